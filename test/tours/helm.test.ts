/** An unmodified helm against the `kubernetes` profile: a chart of more than a dozen kinds and a hook, through its whole life. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { assertOk } from "../support/assertions.js";
import { runProgram } from "../support/generated-client.js";
import { startServer, type TestServer } from "../support/server.js";

const HELM = "helm.sh/helm/v3/cmd/helm@v3.22.0";
const CHART = resolve("test/tours/chart");
const JOBS = "/apis/batch/v1/namespaces/shop/jobs";

const isInstalled = runProgram("helm", ["version"]).status === 0;
const skip = !isInstalled && runProgram("go", ["version"]).status !== 0 ? "neither helm nor a Go that builds it is installed" : false;

describe("helm", { skip, timeout: 20 * 60_000 }, () => {
  let server: TestServer;
  let folder: string;
  let program = "helm";

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "orch-helm-"));
    if (!isInstalled) {
      const built = runProgram("go", ["install", HELM], { env: { GOBIN: folder } });
      assert.equal(built.status, 0, built.output.slice(-4000));
      program = join(folder, "helm");
    }
    server = await startServer({ profile: "kubernetes" });
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "shop" } }), 201);
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const helm = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, KUBECONFIG: server.kubeconfig, HELM_NAMESPACE: "shop", HOME: folder };
    return (await promisify(execFile)(program, args, { env, timeout: 240_000 })).stdout;
  };

  /** While helm waits for the Job of a hook, that runs: nobody else does it here. */
  async function withJobs<T>(work: Promise<T>): Promise<T> {
    let isOver = false;
    const end = work.finally(() => {
      isOver = true;
    });
    end.catch(() => undefined);
    const completionTime = "2026-01-01T00:00:01Z";
    const conditions = [{ type: "Complete", status: "True", lastTransitionTime: completionTime }];
    const status = { succeeded: 1, startTime: completionTime, completionTime, conditions };
    while (!isOver) {
      for (const job of assertOk(await server.admin.get(JOBS), 200).items) {
        if (job.status.succeeded !== 1) await server.admin.mergePatch(`${JOBS}/${job.metadata.name}/status`, { status });
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    return end;
  }

  const color = async () => assertOk(await server.admin.get("/api/v1/namespaces/shop/configmaps/one"), 200).data.color;
  const replicas = async () => assertOk(await server.admin.get("/apis/apps/v1/namespaces/shop/deployments/one"), 200).spec.replicas;
  const statuses = async () => JSON.parse(await helm("history", "one", "-o", "json")).map((each: { status: string }) => each.status);

  test("CAT-14 install, upgrade, rollback, history and uninstall", async () => {
    await withJobs(helm("install", "one", CHART));
    assert.match(await helm("status", "one"), /STATUS: deployed\nREVISION: 1/);
    assert.deepEqual([await color(), await replicas()], ["red", 2]);
    const kinds = (await helm("get", "manifest", "one")).match(/^kind: \w+/gm) ?? [];
    assert.ok(new Set(kinds).size >= 12, String(kinds));

    await withJobs(helm("upgrade", "one", CHART, "--set", "color=blue,replicas=3"));
    assert.deepEqual([await color(), await replicas()], ["blue", 3]);
    assert.deepEqual(await statuses(), ["superseded", "deployed"]);
    await helm("upgrade", "one", CHART, "--set", "color=green", "--dry-run=server");
    assert.equal(await color(), "blue");

    await withJobs(helm("rollback", "one", "1"));
    assert.deepEqual([await color(), await replicas()], ["red", 2]);
    assert.deepEqual(await statuses(), ["superseded", "superseded", "deployed"]);
    assert.match(await helm("list", "-A"), /^one\s+shop\s+3\s+.*deployed\s+shop-0\.1\.0/m);

    await helm("uninstall", "one", "--wait");
    assert.equal(JSON.parse(await helm("list", "-A", "-o", "json")).length, 0);
    for (const collection of ["/api/v1/namespaces/shop/services", "/apis/apps/v1/namespaces/shop/statefulsets"]) {
      assert.deepEqual(assertOk(await server.admin.get(collection), 200).items, []);
    }
  });

  test("CAT-14 a release that does not come up is told as failed, and another try mends it", async () => {
    await assert.rejects(helm("install", "two", CHART, "--timeout", "1s"), /timed out waiting for the condition/);
    assert.match(await helm("status", "two"), /STATUS: failed/);
    await withJobs(helm("upgrade", "--install", "two", CHART));
    assert.match(await helm("status", "two"), /STATUS: deployed/);
  });
});
