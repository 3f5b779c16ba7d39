/** Many owners that wait for many dependents, all of which are of all of them: what is changed of one costs what it costs by itself. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { yardstick } from "../support/yardstick.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const OWNERS = 100;
const DEPENDENTS = 250;
const ORPHANS = 60;
/** Times the yardstick, of all threads. To look at each dependent once more for each owner takes several. */
const SHARE = 1;

let server: MeasuredProcess;
before(async () => {
  server = await startMeasuredServer();
});
after(() => server.stop());

/** Creates an owner and a dependent of it, and deletes the owner; resolves once the collector has come to them. */
async function collected(name: string): Promise<void> {
  const { uid } = assertOk(await server.client.post(MAPS, { metadata: { name } }), 201).metadata;
  const ownerReferences = [{ apiVersion: "v1", kind: "ConfigMap", name, uid }];
  assertOk(await server.client.post(MAPS, { metadata: { name: `of-${name}`, ownerReferences } }), 201);
  assertOk(await server.client.delete(`${MAPS}/${name}`), 200);
  await eventually(async () => (await server.client.get(`${MAPS}/of-${name}`)).status === 404);
}

/** Milliseconds of processors of `work`, and of all that the collector had to do before it came to the next. */
async function costOf(name: string, work: () => Promise<unknown>): Promise<number> {
  const { cpu } = await server.read();
  await work();
  await collected(name);
  return (await server.read()).cpu - cpu;
}

test("DEL-09, LIM-05 a change of one dependent does not bring back all owners that wait for it", async () => {
  const ownerReferences: object[] = [];
  for (let i = 0; i < OWNERS; i++) {
    const name = `owner-${i}`;
    const { uid } = assertOk(await server.client.post(MAPS, { metadata: { name } }), 201).metadata;
    ownerReferences.push({ apiVersion: "v1", kind: "ConfigMap", name, uid, blockOwnerDeletion: true });
  }
  const finalizers = ["example.com/hold"];
  for (let i = 0; i < DEPENDENTS; i++) {
    assertOk(await server.client.post(MAPS, { metadata: { name: `dependent-${i}`, ownerReferences, finalizers } }), 201);
  }
  for (let i = 0; i < OWNERS; i++) assertOk(await server.client.delete(`${MAPS}/owner-${i}?propagationPolicy=Foreground`), 200);
  const isEnding = async (name: string): Promise<boolean> =>
    assertOk(await server.client.get(`${MAPS}/${name}`), 200).metadata.deletionTimestamp !== undefined;
  for (let i = 0; i < DEPENDENTS; i++) await eventually(() => isEnding(`dependent-${i}`));
  await collected("settled");
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 8 && least >= SHARE; i++) {
    const alone = await costOf(`alone-${i}`, async () => undefined);
    const patch = { data: { at: String(i) } };
    const cost = await costOf(`behind-${i}`, async () => assertOk(await server.client.mergePatch(`${MAPS}/dependent-7`, patch), 200));
    least = Math.min(least, (cost - alone) / yardstick());
  }
  assert.ok(least < SHARE, `${least.toFixed(1)} times the yardstick`);
  // A dependent whose reference goes brings its owner back: with the last one the owner may go.
  for (let i = 0; i < DEPENDENTS; i++) {
    assertOk(await server.client.mergePatch(`${MAPS}/dependent-${i}`, { metadata: { finalizers: null } }), 200);
  }
  for (let i = 0; i < OWNERS; i++) await eventually(async () => (await server.client.get(`${MAPS}/owner-${i}`)).status === 404);
});

test("DEL-08, LIM-05 dependents of many owners that are let go lose them together, not one by one", async () => {
  const ownerReferences: object[] = [];
  for (let i = 0; i < OWNERS; i++) {
    const name = `parent-${i}`;
    const { uid } = assertOk(await server.client.post(MAPS, { metadata: { name } }), 201).metadata;
    ownerReferences.push({ apiVersion: "v1", kind: "ConfigMap", name, uid });
  }
  let first = 0;
  for (let i = 0; i < ORPHANS; i++) {
    const { resourceVersion } = assertOk(
      await server.client.post(MAPS, { metadata: { name: `child-${i}`, ownerReferences } }),
      201,
    ).metadata;
    first = Number(resourceVersion);
  }
  const names = Array.from({ length: OWNERS }, (_, i) => `parent-${i}`);
  await Promise.all(names.map(async (name) => assertOk(await server.client.delete(`${MAPS}/${name}?propagationPolicy=Orphan`), 200)));
  for (const name of names) await eventually(async () => (await server.client.get(`${MAPS}/${name}`)).status === 404);
  for (let i = 0; i < ORPHANS; i++) {
    const { metadata } = assertOk(await server.client.get(`${MAPS}/child-${i}`), 200);
    assert.equal(metadata.ownerReferences, undefined);
  }
  // Each owner is written three times at most; one reference at a time would be a write for each.
  const writes = Number(assertOk(await server.client.get(MAPS), 200).metadata.resourceVersion) - first;
  assert.ok(writes < (OWNERS * ORPHANS) / 4, `${writes} writes`);
});
