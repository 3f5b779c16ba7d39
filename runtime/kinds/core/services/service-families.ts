/** Which families of addresses a service gets, and in which order (CAT-11). */
import type { Service, ServiceSpec } from "../../../../generated/core/v1/types.js";
import { type FieldError, invalidValue } from "../../../errors/field-error.js";
import { fieldPath } from "../../field-path.js";
import { familyOf, type IpFamily, otherFamily } from "./service-addresses.js";
import { hasClusterAddresses, isHeadless, NO_ADDRESS } from "./service-spec.js";

/** Without a list of its names: there may be a hundred thousand. */
function hasSelector({ selector = {} }: ServiceSpec): boolean {
  for (const _ in selector) return true;
  return false;
}

const FAMILIES: ReadonlySet<string> = new Set(["IPv4", "IPv6"]);
const POLICIES: ReadonlySet<string> = new Set(["SingleStack", "PreferDualStack", "RequireDualStack"]);

/** Whether what it says of families is of words that there are. */
export const statesFamilies = ({ ipFamilies = [], ipFamilyPolicy = "SingleStack" }: ServiceSpec): boolean =>
  ipFamilies.every((family) => FAMILIES.has(family)) && POLICIES.has(ipFamilyPolicy);

/** A policy that nobody states: that of before, else one family - but both for a service without address whose endpoints somebody else makes. */
function policyOf(spec: ServiceSpec, old: ServiceSpec | undefined): NonNullable<ServiceSpec["ipFamilyPolicy"]> {
  const before = old !== undefined && hasClusterAddresses(old) ? old.ipFamilyPolicy : undefined;
  return spec.ipFamilyPolicy ?? before ?? (isHeadless(spec) && !hasSelector(spec) ? "RequireDualStack" : "SingleStack");
}

/** A service that prefers two families is not changed because the cluster has got or lost one. */
function keepsWhatItHas(spec: ServiceSpec, old: ServiceSpec | undefined): boolean {
  if (old === undefined || spec.ipFamilyPolicy !== "PreferDualStack" || old.ipFamilyPolicy !== "PreferDualStack") return false;
  const same = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
    a.length === b.length && a.every((each, i) => each === b[i]);
  return same(spec.clusterIPs, old.clusterIPs) && same(spec.ipFamilies, old.ipFamilies);
}

/**
 * Completes `ipFamilyPolicy` and `ipFamilies`. Answers what this cluster, which has the families of `configured` (the first is its
 * default), cannot give.
 */
export function completeFamilies(spec: ServiceSpec, old: ServiceSpec | undefined, configured: readonly IpFamily[]): readonly FieldError[] {
  const [standard] = configured;
  if (!hasClusterAddresses(spec) || standard === undefined || keepsWhatItHas(spec, old)) return [];
  const policy = policyOf(spec, old);
  spec.ipFamilyPolicy = policy;
  const released = releasedWithout(spec, old);
  const families = familiesOf(spec);
  if (families.length > 0) spec.ipFamilies = families;
  const errors = policy === "SingleStack" ? tooMany(spec) : released;
  if (isHeadless(spec) && !hasSelector(spec)) {
    spec.ipFamilies = completed(families, standard, policy !== "SingleStack");
    return errors;
  }
  if (policy === "RequireDualStack" && configured.length < 2) {
    errors.push(
      invalidValue(
        fieldPath<Service>(({ spec }) => spec.ipFamilyPolicy),
        policy,
        "this cluster is not configured for dual-stack services",
      ),
    );
  }
  for (const [i, family] of families.entries()) {
    if (!configured.includes(family))
      errors.push(
        invalidValue(
          fieldPath<Service>(({ spec }) => spec.ipFamilies[i]),
          family,
          "not configured on this cluster",
        ),
      );
  }
  if (errors.length === 0) spec.ipFamilies = completed(families, standard, policy !== "SingleStack" && configured.length === 2);
  return errors;
}

/** Those that are stated, then those of addresses that are. */
function familiesOf({ ipFamilies = [], clusterIPs = [] }: ServiceSpec): IpFamily[] {
  const families = [...ipFamilies];
  for (const [i, address] of clusterIPs.entries()) {
    const family = address === NO_ADDRESS ? undefined : familyOf(address);
    if (family !== undefined && i >= families.length) families.push(family);
  }
  return families;
}

function completed(families: readonly IpFamily[], standard: IpFamily, both: boolean): IpFamily[] {
  const [first = standard, ...others] = families;
  return both && others.length === 0 ? [first, otherFamily(first)] : [first, ...others];
}

/** Who gives the second address or family back has to want one alone. */
function releasedWithout({ ipFamilyPolicy, clusterIPs = [], ipFamilies = [] }: ServiceSpec, old: ServiceSpec | undefined): FieldError[] {
  const isFewer = (now: readonly string[], before: readonly string[] = []): boolean => now.length > 0 && now.length < before.length;
  return [
    ...(isFewer(clusterIPs, old?.clusterIPs) ? ["cluster IP"] : []),
    ...(isFewer(ipFamilies, old?.ipFamilies) ? ["IP family"] : []),
  ].map((what) => {
    const why = `must be 'SingleStack' to release the secondary ${what}`;
    return invalidValue(
      fieldPath<Service>(({ spec }) => spec.ipFamilyPolicy),
      ipFamilyPolicy,
      why,
    );
  });
}

function tooMany({ ipFamilyPolicy, clusterIPs = [], ipFamilies = [] }: ServiceSpec): FieldError[] {
  const errors: FieldError[] = [];
  for (const [what, values] of [
    ["cluster IPs", clusterIPs],
    ["IP families", ipFamilies],
  ] as const) {
    const why = `must be 'RequireDualStack' or 'PreferDualStack' when multiple ${what} are specified`;
    if (values.length === 2)
      errors.push(
        invalidValue(
          fieldPath<Service>(({ spec }) => spec.ipFamilyPolicy),
          ipFamilyPolicy,
          why,
        ),
      );
  }
  return errors;
}
