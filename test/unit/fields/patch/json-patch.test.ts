import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { JsonObject, JsonValue } from "../../../../runtime/definition/json.js";
import { StatusError } from "../../../../runtime/errors/status.js";
import { applyJsonPatch, unknownOperationMembers } from "../../../../runtime/fields/patch/json-patch.js";
import { deepEqual } from "../../../../runtime/schema/deep-equal.js";

const parse = (text: string): JsonValue => JSON.parse(text) as JsonValue;

function code(document: JsonValue, patch: JsonValue): number {
  try {
    applyJsonPatch(document, patch);
  } catch (error) {
    if (error instanceof StatusError) return error.code;
    throw error;
  }
  return 200;
}

/** Document, patch, outcome; all as JSON text. */
const ROWS: [title: string, document: string, patch: string, outcome: string][] = [
  ["no operations", '{"a":1}', "[]", '{"a":1}'],
  ["add a member", '{"a":1}', '[{"op":"add","path":"/b","value":2}]', '{"a":1,"b":2}'],
  ["add over a member", '{"a":1}', '[{"op":"add","path":"/a","value":2}]', '{"a":2}'],
  ["add null", "{}", '[{"op":"add","path":"/a","value":null}]', '{"a":null}'],
  ["add to the empty name", "{}", '[{"op":"add","path":"/","value":1}]', '{"":1}'],
  ["add the document", '{"a":1}', '[{"op":"add","path":"","value":[1]}]', "[1]"],
  ["insert first", '{"a":[1,2]}', '[{"op":"add","path":"/a/0","value":0}]', '{"a":[0,1,2]}'],
  ["insert between", '{"a":[1,3]}', '[{"op":"add","path":"/a/1","value":2}]', '{"a":[1,2,3]}'],
  ["insert last", '{"a":[1]}', '[{"op":"add","path":"/a/1","value":2}]', '{"a":[1,2]}'],
  ["append", '{"a":[1]}', '[{"op":"add","path":"/a/-","value":[2]}]', '{"a":[1,[2]]}'],
  ["escapes", '{"a/b":{"m~n":1}}', '[{"op":"replace","path":"/a~1b/m~0n","value":2}]', '{"a/b":{"m~n":2}}'],
  ["~01 is ~1", '{"~1":1}', '[{"op":"remove","path":"/~01"}]', "{}"],
  ["remove a member", '{"a":1,"b":2}', '[{"op":"remove","path":"/a"}]', '{"b":2}'],
  ["remove an item", '{"a":[1,2,3]}', '[{"op":"remove","path":"/a/1"}]', '{"a":[1,3]}'],
  ["remove a null", '{"a":null}', '[{"op":"remove","path":"/a"}]', "{}"],
  ["replace a member", '{"a":{"b":1}}', '[{"op":"replace","path":"/a/b","value":{"c":2}}]', '{"a":{"b":{"c":2}}}'],
  ["replace an item", '{"a":[1,2]}', '[{"op":"replace","path":"/a/0","value":9}]', '{"a":[9,2]}'],
  ["replace the document", '{"a":1}', '[{"op":"replace","path":"","value":{"b":1}}]', '{"b":1}'],
  ["move a member", '{"a":{"b":1},"c":{}}', '[{"op":"move","from":"/a/b","path":"/c/d"}]', '{"a":{},"c":{"d":1}}'],
  ["move an item", '{"a":[1,2,3]}', '[{"op":"move","from":"/a/0","path":"/a/2"}]', '{"a":[2,3,1]}'],
  ["move over a member", '{"a":1,"b":2}', '[{"op":"move","from":"/a","path":"/b"}]', '{"b":1}'],
  ["move to where it is", '{"a":[1]}', '[{"op":"move","from":"/a","path":"/a"}]', '{"a":[1]}'],
  ["move out of itself", '{"a":{"b":{"c":1}}}', '[{"op":"move","from":"/a/b","path":"/a"}]', '{"a":{"c":1}}'],
  ["copy", '{"a":{"b":[1]}}', '[{"op":"copy","from":"/a","path":"/c"}]', '{"a":{"b":[1]},"c":{"b":[1]}}'],
  ["a copy is apart", '{"a":[1]}', '[{"op":"copy","from":"/a","path":"/b"},{"op":"add","path":"/b/-","value":2}]', '{"a":[1],"b":[1,2]}'],
  ["copy into itself", '{"a":{}}', '[{"op":"copy","from":"/a","path":"/a/b"}]', '{"a":{"b":{}}}'],
  ["test a number", '{"a":1}', '[{"op":"test","path":"/a","value":1.0}]', '{"a":1}'],
  ["test an object in any order", '{"a":{"x":1,"y":[2]}}', '[{"op":"test","path":"/a","value":{"y":[2],"x":1}}]', '{"a":{"x":1,"y":[2]}}'],
  ["test null", '{"a":null}', '[{"op":"test","path":"/a","value":null}]', '{"a":null}'],
  ["test the document", '{"a":1}', '[{"op":"test","path":"","value":{"a":1}}]', '{"a":1}'],
  ["other members do not matter", "{}", '[{"op":"add","path":"/a","value":1,"from":"x","foo":2}]', '{"a":1}'],
  [
    "names of digits in objects",
    '{"0":1}',
    '[{"op":"add","path":"/1","value":2},{"op":"add","path":"/01","value":3}]',
    '{"0":1,"1":2,"01":3}',
  ],
  ["a dash in an object", "{}", '[{"op":"add","path":"/-","value":1}]', '{"-":1}'],
  [
    "__proto__",
    '{"a":1}',
    '[{"op":"add","path":"/__proto__","value":{"b":1}},{"op":"add","path":"/__proto__/c","value":2}]',
    '{"a":1,"__proto__":{"b":1,"c":2}}',
  ],
  ["remove __proto__", '{"__proto__":1}', '[{"op":"remove","path":"/__proto__"}]', "{}"],
  ["constructor", "{}", '[{"op":"add","path":"/constructor","value":1}]', '{"constructor":1}'],
];

/** Document and patch, refused with 422. */
const UNFIT: [title: string, document: string, patch: string][] = [
  ["test fails", '{"a":1}', '[{"op":"test","path":"/a","value":2}]'],
  ["test of another type", '{"a":1}', '[{"op":"test","path":"/a","value":"1"}]'],
  ["test of a missing member, even for null", "{}", '[{"op":"test","path":"/a","value":null}]'],
  ["remove a missing member", "{}", '[{"op":"remove","path":"/a"}]'],
  ["remove the document", "{}", '[{"op":"remove","path":""}]'],
  ["replace a missing member", "{}", '[{"op":"replace","path":"/a","value":1}]'],
  ["replace a missing item", '{"a":[1]}', '[{"op":"replace","path":"/a/1","value":1}]'],
  ["replace past the end", '{"a":[1]}', '[{"op":"replace","path":"/a/-","value":1}]'],
  ["add below a missing member", "{}", '[{"op":"add","path":"/a/b","value":1}]'],
  ["add below a leaf", '{"a":"x"}', '[{"op":"add","path":"/a/b","value":1}]'],
  ["add below null", '{"a":null}', '[{"op":"add","path":"/a/b","value":1}]'],
  ["insert too far", '{"a":[1]}', '[{"op":"add","path":"/a/2","value":1}]'],
  ["negative index", '{"a":[1]}', '[{"op":"remove","path":"/a/-1"}]'],
  ["leading zero", '{"a":[1,2]}', '[{"op":"remove","path":"/a/01"}]'],
  ["index with sign", '{"a":[1,2]}', '[{"op":"remove","path":"/a/+1"}]'],
  ["no index", '{"a":[1,2]}', '[{"op":"add","path":"/a/x","value":1}]'],
  ["an empty index", '{"a":[1,2]}', '[{"op":"add","path":"/a/","value":1}]'],
  ["length of a list", '{"a":[1,2]}', '[{"op":"test","path":"/a/length","value":2}]'],
  ["inherited members", "{}", '[{"op":"test","path":"/constructor/name","value":"Object"}]'],
  ["move of nothing", "{}", '[{"op":"move","from":"/a","path":"/b"}]'],
  ["move of nothing to where it is", "{}", '[{"op":"move","from":"/a","path":"/a"}]'],
  ["move into itself", '{"a":{"b":{}}}', '[{"op":"move","from":"/a","path":"/a/b/c"}]'],
  ["copy of nothing", "{}", '[{"op":"copy","from":"/a","path":"/b"}]'],
  ["no path", "{}", '[{"op":"add","value":1}]'],
  ["path that is no text", "{}", '[{"op":"add","path":1,"value":1}]'],
  ["path without slash", "{}", '[{"op":"add","path":"a","value":1}]'],
  ["bad escape", '{"~2":1}', '[{"op":"remove","path":"/~2"}]'],
  ["escape at the end", '{"~":1}', '[{"op":"remove","path":"/~"}]'],
  ["no value", "{}", '[{"op":"add","path":"/a"}]'],
  ["no from", "{}", '[{"op":"copy","path":"/a"}]'],
  ["no operation", "{}", '[{"path":"/a"}]'],
  ["unknown operation", "{}", '[{"op":"Add","path":"/a","value":1}]'],
];

describe("JSON patch (PATCH-01)", () => {
  for (const [title, document, patch, outcome] of ROWS) {
    test(title, () => {
      const [before, operations] = [parse(document), parse(patch)];
      assert.equal(JSON.stringify(applyJsonPatch(before, operations)), JSON.stringify(parse(outcome)));
      assert.equal(JSON.stringify(before), JSON.stringify(parse(document)), "the document is not touched");
      assert.equal(JSON.stringify(operations), JSON.stringify(parse(patch)), "the patch is not touched");
    });
  }

  for (const [title, document, patch] of UNFIT) {
    test(`422: ${title}`, () => {
      assert.throws(() => applyJsonPatch(parse(document), parse(patch)), {
        code: 422,
        reason: "Invalid",
        message: "the server rejected our request due to an error in our request",
      });
    });
  }

  test("all or nothing", () => {
    const document = { a: 1, list: [1] };
    const patch: JsonValue = [
      { op: "add", path: "/list/-", value: 2 },
      { op: "remove", path: "/a" },
      { op: "remove", path: "/a" },
    ];
    assert.equal(code(document, patch), 422);
    assert.deepEqual(document, { a: 1, list: [1] });
  });

  const malformed: [patch: JsonValue, message: string][] = [
    [{}, "json: cannot unmarshal object into Go value of type jsonpatch.Patch"],
    ["x", "json: cannot unmarshal string into Go value of type jsonpatch.Patch"],
    [null, "json: cannot unmarshal null into Go value of type jsonpatch.Patch"],
    [[1], "json: cannot unmarshal number into Go value of type jsonpatch.Operation"],
    [[[]], "json: cannot unmarshal array into Go value of type jsonpatch.Operation"],
  ];
  for (const [patch, message] of malformed) {
    test(`400: ${JSON.stringify(patch)}`, () => assert.throws(() => applyJsonPatch({}, patch), { code: 400, message }));
  }
});

test("VAL-03 members that no operation has are told", () => {
  const patch: JsonValue = [{ op: "test", path: "", from: "", value: 1 }, { Op: "x", 'a"b': 1 }, 1];
  assert.deepEqual(unknownOperationMembers(patch), ['unknown field "[1].Op"', 'unknown field "[1].a\\"b"']);
  assert.deepEqual(unknownOperationMembers({ a: 1 }), []);
});

describe("JSON patch: bounds", () => {
  const many = (count: number, operation: (i: number) => JsonObject): JsonValue => Array.from({ length: count }, (_, i) => operation(i));

  test("PATCH-07 at most 10,000 operations", () => {
    const add = (i: number): JsonObject => ({ op: "add", path: `/k${i}`, value: i });
    assert.equal(Object.keys(applyJsonPatch({}, many(10_000, add)) as JsonObject).length, 10_000);
    assert.throws(() => applyJsonPatch({}, many(10_001, add)), {
      code: 413,
      message: "Request entity too large: The allowed maximum operations in a JSON patch is 10000, got 10001",
    });
  });

  test("copies may not add up", () => {
    assert.equal(
      code(
        { a: "x".repeat(1000) },
        many(200, () => ({ op: "copy", from: "", path: "/b" })),
      ),
      422,
    );
    assert.equal(
      code(
        { a: ["x".repeat(1000)] },
        many(1000, () => ({ op: "copy", from: "/a/0", path: "/a/-" })),
      ),
      200,
    );
    assert.equal(
      code(
        { a: ["x".repeat(1000)] },
        many(4000, () => ({ op: "copy", from: "/a/0", path: "/a/-" })),
      ),
      422,
    );
  });

  test("the outcome may not be too deep", () => {
    assert.equal(
      code(
        { a: {} },
        many(2000, () => ({ op: "copy", from: "/a", path: "/a/b" })),
      ),
      422,
    );
    let deep: JsonValue = 1;
    for (let i = 0; i < 5000; i++) deep = [deep];
    assert.equal(code({}, [{ op: "add", path: "/a", value: deep }]), 422);
  });

  test("ten thousand insertions into a long list are done, into a huge one refused", () => {
    const insert = many(10_000, () => ({ op: "add", path: "/a/0", value: 1 }));
    assert.equal((applyJsonPatch({ a: new Array(10_000).fill(0) }, insert) as { a: number[] }).a.length, 20_000);
    assert.equal(code({ a: new Array(1_000_000).fill(0) }, insert), 413);
  });

  test("comparing a huge object again and again is refused", () => {
    const labels = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, "v"]));
    assert.equal(
      code(
        { labels },
        many(10_000, () => ({ op: "test", path: "/labels", value: labels })),
      ),
      413,
    );
  });
});

/** Operations that turn `from` into `to`, member by member. */
function difference(from: JsonValue, to: JsonValue, path: string): JsonValue[] {
  if (deepEqual(from, to)) return [];
  const isObject = (value: JsonValue): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject(from) || !isObject(to)) return [{ op: "replace", path, value: to }];
  const below = (name: string): string => `${path}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const operations: JsonValue[] = [];
  for (const name of Object.keys(from)) {
    if (Object.hasOwn(to, name)) operations.push(...difference(from[name] ?? null, to[name] ?? null, below(name)));
    else operations.push({ op: "remove", path: below(name) });
  }
  for (const name of Object.keys(to))
    if (!Object.hasOwn(from, name)) operations.push({ op: "add", path: below(name), value: to[name] ?? null });
  return operations;
}

test("a difference applied gives the other document, and its inverse the first", () => {
  const objects = fc.dictionary(fc.constantFrom("a", "b", "a/b", "~", "", "__proto__"), fc.jsonValue({ maxDepth: 3 }));
  fc.assert(
    fc.property(objects, objects, (one, other) => {
      const [from, to] = [one as JsonObject, other as JsonObject];
      const there = applyJsonPatch(from, difference(from, to, ""));
      assert.ok(deepEqual(there, to));
      assert.ok(deepEqual(applyJsonPatch(there, difference(there, from, "")), from));
    }),
  );
});
