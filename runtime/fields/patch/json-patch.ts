/** JSON patch, RFC 6902 (PATCH-01, PATCH-07). */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { badRequest, requestEntityTooLarge } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown } from "../../errors/shown-text.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { jsonTypeName } from "../scalar.js";
import { parsePointer } from "./json-pointer.js";
import { doesNotApply } from "./patch-error.js";
import { PatchedDocument } from "./patched-document.js";

/** Most operations in one patch. */
const MAXIMUM_OPERATIONS = 10_000;

/**
 * The document after every operation of `patch`, all or nothing. Neither argument is mutated; the result may share parts with
 * both. Follows the RFC where the peer's library is laxer: no negative indices, `replace` and `remove` need a target, a value
 * must be given. Throws a 400 for what is no list of objects, 413 for too many operations, 422 for one that does not apply, and what
 * `turnsHeavy` throws, which is called before a patch does what takes longer than others should wait.
 */
export function applyJsonPatch(document: JsonValue, patch: JsonValue, turnsHeavy?: () => void): JsonValue {
  const operations = operationsOf(patch);
  const patched = new PatchedDocument(document, turnsHeavy);
  for (const operation of operations) apply(operation, patched);
  return patched.finish();
}

function operationsOf(patch: JsonValue): readonly JsonObject[] {
  if (!Array.isArray(patch)) throw misfit(patch, "Patch");
  if (patch.length > MAXIMUM_OPERATIONS) {
    throw requestEntityTooLarge(`The allowed maximum operations in a JSON patch is ${MAXIMUM_OPERATIONS}, got ${patch.length}`);
  }
  return patch.map((operation) => {
    if (!isJsonObject(operation)) throw misfit(operation, "Operation");
    return operation;
  });
}

const MEMBERS: ReadonlySet<string> = new Set(["op", "path", "from", "value"]);

/** As many complaints as one body has. */
const UNKNOWN_MEMBERS_TOLD = 100;

/** What strict field validation says of members that no operation has, e.g. `unknown field "[0].foo"`; in document order. */
export function unknownOperationMembers(patch: JsonValue): readonly string[] {
  const complaints: string[] = [];
  if (!Array.isArray(patch)) return complaints;
  for (const [i, operation] of patch.entries()) {
    for (const name in isJsonObject(operation) ? operation : {}) {
      if (MEMBERS.has(name)) continue;
      if (complaints.length >= UNKNOWN_MEMBERS_TOLD) return complaints;
      complaints.push(`unknown field ${quoteText(shown(`[${i}].${name}`, SHOWN_NAME_CHARACTERS))}`);
    }
  }
  return complaints;
}

const misfit = (value: JsonValue, type: string): Error =>
  badRequest(`json: cannot unmarshal ${jsonTypeName(value)} into Go value of type jsonpatch.${type}`);

function apply(operation: JsonObject, document: PatchedDocument): void {
  const path = parsePointer(operation["path"]);
  switch (operation["op"]) {
    case "add":
      document.add(path, operandOf(operation));
      break;
    case "remove":
      document.remove(path);
      break;
    case "replace":
      document.replace(path, operandOf(operation));
      break;
    case "move":
      document.move(parsePointer(operation["from"]), path);
      break;
    case "copy":
      document.copy(parsePointer(operation["from"]), path);
      break;
    case "test":
      if (!deepEqual(operandOf(operation), document.comparable(path))) throw doesNotApply();
      break;
    default:
      throw doesNotApply();
  }
}

function operandOf(operation: JsonObject): JsonValue {
  if (!Object.hasOwn(operation, "value")) throw doesNotApply();
  return operation["value"] ?? null;
}
