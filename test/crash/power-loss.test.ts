/**
 * Power cut at any moment: what was not synced is there, or not, or half of it, as a disk pleases. What was acknowledged is there. A
 * preloaded library notes what the store writes and syncs; disks as they may have been left are made from that.
 */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { openSqliteStore } from "../../runtime/storage/sqlite/sqlite-store.js";

const WRITER = fileURLToPath(new URL("./store-writer.js", import.meta.url));
const SOURCE = fileURLToPath(new URL("../../../test/crash/written-and-synced.c", import.meta.url));
const CUTS = process.env["SOAK"] === undefined ? 10 : 1_000;
const WRITES = 4_000;
const SECTOR = 512;
const HEAD_BYTES = 14;
const hasCompiler = process.platform === "linux" && spawnSync("cc", ["--version"]).status === 0;

interface Step {
  readonly kind: "write" | "truncate" | "sync";
  readonly file: number;
  readonly offset: number;
  readonly bytes: Buffer;
}

const KINDS = [undefined, "write", "truncate", "sync"] as const;
const OUTPUT = 2;

function readJournal(path: string): Step[] {
  const journal = readFileSync(path);
  const steps: Step[] = [];
  for (let at = 0; at + HEAD_BYTES <= journal.length; ) {
    const length = journal.readUInt32LE(at + 10);
    const bytes = journal.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
    const kind = KINDS[journal[at] as number];
    assert.ok(kind !== undefined);
    steps.push({ kind, file: journal[at + 1] as number, offset: Number(journal.readBigInt64LE(at + 2)), bytes });
    at += HEAD_BYTES + length;
  }
  return steps;
}

/** The content of a file after a power cut: all that was synced, and of the rest what chance has left. */
function survivor(steps: readonly Step[]): Buffer {
  const synced = steps.findLastIndex(({ kind }) => kind === "sync");
  const content = Buffer.alloc(Math.max(0, ...steps.map(({ offset, bytes }) => offset + bytes.length)));
  let length = 0;
  for (const [index, { kind, offset, bytes }] of steps.entries()) {
    if (kind === "sync" || (index > synced && Math.random() < 0.5)) continue;
    if (kind === "truncate") {
      content.fill(0, offset);
      length = offset;
      continue;
    }
    const isTorn = index > synced && Math.random() < 0.3;
    const kept = isTorn ? Math.floor((Math.random() * bytes.length) / SECTOR) * SECTOR : bytes.length;
    bytes.copy(content, offset, 0, kept);
    length = Math.max(length, offset + kept);
  }
  return content.subarray(0, length);
}

test("META-18 a power cut loses nothing that was acknowledged, also while history is compacted", {
  skip: !hasCompiler && "a C compiler (cc) on Linux is needed for the library that notes what is synced",
  timeout: 600_000,
}, async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "power-loss-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const library = join(folder, "written-and-synced.so");
  const compiled = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl", "-lpthread"], { encoding: "utf8" });
  assert.equal(compiled.status, 0, compiled.stderr);
  const journal = join(folder, "journal");
  const writer = spawn(process.execPath, [WRITER, join(folder, "store.db"), "1"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LD_PRELOAD: library, JOURNAL: journal },
  });
  const exited = once(writer, "exit");
  let lines = 0;
  for await (const _ of createInterface({ input: writer.stdout })) if (++lines === WRITES) writer.kill("SIGKILL");
  await exited;
  const steps = readJournal(journal);
  assert.ok(steps.some(({ kind, file }) => kind === "sync" && file === 1));
  assert.ok(steps.some(({ kind, file }) => kind === "sync" && file === 0));
  let acknowledged = 0;
  for (let cut = 0; cut < CUTS; cut++)
    acknowledged += await checkCut(steps, Math.ceil(Math.random() * steps.length), join(folder, `disk-${cut}`));
  context.diagnostic(`${CUTS} power cuts, ${acknowledged} acknowledged writes before them`);
});

/** Opens what a cut after so many steps has left; gives the number of writes acknowledged before. */
async function checkCut(steps: readonly Step[], count: number, folder: string): Promise<number> {
  const before = steps.slice(0, count);
  const lines = Buffer.concat(before.filter(({ file }) => file === OUTPUT).map(({ bytes }) => bytes))
    .toString()
    .split("\n")
    .slice(0, -1);
  mkdirSync(folder);
  const file = join(folder, "store.db");
  for (const [index, suffix] of ["", "-wal"].entries())
    writeFileSync(`${file}${suffix}`, survivor(before.filter((step) => step.file === index)));
  const store = await openSqliteStore({ file });
  const told = new Map<string, { revision: number; text: string }>();
  let last = 0;
  for (const line of lines) {
    const [revision = "", key = "", text = ""] = line.split(" ");
    if (revision === "open") continue;
    last = Math.max(last, Number(revision));
    told.set(key, { revision: Number(revision), text });
  }
  assert.ok((await store.revision()) >= last, `opened at ${await store.revision()}, acknowledged up to ${last}`);
  const { items } = await store.range({ start: "/k/", end: "/k0" });
  const found = new Map(items.map((item) => [item.key, item]));
  for (const [key, { revision, text }] of told) {
    const item = found.get(key);
    // What was written after the last acknowledgement of a key may or may not be there.
    if (item !== undefined && item.revision > revision) continue;
    if (text === "-") assert.equal(item, undefined, `${key} was deleted at ${revision}`);
    else if (item !== undefined) assert.deepEqual([item.revision, item.value.toString().slice(0, 30)], [revision, text], key);
    else assert.ok((await store.revision()) > last, `${key} at ${revision} is gone`);
  }
  await store.close();
  const database = new Database(file);
  assert.equal(database.pragma("integrity_check", { simple: true }), "ok");
  database.close();
  rmSync(folder, { recursive: true });
  return told.size;
}
