/** The informer of another client library follows random changes, across cut connections, to exactly the server's state. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { CoreV1Api, KubeConfig, makeInformer } from "@kubernetes/client-node";
import { followMaps, MAPS } from "../support/followed-maps.js";

test("WATCH-04, SDK-04 the informer of the JavaScript client converges on the server's state", { timeout: 120_000 }, async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "orch-informer-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const maps = await followMaps(folder);
  context.after(() => maps.stop());
  const config = new KubeConfig();
  config.loadFromFile(maps.kubeconfig);
  const api = config.makeApiClient(CoreV1Api);
  const informer = makeInformer(config, MAPS, () => api.listNamespacedConfigMap({ namespace: "default" }));
  const arrived = new Promise<void>((resolve) => informer.on("add", (map) => map.metadata?.name === "last" && resolve()));
  let following = true;
  informer.on("error", () => following && void informer.start());
  await informer.start();
  await maps.change();
  await arrived;
  const held = informer.list().map(({ metadata }) => `${metadata?.name}@${metadata?.resourceVersion}`);
  assert.deepEqual(held.sort(), await maps.state());
  following = false;
  await informer.stop();
});
