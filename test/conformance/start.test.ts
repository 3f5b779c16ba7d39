/** Starting: little is loaded, what is compiled once is found again, and nothing of that is needed. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { SERVER_MAIN, startServer } from "../support/server.js";

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

  const kept = (): string[] => readdirSync(cache, { recursive: true, encoding: "utf8" }).sort();

  /** Of each file, when it was written. */
  const written = (): Map<string, number> => {
    const files = kept().filter((name) => name.includes("/"));
    return new Map(files.map((name) => [name, statSync(join(cache, name)).mtimeMs]));
  };

  test("leaves compiled code beside the code, once", async () => {
    const first = await startServer({ main });
    await eventually(() => kept().length > 1);
    await first.stop();
    const found = written();
    const second = await startServer({ main });
    assertOk(await second.admin.get("/api/v1/namespaces/default"), 200);
    await second.stop();
    // It may have come to code that the first did not need before it was stopped.
    const again = written();
    for (const [name, when] of found) assert.equal(again.get(name), when, name);
  });

  test("loads few files, and no expression language", () => {
    const loaded = new Set(readdirSync(dirname(main)).filter((name) => /^(main|program-\w+|whole-\w+)\.js$/.test(name)));
    for (const name of loaded) {
      const text = readFileSync(join(dirname(main), name), "utf8");
      for (const [, imported = ""] of text.matchAll(/^(?:import|\} from) "\.\/([^"]+)";$/gm)) loaded.add(imported);
      assert.doesNotMatch(text, /^\/\/ node_modules\/@marcbachmann\/cel-js/m, name);
    }
    assert.ok(loaded.size > 3 && loaded.size < 30, [...loaded].join(" "));
  });

  test("says which Node is needed where it is too old", () => {
    const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'22.12.0'})";
    const { status, stderr } = spawnSync(process.execPath, ["--import", older, main, "--version"], { encoding: "utf8" });
    assert.equal(status, 1);
    assert.match(stderr, /^Error: Node 22\.13 or later is needed/);
  });

  test("goes on where compiled code cannot be kept, or is spoilt", async () => {
    for (const name of kept()) if (/\/.+/.test(name)) writeFileSync(join(cache, name), "spoilt");
    const spoilt = await startServer({ main });
    assertOk(await spoilt.admin.get("/api/v1/namespaces/default"), 200);
    await spoilt.stop();
    rmSync(cache, { recursive: true });
    writeFileSync(cache, "not a folder");
    const without = await startServer({ main });
    assertOk(await without.admin.get("/api/v1/namespaces/default"), 200);
    assert.doesNotMatch(without.output(), /cache/i);
    await without.stop();
  });
});
