/** What attackers leave behind: nothing, however often they come back. */
import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import type { CollectedReading } from "../bench/probe.js";
import type { AttackOrder } from "../soak/attack-process.js";
import { ATTACKS } from "../soak/attacks.js";
import { KNOWN_ATTACKS } from "../soak/known-attacks.js";
import { assertOk } from "../support/assertions.js";
import { openSockets } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";

const ATTACKER = fileURLToPath(new URL("../soak/attack-process.js", import.meta.url));
/** Further ones differ in what they cost while they last. */
const TRIED = /never end, 15,500|380 KB|HTTP\/1\.1, 32|HTTP\/2, 32|zero windows|PING|are reset|chains of four/;
/** A leak grows with every attack; what one of them needs once, such as code that is loaded and compiled, stays and grows no more. */
const MOST_ROUNDS = 8;
/** An attack lasts as long as an honest client takes for so many requests. */
const REQUESTS = 30;
/** By two further attacks. */
const TOLERANCE_MIB = 2;
/** Likewise: those of the last few connections, which something may refer to until the next comes. */
const TOLERANCE_SOCKETS = 4;

let server: MeasuredProcess;
let atRest: number;
before(async () => {
  server = await startMeasuredServer();
  assertOk(await server.client.get("/api/v1/namespaces/default"), 200);
  atRest = openSockets(server.pid);
});
after(() => server.stop());

async function attack(name: string): Promise<void> {
  const child = fork(ATTACKER, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const gone = once(child, "exit");
  child.send({ name, url: server.url, credentials: server.credentials } satisfies AttackOrder);
  await once(child, "message");
  for (let i = 0; i < REQUESTS; i++) assertOk(await server.client.get("/api/v1/namespaces/default"), 200);
  child.kill("SIGKILL");
  await gone;
}

for (const name of Object.keys({ ...ATTACKS, ...KNOWN_ATTACKS }).filter((each) => TRIED.test(each))) {
  test(`LIM-05 nothing is held after: ${name}`, {
    skip: process.platform !== "linux" && "descriptors of another process are read from /proc",
    timeout: 300_000,
  }, async () => {
    const held: CollectedReading[] = [];
    for (let round = 0; round < MOST_ROUNDS; round++) {
      await attack(name);
      await eventually(() => openSockets(server.pid) <= atRest + 1);
      held.push(await server.held());
      if (isSteady(held)) return;
    }
    assert.fail(`left by each attack: ${held.map(({ heldMiB, sockets }) => `${heldMiB.toFixed(1)} MiB, ${sockets} sockets`).join("; ")}`);
  });
}

/** Whether the last two attacks left nothing. */
function isSteady(held: readonly CollectedReading[]): boolean {
  const [before, , last] = held.slice(-3);
  if (before === undefined || last === undefined) return false;
  return last.heldMiB - before.heldMiB < TOLERANCE_MIB && last.sockets - before.sockets <= TOLERANCE_SOCKETS;
}
