/** Random histories: the cache, its watches and its past agree with a plain list of states. */
import assert from "node:assert/strict";
import { it } from "node:test";
import fc from "fast-check";
import { StorageError } from "../../../../runtime/storage/key-value-store.js";
import { describeChange, list, type OpenWatch, open, PREFIX, withCache } from "./cache-fixture.js";

const WINDOW = 6;
const names = ["a!x", "a!y", "a!xx", "b!x", "ab!x", "c", "é!x", "\u{1f600}!x", "\uffee!x"];

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ name: fc.constantFrom(...names), text: fc.option(fc.string({ maxLength: 3 }), { nil: undefined, freq: 2 }) }),
  },
  { weight: 2, arbitrary: fc.record({ watch: fc.constantFrom("", "a!", "a!x", "b!"), back: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ take: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ snapshot: fc.nat(12) }) },
);

interface Followed extends OpenWatch {
  readonly prefix: string;
  readonly after: number;
  readonly seen: string[];
}

it("random histories agree with a plain list of states", () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), (steps) =>
      withCache(async ({ cache, put, remove }) => {
        const states = new Map([[cache.revision, new Map<string, string>()]]);
        const log: { revision: number; name: string; line: string }[] = [];
        const watches: Followed[] = [];
        const start = cache.revision;
        for (const action of steps) {
          if ("name" in action) {
            const before = states.get(cache.revision) as Map<string, string>;
            const { name, text } = action;
            const old = before.get(name);
            if (text === undefined && old === undefined) continue;
            const state = new Map(before);
            if (text === undefined) state.delete(name);
            else state.set(name, text);
            const revision = await (text === undefined ? remove(name) : put(name, text));
            states.set(revision, state);
            const line = text === undefined ? `-${name}=${old}@${revision}` : `${old === undefined ? "+" : "~"}${name}=${text}`;
            log.push({ revision, name, line: `${revision} ${line}` });
          } else if ("watch" in action) {
            const after = Math.max(start, cache.revision - action.back);
            try {
              watches.push({ ...open(cache, after, action.watch), prefix: action.watch, after, seen: [] });
              assert.ok(cache.revision - after <= WINDOW);
            } catch (error) {
              assert.ok(error instanceof StorageError && error.code === "Compacted" && cache.revision - after > WINDOW);
            }
          } else if ("take" in action) {
            const watch = watches[action.take % Math.max(1, watches.length)];
            watch?.seen.push(...watch.watch.take().map(describeChange));
          } else {
            const revision = Math.max(start, cache.revision - action.snapshot);
            assert.deepEqual(list(await cache.snapshotAt(revision)), listing(states.get(revision)));
          }
          assert.deepEqual(list(cache.snapshot()), listing(states.get(cache.revision)));
        }
        for (const { watch, prefix, after, seen } of watches) {
          seen.push(...watch.take().map(describeChange));
          assert.deepEqual(
            seen,
            log.filter(({ revision, name }) => revision > after && name.startsWith(prefix)).map(({ line }) => line),
          );
        }
        for (const name of names) assert.equal(cache.get(`${PREFIX}${name}`)?.text, states.get(cache.revision)?.get(name));
      }, WINDOW),
    ),
    { numRuns: 30 },
  ));

function listing(state: ReadonlyMap<string, string> | undefined): string[] {
  return [...(state ?? [])].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))).map(([name, text]) => `${name}=${text}`);
}
