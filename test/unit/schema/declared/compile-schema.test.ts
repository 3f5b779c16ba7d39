/** Schemas that come at run time: every mistake in one is told, and what keeps to it is served like any kind. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import type { ResourceDefinition } from "../../../../runtime/definition/resource-definition.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { checkObject } from "../../../../runtime/schema/checks/check-object.js";
import { type CompiledSchema, compileSchema } from "../../../../runtime/schema/declared/compile-schema.js";
import type { Mapping } from "../../../../runtime/schema/declared/mapping.js";
import { struct } from "../../../../runtime/schema/schema-parts.js";
import { openFixture, profile, Resource, status } from "../../registry/registry-fixture.js";

const noMetadata = struct("ObjectMeta", () => ({ fields: {} }));

const compile = (properties: JsonObject, more: Mapping = {}): CompiledSchema =>
  compileSchema({ kind: "Note", schema: { ...more, properties }, metadata: noMetadata });

const NOTE: JsonObject = {
  spec: {
    required: ["title"],
    properties: {
      title: { type: "string", minLength: 1, maxLength: 20, pattern: "^(\\pL+ ?)+$" },
      copies: { type: "integer", format: "int32", minimum: 1, maximum: 9, default: 1 },
      owner: { type: "string", "x-orch-immutable": true },
      tags: { items: { type: "string", "x-orch-validations": [{ rule: "self.matches('^(a+)+$')", message: "only a" }] } },
      parts: {
        "x-orch-list-type": "map",
        "x-orch-list-map-keys": ["name"],
        "x-orch-unique": "name",
        items: {
          required: ["name"],
          "x-orch-union": { members: ["text", "link"], noun: "source" },
          properties: {
            name: { type: "string" },
            text: { properties: { lines: { items: { items: { type: "string" } } } } },
            link: { type: "string", format: "url" },
          },
        },
      },
      more: { "x-orch-preserve-unknown-fields": true },
    },
    "x-orch-validations": [{ rule: "self.copies <= oldSelf.copies + 1", message: "one more at a time", fieldPath: ".copies" }],
  },
};

describe("a kind whose schema came at run time", () => {
  test("objects of it are defaulted, validated, updated and merged as those of any kind", async (t) => {
    const fixture = await openFixture(t);
    const { definition } = fixture.resource("configmaps").store;
    const metadata = definition.schema.fields["metadata"]?.schema as StructSchema;
    const compiled = compileSchema({ kind: "Note", schema: { required: ["spec"], properties: NOTE }, metadata });
    assert.deepEqual(compiled.mistakes, undefined);
    const names = { group: "late.example", version: "v1", kind: "Note", listKind: "NoteList", resource: "notes", singular: "note" };
    const made: ResourceDefinition = {
      ...definition,
      ...names,
      ...(compiled as Extract<CompiledSchema, { schema: StructSchema }>),
      origin: "custom",
      storage: { type: "stored", version: "v1" },
      conversion: { type: "none" },
    };
    await fixture.registry.define([made]);
    const store = fixture.registry.stored("late.example", "v1", "notes");
    assert.ok(store);
    const notes = new Resource(store.store, fixture);
    const created = await notes.create({ metadata: { name: "a" }, spec: { title: "Ünter Wegs", owner: "me", more: { a: [1] } } });
    assert.deepEqual(created["spec"], { title: "Ünter Wegs", owner: "me", copies: 1, more: { a: [1] } });
    for (const [spec, message] of [
      [{}, /spec.title: Required value/],
      [{ title: "1" }, /spec.title: Invalid value: "1": must match the regex/],
      [{ title: "a", copies: 10 }, /spec.copies: Invalid value: 10: must be between 1 and 9, inclusive/],
      [{ title: "a", tags: ["a", "b"] }, /spec.tags\[1\]: Invalid value: "b": only a/],
      [{ title: "a", parts: [{ name: "p" }] }, /spec.parts\[0\]: Required value: must specify a source/],
      [{ title: "a", parts: [{ name: "p", link: "x y" }] }, /spec.parts\[0\].link: Invalid value/],
      [
        {
          title: "a",
          parts: [
            { name: "p", text: {} },
            { name: "p", text: {} },
          ],
        },
        /spec.parts\[1\].name: Duplicate value/,
      ],
    ] as const) {
      await assert.rejects(notes.create({ metadata: { name: "b" }, spec }), status(422, "Invalid", message));
    }
    const spec = created["spec"] as JsonObject;
    await assert.rejects(
      notes.put("a", { ...created, spec: { ...spec, owner: "you" } }),
      status(422, "Invalid", /spec.owner: .*immutable/),
    );
    await assert.rejects(notes.put("a", { ...created, spec: { ...spec, copies: 3 } }), status(422, "Invalid", /one more at a time/));
  });

  test("patterns that a short text keeps busy for ever elsewhere are over at once, in the schema and in its rules", () => {
    const text = `${"a".repeat(20_000)}!`;
    const compiled = compile({ text: { type: "string", pattern: "^(a+)+$" } });
    assert.ok(compiled.mistakes === undefined);
    assert.equal(compiled.validate({ text }), false);
    const ruled = compile({ text: { type: "string", "x-orch-validations": [{ rule: "self.matches('^(a+)+$')" }] } });
    assert.ok(ruled.mistakes === undefined);
    const errors = checkObject(ruled.schema, { text }, undefined, { profile, refused: new Set(), gate: () => true, hook: () => [] });
    assert.deepEqual(
      errors.map(({ detail }) => detail),
      ["failed rule: self.matches('^(a+)+$')"],
    );
  });

  test("a validator looks no further after a thousand mistakes", () => {
    const compiled = compile({ texts: { items: { type: "string", maxLength: 1 } } });
    assert.ok(compiled.mistakes === undefined);
    assert.equal(compiled.validate({ texts: Array(5000).fill("ab") }), false);
    assert.equal(compiled.validate.errors?.length, 1024);
  });
});

describe("an enumeration of a schema that comes at run time", () => {
  for (const value of ["for(const key0 in data){", "for(let i0=0; i0<len0; i0++){", '"for(const key0 in data){', "\\", "\u2028"]) {
    test(`takes ${JSON.stringify(value)} as it is`, () => {
      const compiled = compile({ texts: { items: { type: "string", enum: ["a", value] } } });
      assert.ok(compiled.mistakes === undefined);
      assert.ok(compiled.validate({ texts: ["a", value] }));
      assert.equal(compiled.validate({ texts: [`${value} `] }), false);
      assert.deepEqual(compiled.validate.errors?.[0]?.params["allowedValues"], ["a", value]);
    });
  }

  test("may have as many values as a request can hold", () => {
    const values = Array.from({ length: 200_000 }, (_, index) => `v${index}`);
    const compiled = compile({ text: { type: "string", enum: values } });
    assert.ok(compiled.mistakes === undefined);
    assert.ok(compiled.validate({ text: "v199999" }));
    assert.equal(compiled.validate({ text: "v200000" }), false);
  });
});

describe("mistakes in a schema that comes at run time", () => {
  for (const [schema, ...expected] of [
    [{ type: "string", pattern: "(" }, 'pattern: "pattern" is no regular expression: missing closing ): `(`'],
    [{ type: "string", pattern: "a(?=b)" }, 'pattern: "pattern" is no regular expression: invalid or unsupported Perl syntax: `(?=`'],
    [{ type: "string", minimum: 1 }, '"minimum" means nothing for a string (it is for a number or an int-or-string)'],
    [{ type: "integer", minimum: 3, maximum: 1, default: "a" }, "minimum is above maximum", 'default: default "a" of "x" is no integer'],
    [{ type: "strin", formt: "x" }, 'unknown key "formt" (did you mean "format"?)', '"type" may not be "strin" (did you mean "string"?)'],
    [{ type: "string", enum: [] }, "enum: an enumeration has one value at least"],
    [{ items: { type: "string", enum: "a" } }, "enum: an enumeration has one value at least"],
    [{ type: "string", format: "hostnam" }, '"format" may not be "hostnam"'],
    [{ $ref: "core/v1.Pod", "x-orch-proto": 2 }, '"$ref" means nothing', '"x-orch-proto" means nothing'],
    [{ type: "string", "x-orch-validations": [{ rule: "self.size() > 'a'" }] }, "a number and a string cannot be compared"],
    [{ properties: { a: { type: "string" } }, "x-orch-validations": [{ rule: "self.b == ''" }] }, 'Note.x has no field "b"'],
    [{ type: "string", "x-orch-validations": [{ rule: "self.matches('(')" }] }, '"(" is no regular expression'],
  ] as const) {
    test(JSON.stringify(schema), () => {
      const { mistakes = [] } = compile({ x: schema as unknown as JsonObject });
      const texts = mistakes.map(({ path, message, suggestion }) => `${path.slice(2).join(".")}: ${message} (${suggestion})`);
      for (const text of expected)
        assert.ok(
          texts.some((told) => told.includes(text)),
          `${text} in ${JSON.stringify(texts)}`,
        );
    });
  }

  const nested = (depth: number, inner: JsonObject, wrap: (inner: JsonObject) => JsonObject): JsonObject =>
    depth === 0 ? inner : nested(depth - 1, wrap(inner), wrap);

  for (const [what, deepest, wrap] of [
    ["objects", 126, (inner: JsonObject) => ({ properties: { a: inner } })],
    ["lists", 253, (items: JsonObject) => ({ items })],
    ["maps", 253, (additionalProperties: JsonObject) => ({ additionalProperties })],
  ] as const) {
    test(`nested ${what} are told where there are too many, and otherwise compile`, () => {
      const text = { type: "string", maxLength: 1 };
      assert.equal(compile({ x: nested(deepest, text, wrap) }).mistakes, undefined);
      for (const depth of [deepest + 1, 3000]) {
        const { mistakes = [] } = compile({ x: nested(depth, text, wrap) });
        assert.deepEqual(mistakes, [{ path: [], message: "the schema is nested more than 256 levels deep" }]);
      }
    });
  }

  test("LIM-05 of very many mistakes two hundred are told, and finding them takes no longer than the schema", () => {
    const count = 3000;
    const names = Array.from({ length: count }, (_, index) => `p${index}`);
    const others = names.map((name) => name.replace("p", "q"));
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const spend = (spec: JsonObject): { mistakes: number; time: number } => {
      const begun = performance.now();
      const { mistakes = [] } = compile({ spec });
      return { mistakes: mistakes.length, time: performance.now() - begun };
    };
    spend({ properties });
    const plain = Math.min(spend({ properties }).time, spend({ properties }).time);
    const item = { properties, required: names };
    for (const [spec, mistakes] of [
      [{ properties, required: names }, 0],
      [{ properties, "x-orch-union": { members: names, noun: "n" } }, 0],
      [{ "x-orch-list-type": "map", "x-orch-list-map-keys": names, items: item }, 0],
      [{ properties, required: others }, 200],
      [{ properties, "x-orch-union": { members: others, noun: "n" } }, 200],
      [{ "x-orch-list-type": "map", "x-orch-list-map-keys": others, items: item }, 200],
      [{ properties, "x-orch-validations": others.map((name) => ({ rule: `self.${name} != ''` })) }, 200],
      [{ type: "string", ...Object.fromEntries(names.map((name) => [name, 1])) }, 200],
      [{ type: "x".repeat(1_000_000) }, 1],
    ] as const) {
      const spent = spend(spec as unknown as JsonObject);
      assert.equal(spent.mistakes, mistakes);
      assert.ok(spent.time < 30 * plain, `${JSON.stringify(spec).slice(0, 80)}: ${spent.time} ms, the schema alone ${plain} ms`);
    }
  });

  test("a rule of many links is told", () => {
    const ruled = (links: number): CompiledSchema =>
      compile({ x: { type: "string", "x-orch-validations": [{ rule: `true${" && self != ''".repeat(links)}` }] } });
    assert.equal(ruled(900).mistakes, undefined);
    assert.match(ruled(20_000).mistakes?.[0]?.message ?? "", /nested more than 1000 levels deep/);
  });
});
