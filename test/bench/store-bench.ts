/** Durable commits a second of the store beside a bare loop of grouped SQLite inserts on the same disk, in the same run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import type { KeyValueStore } from "../../runtime/storage/key-value-store.js";
import { openSqliteStore } from "../../runtime/storage/sqlite/sqlite-store.js";

const VALUE = Buffer.alloc(1024, "x");

export interface CommitRate {
  readonly concurrency: number;
  readonly perSecond: number;
  /** Latency of one commit, milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Time the event loop was busy per commit, microseconds. */
  readonly mainThreadMicros: number;
}

/** Keeps so many creates of 1 KiB in flight until `count` are done. */
async function measureCommits(store: KeyValueStore, concurrency: number, count: number): Promise<CommitRate> {
  const run = `/bench/${concurrency}-${process.hrtime.bigint()}/`;
  const latencies = new Float64Array(count);
  const busyBefore = performance.eventLoopUtilization();
  const started = performance.now();
  let next = 0;
  async function client(): Promise<void> {
    while (next < count) {
      const mine = next++;
      const from = performance.now();
      await store.commit({ key: `${run}name-${(mine * 7919) % count}-${mine}`, value: VALUE, expected: 0 });
      latencies[mine] = performance.now() - from;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client));
  const seconds = (performance.now() - started) / 1000;
  const busyMs = performance.eventLoopUtilization(busyBefore).active;
  latencies.sort();
  const at = (share: number): number => latencies[Math.floor(count * share)] ?? 0;
  return { concurrency, perSecond: count / seconds, p50: at(0.5), p99: at(0.99), mainThreadMicros: (busyMs * 1000) / count };
}

/** Rows a second of a loop that inserts `group` rows per durable transaction, on the calling thread. */
export function measureBareInserts(folder: string, group: number, count: number): number {
  const database = new Database(join(folder, `bare-${group}.db`));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec("CREATE TABLE rows (id INTEGER PRIMARY KEY, value BLOB)");
  const insert = database.prepare("INSERT INTO rows (value) VALUES (?)");
  const insertGroup = database.transaction(() => {
    for (let i = 0; i < group; i++) insert.run(VALUE);
  });
  const started = performance.now();
  for (let done = 0; done < count; done += group) insertGroup();
  const seconds = (performance.now() - started) / 1000;
  database.close();
  return count / seconds;
}

export interface StoreBenchRow extends CommitRate {
  readonly barePerSecond: number;
}

/** Measures at 1, 16 and 128 commits in flight in a folder of its own below `parent`. */
async function benchStore(parent = tmpdir(), scale = 1): Promise<readonly StoreBenchRow[]> {
  const folder = mkdtempSync(join(parent, "store-bench-"));
  const store = await openSqliteStore({ file: join(folder, "store.db") });
  const rows: StoreBenchRow[] = [];
  try {
    await measureCommits(store, 128, 20_000 * scale);
    for (const [concurrency, count] of [
      [1, 5_000],
      [16, 40_000],
      [128, 100_000],
    ] as const) {
      const barePerSecond = measureBareInserts(folder, concurrency, count * scale);
      rows.push({ ...(await measureCommits(store, concurrency, count * scale)), barePerSecond });
    }
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
  return rows;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log("in flight   commits/s   bare loop/s   ratio   p50 ms   p99 ms   main thread us/commit");
  for (const row of await benchStore(process.argv[2])) {
    const cells = [
      String(row.concurrency).padStart(9),
      row.perSecond.toFixed(0).padStart(11),
      row.barePerSecond.toFixed(0).padStart(13),
      (row.perSecond / row.barePerSecond).toFixed(2).padStart(7),
      row.p50.toFixed(2).padStart(8),
      row.p99.toFixed(2).padStart(8),
      row.mainThreadMicros.toFixed(1).padStart(23),
    ];
    console.log(cells.join(" "));
  }
}
