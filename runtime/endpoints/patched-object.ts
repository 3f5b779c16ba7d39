/** The object that a patch makes of the stored one; what it cannot be is a 422 on the field `patch` (VAL-03, PATCH-06). */
import { parseJson, stringifyJson, textOf } from "../codec/json/json.js";
import type { ParsedBody } from "../codec/parsed-body.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { apiVersionOf } from "../definition/resource-definition.js";
import { badRequest, invalid, notFound } from "../errors/constructors.js";
import { invalidValue } from "../errors/field-error.js";
import { StatusError } from "../errors/status.js";
import { conform } from "../fields/conform.js";
import { DecodeError } from "../fields/decode-error.js";
import { deepCopy } from "../fields/deep-copy.js";
import { formatGoValue } from "../fields/go-text.js";
import { applyJsonPatch, unknownOperationMembers } from "../fields/patch/json-patch.js";
import { applyMergePatch } from "../fields/patch/merge-patch.js";
import { applyStrategicMergePatch } from "../fields/patch/strategic-merge-patch.js";
import { jsonTypeName } from "../fields/scalar.js";
import { TurnedLarge } from "../registry/large-objects.js";
import { matchName, matchNamespace } from "../registry/write/identity.js";
import type { PatchType } from "./patch-types.js";
import type { ResourceRequest } from "./resource-request.js";
import type { FieldValidation } from "./write-options.js";

/** A patch on its way to one object. */
export class ObjectPatch {
  constructor(
    private readonly request: ResourceRequest,
    private readonly type: PatchType,
    private readonly bytes: Buffer,
    private readonly validation: FieldValidation,
  ) {}

  #parsed: ParsedBody | undefined;

  /** Read when there is something to patch, since a missing object comes before a malformed patch. */
  get #patch(): ParsedBody {
    this.#parsed ??= this.#parse();
    return this.#parsed;
  }

  #parse(): ParsedBody {
    try {
      const parsed = parseJson(this.bytes);
      if (this.validation !== "Ignore") this.#requireForm(parsed.value);
      return parsed;
    } catch (error) {
      if (!(error instanceof StatusError) || this.type === "application/strategic-merge-patch+json") throw error;
      if (this.validation !== "Ignore") throw badRequest(`error decoding patch: ${error.message}`);
      throw this.type === "application/merge-patch+json" ? badRequest("Invalid JSON Patch") : error;
    }
  }

  /** With strict reading the form of JSON and merge patches is judged earlier, in words of its own; the 400 that follows adds the rest. */
  #requireForm(patch: JsonValue): void {
    if (this.type === "application/merge-patch+json" && !isJsonObject(patch) && patch !== null) {
      throw badRequest(`json: cannot unmarshal ${jsonTypeName(patch)} into Go value of type map[string]interface {}`);
    }
    if (this.type !== "application/json-patch+json" || patch === null) return;
    if (!Array.isArray(patch))
      throw badRequest(`json: cannot unmarshal ${jsonTypeName(patch)} into Go value of type []handlers.jsonPatchOp`);
    const misfit = patch.find((operation) => !isJsonObject(operation));
    if (misfit !== undefined) throw badRequest(`json: cannot unmarshal ${jsonTypeName(misfit)} into Go value of type handlers.jsonPatchOp`);
  }

  /**
   * The object after the patch; `current` is given away. Throws 404 when there is nothing to patch, 400 and 413 for bad patches, 422
   * for bad results.
   */
  apply(current: ApiObject | undefined): ApiObject {
    const { target } = this.request;
    const { definition } = target;
    if (current === undefined) throw notFound({ group: definition.group, resource: definition.resource }, target.name);
    const before = current as unknown as JsonObject;
    const patched = this.#patched(before);
    this.#checkKind(patched);
    const { object, unknown } = this.#conformed(patched, before);
    if (this.validation !== "Ignore") this.#checkStrictly(unknown, before);
    const result = object as unknown as ApiObject;
    matchNamespace(result, target);
    matchName(result, target);
    return result;
  }

  /** Shares no part with the parsed patch, which may be needed again after a conflict. */
  #patched(before: JsonObject): JsonValue {
    const patch = deepCopy(this.#patch.value);
    if (this.type === "application/json-patch+json") return applyJsonPatch(before, patch, this.#turnsHeavy);
    if (this.type === "application/merge-patch+json") return applyMergePatch(before, patch);
    return applyStrategicMergePatch(before, patch, this.request.resource.takes.schema);
  }

  /** A few bytes can copy megabytes: where that can be left to whoever works on large objects, it is. */
  readonly #turnsHeavy = (): void => {
    if (this.request.context.mayTurnLarge === true) throw new TurnedLarge();
  };

  /** What an error message shows. Patching again gives the result before it was conformed; stored parts are canonical already. */
  #shown(before: JsonObject): string {
    if (this.type === "application/strategic-merge-patch+json") return formatGoValue(this.#patch.value);
    return stringifyJson(this.#patched(before));
  }

  #checkKind(patched: JsonValue): asserts patched is JsonObject {
    const { takes } = this.request.resource;
    if (!isJsonObject(patched)) {
      throw invalidPatch(stringifyJson(patched), `json: cannot unmarshal ${jsonTypeName(patched)} into Go value of type ${takes.kind}`);
    }
    const apiVersion = apiVersionOf(takes);
    // What a patch takes away is filled in again; a strategic merge patch speaks of fields of the type only.
    if (!patched["kind"] || this.type === "application/strategic-merge-patch+json") patched["kind"] = takes.kind;
    if (!patched["apiVersion"] || this.type === "application/strategic-merge-patch+json") patched["apiVersion"] = apiVersion;
    if (patched["kind"] === takes.kind && patched["apiVersion"] === apiVersion) return;
    const found = `${textOf(patched["apiVersion"])}, Kind=${textOf(patched["kind"])}`;
    throw invalidPatch(stringifyJson(patched), `unable to decode ${found} into ${apiVersion}, Kind=${takes.kind}`);
  }

  #conformed(patched: JsonObject, before: JsonObject) {
    const merged = this.type === "application/strategic-merge-patch+json";
    try {
      return conform(patched, this.request.resource.takes.schema, { merged });
    } catch (error) {
      if (error instanceof DecodeError) throw invalidPatch(this.#shown(before), error.text);
      throw error;
    }
  }

  #checkStrictly(unknown: readonly string[], before: JsonObject): void {
    const complaints = [...this.#complaintsOfPatch(), ...inOrderOfNames(unknown)];
    if (complaints.length === 0) return;
    if (this.validation === "Strict") throw invalidPatch(this.#shown(before), `strict decoding error: ${complaints.join(", ")}`);
    for (const complaint of complaints) this.request.context.warn(complaint);
  }

  #complaintsOfPatch(): readonly string[] {
    if (this.type !== "application/json-patch+json") return this.#patch.duplicates;
    return this.#patch.strictErrors(unknownOperationMembers(this.#patch.value)).warnings.map((complaint) => `json patch ${complaint}`);
  }
}

const invalidPatch = (shown: string, why: string): StatusError => invalid("", "", "", [invalidValue("patch", shown, why)]);

/** A patched document is read by the names of its fields, items of lists by their place. */
function inOrderOfNames(complaints: readonly string[]): readonly string[] {
  if (complaints.length < 2) return complaints;
  const sortKey = (complaint: string): string => complaint.replace(/\[(\d+)\]/g, (_, place: string) => `[${place.padStart(9, "0")}]`);
  return complaints
    .map((complaint) => ({ complaint, key: sortKey(complaint) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ complaint }) => complaint);
}
