/** Numbers of objects: `count/<resource>.<group>` of every resource, and the older plain names of a few (ADM-20). */
import type { ApiObject } from "../../../definition/object-meta.js";
import { type Amounts, ONE } from "../amounts.js";
import type { Measure, ResourceId } from "./measure.js";

const PREFIX = "count/";
/** Resources of the core group that quotas also count by their plain name, besides those that are measured otherwise. */
const PLAIN_NAMES: ReadonlySet<string> = new Set(["configmaps", "resourcequotas", "replicationcontrollers", "secrets"]);

const countNameOf = ({ group, resource }: ResourceId): string => `${PREFIX}${resource}${group === "" ? "" : `.${group}`}`;

export function countMeasure({ group, resource }: ResourceId): Measure {
  const names = [countNameOf({ group, resource }), ...(group === "" && PLAIN_NAMES.has(resource) ? [resource] : [])];
  const usage: Amounts = new Map(names.map((name) => [name, ONE]));
  return {
    group,
    resource,
    countsOnly: true,
    operations: ["CREATE"],
    measures: (name) => usage.has(name),
    usage: (_object: Readonly<ApiObject>) => usage,
  };
}

const NO_OBJECT: Readonly<ApiObject> = { kind: "", apiVersion: "", metadata: {} };

/** The names of a measure that only counts objects. */
export const countedNames = (measure: Measure): readonly string[] => [...measure.usage(NO_OBJECT, 0).keys()];
