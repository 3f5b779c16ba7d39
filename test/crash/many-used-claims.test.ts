/** Pods that use very many claims: to let go a claim that none uses takes no more work beside them. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { PODS_AS_WRITTEN } from "../support/server.js";

const PODS = 100;
const VOLUMES = 400;
const CLAIMS = 150;
/** When each claim has all pods read once it is thirty times as much. */
const SHARE = 4;

let server: MeasuredProcess;
before(async () => {
  server = await startMeasuredServer([PODS_AS_WRITTEN]);
});
after(() => server.stop());

/** Processor time that it takes until so many claims of a namespace are gone. */
async function timeOfRemoval(namespace: string): Promise<number> {
  const claims = `/api/v1/namespaces/${namespace}/persistentvolumeclaims`;
  const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1" } } };
  for (let i = 0; i < CLAIMS; i++) assertOk(await server.client.post(claims, { metadata: { name: `c${i}` }, spec }), 201);
  await eventually(async () => (await server.client.get(`${claims}/c${CLAIMS - 1}`)).json.status.phase === "Pending");
  const begun = (await server.read()).cpu;
  assertOk(await server.client.delete(claims), 200);
  await eventually(async () => (await server.client.get(claims)).json.items.length === 0);
  return (await server.read()).cpu - begun;
}

test("ADM-24, LIM-05 claims that no pod uses go as easily beside 40,000 that pods use", async () => {
  for (const name of ["quiet", "busy"]) assertOk(await server.client.post("/api/v1/namespaces", { metadata: { name } }), 201);
  const volumes = Array.from({ length: VOLUMES }, (_, i) => ({ name: `v${i}`, persistentVolumeClaim: { claimName: `used-${i}` } }));
  const spec = { nodeName: "n", volumes, containers: [{ name: "c", image: "i" }] };
  for (let i = 0; i < PODS; i++)
    assertOk(await server.client.post("/api/v1/namespaces/busy/pods", { metadata: { name: `p${i}` }, spec }), 201);
  await timeOfRemoval("quiet");
  const share = (await timeOfRemoval("busy")) / (await timeOfRemoval("quiet"));
  assert.ok(share < SHARE, `${share.toFixed(1)} times as much work`);
});
