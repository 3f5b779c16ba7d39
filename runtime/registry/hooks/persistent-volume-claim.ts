/** Claims: data sources that are understood, and a spec that changes in few, named ways (PVC rows). */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FieldError, forbiddenField, invalidValue } from "../../errors/field-error.js";
import { deepCopy } from "../../fields/deep-copy.js";
import { deepEqual } from "../../fields/deep-equal.js";
import { compareQuantities, parseQuantity } from "../../fields/quantity.js";
import { setValueAt, valueAt } from "../write/field-paths.js";
import type { HookContext, ResourceHook } from "./hook.js";

const ANY_DATA_SOURCE_GATE = "AnyVolumeDataSource";
const REQUESTED_STORAGE = "resources.requests.storage";

const specOf = (claim: Readonly<ApiObject>): JsonObject => (isJsonObject(claim["spec"]) ? claim["spec"] : {});

/** A claim, or a volume snapshot of the snapshot group, which are what volumes are made from. */
function isUnderstood(source: JsonObject, { profile }: HookContext): boolean {
  const group = source["apiGroup"] ?? "";
  if (source["kind"] === "PersistentVolumeClaim" && group === "") return true;
  return source["kind"] === "VolumeSnapshot" && group === `snapshot.storage.${profile.groupDomain}`;
}

/** `dataSource` drops what is not understood; with the gate on, both fields become equal when one is set. */
function normalizeDataSources(claim: ApiObject, context: HookContext): void {
  const spec = specOf(claim);
  const { dataSource, dataSourceRef } = spec;
  const anySource = context.gate(ANY_DATA_SOURCE_GATE);
  if (isJsonObject(dataSource) && !isUnderstood(dataSource, context) && !(anySource && dataSourceRef !== undefined)) {
    delete spec["dataSource"];
  }
  if (!anySource) return;
  const source = spec["dataSource"];
  if (isJsonObject(source) && dataSourceRef === undefined) spec["dataSourceRef"] = deepCopy(source);
  else if (isJsonObject(dataSourceRef) && source === undefined) spec["dataSource"] = deepCopy(dataSourceRef);
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
  if (!stored["volumeName"]) setValueAt(stored, "volumeName", spec["volumeName"]);
  if (movesStorageClass(claim, old, context)) delete spec["storageClassName"];
  else errors.push(...annotationErrors(claim, old, context));
  const bound = valueAt(claim as unknown as JsonObject, "status.phase") === "Bound";
  const oldSize = valueAt(stored, REQUESTED_STORAGE);
  const newSize = valueAt(spec, REQUESTED_STORAGE);
  if (bound && valueAt(spec, "resources.requests") !== undefined) setValueAt(spec, REQUESTED_STORAGE, oldSize);
  if (!deepEqual(spec, stored)) {
    const what = "spec is immutable after creation except resources.requests for bound claims";
    errors.push(forbiddenField("spec", `${what}\n${differences(spec, stored)}`));
  }
  if (isSmaller(newSize, oldSize)) errors.push(forbiddenField(`spec.${REQUESTED_STORAGE}`, "field can not be less than previous value"));
  if (specOf(claim)["volumeMode"] !== specOf(old)["volumeMode"]) {
    errors.push(invalidValue("volumeMode", specOf(claim)["volumeMode"], "field is immutable"));
  }
  return errors;
}

function annotationErrors(claim: ApiObject, old: ApiObject, context: HookContext): FieldError[] {
  const value = storageClassAnnotation(claim, context);
  if (value === storageClassAnnotation(old, context)) return [];
  const field = `metadata.annotations[${context.profile.names["storageClassBetaAnnotation"]}]`;
  return [invalidValue(field, value ?? "", "field is immutable")];
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
  prepareForCreate(claim, context) {
    claim["status"] = { phase: "Pending" };
    normalizeDataSources(claim, context);
  },
  validate: (claim, old, context) => (old === undefined || context.subresource !== "" ? [] : updateErrors(claim, old, context)),
};
