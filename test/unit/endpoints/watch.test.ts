import assert from "node:assert/strict";
import { test } from "node:test";
import type { EncodableObject } from "../../../runtime/codec/encodable-object.js";
import { offerMediaTypes } from "../../../runtime/codec/negotiation/negotiation.js";
import type { Soon } from "../../../runtime/codec/pieces.js";
import type { ResourceRequest } from "../../../runtime/endpoints/resource-request.js";
import { watchObjects } from "../../../runtime/endpoints/watch.js";
import { eventually } from "../../support/eventually.js";
import { openFixture, profile, type Resource } from "../registry/registry-fixture.js";

const frames = new Map<string, readonly Buffer[]>();

/** As frames are: shared by all who are sent the same. */
function frameOf(text: string): readonly Buffer[] {
  const frame = frames.get(text) ?? [Buffer.from(text)];
  frames.set(text, frame);
  return frame;
}

/** A watch of config maps by a client who takes what is sent when `pace` says so; no event can be made of an object of the name `bad`. */
function watch(maps: Resource, fail: () => Promise<readonly Buffer[]>, pace?: () => Promise<void>) {
  const sent: string[] = [];
  const chunks: Buffer[] = [];
  const stream = {
    closed: false,
    write: (chunk: Buffer) => {
      chunks.push(chunk);
      return sent.push(chunk.toString()) > 0 && pace === undefined;
    },
    drained: () => pace?.() ?? Promise.resolve(),
    end: () => sent.push("end"),
    destroy: () => sent.push("cut off"),
  };
  const event = (type: string, object: EncodableObject): Soon<readonly Buffer[]> => {
    const { name } = object.object().metadata;
    if (name === "bad") return fail();
    return frameOf(`${type} ${name}`);
  };
  const request = {
    exchange: { headers: {}, closed: false, stream: () => stream, onClose: () => undefined },
    context: maps.fixture.context,
    query: "watch=true",
    target: maps.target(),
    resource: { watch: async (_context: unknown, ...rest: Parameters<typeof maps.store.watch>) => maps.store.watch(...rest) },
    offer: offerMediaTypes(profile, { protobuf: true, transforms: "objects" }),
    services: { codec: { watchEncoder: () => ({ event }) }, minimumWatchSeconds: 60, draining: new AbortController().signal },
  };
  return { sent, chunks, over: watchObjects(request as unknown as ResourceRequest) };
}

const FAILURES = {
  "cannot be made": () => {
    throw new Error("bad cannot be sent");
  },
  "cannot be made elsewhere": () => Promise.reject(new Error("bad cannot be sent")),
};

for (const [what, fail] of Object.entries(FAILURES))
  test(`WATCH-01 an event that ${what} ends its watch and nothing else: writers and other watches go on`, async (t) => {
    const fixture = await openFixture(t);
    const maps = fixture.resource("configmaps");
    const first = watch(maps, fail);
    const failed = assert.rejects(first.over, /bad cannot be sent/);
    await maps.create({ metadata: { name: "a" } });
    await eventually(() => first.sent.length > 0);
    await maps.create({ metadata: { name: "bad" } });
    await failed;
    assert.deepEqual(first.sent, ["ADDED a", "cut off"]);
    const atStart = watch(maps, fail);
    await assert.rejects(atStart.over, /bad cannot be sent/);
    await maps.delete("bad");
    const other = watch(maps, fail);
    await maps.create({ metadata: { name: "c" } });
    await eventually(() => other.sent.length > 1);
    assert.deepEqual(other.sent, ["ADDED a", "ADDED c"]);
    assert.deepEqual(first.sent, ["ADDED a", "cut off"]);
  });

test("WATCH-01 watches that are told of the same changes together are sent the very same bytes, in one piece", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const watches = Array.from({ length: 3 }, () => watch(maps, () => Promise.reject(new Error("none is bad"))));
  await maps.create({ metadata: { name: "first" } });
  await eventually(() => watches.every(({ sent }) => sent.length === 1));
  await Promise.all(["a", "b"].map((name) => maps.create({ metadata: { name } })));
  await eventually(() => watches.every(({ sent }) => sent.length > 1));
  for (const { sent, chunks } of watches) {
    assert.deepEqual(sent, ["ADDED first", "ADDED aADDED b"]);
    assert.equal(chunks[1], watches[0]?.chunks[1]);
  }
});

test("WATCH-01, LIM-05 a client who is behind is sent a part of what waits at a time, all of it in the end", async (t) => {
  const MOST_BYTES = 33 * 1024;
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const long = "x".repeat(200);
  const waiting: (() => void)[] = [];
  const pace = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve));
  const slow = watch(maps, () => Promise.reject(new Error("none is bad")), pace);
  const names = Array.from({ length: 400 }, (_, i) => `${long}-${i}`);
  await maps.create({ metadata: { name: "first" } });
  await eventually(() => waiting.length === 1);
  for (const name of names) await maps.create({ metadata: { name } });
  const told = ["first", ...names].map((name) => `ADDED ${name}`).join("");
  await eventually(() => {
    for (const goOn of waiting.splice(0)) goOn();
    return slow.sent.join("").length === told.length;
  });
  assert.equal(slow.sent.join(""), told);
  assert.ok(
    slow.chunks.length > 2 && slow.chunks.every(({ length }) => length < MOST_BYTES),
    slow.chunks.map(({ length }) => length).join(),
  );
});
