import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { EMPTY_SET, equalSets, type FieldSet, isEmptySet, pathsOf, pathText } from "../../../../runtime/fields/field-set/field-set.js";
import { parseFieldsV1 } from "../../../../runtime/fields/field-set/fields-v1.js";
import { difference, intersection, isSubset, union } from "../../../../runtime/fields/field-set/set-algebra.js";
import { compare, differs, isSame } from "../../../../runtime/fields/merge/compare.js";
import { fieldSetOf } from "../../../../runtime/fields/merge/field-set-of.js";
import { merge } from "../../../../runtime/fields/merge/merge.js";
import { removeItems } from "../../../../runtime/fields/merge/remove-items.js";
import { deepEqual } from "../../../../runtime/schema/deep-equal.js";
import { extractItems } from "../merge/extract-items.js";
import { any, atomicList, defaulted, field, integer, keyed, map, set, string, struct } from "../merge/schemas.js";
import { Session, thing } from "./session.js";

const fields = {
  leaf: integer,
  inner: struct({ a: string, deeper: struct({ b: integer }) }),
  whole: map(string, true),
  data: map(string),
  list: atomicList(integer),
  tags: set(string),
  ports: keyed(struct({ port: integer, protocol: defaulted(string, "TCP"), name: string, tags: set(string) }), "port", "protocol"),
  any,
};
const schema = struct(fields);

const word = fc.constantFrom("a", "b", "c");
const number = fc.integer({ min: 1, max: 3 });
const untyped = fc.letrec((tie) => ({
  value: fc.oneof(
    number,
    word,
    fc.array(number, { maxLength: 2 }),
    fc.dictionary(word, tie("value"), { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
  ),
})).value;
const tags = fc.uniqueArray(word, { minLength: 1, maxLength: 3 });
const port = fc.record(
  { port: number, protocol: fc.constantFrom("TCP", "UDP"), name: word, tags },
  { requiredKeys: ["port", "protocol"], noNullPrototype: true },
);
const config = fc.record(
  {
    leaf: number,
    inner: fc.record(
      { a: word, deeper: fc.record({ b: number }, { noNullPrototype: true }) },
      { requiredKeys: ["a"], noNullPrototype: true },
    ),
    whole: fc.dictionary(word, word, { minKeys: 1, noNullPrototype: true }),
    data: fc.dictionary(word, word, { minKeys: 1, noNullPrototype: true }),
    list: fc.array(number, { minLength: 1, maxLength: 3 }),
    tags,
    ports: fc.uniqueArray(port, { minLength: 1, maxLength: 3, selector: (item) => `${item.port}/${item.protocol}` }),
    any: fc.dictionary(word, untyped, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
  },
  { requiredKeys: [], noNullPrototype: true },
) as fc.Arbitrary<JsonObject>;

/** Equality up to the order of sets and keyed lists, which ownership does not see. */
const alike = (a: JsonObject, b: JsonObject): boolean => isSame(compare(a, b, schema)) && isSame(compare(b, a, schema));

test("merge: with itself and with nothing it is itself; twice is as once; the configuration is in the result", () => {
  fc.assert(
    fc.property(config, config, (a, b) => {
      assert.equal(merge(a, a, schema), a);
      assert.equal(merge(a, {}, schema), a);
      const merged = merge(a, b, schema);
      assert.equal(merge(merged, b, schema), merged);
      assert.ok(deepEqual(extractItems(b, fieldSetOf(b, schema), schema), b));
      assert.ok(alike(extractItems(merged, fieldSetOf(b, schema), schema), b));
    }),
  );
});

test("merge: nothing is lost, and only what the configuration names changes", () => {
  fc.assert(
    fc.property(config, config, (a, b) => {
      const changed = compare(a, merge(a, b, schema), schema);
      const named = fieldSetOf(b, schema);
      const isFromScalar = (removed: FieldSet): boolean => isEmptySet(difference(removed, parseFieldsV1({})));
      assert.ok(isSubset(changed.modified, named));
      assert.ok(
        isFromScalar(changed.removed) || JSON.stringify(changed.removed).startsWith('{"f:any"'),
        "an untyped scalar may replace an object",
      );
    }),
  );
});

test("compare: nothing differs from itself; sides swapped, what came has gone", () => {
  fc.assert(
    fc.property(config, config, (a, b) => {
      assert.ok(isSame(compare(a, a, schema)));
      const there = compare(a, b, schema);
      const back = compare(b, a, schema);
      assert.ok(equalSets(there.added, back.removed));
      assert.ok(equalSets(there.removed, back.added));
      assert.ok(equalSets(there.modified, back.modified));
      if (deepEqual(a, b)) assert.ok(isSame(there));
      assert.equal(differs(a, b, schema), !isSame(there));
    }),
  );
});

test("remove: what is removed is gone, what is not is as it was", () => {
  fc.assert(
    fc.property(config, config, (a, b) => {
      const cut = intersection(fieldSetOf(a, schema), fieldSetOf(b, schema));
      const rest = removeItems(a, cut, schema, EMPTY_SET);
      assert.ok(isEmptySet(intersection(fieldSetOf(rest, schema), cut)));
      const changed = compare(a, rest, schema);
      assert.ok(isEmptySet(changed.added) && isEmptySet(changed.modified));
    }),
  );
});

/** Who owns a list or map itself goes on owning it when an apply takes its last member away, and with that the list: so does the peer. */
const EMPTIED = /\.(tags|ports|data)$/;

type Write = { readonly manager: string; readonly body: JsonObject; readonly how: "apply" | "force" | "update" };
const writes = fc.array(
  fc.record({
    manager: fc.constantFrom("m1", "m2", "m3"),
    body: config,
    how: fc.constantFrom("apply", "force", "update"),
  }) as fc.Arbitrary<Write>,
  {
    minLength: 1,
    maxLength: 8,
  },
);

test("what was owned before makes no difference to what a configuration names, but is used again", () => {
  fc.assert(
    fc.property(config, config, (a, b) => {
      const named = fieldSetOf(a, schema);
      const before = [EMPTY_SET, fieldSetOf(b, schema), compare({}, a, schema).added, compare({}, b, schema).added];
      for (const likely of before) assert.equal(JSON.stringify(fieldSetOf(a, schema, likely)), JSON.stringify(named));
      if (!isEmptySet(named)) assert.equal(fieldSetOf(a, schema, named), named);
    }),
  );
});

test("any sequence of writes: owners own what they applied and nothing that is not there; conflicts change nothing", () => {
  fc.assert(
    fc.property(writes, (sequence) => {
      const s = new Session(thing(fields, { subresources: [] }));
      for (const { manager, body, how } of sequence) {
        const before = JSON.stringify(s.live);
        const isDone = write(s, manager, body, how);
        if (!isDone) {
          assert.equal(JSON.stringify(s.live), before);
          continue;
        }
        if (how === "update") continue;
        const owned = fieldSetOf(body, s.schema);
        assert.ok(equalSets(setOfEntry(s, manager), owned), "the applier owns what it applied");
        assert.ok(alike(extractItems(s.fields(), owned, schema), extractItems(body, owned, schema)), "and it is there");
        const { revision } = s;
        write(s, manager, body, how);
        assert.equal(s.revision, revision, "applied again, nothing changes");
      }
      const there = union(fieldSetOf(s.fields(), schema), compare({}, s.fields(), schema).added);
      for (const entry of s.entries()) {
        const absent = pathsOf(difference(parseFieldsV1(entry.fieldsV1), there)).map(pathText);
        assert.deepEqual(
          absent.filter((path) => !EMPTIED.test(path)),
          [],
          JSON.stringify([entry, s.fields()]),
        );
      }
      assert.ok(
        s.entries().every((entry) => !isEmptySet(parseFieldsV1(entry.fieldsV1))),
        "nobody is left with nothing",
      );
    }),
    { numRuns: 300 },
  );
});

function write(s: Session, manager: string, body: JsonObject, how: Write["how"]): boolean {
  try {
    if (how === "update") s.update(manager, body);
    else s.apply(manager, body, { force: how === "force" });
    return true;
  } catch (error) {
    assert.equal((error as { code?: number }).code, 409, String(error));
    assert.notEqual(how, "update");
    return false;
  }
}

function setOfEntry(s: Session, manager: string): FieldSet {
  const found = s.entries().find((entry) => entry.manager === manager && entry.operation === "Apply");
  return found === undefined ? EMPTY_SET : parseFieldsV1(found.fieldsV1);
}

test("a field with a default is never lost", () => {
  fc.assert(
    fc.property(fc.array(fc.option(word), { minLength: 1, maxLength: 5 }), (modes) => {
      const s = new Session(thing({ spec: field(struct({ mode: defaulted(string, "x") }), { optional: false }) }));
      for (const mode of modes) s.apply("m", { spec: mode === null ? {} : { mode } });
      assert.deepEqual(s.fields()["spec"], { mode: modes.at(-1) ?? "x" });
    }),
  );
});
