import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { TLSSocket } from "node:tls";
import { startReading } from "../../../../runtime/flow/node-internals.js";
import type { Connection } from "../../../../runtime/http/connections/connection.js";
import { HandshakePace } from "../../../../runtime/http/connections/handshake-pace.js";
import { eventually } from "../../../support/eventually.js";

const GREETING = Buffer.from("1603010006010000020102", "hex");

test("LIM-05 a handshake begins when its greeting is whole: nobody waits for those that are not", async () => {
  const pace = new HandshakePace();
  const begun: string[] = [];
  const greet = (name: string): PassThrough => {
    const raw = Object.assign(new PassThrough(), { bytesRead: 0 });
    pace.greet({ raw, address: "10.0.0.1" } as unknown as Connection, () => {
      begun.push(`${name}: ${(raw.read() as Buffer).toString("hex")}`);
      return undefined;
    });
    return raw;
  };
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn++) await nextTurn();
  };
  const [cut, slow, whole, plain, long] = ["cut", "slow", "whole", "plain", "long"].map(greet) as [
    PassThrough,
    PassThrough,
    PassThrough,
    PassThrough,
    PassThrough,
  ];
  cut.write(Buffer.from("160301000401", "hex"));
  slow.write(Buffer.from("16", "hex"));
  whole.write(Buffer.from("1603010006010000020102", "hex"));
  plain.write("GET /");
  long.write(Buffer.from("160301ffff", "hex"));
  await turns();
  assert.deepEqual(begun, ["whole: 1603010006010000020102", "plain: 474554202f", "long: 160301ffff"]);
  slow.write(Buffer.from("030100", "hex"));
  await turns();
  assert.equal(begun.length, 3);
  slow.write(Buffer.from("06010000020102", "hex"));
  await turns();
  assert.equal(begun[3], "slow: 1603010006010000020102");
  cut.end();
  await turns();
  assert.ok(cut.destroyed);
  assert.equal(begun.length, 4);
});

test("LIM-05 greetings of more than 4 KiB rest from one another, and nobody else waits for them", async () => {
  const clock = { now: 0 };
  const pace = new HandshakePace(undefined, () => clock.now);
  const begun: string[] = [];
  const greet = (name: string, bytes: number, isFamiliar = false): void => {
    const raw = Object.assign(new PassThrough(), { bytesRead: 0 });
    pace.greet({ raw, address: name, isFamiliar } as unknown as Connection, () => {
      begun.push(name);
      clock.now += 3;
      return undefined;
    });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(bytes);
    raw.write(Buffer.concat([Buffer.from("160301", "hex"), length, Buffer.alloc(bytes)]));
  };
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await nextTurn();
  };
  for (const name of ["long 1", "long 2", "long 3"]) greet(name, 15_000);
  await turns();
  assert.deepEqual(begun, ["long 1"]);
  greet("a client", 3000);
  greet("somebody known", 3000, true);
  greet("his neighbour", 15_000, true);
  greet("another neighbour", 15_000, true);
  await turns();
  assert.deepEqual(begun.slice(1).sort(), ["a client", "his neighbour", "somebody known"]);
  clock.now = 14;
  await turns();
  assert.equal(begun.length, 4);
  clock.now = 15;
  await turns();
  assert.deepEqual(begun.slice(4), ["long 2"]);
  clock.now = 60;
  await turns();
  assert.deepEqual(begun.slice(5).sort(), ["another neighbour", "long 3"]);
});

test("LIM-05 a long greeting that comes in several records is none", async () => {
  const raw = Object.assign(new PassThrough(), { bytesRead: 0 });
  let begun = 0;
  new HandshakePace().greet({ raw, address: "10.0.0.1" } as unknown as Connection, () => void begun++);
  const CLIENT_HELLO = "01";
  raw.write(Buffer.concat([Buffer.from(`1603010064${CLIENT_HELLO}003a98`, "hex"), Buffer.alloc(96)]));
  await eventually(() => raw.destroyed);
  assert.equal(begun, 0);
});

test("LIM-05 nothing more is read of a connection until it is the turn of its handshake, which would be handed all of it", async () => {
  const order: string[] = [];
  const note = (what: string) => (): number => order.push(what);
  const raw = Object.assign(new PassThrough(), { _handle: { fd: 7, readStop: note("kept"), readStart: note("read on") } });
  new HandshakePace().greet({ raw, address: "10.0.0.1" } as unknown as Connection, () => void note("begun")());
  raw.write(GREETING.subarray(0, 4));
  await nextTurn();
  assert.deepEqual(order, []);
  raw.write(GREETING.subarray(4));
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  assert.deepEqual(order, ["kept", "begun", "read on"]);
});

test("LIM-05 a handshake is handed a few certificates and no more, fewer for a minute after one that took long", async () => {
  const clock = { now: 0 };
  const pace = new HandshakePace(undefined, () => clock.now);
  let took = 0;
  let address = "10.0.0.1";
  const begun: { readonly raw: Socket; handed: number; isCut: boolean }[] = [];
  const server = createServer((raw) => {
    const one = { raw, handed: 0, isCut: false };
    const cut = (): void => {
      one.isCut = true;
      raw.destroy();
    };
    const receive = (bytes: Buffer): void => {
      one.handed += bytes.length;
      clock.now += took;
    };
    pace.greet({ raw, address, standing: "handshake", cut } as unknown as Connection, () => {
      startReading(raw, undefined);
      begun.push(one);
      return { _handle: { receive } } as unknown as TLSSocket;
    });
    raw.on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  /** What becomes of a handshake for which so much is sent behind the greeting, or along with it. */
  const sends = async (bytes: number, isAhead = false): Promise<string> => {
    const before = begun.length;
    const client = connect(port, "127.0.0.1").on("error", () => undefined);
    client.write(isAhead ? Buffer.concat([GREETING, Buffer.alloc(bytes, 0x16)]) : GREETING);
    await eventually(() => begun.length > before);
    await nextTurn();
    if (!isAhead) client.write(Buffer.alloc(bytes, 0x16));
    const one = begun[before] as (typeof begun)[number];
    await eventually(() => one.isCut || one.handed === bytes);
    client.destroy();
    return one.isCut ? `cut after ${one.handed}` : "handed";
  };
  try {
    assert.deepEqual([await sends(6000), await sends(60_000)], ["handed", "cut after 6656"]);
    assert.deepEqual([await sends(6000, true), await sends(60_000, true)], ["handed", "cut after 0"]);
    took = 50;
    assert.equal(await sends(6000), "handed");
    const next = sends(6000);
    await eventually(() => begun.length === 6);
    for (let turn = 0; turn < 100; turn++) await nextTurn();
    assert.equal(begun.at(-1)?.handed, 0, "others go on when the server has rested from it");
    clock.now += 100;
    assert.equal(await next, "cut after 5120");
    // A third one: no more than what takes 32 ms at this pace.
    clock.now += 100;
    assert.equal(await sends(5000), "handed");
    clock.now += 200;
    assert.equal(await sends(5000), "cut after 3200");
    took = 1;
    clock.now += 200;
    assert.equal(await sends(2000), "handed");
    // Others have longer keys, and authorities between theirs and the server's.
    address = "10.0.0.2";
    assert.equal(await sends(6000), "handed");
    took = 50;
    for (let other = 3; other < 10; other++) {
      address = `10.0.0.${other}`;
      clock.now += 200;
      assert.equal(await sends(5000), "handed");
    }
    took = 1;
    clock.now += 200;
    address = "10.0.0.20";
    assert.equal(await sends(6000), "cut after 5120", "those of many addresses took long");
    clock.now += 70_000;
    assert.equal(await sends(6000), "handed");
  } finally {
    for (const { raw } of begun) raw.destroy();
    server.close();
  }
});

test("LIM-05 it is looked ever more rarely for what silent handshakes send, soon again for one that has sent something", async (t) => {
  const silent = Object.assign(new Error("nothing has come"), { code: "EAGAIN" });
  let says = 0;
  const looks = t.mock.method(process.getBuiltinModule("node:fs"), "readSync", () => {
    if (says === 0) throw silent;
    return says;
  });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const clock = { now: 0 };
  const raw = Object.assign(new PassThrough(), { _handle: { fd: 7, readStop: () => 0 } });
  const connection = { raw, address: "10.0.0.1", standing: "handshake" } as unknown as Connection;
  new HandshakePace(undefined, () => clock.now).greet(
    connection,
    () => ({ _handle: { receive: () => undefined } }) as unknown as TLSSocket,
  );
  raw.write(GREETING);
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  const looksIn = async (ms: number): Promise<number> => {
    const before = looks.mock.callCount();
    for (let at = 0; at < ms; at++) {
      clock.now++;
      t.mock.timers.tick(1);
      for (let turn = 0; turn < 2; turn++) await nextTurn();
    }
    return looks.mock.callCount() - before;
  };
  assert.equal(await looksIn(8), 8);
  assert.ok((await looksIn(5000)) < 60);
  says = 1;
  await looksIn(300);
  assert.ok((await looksIn(20)) >= 20);
});
