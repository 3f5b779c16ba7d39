/** What somebody known does, who may do everything, for as long as he is let, by name: no bound of strangers is his. */
import type { Credentials } from "../support/api-client.js";
import { FLAG, FRAME, frame, requestHeaders } from "../support/attacker.js";
import { type Attack, keep, MAPS, pause, pour } from "./attacks.js";

const CONNECTIONS = 4;
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
};
