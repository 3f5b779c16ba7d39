/** What definitions say is what the server does: shown with kinds that the repository does not have. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { BINDINGS, DEFINITIONS } from "./author/definitions.js";

const SCALE = `kind: Scale
description: How many pods there are, and are to be.
schema:
  properties:
    metadata: { x-orch-proto: 1, $ref: meta/v1.ObjectMeta, description: Of the workload. }
    spec: { x-orch-proto: 2, description: Wanted., properties: { replicas: { x-orch-proto: 1, type: integer, format: int32, description: Wanted. } } }
    status:
      x-orch-proto: 3
      description: There.
      x-orch-always-written: [replicas]
      properties:
        replicas: { x-orch-proto: 1, type: integer, format: int32, description: There. }
        selector: { x-orch-proto: 2, type: string, description: Which. }
`;
const WORK = "/apis/work.orch.io";
const POD_LABELS = { app: "a" };

describe("definitions of an author", () => {
  let project: string;
  let server: TestServer;
  before(async () => {
    project = mkdtempSync(join(tmpdir(), "orch-author-"));
    for (const name of ["api-definitions", "codegen", "runtime", "generated", "tsconfig.json", "package.json"])
      cpSync(name, join(project, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(project, "node_modules"));
    const files = { ...DEFINITIONS, ...(existsSync("api-definitions/autoscaling") ? {} : scaleFiles()) };
    for (const [path, text] of Object.entries(files)) write(join(project, "api-definitions", path), text);
    write(join(project, "runtime/kinds/work/index.ts"), BINDINGS);
    const index = join(project, "runtime/kinds/index.ts");
    const joined = readFileSync(index, "utf8").replace("Partial<KindBindings>[] = [", "Partial<KindBindings>[] = [workKinds, ");
    writeFileSync(index, `import { workKinds } from "./work/index.js";\n${joined}`);
    run(process.execPath, [resolve("dist/codegen/main.js"), "--definitions", "api-definitions", "--out", "generated"]);
    run(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", "tsconfig.json"]);
    run(process.execPath, ["--run", "bundle"]);
    server = await startServer({ main: join(project, "dist/server/main.js") });
  });
  after(async () => {
    await server?.stop();
    rmSync(project, { recursive: true, force: true });
  });

  function write(path: string, text: string): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  function run(command: string, args: string[]): void {
    const result = spawnSync(command, args, { cwd: project, encoding: "utf8" });
    assert.equal(result.status, 0, `${args.join(" ")}:\n${result.stdout}${result.stderr}`);
  }

  const generatedText = (path: string) => readFileSync(join(project, "generated", path), "utf8");

  const deployments = `${WORK}/v1/namespaces/default/deployments`;
  const deployment = (name: string, spec: object = {}, pod: object = {}, labels: object = POD_LABELS) => ({
    metadata: { name },
    spec: {
      selector: { matchLabels: POD_LABELS },
      template: { metadata: { labels }, spec: { containers: [{ name: "c", image: "i" }], ...pod } },
      ...spec,
    },
  });

  test("a template of pods has the defaults of a pod, and conditional defaults follow the discriminator", async () => {
    const made = assertOk(await server.admin.post(deployments, deployment("a")), 201);
    assert.deepEqual(made.spec.strategy, { type: "RollingUpdate", rollingUpdate: { maxSurge: "25%" } });
    assert.deepEqual([made.spec.replicas, made.spec.template.spec.restartPolicy], [1, "Always"]);
    assert.equal(made.spec.template.spec.containers[0].imagePullPolicy, "Always");
    const other = assertOk(await server.admin.post(deployments, deployment("b", { strategy: { type: "Recreate" } })), 201);
    assert.deepEqual(other.spec.strategy, { type: "Recreate" });
  });

  test("a template is refused as a pod would be, at its place", async () => {
    const volumes = [{ name: "v", emptyDir: {}, hostPath: { path: "/" } }];
    const at = "spec.template.spec";
    for (const [pod, ...causes] of [
      [{ volumes }, `FieldValueForbidden ${at}.volumes[0].hostPath`],
      [{ containers: [{ name: "c", image: " i " }] }, `FieldValueInvalid ${at}.containers[0].image`],
      [{ containers: [{ name: "c", image: "i", livenessProbe: {} }] }, `FieldValueRequired ${at}.containers[0].livenessProbe`],
      [
        { containers: [{ name: "c", image: "i", volumeMounts: [{ name: "x", mountPath: "/x" }] }] },
        `FieldValueNotFound ${at}.containers[0].volumeMounts[0].name`,
      ],
      [
        { containers: ["c", "d"].map((name) => ({ name, image: "i", ports: [{ containerPort: 1, hostPort: 1 }] })) },
        `FieldValueDuplicate ${at}.containers[1].ports[0].hostPort`,
      ],
    ] as [object, ...string[]][]) {
      assertInvalid(await server.admin.post(deployments, deployment("x", {}, pod)), ...causes);
    }
    const bad = await server.admin.post(deployments, deployment("x", {}, {}, { ...POD_LABELS, b: "!" }));
    assertInvalid(bad, "FieldValueInvalid spec.template.labels");
  });

  test("rules over selectors, immutable fields and forbidden members", async () => {
    const wrong = await server.admin.post(deployments, deployment("x", {}, {}, { app: "b" }));
    assertInvalid(wrong, "FieldValueInvalid spec.template.metadata.labels");
    const both = { strategy: { type: "Recreate", rollingUpdate: { maxSurge: 1 } } };
    assertInvalid(await server.admin.post(deployments, deployment("x", both)), "FieldValueForbidden spec.strategy.rollingUpdate");
    const change = { spec: { selector: { matchLabels: { app: null } } } };
    assertInvalid(await server.admin.mergePatch(`${deployments}/a`, change), "FieldValueInvalid spec.selector");
  });

  test("bounds of an int-or-string hold for the number, its format for the text", async () => {
    for (const maxSurge of [-1, "some"]) {
      const refused = await server.admin.post(deployments, deployment("x", { strategy: { rollingUpdate: { maxSurge } } }));
      assertInvalid(refused, "FieldValueInvalid spec.strategy.rollingUpdate.maxSurge");
    }
    for (const maxSurge of [0, "10%"]) {
      const strategy = { rollingUpdate: { maxSurge } };
      assertOk(await server.admin.post(`${deployments}?dryRun=All`, deployment("x", { strategy })), 201);
    }
  });

  test("a field that refers to a type is described by it, in documents and in types", async () => {
    const published = (await server.admin.get("/openapi/v3/apis/work.orch.io/v1")).json.components.schemas;
    const name = Object.keys(published).find((candidate) => candidate.endsWith(".ShelfSpec")) ?? "";
    assert.equal(published[name].properties.wood.description, "What it is made of.");
    assert.match(generatedText("work/v1/shelf/types.ts"), /What it is made of\. \*\/\n {2}wood: Wood/);
  });

  test("scale shows and sets replicas", async () => {
    const scale = assertOk(await server.admin.get(`${deployments}/a/scale`), 200);
    assert.deepEqual([scale.kind, scale.spec.replicas, scale.status.selector], ["Scale", 1, "app=a"]);
    assert.equal(assertOk(await server.admin.mergePatch(`${deployments}/a/scale`, { spec: { replicas: 3 } }), 200).spec.replicas, 3);
    assert.equal(assertOk(await server.admin.get(`${deployments}/a`), 200).spec.replicas, 3);
    const table = assertOk(await server.admin.get(`${deployments}/a`, { accept: "application/json;as=Table;g=meta.orch.io;v=v1" }), 200);
    assert.deepEqual(table.rows[0].cells.slice(0, 3), ["a", "0/3", "app=a"]);
  });

  test("several keys together are unique; formats; defaults from other fields", async () => {
    const services = `${WORK}/v1/namespaces/default/services`;
    const made = assertOk(await server.admin.post(services, { metadata: { name: "s" }, spec: { ports: [{ port: 80 }] } }), 201);
    assert.deepEqual(made.spec.ports, [{ port: 80, protocol: "TCP", targetPort: 80 }]);
    const spec = { ports: [{ port: 80 }, { port: 80, protocol: "UDP" }, { port: 80 }], clusterIP: "999.1.1.1", ranges: ["10.0.0.0/33"] };
    assertInvalid(
      await server.admin.post(services, { metadata: { name: "x" }, spec }),
      "FieldValueDuplicate spec.ports[2]",
      "FieldValueInvalid spec.clusterIP",
      "FieldValueInvalid spec.ranges[0]",
    );
  });

  test("what is required is refused when absent, not when zero; what is always written is there in every answer", async () => {
    const shelves = `${WORK}/v1/namespaces/default/shelves`;
    const absent = ["label", "rows", "closed", "load", "books", "color", "wood"].map((name) => `FieldValueRequired spec.${name}`);
    assertInvalid(await server.admin.post(shelves, { metadata: { name: "x" }, spec: {} }), ...absent);
    assertInvalid(await server.admin.post(shelves, { metadata: { name: "x" } }), "FieldValueRequired spec");
    const least = { label: "", rows: 0, closed: false, load: "0", books: ["a"], color: "c", wood: {} };
    const made = assertOk(await server.admin.post(shelves, { metadata: { name: "s" }, spec: least }), 201);
    assert.deepEqual(made.spec, { ...least, owner: "", height: 0 });
    const removal = { spec: { rows: null, books: [], color: "" } };
    const without = ["books", "color", "rows"].map((name) => `FieldValueRequired spec.${name}`);
    assertInvalid(await server.admin.mergePatch(`${shelves}/s`, removal), ...without);
    const type = "application/vnd.orch.protobuf";
    const { bytes } = await server.admin.get(`${shelves}/s`, { accept: type });
    assert.deepEqual(assertOk(await server.admin.put(`${shelves}/s`, bytes, { type }), 200).spec, made.spec);
    const published = (await server.admin.get("/openapi/v3/apis/work.orch.io/v1")).json.components.schemas;
    const names = Object.keys(published).find((name) => name.endsWith(".ShelfSpec")) ?? "";
    assert.deepEqual(published[names].required, [...Object.keys(least), "owner", "height"]);
  });

  test("versions that differ are converted both ways, and checked in the version of the request", async () => {
    const at = (version: string) => `${WORK}/${version}/namespaces/default/autoscalers`;
    const spec = { maxReplicas: 3, targetCPUUtilizationPercentage: 80 };
    assert.deepEqual(assertOk(await server.admin.post(at("v1"), { metadata: { name: "h" }, spec }), 201).spec, spec);
    const seen = assertOk(await server.admin.get(`${at("v2")}/h`), 200);
    assert.equal(seen.apiVersion, "work.orch.io/v2");
    assert.deepEqual(seen.spec, { maxReplicas: 3, metrics: [{ type: "Resource", resource: { name: "cpu", target: 80 } }] });
    const patch = { spec: { metrics: [{ type: "Resource", resource: { name: "cpu", target: 50 } }] } };
    assertOk(await server.admin.mergePatch(`${at("v2")}/h`, patch), 200);
    assert.equal(assertOk(await server.admin.get(`${at("v1")}/h`), 200).spec.targetCPUUtilizationPercentage, 50);
    assertInvalid(
      await server.admin.mergePatch(`${at("v2")}/h`, { spec: { metrics: [{ type: "Pods", resource: { name: "cpu" } }] } }),
      "FieldValueRequired spec.metrics[0].pods",
    );
  });

  test("a review is answered and not kept", async () => {
    const reviews = `${WORK}/v1/colorreviews`;
    const answer = assertOk(await server.admin.post(reviews, { spec: { color: "green" } }), 201);
    assert.deepEqual([answer.kind, answer.status], ["ColorReview", { allowed: true }]);
    assert.equal((await server.admin.get(reviews)).status, 405);
    assertInvalid(await server.admin.post(reviews, { spec: { color: "blue" } }), "FieldValueNotSupported spec.color");
  });
});

function scaleFiles(): Record<string, string> {
  return {
    "autoscaling/group.yaml": "name: autoscaling\nversions: [v1]\ndescription: Replicas.\n",
    "autoscaling/v1/scale.yaml": SCALE,
  };
}
