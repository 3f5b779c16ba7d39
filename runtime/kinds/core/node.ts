/** Nodes: two names for the same addresses, and what there is to give where nothing else is said. */
import type { Node } from "../../../generated/core/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FieldError, invalidValue } from "../../errors/field-error.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { duplicateErrors, ITSELF } from "../../schema/checks/unique.js";
import { formats } from "../../schema/formats/formats.js";
import { familyOf } from "./service-addresses.js";

export const nodeHook: ResourceHook = {
  default(object) {
    const { spec, status } = asNode(object);
    if (spec !== undefined) matchRanges(spec);
    if (status?.capacity !== undefined && status.allocatable === undefined) status.allocatable = { ...status.capacity };
  },
  validate: (object) => rangeErrors(asNode(object).spec?.podCIDRs ?? []),
};

const asNode = (object: ApiObject): Node => object as unknown as Node;

/** `podCIDR` is the first of `podCIDRs`; where they differ, the single one counts, which older clients write alone. */
function matchRanges(spec: NonNullable<Node["spec"]>): void {
  const { podCIDR = "", podCIDRs = [] } = spec;
  const [first] = podCIDRs;
  if (podCIDR !== "" && podCIDR !== first) spec.podCIDRs = [podCIDR];
  else if (podCIDR === "" && first) spec.podCIDR = first;
}

const RANGES = "spec.podCIDRs";

function rangeErrors(ranges: readonly string[]): FieldError[] {
  const errors: FieldError[] = ranges.flatMap((range, i) =>
    formats.cidr.texts(range).length === 0 ? [] : [invalidValue(`${RANGES}[${i}]`, [range], "must be valid CIDR")],
  );
  if (errors.length > 0) return errors;
  const families = ranges.map((range) => familyOf(range.slice(0, range.indexOf("/"))));
  if (new Set(families).size < families.length) {
    errors.push(invalidValue(RANGES, [...ranges], "may specify no more than one CIDR for each IP family"));
  }
  return [...errors, ...duplicateErrors([...ranges], ITSELF, RANGES)];
}
