/** Limit ranges: bounds of one type of object fit each other (ADM rows build on it). */
import type { LimitRangeItem } from "../../../generated/core/v1/types.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type FieldError, forbiddenField, invalidValue, required } from "../../errors/field-error.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import type { TypeHook } from "../../registry/type-hook.js";
import { qualifiedName } from "../../schema/names.js";
import { compareQuantities, parseQuantity } from "../../schema/quantity.js";
import { containerNameErrors, isForeignResource, isHugePages, resourceNameErrors } from "./resource-names.js";

type Amounts = Readonly<Record<string, string>>;

const STANDARD_TYPES: ReadonlySet<string> = new Set(["Pod", "Container", "PersistentVolumeClaim"]);
const ONE = parseQuantity("1");

const isMore = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && compareQuantities(parseQuantity(a), parseQuantity(b)) > 0;

function numberOf(amount: string): number {
  const { unscaled, scale } = parseQuantity(amount);
  return Number(`${unscaled}e${scale}`);
}

/** A pod has no defaults. */
function amountsOf(item: LimitRangeItem): readonly (readonly [name: string, amounts: Amounts])[] {
  const { max = {}, min = {}, maxLimitRequestRatio = {} } = item;
  const { default: limits = {}, defaultRequest = {} } = item.type === "Pod" ? {} : item;
  return [
    ["max", max],
    ["min", min],
    ["default", limits],
    ["defaultRequest", defaultRequest],
    ["maxLimitRequestRatio", maxLimitRequestRatio],
  ];
}

function typeErrors({ type, default: limits, defaultRequest, min, max }: LimitRangeItem, path: string): FieldError[] {
  if (type === "Pod") {
    const given = Object.entries({ default: limits, defaultRequest }).filter(([, amounts]) => Object.keys(amounts ?? {}).length > 0);
    return given.map(([name]) => forbiddenField(`${path}.${name}`, "may not be specified when `type` is 'Pod'"));
  }
  if (type === "PersistentVolumeClaim" && min?.["storage"] === undefined && max?.["storage"] === undefined) {
    return [required(`${path}.limits`, "either minimum or maximum storage value is required, but neither was provided")];
  }
  const malformed = qualifiedName(type).map((text) => invalidValue(`${path}.type`, type, text));
  if (malformed.length > 0 || STANDARD_TYPES.has(type) || type.includes("/")) return malformed;
  return [invalidValue(`${path}.type`, type, "must be a standard limit type or fully qualified")];
}

/** Bounds of one resource that contradict each other. */
function boundErrors(item: LimitRangeItem, key: string, path: string, { labelDomain }: VendorProfile): FieldError[] {
  const [max, min, limit, request, ratio] = amountsOf(item).map(([, amounts]) => (Object.hasOwn(amounts, key) ? amounts[key] : undefined));
  const at = (name: string): string => `${path}.${name}[${key}]`;
  const errors: FieldError[] = [];
  if (isMore(min, max)) errors.push(invalidValue(at("min"), min, `min value ${min} is greater than max value ${max}`));
  if (isMore(min, request)) {
    errors.push(invalidValue(at("defaultRequest"), request, `min value ${min} is greater than default request value ${request}`));
  }
  if (isMore(request, max)) {
    errors.push(invalidValue(at("defaultRequest"), request, `default request value ${request} is greater than max value ${max}`));
  }
  if (isMore(request, limit)) {
    errors.push(
      invalidValue(at("defaultRequest"), request, `default request value ${request} is greater than default limit value ${limit}`),
    );
  }
  if (isMore(min, limit)) errors.push(invalidValue(at("default"), min, `min value ${min} is greater than default value ${limit}`));
  if (isMore(limit, max)) errors.push(invalidValue(at("default"), max, `default value ${limit} is greater than max value ${max}`));
  if (ratio !== undefined && compareQuantities(parseQuantity(ratio), ONE) < 0) {
    errors.push(invalidValue(at("maxLimitRequestRatio"), ratio, `ratio ${ratio} is less than 1`));
  }
  if (ratio !== undefined && min !== undefined && max !== undefined) {
    const most = numberOf(max) / numberOf(min);
    if (numberOf(ratio) > most) {
      errors.push(invalidValue(at("maxLimitRequestRatio"), ratio, `ratio ${ratio} is greater than max/min = ${most.toFixed(6)}`));
    }
  }
  const isShared = !isForeignResource(key, labelDomain) && !isHugePages(key);
  if (!isShared && limit !== undefined && request !== undefined && (isMore(limit, request) || isMore(request, limit))) {
    errors.push(
      invalidValue(at("defaultRequest"), request, `default value ${limit} must equal to defaultRequest value ${request} in ${key}`),
    );
  }
  return errors;
}

/** One without a name, or to be given one, is called by its UID. */
export const limitRangeHook: ResourceHook = {
  prepareForCreate({ metadata }) {
    metadata.name ||= metadata.uid as string;
  },
};

export const limitRangeItemHook: TypeHook<LimitRangeItem> = {
  validate(item, _old, path, { profile }) {
    const forContainers = item.type === "Pod" || item.type === "Container";
    const nameErrors = (key: string, at: string): FieldError[] =>
      forContainers ? containerNameErrors(key, at, profile.labelDomain) : resourceNameErrors(key, at);
    const names = amountsOf(item).flatMap(([name, amounts]) =>
      Object.keys(amounts).flatMap((key) => nameErrors(key, `${path}.${name}[${key}]`)),
    );
    const keys = new Set(amountsOf(item).flatMap(([, amounts]) => Object.keys(amounts)));
    return [...typeErrors(item, path), ...names, ...[...keys].flatMap((key) => boundErrors(item, key, path, profile))];
  },
};
