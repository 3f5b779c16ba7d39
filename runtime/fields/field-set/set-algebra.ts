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
  const index = asIndex(b);
  return intersectWith(a, index, a[SELF] !== undefined && index.node[SELF] !== undefined) ?? EMPTY_SET;
}

const asIndex = (set: FieldSet | SetIndex): SetIndex => (set instanceof SetIndex ? set : new SetIndex(set));

/** What both have below a node, which is itself a member of both or not; undefined for nothing. */
function intersectWith(a: FieldSet, b: SetIndex, isMember: boolean): FieldSet | undefined {
  if (a === b.node) return a;
  const out: FieldSetDraft = isMember ? { [SELF]: LEAF } : {};
  let isLeaf = true;
  for (const element in a) {
    if (element === SELF) continue;
    const left = a[element]!;
    const node = left === b.node[element] ? left : intersectNodes(left, b.at(element));
    if (node === undefined) continue;
    out[element] = node;
    isLeaf = false;
  }
  if (isLeaf) return isMember ? LEAF : undefined;
  return out;
}

function intersectNodes(a: FieldSet, b: SetIndex | undefined): FieldSet | undefined {
  if (b === undefined) return undefined;
  const isEmpty = isEmptySet(a);
  const isMember = (isEmpty || a[SELF] !== undefined) && b.isMember;
  if (isEmpty || b.isEmpty) return isMember ? LEAF : undefined;
  return intersectWith(a, b, isMember);
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
  const index = asIndex(b);
  return subtract(a, index, a[SELF] !== undefined && index.node[SELF] === undefined) ?? EMPTY_SET;
}

/** What a node holds less what another does, which is itself still a member or not; undefined for nothing. */
function subtract(a: FieldSet, b: SetIndex, isMember: boolean): FieldSet | undefined {
  let changed: Map<PathElement, FieldSet | undefined> | undefined;
  for (const element of fewerElements(a, b)) {
    const left = a[element];
    const right = b.at(element);
    if (left === undefined || right === undefined) continue;
    if (element === SELF) continue;
    const rest = subtractNodes(left, right);
    if (rest === left) continue;
    changed ??= new Map();
    changed.set(element, rest);
  }
  if (changed === undefined && (a[SELF] !== undefined) === isMember) return a;
  const out: FieldSetDraft = isMember ? { [SELF]: LEAF } : {};
  let isLeaf = true;
  for (const element in a) {
    if (element === SELF) continue;
    const node = changed?.has(element) === true ? changed.get(element) : a[element];
    if (node === undefined) continue;
    out[element] = node;
    isLeaf = false;
  }
  if (isLeaf) return isMember ? LEAF : undefined;
  return out;
}

/** So few are gone through without a look at how many the other has. */
const FEW_ELEMENTS = 16;

/** Those that either has at most. */
function fewerElements(a: FieldSet, b: SetIndex): readonly PathElement[] {
  if (b.elements.length <= FEW_ELEMENTS) return b.elements;
  const left = Object.keys(a);
  return left.length < b.elements.length ? left : b.elements;
}

function subtractNodes(a: FieldSet, b: SetIndex): FieldSet | undefined {
  const isCut = b.isMember;
  if (isEmptySet(a)) return isCut ? undefined : a;
  return subtract(a, b, a[SELF] !== undefined && !isCut);
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
