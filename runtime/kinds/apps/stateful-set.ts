/** Stateful sets: their claim templates are shown as the claims they are; of their pods' template only the metadata is judged, as the peer does. */
import type { StatefulSet } from "../../../generated/apps/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { templateMetadataErrors } from "../core/pods/pod-template.js";
import { fieldPath } from "../field-path.js";

const TEMPLATE = fieldPath<StatefulSet>(({ spec }) => spec.template);

export const statefulSetHook: ResourceHook = {
  default(object) {
    for (const claim of specOf(object)?.volumeClaimTemplates ?? []) {
      claim.apiVersion ||= "v1";
      claim.kind ||= "PersistentVolumeClaim";
    }
  },
  validate(object, _old, { profile, subresource }) {
    const template = specOf(object)?.template;
    return template === undefined || subresource === "status" ? [] : templateMetadataErrors(template, TEMPLATE, profile);
  },
};

const specOf = (object: Readonly<ApiObject>): StatefulSet["spec"] => (object as unknown as StatefulSet).spec;
