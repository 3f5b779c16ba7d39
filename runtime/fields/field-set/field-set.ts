/**
 * Sets of fields (specification: ManagedFields entry). A set is immutable and *is* its FieldsV1 form, a trie of plain objects
 * keyed by path elements, so that reading one off a stored object costs nothing and unchanged parts are shared between sets.
 */
import { SHOWN_NAME_CHARACTERS } from "../../errors/shown-text.js";
import { compareElements, elementText, type PathElement } from "./path-element.js";

/**
 * A node of the trie. Below the root, `{}` is a field that is a member and has no members below it, and a node with members
 * below it is itself a member when it has the key `.`. Keys are in the order of {@link compareElements}, `.` first. The root
 * `{}` is the empty set.
 */
export interface FieldSet {
  readonly [element: PathElement]: FieldSet;
}

/** A node under construction. */
export type FieldSetDraft = Record<PathElement, FieldSet>;

/** Elements from the root of an object to one of its fields. */
export type FieldPath = readonly PathElement[];

/** Key that marks an inner node as a member. */
export const SELF = ".";

/** The set without members, and the node of a member without members below it. */
export const EMPTY_SET: FieldSet = Object.freeze({});
export const LEAF: FieldSet = EMPTY_SET;

/** Whether nothing is in the set. */
export function isEmptySet(set: FieldSet): boolean {
  if (set === EMPTY_SET) return true;
  // Of a large one all elements are looked at to have the first.
  if (set[SELF] !== undefined) return false;
  for (const _ in set) return false;
  return true;
}

/** Whether a node below the root is itself a member. */
export function isMemberNode(node: FieldSet): boolean {
  return node[SELF] !== undefined || isEmptySet(node);
}

/** Whether exactly this field is a member; a member above it does not count. */
export function hasPath(set: FieldSet, path: FieldPath): boolean {
  let node: FieldSet | undefined = set;
  for (const element of path) {
    node = node[element];
    if (node === undefined) return false;
  }
  return path.length > 0 && isMemberNode(node);
}

/** The node with its keys in order: itself when they are. */
export function sortElements(node: FieldSetDraft): FieldSet {
  let previous: PathElement | undefined;
  for (const element in node) {
    if (previous !== undefined && compareElements(previous, element) > 0) {
      const sorted: FieldSetDraft = {};
      for (const key of inOrder(Object.keys(node))) sorted[key] = node[key]!;
      return sorted;
    }
    previous = element;
  }
  return node;
}

/** Fields whose names are in the order of their bytes when they are in the order of strings, and the self mark. */
const PLAIN_FIELD = /^(?:\.|f:[^\ud800-\uffff]*)$/;

function inOrder(elements: PathElement[]): PathElement[] {
  return elements.every((element) => PLAIN_FIELD.test(element)) ? elements.sort() : elements.sort(compareElements);
}

/** Whether two sets have the same members. */
export function equalSets(a: FieldSet, b: FieldSet): boolean {
  if (a === b) return true;
  let size = 0;
  for (const element in a) {
    const other = b[element];
    if (other === undefined || !equalSets(a[element]!, other)) return false;
    size++;
  }
  for (const _ in b) size--;
  return size === 0;
}

/** Every member, or the first `most`: those of a level before those below it. */
export function pathsOf(set: FieldSet, most = Number.POSITIVE_INFINITY): FieldPath[] {
  const paths: FieldPath[] = [];
  addLevel(set, [], paths, most);
  return paths;
}

function addLevel(node: FieldSet, path: PathElement[], paths: FieldPath[], most: number): void {
  for (const element in node) {
    if (paths.length >= most) return;
    if (element !== SELF && isMemberNode(node[element]!)) paths.push([...path, element]);
  }
  for (const element in node) {
    if (paths.length >= most) return;
    if (element !== SELF && !isEmptySet(node[element]!)) addLevel(node[element]!, [...path, element], paths, most);
  }
}

/** Number of members. */
export function sizeOf(set: FieldSet): number {
  let size = 0;
  for (const element in set) {
    if (element === SELF) continue;
    const node = set[element]!;
    if (isEmptySet(node)) size++;
    else size += sizeOf(node) + (node[SELF] === undefined ? 0 : 1);
  }
  return size;
}

/** A path as messages show it, e.g. `.spec.ports[port=80,protocol="TCP"].name`; of a long one the beginning. */
export function pathText(path: FieldPath): string {
  let text = "";
  for (const element of path) {
    if (text.length > SHOWN_NAME_CHARACTERS) break;
    text += elementText(element);
  }
  return text;
}
