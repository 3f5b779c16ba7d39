/** FieldsV1, the JSON form of a field set (SSA-06). */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { EMPTY_SET, type FieldSet, type FieldSetDraft, isEmptySet, LEAF, SELF, sortElements } from "./field-set.js";
import { canonicalElement, type PathElement } from "./path-element.js";
import { nodeOfAll } from "./set-algebra.js";

/** Deepest set that is read. */
const DEPTH_MAX = 512;

/** The JSON form of a set: the set. */
export function toFieldsV1(set: FieldSet): JsonObject {
  return set as JsonObject;
}

/**
 * Reads a set that a client wrote: any order of keys, any spelling of list keys. Elements of unknown kinds are left out.
 * Returns the very object when it is in canonical form. Throws RangeError when it is no FieldsV1.
 */
export function parseFieldsV1(json: JsonValue | undefined): FieldSet {
  const node = parseNode(json ?? {}, 0);
  if (node[SELF] === undefined) return node;
  const { [SELF]: _, ...rest } = node;
  return rest;
}

function parseNode(json: JsonValue, depth: number): FieldSet {
  if (depth > DEPTH_MAX) throw new RangeError(`a field set is at most ${DEPTH_MAX} deep`);
  if (!isJsonObject(json)) {
    if (json === null) return EMPTY_SET;
    throw new RangeError("a field set is made of objects");
  }
  const out: FieldSetDraft = {};
  let respelled: Map<PathElement, FieldSet[]> | undefined;
  let isCanonical = true;
  for (const key of Object.keys(json)) {
    const element = key === SELF ? SELF : canonicalElement(key);
    if (element === undefined) {
      isCanonical = false;
      continue;
    }
    const given = json[key] ?? null;
    const child = element === SELF ? LEAF : parseNode(given, depth + 1);
    const seen = out[element];
    if (seen === undefined) out[element] = child;
    else respelled = addSpelling(respelled, element, seen, child);
    isCanonical &&= element === key && (element === SELF ? isEmptyObject(given) : child === given);
  }
  for (const [element, nodes] of respelled ?? []) out[element] = nodeOfAll(nodes);
  const sorted = sortElements(out);
  if (isOnlySelf(sorted)) return LEAF;
  return isCanonical && sorted === out ? (json as FieldSet) : sorted;
}

/** With one more node of an element that was `seen` in another spelling. */
function addSpelling(
  to: Map<PathElement, FieldSet[]> | undefined,
  element: PathElement,
  seen: FieldSet,
  node: FieldSet,
): Map<PathElement, FieldSet[]> {
  const respelled = to ?? new Map<PathElement, FieldSet[]>();
  const nodes = respelled.get(element);
  if (nodes === undefined) respelled.set(element, [seen, node]);
  else nodes.push(node);
  return respelled;
}

function isEmptyObject(value: JsonValue): boolean {
  return isJsonObject(value) && isEmptySet(value as FieldSet);
}

function isOnlySelf(node: FieldSet): boolean {
  for (const element in node) if (element !== SELF) return false;
  return node[SELF] !== undefined;
}
