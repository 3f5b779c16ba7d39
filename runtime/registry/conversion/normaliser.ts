/**
 * Brings stored objects into the form in which they would be stored today: those of another version, and those written before a default
 * or a field of their schema changed.
 */
import { createHash } from "node:crypto";
import { parseJson } from "../../codec/json/json.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition } from "../../definition/resource-definition.js";
import type { Schema, StructSchema } from "../../definition/schema.js";
import { conform } from "../../fields/conform.js";
import { DecodeError } from "../../fields/decode-error.js";
import { beginsAs, contentOfStored, encodeStored, stampOfStored } from "../stored-object.js";
import { toStorage } from "./versions.js";

export class Normaliser {
  #stamp: number | undefined;
  #beginning: Buffer | undefined;
  #leavesVersions: boolean | undefined;

  /** @param failed hears of an object that a conversion or a hook of its kind throws at */
  constructor(
    private readonly storage: ResourceDefinition,
    private readonly versions: ReadonlyMap<string, ResourceDefinition>,
    private readonly setDefaults: (object: ApiObject) => void,
    private readonly failed: (object: ApiObject, error: unknown) => void,
  ) {}

  /** Stands in every stored object that needs nothing done. */
  get stamp(): number {
    this.#stamp ??= stampOf(this.storage.schema);
    return this.#stamp;
  }

  /** Whether there may be objects that are held in the version they were stored in, since somebody else converts them when they are read. */
  get leavesVersions(): boolean {
    this.#leavesVersions ??= Array.from(this.versions.values()).some(({ conversion }) => conversion.type === "batch");
    return this.#leavesVersions;
  }

  /**
   * Undefined for what is as it would be stored today, and what only its writer could make sense of; the version of what somebody else
   * converts.
   */
  normalised(stored: Buffer): Buffer | ResourceDefinition | undefined {
    this.#beginning ??= beginningOf(this.storage);
    if (stampOfStored(stored) === this.stamp && beginsAs(stored, this.#beginning)) return undefined;
    const object = parseJson(contentOfStored(stored)).value as ApiObject;
    const from = this.versions.get(object.apiVersion);
    if (from === undefined) return undefined;
    if (from.conversion.type === "batch") return from;
    try {
      const held = from === this.storage ? object : (toStorage(object, from) as ApiObject);
      return encodeStored(this.fitted(held), this.stamp);
    } catch (error) {
      if (!(error instanceof DecodeError)) this.failed(object, error);
      return undefined;
    }
  }

  /** An object of the version that is stored, without fields that this has not, with its defaults. @throws DecodeError */
  fitted(held: ApiObject): ApiObject {
    const fitted = conform(held as unknown as JsonObject, this.storage.schema, { stored: true }).object as unknown as ApiObject;
    const { kind, apiVersion } = held;
    const normal = { ...fitted, kind, apiVersion };
    this.setDefaults(normal);
    return normal;
  }
}

/** What all that is stored in a version begins with. */
const beginningOf = (storage: ResourceDefinition): Buffer =>
  Buffer.from(JSON.stringify({ kind: storage.kind, apiVersion: apiVersionOf(storage) }).replace(/\}$/, ","));

/** 1 to 65535, from all that decides which fields are kept and which are set. */
function stampOf(schema: StructSchema): number {
  const hash = createHash("sha256");
  const seen = new Set<Schema>();
  const pending: Schema[] = [schema];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    hash.update(`${next.kind}${next.kind === "scalar" ? next.type : ""};`);
    if (next.kind === "list") pending.push(next.item);
    else if (next.kind === "map") pending.push(next.value);
    else if (next.kind === "struct") {
      if (next.defaultsBelow !== undefined) hash.update(JSON.stringify(next.defaultsBelow));
      for (const [name, field] of Object.entries(next.fields)) {
        hash.update(JSON.stringify([name, field.omitEmpty, field.optional, field.default ?? null, field.defaultsWhen ?? null]));
        pending.push(field.schema);
      }
    }
  }
  return (hash.digest().readUInt16BE(0) % 0xffff) + 1;
}
