/** What a webhook's patch makes of the object under review (HOOK-25). Whatever is wrong with it is the server's failure, not the caller's. */
import { readJsonValue } from "../../codec/json/json.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { apiVersionOf, type KindReference, type ResourceDefinition } from "../../definition/resource-definition.js";
import { internalError } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import { StatusError } from "../../errors/status.js";
import { DecodeError } from "../../fields/decode-error.js";
import { applyJsonPatch } from "../../fields/patch/json-patch.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { isLargeValue, TurnedLarge } from "../../registry/large-objects.js";
import { deepEqual } from "../../schema/deep-equal.js";

/** The patch as a document; undefined for one that says nothing. @throws StatusError 500. */
export function readPatch(hook: string, bytes: Buffer): JsonValue | undefined {
  if (bytes.length === 0) return undefined;
  let patch: JsonValue;
  try {
    patch = readJsonValue(bytes);
  } catch (error) {
    throw internalError(`the patch of admission webhook ${quoteText(hook)} is no JSON: ${(error as Error).message}`);
  }
  return patch === null || (Array.isArray(patch) && patch.length === 0) ? undefined : patch;
}

/** The patch of a webhook, applied to the object that it was shown. */
export interface AppliedPatch {
  readonly hook: string;
  readonly definition: ResourceDefinition;
  readonly patch: JsonValue;
}

/** Whether the object is another one after the patch. @throws StatusError 500, TurnedLarge where the write can be made anew. */
export async function applyPatch(
  attributes: AdmissionAttributes,
  { hook, definition, patch }: AppliedPatch,
  mayTurnLarge: boolean,
): Promise<boolean> {
  const before = attributes.object;
  if (before === undefined) {
    throw internalError(`admission webhook ${quoteText(hook)} attempted to modify the object, which is not supported for this operation`);
  }
  const shown = await attributes.objectIn(definition);
  const kind = attributes.kind === attributes.definition ? definition : attributes.kind;
  const turnsHeavy = (): void => {
    if (mayTurnLarge) throw new TurnedLarge();
  };
  const patched = patchedObject(hook, shown ?? before, patch, kind, turnsHeavy);
  if (mayTurnLarge && isLargeValue(patched as unknown as JsonObject)) throw new TurnedLarge();
  try {
    await attributes.replace(patched);
  } catch (error) {
    if (error instanceof DecodeError) throw internalError(error.message);
    throw error instanceof StatusError ? internalError(error.message) : error;
  }
  return !deepEqual(before as unknown as JsonObject, attributes.object as unknown as JsonObject);
}

/** The object after the patch, still of its kind; shares parts with both. @throws StatusError 500, and what `turnsHeavy` throws. */
export function patchedObject(
  hook: string,
  object: Readonly<ApiObject>,
  patch: JsonValue,
  kind: KindReference,
  turnsHeavy?: () => void,
): ApiObject {
  let patched: JsonValue;
  try {
    patched = applyJsonPatch(object as unknown as JsonObject, patch, turnsHeavy);
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    const why = error.code === 422 ? "does not apply to the object" : `is none: ${error.message}`;
    throw internalError(`the patch of admission webhook ${quoteText(hook)} ${why}`);
  }
  if (!isJsonObject(patched) || patched["kind"] !== kind.kind || patched["apiVersion"] !== apiVersionOf(kind)) {
    throw internalError(`the patch of admission webhook ${quoteText(hook)} makes another kind of the object`);
  }
  return patched as unknown as ApiObject;
}
