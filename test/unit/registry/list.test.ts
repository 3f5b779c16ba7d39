import assert from "node:assert/strict";
import { test } from "node:test";
import { StatusError } from "../../../runtime/errors/status.js";
import { parseFieldSelector } from "../../../runtime/registry/selectors/field-selector.js";
import { parseLabelSelector } from "../../../runtime/registry/selectors/label-selector.js";
import { type Fixture, openFixture, type Resource, status } from "./registry-fixture.js";

async function five(fixture: Fixture): Promise<Resource> {
  const maps = fixture.resource("configmaps");
  for (const name of ["a", "b", "c", "d", "e"]) await maps.create({ metadata: { name, labels: { odd: String("ace".includes(name)) } } });
  return maps;
}

const page = async (maps: Resource, options: object, namespace = "ns") => {
  const result = await maps.store.list(maps.target("", namespace), options);
  const names = [...result.entries].map((entry) => entry.object().metadata.name as string);
  return { ...result, names };
};

test("LIST-02 LIST-03 LIST-04 LIST-05 pages show one state, with what remains", async (t) => {
  const fixture = await openFixture(t);
  const maps = await five(fixture);
  const first = await page(maps, { limit: 2 });
  assert.deepEqual(first.names, ["a", "b"]);
  assert.equal(first.remaining, 3);
  await maps.delete("c");
  await maps.create({ metadata: { name: "cc" } });
  const second = await page(maps, { limit: 2, continue: first.continue });
  assert.deepEqual([second.names, second.remaining, second.revision], [["c", "d"], 1, first.revision]);
  const third = await page(maps, { limit: 2, continue: second.continue, resourceVersion: "0" });
  assert.deepEqual([third.names, third.remaining, third.continue, third.revision], [["e"], undefined, undefined, first.revision]);
  assert.deepEqual((await page(maps, {})).names, ["a", "b", "cc", "d", "e"]);
  assert.deepEqual((await page(maps, { limit: -1 })).names.length, 5);
});

test("LIST-08 LIST-25 tokens are bound to their collection and refuse damage and versions", async (t) => {
  const fixture = await openFixture(t);
  const maps = await five(fixture);
  const { continue: token = "" } = await page(maps, { limit: 2 });
  const damaged = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  for (const options of [{ continue: "zzz" }, { continue: damaged }, { continue: token.slice(0, -4) }, { continue: "!" }]) {
    await assert.rejects(async () => page(maps, { limit: 1, ...options }), status(400, "BadRequest", /^invalid continue token: /));
  }
  await assert.rejects(async () => page(maps, { continue: token }, "other"), status(400, "BadRequest"));
  await assert.rejects(async () => page(fixture.resource("secrets"), { continue: token }), status(400, "BadRequest"));
  await assert.rejects(
    async () => page(maps, { continue: token, resourceVersion: "5" }),
    status(400, "BadRequest", "specifying resource version is not allowed when using continue"),
  );
});

test("LIST-07 an expired token gives one that goes on inconsistently", async (t) => {
  const fixture = await openFixture(t);
  const maps = await five(fixture);
  const first = await page(maps, { limit: 2 });
  await maps.create({ metadata: { name: "dd" } });
  await maps.delete("a");
  await fixture.store.compact(await fixture.store.revision());
  let next: string | undefined;
  await assert.rejects(
    async () => page(maps, { limit: 2, continue: first.continue }),
    (error) => {
      assert.ok(error instanceof StatusError);
      assert.deepEqual([error.code, error.reason], [410, "Expired"]);
      next = error.status.metadata.continue;
      return true;
    },
  );
  const second = await page(maps, { limit: 3, continue: next });
  assert.deepEqual(second.names, ["c", "d", "dd"]);
  await maps.create({ metadata: { name: "f" } });
  const third = await page(maps, { limit: 3, continue: second.continue });
  assert.deepEqual([third.names, third.revision], [["e"], second.revision]);
});

test("LIST-10 to LIST-17 the tables of versions", async (t) => {
  const fixture = await openFixture(t);
  const maps = await five(fixture);
  const { revision } = await page(maps, {});
  await maps.delete("a");
  const at = String(revision);
  assert.deepEqual((await page(maps, { resourceVersion: at })).names, ["b", "c", "d", "e"]);
  assert.deepEqual((await page(maps, { resourceVersion: "0" })).names, ["b", "c", "d", "e"]);
  const limited = await page(maps, { resourceVersion: at, limit: 1 });
  assert.deepEqual([limited.names, limited.revision], [["a"], revision]);
  const exact = await page(maps, { resourceVersion: at, resourceVersionMatch: "Exact" });
  assert.deepEqual([exact.names.length, exact.revision], [5, revision]);
  assert.equal((await page(maps, { resourceVersion: at, resourceVersionMatch: "NotOlderThan", limit: 1 })).names[0], "b");
  assert.equal((await page(maps, { resourceVersion: "0", resourceVersionMatch: "NotOlderThan" })).names.length, 4);
  await fixture.store.compact(await fixture.store.revision());
  await assert.rejects(
    async () => page(maps, { resourceVersion: at, resourceVersionMatch: "Exact" }),
    status(410, "Expired", "The resourceVersion for the provided list is too old."),
  );
});

test("LIST-14 LIST-16 LIST-17 LIST-25 invalid combinations", async (t) => {
  const maps = (await openFixture(t)).resource("configmaps");
  const invalid = 'ListOptions.meta.orch.io "" is invalid: resourceVersionMatch: ';
  for (const [options, message] of [
    [{ resourceVersionMatch: "Exact" }, `${invalid}Forbidden: resourceVersionMatch is forbidden unless resourceVersion is provided`],
    [
      { resourceVersionMatch: "Exact", resourceVersion: "0" },
      `${invalid}Forbidden: resourceVersionMatch "exact" is forbidden for resourceVersion "0"`,
    ],
    [
      { resourceVersionMatch: "Foo", resourceVersion: "1" },
      `${invalid}Unsupported value: "Foo": supported values: "Exact", "NotOlderThan", ""`,
    ],
    [
      { resourceVersionMatch: "Exact", resourceVersion: "1", continue: "x" },
      `${invalid}Forbidden: resourceVersionMatch is forbidden when continue is provided`,
    ],
  ] as const) {
    await assert.rejects(async () => page(maps, options), status(422, "Invalid", message));
  }
  await assert.rejects(
    async () => page(maps, { resourceVersion: "abc" }),
    status(
      400,
      "BadRequest",
      'invalid resource version: resourceVersion: Invalid value: "abc": strconv.ParseUint: parsing "abc": invalid syntax',
    ),
  );
});

test("LIST-18 GET-04 a version that is never reached is a 504 with a hint", async (t) => {
  const maps = (await openFixture(t)).resource("configmaps");
  const refused = status(504, "Timeout", /^Timeout: Too large resource version: 999999, current: \d+$/);
  await Promise.all([
    assert.rejects(async () => page(maps, { resourceVersion: "999999" }), refused),
    assert.rejects(async () => page(maps, { resourceVersion: "999999", resourceVersionMatch: "Exact" }), refused),
    assert.rejects(async () => maps.store.get(maps.target("a"), { resourceVersion: "999999" }), refused),
  ]);
});

test("LIST-05 LIST-21 LIST-23 LIST-24 LIST-26 selectors, namespaces and order", async (t) => {
  const fixture = await openFixture(t);
  const maps = await five(fixture);
  await maps.create({ metadata: { name: "a" } }, "ns-2");
  await maps.create({ metadata: { name: "z" } }, "m");
  const odd = parseLabelSelector("odd=true");
  assert.deepEqual((await page(maps, { labelSelector: odd })).names, ["a", "c", "e"]);
  const first = await page(maps, { labelSelector: odd, limit: 2 });
  assert.deepEqual([first.names, first.remaining], [["a", "c"], undefined]);
  assert.deepEqual((await page(maps, { labelSelector: odd, limit: 2, continue: first.continue })).names, ["e"]);
  const named = parseFieldSelector("metadata.name=a", []);
  assert.deepEqual((await page(maps, { fieldSelector: named })).names, ["a"]);
  assert.deepEqual((await page(maps, { fieldSelector: named }, "")).names, ["a", "a"]);
  assert.deepEqual((await page(maps, {}, "")).names, ["z", "a", "b", "c", "d", "e", "a"]);
  assert.deepEqual((await page(maps, {}, "none")).names, []);
});

test("a selector over many objects finds them across slices", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await Promise.all(
    Array.from({ length: 2_500 }, (_, index) =>
      maps.create({ metadata: { name: `m${index}`, ...(index % 500 === 0 ? { labels: { pick: "me" } } : {}) } }),
    ),
  );
  assert.equal((await page(maps, { labelSelector: parseLabelSelector("pick=me") })).names.length, 5);
});
