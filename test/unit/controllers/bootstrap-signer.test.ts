import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually } from "../../support/eventually.js";
import { openFixture } from "../registry/registry-fixture.js";
import { runControllers } from "./run-controllers.js";

test("BOOT-06 a signature ends when its token does, though nothing else happens", async (t) => {
  const fixture = await openFixture(t);
  const failures = runControllers(t, fixture, ["bootstrapsigner"]);
  const stringData = (id: string, milliseconds: number) => ({
    "token-id": id,
    "token-secret": "0123456789abcdef",
    "usage-bootstrap-signing": "true",
    expiration: new Date(fixture.time + milliseconds).toISOString(),
  });
  const secrets = fixture.resource("secrets");
  const maps = fixture.resource("configmaps");
  for (const [id, milliseconds] of [
    ["brief0", 50],
    ["longer", 3_600_000],
  ] as const) {
    const metadata = { name: `bootstrap-token-${id}` };
    await secrets.create({ metadata, type: "bootstrap.orch.io/token", stringData: stringData(id, milliseconds) }, "orch-system");
  }
  await maps.create({ metadata: { name: "cluster-info" }, data: { kubeconfig: "a" } }, "orch-public");
  const keys = async () => Object.keys((await maps.get("cluster-info", "orch-public"))["data"] as object).sort();
  await eventually(async () => (await keys()).length === 3);
  assert.deepEqual(await keys(), ["jws-kubeconfig-brief0", "jws-kubeconfig-longer", "kubeconfig"]);
  fixture.time += 1_000;
  await eventually(async () => (await keys()).length === 2);
  assert.deepEqual(await keys(), ["jws-kubeconfig-longer", "kubeconfig"]);
  assert.deepEqual(failures, []);
});
