/** Stateful sets: their claim templates are shown as the claims they are. */
import type { StatefulSet } from "../../../generated/apps/v1/types.js";
import type { ResourceHook } from "../../registry/resource-hook.js";

interface Typed {
  apiVersion?: string;
  kind?: string;
}

export const statefulSetHook: ResourceHook = {
  default(object) {
    for (const claim of (object as unknown as StatefulSet).spec?.volumeClaimTemplates ?? []) {
      const typed = claim as Typed;
      typed.apiVersion ||= "v1";
      typed.kind ||= "PersistentVolumeClaim";
    }
  },
};
