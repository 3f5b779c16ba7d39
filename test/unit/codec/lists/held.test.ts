/** What lists hold of what was made for readers who do not read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { definitionFactories, metaTypes, vendorProfiles } from "../../../../generated/index.js";
import { type EncodableObject, transientObject } from "../../../../runtime/codec/encodable-object.js";
import { ChunkBuffer, SCARCE_CHUNK_BYTES } from "../../../../runtime/codec/lists/chunks.js";
import { LargePiece } from "../../../../runtime/codec/lists/large-piece.js";
import { ALL_HELD_MESSAGES_BYTES, HELD_MESSAGES_BYTES } from "../../../../runtime/codec/lists/messages.js";
import { hasListRoom, LIST_ROOM_BYTES, ListRoom } from "../../../../runtime/codec/lists/room.js";
import { negotiateOutput, type OutputForm, offerMediaTypes } from "../../../../runtime/codec/negotiation/negotiation.js";
import { collectionTurn, type EncodedList, ObjectCodec } from "../../../../runtime/codec/object-codec.js";
import type { Piece, PieceMaker } from "../../../../runtime/codec/pieces.js";
import type { ApiObject } from "../../../../runtime/definition/object-meta.js";
import type { ResourceDefinition } from "../../../../runtime/definition/resource-definition.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";

const profile = vendorProfiles.orch as VendorProfile;
const META = `meta.${profile.groupDomain}`;
const definition = definitionFactories.map((factory) => factory(profile)).find(({ kind }) => kind === "ConfigMap") as ResourceDefinition;
const clock = { now: () => now, steady: () => 0 };
let now = Date.parse("2024-01-01T00:05:00Z");
const codec = new ObjectCodec({ profile, metaTypes, clock });
const offer = offerMediaTypes(profile, { protobuf: true, transforms: "objects" });
const form = (accept: string): OutputForm => negotiateOutput(accept, offer);
const protobuf = form(profile.protobufMediaType);

/** Calls back whenever its content is asked for. */
function configMap(name: string, bytes: number, asked: () => void = () => undefined): EncodableObject {
  const object: ApiObject = {
    kind: "ConfigMap",
    apiVersion: "v1",
    metadata: {
      name,
      namespace: "default",
      resourceVersion: "7",
      creationTimestamp: "2024-01-01T00:00:00Z",
      annotations: { a: "x".repeat(bytes / 2) },
    },
    data: { k: "v".repeat(bytes / 2) },
  };
  return transientObject(Buffer.from(JSON.stringify(object)), () => {
    asked();
    return object;
  });
}

/** As they leave, each when its reader asks for it. */
async function chunksOf({ chunks }: EncodedList): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (const chunk of chunks) {
    const bytes = await chunk;
    if (bytes.length === 0) await collectionTurn();
    else taken.push(bytes.buffer.byteLength > 2 * SCARCE_CHUNK_BYTES ? Buffer.from(bytes) : bytes);
  }
  return taken;
}

test("LIM-05: binary lists hold so many bytes of messages together: of lists that nobody reads those that began first hold none", async () => {
  const size = 32 * 1024;
  let made = 0;
  const lists: EncodedList[] = [];
  const count = ALL_HELD_MESSAGES_BYTES / HELD_MESSAGES_BYTES + 2;
  const begin = async (): Promise<EncodedList> => {
    const items = Array.from({ length: HELD_MESSAGES_BYTES / size }, (_, i) => configMap(`o${i}`, size, () => made++));
    return codec.encodeList(definition, { resourceVersion: "9" }, items, protobuf);
  };
  const perList = HELD_MESSAGES_BYTES / size;
  for (let i = 0; i < count; i++) lists.push(await begin());
  assert.equal(made, count * perList);
  const remade: number[] = [];
  const sums = new Set<string>();
  for (const list of lists) {
    made = 0;
    const bytes = Buffer.concat(await chunksOf(list));
    assert.equal(bytes.length, list.length);
    sums.add(bytes.toString("latin1"));
    remade.push(made);
  }
  assert.equal(sums.size, 1);
  assert.deepEqual([remade[0], remade[1]], [perList, perList]);
  assert.deepEqual([remade.at(-1), remade.at(-2)], [0, 0]);
  for (const { release } of lists) release();
  const later = [await begin(), await begin(), await begin()];
  made = 0;
  for (const list of later) {
    await chunksOf(list);
    list.release();
  }
  assert.equal(made, 0);
});

test("LIM-05: a list that fails while it is measured holds nothing: one that began before holds what it held", async () => {
  const size = HELD_MESSAGES_BYTES / 256;
  let made = 0;
  const items = Array.from({ length: 200 }, (_, i) => configMap(`o${i}`, size, () => made++));
  const first = await codec.encodeList(definition, {}, items, protobuf);
  const failing = Object.assign(configMap("failing", size), { form: () => assert.fail("not to be encoded") });
  for (let i = 0; i < 8; i++) await assert.rejects(codec.encodeList(definition, {}, [...items, failing], protobuf), /not to be encoded/);
  made = 0;
  await chunksOf(first);
  first.release();
  assert.equal(made, 0);
});

/** Makes all elsewhere, anew each time. */
const elsewhere: PieceMaker = {
  takes: () => true,
  askedBy: () => elsewhere,
  make: (_, object, piece: Piece) => Promise.resolve().then(() => Buffer.from(codec.piece(definition, object, piece))),
};
const codecs = { here: codec, elsewhere: new ObjectCodec({ profile, metaTypes, clock, elsewhere }) };

for (const accept of [
  profile.protobufMediaType,
  "application/yaml",
  `application/json;as=PartialObjectMetadataList;g=${META};v=v1`,
  `application/json;as=Table;g=${META};v=v1`,
  `application/yaml;as=Table;g=${META};v=v1`,
]) {
  for (const [where, made] of Object.entries(codecs)) {
    test(`LIM-05: where no room is left nothing of a large object is held while its reader does not read: ${accept}, made ${where}`, async () => {
      const items = ["a", "b"].map((name) => configMap(name, 12 * SCARCE_CHUNK_BYTES));
      const list = () => made.encodeList(definition, { resourceVersion: "9" }, items, form(accept), { includeObject: "Object" });
      const roomy = await list();
      const whole = Buffer.concat(await chunksOf(roomy));
      roomy.release();
      const others = new ListRoom();
      others.take(LIST_ROOM_BYTES);
      try {
        const scarce = await list();
        const parts: Buffer[] = [];
        for (const chunk of scarce.chunks) {
          const bytes = await chunk;
          if (bytes.length === 0) await collectionTurn();
          else assert.ok(bytes.buffer.byteLength <= 2 * SCARCE_CHUNK_BYTES, `${bytes.buffer.byteLength}`);
          parts.push(Buffer.from(bytes));
        }
        scarce.release();
        assert.ok(Buffer.concat(parts).equals(whole));
      } finally {
        others.close();
      }
    });
  }
}

test("LIM-05: a large piece that is gone by the time its reader goes on is made again, and goes on whole once there is room", async () => {
  const bytes = Buffer.alloc(5 * SCARCE_CHUNK_BYTES, "abc");
  let made = 0;
  // Kept by nobody, and lost at once: what is not held may be gone.
  const { WeakRef: Kept } = globalThis;
  globalThis.WeakRef = class<T extends WeakKey> extends Kept<T> {
    override deref(): undefined {
      return undefined;
    }
  };
  try {
    const others = new ListRoom();
    others.take(LIST_ROOM_BYTES);
    const chunk = new ChunkBuffer(0);
    const make = (): Promise<Buffer> => {
      made += 1;
      return Promise.resolve(bytes);
    };
    const early = new LargePiece(make, make());
    await collectionTurn();
    assert.ok((await early.next(chunk)).equals(bytes.subarray(0, SCARCE_CHUNK_BYTES)));
    assert.equal(made, 2, "what was made before its reader came to it was held");
    made = 0;
    const piece = new LargePiece(make, make());
    const parts = [await piece.next(chunk), await piece.next(chunk)];
    assert.deepEqual([made, piece.isOver], [2, false]);
    others.close();
    parts.push(await piece.next(chunk));
    assert.deepEqual([made, piece.isOver], [3, true]);
    assert.ok(Buffer.concat(parts).equals(bytes));
    chunk.release();
  } finally {
    globalThis.WeakRef = Kept;
  }
});

test("LIM-05: rows of a Table are of the time it began at, whenever they are made", async () => {
  const items = Array.from({ length: 8000 }, (_, i) => configMap(`row${i}`, 2));
  const table = await codec.encodeList(definition, {}, items, form(`application/json;as=Table;g=${META};v=v1`), { includeObject: "None" });
  const began = now;
  const read: Buffer[] = [];
  try {
    for (const chunk of table.chunks) {
      read.push(Buffer.from(await chunk));
      now += 60_000;
    }
  } finally {
    now = began;
    table.release();
  }
  const { rows } = JSON.parse(Buffer.concat(read).toString());
  assert.ok(read.length > 2);
  assert.deepEqual([...new Set(rows.map(({ cells }: { cells: unknown[] }) => cells.at(-1)))], ["5m"]);
});

test("LIM-05: large pieces on their way leave half the room to chunks, and give theirs back with the second after them", () => {
  const chunk = new ChunkBuffer(0);
  const eighth = LIST_ROOM_BYTES / 8;
  assert.ok(chunk.lend(eighth) && chunk.lend(eighth));
  const other = new ChunkBuffer(0);
  assert.ok(other.lend(2 * eighth) && !other.lend(1));
  assert.ok(hasListRoom(4 * eighth) && !hasListRoom(4 * eighth + 1));
  assert.ok(!chunk.lend(1));
  assert.ok(hasListRoom(5 * eighth));
  assert.ok(chunk.lend(1));
  assert.ok(hasListRoom(6 * eighth - 1) && !hasListRoom(6 * eighth));
  other.release();
  chunk.release();
  assert.ok(hasListRoom(LIST_ROOM_BYTES));
});
