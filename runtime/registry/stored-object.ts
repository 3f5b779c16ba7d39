/**
 * The bytes of an object: in the store without resourceVersion, served with it spliced in. A stored value begins with two numbers of two
 * bytes, big endian: the stamp of the schema it was written under, and where in the JSON behind them the splice goes, which is right
 * behind the brace of `metadata`. The JSON itself says its version.
 */
import { readJsonValue, stringifyJson } from "../codec/json/json.js";
import { type JsonValue, setOwn } from "../definition/json.js";
import { parseJsonText } from "../definition/json-text.js";
import type { ApiObject, ObjectMeta } from "../definition/object-meta.js";
import { slabFor } from "../storage/cache/slab.js";
import type { EntryLayout, EntryLayouts, EntryPlace } from "./entry-layout.js";
import { CLOSE, COLON, COMMA, itemsOf, memberValue, OPEN, objectEnd, QUOTE, scalarEnd, stringEnd, valueEnd } from "./json-scan.js";

const HEADER_BYTES = 4;
const METADATA_START = '"metadata":{';

/** Members of metadata in the order they are written: identity, then labels, then what may be large. */
const METADATA_ORDER = [
  "name",
  "generateName",
  "namespace",
  "uid",
  "generation",
  "creationTimestamp",
  "deletionTimestamp",
  "deletionGracePeriodSeconds",
  "labels",
  "annotations",
  "ownerReferences",
  "finalizers",
  "managedFields",
] as const satisfies readonly (keyof ObjectMeta)[];

/** Serializes an object for the store. Empty metadata members are left out, resourceVersion always is. */
export function encodeStored(object: ApiObject, stamp = 0): Buffer {
  const { kind, apiVersion, metadata, ...content } = object;
  const text = stringifyJson({
    kind,
    apiVersion,
    metadata: orderMetadata(metadata) as JsonValue,
    ...(content as Record<string, JsonValue>),
  });
  const offset = text.indexOf(METADATA_START) + METADATA_START.length;
  const stored = Buffer.allocUnsafe(HEADER_BYTES + Buffer.byteLength(text));
  stored.writeUInt16BE(stamp, 0);
  stored.writeUInt16BE(offset, 2);
  stored.write(text, HEADER_BYTES, "utf8");
  return stored;
}

function orderMetadata(metadata: ObjectMeta): ObjectMeta {
  const ordered: Record<string, unknown> = {};
  for (const member of METADATA_ORDER) {
    const value = metadata[member];
    if (value === undefined || value === null || value === "" || isEmptyCollection(value)) continue;
    ordered[member] = value;
  }
  return ordered as ObjectMeta;
}

function isEmptyCollection(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  for (const _ in value) return false;
  return true;
}

/** What {@link encodeStored} was told of the schema the object was written under; 0 for nothing. */
export const stampOfStored = (stored: Buffer): number => stored.readUInt16BE(0);

/** Whether the JSON of a stored value begins so. */
export const beginsAs = (stored: Buffer, beginning: Buffer): boolean =>
  stored.length >= HEADER_BYTES + beginning.length &&
  stored.compare(beginning, 0, beginning.length, HEADER_BYTES, HEADER_BYTES + beginning.length) === 0;

/** The JSON of a stored value. */
export const contentOfStored = (stored: Buffer): Buffer => stored.subarray(HEADER_BYTES);

/** Served JSON and where its resourceVersion member begins. */
export interface ServedJson {
  readonly json: Buffer;
  readonly offset: number;
  /** What of it is at hand where all of it is not. */
  readonly beginning?: Beginning | undefined;
}

/** Members of metadata as they stand in served JSON: all of them but the last, of which a comma tells, or more. */
export interface Beginning {
  readonly bytes: Buffer;
  /** Where the first of them begins that is no version. */
  readonly at: number;
}

/** Served JSON among others in one piece of memory. */
export class ServedBytes implements EntryPlace {
  constructor(
    readonly memory: Buffer,
    readonly start: number,
    readonly size: number,
    readonly offset: number,
    /** Absent: it shares nothing. */
    readonly layout?: EntryLayout,
  ) {}

  get json(): Buffer {
    return bytesAt(this.memory, this.start, this.size);
  }
}

/** So many bytes of `memory`, in a buffer of their own unless they are all of it. */
export const bytesAt = (memory: Buffer, start: number, size: number): Buffer =>
  size === memory.length ? memory : memory.subarray(start, start + size);

/** The served JSON of a stored value at a revision; `lone` as for `slabFor`. Laid out as others are where `layouts` know how. */
export function serveStored(stored: Buffer, revision: number, lone = false, layouts?: EntryLayouts): ServedBytes {
  const offset = stored.readUInt16BE(2);
  const member = versionMember(revision);
  const size = stored.length - HEADER_BYTES + member.length;
  const found = revision === 0 ? undefined : layouts?.find(stored, HEADER_BYTES, offset);
  if (found !== undefined) {
    const { layout, at } = found;
    const bytes = size - layout.sharedBytes + layout.extraBytes;
    const slab = slabFor(bytes, lone);
    const start = slab.take(bytes);
    layout.cut(stored, HEADER_BYTES, at, `${revision}",`, slab.memory, start);
    return new ServedBytes(slab.memory, start, size, offset, layout);
  }
  const slab = slabFor(size, lone);
  const { memory } = slab;
  const start = slab.take(size);
  stored.copy(memory, start, HEADER_BYTES, HEADER_BYTES + offset);
  memory.write(member, start + offset, "latin1");
  stored.copy(memory, start + offset + member.length, HEADER_BYTES + offset);
  return new ServedBytes(memory, start, size, offset);
}

/** The same JSON under another revision. */
export function reviseServed({ json, offset }: ServedJson, from: number, to: number): ServedBytes {
  const before = versionMember(from).length;
  const member = versionMember(to);
  const revised = Buffer.allocUnsafeSlow(json.length - before + member.length);
  json.copy(revised, 0, 0, offset);
  revised.write(member, offset, "latin1");
  json.copy(revised, offset + member.length, offset + before);
  return new ServedBytes(revised, 0, revised.length, offset);
}

/** Whether a stored value is what these served bytes were made of. */
export function sameContent(stored: Buffer, served: ServedJson, revision: number): boolean {
  const { json, offset } = served;
  const behind = offset + versionMember(revision).length;
  if (stored.length - HEADER_BYTES !== json.length - (behind - offset)) return false;
  return (
    stored.compare(json, 0, offset, HEADER_BYTES, HEADER_BYTES + offset) === 0 &&
    stored.compare(json, behind, json.length, HEADER_BYTES + offset, stored.length) === 0
  );
}

/** Revision 0 is an object that was never stored, such as the answer to a dry run: it has no resourceVersion. */
function versionMember(revision: number): string {
  return revision === 0 ? "" : `"resourceVersion":"${revision}",`;
}

const LABELS = Buffer.from('"labels":{');

/**
 * The labels of served JSON, read without parsing the rest: scalars come before them in metadata and nothing large does.
 * `start` is the offset of the first member of metadata.
 */
export function readLabels(json: Buffer, start: number): Record<string, string> | undefined {
  const labels = labelsStart(json, start);
  return labels === undefined
    ? undefined
    : (parseJsonText(json.toString("utf8", labels, objectEnd(json, labels))) as Record<string, string>);
}

/** As {@link readLabels}, of those with some keys, which are plain as keys of labels are; the others are passed over. */
export function readLabelsAmong(json: Buffer, start: number, keys: ReadonlySet<string>): Record<string, string> {
  const found: Record<string, string> = {};
  const labels = labelsStart(json, start);
  if (labels === undefined) return found;
  const lengths = new Set(Array.from(keys, ({ length }) => length));
  for (let at = labels + 1; json[at] === QUOTE; at++) {
    const colon = stringEnd(json, at);
    const end = stringEnd(json, colon + 1);
    if (lengths.has(colon - at - 2)) {
      const key = json.toString("latin1", at + 1, colon - 1);
      if (keys.has(key)) setOwn(found, key, parseJsonText(json.toString("utf8", colon + 1, end)) as string);
    }
    at = end;
  }
  return found;
}

/** Where the value of the labels begins. */
function labelsStart(json: Buffer, start: number): number | undefined {
  let at = start;
  while (json[at] === QUOTE) {
    const colon = stringEnd(json, at);
    const value = colon + 1;
    if (json[value] === OPEN) return json.compare(LABELS, 0, LABELS.length, at, at + LABELS.length) === 0 ? value : undefined;
    if (json[colon] !== COLON) return undefined;
    at = json[value] === QUOTE ? stringEnd(json, value) : scalarEnd(json, value);
    if (json[at] !== COMMA) return undefined;
    at += 1;
  }
  return undefined;
}

/** One member of the metadata of served JSON, read without the rest; looks at nothing behind it. */
export function readMetadataMember<N extends keyof ObjectMeta>(served: ServedJson, name: N): ObjectMeta[N] | undefined {
  return readMetadataMembers(served, [name])[name];
}

/** Place of members in metadata; of others none. */
const PLACES: ReadonlyMap<string, number> = new Map(METADATA_ORDER.map((name, place) => [name, place]));

/** Some members of the metadata of served JSON, read without the rest. */
export function readMetadataMembers<N extends keyof ObjectMeta>(served: ServedJson, names: readonly N[]): Pick<ObjectMeta, N> {
  const places = names.map((name) => PLACES.get(name));
  const last = Math.max(...places.map((place) => place ?? 0));
  const beginning = places.includes(undefined) || last === METADATA_ORDER.length - 1 ? undefined : served.beginning;
  const read = beginning === undefined ? undefined : membersUpTo(last, beginning.bytes, beginning.at, names);
  return (read ?? membersUpTo(last, served.json, served.offset, names) ?? {}) as Pick<ObjectMeta, N>;
}

/** Undefined where the bytes end within a member, or there is none. */
function membersUpTo(last: number, json: Buffer, first: number, names: readonly string[]): Record<string, JsonValue> | undefined {
  const found: Record<string, JsonValue> = {};
  let missing = names.length;
  let at = first;
  for (; json[at] === QUOTE; at++) {
    const colon = stringEnd(json, at);
    const name = json.toString("latin1", at + 1, colon - 1);
    if ((PLACES.get(name) ?? 0) > last) return found;
    at = valueEnd(json, colon + 1);
    if (json[at] !== COMMA && json[at] !== CLOSE) return undefined;
    if (names.includes(name)) {
      found[name] = readJsonValue(json.subarray(colon + 1, at));
      if (--missing === 0) return found;
    }
    if (json[at] === CLOSE) return found;
  }
  return at === json.length ? found : undefined;
}

/** The items of a member of metadata that is a list, one after the other, each read when it is asked for. */
export function* readMetadataItems<T>({ json, offset }: ServedJson, name: keyof ObjectMeta): Generator<T> {
  const list = memberValue(json, offset - 1, name);
  if (list === undefined) return;
  for (const [start, end] of itemsOf(json, list)) yield readJsonValue(json.subarray(start, end)) as T;
}
