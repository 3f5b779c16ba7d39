/** Connections that are read at a pace: what comes of all of them in a turn of the event loop shares one slice. */
import type { Socket } from "node:net";
import { LoopSlice } from "./loop-slice.js";
import { isRead, startReading, stopReading } from "./node-internals.js";

const arriving = new LoopSlice();
const open = new Set<Socket>();
/** That somebody else keeps from being read. */
const leftOut = new WeakSet<Socket>();
let areResting = false;

/** From now on `socket` is one of them. */
export function joinArrivals(socket: Socket): void {
  open.add(socket);
  socket.once("close", () => open.delete(socket));
}

/** One that is not read is not read on by others' coming to rest either, until it comes back. */
export function leaveArrivals(socket: Socket): void {
  leftOut.add(socket);
}

export function comeBackToArrivals(socket: Socket): void {
  leftOut.delete(socket);
}

/** To be called when something has come: reads no more of any of them in this turn once the slice is over. Each can bring thousands of encrypted chunks of one byte before it can be paused. */
export function noteArrival(): void {
  if (!arriving.isOver() || areResting) return;
  areResting = true;
  const rested = [...open].filter((socket) => isRead(socket) && !leftOut.has(socket));
  for (const socket of rested) stopReading(socket);
  setImmediate(() => {
    areResting = false;
    // Where Node has stopped itself since, it goes on itself.
    for (const socket of rested) if (isRead(socket)) startReading(socket, undefined);
  });
}
