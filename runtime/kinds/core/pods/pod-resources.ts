/** Rules of resource names and amounts of containers. */
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { type FieldError, forbiddenField, invalidValue, required, toldAfter } from "../../../errors/field-error.js";
import { compareQuantities, parseQuantity, type Quantity } from "../../../schema/quantity.js";
import { ZERO } from "../amounts.js";
import { containerNameErrors, isExtendedResource, isForeignResource, isHugePages, sizeOfPages } from "../resource-names.js";
import type { Container, Quantities } from "./pod-model.js";

type Resources = NonNullable<Container["resources"]>;

/** Mistakes of `resources`, found at `path`. */
export function resourceErrors(resources: Resources, path: string, profile: VendorProfile): FieldError[] {
  const { limits = {}, requests = {} } = resources;
  const errors = amountErrors(limits, {}, `${path}.limits`, profile);
  const fine = errors.length === 0 ? limits : {};
  errors.push(...amountErrors(requests, fine, `${path}.requests`, profile));
  const compared = Object.entries(requests).flatMap(([name, request]) =>
    requestErrors(name, request, Object.hasOwn(limits, name) ? limits[name] : undefined, path, profile),
  );
  errors.push(...toldAfter(`${path}.requests`, compared));
  const names = [...Object.keys(limits), ...Object.keys(requests)];
  if (names.some(isHugePages) && !names.some((name) => name === "cpu" || name === "memory")) {
    errors.push(forbiddenField(path, "HugePages require cpu or memory"));
  }
  return errors;
}

/** @param fine amounts that were found to be without mistakes: requests mostly are as the limits are */
function amountErrors(amounts: Quantities, fine: Quantities, path: string, { labelDomain }: VendorProfile): FieldError[] {
  const errors: FieldError[] = [];
  for (const name in amounts) {
    const amount = amounts[name] as string;
    if (Object.hasOwn(fine, name) && fine[name] === amount) continue;
    const at = `${path}[${name}]`;
    errors.push(...containerNameErrors(name, at, labelDomain));
    const quantity = parseQuantity(amount);
    if (compareQuantities(quantity, ZERO) < 0) errors.push(invalidValue(at, amount, "must be greater than or equal to 0"));
    if (wholeOf(quantity) === undefined && isExtendedResource(name, labelDomain)) {
      errors.push(invalidValue(at, amount, "must be an integer"));
    }
    if (isHugePages(name) && !isMultiple(quantity, sizeOfPages(name))) {
      errors.push(invalidValue(at, amount, `${amount} is not positive integer multiple of ${name}`));
    }
  }
  return errors;
}

function requestErrors(
  name: string,
  request: string,
  limit: string | undefined,
  path: string,
  { labelDomain }: VendorProfile,
): FieldError[] {
  const fixed = isHugePages(name) || isForeignResource(name, labelDomain);
  if (limit === undefined) return fixed ? [required(`${path}.limits`, "Limit must be set for non overcommitable resources")] : [];
  const order = request === limit ? 0 : compareQuantities(parseQuantity(request), parseQuantity(limit));
  if (fixed && order !== 0) return [invalidValue(`${path}.requests`, request, `must be equal to ${name} limit`)];
  return order > 0 ? [invalidValue(`${path}.requests`, request, `must be less than or equal to ${name} limit`)] : [];
}

/** Larger powers of ten are cut to this; whether a number is whole, or a multiple of a page, stays the same. */
const MAXIMUM_SCALE = 64;

/** The whole number that a quantity is, when it is one. */
function wholeOf({ unscaled, scale }: Quantity): bigint | undefined {
  if (scale >= 0) return unscaled * 10n ** BigInt(Math.min(scale, MAXIMUM_SCALE));
  const unit = 10n ** BigInt(-scale);
  return unscaled % unit === 0n ? unscaled / unit : undefined;
}

export const isWhole = (text: string): boolean => wholeOf(parseQuantity(text)) !== undefined;

function isMultiple(amount: Quantity, size: string): boolean {
  try {
    const unit = wholeOf(parseQuantity(size));
    const whole = wholeOf(amount);
    return unit !== undefined && whole !== undefined && unit > 0n && whole % unit === 0n;
  } catch {
    return false;
  }
}
