/** Claims: data sources that are understood, and a spec that changes in few, named ways (PVC rows). */
import type { PersistentVolumeClaim } from "../../../../generated/core/v1/types.js";
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../../definition/json.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { type FieldError, forbiddenField, invalidValue, toldAfter } from "../../../errors/field-error.js";
import { deepCopy } from "../../../fields/deep-copy.js";
import type { HookContext, ResourceHook } from "../../../registry/resource-hook.js";
import { setValueBelow, valueBelow } from "../../../schema/checks/paths.js";
import { deepEqual } from "../../../schema/deep-equal.js";
import { compareQuantities, parseQuantity } from "../../../schema/quantity.js";
import { fieldPath } from "../../field-path.js";
import { roundAmounts } from "../resource-list.js";

const ANY_DATA_SOURCE_GATE = "AnyVolumeDataSource";
const RECOVERY_GATE = "RecoverVolumeExpansionFailure";
const REQUESTED_STORAGE = "resources.requests.storage";
const REQUEST = `${fieldPath<PersistentVolumeClaim>(({ spec }) => spec.resources.requests)}.storage`;

const specOf = (claim: Readonly<ApiObject>): JsonObject => (isJsonObject(claim["spec"]) ? claim["spec"] : {});

/** A claim, or a volume snapshot of the snapshot group, which are what volumes are made from. */
function isUnderstood(source: JsonObject, { profile }: HookContext): boolean {
  const group = source["apiGroup"] ?? "";
  if (source["kind"] === "PersistentVolumeClaim" && group === "") return true;
  return source["kind"] === "VolumeSnapshot" && group === `snapshot.storage.${profile.groupDomain}`;
}

const hasSource = ({ dataSource, dataSourceRef }: JsonObject): boolean => dataSource !== undefined || dataSourceRef !== undefined;

/**
 * `dataSource` drops what is not understood, unless the claim had a source already or names one by `dataSourceRef`; then, with the
 * gate on, either field follows the other when that alone is set: older clients know one of them only.
 */
function settleDataSources(spec: JsonObject, stored: JsonObject | undefined, context: HookContext): void {
  const { dataSource, dataSourceRef } = spec;
  const mayDrop = dataSourceRef === undefined && (stored === undefined || !hasSource(stored));
  if (mayDrop && isJsonObject(dataSource) && !isUnderstood(dataSource, context)) delete spec["dataSource"];
  equateDataSources(spec, context);
}

function equateDataSources(spec: JsonObject, context: HookContext): void {
  if (!context.gate(ANY_DATA_SOURCE_GATE)) return;
  const { dataSource, dataSourceRef } = spec;
  if (dataSource !== undefined && dataSourceRef === undefined) spec["dataSourceRef"] = deepCopy(dataSource);
  else if (dataSourceRef !== undefined && dataSource === undefined) spec["dataSource"] = deepCopy(dataSourceRef);
}

function storageClassAnnotation(claim: Readonly<ApiObject>, { profile }: HookContext): string | undefined {
  const name = profile.names["storageClassBetaAnnotation"];
  return name === undefined ? undefined : claim.metadata.annotations?.[name];
}

/** A class that was named by annotation may move into the field, once. */
function movesStorageClass(claim: ApiObject, old: ApiObject, context: HookContext): boolean {
  const before = storageClassAnnotation(old, context);
  const after = storageClassAnnotation(claim, context);
  if (before === undefined || specOf(old)["storageClassName"] !== undefined) return false;
  return specOf(claim)["storageClassName"] === before && (after === undefined || after === before);
}

function updateErrors(claim: ApiObject, old: ApiObject, context: HookContext): FieldError[] {
  const errors: FieldError[] = [];
  const spec = deepCopy(specOf(claim) as JsonValue) as JsonObject;
  const stored = deepCopy(specOf(old) as JsonValue) as JsonObject;
  equateDataSources(stored, context);
  if (!stored["volumeName"]) setValueBelow(stored, "volumeName", spec["volumeName"]);
  if (movesStorageClass(claim, old, context)) delete spec["storageClassName"];
  else errors.push(...annotationErrors(claim, old, context));
  const bound = (claim as unknown as PersistentVolumeClaim).status?.phase === "Bound";
  const oldSize = valueBelow(stored, REQUESTED_STORAGE);
  const newSize = valueBelow(spec, REQUESTED_STORAGE);
  if (bound && valueBelow(spec, "resources.requests") !== undefined) setValueBelow(spec, REQUESTED_STORAGE, oldSize);
  if (!deepEqual(spec, stored)) {
    const what = "spec is immutable after creation except resources.requests for bound claims";
    errors.push(forbiddenField("spec", `${what}\n${differences(spec, stored)}`));
  }
  errors.push(...shrinkErrors(newSize, oldSize, old, context));
  if (specOf(claim)["volumeMode"] !== specOf(old)["volumeMode"]) {
    errors.push(invalidValue("volumeMode", specOf(claim)["volumeMode"], "field is immutable"));
  }
  return toldAfter("spec", errors);
}

function annotationErrors(claim: ApiObject, old: ApiObject, context: HookContext): FieldError[] {
  const value = storageClassAnnotation(claim, context);
  if (value === storageClassAnnotation(old, context)) return [];
  const field = `metadata.annotations.${context.profile.names["storageClassBetaAnnotation"]}`;
  return [invalidValue(field, value ?? "", "field is immutable")];
}

/** With the gate on, a claim whose expansion fails may ask for less again, down to what it has. */
function shrinkErrors(size: JsonValue | undefined, previous: JsonValue | undefined, old: ApiObject, context: HookContext): FieldError[] {
  if (!isSmaller(size, previous)) return [];
  if (!context.gate(RECOVERY_GATE)) return [forbiddenField(REQUEST, "field can not be less than previous value")];
  const capacity = (old as unknown as PersistentVolumeClaim).status?.capacity?.["storage"] ?? "0";
  if (isSmaller(capacity, size)) return [];
  return [forbiddenField(REQUEST, "field can not be less than status.capacity")];
}

function isSmaller(size: JsonValue | undefined, previous: JsonValue | undefined): boolean {
  if (typeof size !== "string" || typeof previous !== "string") return false;
  return compareQuantities(parseQuantity(size), parseQuantity(previous)) < 0;
}

/** Members that differ, old against new, one a line. */
function differences(spec: JsonObject, stored: JsonObject): string {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(spec)])].sort();
  return names
    .filter((name) => !deepEqual(getOwn(spec, name), getOwn(stored, name)))
    .map((name) => `- ${name}: ${show(getOwn(stored, name))}\n+ ${name}: ${show(getOwn(spec, name))}`)
    .join("\n");
}

const show = (value: JsonValue | undefined): string => (value === undefined ? "<unset>" : JSON.stringify(value));

export const persistentVolumeClaimHook: ResourceHook = {
  default(claim) {
    const { spec, status } = claim as unknown as PersistentVolumeClaim;
    const { limits, requests } = spec?.resources ?? {};
    for (const amounts of [limits, requests, status?.capacity, status?.allocatedResources]) roundAmounts(amounts);
  },
  prepareForCreate(claim, context) {
    claim["status"] = { phase: "Pending" };
    settleDataSources(specOf(claim), undefined, context);
  },
  prepareForUpdate(claim, old, context) {
    if (context.subresource === "") settleDataSources(specOf(claim), specOf(old), context);
  },
  validate: (claim, old, context) => (old === undefined || context.subresource !== "" ? [] : updateErrors(claim, old, context)),
};
