/** Answers that wait for their clients, over real connections. */
import assert from "node:assert/strict";
import { type ClientHttp2Session, connect, createServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { Http2ResponseStream } from "../../../../runtime/http/exchanges/http2-response-stream.js";
import { eventually } from "../../../support/eventually.js";

const PIECE = Buffer.alloc(4 * 1024);
const STREAMS = 400;
const ENOUGH = 16 * 1024 * 1024;
const CANCEL = 8;

describe("answers over HTTP/2 whose clients take nothing", () => {
  const server = createServer({ peerMaxConcurrentStreams: STREAMS, settings: { maxConcurrentStreams: STREAMS } });
  const sessions: ClientHttp2Session[] = [];

  before(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  after(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });

  /** A session whose streams are sent nothing. */
  const shutSession = (): ClientHttp2Session => {
    const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { settings: { initialWindowSize: 0 } });
    session.on("error", () => undefined);
    sessions.push(session);
    return session;
  };
  const open = async (session: ClientHttp2Session): Promise<{ readonly answer: Http2ResponseStream; reset(): void }> => {
    const begun = new Promise<ServerHttp2Stream>((resolve) => server.once("stream", resolve));
    const request = session.request();
    request.on("error", () => undefined);
    const stream = await begun;
    stream.on("error", () => undefined).respond();
    return { answer: new Http2ResponseStream(stream), reset: () => request.close(CANCEL) };
  };
  /** Bytes until it is to wait. */
  const fill = (answer: Http2ResponseStream): number => {
    let bytes = PIECE.length;
    while (answer.write(PIECE)) bytes += PIECE.length;
    return bytes;
  };

  test("LIM-05 together are given no more than a few megabytes, and go on when those before them are gone", async () => {
    const session = shutSession();
    const alone = fill((await open(session)).answer);
    let all = alone;
    for (let i = 1; i < STREAMS / 2; i++) all += fill((await open(session)).answer);
    assert.ok(all < ENOUGH / 1.5, `${all} bytes`);
    const other = shutSession();
    const crowded = await open(other);
    const given = fill(crowded.answer);
    assert.ok(given <= 3 * PIECE.length && given < alone, `${given} bytes`);
    let isDrained = false;
    void crowded.answer.drained().then(() => {
      isDrained = true;
    });
    session.destroy();
    await eventually(async () => fill((await open(other)).answer) === alone);
    assert.equal(isDrained, false);
    crowded.reset();
    await eventually(() => isDrained);
    assert.equal(crowded.answer.write(PIECE), false);
  });

  test("LIM-05 beside them a long piece comes whole and in its order, whatever is written behind it", async () => {
    const crowd = shutSession();
    for (let i = 0; i < STREAMS / 2; i++) fill((await open(crowd)).answer);
    const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    sessions.push(session);
    const begun = new Promise<ServerHttp2Stream>((resolve) => server.once("stream", resolve));
    const request = session.request();
    const said: Buffer[] = [];
    const ended = new Promise<void>((resolve) => request.on("data", (chunk: Buffer) => said.push(chunk)).once("end", resolve));
    const stream = await begun;
    stream.respond();
    const answer = new Http2ResponseStream(stream);
    const pieces = [100_000, 10, 30_000, 1].map((bytes, i) => Buffer.alloc(bytes, `${i}`));
    assert.deepEqual(
      pieces.map((piece) => answer.write(piece)),
      [false, false, false, false],
    );
    assert.ok(answer.rest > 100_000);
    answer.end();
    await ended;
    assert.ok(Buffer.concat(said).equals(Buffer.concat(pieces)));
    await answer.drained();
    assert.equal(answer.rest, 0);
    crowd.destroy();
  });

  test("LIM-05 a client that takes what it was sent is sent the rest", async () => {
    const session = shutSession();
    const { answer } = await open(session);
    fill(answer);
    let isDrained = false;
    void answer.drained().then(() => {
      isDrained = true;
    });
    session.settings({ initialWindowSize: ENOUGH });
    await eventually(() => isDrained);
    assert.equal(answer.write(PIECE), true);
    answer.end();
    await answer.drained();
  });
});
