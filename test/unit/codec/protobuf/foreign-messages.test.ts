/**
 * Messages that another implementation wrote: `foreign-messages.json` holds, for every kind and version with a binary form, an object
 * with all its fields as the public Go types of k8s.io/api v0.24 write it, in JSON and in protobuf (README.md beside it).
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { definitionFactories, metaTypes, vendorProfiles, virtualKindFactories } from "../../../../generated/index.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { apiVersionOf, type ProtobufCodec } from "../../../../runtime/definition/resource-definition.js";

interface ForeignMessage {
  readonly apiVersion: string;
  readonly kind: string;
  readonly object: JsonObject;
  /** Base64. */
  readonly message: string;
}

const FILE = "test/unit/codec/protobuf/foreign-messages.json";
const messages = JSON.parse(readFileSync(FILE, "utf8")) as readonly ForeignMessage[];

/** Of a version whose metadata no longer have the cluster name, which v1.24 writes empty. */
const YOUNGER = new Set(["APIGroupDiscoveryList"]);

const profile = vendorProfiles["kubernetes"];
assert(profile !== undefined);

const codecs: ReadonlyMap<string, ProtobufCodec> = new Map([
  ...[...definitionFactories, ...virtualKindFactories].flatMap((create): [string, ProtobufCodec][] => {
    const { protobuf, ...kind } = create(profile);
    return protobuf === undefined ? [] : [[`${apiVersionOf(kind)} ${kind.kind}`, protobuf]];
  }),
  ...Object.entries(metaTypes).map(([kind, { protobuf }]): [string, ProtobufCodec] => [`meta.k8s.io/v1 ${kind}`, protobuf]),
]);

describe("CAT-02, NEG-20 messages of another implementation", () => {
  for (const { apiVersion, kind, object, message } of messages) {
    it(`${apiVersion} ${kind} is read to the same object, and written to the same bytes`, () => {
      const codec = codecs.get(`${apiVersion} ${kind}`);
      assert(codec !== undefined);
      const bytes = Buffer.from(message, "base64");
      const read = codec.decode(bytes);
      assert.deepEqual(JSON.parse(JSON.stringify(read, asNumbers)), object);
      if (YOUNGER.has(kind)) return assert.deepEqual(codec.decode(codec.encode(object)), read);
      assert.equal(Buffer.from(codec.encode(read)).toString("base64"), message);
      assert.equal(Buffer.from(codec.encode(object)).toString("base64"), message);
    });
  }

  it("every kind with a binary form is among them", () => {
    assert.deepEqual([...codecs.keys()].sort(), messages.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`).sort());
  });
});

const asNumbers = (_: string, value: unknown): unknown => (typeof value === "bigint" ? Number(value) : value);
