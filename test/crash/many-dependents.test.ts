/** Owners whose dependents are very many: what becomes of them holds nobody else up. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { leastHold } from "../support/holds.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const DEPENDENTS = 20_000;
/** As many as are tried at most. */
const OWNERS = 8;
/** All of them in one step hold it for half as long again. */
const SHARE = 1;

let server: MeasuredProcess;
before(async () => {
  server = await startMeasuredServer();
});
after(() => server.stop());

/** A reference to a new map with these owners. */
async function made(name: string, ownerReferences: readonly object[] = []): Promise<object> {
  const { apiVersion, kind, metadata } = assertOk(await server.client.post(MAPS, { metadata: { name, ownerReferences } }), 201);
  return { apiVersion, kind, name, uid: metadata.uid };
}

const gone = (name: string): Promise<unknown> => eventually(async () => (await server.client.get(`${MAPS}/${name}`)).status === 404);

test("DEL-09, LIM-05 the event loop is not held by an owner of 20,000 that goes with its own owner in the foreground", async () => {
  const owners: object[] = [];
  for (let i = 0; i < OWNERS; i++) owners.push(await made(`owner-${i}`, [{ ...(await made(`root-${i}`)), blockOwnerDeletion: true }]));
  // Nothing is done to objects that may have another owner.
  const ownerReferences = [{ apiVersion: "v1", kind: "Unknown", name: "other", uid: "other" }, ...owners];
  for (let i = 0; i < DEPENDENTS; i += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, at) => made(`dependent-${i + at}`, ownerReferences)));
  }
  let attempts = 0;
  const share = await leastHold(async () => {
    const at = attempts++;
    await server.read();
    assertOk(await server.client.delete(`${MAPS}/root-${at}?propagationPolicy=Foreground`), 200);
    await gone(`owner-${at}`);
    // The dependents are looked at before it is.
    await made(`last-${at}`, [{ apiVersion: "v1", kind: "ConfigMap", name: "never", uid: "never" }]);
    await gone(`last-${at}`);
    return (await server.read()).hold;
  }, SHARE);
  assert.ok(share < SHARE, `held for ${share.toFixed(2)} times the yardstick`);
});
