/** Reads of a store in slices: a long read never keeps a transaction open, and other reads go in between. */
import { prefixEnd } from "../key-order.js";
import {
  type ChangesPage,
  type ChangesRequest,
  type KeyValue,
  type PastChange,
  type Revision,
  StorageError,
  type StoreEvent,
} from "../key-value-store.js";
import type { Lane } from "./call-lane.js";
import { MessageReader, Operation, type RangeQuestion, writeEventsQuestion, writeRangeQuestion } from "./messages.js";

interface RangeSlice {
  /** Key to go on from; undefined at the end of the range. */
  readonly next: string | undefined;
}

export interface RangeRead {
  readonly items: readonly KeyValue[];
  /** False when the limit cut the range. */
  readonly complete: boolean;
}

/** Items of a range at a revision, up to the limit (0: all). Rejects with StorageError `Compacted`. */
export async function readRange(lane: Lane, question: RangeQuestion): Promise<RangeRead> {
  const items: KeyValue[] = [];
  let start: string | undefined = question.start;
  while (start !== undefined && (question.limit === 0 || items.length < question.limit)) {
    const limit = question.limit === 0 ? 0 : question.limit - items.length;
    const slice: RangeSlice = await readRangeSlice(lane, { ...question, start, limit }, items);
    start = slice.next;
  }
  return { items, complete: start === undefined };
}

export function countRange(lane: Lane, question: RangeQuestion): Promise<number> {
  return lane.ask({ operation: Operation.Count, write: (to) => writeRangeQuestion(to, question), read: (from) => from.number() });
}

/** A page of the changes under a prefix, up to a revision that is acknowledged. Rejects with StorageError `Compacted`. */
export function readChanges(lane: Lane, request: ChangesRequest, through: Revision, previous: boolean): Promise<ChangesPage> {
  const { prefix, after, limit, maximumBytes } = request;
  const question = { start: prefix, end: prefixEnd(prefix) ?? "", after, through, limit, maximumBytes, previous };
  return lane.ask({
    operation: Operation.Events,
    holder: request.holder,
    write: (to) => writeEventsQuestion(to, question),
    read: (_, bytes) => decodeChanges(new MessageReader(Buffer.from(bytes))),
  });
}

function readRangeSlice(lane: Lane, question: RangeQuestion, items: KeyValue[]): Promise<RangeSlice> {
  return lane.ask({
    operation: Operation.Range,
    write: (to) => writeRangeQuestion(to, question),
    // One copy of the whole answer; the values are views of it.
    read: (_, bytes) => decodeItems(new MessageReader(Buffer.from(bytes)), items),
  });
}

function decodeItems(from: MessageReader, items: KeyValue[]): RangeSlice {
  const more = from.number() === 1;
  const next = from.text();
  for (let left = from.number(); left > 0; left--) {
    const key = from.text();
    const revision = from.number();
    items.push({ key, revision, value: requireValue(from.bytes(), key) });
  }
  return { next: more ? next : undefined };
}

function decodeChanges(from: MessageReader): ChangesPage {
  const through = from.number();
  const changes: PastChange[] = [];
  for (let left = from.number(); left > 0; left--) {
    const key = from.text();
    const revision = from.number();
    const value = from.bytes();
    const created = from.number() === 1 && value !== undefined;
    const previousRevision = from.number();
    const previousValue = from.bytes();
    const event: StoreEvent = value === undefined ? { key, revision, created } : { key, value, revision, created };
    const previous = previousValue === undefined ? undefined : { value: previousValue, revision: previousRevision };
    changes.push(previous === undefined ? event : { ...event, previous });
  }
  return { changes, through };
}

function requireValue(value: Buffer | undefined, key: string): Buffer {
  if (value === undefined) throw new StorageError("Corrupt", `the value of ${key} is missing`);
  return value;
}
