import assert from "node:assert/strict";
import { test } from "node:test";
import { definitionFactories, vendorProfiles } from "../../../generated/index.js";
import type { StructuralError } from "../../../runtime/definition/resource-definition.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { fieldErrorBody } from "../../../runtime/errors/field-error.js";
import { kinds } from "../../../runtime/kinds/index.js";
import { dns1035Label, dns1123Label, nameTexts, prefixNameTexts, qualifiedName } from "../../../runtime/schema/names.js";
import { structuralErrors } from "../../../runtime/schema/structural.js";

const LABEL =
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
const QUALIFIED =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";

for (const [what, actual, expected] of [
  ["a label", dns1123Label("a-1"), []],
  ["a label in capitals", dns1123Label("A"), [LABEL]],
  ["a long label", dns1123Label("a".repeat(64)), ["must be no more than 63 characters"]],
  ["a long label in capitals", dns1123Label("A".repeat(64)), ["must be no more than 63 characters", LABEL]],
  ["a label of the older kind", dns1035Label("1a").length, 1],
  ["a qualified name", qualifiedName("example.com/My_name.1"), []],
  [
    "a qualified name of three parts",
    qualifiedName("a/b/c"),
    [`a qualified name ${QUALIFIED} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`],
  ],
  ["an empty prefix", qualifiedName("/a"), ["prefix part must be non-empty"]],
  ["an empty name", qualifiedName("a/"), ["name part must be non-empty", `name part ${QUALIFIED}`]],
  ["a path segment", nameTexts("a:b!C", "pathSegment"), []],
  ["a path segment with a slash", nameTexts("a/b%", "pathSegment"), ["may not contain '/'", "may not contain '%'"]],
  ["a path segment of dots", nameTexts("..", "pathSegment"), ["may not be '..'"]],
  ["a prefix with a dash", prefixNameTexts("web-", "dns1123Label"), []],
  ["a prefix with a dot", prefixNameTexts("web.", "dns1123Label").length, 1],
] as const) {
  test(`META-11 META-13 names: ${what}`, () => assert.deepEqual(actual, expected));
}

const scalar = { kind: "scalar", type: "string" } as const;
const field = (schema: StructSchema["fields"][string]["schema"]) => ({
  schema,
  required: false,
  omitEmpty: true,
  optional: true,
});
const driver: StructSchema = { kind: "struct", typeName: "Driver", atomic: false, fields: { name: field(scalar) } };
const schema: StructSchema = {
  kind: "struct",
  typeName: "Thing",
  atomic: false,
  fields: {
    drivers: field({ kind: "list", item: driver, listType: "atomic", keys: [] }),
    data: field({ kind: "map", value: scalar, atomic: false }),
  },
};
const thing = { drivers: [{ name: "" }, { name: "b" }], data: { "a/b": "c" } };

for (const [what, mistake, expected] of [
  ["required", { keyword: "required", instancePath: "/drivers/0", params: { missingProperty: "name" } }, "drivers[0].name: Required value"],
  ["an empty text", { keyword: "minLength", instancePath: "/drivers/0/name", params: { limit: 1 } }, "drivers[0].name: Required value"],
  [
    "enum",
    { keyword: "enum", instancePath: "/drivers/1/name", params: { allowedValues: ["x", "y"] } },
    'drivers[1].name: Unsupported value: "b": supported values: "x", "y"',
  ],
  [
    "minimum",
    { keyword: "minimum", instancePath: "/data/a~1b", params: { limit: 3 } },
    'data[a/b]: Invalid value: "c": must be greater than or equal to 3',
  ],
  [
    "maxLength",
    { keyword: "maxLength", instancePath: "/data/a~1b", params: { limit: 3 } },
    "data[a/b]: Too long: must have at most 3 bytes",
  ],
  ["maxItems", { keyword: "maxItems", instancePath: "/drivers", params: { limit: 1 } }, "drivers: Too many: 2: must have at most 1 items"],
  [
    "a key",
    { keyword: "format", instancePath: "/data", params: { format: "configMapKey" }, propertyName: "a/b" },
    "data[a/b]: Invalid value: \"a/b\": a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is '[-._a-zA-Z0-9]+')",
  ],
] as const) {
  test(`ERR-04 structural mistakes: ${what}`, () => {
    const validate = Object.assign(() => false, { errors: [mistake as StructuralError] });
    const errors = structuralErrors(structuredClone(thing), schema, validate);
    assert.deepEqual(
      errors.map((error) => `${error.field}: ${fieldErrorBody(error)}`),
      [expected],
    );
  });
}

test("LIM-05 validators of generated kinds look no further when there are more mistakes than are told", () => {
  const pod = definitionFactories.map((create) => create(vendorProfiles["orch"]!, kinds)).find(({ kind }) => kind === "Pod")!;
  const keys = Array.from({ length: 20_000 }, (_, index) => [`bad key ${index}`, ""]);
  const volumes = Array.from({ length: 20_000 }, () => ({ name: "", emptyDir: { sizeLimit: 1 }, hostPath: {} }));
  const containers = Array.from({ length: 20_000 }, () => ({ name: "", image: "" }));
  assert.equal(pod.validate({ metadata: { name: "a", labels: Object.fromEntries(keys) }, spec: { volumes, containers } }), false);
  const found = pod.validate.errors ?? [];
  assert.ok(found.length >= 200 && found.length < 10_000, `${found.length} mistakes`);
});
