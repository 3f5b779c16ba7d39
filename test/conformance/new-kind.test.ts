/** Adding a kind is one YAML file and a run of the generator: shown with a kind that the repository does not have. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DynamicClient, isInvalid } from "orch/client";
import { startControlPlane } from "orch/testing";
import { assertInvalid, assertOk } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const GROUP = `name: example.\${groupDomain}\nversions: [v1]\ndescription: A group for this test.\n`;
const WIDGET = `
kind: Widget
scope: Namespaced
names: { shortNames: [wd] }
description: Something to turn.
lifecycle: { introduced: "1.24" }
subresources: { status: {} }
additionalPrinterColumns:
  - { name: Size, type: integer, jsonPath: .spec.size, description: How large it is. }
schema:
  required: [spec]
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      required: [color]
      properties:
        color: { x-orch-proto: 1, type: string, enum: [red, green], description: Its color. }
        size: { x-orch-proto: 2, type: integer, format: int32, x-orch-optional: true, default: 3, minimum: 1, description: How large it is. }
      x-orch-validations:
        - { rule: "self.color != 'red' || self.size + 1 <= 10", message: red ones are small, fieldPath: .size }
    status:
      x-orch-proto: 3
      description: What is.
      properties:
        shine: { x-orch-proto: 2, type: string, x-orch-feature-gate: WidgetShine, description: How it shines. }
        turns: { x-orch-proto: 1, type: integer, format: int32, description: How often it was turned. }
`;

describe("a new kind", () => {
  let project: string;
  let server: TestServer;
  before(async () => {
    project = mkdtempSync(join(tmpdir(), "orch-new-kind-"));
    for (const name of ["api-definitions", "codegen", "runtime", "tsconfig.json", "package.json"])
      cpSync(name, join(project, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(project, "node_modules"));
    mkdirSync(join(project, "api-definitions/example/v1"), { recursive: true });
    writeFileSync(join(project, "api-definitions/example/group.yaml"), GROUP);
    writeFileSync(join(project, "api-definitions/example/v1/widget.yaml"), WIDGET);
    appendFileSync(join(project, "api-definitions/feature-gates.yaml"), "WidgetShine: { stage: ALPHA }\n");
    run(process.execPath, [resolve("dist/codegen/main.js"), "--definitions", "api-definitions", "--out", "generated"]);
    run(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", "tsconfig.json"]);
    run(process.execPath, ["--run", "bundle"]);
    server = await startServer({ main: join(project, "dist/server/main.js"), flags: ["--feature-gates=WidgetShine=true"] });
  });
  after(async () => {
    await server?.stop();
    rmSync(project, { recursive: true, force: true });
  });

  function run(command: string, args: string[]): void {
    const result = spawnSync(command, args, { cwd: project, encoding: "utf8" });
    assert.equal(result.status, 0, `${args.join(" ")}:\n${result.stdout}${result.stderr}`);
  }

  test("the resource is served, defaulted, validated, printed, watched and discovered", async () => {
    const path = "/apis/example.orch.io/v1/namespaces/default/widgets";
    const made = assertOk(await server.admin.post(path, { metadata: { name: "w" }, spec: { color: "green" } }), 201);
    assert.deepEqual([made.spec, made.metadata.generation], [{ color: "green", size: 3 }, 1]);
    assertInvalid(await server.admin.post(path, { metadata: { name: "x" }, spec: { color: "blue" } }), "FieldValueNotSupported spec.color");
    assertInvalid(
      await server.admin.post(path, { metadata: { name: "x" }, spec: { color: "red", size: 10 } }),
      "FieldValueInvalid spec.size",
    );
    assertOk(await server.admin.mergePatch(`${path}/w/status`, { status: { turns: 1, shine: "bright" } }), 200);
    const table = assertOk(await server.admin.get(path, { accept: "application/json;as=Table;g=meta.orch.io;v=v1" }), 200);
    assert.deepEqual(table.rows[0].cells, ["w", 3]);
    const resources = assertOk(await server.admin.get("/apis/example.orch.io/v1"), 200).resources as {
      name: string;
      shortNames?: string[];
    }[];
    assert.deepEqual(resources.find(({ name }) => name === "widgets")?.shortNames, ["wd"]);
    const watch = await server.admin.watch(`${path}?watch=1`);
    assert.deepEqual((await watch.next())?.object.status, { turns: 1, shine: "bright" });
    watch.close();
    const binary = await server.admin.get(`${path}/w`, { accept: "application/vnd.orch.protobuf" });
    assert.equal(binary.bytes.subarray(0, 4).toString("latin1"), "k8s\0");
    assert.match((await server.admin.get("/openapi/v3/apis/example.orch.io/v1")).text, /How often it was turned/);
  });

  test("mistakes in a definition are told all at once, with their places, and nothing is written", () => {
    const broken = WIDGET.replace("x-orch-proto: 2, type: integer", "x-orch-proto: 1, type: integr")
      .replace("self.color !=", "self.colour !=")
      .replace("names:", "nmes:");
    const directory = join(project, "broken");
    cpSync("api-definitions", directory, { recursive: true });
    mkdirSync(join(directory, "example/v1"), { recursive: true });
    writeFileSync(join(directory, "example/group.yaml"), GROUP);
    writeFileSync(join(directory, "example/v1/widget.yaml"), broken);
    const before = readFileSync(join(project, "generated/index.ts"), "utf8");
    const result = spawnSync(
      process.execPath,
      [resolve("dist/codegen/main.js"), "--definitions", directory, "--out", join(project, "generated")],
      { encoding: "utf8" },
    );
    assert.equal(result.status, 1);
    assert.match(result.stderr, /widget\.yaml:4:\d+: .*nmes.*names/);
    assert.match(result.stderr, /widget\.yaml:\d+:\d+: .*integr.*integer/);
    assert.equal(readFileSync(join(project, "generated/index.ts"), "utf8"), before);
  });

  test("what was generated can be loaded into a control plane of a test", async () => {
    const generated = (await import(pathToFileURL(join(project, "dist/generated/index.js")).href)) as object;
    await using plane = await startControlPlane({ generated });
    const widgets = (await new DynamicClient(plane.admin.connection).resource("example.orch.io/v1", "Widget")).namespace("default");
    const made = await widgets.create({ metadata: { name: "w" }, spec: { color: "green" } });
    assert.deepEqual(made["spec"], { color: "green", size: 3 });
    await assert.rejects(widgets.create({ metadata: { name: "x" }, spec: { color: "blue" } }), isInvalid);
  });
});
