/** What addresses and families a service may state, and which of them may change (CAT-11). */
import type { Service, ServiceSpec } from "../../../../generated/core/v1/types.js";
import { type FieldError, forbiddenField, invalidValue, required } from "../../../errors/field-error.js";
import { quoteText } from "../../../errors/quote-text.js";
import { duplicateErrors, ITSELF } from "../../../schema/checks/unique.js";
import { fieldPath } from "../../field-path.js";
import { familyOf } from "./service-addresses.js";
import { hasClusterAddresses, hasHealthCheckPort, isHeadless, NO_ADDRESS } from "./service-spec.js";

const ADDRESSES = fieldPath<Service>(({ spec }) => spec.clusterIPs);
const FAMILIES = fieldPath<Service>(({ spec }) => spec.ipFamilies);
const POLICY = fieldPath<Service>(({ spec }) => spec.ipFamilyPolicy);
const HEALTH_CHECK = fieldPath<Service>(({ spec }) => spec.healthCheckNodePort);
const FIXED = "may not change once set";
const MAXIMUM = 2;

/** Whether {@link addressErrors} will find that there are more than there may be: then nobody has to look at each. */
export const holdsTooMany = (spec: ServiceSpec): boolean =>
  hasClusterAddresses(spec) && ((spec.clusterIPs ?? []).length > MAXIMUM || (spec.ipFamilies ?? []).length > MAXIMUM);

export function addressErrors(spec: ServiceSpec): FieldError[] {
  const { ipFamilies = [], ipFamilyPolicy } = spec;
  if (!hasClusterAddresses(spec)) {
    const unused = "may not be set for ExternalName services";
    return [
      ...(ipFamilyPolicy === undefined ? [] : [forbiddenField(POLICY, unused)]),
      ...(ipFamilies.length === 0 ? [] : [forbiddenField(FAMILIES, unused)]),
    ];
  }
  const errors = duplicateErrors([...ipFamilies], ITSELF, FAMILIES);
  if (ipFamilies.length > MAXIMUM) errors.push(invalidValue(FAMILIES, [...ipFamilies], "may only hold up to 2 values"));
  const { clusterIPs = [] } = spec;
  const areAddresses = clusterIPs.length <= MAXIMUM && clusterIPs.every((address) => familyOf(address) !== undefined);
  return [...errors, ...textErrors(spec), ...(areAddresses ? combinationErrors(spec) : [])];
}

function textErrors({ clusterIP = "", clusterIPs: given = [] }: ServiceSpec): FieldError[] {
  // One for all mistakes: each may show it, and there may be as many as addresses.
  const clusterIPs = [...given];
  const errors: FieldError[] = [];
  if (clusterIPs.length === 0) {
    if (clusterIP !== "") errors.push(required(ADDRESSES, ""));
  } else if (clusterIP === "") errors.push(invalidValue(ADDRESSES, clusterIPs, "must be empty when `clusterIP` is not specified"));
  else if (clusterIPs[0] !== clusterIP) errors.push(invalidValue(ADDRESSES, clusterIPs, "first value must match `clusterIP`"));
  for (const [i, address] of clusterIPs.entries()) {
    if (address === NO_ADDRESS) {
      if (clusterIPs.length > 1) errors.push(invalidValue(ADDRESSES, clusterIPs, "'None' must be the first and only value"));
    } else if (familyOf(address) === undefined) {
      errors.push(invalidValue(`${ADDRESSES}[${i}]`, address, "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)"));
    }
  }
  if (clusterIPs.length > MAXIMUM) errors.push(invalidValue(ADDRESSES, clusterIPs, "may only hold up to 2 values"));
  return errors;
}

function combinationErrors(spec: ServiceSpec): FieldError[] {
  const { clusterIPs = [], ipFamilies = [] } = spec;
  const families = clusterIPs.map(familyOf);
  const isDoubled = families.length > 1 && new Set(families).size === 1;
  const doubled = isDoubled ? [invalidValue(ADDRESSES, [...clusterIPs], "may specify no more than one IP for each IP family")] : [];
  const misfits = clusterIPs.flatMap((address, i) => {
    const expected = ipFamilies[i];
    if (expected === undefined || expected === families[i] || isHeadless(spec)) return [];
    return [invalidValue(`${ADDRESSES}[${i}]`, address, `expected an ${expected} value as indicated by \`ipFamilies[${i}]\``)];
  });
  return [...doubled, ...misfits];
}

export function healthCheckErrors(spec: ServiceSpec): FieldError[] {
  if (!spec.healthCheckNodePort || hasHealthCheckPort(spec)) return [];
  const why = "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'";
  return [invalidValue(HEALTH_CHECK, spec.healthCheckNodePort, why)];
}

/** The first address and family stay; a second one comes and goes with the policy. */
export function changeErrors(spec: ServiceSpec, old: ServiceSpec): FieldError[] {
  if (!hasClusterAddresses(spec) || !hasClusterAddresses(old)) return [];
  const port = hasHealthCheckPort(spec) && hasHealthCheckPort(old) && old.healthCheckNodePort !== spec.healthCheckNodePort;
  const errors = port && old.healthCheckNodePort ? [forbiddenField(HEALTH_CHECK, "field is immutable")] : [];
  // Stored before addresses were given.
  if ((old.clusterIPs ?? []).length === 0) return errors;
  if (isHeadless(spec) && isHeadless(old)) return errors;
  return [
    ...errors,
    ...changedList(ADDRESSES, "clusterIP", spec.clusterIPs ?? [], old.clusterIPs ?? [], spec),
    ...changedList(FAMILIES, "ipFamily", spec.ipFamilies ?? [], old.ipFamilies ?? [], spec),
  ];
}

function changedList(field: string, noun: string, now: readonly string[], old: readonly string[], spec: ServiceSpec): FieldError[] {
  const fixed = (i: number): FieldError => {
    const error = invalidValue(`${field}[${i}]`, [...now], FIXED);
    return field === FAMILIES ? { ...error, shown: `[]core.IPFamily{${now.map((family) => quoteText(family)).join(", ")}}` } : error;
  };
  if (now.length === old.length) return now.flatMap((value, i) => (value === old[i] ? [] : [fixed(i)]));
  if (now.length === 0) return [invalidValue(`${field}[0]`, [...now], `primary ${noun} can not be unset`)];
  const errors = old.length > 0 && now[0] !== old[0] ? [fixed(0)] : [];
  if (now.length < old.length && spec.ipFamilyPolicy !== "SingleStack") {
    errors.push(invalidValue(POLICY, spec.ipFamilyPolicy, `must be set to 'SingleStack' when releasing the secondary ${noun}`));
  }
  return errors;
}
