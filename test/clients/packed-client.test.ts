/** The packages as others get them: packed, unpacked into a project of its own, compiled against, run, bundled. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const project = mkdtempSync(join(tmpdir(), "orch-packed-"));
after(() => rmSync(project, { recursive: true }));

/** Beyond this something has come in that is no client. */
const LARGEST_CLIENT_BYTES = 250_000;
const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: "es2023",
  lib: ["es2024", "esnext.disposable"],
  module: "nodenext",
  types: ["node"],
};

const write = (name: string, text: string): void => writeFileSync(join(project, name), text);
/** Without what tells a test runner that another one runs it. */
const { NODE_TEST_CONTEXT: _, ...env } = process.env;
const node = (...args: readonly string[]): string => execFileSync(process.execPath, args, { cwd: project, env, encoding: "utf8" });

function compile(files: readonly string[]): void {
  write("tsconfig.json", JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }));
  const { status, stdout } = spawnSync(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", "tsconfig.json"], {
    cwd: project,
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout);
}

function link(name: string, folder: string): void {
  const target = join(folder, "node_modules", name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(resolve("node_modules", name), target);
}

/** Packs a folder and installs the file without a registry: a package sees what it says it depends on, and nothing else. */
function install(name: string): number {
  const told = execFileSync("npm", ["pack", join(project, "packages", name), "--ignore-scripts", "--json", "--pack-destination", project], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename, size }] = JSON.parse(told) as [{ filename: string; size: number }];
  const target = join(project, "node_modules", name);
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", join(project, filename), "-C", target, "--strip-components=1"]);
  const { dependencies } = JSON.parse(readFileSync(join(target, "package.json"), "utf8")) as { dependencies: Record<string, string> };
  for (const dependency of Object.keys(dependencies)) link(dependency, target);
  return size;
}

const snippets = (readme: string): string[] =>
  [...readFileSync(readme, "utf8").matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code as string);

let clientBytes = 0;
before(() => {
  execFileSync(process.execPath, ["dist/runtime/server/write-packages.js", join(project, "packages")]);
  clientBytes = install("orch");
  for (const name of ["@types/node", "undici-types"]) link(name, project);
  write("package.json", '{"type": "module"}');
});

describe("the packed client without a server", () => {
  it("is small, and says what a control plane needs", () => {
    assert(clientBytes < LARGEST_CLIENT_BYTES, `${clientBytes} bytes`);
    write("alone.js", `import { startControlPlane } from "orch/testing"; await startControlPlane().catch((e) => console.log(e.message));`);
    assert.equal(node("alone.js"), "a control plane needs the package orch-apiserver beside orch, of the same version\n");
  });
});

describe("the packed client", () => {
  before(() => void install("orch-apiserver"));

  it("compiles and runs in a project of its own, with types and without anything of this repository", () => {
    write(
      "program.ts",
      `import { connect, Controller, Informer, isNotFound, type coreV1 } from "orch/client";
import { protobuf } from "orch/client/protobuf";
import { startControlPlane } from "orch/testing";

await using plane = await startControlPlane();
const clients = await connect({ kubeconfig: plane.kubeconfig, encoding: protobuf() });
const maps = clients.core.v1.configMaps.namespace("default");
const wanted: coreV1.ConfigMap & { metadata: { name: string } } = { metadata: { name: "m" }, data: { a: "1" } };
await maps.create(wanted);
const seen: string[] = [];
const informer = new Informer(maps);
const controller = new Controller({ reconcile: async (key) => void seen.push(key) }).watch(informer);
await controller.start();
await controller.queue.idle();
// @ts-expect-error no number is a text
const wrong: coreV1.ConfigMap = { data: { a: 1 } };
const missing = await maps.get("none").catch((error: unknown) => isNotFound(error));
console.log(JSON.stringify({ seen, missing, wrong: typeof wrong }));
await controller.stop();
clients.connection.close();
`,
    );
    compile(["program.ts"]);
    const { seen, ...rest } = JSON.parse(node("program.js")) as { seen: readonly string[] };
    // Beside it, what the server keeps in every namespace.
    assert.equal(seen.filter((key) => key === "default/m").length, 1);
    assert.deepEqual(rest, { missing: true, wrong: "object" });
  });

  it("does what its README and that of the repository show", () => {
    const shown = [...snippets(join(project, "node_modules/orch/README.md")), ...snippets("README.md")];
    const names = shown.map((code, index) => {
      write(`snippet-${index}.ts`, code);
      return `snippet-${index}.ts`;
    });
    compile(names);
    const tests = names.filter((_, index) => shown[index]?.includes("startControlPlane"));
    assert.equal(tests.length, 2);
    assert.match(node("--test", ...tests.map((name) => name.replace(/ts$/, "js"))), /pass 2\n.*fail 0\n/s);
  });

  it("has a server with the commands of operators", () => {
    assert.match(node("node_modules/orch-apiserver/dist/server/main.js", "check"), /^\S/);
    assert.match(node("node_modules/orch-apiserver/dist/server/main.js", "--version"), /^orch v/);
  });

  it("brings no server and no module of Node into a bundle for anywhere", async (t) => {
    write(
      "anywhere.js",
      `import { bearerToken, createClient } from "orch/client";
const clients = createClient({ server: "https://api.example.com", credentials: bearerToken("t") });
globalThis.first = clients.core.v1.pods.namespace("default").list({ limit: 1 });
`,
    );
    const common = { absWorkingDir: project, bundle: true, minify: true, write: false, metafile: true, format: "esm" } as const;
    const anywhere = await build({ ...common, entryPoints: ["anywhere.js"], platform: "browser" });
    const inputs = Object.keys(anywhere.metafile.inputs);
    assert.deepEqual(
      inputs.filter((input) => !/^anywhere\.js$|node_modules\/orch\/dist\/client\//.test(input)),
      [],
    );
    const code = anywhere.outputFiles[0]?.text ?? "";
    assert.doesNotMatch(code, /from"node:|require\(/);
    t.diagnostic(`packed ${clientBytes} bytes; minimal bundle ${code.length} bytes, ${gzipSync(code).length} compressed`);
  });
});
