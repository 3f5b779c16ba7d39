import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { JsonObject, JsonValue } from "../../../../runtime/definition/json.js";
import { applyMergePatch } from "../../../../runtime/fields/patch/merge-patch.js";
import { deepEqual } from "../../../../runtime/schema/deep-equal.js";

const parse = (text: string): JsonObject => JSON.parse(text) as JsonObject;

describe("merge patch (PATCH-02)", () => {
  // The objects among the rows of RFC 7386, appendix A, and a few of our own.
  const rows: [document: string, patch: string, outcome: string][] = [
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', "{}"],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ["{}", '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
    ['{"a":{"b":1}}', '{"a":{}}', '{"a":{"b":1}}'],
    ['{"a":1}', '{"a":{"b":null,"c":2}}', '{"a":{"c":2}}'],
    ['{"a":1}', "{}", '{"a":1}'],
    ["{}", '{"a":[null,{"b":null}]}', '{"a":[null,{"b":null}]}'],
    ['{"__proto__":{"a":1}}', '{"__proto__":{"b":2}}', '{"__proto__":{"a":1,"b":2}}'],
    ["{}", '{"constructor":{"a":1}}', '{"constructor":{"a":1}}'],
    ['{"__proto__":1}', '{"__proto__":null}', "{}"],
  ];
  for (const [document, patch, outcome] of rows) {
    test(`${document} + ${patch}`, () => {
      const [before, changes] = [parse(document), parse(patch)];
      assert.equal(JSON.stringify(applyMergePatch(before, changes)), JSON.stringify(parse(outcome)));
      assert.equal(JSON.stringify(before), JSON.stringify(parse(document)), "the document is not touched");
      assert.equal(JSON.stringify(changes), JSON.stringify(parse(patch)), "the patch is not touched");
    });
  }

  for (const patch of [null, [], "x", 1, true]) {
    test(`400: ${JSON.stringify(patch)}`, () => {
      assert.throws(() => applyMergePatch({}, patch), { code: 400, message: "Invalid JSON Patch" });
    });
  }

  test("patches of any depth", () => {
    let patch: JsonObject = {};
    for (let i = 0; i < 100_000; i++) patch = { a: patch };
    assert.ok(deepEqual(applyMergePatch({ a: { a: {} } }, patch), patch));
  });
});

const names = fc.constantFrom("a", "b", "c", "__proto__");
const { patches } = fc.letrec<{ patches: JsonObject; leaf: JsonValue }>((tie) => ({
  leaf: fc.oneof({ depthSize: "small" }, fc.constant(null), fc.nat(3), fc.array(fc.nat(3), { maxLength: 2 }), tie("patches")),
  patches: fc.dictionary(names, tie("leaf"), { maxKeys: 3 }) as fc.Arbitrary<JsonObject>,
}));

const withoutNulls = (value: JsonObject): JsonObject => applyMergePatch({}, value);

describe("merge patch: laws", () => {
  test("applying twice is applying once", () => {
    fc.assert(
      fc.property(patches, patches, (document, patch) => {
        const once = applyMergePatch(document, patch);
        assert.ok(deepEqual(applyMergePatch(once, patch), once));
      }),
    );
  });

  test("the empty patch changes nothing", () => {
    fc.assert(fc.property(patches, (document) => assert.ok(deepEqual(applyMergePatch(document, {}), document))));
  });

  test("a document without nulls is the patch that makes it from nothing", () => {
    fc.assert(
      fc.property(patches, (any) => {
        const document = withoutNulls(any);
        assert.ok(deepEqual(applyMergePatch({}, document), document));
      }),
    );
  });

  test("nothing in the outcome is null that was not in the document", () => {
    fc.assert(
      fc.property(patches, patches, (any, patch) => assert.doesNotMatch(JSON.stringify(applyMergePatch(withoutNulls(any), patch)), /null/)),
    );
  });
});
