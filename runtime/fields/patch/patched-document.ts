/** A document under a JSON patch: changed parts are copies, everything else is the original's. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import { requestEntityTooLarge } from "../../errors/constructors.js";
import { deepCopy } from "../deep-copy.js";
import { insertionIndex, itemIndex, type Pointer } from "./json-pointer.js";
import { doesNotApply, MAXIMUM_PATCH_DEPTH } from "./patch-error.js";
import { bytesUpTo, membersUpTo } from "./value-size.js";

/** Bytes that all `copy` operations of a patch may add together, as in the peer. */
const MAXIMUM_COPIED_BYTES = 3 * 1024 * 1024;
/**
 * What a patch may cost beyond reading it: a member compared or copied counts one, so do a hundred list items moved to make
 * place. Only patches that keep coming back to containers of many thousand members get there.
 */
const MAXIMUM_WORK = 4_000_000;
const ITEMS_MOVED_PER_WORK = 100;
/** Beyond these a patch is no longer a matter of moments, however short it is: what it copies has to be conformed, and stored. */
const HEAVY_COPIED_BYTES = 64 * 1024;
const HEAVY_COPIED_MEMBERS = 2560;
const HEAVY_WORK = 100_000;

type Container = JsonValue[] | JsonObject;

export class PatchedDocument {
  #root: JsonValue;
  /** Containers that are copies made here, so free to change. */
  readonly #own = new Set<Container>();
  #copied = 0;
  #copiedMembers = 0;
  #work = 0;

  /** `turnsHeavy` is called before anything that makes the patch heavy, or each time after; it may throw. */
  constructor(
    document: JsonValue,
    private readonly turnsHeavy: () => void = () => undefined,
  ) {
    this.#root = document;
  }

  /** The value at `path`. Throws a 422 when there is none. */
  get(path: Pointer): JsonValue {
    let value = this.#root;
    for (const name of path) value = child(value, name);
    return value;
  }

  /** As `get`, for a comparison, which may look at every member. */
  comparable(path: Pointer): JsonValue {
    const value = this.get(path);
    this.#spend(membersUpTo(value, MAXIMUM_WORK));
    return value;
  }

  add(path: Pointer, value: JsonValue): void {
    const name = path.at(-1);
    if (name === undefined) {
      this.#root = value;
      return;
    }
    const parent = this.#writable(path.slice(0, -1));
    if (!Array.isArray(parent)) {
      setOwn(parent, name, value);
      return;
    }
    const index = insertionIndex(parent, name);
    this.#spend((parent.length - index) / ITEMS_MOVED_PER_WORK);
    if (index === parent.length) parent.push(value);
    else parent.splice(index, 0, value);
  }

  /** Returns what was there. */
  remove(path: Pointer): JsonValue {
    const value = this.get(path);
    const name = path.at(-1);
    if (name === undefined) throw doesNotApply();
    const parent = this.#writable(path.slice(0, -1));
    if (Array.isArray(parent)) {
      const index = itemIndex(parent, name);
      this.#spend((parent.length - index) / ITEMS_MOVED_PER_WORK);
      parent.splice(index, 1);
    } else {
      delete parent[name];
    }
    return value;
  }

  replace(path: Pointer, value: JsonValue): void {
    this.get(path);
    const name = path.at(-1);
    if (name === undefined) {
      this.#root = value;
      return;
    }
    const parent = this.#writable(path.slice(0, -1));
    if (Array.isArray(parent)) parent[itemIndex(parent, name)] = value;
    else setOwn(parent, name, value);
  }

  move(from: Pointer, to: Pointer): void {
    const into = to.length > from.length && from.every((name, i) => name === to[i]);
    if (into) throw doesNotApply();
    if (from.length === to.length && from.every((name, i) => name === to[i])) {
      this.get(from);
      return;
    }
    this.add(to, this.remove(from));
  }

  copy(from: Pointer, to: Pointer): void {
    const value = this.get(from);
    this.#copied += bytesUpTo(value, MAXIMUM_COPIED_BYTES - this.#copied);
    if (this.#copied > MAXIMUM_COPIED_BYTES) throw doesNotApply();
    const members = membersUpTo(value, MAXIMUM_WORK);
    this.#copiedMembers += members;
    if (this.#copied > HEAVY_COPIED_BYTES || this.#copiedMembers > HEAVY_COPIED_MEMBERS) this.turnsHeavy();
    this.#spend(members);
    this.add(to, deepCopy(value));
  }

  /** The outcome. Throws a 422 when it is nested too deep. */
  finish(): JsonValue {
    let level: JsonValue[] = [this.#root];
    for (let depth = 0; level.length > 0; depth++) {
      if (depth > MAXIMUM_PATCH_DEPTH) throw doesNotApply();
      const next: JsonValue[] = [];
      for (const value of level) collectContainers(value, next);
      level = next;
    }
    return this.#root;
  }

  /** The container at `path`, as a copy that may be changed, along with all above it. */
  #writable(path: Pointer): Container {
    let container = this.#ownCopy(this.#root);
    this.#root = container;
    for (const name of path) {
      const below = this.#ownCopy(child(container, name));
      if (Array.isArray(container)) container[itemIndex(container, name)] = below;
      else setOwn(container, name, below);
      container = below;
    }
    return container;
  }

  #ownCopy(value: JsonValue): Container {
    if (typeof value !== "object" || value === null) throw doesNotApply();
    if (this.#own.has(value)) return value;
    const copy = Array.isArray(value) ? value.slice() : { ...value };
    this.#spend(Array.isArray(copy) ? copy.length / ITEMS_MOVED_PER_WORK : Object.keys(copy).length);
    this.#own.add(copy);
    return copy;
  }

  #spend(work: number): void {
    this.#work += work;
    if (this.#work > HEAVY_WORK) this.turnsHeavy();
    if (this.#work > MAXIMUM_WORK) throw requestEntityTooLarge("the patch changes large lists or objects too often");
  }
}

function child(parent: JsonValue, name: string): JsonValue {
  if (Array.isArray(parent)) return parent[itemIndex(parent, name)] ?? null;
  const value = isJsonObject(parent) ? getOwn(parent, name) : undefined;
  if (value === undefined) throw doesNotApply();
  return value;
}

function collectContainers(value: JsonValue, found: JsonValue[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof member === "object" && member !== null) found.push(member);
  }
}
