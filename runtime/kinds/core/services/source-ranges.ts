/** Whom a load balancer lets through: ranges of addresses in the specification, or else in an annotation. */
import type { Service } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { type FieldError, forbiddenField, invalidValue } from "../../../errors/field-error.js";
import { hasFormat } from "../../../schema/formats/formats.js";
import { fieldPath } from "../../field-path.js";

const RANGES = fieldPath<Service>(({ spec }) => spec.loadBalancerSourceRanges);

/** One of two for all ranges, shown together. */
export function sourceRangeErrors(object: ApiObject, { labelDomain }: VendorProfile): FieldError[] {
  const { type, loadBalancerSourceRanges: ranges = [] } = (object as unknown as Service).spec ?? {};
  const annotation = `service.beta.${labelDomain}/load-balancer-source-ranges`;
  const annotated = object.metadata.annotations?.[annotation];
  if (ranges.length > 0) return rangeErrors(RANGES, `[${ranges.join(" ")}]`, ranges, type);
  if (annotated === undefined) return [];
  const stated = annotated.trim();
  return rangeErrors(`metadata.annotations[${annotation}]`, annotated, stated === "" ? [] : stated.split(","), type);
}

function rangeErrors(field: string, shown: string, ranges: readonly string[], type: string | undefined): FieldError[] {
  const isBalanced = type === "LoadBalancer";
  const areRanges = ranges.every((range) => hasFormat("cidr", range.trim()));
  return [
    ...(isBalanced ? [] : [forbiddenField(field, "may only be used when `type` is 'LoadBalancer'")]),
    ...(areRanges ? [] : [invalidValue(field, shown, "must be a list of IP ranges. For example, 10.240.0.0/24,10.250.0.0/24 ")]),
  ];
}
