/** A process that writes to a store as fast as it can and says on its standard output what was acknowledged. Killed by store-kill.test.ts. */
import { writeSync } from "node:fs";
import { openSqliteStore } from "../../runtime/storage/sqlite/sqlite-store.js";

const KEYS = 200;
const WRITERS = 32;
const [file = "", seed = "0"] = process.argv.slice(2);

const store = await openSqliteStore({ file, historyRetentionMs: 300 });
say(`open ${await store.revision()}`);

const known = new Map<string, number>();
const { items } = await store.range({ start: "/k/", end: "/k0" });
for (const { key, revision } of items) known.set(key, revision);

/** A full pipe makes the writer wait, as it should. */
function say(line: string): void {
  for (;;) {
    try {
      writeSync(1, `${line}\n`);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
}

/** Each writer has keys of its own, so that every guard holds. One line per acknowledgement, written before the next write. */
async function write(writer: number): Promise<never> {
  for (let i = 0; ; i++) {
    const key = `/k/${writer}-${i % (KEYS / 10)}`;
    const expected = known.get(key) ?? 0;
    const deletion = expected !== 0 && i % 7 === 0;
    const text = `${seed}-${writer}-${i}-${"x".repeat((i * 37) % 2000)}`;
    const result = await store.commit(deletion ? { key, expected } : { key, expected, value: Buffer.from(text) });
    if (!result.ok) {
      say(`refused ${key} ${expected}`);
      process.exit(1);
    }
    if (deletion) known.delete(key);
    else known.set(key, result.revision);
    say(`${result.revision} ${key} ${deletion ? "-" : text.slice(0, 30)}`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
