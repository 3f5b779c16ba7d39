/** SIGKILL at any moment loses nothing that was acknowledged, and the next start needs no repair. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { it } from "node:test";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { openSqliteStore } from "../../runtime/storage/sqlite/sqlite-store.js";

const KILLS = process.env["SOAK"] === undefined ? 15 : 300;
const WRITER = fileURLToPath(new URL("./store-writer.js", import.meta.url));

interface Acknowledged {
  readonly revision: number;
  /** Undefined: deleted. */
  readonly text: string | undefined;
}

/** Lets the writer run until it has acknowledged so many writes, kills it, and reads what it still had to say. */
async function runAndKill(file: string, seed: number, writes: number, acknowledged: Map<string, Acknowledged>): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, file, `${seed}`], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(writer, "exit");
  let last = 0;
  let lines = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    if (++lines === writes) writer.kill("SIGKILL");
    const [revision = "", key = "", text = ""] = line.split(" ");
    assert.notEqual(revision, "refused", line);
    if (revision === "open") {
      last = Number(key);
      continue;
    }
    assert.ok(Number(revision) > last, `revision ${revision} after ${last}`);
    last = Number(revision);
    acknowledged.set(key, { revision: last, text: text === "-" ? undefined : text });
  }
  assert.deepEqual(await exited, [null, "SIGKILL"]);
  return last;
}

it("nothing acknowledged is lost over many kills", async () => {
  const folder = mkdtempSync(join(tmpdir(), "store-kill-"));
  const file = join(folder, "store.db");
  const acknowledged = new Map<string, Acknowledged>();
  for (let kill = 0; kill < KILLS; kill++) {
    const last = await runAndKill(file, kill, 1 + Math.floor(Math.random() ** 2 * 4000), acknowledged);
    const store = await openSqliteStore({ file });
    assert.ok((await store.revision()) >= last, `opened at ${await store.revision()}, acknowledged up to ${last}`);
    const { items } = await store.range({ start: "/k/", end: "/k0" });
    const found = new Map(items.map((item) => [item.key, item]));
    for (const [key, { revision, text }] of acknowledged) {
      const item = found.get(key);
      // What was written after the last acknowledgement of a key may or may not be there.
      if (item !== undefined && item.revision > last) continue;
      if (text === undefined) assert.equal(item, undefined, `${key} was deleted at ${revision}`);
      else if (item !== undefined) assert.deepEqual([item.revision, item.value.toString().slice(0, 30)], [revision, text], key);
      else assert.ok((await store.revision()) > last, `${key} at ${revision} is gone`);
    }
    await store.close();
    // The next writer starts from what is there.
    acknowledged.clear();
    for (const { key, revision, value } of items) acknowledged.set(key, { revision, text: value.toString().slice(0, 30) });
  }
  const database = new Database(file);
  assert.equal(database.pragma("integrity_check", { simple: true }), "ok");
  database.close();
  assert.equal(statSync(file).mode & 0o777, 0o600);
  rmSync(folder, { recursive: true });
});
