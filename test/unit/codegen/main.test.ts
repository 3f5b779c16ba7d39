/** The generator as a command. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";

const runScript = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8", maxBuffer: 64 << 20 });
  return { status, stdout, stderr };
};

const run = (...args: string[]) => runScript("dist/codegen/main.js", ...args);

describe("node dist/codegen/main.js", () => {
  let project: string;
  let options: string[];
  before(() => {
    project = mkdtempSync(join(tmpdir(), "generator-"));
    cpSync("api-definitions", join(project, "api-definitions"), { recursive: true });
    options = ["--definitions", join(project, "api-definitions"), "--out", join(project, "generated")];
  });
  after(() => rmSync(project, { recursive: true }));

  it("the committed output is current", () => {
    assert.deepEqual(run("--check"), { status: 0, stdout: "", stderr: "" });
  });

  it("writes everything once, then nothing", () => {
    const first = run(...options);
    assert.equal(first.status, 0, first.stderr);
    assert.match(first.stdout, /^wrote README\.md\n/);
    assert.deepEqual(run(...options), { status: 0, stdout: "", stderr: "" });
    assert.deepEqual(run(...options, "--check"), { status: 0, stdout: "", stderr: "" });
  });

  it("--check lists what is not current and exits 1", () => {
    writeFileSync(join(project, "generated/index.ts"), readFileSync(join(project, "generated/index.ts"), "utf8").replace("Every", "Each"));
    writeFileSync(join(project, "generated/stray.ts"), "");
    rmSync(join(project, "generated/meta-types.ts"));
    const { status, stdout } = run(...options, "--check");
    assert.equal(status, 1);
    assert.equal(stdout, "missing meta-types.ts\nnot current index.ts\nsurplus stray.ts\n");
    assert.equal(run(...options).stdout, "wrote meta-types.ts\nwrote index.ts\nremoved stray.ts\n");
  });

  it("every mistake in the definitions is printed with its place, and nothing is written", () => {
    const path = join(project, "api-definitions/core/v1/secret.yaml");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace("scope: Namespaced", "scope: Namespacd").replace("kind: Secret", "kind: Secret\nverbz: []"));
    rmSync(join(project, "generated"), { recursive: true });
    const { status, stdout, stderr } = run(...options);
    assert.equal(status, 1);
    assert.equal(stdout, "");
    const lines = stderr.trim().split("\n");
    assert(lines.length >= 2, stderr);
    for (const line of lines) assert.match(line, /^\S+\.yaml:\d+:\d+: \S/);
    assert(!existsSync(join(project, "generated")));
    writeFileSync(path, text);
  });

  it("an unknown option is named", () => {
    const { status, stderr } = run("--frobnicate");
    assert.equal(status, 1);
    assert.match(stderr, /--frobnicate/);
  });

  it("--help says what there is", () => {
    assert.match(run("--help").stdout, /--definitions DIR[\s\S]*--out DIR[\s\S]*--check/);
  });

  it("no vendor name is left in generated code but in the tables of profiles", () => {
    const files = readdirSync("generated", { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|json)$/.test(path));
    for (const path of files) {
      if (["vendor-profiles.ts", join("client", "profiles.ts")].includes(path)) continue;
      const line = readFileSync(join("generated", path), "utf8")
        .split("\n")
        .find((text) => /kubernetes|k8s\.io/.test(text));
      assert.equal(line, undefined, path);
    }
  });
});

describe("node dist/codegen/openapi-document.js", () => {
  it("prints one document of the whole API, complete in itself", () => {
    const { status, stdout } = runScript("dist/codegen/openapi-document.js", "--profile", "kubernetes");
    assert.equal(status, 0);
    const document = JSON.parse(stdout);
    assert(document.paths["/api/v1/namespaces/{namespace}/secrets"] && document.paths["/apis/storage.k8s.io/v1/csinodes"]);
    for (const [, name = ""] of stdout.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) assert(document.components.schemas[name], name);
    assert(!stdout.includes("\u0024{"));
  });

  it("names the profiles there are", () => {
    const { status, stderr } = runScript("dist/codegen/openapi-document.js", "--profile", "nope");
    assert.equal(status, 1);
    assert.equal(stderr, 'no vendor profile is named "nope"; there are kubernetes, orch\n');
  });
});
