/** What types demand is demanded wherever they are: one walk over values, stored values and paths. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { vendorProfiles } from "../../../generated/index.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import type { Checks, ListSchema, Schema, StructSchema, Union, ValidationRule } from "../../../runtime/definition/schema.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { fieldErrorBody } from "../../../runtime/errors/field-error.js";
import { checkObject } from "../../../runtime/schema/checks/check-object.js";
import { dropGatedFields } from "../../../runtime/schema/gates.js";
import { field, list, map, scalar, struct } from "../fields/sample-schemas.js";

const profile = vendorProfiles["orch"] as VendorProfile;
const rule = (text: string, more: Partial<ValidationRule> = {}): ValidationRule => ({
  rule: text,
  message: "no",
  reason: "FieldValueInvalid",
  ...more,
});
const rules = (...all: readonly (string | ValidationRule)[]): Checks => ({
  rules: all.map((one) => (typeof one === "string" ? rule(one) : one)),
});
const byName = (item: Schema): ListSchema => ({ kind: "list", item, listType: "map", keys: ["name"] });
const typed = (name: string, fields: StructSchema["fields"], demands: Partial<StructSchema> = {}): StructSchema => ({
  ...struct(name, { ...fields }),
  ...demands,
});

function told(schema: StructSchema, object: JsonObject, old?: JsonObject, refused: readonly string[] = []): string[] {
  const hook = ({ hook: name, path, old: stored }: { hook: string; path: string; old: unknown }) => [
    { type: "FieldValueForbidden" as const, field: path, detail: `${name}${stored === undefined ? "" : " of a known one"}` },
  ];
  return checkObject(schema, object, old, { profile, refused: new Set(refused), gate: () => true, hook }).map(
    (error) => `${error.field}: ${fieldErrorBody(error)}`,
  );
}

/** `probe` in a list by name, in a map and in itself. */
function embedding(probe: StructSchema): StructSchema {
  return typed("Thing", { parts: field(byName(probe)), byKey: field(map(probe)), one: field(probe, { optional: true }) });
}

describe("what a type demands holds at any depth", () => {
  const demanding = typed(
    "Part",
    { name: field(scalar("string")), size: field(scalar("int32"), { checks: rules("self > 0") }) },
    { checks: rules({ ...rule("self.size < 9"), fieldPath: ".size" }) },
  );
  test("in lists, maps and fields", () => {
    const object = { parts: [{ name: "a", size: 9 }], byKey: { x: { size: -1 } }, one: { size: 10 } };
    assert.deepEqual(told(embedding(demanding), object), [
      "parts[0].size: Invalid value: 9: no",
      "byKey[x].size: Invalid value: -1: no",
      "one.size: Invalid value: 10: no",
    ]);
  });

  test("rules that hold for want of a field, of the value or the object, as it is or was, hold by it alone", () => {
    const closed = (of: string): string => `!(has(${of}.closed) && ${of}.closed) || self.size == oldSelf.size`;
    const part = typed(
      "Part",
      { size: field(scalar("int32")), closed: field(scalar("boolean"), { omitEmpty: true, optional: true }) },
      { checks: rules(...["self", "oldSelf", "object", "oldObject"].map((of) => ({ ...rule(closed(of)), message: of }))) },
    );
    const keys: Schema = { ...map(scalar("string")), keyChecks: rules("!has(object.closed) || self != 'a'") };
    const whole = typed("Whole", { closed: field(scalar("boolean"), { optional: true }), part: field(part), keys: field(keys) });
    const tell = (object: JsonObject, old: JsonObject): string[] => told(whole, { ...object }, { ...old });
    const [one, two] = [{ part: { size: 1 } }, { part: { size: 2 }, keys: { a: "" } }];
    assert.deepEqual(tell(two, one), []);
    assert.deepEqual(tell({ ...two, part: { size: 2, closed: true } }, one), ['part: Invalid value: {"size":2,"closed":true}: self']);
    assert.deepEqual(tell(two, { part: { size: 1, closed: true } }), ['part: Invalid value: {"size":2}: oldSelf']);
    assert.deepEqual(tell({ ...two, closed: true }, one), ['part: Invalid value: {"size":2}: object', 'keys[a]: Invalid value: "a": no']);
    assert.deepEqual(tell(two, { ...one, closed: true }), ['part: Invalid value: {"size":2}: oldObject']);
  });

  test("below recursive types", () => {
    const tree = typed("Tree", { size: field(scalar("int32"), { checks: rules("self < 3") }) });
    (tree.fields as Record<string, unknown>)["leaves"] = field(list(tree));
    assert.deepEqual(told(typed("Root", { tree: field(tree, { optional: true }) }), { tree: { leaves: [{ leaves: [{ size: 3 }] }] } }), [
      "tree.leaves[0].leaves[0].size: Invalid value: 3: no",
    ]);
  });

  test("a rule on a value of which the shape was refused is not run", () => {
    const object = { one: { size: -1 } };
    assert.deepEqual(told(embedding(demanding), object, undefined, ["one.size"]), []);
  });

  test("hooks are called with path and stored value", () => {
    const hooked = typed("Part", { name: field(scalar("string")) }, { hooks: ["part"] });
    assert.deepEqual(told(embedding(hooked), { parts: [{ name: "b" }, { name: "a" }] }, { parts: [{ name: "a" }] }), [
      "parts[0]: Forbidden: part",
      "parts[1]: Forbidden: part of a known one",
    ]);
  });
});

describe("changes below lists", () => {
  const part = typed("Part", {
    name: field(scalar("string")),
    color: field(scalar("string"), { checks: { immutable: {} } }),
    size: field(scalar("int32"), { checks: rules("self >= oldSelf") }),
  });
  const old = { parts: [{ name: "a", color: "red", size: 3 }] };
  test("items are known by their keys", () => {
    const object = {
      parts: [
        { name: "b", color: "blue", size: 1 },
        { name: "a", color: "blue", size: 2 },
      ],
    };
    assert.deepEqual(told(embedding(part), object, old), [
      "parts[1].size: Invalid value: 2: no",
      'parts[1].color: Invalid value: "blue": field is immutable',
    ]);
  });
  test("an immutable field that is gone has changed, with everything above it", () => {
    assert.deepEqual(told(typed("Thing", { one: field(part, { optional: true }) }), {}, { one: { color: "red" } }), [
      'one.color: Invalid value: "null": field is immutable',
    ]);
  });
  test("exceptions of an immutable struct", () => {
    const spec = typed("Spec", { a: field(scalar("string")), parts: field(byName(part)) });
    const thing = typed("Thing", {
      spec: field(spec, { checks: { immutable: { except: [".parts[*].size"], reason: "FieldValueForbidden", message: "fixed" } } }),
    });
    const before = { spec: { a: "x", parts: [{ name: "a", size: 1 }] } };
    assert.deepEqual(told(thing, { spec: { a: "x", parts: [{ name: "a", size: 2 }] } }, before), []);
    assert.deepEqual(told(thing, { spec: { a: "y", parts: [{ name: "a", size: 2 }] } }, before), ["spec: Forbidden: fixed"]);
  });
});

describe("gates below lists", () => {
  const part = typed("Part", { name: field(scalar("string")), shine: field(scalar("string"), { gate: "IdentifyPodOS" }) });
  const object = () => ({ parts: [{ name: "a", shine: "x" }, { name: "b" }] });
  for (const { what, old, isOn, expected } of [
    { what: "drop their fields while they are off", old: undefined, isOn: false, expected: [{ name: "a" }, { name: "b" }] },
    { what: "keep them while they are on", old: undefined, isOn: true, expected: object().parts },
    {
      what: "keep them where the stored object uses them",
      old: { parts: [{ name: "c", shine: "y" }] },
      isOn: false,
      expected: object().parts,
    },
  ]) {
    test(what, () => {
      const given = object();
      dropGatedFields(embedding(part), given, old, () => isOn);
      assert.deepEqual(given.parts, expected);
    });
  }
});

describe("rules", () => {
  const spec = typed("Thing", {
    a: field(scalar("int32")),
    b: field(scalar("int32")),
    text: field(scalar("string")),
    maybe: field(scalar("int32"), { optional: true }),
    ports: field(list(typed("Port", { port: field(scalar("int32")) }))),
    labels: field(map(scalar("string"))),
  });
  const judged = (object: JsonObject, ...all: readonly (string | ValidationRule)[]): string[] =>
    told({ ...spec, checks: rules(...all) }, object);
  for (const { what, object, given, expected } of [
    { what: "an absent plain field reads as its zero", object: { a: 1 }, given: ["self.a > self.b && self.text == ''"], expected: [] },
    { what: "lists and maps as empty ones", object: {}, given: ["size(self.ports) == 0 && size(self.labels) == 0"], expected: [] },
    { what: "what is asked for is not there", object: {}, given: ["!has(self.b) && !has(self.ports) && !has(self.maybe)"], expected: [] },
    { what: "what is there is", object: { b: 2, maybe: 0 }, given: ["has(self.b) && has(self.maybe)"], expected: [] },
    {
      what: "a field with presence is not read when it is absent",
      object: {},
      given: ["self.maybe > 1"],
      expected: ["[]: Invalid value: {}: rule evaluation error: No such key: maybe"],
    },
    {
      what: "each item is blamed",
      object: { a: 80, ports: [{ port: 80 }, { port: 81 }] },
      given: [rule("item.port == self.a", { forEach: ".ports", fieldPath: ".port", reason: "FieldValueNotFound" })],
      expected: ["ports[1].port: Not found: 81"].map((text) => `${text}: no`),
    },
    { what: "whole numbers", object: { a: 3 }, given: ["self.a % 2 == 1 && isMultipleOf(self.a, 3)"], expected: [] },
    {
      what: "selectors",
      object: { labels: { app: "x", tier: "y" } },
      given: [
        "selectorMatches({'matchLabels': {'app': 'x'}, 'matchExpressions': [{'key': 'tier', 'operator': 'NotIn', 'values': ['z']}]}, self.labels)",
      ],
      expected: [],
    },
    {
      what: "addresses",
      object: {},
      given: ["isCIDR('10.0.0.0/8') && !isCIDR('10.0.0.0/33') && !isIP('999.1.1.1') && url('https://a:1/b?c').getHost() == 'a:1'"],
      expected: [],
    },
    {
      what: "quantities",
      object: {},
      given: ["quantity('4Mi').isMultipleOf(quantity('2Mi')) && !quantity('5').isMultipleOf(quantity('2'))"],
      expected: [],
    },
    { what: "names of the profile", object: { text: profile.labelDomain }, given: [`self.text == '\${labelDomain}'`], expected: [] },
    {
      what: "members with names of built-in things",
      object: { labels: { constructor: "x" } },
      given: ["self.labels['constructor'] == 'y'"],
      expected: ['[]: Invalid value: {"labels":{"constructor":"x"}}: no'],
    },
  ]) {
    test(what, () => assert.deepEqual(judged(object, ...given), expected));
  }

  describe("that hold without a field are told the same as those that say it in other words", () => {
    for (const object of [{}, { a: 0 }, { a: 1, b: 2 }, { a: 1, b: 1 }, { b: 1 }, { a: null, b: 1 }] as readonly JsonObject[]) {
      for (const [given, otherwise] of [
        ["!has(self.a) || self.b > 1", "(!has(self.a) || self.b > 1)"],
        ["!has(object.a) || object.b > 1 && has(self.b)", "(!has(object.a)) || object.b > 1 && has(self.b)"],
        ["!has(self.a) || self.b > 1 ? false : true", "(!has(self.a) || self.b > 1) ? false : true"],
        ["!(has(self.a) && self.a == 1 || self.b == 1) || self.b == 2", "(!(has(self.a) && self.a == 1 || self.b == 1) || self.b == 2)"],
        ["!has(self.a) && self.b > 1", "(!has(self.a)) && self.b > 1"],
        ["!has(self.a) || has(self.b) || self.maybe == 3", "((!has(self.a) || has(self.b)) || self.maybe == 3)"],
      ] as const) {
        test(`${given}, of ${JSON.stringify(object)}`, () => assert.deepEqual(judged(object, given), judged(object, otherwise)));
      }
    }
    test("and are not evaluated", () => {
      assert.deepEqual(judged({}, "!has(self.a) || unknown(self.b)"), []);
      assert.equal(judged({ a: 1 }, "!has(self.a) || unknown(self.b)").length, 1);
    });
  });

  describe("that bound texts are told the same as those that say it in other words", () => {
    const texts = {
      labels: field(map(scalar("string"))),
      other: field(map(scalar("string"))),
      maybe: field(map(scalar("string")), { optional: true }),
    };
    const bounded = (object: JsonObject, text: string): string[] => told(typed("Thing", texts, { checks: rules(text) }), object);
    for (const object of [
      {},
      { labels: {} },
      { labels: { a: "abc" } },
      { labels: { a: "abc", b: "defghijk" } },
      { labels: { a: "äöü€" }, other: null },
      { other: { a: "QUJDREVG", b: "QQ==" } },
      { labels: { a: "abcd", b: 1 }, other: { a: "QUJDREVG" } },
      { labels: ["abcd", "efgh"] },
      { labels: "abcdefghij" },
      { maybe: { a: "abc" } },
      { labels: { a: "x".repeat(100) } },
    ] as readonly JsonObject[]) {
      for (const text of [
        "totalBytes(self.labels) <= 9",
        "totalBytes(self.labels) + totalDecodedBytes(self.other) <= 9",
        "totalBytes(self.maybe) <= 9",
        "totalBytes(self.labels) + totalBytes(self.maybe) <= 10",
      ]) {
        test(`${text}, of ${JSON.stringify(object)}`, () => assert.deepEqual(bounded(object, text), bounded(object, `(${text})`)));
      }
    }
  });

  describe("see of a value what they name, and all of it where they take it whole", () => {
    const labels = field(map(scalar("string")));
    const fields = { name: field(scalar("string")), size: field(scalar("int32")), labels, other: field(map(scalar("int32"))) };
    const below = field(typed("Below", { size: field(scalar("int32"), { checks: rules("self == object.size") }) }), { optional: true });
    const thing = (text: string) => typed("Thing", { ...fields, below }, { checks: rules(text) });
    for (const { text, read } of [
      { text: "self.size == 1 && !has(self.labels) && self.labels.size() == 0", read: false },
      { text: "self . size == 1 && self.name == 'a'", read: false },
      { text: "self.size() == 5 && self.other.b == 2", read: true },
      { text: "self.exists(name, name == 'other')", read: true },
      { text: "self['other'].b == 2", read: true },
      { text: "self.size == oldSelf.size && self == oldSelf", read: true },
      { text: "self.other.all(name, self.other[name] > 1)", read: true },
    ]) {
      test(text, () => {
        let reads = 0;
        const object = () => ({
          name: "a",
          size: 1,
          below: { size: 1 },
          get other() {
            reads++;
            return { b: 2 };
          },
        });
        const old = text.includes("oldSelf") ? object() : undefined;
        assert.deepEqual(told(thing(text), object(), old), []);
        if (old === undefined) assert.equal(reads > 0, read);
      });
    }
  });

  test("of very many mistakes two hundred are told", () => {
    const many = typed("Thing", { a: field({ ...list(scalar("int32")), itemChecks: rules("false") }) });
    assert.equal(told(many, { a: Array.from({ length: 500 }, () => 1) }).length, 200);
  });
});

describe("unions and uniqueness", () => {
  const source = (union: Partial<Union>): StructSchema =>
    typed(
      "Source",
      {
        type: field(scalar("string")),
        a: field({ kind: "any", object: true }, { optional: true }),
        b: field({ kind: "any", object: true }, { optional: true }),
      },
      { unions: [{ members: ["a", "b"], required: true, noun: "volume type", ...union }] },
    );
  const discriminated = { discriminator: "type", values: { a: "A", b: "B" }, noun: "source" };
  for (const { what, union, object, expected } of [
    { what: "none", union: {}, object: {}, expected: ["one: Required value: must specify a volume type"] },
    { what: "none, which may be", union: { required: false }, object: {}, expected: [] },
    { what: "two", union: {}, object: { a: {}, b: {} }, expected: ["one.b: Forbidden: may not specify more than 1 volume type"] },
    {
      what: "another than the discriminator says",
      union: discriminated,
      object: { type: "A", b: {} },
      expected: ["one.a: Required value: must populate information for the given source"],
    },
    {
      what: "another beside the one the discriminator says",
      union: discriminated,
      object: { type: "A", a: {}, b: {} },
      expected: ["one.b: Forbidden: must populate the given source only"],
    },
    { what: "the one the discriminator says", union: discriminated, object: { type: "B", b: {} }, expected: [] },
  ] as { what: string; union: Partial<Union>; object: JsonObject; expected: string[] }[]) {
    test(`a union: ${what}`, () => {
      assert.deepEqual(told(typed("Thing", { one: field(source(union), { optional: true }) }), { one: object }), expected);
    });
  }

  const port = typed("Port", { name: field(scalar("string")), protocol: field(scalar("string")), hostPort: field(scalar("int32")) });
  const container = typed("Container", { ports: field(list(port)) });
  test("several keys together", () => {
    const thing = typed("Thing", { ports: field(list(port), { checks: { unique: [{ keys: ["protocol", "hostPort"] }] } }) });
    const ports = [
      { protocol: "TCP", hostPort: 1 },
      { protocol: "UDP", hostPort: 1 },
      { protocol: "TCP", hostPort: 1 },
    ];
    assert.deepEqual(told(thing, { ports }), ['ports[2]: Duplicate value: "TCP/1"']);
  });
  test("over nested lists, with the field to blame", () => {
    const unique = [{ items: ".containers[*].ports[*]", keys: ["protocol", "hostPort"], blame: ".hostPort" }];
    const thing = typed("Thing", { containers: field(list(container)) }, { checks: { unique } });
    const containers = [
      { ports: [{ protocol: "TCP", hostPort: 1 }, { name: "x" }] },
      { ports: [{ name: "y" }, { protocol: "TCP", hostPort: 1 }] },
    ];
    assert.deepEqual(told(thing, { containers }), ['containers[1].ports[1].hostPort: Duplicate value: "TCP/1"']);
  });
});
