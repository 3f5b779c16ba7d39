/** Where typed decoding is, what it has complained of, and how the peer words it. */
import type { JsonValue } from "../definition/json.js";
import { quoteText } from "../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown } from "../errors/shown-text.js";
import type { CompiledScalar, CompiledStruct, CompiledType } from "./compiled-schema.js";
import { DecodeError } from "./decode-error.js";
import { jsonTypeName, MisfitError } from "./scalar.js";

/** A step of the path: a field, an index, or the key of a map; undefined for a key that no message shows. */
type Step = string | number | { readonly key: string } | undefined;

/** Unknown fields kept of one object, as in the peer. */
const MAXIMUM_UNKNOWN = 100;
/**
 * Members that a map may have, and items of a list that tells them apart. The peer's store takes no object of more: each has a name, and
 * stands in the managed fields again. What lists the names does it in one piece, so this bounds how long that holds the event loop.
 */
const MAXIMUM_MEMBERS = 65_536;

/** Items of all lists that are objects: an empty one takes two bytes of protobuf, and its defaults and rules some microseconds. */
export const MAXIMUM_ITEMS = 2 * MAXIMUM_MEMBERS;

/** Levels of typed values; more than any schema but a recursive one has. */
const MAXIMUM_DEPTH = 1000;

const NONE: ReadonlyMap<string, string> = new Map();

export class ConformContext {
  readonly unknown: string[] = [];
  /** The first value of a wrong type. Decoding goes on, since a leaf that cannot be read at all comes before it. */
  firstError: DecodeError | undefined;
  /** Members that a map may have, and items of a list that tells them apart. */
  mostMembers = MAXIMUM_MEMBERS;
  /** Items of lists that are objects, as many as there still may be. */
  itemsLeft = MAXIMUM_ITEMS;
  readonly #path: Step[] = [];
  #depth = -1;
  #spelled: ReadonlyMap<string, string> | undefined;
  #struct: CompiledStruct | undefined;

  constructor(
    private readonly root: CompiledStruct,
    private readonly version: string,
    private readonly merged: boolean,
    private readonly numbers?: { readonly spelledNumbers?: ReadonlyMap<string, string> | undefined },
  ) {}

  /** The step from the current container to the value being looked at. */
  set key(step: Step) {
    this.#path[this.#depth] = step;
  }

  /** Steps into a container; what it returns is for `leave`. */
  enter(struct?: CompiledStruct): CompiledStruct | undefined {
    if (++this.#depth > MAXIMUM_DEPTH) throw new DecodeError("json: exceeded max depth");
    this.#path[this.#depth] = undefined;
    const outer = this.#struct;
    if (struct !== undefined) this.#struct = struct;
    return outer;
  }

  leave(outer: CompiledStruct | undefined): void {
    this.#depth--;
    this.#struct = outer;
  }

  /** Of the container that was entered last, e.g. `spec.template.metadata.labels`. */
  get place(): string {
    return shown(this.#pathTo(this.#depth).slice(1), SHOWN_NAME_CHARACTERS);
  }

  noteUnknown(name: string): void {
    if (this.unknown.length >= MAXIMUM_UNKNOWN) return;
    this.unknown.push(`unknown field ${quoteText(shown(`${this.#pathTo(this.#depth)}.${name}`.slice(1), SHOWN_NAME_CHARACTERS))}`);
  }

  #pathTo(depth: number): string {
    let path = "";
    for (const step of this.#path.slice(0, depth)) path += typeof step === "number" ? `[${step}]` : `.${nameOf(step)}`;
    return path;
  }

  /** How the number being looked at is spelled, where that counts. */
  #spelling(value: JsonValue, type: CompiledScalar): string | undefined {
    if (typeof value !== "number" || type.rules.spelled === undefined || this.numbers === undefined) return undefined;
    this.#spelled ??= this.numbers.spelledNumbers ?? NONE;
    return this.#spelled.size === 0 ? undefined : this.#spelled.get(this.#pathTo(this.#depth + 1).slice(1));
  }

  /** The canonical leaf; undefined when it does not fit. */
  scalar(value: JsonValue, type: CompiledScalar): JsonValue | undefined {
    try {
      const spelling = this.#spelling(value, type);
      return spelling === undefined ? type.rules.convert(value) : (type.rules.spelled?.(spelling) ?? null);
    } catch (error) {
      // Only the first is told.
      if (this.firstError !== undefined && !type.rules.ownDecoder) return undefined;
      const failure = this.#scalarError(error, value, type);
      if (type.rules.ownDecoder) throw failure;
      this.firstError ??= failure;
      return undefined;
    }
  }

  #scalarError(error: unknown, value: JsonValue, type: CompiledScalar): DecodeError {
    if (error instanceof MisfitError) return this.merged ? unstructuredMisfit(value, type) : this.misfit(error.found, type);
    if (!(error instanceof Error)) throw error;
    return new DecodeError(this.merged && type.type === "bytes" ? `error decoding from json: ${error.message}` : error.message);
  }

  saveMisfit(value: JsonValue, type: CompiledType): undefined {
    this.firstError ??= this.merged ? unstructuredMisfit(value, type) : this.misfit(jsonTypeName(value), type);
  }

  /** `found` is the JSON type, e.g. `number`. */
  misfit(found: string, type: CompiledType): DecodeError {
    const fields = this.#path.slice(0, this.#depth + 1).filter((step) => typeof step === "string");
    const target =
      this.#struct === undefined || fields.length === 0 ? "Go value" : `Go struct field ${this.#struct.typeName}.${fields.join(".")}`;
    const goType = fields.at(-1) === "uid" && type.kind === "scalar" ? "types.UID" : this.#goType(type);
    return new DecodeError(`json: cannot unmarshal ${found} into ${target} of type ${goType}`);
  }

  #goType(type: CompiledType): string {
    switch (type.kind) {
      case "scalar":
        return type.rules.goType;
      case "list":
        return `[]${this.#goType(type.item)}`;
      case "map":
        if (type.value.kind === "scalar" && type.value.type === "Quantity") return "v1.ResourceList";
        return `map[string]${this.#goType(type.value)}`;
      case "any":
        return "runtime.RawExtension";
      case "struct":
        // Types of the kind itself live in its version, the shared ones in v1.
        return `${type.typeName.startsWith(this.root.typeName) ? this.version : "v1"}.${type.typeName}`;
    }
  }
}

function nameOf(step: Step): string {
  return typeof step === "object" ? step.key : String(step);
}

/** The same mistake as the peer words it when it comes from a strategic merge patch. */
function unstructuredMisfit(value: JsonValue, type: CompiledType): DecodeError {
  const found = goKind(value);
  switch (type.kind) {
    case "map":
      return new DecodeError(`cannot restore map from ${found}`);
    case "list":
      return new DecodeError(`cannot restore slice from ${found}`);
    case "struct":
    case "any":
      return new DecodeError(`cannot restore struct from: ${found}`);
    case "scalar":
      return new DecodeError(scalarMisfit(found, type.rules.goType, type.rules.ownDecoder));
  }
}

function goKind(value: JsonValue): string {
  if (Array.isArray(value)) return "slice";
  if (typeof value === "number") return Number.isInteger(value) ? "int64" : "float64";
  const name = jsonTypeName(value);
  return name === "number" ? "int64" : name === "object" ? "map" : name;
}

function scalarMisfit(found: string, goType: string, ownDecoder: boolean): string {
  const names: Readonly<Record<string, string>> = { slice: "array", map: "object", int64: "number", float64: "number" };
  if (ownDecoder) return `json: cannot unmarshal ${names[found] ?? found} into Go value of type ${goType}`;
  if (goType === "[]uint8") return `cannot restore slice from ${found}`;
  const isNumber = found === "int64" || found === "float64";
  const wantsNumber = goType.startsWith("int") || goType === "float64";
  const convertible = isNumber && (wantsNumber || (found === "int64" && goType === "string"));
  return convertible ? `cannot convert ${found} to ${goType}` : `unrecognized type: ${goType}`;
}
