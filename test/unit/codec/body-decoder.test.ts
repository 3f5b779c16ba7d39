/** What a request body may be, and the peer's words for what it may not (NEG-01, NEG-05, NEG-06). */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { definitionFactories, metaTypes, vendorProfiles } from "../../../generated/index.js";
import type { InputForm } from "../../../runtime/codec/negotiation/negotiation.js";
import { ObjectCodec } from "../../../runtime/codec/object-codec.js";
import { wrap } from "../../../runtime/codec/protobuf/envelope.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import type { ProtobufCodec, ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { StatusError } from "../../../runtime/errors/status.js";

const profile = vendorProfiles.orch as VendorProfile;
const definitions = definitionFactories.map((factory) => factory(profile));
const configMaps = definitions.find(({ kind }) => kind === "ConfigMap") as ResourceDefinition;
const registered = new Set(["/v1/ConfigMap", "/v1/Secret", "apps/v1/ConfigMap"]);
const codec = new ObjectCodec({
  profile,
  metaTypes,
  clock: { now: () => 0, steady: () => 0 },
  isRegistered: (group, version, kind) => registered.has(`${group}/${version}/${kind}`),
});
const JSON_FORM: InputForm = { encoding: "json", mediaType: "application/json" };
const YAML_FORM: InputForm = { encoding: "yaml", mediaType: "application/yaml" };
const PROTOBUF_FORM: InputForm = { encoding: "protobuf", mediaType: profile.protobufMediaType };

const decode = (body: string | Buffer, form = JSON_FORM, target = configMaps): JsonObject =>
  codec.decodeBody(Buffer.from(body), form, target).value;

function assertRefused(read: () => unknown, message: string, code = 400): void {
  assert.throws(read, (error) => {
    assert.ok(error instanceof StatusError, String(error));
    assert.equal(error.message, message);
    return error.code === code;
  });
}

describe("a body", () => {
  test("need not say its kind and version", () => {
    const typed = { kind: "ConfigMap", apiVersion: "v1" };
    for (const body of [
      "{}",
      "null",
      '{"kind":null,"apiVersion":""}',
      '{"kind":"ConfigMap"}',
      '{"apiVersion":"v1"}',
      '{"apiVersion":"/"}',
    ]) {
      assert.deepEqual(decode(body), typed, body);
    }
    for (const body of ["", "kind: ConfigMap", "# nothing\n"]) assert.deepEqual(decode(body, YAML_FORM), typed, body);
  });

  const unrecognized = (why: string, summary: string): string =>
    `the object provided is unrecognized (must be of type ConfigMap): ${why} (${summary})`;
  const structure = String.raw`struct { APIVersion string "json:\"apiVersion,omitempty\""; Kind string "json:\"kind,omitempty\"" }`;
  const prefix = "couldn't get version/kind; json parse error: ";
  const rows: readonly (readonly [string, string])[] = [
    ["", unrecognized(`${prefix}unexpected end of JSON input`, "<empty>")],
    ['{"kind":"ConfigMap","data":{"a":', unrecognized(`${prefix}unexpected end of JSON input`, '{"kind":"ConfigMap","data":{"a ...')],
    ["nope", unrecognized(`${prefix}invalid character 'o' in literal null (expecting 'u')`, "6e6f7065")],
    ["[]", unrecognized(`${prefix}json: cannot unmarshal array into Go value of type ${structure}`, "5b5d")],
    ["7", unrecognized(`${prefix}json: cannot unmarshal number into Go value of type ${structure}`, "37")],
    ['{"kind":1}', unrecognized(`${prefix}json: cannot unmarshal number into Go struct field .kind of type string`, '{"kind":1}')],
    [
      '{"apiVersion":{}}',
      unrecognized(`${prefix}json: cannot unmarshal object into Go struct field .apiVersion of type string`, '{"apiVersion":{}}'),
    ],
    ['{"apiVersion":"a/b/c"}', unrecognized("unexpected GroupVersion string: a/b/c", '{"apiVersion":"a/b/c"}')],
    [
      '{"kind":"Secret"}',
      'Secret in version "v1" cannot be handled as a ConfigMap: converting (v1.Secret) to (core.ConfigMap): unknown conversion',
    ],
    [
      '{"kind":"ConfigMapList"}',
      'ConfigMapList in version "v1" cannot be handled as a ConfigMap: converting (v1.ConfigMapList) to (core.ConfigMap): unknown conversion',
    ],
    [
      '{"kind":"Foo"}',
      'Foo in version "v1" cannot be handled as a ConfigMap: no kind "Foo" is registered for version "v1" in scheme "pkg/api/legacyscheme/scheme.go:30"',
    ],
    [
      '{"apiVersion":"v2"}',
      'ConfigMap in version "v2" cannot be handled as a ConfigMap: no kind "ConfigMap" is registered for version "v2" in scheme "pkg/api/legacyscheme/scheme.go:30"',
    ],
    ['{"apiVersion":"apps/v1"}', "the API version in the data (apps/v1) does not match the expected API version (v1)"],
    [
      '{"apiVersion":"apps/"}',
      `ConfigMap in version "" cannot be handled as a ConfigMap: Object 'apiVersion' is missing in '{"apiVersion":"apps/"}'`,
    ],
    [
      '{"x":1e999}',
      'ConfigMap in version "v1" cannot be handled as a ConfigMap: json: cannot unmarshal number 1e999 into Go value of type float64',
    ],
  ];
  for (const [body, message] of rows) test(`is not ${body.slice(0, 40)}`, () => assertRefused(() => decode(body), message));

  test("in YAML is refused in YAML's words", () => {
    assertRefused(() => decode("a: [", YAML_FORM), unrecognized("yaml: line 1: did not find expected node content", "613a205b"));
  });

  test("keeps what strict validation has to say", () => {
    const body = codec.decodeBody(Buffer.from('{"data":{"a":"1","a":"2"}}'), JSON_FORM, configMaps);
    assert.deepEqual(body.duplicates, ['duplicate field "data.a"']);
    assert.deepEqual(body.strictErrors(['unknown field "x"']).warnings, ['duplicate field "data.a"', 'unknown field "x"']);
  });
});

describe("a binary body", () => {
  const message = (configMaps.protobuf as ProtobufCodec).encode({ metadata: { name: "a" }, data: { k: "v" } });
  const enveloped = (apiVersion: string, kind: string, raw: Uint8Array = message): Buffer =>
    wrap(profile.protobufPrefix, apiVersion, kind, raw);

  test("is read, with or without its type", () => {
    for (const body of [enveloped("v1", "ConfigMap"), enveloped("", "")]) {
      const value = decode(body, PROTOBUF_FORM);
      assert.deepEqual([value.kind, value.apiVersion, value.data], ["ConfigMap", "v1", { k: "v" }]);
    }
  });

  test("of another kind or version, truncated or foreign is 400", () => {
    assertRefused(
      () => decode(enveloped("v1", "Secret"), PROTOBUF_FORM),
      'Secret in version "v1" cannot be handled as a ConfigMap: converting (v1.Secret) to (core.ConfigMap): unknown conversion',
    );
    assertRefused(
      () => decode(enveloped("apps/v1", ""), PROTOBUF_FORM),
      "the API version in the data (apps/v1) does not match the expected API version (v1)",
    );
    assertRefused(
      () => decode(enveloped("v1", "ConfigMap", message.subarray(0, message.length - 1)), PROTOBUF_FORM),
      'ConfigMap in version "v1" cannot be handled as a ConfigMap: unexpected EOF',
    );
    assertRefused(
      () => decode("{}", PROTOBUF_FORM),
      "the object provided is unrecognized (must be of type ConfigMap): provided data does not appear to be a protobuf message, expected prefix [107 56 115 0] ({})",
    );
  });

  test("is 415 for a kind without binary form", () => {
    const { protobuf: _, ...schemaless } = configMaps;
    assertRefused(
      () => codec.decodeBody(enveloped("v1", "ConfigMap"), PROTOBUF_FORM, schemaless),
      "the body of the request was in an unknown format - accepted media types include: application/json, application/yaml",
      415,
    );
  });
});

describe("options in a body", () => {
  test("may name any API version", () => {
    for (const apiVersion of ["v1", `meta.${profile.groupDomain}/v1`, "apps/v1"]) {
      const body = Buffer.from(JSON.stringify({ apiVersion, kind: "DeleteOptions", propagationPolicy: "Orphan" }));
      assert.equal(codec.decodeOptions(body, JSON_FORM, "DeleteOptions").value.propagationPolicy, "Orphan");
    }
    assert.equal(codec.decodeOptions(Buffer.from("propagationPolicy: Orphan"), YAML_FORM, "DeleteOptions").value.kind, "DeleteOptions");
  });

  test("may not be of another kind", () => {
    assertRefused(
      () => codec.decodeOptions(Buffer.from('{"kind":"ConfigMap"}'), JSON_FORM, "DeleteOptions"),
      'ConfigMap in version "v1" cannot be handled as a DeleteOptions: no kind "ConfigMap" is registered for version "v1" in scheme "pkg/api/legacyscheme/scheme.go:30"',
    );
  });
});
