/**
 * The encryption of connections that this program opens, of which nothing is handed on and nobody is told: the handshake, in which the other
 * side may send as many certificates as it likes, and what it sends later beside the data, tickets and changes of keys without end.
 */
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { comeBackToArrivals, leaveArrivals, noteArrival } from "./arrivals.js";
import { HandshakeLane } from "./handshake-lane.js";
import { canFeed, onUnread, startReading, stopReading } from "./node-internals.js";

/** A server has more authorities between its own and those that are believed than a client, and keys that are as long; four of the longest RSA keys have room. */
const BOUNDS = { most: 8 * 1024, wary: 6 * 1024, least: 4 * 1024 };
/** Servers send one ticket or two, and new keys after gigabytes. */
const MOST_UNREAD = 32;

/** Longer than any handshake. */
const LONG_MS = 2 ** 31 - 1;

const lane = new HandshakeLane(BOUNDS);

/** Paces a connection that is being opened, to be called before it stands; any other is left alone. Those for who shares a `holder` share the turns of one. */
export function paceEncryption(connection: Socket, holder: string): void {
  const socket = connection as TLSSocket;
  if (socket.encrypted !== true || !socket.connecting) return;
  let isUnderWay = true;
  socket.once("secureConnect", () => {
    isUnderWay = false;
  });
  socket.once("connect", () => {
    boundUnread(socket);
    if (!canFeed(socket)) return;
    // A connection that is not read keeps no program alive, whose one concern it may be.
    const alive = setInterval(() => undefined, LONG_MS);
    socket.once("close", () => clearInterval(alive));
    const goOn = (): void => {
      clearInterval(alive);
      comeBackToArrivals(socket);
      startReading(socket, undefined);
    };
    const cut = (): void => void socket.destroy(failure("EXCESSIVE_MESSAGE_SIZE"));
    leaveArrivals(socket);
    // Node begins to read behind this event, in the same turn.
    process.nextTick(() => {
      stopReading(socket);
      // Who has hung up is told of by Node.
      lane.feed({ ...{ holder, raw: socket, encryption: socket, cut, end: goOn, goOn }, isUnderWay: () => isUnderWay });
    });
  });
}

function boundUnread(socket: TLSSocket): void {
  let count = 0;
  onUnread(socket, () => {
    noteArrival();
    // The library is in the middle of what has come.
    if (++count === MOST_UNREAD) setImmediate(() => socket.destroy(failure("UNEXPECTED_MESSAGE")));
  });
}

/** As the library fails of such a cause. */
const failure = (reason: string): Error =>
  Object.assign(new Error(reason.toLowerCase().replaceAll("_", " ")), { code: `ERR_SSL_${reason}` });
