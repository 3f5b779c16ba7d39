/** The largest 64-bit integer in each field that takes one, of each kind: refused, or kept as it is in every form, whatever the type says. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { definitionFactories, vendorProfiles } from "../../generated/index.js";
import type { JsonObject, JsonValue } from "../../runtime/definition/json.js";
import { apiVersionOf, type ResourceDefinition } from "../../runtime/definition/resource-definition.js";
import type { Schema } from "../../runtime/definition/schema.js";
import type { VendorProfile } from "../../runtime/definition/vendor-profile.js";
import { kinds } from "../../runtime/kinds/index.js";
import type { Reply } from "../support/api-client.js";
import { startServer, type TestServer } from "../support/server.js";
import { type ExampleObject, exampleObjects } from "./catalogue-objects.js";

const LARGEST = "9223372036854775807";
const MARK = "the largest";
const ITEM = "[]";
/** Of the message and its envelope: the number as a varint. */
const AS_VARINT = Buffer.from("ffffffffffffffff7f", "hex");

const profile = vendorProfiles["orch"] as VendorProfile;
const definitions = definitionFactories.map((factory) => factory(profile, kinds));

const definitionOf = ({ kind, path }: ExampleObject): ResourceDefinition | undefined =>
  definitions.find(
    (found) =>
      found.kind === kind &&
      path
        .split("/")
        .slice(2)
        .join("/")
        .startsWith(`${apiVersionOf(found)}/`),
  );

/** Every way to a 64-bit integer, a recursive type entered once. */
function* ways(schema: Schema, above: readonly Schema[] = []): Generator<readonly string[]> {
  if (schema.kind === "scalar" && schema.type === "int64") yield [];
  if (schema.kind === "list") for (const way of ways(schema.item, above)) yield [ITEM, ...way];
  if (schema.kind !== "struct" || above.includes(schema)) return;
  for (const [name, field] of Object.entries(schema.fields)) {
    for (const way of ways(field.schema, [...above, schema])) yield [name, ...way];
  }
}

/** `value` with the mark at the end of a way, which is made as far as it is not there. */
function marked(value: JsonValue | undefined, [step, ...rest]: readonly string[]): JsonValue {
  if (step === undefined) return MARK;
  if (step === ITEM) return Array.isArray(value) ? [marked(value[0], rest), ...value.slice(1)] : [marked(undefined, rest)];
  const object = (value ?? {}) as JsonObject;
  return { ...object, [step]: marked(object[step], rest) };
}

/** Digits near the number that are not it. */
const isBent = (text: string): boolean => /922337203685477\d+/.test(text.replaceAll(LARGEST, ""));

describe("NEG-20 the largest 64-bit integer", () => {
  let server: TestServer;
  let kept = 0;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const answered = (reply: Reply, what: string): Reply => {
    assert.ok(reply.status < 500, `${what}: ${reply.text}`);
    if (reply.headers["content-type"]?.includes("json")) assert.ok(!isBent(reply.text), `${what}: ${reply.text}`);
    return reply;
  };

  for (const example of exampleObjects) {
    const definition = definitionOf(example);
    assert.ok(definition, example.path);
    const all = [...ways(definition.schema)];
    if (all.length === 0) continue;
    test(`${example.resource}${example.group}: ${all.length} fields`, async () => {
      for (const way of all) {
        const what = way.join(".");
        const name = { generateName: "large-", ...(example.body["metadata"] as JsonObject | undefined) };
        const text = JSON.stringify(marked({ ...example.body, metadata: name } as JsonObject, way)).replaceAll(
          JSON.stringify(MARK),
          LARGEST,
        );
        const made = answered(await server.admin.post(example.path, text), what);
        if (made.status >= 300 || !made.text.includes(LARGEST) || example.isReview) continue;
        kept++;
        const path = `${example.path}/${made.json.metadata.name}`;
        assert.ok(answered(await server.admin.get(path), what).text.includes(LARGEST), what);
        const accept = "application/vnd.orch.protobuf";
        if (definition.protobuf !== undefined) assert.ok((await server.admin.get(path, { accept })).bytes.includes(AS_VARINT), what);
        answered(await server.admin.get(path, { accept: "application/json;as=Table;g=meta.orch.io;v=v1" }), what);
        answered(await server.admin.mergePatch(path, { metadata: { labels: { a: "b" } } }), what);
        answered(await server.admin.delete(`${path}?gracePeriodSeconds=0`), what);
      }
    });
  }

  test("many fields keep it", () => assert.ok(kept > 50, `${kept}`));
});
