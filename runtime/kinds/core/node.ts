/** Nodes: two names for the same addresses, and what there is to give where nothing else is said. */
import type { Node } from "../../../generated/core/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import {
  duplicate,
  type FieldError,
  forbiddenField,
  invalidValue,
  MAXIMUM_FIELD_ERRORS,
  shownTexts,
  toldAfter,
} from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { duplicateErrors, ITSELF } from "../../schema/checks/unique.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { formats } from "../../schema/formats/formats.js";
import { compareQuantities, parseQuantity } from "../../schema/quantity.js";
import { fieldPath } from "../field-path.js";
import { isWhole } from "./pods/pod-resources.js";
import { isCounted, isExtendedResource } from "./resource-names.js";
import { familyOf } from "./services/service-addresses.js";

export const nodeHook: ResourceHook = {
  default(object) {
    const { spec, status } = asNode(object);
    if (spec !== undefined) matchRanges(spec);
    if (status?.capacity !== undefined && status.allocatable === undefined) status.allocatable = { ...status.capacity };
  },
  validate(object, old, { profile }) {
    const node = asNode(object);
    return [
      ...taintErrors(node.spec?.taints ?? []),
      ...amountErrors(node.status ?? {}, profile),
      ...toldAfter("status", rangeErrors(node.spec?.podCIDRs ?? [])),
      ...(old === undefined
        ? []
        : toldAfter("status", [...addressErrors(node.status?.addresses ?? []), ...changeErrors(node.spec ?? {}, asNode(old).spec ?? {})])),
    ];
  },
};

const asNode = (object: ApiObject): Node => object as unknown as Node;

/** `podCIDR` is the first of `podCIDRs`; where they differ, the single one counts, which older clients write alone. */
function matchRanges(spec: NonNullable<Node["spec"]>): void {
  const { podCIDR = "", podCIDRs = [] } = spec;
  const [first] = podCIDRs;
  if (podCIDR !== "" && podCIDR !== first) spec.podCIDRs = [podCIDR];
  else if (podCIDR === "" && first) spec.podCIDR = first;
}

type NodeSpec = NonNullable<Node["spec"]>;
type NodeStatus = NonNullable<Node["status"]>;

/** One taint of a key and an effect. */
function taintErrors(taints: NonNullable<NodeSpec["taints"]>): FieldError[] {
  const seen = new Set<string>();
  return taints.flatMap(({ key, value = "", effect, timeAdded }, index) => {
    const pair = JSON.stringify([key, effect]);
    const isTaken = seen.has(pair);
    seen.add(pair);
    if (!isTaken) return [];
    const shown = `core.Taint{Key:${quoteText(key)}, Value:${quoteText(value)}, Effect:${quoteText(effect)}, TimeAdded:${timeAdded ?? "<nil>"}}`;
    return [{ ...duplicate(`${TAINTS}[${index}]`, key), shown, detail: "taints must be unique by key and effect pair" }];
  });
}

function addressErrors(addresses: NonNullable<NodeStatus["addresses"]>): FieldError[] {
  const seen = new Set<string>();
  return addresses.flatMap(({ type, address }, index) => {
    const shown = `core.NodeAddress{Type:${quoteText(type)}, Address:${quoteText(address)}}`;
    const isTaken = seen.has(shown);
    seen.add(shown);
    return isTaken ? [{ ...duplicate(`${ADDRESSES}[${index}]`, address), shown }] : [];
  });
}

/** What a node has is no less than nothing, and whole where there are no parts of it. */
function amountErrors(status: NodeStatus, { labelDomain }: VendorProfile): FieldError[] {
  return (["capacity", "allocatable"] as const).flatMap((list) =>
    Object.entries(status[list] ?? {}).flatMap(([name, amount]) => {
      const path = `${fieldPath<Node>(({ status }) => status[list])}.${name}`;
      const isCut = (isCounted(name) || isExtendedResource(name, labelDomain)) && !isWhole(amount);
      return [
        ...(compareQuantities(parseQuantity(amount), ZERO) < 0 ? [invalidValue(path, amount, "must be greater than or equal to 0")] : []),
        ...(isCut ? [invalidValue(path, amount, "must be an integer")] : []),
      ];
    }),
  );
}

/** What identifies a node, and what was given to it, stays once it is there. */
function changeErrors(spec: NodeSpec, old: NodeSpec): FieldError[] {
  const { podCIDRs = [], providerID = "", externalID = "" } = old;
  const errors: FieldError[] = [];
  if (podCIDRs.length > 0 && !deepEqual([...podCIDRs], [...(spec.podCIDRs ?? [])])) {
    errors.push(forbiddenField(RANGES, 'node updates may not change podCIDR except from "" to valid'));
  }
  if (providerID !== "" && spec.providerID !== providerID) {
    errors.push(forbiddenField(PROVIDER, 'node updates may not change providerID except from "" to valid'));
  }
  return (spec.externalID ?? "") === externalID ? errors : [...errors, forbiddenField(EXTERNAL, "may not be updated")];
}

const ZERO = parseQuantity("0");
const RANGES = fieldPath<Node>(({ spec }) => spec.podCIDRs);
const TAINTS = fieldPath<Node>(({ spec }) => spec.taints);
const ADDRESSES = fieldPath<Node>(({ status }) => status.addresses);
const PROVIDER = fieldPath<Node>(({ spec }) => spec.providerID);
const EXTERNAL = fieldPath<Node>(({ spec }) => spec.externalID);

function rangeErrors(given: readonly string[]): FieldError[] {
  // One for all mistakes: each shows it, and there may be as many as ranges.
  const ranges = [...given];
  let shown: string | undefined;
  const errors: FieldError[] = [];
  for (const [i, range] of ranges.entries()) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    if (formats.cidr.texts(range).length === 0) continue;
    shown ??= shownTexts(ranges);
    errors.push({ ...invalidValue(`${RANGES}[${i}]`, undefined, "must be valid CIDR"), shown });
  }
  if (errors.length > 0) return errors;
  const families = ranges.map((range) => familyOf(range.slice(0, range.indexOf("/"))));
  if (new Set(families).size < families.length) {
    errors.push(invalidValue(RANGES, ranges, "may specify no more than one CIDR for each IP family"));
  }
  return [...errors, ...duplicateErrors(ranges, ITSELF, RANGES)];
}
