/** Daemon sets: an annotation counts the states of the template, for the controllers of old that told pods apart by it. */
import type { DaemonSet } from "../../../generated/apps/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";

const GENERATION = "deprecated.daemonset.template.generation";

export const daemonSetHook: ResourceHook = {
  prepareForCreate: (object) => count(object, 1),
  prepareForUpdate(object, old) {
    const [now, before] = [object, old].map((each) => (each as unknown as DaemonSet).spec?.template);
    count(object, counted(old) + (deepEqual((now ?? null) as never, (before ?? null) as never) ? 0 : 1));
  },
};

const counted = ({ metadata }: ApiObject): number => Number(metadata.annotations?.[GENERATION] ?? 0) || 0;

function count(object: ApiObject, generation: number): void {
  object.metadata.annotations = { ...object.metadata.annotations, [GENERATION]: String(generation) };
}
