/** What is leaned on of Node where a body's parts are looked at or taken as they come, tried against the Node at hand in both protocol versions. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type ClientHttp2Stream, connect, createServer as createHttp2Server, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import type { Readable, Writable } from "node:stream";
import { describe, test } from "node:test";
import { keepParts, takeParts } from "../../../runtime/flow/node-internals.js";
import { eventually } from "../../support/eventually.js";

/** Both ends of a body that has not begun, and what ends them. */
interface Body {
  readonly said: Writable;
  readonly heard: Readable;
  end(): void;
}

async function http1(): Promise<Body> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const said = request({ port, host: "127.0.0.1", method: "POST" });
  said.on("error", () => undefined).flushHeaders();
  const [heard, answer] = (await once(server, "request")) as [IncomingMessage, ServerResponse];
  const end = (): void => {
    answer.end();
    server.closeAllConnections();
    server.close();
  };
  return { said, heard, end };
}

async function http2(): Promise<Body & { readonly heard: ServerHttp2Stream }> {
  const server = createHttp2Server().listen(0, "127.0.0.1");
  await once(server, "listening");
  const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const said: ClientHttp2Stream = session.request({ ":method": "POST" }, { endStream: false });
  said.on("error", () => undefined);
  const [heard] = (await once(server, "stream")) as [ServerHttp2Stream];
  const end = (): void => {
    session.destroy();
    server.close();
  };
  return { said, heard, end };
}

for (const [protocol, begun] of [
  ["HTTP/1.1", http1],
  ["HTTP/2", http2],
] as const) {
  describe(`parts of a body over ${protocol}`, () => {
    test("are taken as they come, what was there first, and nothing of them is kept by the stream", async () => {
      const { said, heard, end } = await begun();
      said.write("early");
      await once(heard, "readable");
      let taken = "";
      takeParts(heard, (part) => {
        taken += part;
        return true;
      });
      let isOver = false;
      heard.once("end", () => {
        isOver = true;
      });
      heard.resume();
      for (const part of ["one", "two"]) {
        said.write(part);
        await eventually(() => taken.endsWith(part));
        assert.equal(heard.readableLength, 0);
      }
      said.end("three");
      await eventually(() => isOver);
      assert.equal(taken, "earlyonetwothree");
      end();
    });

    test("are no more asked for where one says so, until they are again; given back, the stream has them", async () => {
      const { said, heard, end } = await begun();
      const taken: Buffer[] = [];
      const length = (): number => taken.reduce((sum, part) => sum + part.length, 0);
      const parts = takeParts(heard, (part) => {
        taken.push(part);
        return false;
      });
      heard.resume();
      let isSent = false;
      const ALL = 16 * 1024 * 1024;
      said.write(Buffer.alloc(ALL), () => {
        isSent = true;
      });
      await eventually(() => length() > 0);
      let before = -1;
      await eventually(() => {
        const stands = length() === before;
        before = length();
        return stands;
      });
      assert.ok(!isSent && length() < ALL, `${length()} bytes were taken`);
      parts.goOn();
      await eventually(() => length() > before);
      parts.giveBack();
      let rest = 0;
      heard.on("data", (part: Buffer) => {
        rest += part.length;
      });
      said.end();
      await once(heard, "end");
      assert.equal(length() + rest, ALL);
      assert.ok(isSent && rest > 0);
      end();
    });
  });
}

test("parts of a body over HTTP/2 are told of before anybody reads it, and gone where they are not kept", async () => {
  const { said, heard, end } = await http2();
  const told: number[] = [];
  keepParts(heard, (bytes) => {
    told.push(bytes);
    return bytes !== 3;
  });
  for (const part of ["a", "bcd", "ef"]) {
    const before = told.length;
    said.write(part);
    await eventually(() => told.length > before);
  }
  said.end();
  assert.deepEqual(told, [1, 3, 2]);
  let read = "";
  for await (const part of heard) read += part;
  assert.equal(read, "aef");
  end();
});
