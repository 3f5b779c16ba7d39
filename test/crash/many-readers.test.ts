/** Known clients who list and watch as much as they may at once, and take little or nothing of it: nobody else waits, and memory has a bound. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { ConnectionOptions } from "node:tls";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { Attacker, openSockets } from "../support/attacker.js";
import { startDoomedClients } from "../support/doomed-clients.js";
import { eventually } from "../support/eventually.js";
import { leastHold } from "../support/holds.js";
import { Http2Readers } from "../support/http2-readers.js";

/** As many streams as a connection may have open, but for one. */
const STREAMS = 249;
const EVERYTHING = 2 ** 30;
/** Of what holds the loop in all of these tests, most is to take hundreds of requests out of their frames. */
const SHARE = 1;

let server: MeasuredProcess;
before(async () => {
  server = await startMeasuredServer();
});
after(() => server.stop());

/** The path of a collection with so many objects. */
async function collection(namespace: string, count: number, bytes: number): Promise<string> {
  const path = `/api/v1/namespaces/${namespace}/configmaps`;
  assertOk(await server.client.post("/api/v1/namespaces", { metadata: { name: namespace } }), 201);
  const data = { text: "v".repeat(bytes) };
  for (let i = 0; i < count; i += 100) {
    const create = (_: unknown, j: number): Promise<unknown> =>
      server.client.post(path, { metadata: { name: `m${i + j}`, labels: { app: `a${j % 50}` } }, data });
    await Promise.all(Array.from({ length: 100 }, create));
  }
  return path;
}

test("LIM-05 the event loop is not held by a thousand watches with selectors that are opened at once", async () => {
  const path = await collection("watched", 3000, 200);
  const selected = Array.from({ length: STREAMS }, (_, i) => `${path}?watch=1&labelSelector=app%3Da${i % 50},tier!%3Dfront`);
  const share = await leastHold(async () => {
    const readers = new Http2Readers(server);
    await readers.connect(4, EVERYTHING);
    await server.read();
    readers.ask(() => selected);
    await readers.answered(1 + STREAMS);
    const { hold } = await server.read();
    readers.close();
    return hold;
  }, SHARE);
  assert.ok(share < SHARE, `held for ${share.toFixed(2)} times the yardstick`);
});

/** What all lists have together, and what each has where nothing of that is left. */
const ROOM_MIB = 64;
const SCARCE_MIB = 0.12;

for (const [name, count, bytes] of [
  ["large", 400, 10_000],
  ["very many", 10_000, 100],
] as const) {
  test(`LIM-05 sixteen hundred lists of ${name} objects that nobody reads have one bound of memory, and others are served`, async () => {
    const path = await collection(`listed-${count}`, count, bytes);
    const before = await server.held();
    const readers = new Http2Readers(server);
    await readers.connect(8, 0);
    readers.ask(() => Array(200).fill(path));
    await readers.answered(201);
    const { heldMiB } = await server.held();
    assert.ok(heldMiB - before.heldMiB < ROOM_MIB + 1600 * SCARCE_MIB, `${before.heldMiB} -> ${heldMiB} MiB`);
    const list = assertOk(await server.client.get(path), 200);
    assert.ok(list.items.length >= count);
    readers.close();
  });
}

test("LIM-05 changes that two thousand watches have not taken are held once for all of them", async () => {
  const path = await collection("unread", 100, 20);
  const { resourceVersion } = assertOk(await server.client.get(path), 200).metadata;
  const readers = new Http2Readers(server);
  await readers.connect(8, 0);
  readers.ask(() => Array(STREAMS).fill(`${path}?watch=1&resourceVersion=${resourceVersion}`));
  await readers.answered(1 + STREAMS);
  const change = async (round: number): Promise<void> => {
    const patch = (_: unknown, i: number): Promise<unknown> => server.client.mergePatch(`${path}/m${i}`, { data: { round: `${round}` } });
    await Promise.all(Array.from({ length: 100 }, patch));
  };
  // More than a connection takes of an answer that nobody reads.
  assertOk(await server.client.post(path, { metadata: { name: "large" }, data: { text: "v".repeat(200_000) } }), 201);
  const before = await server.held();
  for (let round = 1; round <= 25; round++) await change(round);
  const { heldMiB } = await server.held();
  readers.close();
  // A queue for each takes some 50.
  assert.ok(heldMiB - before.heldMiB < 20, `${before.heldMiB} -> ${heldMiB} MiB`);
});

/** Written on in one turn, what they have room for holds the loop for two times the yardstick and more. */
const BEHIND = 600;
const BEHIND_SHARE = 1.5;

test("LIM-05 the event loop is not held by hundreds of connections that take more of a long watch event at once", async () => {
  const path = await collection("behind", 100, 20);
  assertOk(await server.client.post(path, { metadata: { name: "long" } }), 201);
  const { resourceVersion } = assertOk(await server.client.get(path), 200).metadata;
  const watch = `GET ${path}?watch=1&resourceVersion=${resourceVersion}&fieldSelector=metadata.name%3Dlong HTTP/1.1\r\nhost: x\r\n\r\n`;
  const { cert, key } = server.credentials;
  const attacker = new Attacker(server);
  const read: number[] = [];
  for (let i = 0; i < BEHIND; i++) {
    const client = await attacker.tls("http/1.1", { cert, key } as ConnectionOptions);
    client.on("data", ({ length }: Buffer) => {
      read[i] = (read[i] ?? 0) + length;
    });
    client.write(watch);
  }
  await eventually(() => read.filter((bytes) => bytes > 0).length === BEHIND);
  let text = "";
  const share = await leastHold(async () => {
    text = text.length === 900_000 ? "w".repeat(900_001) : "v".repeat(900_000);
    read.fill(0);
    await server.read();
    assertOk(await server.client.put(`${path}/long`, { metadata: { name: "long" }, data: { text } }), 200);
    await eventually(() => read.every((bytes) => bytes > text.length));
    return (await server.read()).hold;
  }, BEHIND_SHARE);
  attacker.close();
  assert.ok(share < BEHIND_SHARE, `held for ${share.toFixed(2)} times the yardstick`);
});

/** More than a turn of the event loop begins: served in one, they hold it for four times as long. */
const CONNECTIONS = 100;
const ASKED_AHEAD = 30;
/** A slice, what of the next turn's is in the same, and taking all of them out of their packets. */
const AHEAD_SHARE = 6;

test("LIM-05 the event loop is not held by a hundred connections on which thirty requests come at once, each of which is answered in its order", async () => {
  const { cert, key } = server.credentials;
  const ask = (index: number): string => `GET /api/v1/namespaces/default/configmaps/none-${index} HTTP/1.1\r\nhost: x\r\n\r\n`;
  const asked = Array.from({ length: ASKED_AHEAD }, (_, i) => i);
  const share = await leastHold(async () => {
    const attacker = new Attacker(server);
    const clients = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => attacker.tls("http/1.1", { cert, key } as ConnectionOptions)),
    );
    const said = clients.map((client) => {
      const chunks: Buffer[] = [];
      client.on("data", (chunk: Buffer) => chunks.push(chunk));
      return () =>
        Array.from(
          Buffer.concat(chunks)
            .toString("latin1")
            .matchAll(/none-(\d+)\\"/g),
          ([, index]) => Number(index),
        );
    });
    await server.read();
    for (const client of clients) client.write(asked.map(ask).join(""));
    for (const answers of said) await eventually(() => answers().length === ASKED_AHEAD);
    for (const answers of said) assert.deepEqual(answers(), asked);
    attacker.close();
    return (await server.read()).hold;
  }, AHEAD_SHARE);
  assert.ok(share < AHEAD_SHARE, `held for ${share.toFixed(2)} times the yardstick`);
});

test("LIM-05 all of a thousand clients behind one address get in that connect in one moment", async () => {
  const clients = await startDoomedClients(server, 1000, "/version");
  clients.kill("SIGKILL");
});

const ENDING = 900;
/** Taken apart in one turn they hold it for eight times as long as they do. */
const ENDING_SHARE = 1;

test("LIM-05 the event loop is not held by hundreds of connections that end in one moment, and others are served", async () => {
  const path = "/api/v1/namespaces/default/configmaps/none";
  const share = await leastHold(async () => {
    // Over a connection that stays.
    assert.equal((await server.client.get(path)).status, 404);
    const clients = await startDoomedClients(server, ENDING, path);
    try {
      const open = openSockets(server.pid);
      assert.ok(open >= ENDING, `${open} are open`);
      await server.read();
      clients.kill("SIGKILL");
      await eventually(() => openSockets(server.pid) <= open - ENDING);
    } finally {
      clients.kill("SIGKILL");
    }
    assert.equal((await server.client.get(path)).status, 404);
    return (await server.read()).hold;
  }, ENDING_SHARE);
  assert.ok(share < ENDING_SHARE, `held for ${share.toFixed(2)} times the yardstick`);
});
