/** A field set as the right-hand side of many operations. */
import { EMPTY_SET, type FieldSet, isEmptySet, SELF } from "./field-set.js";
import type { PathElement } from "./path-element.js";

/**
 * A node of a set that many small sets meet. What its operations ask of it is found out once: even whether a large node is empty
 * takes as long to learn as to go through it.
 */
export class SetIndex {
  #elements: readonly PathElement[] | undefined;
  #inner: Map<PathElement, SetIndex> | undefined;

  constructor(readonly node: FieldSet) {}

  /** In order, with the self mark. */
  get elements(): readonly PathElement[] {
    this.#elements ??= Object.keys(this.node);
    return this.#elements;
  }

  get isEmpty(): boolean {
    return this.elements.length === 0;
  }

  /** Whether the node, which is below the root, is itself a member. */
  get isMember(): boolean {
    return this.node[SELF] !== undefined || this.isEmpty;
  }

  /** The node below by an element. */
  at(element: PathElement): SetIndex | undefined {
    const node = this.node[element];
    if (node === undefined) return undefined;
    if (node === EMPTY_SET) return EMPTY_INDEX;
    let inner = this.#inner?.get(element);
    if (inner === undefined) {
      if (isEmptySet(node)) return EMPTY_INDEX;
      inner = new SetIndex(node);
      this.#inner ??= new Map();
      this.#inner.set(element, inner);
    }
    return inner;
  }
}

/** That of the empty set and of a member without members below it. */
export const EMPTY_INDEX: SetIndex = new SetIndex(EMPTY_SET);
