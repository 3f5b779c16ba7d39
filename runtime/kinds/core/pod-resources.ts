/** Rules of resource names and amounts of containers. */
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type FieldError, forbiddenField, invalidValue, required, toldAfter } from "../../errors/field-error.js";
import { qualifiedName } from "../../schema/names.js";
import { compareQuantities, parseQuantity } from "../../schema/quantity.js";
import type { Container, Quantities } from "./pod-model.js";

const HUGE_PAGES = "hugepages-";
const CONTAINER_RESOURCES: ReadonlySet<string> = new Set(["cpu", "memory", "ephemeral-storage"]);
/** Names of quotas, which no container may use but which are no unknown words. */
const QUOTA_RESOURCES: ReadonlySet<string> = new Set([
  ...["requests.cpu", "requests.memory", "requests.ephemeral-storage", "requests.storage"],
  ...["limits.cpu", "limits.memory", "limits.ephemeral-storage"],
  ...["pods", "resourcequotas", "services", "replicationcontrollers", "secrets", "configmaps", "persistentvolumeclaims", "storage"],
  ...["services.nodeports", "services.loadbalancers"],
]);

type Resources = NonNullable<Container["resources"]>;

/** Mistakes of `resources`, found at `path`. */
export function resourceErrors(resources: Resources, path: string, profile: VendorProfile): FieldError[] {
  const { limits = {}, requests = {} } = resources;
  const errors = [...amountErrors(limits, `${path}.limits`, profile), ...amountErrors(requests, `${path}.requests`, profile)];
  const compared = Object.entries(requests).flatMap(([name, request]) => requestErrors(name, request, limits[name], path, profile));
  errors.push(...toldAfter(`${path}.requests`, compared));
  const names = [...Object.keys(limits), ...Object.keys(requests)];
  if (names.some(isHugePages) && !names.some((name) => name === "cpu" || name === "memory")) {
    errors.push(forbiddenField(path, "HugePages require cpu or memory"));
  }
  return errors;
}

const isHugePages = (name: string): boolean => name.startsWith(HUGE_PAGES);

/** Resources of the system itself, as against those that a vendor's device plugin offers. */
const isNative = (name: string, profile: VendorProfile): boolean => !name.includes("/") || name.includes(`${profile.labelDomain}/`);

function amountErrors(amounts: Quantities, path: string, profile: VendorProfile): FieldError[] {
  return Object.entries(amounts).flatMap(([name, amount]) => {
    const at = `${path}[${name}]`;
    const errors = nameErrors(name, at, profile);
    const quantity = parseQuantity(amount);
    if (compareQuantities(quantity, parseQuantity("0")) < 0) errors.push(invalidValue(at, amount, "must be greater than or equal to 0"));
    if (isExtended(name, profile) && !isWhole(amount)) errors.push(invalidValue(at, amount, "must be an integer"));
    if (isHugePages(name) && !isMultiple(amount, name.slice(HUGE_PAGES.length))) {
      errors.push(invalidValue(at, amount, `${amount} is not positive integer multiple of ${name}`));
    }
    return errors;
  });
}

function nameErrors(name: string, path: string, profile: VendorProfile): FieldError[] {
  const texts = qualifiedName(name);
  const errors = texts.map((text) => invalidValue(path, name, text));
  const known = CONTAINER_RESOURCES.has(name) || isHugePages(name);
  if (!name.includes("/")) {
    if (texts.length === 0 && !known && !QUOTA_RESOURCES.has(name)) {
      errors.push(invalidValue(path, name, "must be a standard resource type or fully qualified"));
    }
    if (!known) errors.push(invalidValue(path, name, "must be a standard resource for containers"));
  } else if (!isNative(name, profile) && !isExtended(name, profile)) {
    errors.push(invalidValue(path, name, "doesn't follow extended resource name standard"));
  }
  return errors;
}

function isExtended(name: string, profile: VendorProfile): boolean {
  return !isNative(name, profile) && !name.startsWith("requests.") && qualifiedName(`requests.${name}`).length === 0;
}

function requestErrors(name: string, request: string, limit: string | undefined, path: string, profile: VendorProfile): FieldError[] {
  const fixed = isHugePages(name) || !isNative(name, profile);
  if (limit === undefined) return fixed ? [required(`${path}.limits`, "Limit must be set for non overcommitable resources")] : [];
  const order = compareQuantities(parseQuantity(request), parseQuantity(limit));
  if (fixed && order !== 0) return [invalidValue(`${path}.requests`, request, `must be equal to ${name} limit`)];
  return order > 0 ? [invalidValue(`${path}.requests`, request, `must be less than or equal to ${name} limit`)] : [];
}

/** Larger powers of ten are cut to this; whether a number is whole, or a multiple of a page, stays the same. */
const MAXIMUM_SCALE = 64;

/** The whole number that a quantity is, when it is one. */
function wholeOf(text: string): bigint | undefined {
  const { unscaled, scale } = parseQuantity(text);
  if (scale >= 0) return unscaled * 10n ** BigInt(Math.min(scale, MAXIMUM_SCALE));
  const unit = 10n ** BigInt(-scale);
  return unscaled % unit === 0n ? unscaled / unit : undefined;
}

export const isWhole = (text: string): boolean => wholeOf(text) !== undefined;

function isMultiple(amount: string, size: string): boolean {
  try {
    const unit = wholeOf(size);
    const whole = wholeOf(amount);
    return unit !== undefined && whole !== undefined && unit > 0n && whole % unit === 0n;
  } catch {
    return false;
  }
}
