import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { JsonObject, JsonValue } from "../../../runtime/definition/json.js";
import { conform } from "../../../runtime/fields/conform.js";
import { DecodeError } from "../../../runtime/fields/decode-error.js";
import { deepCopy } from "../../../runtime/fields/deep-copy.js";
import { deepEqual } from "../../../runtime/schema/deep-equal.js";
import { configMap, pod } from "./sample-schemas.js";

const spec = (fields: JsonObject): JsonObject => conformedSpec(fields).object["spec"] as JsonObject;
const conformedSpec = (fields: JsonObject) => conform({ spec: fields }, pod);

/** The conformed member without what is always written. */
function member(name: string, value: JsonValue): JsonValue | undefined {
  return spec({ [name]: value })[name];
}

function failure(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return error.text;
    throw error;
  }
  throw new Error("nothing thrown");
}

describe("conform: shape", () => {
  const cases: [title: string, input: JsonObject, output: JsonObject][] = [
    ["always-written members are there", {}, { metadata: {} }],
    ["kind and apiVersion pass", { kind: "ConfigMap", apiVersion: "v1" }, { kind: "ConfigMap", apiVersion: "v1", metadata: {} }],
    ["nulls are absent", { data: null, immutable: null, metadata: null }, { metadata: {} }],
    ["empty maps are absent", { data: {}, metadata: { labels: {}, finalizers: [] } }, { metadata: {} }],
    ["zero of a pointer stays", { immutable: false }, { immutable: false, metadata: {} }],
    ["empty text and zero are absent", { metadata: { name: "", generation: 0 } }, { metadata: {} }],
    ["null in a string map is the empty string", { data: { a: null } }, { data: { a: "" }, metadata: {} }],
    ["null in a map of bytes is no bytes", { binaryData: { a: null } }, { binaryData: { a: "" }, metadata: {} }],
    ["null in a list is the zero value", { metadata: { finalizers: [null, "x"] } }, { metadata: { finalizers: ["", "x"] } }],
    [
      "null item of a list of structs",
      { metadata: { ownerReferences: [null] } },
      { metadata: { ownerReferences: [{ apiVersion: "", kind: "", name: "", uid: "" }] } },
    ],
    ["the root has no creationTimestamp unless it is set", { metadata: { creationTimestamp: null } }, { metadata: {} }],
  ];
  for (const [title, input, output] of cases) test(title, () => assert.deepEqual(conform(input, configMap).object, output));

  test("an empty list that is written is null, an omitted one is absent", () => {
    assert.deepEqual(spec({}), { containers: null, strategy: {}, apiGroup: null });
    assert.equal(spec({ containers: [] })["containers"], null);
    assert.equal(spec({ volumes: [] })["volumes"], undefined);
  });

  test("absent and empty stay apart where the field is a pointer", () => {
    assert.equal("selector" in spec({}), false);
    assert.deepEqual(member("selector", {}), {});
    assert.equal("selector" in spec({ selector: null }), false);
  });

  test("times of list items are written as null", () => {
    const { object } = conform({ status: { conditions: [{ type: "a", status: "b" }] } }, pod);
    assert.deepEqual(object["status"], { conditions: [{ type: "a", status: "b", lastProbeTime: null }] });
  });

  test("maps have 65,536 members at most, but for what is stored", () => {
    const data = Object.fromEntries(Array.from({ length: 65_537 }, (_, index) => [`k${index}`, "v"]));
    assert.throws(() => conform({ data }, configMap), { code: 413, message: /: data has more than 65536 members$/ });
    assert.equal(conform({ data }, configMap, { stored: true }).object["data"], data);
    const { k0: _, ...fewer } = data;
    assert.equal(conform({ data: fewer }, configMap).object["data"], fewer);
  });

  test("all lists of objects have 131,072 items together, but for what is stored", () => {
    const half = Array.from({ length: 65_536 }, () => ({}));
    const most = { spec: { containers: half }, status: { conditions: half } };
    assert.doesNotThrow(() => conform(most, pod));
    const more = { spec: { containers: [{ ports: [{}] }, ...half.slice(1)] }, status: { conditions: half } };
    const message = /: the lists up to status.conditions have more than 131072 items$/;
    assert.throws(() => conform(more, pod), { code: 413, message });
    assert.doesNotThrow(() => conform(more, pod, { stored: true }));
  });

  test("lists that tell their items apart have 65,536 at most, but for what is stored", () => {
    const finalizers = Array.from({ length: 65_537 }, (_, index) => `f${index}`);
    assert.throws(() => conform({ metadata: { finalizers } }, configMap), {
      code: 413,
      message: /: metadata.finalizers has more than 65536 items$/,
    });
    assert.deepEqual(conform({ metadata: { finalizers } }, configMap, { stored: true }).object["metadata"], { finalizers });
    assert.deepEqual(conform({ metadata: { finalizers: finalizers.slice(1) } }, configMap).object["metadata"], {
      finalizers: finalizers.slice(1),
    });
  });

  test("__proto__ and constructor are ordinary keys of maps", () => {
    const data = JSON.parse('{"__proto__":"a","constructor":null}') as JsonObject;
    const { object } = conform({ data }, configMap);
    assert.equal(JSON.stringify(object["data"]), '{"__proto__":"a","constructor":""}');
  });

  test("untyped values are taken as they are", () => {
    const raw = { a: [null, { b: 1 }], c: null };
    assert.deepEqual(member("raw", deepCopy(raw)), raw);
    assert.deepEqual(member("embedded", {}), {});
  });

  test("types may contain themselves", () => {
    assert.deepEqual(member("tree", { below: [{ name: "a", below: [{ name: "b", foo: 1 }] }] }), {
      below: [{ name: "a", below: [{ name: "b" }] }],
    });
  });
});

describe("conform: leaves", () => {
  const cases: [name: string, input: JsonValue, output: JsonValue | undefined][] = [
    ["deadline", 2 ** 53 - 1, 2 ** 53 - 1],
    ["deadline", 2n ** 63n - 1n, 2n ** 63n - 1n],
    ["deadline", -(2n ** 63n), -(2n ** 63n)],
    ["deadline", 5n, 5],
    ["priority", -(2 ** 31), -(2 ** 31)],
    ["weight", 1.5, 1.5],
    ["weight", 2n ** 60n, 2 ** 60],
    ["grace", "90m", "1h30m0s"],
    ["started", "2020-01-01T00:00:00.123456+01:00", "2019-12-31T23:00:00.123456Z"],
  ];
  for (const [name, input, output] of cases) test(`${name} ${input}`, () => assert.deepEqual(member(name, input), output));

  test("quantities are stored in canonical form, numbers among them", () => {
    const resources = { limits: { a: "1024Mi", b: "0.5", c: 2, d: null } };
    const [container] = spec({ containers: [{ name: "c", resources }] })["containers"] as JsonObject[];
    assert.deepEqual(container?.["resources"], { limits: { a: "1Gi", b: "500m", c: "2", d: "0" } });
  });

  test("times may carry an offset or fractions", () => {
    const metadata = { creationTimestamp: "2020-01-01T01:00:00.9+01:00", deletionTimestamp: null };
    assert.deepEqual(conform({ metadata }, configMap).object["metadata"], { creationTimestamp: "2020-01-01T00:00:00Z" });
  });

  test("CM-03 bytes are base64 that may have line breaks", () => {
    assert.deepEqual(conform({ binaryData: { a: "//\r\n4=\n" } }, configMap).object["binaryData"], { a: "//4=" });
  });
});

describe("conform: wrong types", () => {
  const cases: [title: string, value: JsonObject, text: string][] = [
    ["list for a map", { data: [] }, "json: cannot unmarshal array into Go struct field ConfigMap.data of type map[string]string"],
    ["text for a map", { data: "x" }, "json: cannot unmarshal string into Go struct field ConfigMap.data of type map[string]string"],
    ["number in a map", { data: { a: 1 } }, "json: cannot unmarshal number into Go struct field ConfigMap.data of type string"],
    ["text for a boolean", { immutable: "yes" }, "json: cannot unmarshal string into Go struct field ConfigMap.immutable of type bool"],
    ["text for a struct", { metadata: "x" }, "json: cannot unmarshal string into Go struct field ConfigMap.metadata of type v1.ObjectMeta"],
    [
      "number in labels",
      { metadata: { labels: { a: 1 } } },
      "json: cannot unmarshal number into Go struct field ObjectMeta.metadata.labels of type string",
    ],
    [
      "map for a list",
      { metadata: { finalizers: {} } },
      "json: cannot unmarshal object into Go struct field ObjectMeta.metadata.finalizers of type []string",
    ],
    [
      "map for a list of structs",
      { metadata: { ownerReferences: {} } },
      "json: cannot unmarshal object into Go struct field ObjectMeta.metadata.ownerReferences of type []v1.OwnerReference",
    ],
    [
      "number for a uid",
      { metadata: { uid: 1 } },
      "json: cannot unmarshal number into Go struct field ObjectMeta.metadata.uid of type types.UID",
    ],
    ["bad base64", { binaryData: { a: "YWI" } }, "illegal base64 data at input byte 0"],
    ["bad time", { metadata: { creationTimestamp: "x" } }, 'parsing time "x" as "2006-01-02T15:04:05Z07:00": cannot parse "x" as "2006"'],
    [
      "number for a time",
      { metadata: { creationTimestamp: 1 } },
      "json: cannot unmarshal number into Go struct field ObjectMeta.metadata.creationTimestamp of type string",
    ],
    [
      "fraction for an integer",
      { metadata: { generation: 1.5 } },
      "json: cannot unmarshal number 1.5 into Go struct field ObjectMeta.metadata.generation of type int64",
    ],
    [
      "more than 64 bits",
      { metadata: { generation: 2n ** 63n } },
      "json: cannot unmarshal number 9223372036854775808 into Go struct field ObjectMeta.metadata.generation of type int64",
    ],
    [
      "the first mistake is told",
      { data: [], immutable: 1 },
      "json: cannot unmarshal array into Go struct field ConfigMap.data of type map[string]string",
    ],
    [
      "an unreadable leaf before it",
      { data: [], metadata: { creationTimestamp: "x" } },
      'parsing time "x" as "2006-01-02T15:04:05Z07:00": cannot parse "x" as "2006"',
    ],
  ];
  for (const [title, value, text] of cases)
    test(title, () =>
      assert.equal(
        failure(() => conform(value, configMap)),
        text,
      ),
    );

  const ofPods: [title: string, value: JsonObject, text: string][] = [
    [
      "more than 32 bits",
      { priority: 3e9 },
      "json: cannot unmarshal number 3000000000 into Go struct field PodSpec.spec.priority of type int32",
    ],
    ["text for a number", { weight: "x" }, "json: cannot unmarshal string into Go struct field PodSpec.spec.weight of type float64"],
    [
      "inside a list",
      { containers: [{ name: "a" }, { name: "b", ports: [{ containerPort: "x" }] }] },
      "json: cannot unmarshal string into Go struct field ContainerPort.spec.containers.ports.containerPort of type int32",
    ],
    [
      "boolean for a port",
      { containers: [{ livenessProbe: { httpGet: { port: true } } }] },
      "json: cannot unmarshal bool into Go struct field HTTPGetAction.spec.containers.livenessProbe.httpGet.port of type int32",
    ],
    [
      "quantity",
      { containers: [{ resources: { limits: { cpu: "x" } } }] },
      "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
    ],
    ["duration", { grace: "1" }, 'time: missing unit in duration "1"'],
    [
      "text for an embedded object",
      { embedded: "x" },
      "json: cannot unmarshal string into Go struct field PodSpec.spec.embedded of type runtime.RawExtension",
    ],
  ];
  for (const [title, value, text] of ofPods)
    test(title, () =>
      assert.equal(
        failure(() => conformedSpec(value)),
        text,
      ),
    );

  test("no object at all", () => {
    assert.equal(
      failure(() => conform([], configMap)),
      "json: cannot unmarshal array into Go value of type v1.ConfigMap",
    );
  });

  test("VAL-05 the whole message names the body", () => {
    const body = { kind: "ConfigMap", version: "v1" };
    assert.throws(() => conform({ data: [] }, configMap, { body }), {
      message:
        'ConfigMap in version "v1" cannot be handled as a ConfigMap: json: cannot unmarshal array into Go struct field ConfigMap.data of type map[string]string',
      code: 400,
      reason: "BadRequest",
    });
  });

  test("recursive types have a bounded depth", () => {
    let tree: JsonObject = {};
    for (let i = 0; i < 5000; i++) tree = { below: [tree] };
    assert.equal(
      failure(() => conformedSpec({ tree })),
      "json: exceeded max depth",
    );
  });
});

describe("conform: words for strategic patches", () => {
  const cases: [value: JsonObject, text: string][] = [
    [{ data: { a: 1 } }, "cannot convert int64 to string"],
    [{ data: { a: true } }, "unrecognized type: string"],
    [{ data: [] }, "cannot restore map from slice"],
    [{ metadata: { finalizers: "x" } }, "cannot restore slice from string"],
    [{ metadata: 1 }, "cannot restore struct from: int64"],
    [{ metadata: { generation: 1.5 } }, "cannot convert float64 to int64"],
    [{ binaryData: { a: "x" } }, "error decoding from json: illegal base64 data at input byte 0"],
    [{ metadata: { creationTimestamp: 1 } }, "json: cannot unmarshal number into Go value of type string"],
  ];
  for (const [value, text] of cases)
    test(text, () =>
      assert.equal(
        failure(() => conform(value, configMap, { merged: true })),
        text,
      ),
    );
});

describe("conform: unknown fields", () => {
  test("VAL-03 are dropped and told with their paths, in document order", () => {
    const value = {
      zoo: 1,
      spec: {
        foo: {},
        containers: [{ name: "a" }, { bar: 1, name: "b", livenessProbe: { Baz: 2 } }],
        raw: { anything: 1 },
        nodeSelector: { a: "b" },
      },
      metadata: { Name: "x", ownerReferences: [{ x: null }] },
    };
    const { object, unknown } = conform(value, pod);
    assert.deepEqual(unknown, [
      'unknown field "zoo"',
      'unknown field "spec.foo"',
      'unknown field "spec.containers[1].bar"',
      'unknown field "spec.containers[1].livenessProbe.Baz"',
      'unknown field "metadata.Name"',
      'unknown field "metadata.ownerReferences[0].x"',
    ]);
    assert.equal(JSON.stringify(object).match(/zoo|foo|bar|Baz|Name"/), null);
  });

  test("are told by name for strategic patches", () => {
    assert.deepEqual(conform({ b: 1, a: 1 }, configMap, { merged: true }).unknown, ['unknown field "a"', 'unknown field "b"']);
  });

  test("at most 100 are told, all are dropped", () => {
    const value = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`x${i}`, 1]));
    const { object, unknown } = conform(value, configMap);
    assert.equal(unknown.length, 100);
    assert.deepEqual(object, { metadata: {} });
  });

  test("quotes in names are escaped", () => {
    assert.deepEqual(conform({ 'a"b': 1 }, configMap).unknown, ['unknown field "a\\"b"']);
  });
});

const bodies = fc.record(
  {
    metadata: fc.record(
      {
        name: fc.string(),
        generation: fc.nat(),
        labels: fc.dictionary(fc.string(), fc.option(fc.string())),
        finalizers: fc.array(fc.option(fc.string())),
        creationTimestamp: fc.constantFrom(null, "2020-01-01T00:00:00Z", "2020-01-01T00:00:00.5+02:00"),
      },
      { requiredKeys: [] },
    ),
    spec: fc.record(
      {
        containers: fc.array(
          fc.record({ name: fc.string(), resources: fc.constant({ limits: { a: "1000m" } }), foo: fc.nat() }, { requiredKeys: [] }),
        ),
        selector: fc.constantFrom(null, {}, { matchLabels: {} }),
        deadline: fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

test("conforming leaves what it is given as it is; again it changes nothing and finds nothing unknown", () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const given = deepCopy(body as JsonObject);
      const once = conform(given, pod).object;
      assert.ok(deepEqual(given, body as JsonObject));
      const twice = conform(once, pod);
      assert.ok(deepEqual(twice.object, once));
      assert.deepEqual(twice.unknown, []);
    }),
  );
});
