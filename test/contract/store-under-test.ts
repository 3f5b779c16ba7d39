/** What a store under test is, and how the parts of the contract speak to it. */
import assert from "node:assert/strict";
import { it } from "node:test";
import {
  type CommitResult,
  type KeyValue,
  type KeyValueStore,
  type Revision,
  StorageError,
  type StorageErrorCode,
  type StoreEvent,
} from "../../runtime/storage/key-value-store.js";

export interface StoreUnderTest {
  readonly store: KeyValueStore;
  /** The clock that its keys expire by; goes on by itself as little as it is told to. */
  readonly clock: { now: number };
  /** Closes it and opens the same data again, with room for so much in all. */
  reopen(maximumBytes?: number): Promise<StoreUnderTest>;
  /** Closes it and removes its data. */
  dispose(): Promise<void>;
}

export type OpenStore = () => Promise<StoreUnderTest>;

export const bytes = (text: string): Buffer => Buffer.from(text);

export async function put(store: KeyValueStore, key: string, text: string, expected: Revision = 0): Promise<Revision> {
  return written(await store.commit({ key, value: bytes(text), expected }));
}

export async function remove(store: KeyValueStore, key: string, expected: Revision): Promise<Revision> {
  return written(await store.commit({ key, expected }));
}

export function written(result: CommitResult): Revision {
  assert.ok(result.ok, "the guard refused the commit");
  return result.revision;
}

export function fails(code: StorageErrorCode): (error: unknown) => boolean {
  return (error) => error instanceof StorageError && error.code === code;
}

export const plain = ({ key, value, revision }: KeyValue): [string, string, Revision] => [key, value.toString(), revision];

export async function keysAt(store: KeyValueStore, prefix: string, revision?: Revision): Promise<string[]> {
  const end = `${prefix.slice(0, -1)}0`;
  const { items } = await store.range({ start: prefix, end, ...(revision === undefined ? {} : { revision }) });
  return items.map(({ key, value }) => `${key}=${value}`);
}

/** Collects events until there are so many. */
export function collect(store: KeyValueStore, prefix: string, after: Revision) {
  const events: StoreEvent[] = [];
  const compactions: Revision[] = [];
  let end: StorageError | undefined;
  let check = (): void => undefined;
  const watch = store.watch({
    prefix,
    after,
    onEvents: (batch) => {
      events.push(...batch);
      check();
    },
    onCompact: (revision) => compactions.push(revision),
    onEnd: (error) => {
      end = error;
      check();
    },
  });
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      check = () => condition() && resolve();
      check();
    });
  return {
    events,
    compactions,
    watch,
    ended: async () => {
      await until(() => end !== undefined);
      return end as StorageError;
    },
    reach: (count: number) => until(() => events.length >= count),
  };
}

/** Tests that each get a store of their own: one that may open it again, and one that only needs the store. */
export function storeTests(open: OpenStore) {
  const test = (title: string, run: (tested: StoreUnderTest) => Promise<unknown>): void => {
    it(title, async () => {
      let last = await open();
      // Whichever was opened last is disposed of, when the test fails too: a store left open keeps the process from ending.
      const following = (tested: StoreUnderTest): StoreUnderTest => {
        last = tested;
        return { ...tested, reopen: async (maximumBytes) => following(await tested.reopen(maximumBytes)) };
      };
      try {
        await run(following(last));
      } finally {
        await last.dispose();
      }
    });
  };
  const withStore = (title: string, run: (store: KeyValueStore) => Promise<void>): void => test(title, ({ store }) => run(store));
  return { test, withStore };
}
