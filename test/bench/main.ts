/** `make bench`: measures the server beside bare yardsticks in the same run and prints one table. Arguments name the parts to run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureAuthorizedGet, measureDecisions } from "./authorization.js";
import { fill, measureGetWhileListing, measureList, measureManyLists, measurePages, measureWatchers } from "./collections.js";
import { measureIdentity } from "./identity.js";
import { measureCodecs, measureCounting, measureGenerator } from "./inside.js";
import { measureKinds } from "./kinds.js";
import { measureLargeObjects } from "./large-objects.js";
import { type MeasuredProcess, startMeasuredServer } from "./measured-process.js";
import { measureOwnership } from "./ownership.js";
import { measureQuotas } from "./quotas.js";
import { measureApply, measureCompaction, measureGet, measureWrites } from "./requests.js";
import { measureStart } from "./start-up.js";
import { measureBareInserts } from "./store-bench.js";
import { longestDelay, rate, Table } from "./table.js";
import { measureTypedClient } from "./typed-client.js";
import { measureDeadWebhook, measureNoOpWebhook } from "./webhooks.js";

const MANY = 10_000;
const VERY_MANY = 100_000;

/** V8 gives pages that a start took and left back to the system some eight seconds after the last collection. */
const AT_REST_MS = 15_000;

const parts = new Set(process.argv.slice(2));
const wanted = (part: string): boolean => parts.size === 0 || parts.has(part);
const table = new Table();

// Before anything else runs in this process: what a load, a compiler or tens of megabytes of bodies do to the engine makes it several times slower.
if (wanted("inside")) {
  measureCodecs(table);
  measureCounting(table);
  measureOwnership(table);
}

if (wanted("start")) await measureStart(table);

// Builds two projects, which takes a minute or two: only when it is named.
if (parts.has("kinds")) await measureKinds(table, AT_REST_MS);

if (["get", "writes", "apply"].some(wanted)) {
  const server = await startMeasuredServer();
  await new Promise((resume) => setTimeout(resume, AT_REST_MS));
  await addMemory("memory at rest", server);
  if (wanted("get")) await measureGet(table, server);
  if (wanted("writes")) await measureWrites(table, server, bareInserts());
  if (wanted("apply")) await measureApply(table, server);
  await server.stop();
}

if (wanted("client")) await measureTypedClient(table);

if (wanted("compaction")) await measureCompaction(table);

if (wanted("watches")) {
  const server = await startMeasuredServer();
  for (const watchers of [300, 1000]) await measureWatchers(table, server, watchers, 5);
  await server.stop();
}

if (wanted("lists")) {
  const server = await startMeasuredServer();
  for (const [from, to] of [
    [0, MANY],
    [MANY, VERY_MANY],
  ] as const) {
    await fill(server, from, to);
    await addMemory(`memory with ${to.toLocaleString("en")} objects`, server);
    await measureList(table, server, to);
    await measurePages(table, server, to);
  }
  await addMemory(`memory after lists of ${VERY_MANY.toLocaleString("en")}`, server);
  await measureManyLists(table, server, VERY_MANY);
  await measureGetWhileListing(table, server, VERY_MANY);
  await server.stop();
}

if (wanted("authorization")) {
  await measureAuthorizedGet(table);
  await measureDecisions(table);
}

if (wanted("quotas")) await measureQuotas(table);
if (wanted("identity")) await measureIdentity(table);

if (wanted("bodies")) await (await import("./bodies.js")).measureBodies(table);
if (wanted("large")) await measureLargeObjects(table);

if (wanted("webhooks")) await measureNoOpWebhook(table);
if (wanted("dead-webhook")) await measureDeadWebhook(table);

if (wanted("inside")) measureGenerator(table);

table.print();

async function addMemory(work: string, server: MeasuredProcess): Promise<void> {
  const reading = await server.read();
  table.add({ work, figure: `${reading.residentMiB.toFixed(0)} MiB`, loopDelay: longestDelay(reading) });
}

/** Rows a second of the bare loop, by how many writes share a transaction. */
function bareInserts(): Map<number, number> {
  const folder = mkdtempSync(join(tmpdir(), "orch-bare-"));
  const rates = new Map<number, number>();
  for (const group of [1, 16, 128]) {
    const inserts = measureBareInserts(folder, group, group * 500);
    rates.set(group, inserts);
    table.add({ work: `bare SQLite, ${group} inserts of 1 KiB a transaction`, figure: rate(inserts) });
  }
  rmSync(folder, { recursive: true });
  return rates;
}
