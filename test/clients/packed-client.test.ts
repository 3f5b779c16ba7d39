/** The package as others get it: packed, unpacked into a project of its own, compiled against, run, bundled. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const project = mkdtempSync(join(tmpdir(), "orch-packed-"));
after(() => rmSync(project, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(project, name), text);
const node = (...args: readonly string[]): string => execFileSync(process.execPath, args, { cwd: project, encoding: "utf8" });

/** Installs the packed file without a registry: it is unpacked, and what it depends on is what this repository has installed. */
function install(packed: string): void {
  const target = join(project, "node_modules/orch");
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", packed, "-C", target, "--strip-components=1"]);
  const { dependencies } = JSON.parse(readFileSync(join(target, "package.json"), "utf8")) as { dependencies: Record<string, string> };
  for (const name of [...Object.keys(dependencies), "@types/node", "undici-types"]) {
    const link = join(project, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve("node_modules", name), link);
  }
}

let packedBytes = 0;
before(() => {
  const told = execFileSync("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", project], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename, size }] = JSON.parse(told) as [{ filename: string; size: number }];
  packedBytes = size;
  install(join(project, filename));
  write("package.json", '{"type": "module"}');
});

describe("the packed client", () => {
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
    const options = {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: "es2023",
      lib: ["es2024", "esnext.disposable"],
      module: "nodenext",
      types: ["node"],
    };
    write("tsconfig.json", JSON.stringify({ compilerOptions: options, files: ["program.ts"] }));
    node(resolve("node_modules/typescript/bin/tsc"), "-p", "tsconfig.json");
    const { seen, ...rest } = JSON.parse(node("program.js")) as { seen: readonly string[] };
    // Beside it, what the server keeps in every namespace.
    assert.equal(seen.filter((key) => key === "default/m").length, 1);
    assert.deepEqual(rest, { missing: true, wrong: "object" });
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
    t.diagnostic(`packed ${packedBytes} bytes; minimal bundle ${code.length} bytes, ${gzipSync(code).length} compressed`);
  });
});
