/** Checks of the verbs' options: 422 on `CreateOptions.meta.<domain>` and its siblings. */
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { invalid } from "../../errors/constructors.js";
import { type FieldError, forbiddenField, invalidValue, notSupported, required } from "../../errors/field-error.js";
import { validateManagerName } from "../../fields/field-manager.js";
import type { CreateOptions, DeleteOptions, ListOptions, PatchOptions, UpdateOptions, WatchOptions } from "../options.js";

const EXACT = "Exact";
const NOT_OLDER_THAN = "NotOlderThan";
const DRY_RUN_ALL = "All";
const FIELD_VALIDATIONS = ["", "Ignore", "Strict", "Warn"];
const PROPAGATION_POLICIES = ["Foreground", "Background", "Orphan"];

function check(profile: VendorProfile, kind: string, errors: readonly FieldError[]): void {
  if (errors.length > 0) throw invalid(`meta.${profile.groupDomain}`, kind, "", errors);
}

/** @throws StatusError 422. */
export function validateCreateOptions(profile: VendorProfile, options: CreateOptions): void {
  if (hasWriteOptions(options)) check(profile, "CreateOptions", writeErrors(options));
}

/** @throws StatusError 422. */
export function validateUpdateOptions(profile: VendorProfile, options: UpdateOptions): void {
  if (hasWriteOptions(options)) check(profile, "UpdateOptions", writeErrors(options));
}

/** @throws StatusError 422. */
export function validatePatchOptions(profile: VendorProfile, options: PatchOptions, apply: boolean): void {
  const errors: FieldError[] = [];
  if (!apply && options.force !== undefined) errors.push(forbiddenField("force", "may not be specified for non-apply patch"));
  if (apply && !options.fieldManager) errors.push(required("fieldManager", "is required for apply patch"));
  check(profile, "PatchOptions", [...errors, ...writeErrors(options)]);
}

/** @throws StatusError 422. */
export function validateDeleteOptions(profile: VendorProfile, options: DeleteOptions): void {
  const errors: FieldError[] = [];
  const { propagationPolicy, orphanDependents, dryRun } = options;
  if (orphanDependents !== undefined && propagationPolicy !== undefined) {
    errors.push(invalidValue("propagationPolicy", propagationPolicy, "orphanDependents and deletionPropagation cannot be both set"));
  }
  if (propagationPolicy !== undefined && !PROPAGATION_POLICIES.includes(propagationPolicy)) {
    errors.push(notSupported("propagationPolicy", propagationPolicy, [...PROPAGATION_POLICIES, "nil"]));
  }
  check(profile, "DeleteOptions", [...errors, ...dryRunErrors(dryRun)]);
}

/** @throws StatusError 422 (LIST-14, LIST-16, LIST-17). */
export function validateListOptions(profile: VendorProfile, options: ListOptions): void {
  const { resourceVersionMatch: match, resourceVersion, sendInitialEvents } = options;
  if (!match && sendInitialEvents === undefined) return;
  const errors: FieldError[] = [];
  const forbid = (field: string, why: string) => errors.push(forbiddenField(field, why));
  if (match) {
    const field = "resourceVersionMatch";
    if (!resourceVersion) forbid(field, "resourceVersionMatch is forbidden unless resourceVersion is provided");
    if (options.continue) forbid(field, "resourceVersionMatch is forbidden when continue is provided");
    if (match !== EXACT && match !== NOT_OLDER_THAN) errors.push(notSupported(field, match, [EXACT, NOT_OLDER_THAN, ""]));
    if (match === EXACT && resourceVersion === "0") {
      forbid(field, 'resourceVersionMatch "exact" is forbidden for resourceVersion "0"');
    }
  }
  if (sendInitialEvents !== undefined) forbid("sendInitialEvents", "sendInitialEvents is forbidden for list");
  check(profile, "ListOptions", errors);
}

/** @throws StatusError 422. */
export function validateWatchOptions(profile: VendorProfile, options: WatchOptions): void {
  const { resourceVersionMatch: match, sendInitialEvents } = options;
  if (!match && sendInitialEvents === undefined) return;
  const field = "resourceVersionMatch";
  const errors: FieldError[] = [];
  if (sendInitialEvents !== undefined && match !== NOT_OLDER_THAN) {
    errors.push(forbiddenField(field, `sendInitialEvents requires setting resourceVersionMatch to ${NOT_OLDER_THAN}`));
  }
  if (match) {
    if (sendInitialEvents === undefined) {
      errors.push(forbiddenField(field, "resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided"));
    }
    if (match !== NOT_OLDER_THAN) errors.push(notSupported(field, match, [NOT_OLDER_THAN]));
    if (options.continue) errors.push(forbiddenField(field, "resourceVersionMatch is forbidden when continue is provided"));
  }
  check(profile, "ListOptions", errors);
}

function hasWriteOptions(options: CreateOptions): boolean {
  return !!options.fieldManager || !!options.fieldValidation || (options.dryRun !== undefined && options.dryRun.length > 0);
}

function writeErrors(options: CreateOptions): FieldError[] {
  const errors = [...validateManagerName(options.fieldManager ?? "")];
  errors.push(...dryRunErrors(options.dryRun));
  const { fieldValidation = "" } = options;
  if (!FIELD_VALIDATIONS.includes(fieldValidation)) errors.push(notSupported("fieldValidation", fieldValidation, FIELD_VALIDATIONS));
  return errors;
}

function dryRunErrors(dryRun: readonly string[] = []): FieldError[] {
  return dryRun.every((value) => value === DRY_RUN_ALL) ? [] : [notSupported("dryRun", [...dryRun], [DRY_RUN_ALL])];
}
