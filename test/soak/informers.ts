/**
 * Informers for an hour (an argument is another number of minutes) under cut connections and compaction: they end equal to the server, have
 * told each change once and in order, and their memory stays where it was.
 */
import assert from "node:assert/strict";
import { Informer, isNotFound } from "orch/client";
import { startControlPlane } from "orch/testing";
import { eventually } from "../support/eventually.js";

const MINUTES = 60;
const OBJECTS = 500;
const INFORMERS = 5;
const CHANGES_A_SECOND = 100;
/** Growth of the heap between the first tenth and the end that is no leak: what caches of the server in this process come and go by. */
const ALLOWED_GROWTH_BYTES = 48 * 1024 * 1024;

type Versioned = { readonly metadata: { readonly name: string; readonly resourceVersion: string } };

class Ledger {
  readonly known = new Map<string, string>();
  readonly mistakes: string[] = [];
  changes = 0;

  readonly add = ({ metadata: { name, resourceVersion } }: Versioned): void => {
    if (this.known.has(name)) this.mistakes.push(`second add of ${name}`);
    this.#set(name, resourceVersion);
  };

  readonly update = ({ metadata: { name, resourceVersion } }: Versioned): void => {
    const before = this.known.get(name);
    if (before === undefined || BigInt(before) >= BigInt(resourceVersion))
      this.mistakes.push(`update of ${name}: ${before} to ${resourceVersion}`);
    this.#set(name, resourceVersion);
  };

  readonly delete = ({ metadata: { name } }: Versioned): void => {
    if (!this.known.delete(name)) this.mistakes.push(`delete of ${name}`);
    this.changes++;
  };

  #set(name: string, version: string): void {
    this.known.set(name, version);
    this.changes++;
  }
}

const minutes = Number(process.argv[2] ?? MINUTES);
const plane = await startControlPlane();
const maps = plane.admin.core.v1.configMaps.namespace("default");
let failures = 0;
const ledgers = Array.from({ length: INFORMERS }, () => new Ledger());
const informers = ledgers.map((ledger) => {
  const informer = new Informer(maps, { firstRetryMs: 20, longestRetryMs: 200, onError: () => failures++ });
  informer.handle(ledger);
  return informer.start();
});
await Promise.all(informers.map((informer) => informer.waitForSync()));

const heaps: number[] = [];
const end = performance.now() + minutes * 60_000;
let written = 0;
let cuts = 0;
for (let round = 0; performance.now() < end; round++) {
  const due = performance.now() + 1000;
  for (let i = 0; i < CHANGES_A_SECOND; i++) {
    const name = `m${Math.floor(Math.random() * OBJECTS)}`;
    if (Math.random() < 0.2) await maps.delete(name).catch((error) => assert(isNotFound(error)));
    else await maps.apply({ metadata: { name }, data: { at: String(written) } }, { fieldManager: "soak" });
    written++;
  }
  if (round % 3 === 2) {
    if (round % 9 === 8) await plane.faults.expireHistory();
    plane.faults.dropWatches();
    cuts++;
  }
  if (round % 10 === 9) {
    global.gc?.();
    heaps.push(process.memoryUsage().heapUsed);
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
}

const wanted = new Map<string, string>();
for await (const { metadata } of maps.items()) wanted.set(metadata.name, metadata.resourceVersion);
for (const { known } of ledgers) {
  await eventually(() => known.size === wanted.size && [...wanted].every(([name, version]) => known.get(name) === version));
}
await Promise.all(informers.map((informer) => informer.stop()));
await plane.stop();

const tenth = Math.max(1, Math.floor(heaps.length / 10));
const first = Math.max(...heaps.slice(0, tenth));
const last = Math.max(...heaps.slice(-tenth));
const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
const told = ledgers.reduce((sum, { changes }) => sum + changes, 0);
console.log(
  `${minutes} minutes, ${written} writes, ${cuts} cuts, ${told} changes told to ${INFORMERS} informers, ${failures} failures told; ` +
    `heap ${mebibytes(first)} MiB at first, ${mebibytes(last)} MiB at the end; all equal to the server`,
);
const mistakes = ledgers.flatMap((ledger) => ledger.mistakes);
for (const mistake of mistakes.slice(0, 20)) console.error(mistake);
process.exit(mistakes.length === 0 && last - first < ALLOWED_GROWTH_BYTES ? 0 : 1);
