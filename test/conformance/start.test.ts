/** Starting: little is loaded, what is compiled once is found again, and nothing of that is needed. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { SERVER_MAIN, startServer } from "../support/server.js";

/** What the inspector's protocol tells of a script that ran. */
interface Script {
  readonly url: string;
  readonly functions: readonly { readonly functionName: string; readonly ranges: readonly { readonly count: number }[] }[];
}

/** Requests at once, those after which V8 has compiled what it will, and those that are looked at. */
const CLIENTS = 16;
const LEARNING_WRITES = 3200;
const COUNTED_WRITES = 1600;
/** What a write leaves in the caches is some 500 bytes beside its text. */
const MOST_PROMOTED_BYTES = 1500;

/** Bytes that the busiest thread has moved to its old objects, as told by `--trace-gc-nvp`. */
function promotedBytes(output: string): number {
  const byThread = new Map<string, { count: number; bytes: number }>();
  for (const [, thread = "", bytes] of output.matchAll(/^\[\d+:(0x\w+)[:\]].* gc=s .* promoted=(\d+) /gm)) {
    const { count, bytes: sum } = byThread.get(thread) ?? { count: 0, bytes: 0 };
    byThread.set(thread, { count: count + 1, bytes: sum + Number(bytes) });
  }
  return [...byThread.values()].sort((a, b) => b.count - a.count)[0]?.bytes ?? 0;
}

describe("start", () => {
  let folder: string;
  let main: string;
  let cache: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "orch-start-"));
    mkdirSync(join(folder, "dist"));
    cpSync(dirname(SERVER_MAIN), join(folder, "dist/server"), { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    main = join(folder, "dist/server/main.js");
    cache = join(folder, "dist/server/compile-cache");
    rmSync(cache, { recursive: true, force: true });
  });
  after(() => rmSync(folder, { recursive: true }));

  const kept = (): string[] => readdirSync(cache).sort();
  const only = (): string => join(cache, kept()[0] ?? "");
  const spoil = (change: (compiled: Buffer) => Buffer): void => writeFileSync(only(), change(readFileSync(only())));

  async function startsWell(): Promise<string> {
    const server = await startServer({ main });
    assertOk(await server.admin.get("/api/v1/namespaces/default"), 200);
    await server.stop();
    return server.output();
  }

  test("leaves compiled code beside the code, once", async () => {
    const first = await startServer({ main });
    await eventually(() => existsSync(cache) && kept().length === 1);
    await first.stop();
    const { mtimeMs } = statSync(only());
    await startsWell();
    assert.deepEqual([kept().length, statSync(only()).mtimeMs], [1, mtimeMs]);
  });

  test("has compiled code from the build", () => {
    assert.ok(readdirSync(join(dirname(SERVER_MAIN), "compile-cache")).length > 0);
  });

  test("runs little of what it could need, and no expression language", async () => {
    const coverage = join(folder, "coverage");
    const server = await startServer({ main, env: { NODE_V8_COVERAGE: coverage } });
    await server.stop();
    const scripts = readdirSync(coverage).flatMap((name) => JSON.parse(readFileSync(join(coverage, name), "utf8")).result as Script[]);
    const program = scripts.find(({ url }) => url.endsWith("/program.cjs"));
    const ran = (program?.functions ?? []).filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).map(({ functionName }) => functionName);
    assert.ok(ran.includes("dist/runtime/server.js"), "the names of modules are no longer in the bundle");
    const libraries = new Set(ran.flatMap((name) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? []));
    assert.deepEqual([...libraries].sort(), ["ipaddr.js", "sorted-btree"]);
  });

  test("says which Node is needed where it is too old", () => {
    const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'22.12.0'})";
    const { status, stderr } = spawnSync(process.execPath, ["--import", older, main, "--version"], { encoding: "utf8" });
    assert.equal(status, 1);
    assert.match(stderr, /^Error: Node 22\.13 or later is needed/);
  });

  test("goes on where compiled code is spoilt, and mends it", async () => {
    const whole = readFileSync(only());
    for (const change of [
      () => Buffer.from("spoilt"),
      (compiled: Buffer) => compiled.subarray(0, compiled.length / 2),
      // V8 itself takes these, and ends with it.
      (compiled: Buffer) => compiled.fill(0xff, compiled.length / 2, compiled.length / 2 + 1024),
    ]) {
      spoil(change);
      await startsWell();
      const mended = readFileSync(only());
      assert.ok(mended.length > whole.length / 2, String(mended.length));
      assert.doesNotMatch(mended.toString("latin1", mended.length / 2), /\xff{1024}/);
    }
  });

  test("takes no compiled code of another program, though it be as long", async () => {
    const program = join(dirname(main), "program.cjs");
    const text = readFileSync(program, "latin1");
    assert.doesNotMatch(text, /[^\0-\x7f]/, "what is not ASCII would be read wrongly");
    writeFileSync(program, text.replace("Administrator's kubeconfig: ", "ADMINISTRATOR'S kubeconfig: "));
    assert.match(await startsWell(), /ADMINISTRATOR'S kubeconfig: /);
    writeFileSync(program, text);
    assert.match(await startsWell(), /Administrator's kubeconfig: /);
  });

  test("goes on where compiled code cannot be kept", async () => {
    rmSync(cache, { recursive: true });
    writeFileSync(cache, "not a folder");
    assert.doesNotMatch(await startsWell(), /cache/i);
  });

  // The last: under other flags compiled code is kept under another name.
  test("teaches V8 nothing that keeps what requests leave behind", async () => {
    const server = await startServer({ main, nodeFlags: ["--min-semi-space-size=4", "--max-semi-space-size=4", "--trace-gc-nvp"] });
    const value = "x".repeat(1024);
    const write = async (first: number, end: number): Promise<void> => {
      for (let i = first; i < end; i += CLIENTS) {
        const names = Array.from({ length: CLIENTS }, (_, client) => `map-${i + client}`);
        const replies = await Promise.all(
          names.map((name) => server.admin.post("/api/v1/namespaces/default/configmaps", { metadata: { name }, data: { value } })),
        );
        for (const reply of replies) assertOk(reply, 201);
      }
    };
    await write(0, LEARNING_WRITES);
    const before = promotedBytes(server.output());
    await write(LEARNING_WRITES, LEARNING_WRITES + COUNTED_WRITES);
    const perWrite = (promotedBytes(server.output()) - before) / COUNTED_WRITES;
    await server.stop();
    assert.ok(before > 0, "nothing is told of the collector");
    assert.ok(perWrite < MOST_PROMOTED_BYTES, `${Math.round(perWrite)} bytes of each write are taken for long-lived`);
  });
});
