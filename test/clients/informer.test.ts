/** Informers of two client libraries follow random changes, across cut connections, to exactly the server's state. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, describe, test } from "node:test";
import { CoreV1Api, KubeConfig, makeInformer } from "@kubernetes/client-node";
import { type CuttingRelay, startRelay } from "../support/cutting-relay.js";
import { buildGoClient, withoutGo } from "../support/go-clients.js";
import { makeRandomChanges, stateOf } from "../support/random-changes.js";
import { startServer, type TestServer } from "../support/server.js";

const CHANGES = 500;
const CUT_EVERY = 100;
const MAPS = "/api/v1/namespaces/default/configmaps";

describe("informers", () => {
  let server: TestServer;
  let relay: CuttingRelay;
  let directory: string;
  let kubeconfig: string;
  before(async () => {
    server = await startServer({ profile: "kubernetes" });
    relay = await startRelay(server.url);
    directory = mkdtempSync(join(tmpdir(), "orch-informer-"));
    kubeconfig = join(directory, "kubeconfig");
    writeFileSync(kubeconfig, readFileSync(server.kubeconfig, "utf8").replace(/server: .*/, `server: ${relay.url}`));
  });
  after(async () => {
    relay.close();
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const change = () => makeRandomChanges(server.admin, MAPS, CHANGES, (i) => i % CUT_EVERY === CUT_EVERY - 1 && relay.cut());

  test("WATCH-04, SDK-04 the JavaScript client's converges on the server's state", { timeout: 120_000 }, async () => {
    const config = new KubeConfig();
    config.loadFromFile(kubeconfig);
    const api = config.makeApiClient(CoreV1Api);
    const informer = makeInformer(config, MAPS, () => api.listNamespacedConfigMap({ namespace: "default" }));
    const arrived = new Promise<void>((resolve) => informer.on("add", (map) => map.metadata?.name === "last" && resolve()));
    let following = true;
    informer.on("error", () => following && void informer.start());
    await informer.start();
    await change();
    await arrived;
    const held = informer.list().map(({ metadata }) => `${metadata?.name}@${metadata?.resourceVersion}`);
    assert.deepEqual(held.sort(), await stateOf(server.admin, MAPS));
    following = false;
    await informer.stop();
    await server.admin.delete(`${MAPS}/last`);
  });

  const options = { skip: withoutGo, timeout: 560_000 };
  test("WATCH-04, WATCH-16 the Go client's, with protobuf and streamed lists, does too", options, async (context) => {
    const program = buildGoClient(context, "informer", directory);
    if (program === undefined) return;
    const informer = spawn(program, [kubeconfig], { stdio: ["ignore", "pipe", "pipe"] });
    let errors = "";
    informer.stderr.on("data", (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const exit = new Promise<number | null>((resolve) => informer.once("exit", resolve));
    const lines = createInterface({ input: informer.stdout })[Symbol.asyncIterator]();
    assert.equal((await lines.next()).value, "synced", errors);
    await change();
    const held: string[] = [];
    for (let line = await lines.next(); !line.done; line = await lines.next()) held.push(line.value);
    assert.equal(await exit, 0, errors);
    assert.deepEqual(held, await stateOf(server.admin, MAPS));
  });
});
