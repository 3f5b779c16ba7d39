/** Binary watches, cut as networks cut them. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { protobufEncoding } from "../../../runtime/client/protobuf-encoding.js";
import { writeEnvelope } from "../../../runtime/client/protobuf-wire.js";
import { orchProfile } from "../../../runtime/sdk/client.js";

const { protobufMediaType, protobufPrefix } = orchProfile;
const codec = {
  encode: ({ text }: { text?: unknown }) => Buffer.from(String(text)),
  decode: (bytes: Uint8Array) => ({ text: Buffer.from(bytes).toString() }),
};
const encoding = protobufEncoding({ kinds: { "/v1/Thing": codec }, others: {} }, orchProfile);

function delimited(field: number, content: Uint8Array): Buffer {
  const head = [(field << 3) | 2];
  let { length } = content;
  for (; length >= 0x80; length >>>= 7) head.push((length & 0x7f) | 0x80);
  return Buffer.concat([Buffer.from([...head, length]), content]);
}

function frameOf(type: string, text: string): Buffer {
  const object = writeEnvelope({ apiVersion: "v1", kind: "Thing", raw: Buffer.from(text) }, protobufPrefix);
  const event = Buffer.concat([delimited(1, Buffer.from(type)), delimited(2, delimited(1, object))]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(event.length);
  return Buffer.concat([length, event]);
}

async function read(stream: Buffer, size: number): Promise<string[]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < stream.length; at += size) yield stream.subarray(at, at + size);
  }
  const seen: string[] = [];
  for await (const { type, object } of encoding.frames(chunks(), `${protobufMediaType};stream=watch`)) {
    seen.push(`${type} ${(object as { text: string }).text}`);
  }
  return seen;
}

describe("events of a binary watch", () => {
  it("are the same wherever the stream is cut", async () => {
    const texts = ["", "a", "b".repeat(200), "", "c".repeat(9)];
    const stream = Buffer.concat(texts.map((text) => frameOf("ADDED", text)));
    const expected = texts.map((text) => `ADDED ${text}`);
    for (let size = 1; size <= stream.length; size++) assert.deepEqual(await read(stream, size), expected, `pieces of ${size}`);
  });

  it("are copied no more than a few times, of however many pieces they come", async (t) => {
    const set = t.mock.method(Uint8Array.prototype, "set");
    const text = "x".repeat(1 << 20);
    const stream = Buffer.concat([frameOf("ADDED", text), frameOf("DELETED", text)]);
    set.mock.resetCalls();
    assert.deepEqual(await read(stream, 1024), [`ADDED ${text}`, `DELETED ${text}`]);
    const copied = set.mock.calls.reduce((sum, call) => sum + (call.arguments[0] as Uint8Array).length, 0);
    assert(copied < 3 * stream.length, `${copied} bytes were copied`);
  });
});
