/** Algebra of field sets. Results share every part that they can with their operands; `===` to an operand means unchanged. */

import { EMPTY_SET, type FieldPath, type FieldSet, type FieldSetDraft, isEmptySet, isMemberNode, LEAF, SELF } from "./field-set.js";
import { compareElements, type PathElement } from "./path-element.js";
import { SetIndex } from "./set-index.js";

/** The set of these fields. Fields above them are no members unless named. */
export function setOf(...paths: readonly FieldPath[]): FieldSet {
  return unionOf(paths.map(setOfPath));
}

function setOfPath(path: FieldPath): FieldSet {
  return path.reduceRight<FieldSet>((inner, element) => ({ [element]: inner }), LEAF);
}

/** Members of either set. */
export function union(a: FieldSet, b: FieldSet): FieldSet {
  if (isEmptySet(b)) return a;
  return isEmptySet(a) ? b : uniteInner(a, b);
}

/** Members of any of the sets. */
export function unionOf(sets: readonly FieldSet[]): FieldSet {
  return inPairs(sets, union);
}

/** Nodes of one element, below the root, as one: a node without members below it is a member there. */
export function nodeOfAll(nodes: readonly FieldSet[]): FieldSet {
  return inPairs(nodes, uniteNodes);
}

/** Every member is copied as often as the number of sets can be halved; many small unions into a growing set are quadratic. */
function inPairs(sets: readonly FieldSet[], unite: (a: FieldSet, b: FieldSet) => FieldSet): FieldSet {
  let level = sets;
  while (level.length > 1) {
    const next: FieldSet[] = [];
    for (let i = 0; i < level.length; i += 2) next.push(i + 1 < level.length ? unite(level[i]!, level[i + 1]!) : level[i]!);
    level = next;
  }
  return level[0] ?? EMPTY_SET;
}

function uniteInner(a: FieldSet, b: FieldSet): FieldSet {
  if (a === b) return a;
  let changed: FieldSetDraft | undefined;
  let added = false;
  for (const element in b) {
    const left = a[element];
    const united = left === undefined ? b[element]! : uniteNodes(left, b[element]!);
    if (united === left) continue;
    changed ??= {};
    changed[element] = united;
    added ||= left === undefined;
  }
  if (changed === undefined) return a;
  return added ? interleave(a, changed) : { ...a, ...changed };
}

function uniteNodes(a: FieldSet, b: FieldSet): FieldSet {
  if (isEmptySet(a)) return isEmptySet(b) ? a : asMember(b);
  return isEmptySet(b) ? asMember(a) : uniteInner(a, b);
}

/** A node as that of a member. */
export function asMember(inner: FieldSet): FieldSet {
  return inner[SELF] === undefined ? { [SELF]: LEAF, ...inner } : inner;
}

/** `base` with the nodes of `changed` set, in order. Both are sorted already, so one pass does. */
function interleave(base: FieldSet, changed: FieldSet): FieldSet {
  const out: FieldSetDraft = {};
  const left = Object.keys(base);
  const right = Object.keys(changed);
  let i = 0;
  for (const element of right) {
    while (i < left.length && compareElements(left[i]!, element) < 0) out[left[i]!] = base[left[i++]!]!;
    if (left[i] === element) i++;
    out[element] = changed[element]!;
  }
  for (; i < left.length; i++) out[left[i]!] = base[left[i]!]!;
  return out;
}

/** Members of both sets. Takes as long as `a` is large, whatever `b` is that has been met before. */
export function intersection(a: FieldSet, b: FieldSet | SetIndex): FieldSet {
  return intersectWith(a, asIndex(b));
}

const asIndex = (set: FieldSet | SetIndex): SetIndex => (set instanceof SetIndex ? set : new SetIndex(set));

function intersectWith(a: FieldSet, b: SetIndex): FieldSet {
  if (a === b.node) return a;
  const out: FieldSetDraft = {};
  for (const element in a) {
    const right = b.at(element);
    if (right === undefined) continue;
    const node = element === SELF ? LEAF : intersectNodes(a[element]!, right);
    if (node !== undefined) out[element] = node;
  }
  return out;
}

function intersectNodes(a: FieldSet, b: SetIndex): FieldSet | undefined {
  const isMember = isMemberNode(a) && b.isMember;
  return nodeOf(isMember, isEmptySet(a) || b.isEmpty ? EMPTY_SET : intersectWith(a, b));
}

/** A node from what it holds, `.` aside; undefined when it is nothing. */
function nodeOf(isMember: boolean, inner: FieldSet): FieldSet | undefined {
  let hasChildren = false;
  for (const element in inner) {
    if (element === SELF) continue;
    hasChildren = true;
    break;
  }
  if (!hasChildren) return isMember ? LEAF : undefined;
  return isMember ? asMember(inner) : withoutSelf(inner);
}

/** A node as that of no member. */
export function withoutSelf(inner: FieldSet): FieldSet {
  if (inner[SELF] === undefined) return inner;
  const { [SELF]: _, ...rest } = inner;
  return rest;
}

/**
 * Members of `a` that are no members of `b`. What lies below or above a member of `b` stays. Takes as long as `a` is large, whatever
 * `b` is that has been met before.
 */
export function difference(a: FieldSet, b: FieldSet | SetIndex): FieldSet {
  return subtract(a, asIndex(b));
}

function subtract(a: FieldSet, b: SetIndex): FieldSet {
  let changed: Map<PathElement, FieldSet | undefined> | undefined;
  for (const element of fewerElements(a, b)) {
    const left = a[element];
    const right = b.at(element);
    if (left === undefined || right === undefined) continue;
    const rest = element === SELF ? undefined : subtractNodes(left, right);
    if (rest === left) continue;
    changed ??= new Map();
    changed.set(element, rest);
  }
  if (changed === undefined) return a;
  const out: FieldSetDraft = {};
  for (const element in a) {
    const node = changed.has(element) ? changed.get(element) : a[element];
    if (node !== undefined) out[element] = node;
  }
  return out;
}

/** Those that either has at most. */
function fewerElements(a: FieldSet, b: SetIndex): readonly PathElement[] {
  const left = Object.keys(a);
  return left.length < b.elements.length ? left : b.elements;
}

function subtractNodes(a: FieldSet, b: SetIndex): FieldSet | undefined {
  const isCut = b.isMember;
  if (isEmptySet(a)) return isCut ? undefined : a;
  const isMember = a[SELF] !== undefined;
  const inner = b.isEmpty ? a : subtract(a, b);
  if (inner === a && !(isCut && isMember)) return a;
  return nodeOf(isMember && !isCut, inner);
}

/** Members that have no members below them. */
export function leaves(set: FieldSet): FieldSet {
  const out: FieldSetDraft = {};
  for (const element in set) if (element !== SELF) out[element] = leaves(set[element]!);
  return out;
}

/** Whether every member of `a` is a member of `b`. */
export function isSubset(a: FieldSet, b: FieldSet): boolean {
  if (a === b) return true;
  for (const element in a) {
    const right = b[element];
    if (right === undefined) return false;
    if (element === SELF) continue;
    const left = a[element]!;
    if (left === right) continue;
    const isLeaf = isEmptySet(left);
    if ((isLeaf || left[SELF] !== undefined) && !isMemberNode(right)) return false;
    if (!isLeaf && !isSubset(left, isEmptySet(right) ? SELF_ONLY : right)) return false;
  }
  return true;
}

const SELF_ONLY: FieldSet = Object.freeze({ [SELF]: LEAF });
