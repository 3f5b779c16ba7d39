/** Bodies of answers whose sender chose the chunks. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import { JoinedBody } from "../../../runtime/flow/joined-body.js";
import { PacedReading } from "../../../runtime/flow/paced-reading.js";
import { eventually, standsStill } from "../../support/eventually.js";

const HEAD = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
const LAST = "0\r\n\r\n";

const inChunks = (text: string): string => Array.from(text, (character) => `1\r\n${character}\r\n`).join("");
const counted = (length: number): string => Array.from({ length }, (_, i) => String(i % 10)).join("");

describe("joined bodies", () => {
  let server: Server;
  let asked: (socket: Socket) => void;
  before(async () => {
    server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => asked(socket));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  after(() => server.close());

  /** An answer with its body, and the side that it comes from, which has sent the head. */
  async function answered(first = ""): Promise<{ answer: IncomingMessage; body: JoinedBody; sender: Socket }> {
    const coming = new Promise<Socket>((resolve) => {
      asked = resolve;
    });
    const outgoing = request({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent: false });
    outgoing.once("socket", (socket) => PacedReading.of(socket));
    const answers = new Promise<{ answer: IncomingMessage; body: JoinedBody }>((resolve) => {
      outgoing.once("response", (answer) => resolve({ answer, body: new JoinedBody(answer) }));
    });
    outgoing.end();
    const sender = await coming;
    sender.write(HEAD + first);
    return { ...(await answers), sender };
  }

  test("LIM-05 come in few pieces, however many chunks there were", async () => {
    const text = counted(40_000);
    const { body } = await answered(inChunks(text) + LAST);
    const pieces: Buffer[] = [];
    for await (const piece of body) pieces.push(piece as Buffer);
    assert.equal(Buffer.concat(pieces).toString(), text);
    assert.ok(pieces.length < 1000, `${pieces.length} pieces`);
  });

  test("LIM-05 are read no further than a little ahead of their reader, and then as one", async () => {
    const text = counted(400_000);
    const { answer, body, sender } = await answered();
    sender.end(inChunks(text) + LAST);
    await eventually(() => answer.socket.bytesRead >= 64 * 1024);
    const before = await standsStill(() => answer.socket.bytesRead);
    assert.ok(before < 1024 * 1024, `${before} bytes`);
    const pieces: Buffer[] = [];
    for await (const piece of body) pieces.push(piece as Buffer);
    assert.equal(Buffer.concat(pieces).toString(), text);
  });

  test("hold no line back: each comes before the next is sent", async () => {
    const { body, sender } = await answered();
    for (let i = 0; i < 100; i++) {
      const line = once(body, "data");
      sender.write(`2\r\n${i % 10}\n\r\n`);
      assert.equal(String((await line)[0]), `${i % 10}\n`);
    }
    sender.end(LAST);
    await once(body, "end");
  });

  test("fail when they break off, also before anybody reads them; and break off with their reader", async () => {
    const { body, sender } = await answered("2\r\nab\r\n");
    sender.destroy();
    await eventually(() => body.destroyed);
    assert.match(String(body.errored), /aborted/);
    const other = await answered("2\r\nab\r\n");
    other.body.destroy();
    await once(other.sender, "close");
  });
});
