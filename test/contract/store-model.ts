/** A store as simple as it can be said, and random histories that a real one must agree with it on. */
import assert from "node:assert/strict";
import fc from "fast-check";
import type { CommitRequest, KeyValueStore, Revision } from "../../runtime/storage/key-value-store.js";
import { collect, type OpenStore } from "./store-under-test.js";

interface ModelValue {
  readonly value: string;
  readonly revision: Revision;
}

/** Whole state per revision. */
class Model {
  readonly states = new Map<Revision, ReadonlyMap<string, ModelValue>>();
  readonly log: string[] = [];
  compacted: Revision = 0;

  constructor(public head: Revision) {
    this.states.set(head, new Map());
  }

  get current(): ReadonlyMap<string, ModelValue> {
    return this.states.get(this.head) as ReadonlyMap<string, ModelValue>;
  }

  /** The revision written; undefined when the guard refuses. */
  commit(key: string, value: string | undefined, expected: Revision): Revision | undefined {
    const known = this.current.get(key);
    if ((known?.revision ?? 0) !== expected || (value === undefined && known === undefined)) return undefined;
    const next = new Map(this.current);
    this.head++;
    if (value === undefined) next.delete(key);
    else next.set(key, { value, revision: this.head });
    this.states.set(this.head, next);
    this.log.push(`${this.head} ${key} ${value} ${known === undefined}`);
    return this.head;
  }
}

interface Write {
  readonly key: string;
  readonly value: string | undefined;
  /** What the writer believes: the truth at the start of its batch, that nothing is there, or nonsense. */
  readonly belief: "current" | "absent" | "wrong";
}

type Step = { readonly batch: readonly Write[] } | { readonly compactBack: number } | { readonly reopen: true };

const write: fc.Arbitrary<Write> = fc.record({
  key: fc.constantFrom("/a/x", "/a/y", "/a/x!y", "/a/é", "/a/\u{1f600}", "/a/\uffee", "/b/x"),
  value: fc.option(fc.string({ maxLength: 5 }), { nil: undefined, freq: 3 }),
  belief: fc.constantFrom("current", "current", "absent", "wrong"),
});

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ batch: fc.array(write, { minLength: 1, maxLength: 8 }) }) },
    { weight: 1, arbitrary: fc.record({ compactBack: fc.nat(6) }) },
    { weight: 1, arbitrary: fc.constant({ reopen: true } as const) },
  ),
  { maxLength: 12 },
);

export async function checkAgainstModel(open: OpenStore, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      let tested = await open();
      try {
        const model = new Model(await tested.store.revision());
        const start = model.head;
        const seen: string[] = [];
        const follow = (store: KeyValueStore, after: Revision): void => {
          store.watch({
            prefix: "",
            after,
            onEvents: (events) => {
              for (const { revision, key, value, created } of events) seen.push(`${revision} ${key} ${value} ${created}`);
            },
            onEnd: () => undefined,
          });
        };
        follow(tested.store, start);
        for (const step of history) {
          if ("batch" in step) await runBatch(tested.store, model, step.batch);
          else if ("reopen" in step) {
            tested = await tested.reopen();
            follow(tested.store, model.head);
          } else {
            model.compacted = Math.max(model.compacted, model.head - step.compactBack, start);
            await tested.store.compact(model.compacted);
          }
        }
        assert.deepEqual(seen, model.log);
        await compareHistory(tested.store, model, start);
      } finally {
        await tested.dispose();
      }
    }),
    { numRuns: runs },
  );
}

async function runBatch(store: KeyValueStore, model: Model, batch: readonly Write[]): Promise<void> {
  const before = model.current;
  const requests = batch.map(({ key, value, belief }): CommitRequest => {
    const expected = belief === "absent" ? 0 : belief === "wrong" ? model.head + 100 : (before.get(key)?.revision ?? 0);
    return value === undefined ? { key, expected } : { key, value: Buffer.from(value), expected };
  });
  const results = await Promise.all(requests.map((request) => store.commit(request)));
  for (const [i, { key, value, expected }] of requests.entries()) {
    const result = results[i];
    const revision = model.commit(key, value?.toString(), expected);
    if (revision !== undefined) assert.deepEqual(result, { ok: true, revision });
    else assert.equal(result?.ok, false);
  }
}

async function compareHistory(store: KeyValueStore, model: Model, start: Revision): Promise<void> {
  for (let revision = Math.max(start, model.compacted); revision <= model.head; revision++) {
    const { items, count } = await store.range({ start: "/", end: "0", revision });
    const expected = [...(model.states.get(revision) as ReadonlyMap<string, ModelValue>)]
      .map(([key, { value, revision: changed }]) => ({ key, value, revision: changed }))
      .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    assert.deepEqual(
      items.map(({ key, value, revision: changed }) => ({ key, value: value.toString(), revision: changed })),
      expected,
    );
    const [, ...inner] = items;
    const last = inner.pop();
    if (inner[0] !== undefined && last !== undefined) {
      assert.deepEqual((await store.range({ start: inner[0].key, end: last.key, revision })).items, inner);
    }
    const page = await store.range({ start: "/", end: "0", revision, limit: 2 });
    assert.deepEqual([count, page.count, page.items], [expected.length, expected.length, items.slice(0, 2)]);
  }
  const after = Math.max(start, model.compacted);
  const replayed = collect(store, "", after);
  const expected = model.log.filter((line) => Number.parseInt(line, 10) > after);
  await replayed.reach(expected.length);
  assert.deepEqual(
    replayed.events.map(({ revision, key, value, created }) => `${revision} ${key} ${value} ${created}`),
    expected,
  );
}
