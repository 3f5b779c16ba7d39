import assert from "node:assert/strict";
import { Duplex, Readable } from "node:stream";
import { test } from "node:test";
import { LIST_CHUNK_BYTES } from "../../../runtime/codec/lists/chunks.js";
import type { OutputForm } from "../../../runtime/codec/negotiation/negotiation.js";
import { openMessages } from "../../../runtime/endpoints/watch-messages.js";
import type { RawExchange } from "../../../runtime/registry/connect.js";

/** A client that asks for a WebSocket, and takes what it is sent piece by piece, when it is told to. */
class Client extends Duplex {
  readonly taken: Buffer[] = [];
  #next: (() => void) | undefined;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.taken.push(chunk);
    this.#next = done;
  }

  /** False when nothing waits. */
  swallow(): boolean {
    const next = this.#next;
    this.#next = undefined;
    next?.();
    return next !== undefined;
  }

  readonly exchange: RawExchange = {
    method: "GET",
    headers: { "sec-websocket-version": ["13"], "sec-websocket-key": ["AAAAAAAAAAAAAAAAAAAAAA=="] },
    clientAddress: "",
    body: Readable.from([]),
    hasBody: false,
    asksUpgrade: true,
    asksWebSocket: true,
    respond: () => assert.fail("it is no answer that is asked for"),
    upgrade: () => this,
    linger: () => ({ stalledMs: () => 0, cut: () => undefined, end: () => undefined }),
    onClose: (listener) => void this.once("close", listener),
  };
}

for (const encoding of ["json", "protobuf"] as const) {
  test(`WATCH-01 a large event of ${encoding} is sent to a slow client without a copy, never more than a chunk ahead, as one message`, async () => {
    const client = new Client();
    const answer = await openMessages(client.exchange, { encoding } as OutputForm);
    assert.ok(answer !== undefined);
    while (client.swallow());
    client.taken.length = 0;
    const large = Buffer.alloc(5 * LIST_CHUNK_BYTES, "x");
    const [head, tail] = [Buffer.from("1234head"), Buffer.from("tail")];
    let isSent = false;
    const sending = answer.send([[head, large, tail], [Buffer.from("1234next")]])?.then(() => {
      isSent = true;
    });
    while (!isSent) {
      assert.ok(client.writableLength < 1.5 * LIST_CHUNK_BYTES, `${client.writableLength} bytes wait`);
      client.swallow();
      await new Promise(setImmediate);
    }
    await sending;
    while (client.swallow());
    const chunks = client.taken.filter(({ length }) => length === LIST_CHUNK_BYTES);
    assert.equal(chunks.length, 5);
    for (const { buffer } of chunks) assert.ok(buffer === large.buffer, "a chunk was copied");
    const first = encoding === "json" ? [head, large, tail] : [head.subarray(4), large, tail];
    const messages = messagesIn(Buffer.concat(client.taken));
    assert.deepEqual(
      messages.map(({ length }) => length),
      [first.reduce((sum, { length }) => sum + length, 0), encoding === "json" ? 8 : 4],
    );
    assert.ok(messages[0]?.equals(Buffer.concat(first)));
    answer.destroy();
  });
}

/** Messages of a server, whose frames are not masked (RFC 6455, 5.2). */
function messagesIn(bytes: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  let begun: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const isLast = bytes.readUInt8(at) >= 0x80;
    const short = bytes.readUInt8(at + 1);
    const [head, length] =
      short < 126 ? [2, short] : short === 126 ? [4, bytes.readUInt16BE(at + 2)] : [10, Number(bytes.readBigUInt64BE(at + 2))];
    begun.push(bytes.subarray(at + head, at + head + length));
    at += head + length;
    if (!isLast) continue;
    messages.push(Buffer.concat(begun));
    begun = [];
  }
  return messages;
}
