/**
 * What years do to a store, in minutes: a million updates over a thousand objects with paging readers and watchers all along, then the
 * sizes of file and log, commit latency during and outside compaction, and list time at the beginning and the end.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { percentile, runLoad } from "../bench/load.js";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import type { Reply } from "../support/api-client.js";
import { OWN_CONFIG_MAPS } from "../support/server.js";
import type { ReaderCounts, ReaderOptions } from "./readers.js";
import { StoreGauge } from "./store-gauge.js";

export interface SoakOptions {
  readonly updates: number;
  readonly objects: number;
  /** How long history is kept. */
  readonly retentionSeconds: number;
}

/** Milliseconds of one kind of request, sorted. */
export type Latencies = readonly number[];

export interface Sizes {
  readonly most: number;
  readonly afterLoad: number;
  readonly settled: number;
}

export interface SoakReport {
  readonly options: SoakOptions;
  readonly seconds: number;
  readonly updates: number;
  /** Bytes. */
  readonly file: Sizes;
  readonly log: Sizes;
  readonly outsideCompaction: Latencies;
  readonly duringCompaction: Latencies;
  readonly listAtBeginning: Latencies;
  readonly listUnderHistory: Latencies;
  readonly listAtEnd: Latencies;
  /** MiB. */
  readonly memoryAtBeginning: number;
  readonly mostMemory: number;
  readonly memoryAtEnd: number;
  readonly readers: ReaderCounts;
}

const COLLECTION = "/api/v1/namespaces/default/configmaps";
const OBJECT_BYTES = 1024;
const WRITERS = 16;
const LISTS = 30;
const SAMPLE_MS = 20;
/** The store is looked at so long after its history ran out at most, seconds. */
const SETTLE_SECONDS = 60;

/** Runs it on a server of its own. Throws when a reader saw anything wrong. */
export async function runSoak(options: SoakOptions, progress: (text: string) => void = () => {}): Promise<SoakReport> {
  const { objects, retentionSeconds } = options;
  const server = await startMeasuredServer([OWN_CONFIG_MAPS, `--etcd-compaction-interval=${retentionSeconds}s`]);
  const gauge = new StoreGauge(server.dataDir);
  const sampler = setInterval(() => gauge.sample(), SAMPLE_MS);
  try {
    await server.client.delete(COLLECTION);
    await createObjects(server, objects);
    const listAtBeginning = await measureLists(server);
    const memoryAtBeginning = (await server.read()).residentMiB;
    const readers = await startReaders(server, options);
    const load = await Promise.race([writeAll(server, options, gauge, progress), readers.failed]);
    const listUnderHistory = await measureLists(server);
    const afterLoad = { file: gauge.file, log: gauge.log };
    const counts = await Promise.race([finishReaders(readers, server), readers.failed]);
    await settled(gauge, retentionSeconds);
    return {
      options,
      ...load,
      file: { most: gauge.mostFile, afterLoad: afterLoad.file, settled: gauge.file },
      log: { most: gauge.mostLog, afterLoad: afterLoad.log, settled: gauge.log },
      listAtBeginning,
      listUnderHistory,
      listAtEnd: await measureLists(server),
      memoryAtBeginning,
      memoryAtEnd: (await server.read()).residentMiB,
      readers: counts,
    };
  } finally {
    clearInterval(sampler);
    gauge.close();
    await server.stop();
  }
}

async function createObjects(server: MeasuredProcess, objects: number): Promise<void> {
  const data = { text: "x".repeat(OBJECT_BYTES) };
  for (let i = 0; i < objects; i++) {
    const reply = await server.client.post(COLLECTION, { metadata: { name: nameOf(i % WRITERS, Math.floor(i / WRITERS)) }, data });
    if (reply.status !== 201) throw new Error(reply.text);
  }
}

function updateObject(server: MeasuredProcess, name: string, text: string): Promise<Reply> {
  return server.client.put(`${COLLECTION}/${name}`, { metadata: { name }, data: { text } });
}

const nameOf = (writer: number, object: number): string => `soak-${writer}-${object}`;

async function measureLists(server: MeasuredProcess): Promise<Latencies> {
  const latencies: number[] = [];
  for (let i = 0; i < LISTS; i++) {
    const begun = performance.now();
    await server.client.get(COLLECTION);
    latencies.push(performance.now() - begun);
  }
  return latencies.sort((a, b) => a - b);
}

type LoadReport = Pick<SoakReport, "seconds" | "updates" | "outsideCompaction" | "duringCompaction" | "mostMemory">;

/** Fifteen writers in a process of their own, and one here, whose latencies are told apart by what the store does meanwhile. */
async function writeAll(
  server: MeasuredProcess,
  { updates, objects }: SoakOptions,
  gauge: StoreGauge,
  progress: (text: string) => void,
): Promise<LoadReport> {
  const begun = performance.now();
  const each = Math.floor(objects / WRITERS);
  const workload = { kind: "update", collection: COLLECTION, prefix: "soak", bytes: OBJECT_BYTES, objects: each } as const;
  let done = false;
  const load = runLoad({ ...server, protocol: "h1", clients: WRITERS - 1, requests: updates, workload }).finally(() => {
    done = true;
  });
  const outside: number[] = [];
  const during: number[] = [];
  let mostMemory = 0;
  for (let i = 0; !done; i++) {
    const name = nameOf(WRITERS - 1, i % each);
    const compactingBefore = gauge.compacting;
    const sent = performance.now();
    const reply = await updateObject(server, name, `${i}-`.padEnd(OBJECT_BYTES, "x"));
    const latency = performance.now() - sent;
    if (reply.status !== 200) throw new Error(reply.text);
    (compactingBefore || gauge.compacting ? during : outside).push(latency);
    if (i % 5000 !== 0) continue;
    mostMemory = Math.max(mostMemory, (await server.read()).residentMiB);
    const seconds = (performance.now() - begun) / 1000;
    progress(`${seconds.toFixed(0)} s: ${mib(gauge.file)} file, ${mib(gauge.log)} log, ${mostMemory.toFixed(0)} MiB of memory at most`);
  }
  const { requests, failures, firstFailure } = await load;
  if (failures > 0) throw new Error(`${failures} updates failed: ${firstFailure}`);
  const sorted = (latencies: number[]): Latencies => latencies.sort((a, b) => a - b);
  return {
    seconds: (performance.now() - begun) / 1000,
    updates: requests + outside.length + during.length,
    outsideCompaction: sorted(outside),
    duringCompaction: sorted(during),
    mostMemory,
  };
}

interface Readers {
  readonly process: ChildProcess;
  /** Rejects when a reader saw something wrong. */
  readonly failed: Promise<never>;
}

async function startReaders(server: MeasuredProcess, { objects, retentionSeconds }: SoakOptions): Promise<Readers> {
  const { metadata } = (await server.client.get(`${COLLECTION}?limit=1`)).json;
  const child = fork(fileURLToPath(new URL("./readers.js", import.meta.url)));
  const failed = new Promise<never>((_, reject) => {
    child.once("exit", (code) => code !== 0 && reject(new Error(`the readers ended with ${code}`)));
  });
  failed.catch(() => undefined);
  const options: ReaderOptions = {
    url: server.url,
    credentials: server.credentials,
    collection: COLLECTION,
    objects,
    start: Number(metadata.resourceVersion),
    retentionMs: retentionSeconds * 1000,
  };
  child.send(options);
  await Promise.race([once(child, "message"), failed]);
  return { process: child, failed };
}

async function finishReaders(readers: Readers, server: MeasuredProcess): Promise<ReaderCounts> {
  const last = await updateObject(server, nameOf(0, 0), "the end");
  readers.process.send(Number(last.json.metadata.resourceVersion));
  await once(readers.process, "message");
  await updateObject(server, nameOf(0, 0), "after the end");
  const [counts] = (await once(readers.process, "message")) as [ReaderCounts];
  return counts;
}

/** Waits until history has run out, is removed, and the file has stopped shrinking. */
async function settled(gauge: StoreGauge, retentionSeconds: number): Promise<void> {
  const quietSeconds = 3;
  await delay(retentionSeconds * 1200);
  for (let size = gauge.file, quiet = 0, waited = 0; quiet < quietSeconds && waited < SETTLE_SECONDS; waited++) {
    await delay(1000);
    quiet = gauge.compacting || gauge.file !== size ? 0 : quiet + 1;
    size = gauge.file;
  }
}

const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

const MEBIBYTE = 2 ** 20;
/** What the log may take: the pages it holds when the writer copies them itself, and one batch. */
const LOG_BOUND = 80 * MEBIBYTE;
/** Free pages that are not worth giving back, and a little. */
const FILE_SLACK = 8 * MEBIBYTE;

/** What the run shows to be wrong; nothing when all is well. */
export function brokenBounds(report: SoakReport): string[] {
  const { options, updates, readers, file, log } = report;
  const live = options.objects * 2 * OBJECT_BYTES;
  const checks: readonly (readonly [boolean, string])[] = [
    [readers.changes === updates + 1, `each watcher saw ${readers.changes} changes of ${updates + 1}`],
    [log.most <= LOG_BOUND, `the log grew to ${mib(log.most)}`],
    [file.settled <= 2 * live + FILE_SLACK, `the file kept ${mib(file.settled)} for ${mib(live)} of current state`],
  ];
  return checks.filter(([holds]) => !holds).map(([, text]) => text);
}

/** Whether lists have become slower by the updates; for runs on a machine of their own. */
export function listsSlowedDown(report: SoakReport): boolean {
  const [before, ...later] = [report.listAtBeginning, report.listUnderHistory, report.listAtEnd].map((list) => percentile(list, 0.5));
  return Math.max(...later) > 3 * (before as number);
}

/** The table of a run. */
export function soakTable(report: SoakReport): string {
  const { options, file, log, readers } = report;
  const times = (latencies: Latencies): string => {
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(1));
    return `${p50} / ${p99} / ${most} ms of ${latencies.length.toLocaleString("en")}`;
  };
  const sizes = ({ most, afterLoad, settled }: Sizes): string => [most, afterLoad, settled].map(mib).join(" / ");
  const rows: readonly (readonly [string, string])[] = [
    ["updates of 1 KiB", `${report.updates.toLocaleString("en")} over ${options.objects.toLocaleString("en")} objects`],
    ["rate", `${Math.round(report.updates / report.seconds).toLocaleString("en")} a second for ${report.seconds.toFixed(0)} s`],
    ["history kept", `${options.retentionSeconds} s`],
    ["file: most / after the load / history gone", sizes(file)],
    ["log: most / after the load / history gone", sizes(log)],
    ["commit outside compaction, p50 / p99 / most", times(report.outsideCompaction)],
    ["commit during compaction, p50 / p99 / most", times(report.duringCompaction)],
    ["list at the beginning, p50 / p99 / most", times(report.listAtBeginning)],
    ["list after the load, p50 / p99 / most", times(report.listUnderHistory)],
    ["list with history gone, p50 / p99 / most", times(report.listAtEnd)],
    [
      "memory: beginning / most / end",
      [report.memoryAtBeginning, report.mostMemory, report.memoryAtEnd].map((size) => `${size.toFixed(0)} MiB`).join(" / "),
    ],
    ["changes each of 4 watchers saw", `${readers.changes.toLocaleString("en")}, over ${readers.resumptions} connections`],
    ["pages read", readers.pages.toLocaleString("en")],
    ["lists at a version half the history old", readers.pastLists.toLocaleString("en")],
  ];
  return ["| years of use | |", "|---|---|", ...rows.map(([work, figure]) => `| ${work} | ${figure} |`)].join("\n");
}
