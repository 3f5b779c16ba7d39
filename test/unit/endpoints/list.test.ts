import assert from "node:assert/strict";
import { test } from "node:test";
import { definitionFactories, metaTypes, vendorProfiles } from "../../../generated/index.js";
import { transientObject } from "../../../runtime/codec/encodable-object.js";
import { hasListRoom, LIST_ROOM_BYTES, ListRoom } from "../../../runtime/codec/lists/room.js";
import { offerMediaTypes } from "../../../runtime/codec/negotiation/negotiation.js";
import { LIST_CHUNK_BYTES, ObjectCodec } from "../../../runtime/codec/object-codec.js";
import type { ResourceDefinition } from "../../../runtime/definition/resource-definition.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { listObjects } from "../../../runtime/endpoints/list.js";
import type { ResourceRequest } from "../../../runtime/endpoints/resource-request.js";

const profile = vendorProfiles.orch as VendorProfile;
const definition = definitionFactories.map((factory) => factory(profile)).find(({ kind }) => kind === "ConfigMap") as ResourceDefinition;
const codec = new ObjectCodec({ profile, metaTypes, clock: { now: () => 0, steady: () => 0 } });

/** Lists many objects for a client that takes gzip and reads nothing; the headers of the answer, and what to call when the client is gone. */
async function unread(): Promise<{ headers: readonly string[]; close(): void }> {
  const entries = Array.from({ length: 400 }, (_, i) => {
    const object = {
      kind: "ConfigMap",
      apiVersion: "v1",
      metadata: { name: `o${i}`, resourceVersion: "7" },
      data: { k: "x".repeat(1024) },
    };
    return transientObject(Buffer.from(JSON.stringify(object)), () => object);
  });
  const closers: (() => void)[] = [];
  const headers = await new Promise<readonly string[]>((resolve) => {
    const stream = { closed: false, write: () => false, drained: () => new Promise(() => undefined), end: () => undefined };
    const exchange = {
      headers: { accept: "application/json", "accept-encoding": "gzip" },
      onClose: (closer: () => void) => closers.push(closer),
      stream: (_status: number, _type: string, options: { headers?: readonly string[] }) => {
        resolve(options.headers ?? []);
        return stream;
      },
    };
    void listObjects({
      exchange,
      query: "",
      context: { user: { name: "jane" } },
      offer: offerMediaTypes(profile, { protobuf: true, transforms: "objects" }),
      target: { definition },
      resource: { list: () => ({ entries, revision: 9 }) },
      services: { codec, gate: () => true },
    } as unknown as ResourceRequest);
  });
  return { headers, close: () => closers.forEach((closer) => void closer()) };
}

test("LIM-05: what compresses a list is of the room of all lists, and a list that finds too little of it there is not compressed", async () => {
  const compressed = await unread();
  assert.ok(compressed.headers.includes("gzip"));
  assert.ok(!hasListRoom(LIST_ROOM_BYTES - 3 * LIST_CHUNK_BYTES));
  compressed.close();
  assert.ok(hasListRoom(LIST_ROOM_BYTES));
  const others = new ListRoom();
  others.take(LIST_ROOM_BYTES - 2 * LIST_CHUNK_BYTES);
  const plain = await unread();
  assert.deepEqual(plain.headers, []);
  plain.close();
  others.close();
  assert.ok(hasListRoom(LIST_ROOM_BYTES));
});
