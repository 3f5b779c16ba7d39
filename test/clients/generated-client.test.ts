/** A client that the OpenAPI generator makes of the document compiles and works; `make tours` has those in other languages. */

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { generateClient, runProgram, TOURS, takeTour, tokenFile, withoutGenerator } from "../support/generated-client.js";
import { startServer } from "../support/server.js";

test("OPENAPI-01, CAT-14 a generated typescript-fetch client compiles, creates, reads, patches, lists and watches", {
  skip: withoutGenerator(),
}, async (context) => {
  const project = mkdtempSync(join(tmpdir(), "orch-generated-"));
  context.after(() => rmSync(project, { recursive: true }));
  symlinkSync(generateClient("typescript-fetch"), join(project, "client"));
  symlinkSync(join(TOURS, "tour.ts"), join(project, "tour.ts"));
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    preserveSymlinks: true,
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    types: ["node"],
    skipLibCheck: true,
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["tour.ts"] }));
  const compiled = runProgram(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", project]);
  assert.equal(compiled.status, 0, compiled.output.slice(0, 4000));
  await build({
    absWorkingDir: project,
    entryPoints: ["tour.ts"],
    bundle: true,
    platform: "node",
    outfile: "tour.js",
    preserveSymlinks: true,
    logLevel: "silent",
  });
  const server = await startServer({ flags: [tokenFile(project)] });
  context.after(() => server.stop());
  takeTour(server, process.execPath, [join(project, "tour.js")], project);
});
