/** Everything that reads by hand what a client sends, as targets of the fuzzer. */
import assert from "node:assert/strict";
import { definitionFactories, vendorProfiles } from "../../generated/index.js";
import { JsonIndenter } from "../../runtime/codec/json/indenter.js";
import { parseJson, stringifyJson } from "../../runtime/codec/json/json.js";
import { unwrap, wrap } from "../../runtime/codec/protobuf/envelope.js";
import { writeYaml } from "../../runtime/codec/yaml/writer.js";
import { parseYaml } from "../../runtime/codec/yaml/yaml.js";
import type { JsonObject, JsonValue } from "../../runtime/definition/json.js";
import type { ResourceDefinition } from "../../runtime/definition/resource-definition.js";
import { allValues, booleanValue, firstValue, integerValue } from "../../runtime/endpoints/query.js";
import { conform } from "../../runtime/fields/conform.js";
import { DecodeError } from "../../runtime/fields/decode-error.js";
import { applyDefaults } from "../../runtime/fields/defaults.js";
import { parseFieldsV1, toFieldsV1 } from "../../runtime/fields/field-set/fields-v1.js";
import { fieldSetOf } from "../../runtime/fields/merge/field-set-of.js";
import { applyJsonPatch } from "../../runtime/fields/patch/json-patch.js";
import { applyMergePatch } from "../../runtime/fields/patch/merge-patch.js";
import { applyStrategicMergePatch } from "../../runtime/fields/patch/strategic-merge-patch.js";
import { kinds } from "../../runtime/kinds/index.js";
import { ContinueTokens } from "../../runtime/registry/read/continue-token.js";
import { parseFieldSelector } from "../../runtime/registry/selectors/field-selector.js";
import { parseLabelSelector } from "../../runtime/registry/selectors/label-selector.js";
import { ANSWER_TARGETS } from "./answer-targets.js";
import { BYTE_TARGETS } from "./byte-targets.js";
import { CERTIFICATE_TARGETS } from "./certificate-targets.js";
import { type FuzzTarget, HEAD_BYTES } from "./fuzzer.js";
import { HEAD_TARGETS } from "./head-targets.js";
import { TEXT_TARGETS } from "./text-targets.js";
import { tolerate } from "./tolerate.js";
import { WEBHOOK_TARGETS } from "./webhook-targets.js";

const profile = vendorProfiles["orch"]!;
const definitions = definitionFactories.map((create) => create(profile, kinds));
const definitionOf = (kind: string): ResourceDefinition => definitions.find((each) => each.kind === kind)!;
const [configMap, pod] = [definitionOf("ConfigMap"), definitionOf("Pod")];

const OBJECTS = [
  '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","labels":{"a":"b"}},"data":{"a":"b","c":""},"immutable":true}',
  '{"metadata":{"name":"a","finalizers":["a/b"],"ownerReferences":[{"uid":"u","kind":"K","name":"n","apiVersion":"v1"}]}}',
  '{"kind":"Pod","apiVersion":"v1","metadata":{"name":"p"},"spec":{"containers":[{"name":"c","image":"i","ports":[{"containerPort":80}],"env":[{"name":"A","value":"b"}],"resources":{"limits":{"cpu":"100m"}}}],"volumes":[{"name":"v","emptyDir":{}}]}}',
];
const JSON_TOKENS = [
  "{",
  "}",
  "[",
  "]",
  ":",
  ",",
  '"',
  '"a":',
  "null",
  "true",
  "-1.5e3",
  "\\u0041",
  "\\ud83d",
  '{"a":',
  "[[",
  "1e400",
  "9007199254740993",
];

const YAML_SEEDS = [
  "kind: ConfigMap\nmetadata:\n  name: a\n  labels: {a: b, c: 'd'}\ndata:\n  text: |-\n    a\n\n    b\n  more: >+2\n     folded\n  list: [1, 2, {a: b}]\n",
  "a: &x {b: 1}\nc: *x\n<<: *x\n? complex\n: value\n- not\n",
  '--- !!map\n%YAML 1.1\n--- \n- !<tag:yaml.org,2002:str> a\n- "\\x41\\u0042\\n"\n- ~\n- 0x1f\n- 1_000\n- .inf\n...\n',
];
const YAML_TOKENS = [
  "- ",
  "? ",
  ": ",
  ":",
  "\n",
  "  ",
  "\t",
  "#",
  "&a ",
  "*a",
  "!!str ",
  "|",
  ">",
  "'",
  '"',
  "[",
  "]",
  "{",
  "}",
  ",",
  "---\n",
  "...\n",
  "%TAG ! a\n",
  "<<: ",
  "@",
];

const readJson = (input: Buffer): JsonValue | undefined => {
  try {
    return JSON.parse(input.toString()) as JsonValue;
  } catch {
    return undefined;
  }
};

const strategicSeed =
  '{"spec":{"containers":[{"name":"c","image":"j"},{"$patch":"delete","name":"d"}],"$setElementOrder/containers":[{"name":"c"}],"$retainKeys":["containers"]}}';

export const TARGETS: readonly FuzzTarget[] = [
  {
    name: "JSON bodies",
    seeds: OBJECTS,
    tokens: JSON_TOKENS,
    run(input) {
      tolerate(() => {
        const parsed = parseJson(input);
        parsed.strictErrors(['unknown field "data"']);
        // As texts: a zero has no sign once it is written.
        const text = stringifyJson(parsed.value);
        assert.equal(stringifyJson(parseJson(Buffer.from(text)).value), text);
        new JsonIndenter().write(input);
      });
    },
  },
  {
    name: "YAML bodies",
    seeds: [
      ...YAML_SEEDS,
      ...OBJECTS,
      "? ".repeat(9000),
      `a: ${"[".repeat(9000)}`,
      `${"- ".repeat(4400)}x\n`.repeat(7),
      "&a [*a, ".repeat(3000),
    ],
    tokens: YAML_TOKENS,
    run(input) {
      tolerate(() => {
        const parsed = parseYaml(input);
        parsed.strictErrors(['unknown field "data"']);
        writeYaml(parsed.value);
      });
    },
  },
  {
    name: "objects of their schemas",
    seeds: OBJECTS,
    tokens: [...JSON_TOKENS, '"metadata":', '"spec":', '"data":', '"managedFields":', '"containers":'],
    run(input) {
      const value = readJson(input);
      if (value === undefined) return;
      for (const { schema, validate, protobuf } of [configMap, pod]) {
        tolerate(() => {
          const { object } = conform(value, schema, { body: { kind: "K", version: "v1" } });
          applyDefaults(object, schema);
          validate(object);
          fieldSetOf(object, schema);
          protobuf?.decode(protobuf.encode(object));
        }, DecodeError);
      }
    },
  },
  {
    name: "protobuf bodies",
    seeds: OBJECTS.map((text) => {
      const definition = text.includes('"Pod"') ? pod : configMap;
      const { object } = conform(JSON.parse(text) as JsonValue, definition.schema);
      return wrap(profile.protobufPrefix, "v1", definition.kind, Buffer.from(definition.protobuf!.encode(object))).toString("latin1");
    }),
    tokens: ["\x0a", "\x12", "\xff\xff\xff\xff\x0f", "\x08\x01", "\x0b", "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01", "\x7f"],
    run(latin) {
      // Seeds are texts of Latin letters, so that each byte is one.
      const input = Buffer.from(latin.toString(), "latin1");
      for (const { protobuf, schema } of [configMap, pod]) {
        tolerate(() => conform(protobuf!.decode(input), schema), RangeError, DecodeError, Error);
        tolerate(
          () => {
            const { raw } = unwrap(profile.protobufPrefix, input);
            conform(protobuf!.decode(raw), schema);
          },
          RangeError,
          DecodeError,
          Error,
        );
      }
    },
  },
  {
    name: "JSON patches",
    seeds: [
      '[{"op":"add","path":"/data/a","value":{"b":[1]}},{"op":"move","from":"/data","path":"/x"},{"op":"copy","from":"/x","path":"/data"},{"op":"test","path":"/x/a","value":1},{"op":"remove","path":"/metadata/finalizers/0"}]',
    ],
    tokens: [...JSON_TOKENS, '"op":"add"', '"path":"/a/-"', "~0", "~1", "/", '{"op":"copy","from":"","path":"/a"},'],
    run(input) {
      const patch = readJson(input);
      if (patch !== undefined)
        for (const text of OBJECTS) tolerate(() => stringifyJson(applyJsonPatch(JSON.parse(text) as JsonValue, patch)));
    },
  },
  {
    name: "merge patches",
    seeds: [...OBJECTS, strategicSeed, '{"data":{"a":null},"metadata":{"labels":null,"$deleteFromPrimitiveList/finalizers":["a/b"]}}'],
    tokens: [
      ...JSON_TOKENS,
      '"$patch":"replace"',
      '"$patch":"merge"',
      '"$setElementOrder/containers":',
      '"$deleteFromPrimitiveList/finalizers":',
    ],
    run(input) {
      const patch = readJson(input);
      if (patch === undefined) return;
      for (const [index, definition] of [configMap, configMap, pod].entries()) {
        const current = (): JsonObject => conform(JSON.parse(OBJECTS[index]!) as JsonValue, definition.schema).object;
        tolerate(() => stringifyJson(applyMergePatch(current(), patch)));
        tolerate(
          () => conform(applyStrategicMergePatch(current(), patch, definition.schema), definition.schema, { merged: true }),
          DecodeError,
        );
      }
    },
  },
  {
    name: "FieldsV1",
    seeds: [
      '{"f:metadata":{".":{},"f:labels":{"f:a":{}}},"f:spec":{"f:containers":{"k:{\\"name\\":\\"c\\"}":{".":{}},"v:1":{},"i:0":{}}}}',
    ],
    tokens: [...JSON_TOKENS, '"f:a":{}', '"k:{\\"a\\":1}":{}', '"v:[1,{}]":{}', '"i:-1":{}', '".":{}'],
    run(input) {
      const value = readJson(input);
      if (value === undefined) return;
      tolerate(() => {
        const set = parseFieldsV1(value);
        assert.deepEqual(parseFieldsV1(toFieldsV1(set)), set);
      }, RangeError);
    },
  },
  {
    name: "label selectors",
    maximumBytes: HEAD_BYTES,
    seeds: ["a=b,c!=d,e in (f,g),h notin (i),j,!k,l>1,m<2", "example.com/a==b", "a,".repeat(20_000)],
    tokens: ["in", "notin", "(", ")", ",", "!", "=", "==", "!=", ">", "<", " ", "a"],
    run: (input) => tolerate(() => parseLabelSelector(input.toString()).toString()),
  },
  {
    name: "field selectors",
    maximumBytes: HEAD_BYTES,
    seeds: [
      "metadata.name=a,metadata.namespace!=b",
      "metadata.name==a\\,b\\\\\\=",
      "metadata.name=a,metadata.name==a\\,b",
      "status.phase=Running",
      `metadata.name=${"\\\\".repeat(190_000)}`,
    ],
    tokens: ["=", "!=", "==", ",", "\\", "\\,", "metadata.name="],
    run: (input) =>
      tolerate(() => {
        const told = (text: string): string => parseFieldSelector(text, pod.selectableFields).toString();
        // Terms are sorted as they are written, and `==` is told as `=`.
        const selector = told(told(input.toString()));
        assert.equal(told(selector), selector);
      }),
  },
  {
    name: "queries",
    maximumBytes: HEAD_BYTES,
    seeds: [
      "labelSelector=a%3Db&limit=5&watch=1&timeoutSeconds=10&dryRun=All&dryRun=All&pretty=true",
      "fieldSelector=metadata.name%3Da+b;c",
    ],
    tokens: ["&", "=", "%", "+", ";", "%ff", "%zz", "limit=", "%6cimit=", "watch"],
    run(input) {
      const query = input.toString();
      tolerate(() => {
        for (const name of ["limit", "labelSelector"]) firstValue(query, name);
        allValues(query, "dryRun");
        booleanValue(query, "watch");
        integerValue(query, "limit");
      });
    },
  },
  {
    name: "continue tokens",
    maximumBytes: HEAD_BYTES,
    seeds: [
      new ContinueTokens().encode({ revision: 5, after: "default!a", sent: 1 }, "/registry/core/configmaps/"),
      Buffer.from('{"v":"v1","rv":1}').toString("base64url"),
    ],
    tokens: ["A", "=", "-", "_", Buffer.from('{"v":').toString("base64url")],
    run: (input) => tolerate(() => void new ContinueTokens().decode(input.toString(), "/registry/core/configmaps/")),
  },
  ...BYTE_TARGETS,
  ...HEAD_TARGETS,
  ...TEXT_TARGETS,
  ...ANSWER_TARGETS,
  ...CERTIFICATE_TARGETS,
  ...WEBHOOK_TARGETS,
];
