import assert from "node:assert/strict";
import type { ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";
import { test } from "node:test";
import type { TLSSocket } from "node:tls";
import { Connection } from "../../../../runtime/http/connections/connection.js";
import { HeldBySweep } from "../../../../runtime/http/connections/held-by-sweep.js";
import { SharedHeaders } from "../../../../runtime/http/header-budget.js";

const ignore = (): void => undefined;
const EVENTS = { onRecognised: ignore, onLittle: ignore, onPiece: ignore, onTooMuch: ignore };

interface Line {
  readonly connection: Connection;
  /** So much has come on the line, and held so much. */
  come(onLine: number, held: number): void;
}

function line(user: string | undefined, address: string): Line {
  const raw = { remoteAddress: address, bytesRead: 9000 };
  const tls = { bytesRead: 0 };
  const connection = new Connection(raw as unknown as Socket, 0, EVENTS, new SharedHeaders());
  connection.tls = tls as unknown as TLSSocket;
  connection.user = user;
  connection.rise(user === undefined ? "stranger" : "known");
  return {
    connection,
    come(onLine, held) {
      raw.bytesRead += onLine;
      tls.bytesRead += held;
    },
  };
}

test("LIM-05 records of next to nothing are counted by user, over all his connections", () => {
  const ofEve = Array.from({ length: 8 }, () => line("eve", "10.0.0.1"));
  const ofBob = line("bob", "10.0.0.1");
  const strangers = Array.from({ length: 8 }, () => line(undefined, "10.0.0.2"));
  const all = [...ofEve, ofBob, ...strangers];
  const sweep = (): string[] => {
    const held = new HeldBySweep();
    return all.filter(({ connection }) => held.bringsTooMuch(connection)).map(({ connection }) => connection.holder);
  };
  assert.deepEqual(sweep(), [], "what the handshake has brought is none of it");
  for (const { come } of all) come(24 * 1024, 500);
  assert.deepEqual(sweep(), [...Array(7).fill("eve"), ...Array(7).fill("10.0.0.2")]);
  for (const { come } of all) come(1024, 0);
  assert.deepEqual(sweep(), [], "there are few");
  for (const { come } of all) come(100 * 1024, 40 * 1024);
  assert.deepEqual(sweep(), [], "each holds what a frame does");
  for (const { come } of [ofEve[0] as Line, ofBob]) come(24 * 1024, 500);
  assert.deepEqual(sweep(), []);
});

test("LIM-05 the beginnings of long records that a slow line brings are none of that", () => {
  const uploads = Array.from({ length: 20 }, () => line("remote", "10.0.0.1"));
  for (let second = 0; second < 30; second++) {
    const held = new HeldBySweep();
    for (const { come } of uploads) come(9000, second % 2 === 0 ? 0 : 18_000 - 300);
    for (const { connection } of uploads) assert.equal(held.bringsTooMuch(connection), false);
  }
});

/** A connection whose requests have so long heads. */
function heads(user: string | undefined, address: string, bytes: number): Connection {
  const { connection, come } = line(user, address);
  connection.readAtRest = 0;
  come(bytes, bytes);
  return connection;
}

test("LIM-05 heads of requests are bounded by user, by address and in all, and short ones not at all", () => {
  const held = new HeldBySweep();
  const cut = (connections: readonly Connection[]): number => connections.filter((connection) => held.holdsTooMuch(connection)).length;
  const [long, short] = [375 * 1024, 16 * 1024];
  const many = (user: string | undefined, address: string, bytes: number) => Array.from({ length: 300 }, () => heads(user, address, bytes));
  const left = 300 - cut(many("eve", "10.0.0.1", long));
  assert.ok(Math.abs(left - 131) < 3, `${left} are left to one user, of whom 48 MiB are to be held`);
  assert.equal(cut(many("eve", "10.0.0.1", short)), 0);
  assert.equal(cut([heads("bob", "10.0.0.1", long)]), 0);
  assert.ok(cut(many(undefined, "10.0.0.2", long)) > 230);
  assert.equal(cut([heads(undefined, "10.0.0.3", long)]), 0);
});

test("LIM-05 heads over HTTP/2 that are not whole are bounded in the same way, whatever else has come and is open", () => {
  const cut = (connections: readonly Connection[]): number => {
    const held = new HeldBySweep();
    return connections.filter((connection) => held.holdsTooMuch(connection)).length;
  };
  const state = { lastProcStreamID: 1 };
  const lines = Array.from({ length: 300 }, () => line("eve", "10.0.0.1"));
  const all = lines.map(({ connection }) => connection);
  for (const connection of all) {
    connection.session = { destroyed: false, state } as unknown as ServerHttp2Session;
    connection.noteHead(1);
  }
  for (const { come } of lines) come(10 * 1024 * 1024, 10 * 1024 * 1024);
  assert.equal(cut(all), 0, "bodies");
  state.lastProcStreamID = 3;
  for (const { come } of lines) come(16 * 1024, 16 * 1024);
  assert.equal(cut(all), 0, "short heads");
  for (const { come } of lines) come(324 * 1024, 324 * 1024);
  const left = 300 - cut(all);
  assert.ok(left > 140 && left < 150, `${left} are left to one user, of whom 48 MiB are to be held`);
  for (const connection of all) connection.noteHead(3);
  for (const { come } of lines) come(1024 * 1024, 1024 * 1024);
  assert.equal(cut(all), 0, "they are whole");
});
