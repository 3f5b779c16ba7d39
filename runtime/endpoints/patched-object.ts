/** The object that a patch makes of the stored one; what it cannot be is a 422 on the field `patch` (VAL-03, PATCH-06). */
import { stringifyJson } from "../codec/json.js";
import type { ParsedBody } from "../codec/parsed-body.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { apiVersionOf } from "../definition/resource-definition.js";
import { invalid, notFound } from "../errors/constructors.js";
import { invalidValue } from "../errors/field-error.js";
import { StatusError } from "../errors/status.js";
import { type Conformed, conform } from "../fields/conform.js";
import { applyJsonPatch } from "../fields/patch/json-patch.js";
import { applyMergePatch } from "../fields/patch/merge-patch.js";
import { applyStrategicMergePatch } from "../fields/patch/strategic-merge-patch.js";
import { matchName, matchNamespace } from "./decode-object.js";
import type { PatchType } from "./patch.js";
import type { ResourceRequest } from "./resource-request.js";
import type { FieldValidation } from "./write-options.js";

/** Throws 404 when there is nothing to patch, 400 and 413 for bad patches, 422 for bad results. */
export function patchedObject(
  request: ResourceRequest,
  type: PatchType,
  patch: ParsedBody,
  current: ApiObject | undefined,
  validation: FieldValidation,
): ApiObject {
  const { target } = request;
  if (current === undefined) throw notFound({ group: target.definition.group, resource: target.definition.resource }, target.name);
  const patched = applyPatch(request, type, patch.value, current as unknown as JsonObject);
  const shown = validation === "Ignore" ? undefined : stringifyJson(patched);
  const { object, unknown } = conformPatched(request, patched);
  if (validation !== "Ignore") checkStrictly(request, patch, unknown, shown ?? "", type, validation);
  const result = object as unknown as ApiObject;
  matchNamespace(result, target);
  matchName(result, target);
  return result;
}

function applyPatch(request: ResourceRequest, type: PatchType, patch: JsonValue, current: JsonObject): JsonValue {
  if (type === "application/json-patch+json") return applyJsonPatch(current, patch);
  if (type === "application/merge-patch+json") return applyMergePatch(current, patch);
  return applyStrategicMergePatch(current, patch, request.target.definition.schema);
}

function conformPatched(request: ResourceRequest, patched: JsonValue): Conformed {
  const { definition } = request.target;
  const apiVersion = apiVersionOf(definition);
  if (!isJsonObject(patched))
    throw invalidPatch(patched, `json: cannot unmarshal ${jsonType(patched)} into Go value of type ${definition.kind}`);
  if (patched["kind"] !== definition.kind || patched["apiVersion"] !== apiVersion) {
    const found = `${String(patched["apiVersion"] ?? "")}, Kind=${String(patched["kind"] ?? "")}`;
    throw invalidPatch(patched, `unable to decode ${found} into ${apiVersion}, Kind=${definition.kind}`);
  }
  const text = stringifyJson(patched);
  try {
    return conform(patched, definition.schema);
  } catch (error) {
    if (error instanceof StatusError && error.code === 400) throw invalidPatch(text, error.message);
    throw error;
  }
}

function checkStrictly(
  request: ResourceRequest,
  patch: ParsedBody,
  unknown: readonly string[],
  patched: string,
  type: PatchType,
  validation: FieldValidation,
): void {
  const prefix = type === "application/json-patch+json" ? "json patch " : "";
  const complaints = [...patch.duplicates.map((text) => prefix + text), ...unknown];
  if (complaints.length === 0) return;
  if (validation === "Strict") throw invalidPatch(patched, `strict decoding error: ${complaints.join(", ")}`);
  for (const complaint of complaints) request.context.warn(complaint);
}

function invalidPatch(patched: JsonValue, why: string): StatusError {
  const shown = typeof patched === "string" ? patched : stringifyJson(patched);
  return invalid("", "", "", [invalidValue("patch", shown, why)]);
}

function jsonType(value: JsonValue): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "boolean" ? "bool" : typeof value === "string" ? "string" : "number";
}
