import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { startServerService } from "../../../runtime/controllers/server-service.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { deepEqual } from "../../../runtime/schema/deep-equal.js";
import { eventually } from "../../support/eventually.js";
import { RemoteServer, RemoteStore } from "../../support/remote-store.js";
import { fixtureClients } from "../registry/fixture-clients.js";
import { type Fixture, openFixture } from "../registry/registry-fixture.js";

function run(t: TestContext, fixture: Fixture, address: string | undefined, port = 6443) {
  const { registry, context, store } = fixture;
  const failures: string[] = [];
  const failed = (key: string, error: unknown) => failures.push(`${key} ${error}`);
  const service = startServerService({
    registry,
    clock: context.clock,
    clients: fixtureClients(fixture),
    store,
    serviceAddress: "10.0.0.1",
    address,
    port,
    failed,
  });
  t.after(() => service.stop());
  return { failures, service };
}

const get = async (fixture: Fixture, resource: string): Promise<ApiObject | undefined> =>
  (await fixture.resource(resource).names({}, "default")).includes("orch") ? fixture.resource(resource).get("orch", "default") : undefined;

/** Resolves when the object has these members. */
const becomes = (fixture: Fixture, resource: string, members: JsonObject): Promise<ApiObject> =>
  eventually(async () => {
    const found = (await get(fixture, resource)) as unknown as JsonObject | undefined;
    const fits = found !== undefined && Object.entries(members).every(([key, value]) => deepEqual(found[key], value));
    return fits ? (found as unknown as ApiObject) : undefined;
  });

const subsets = (...addresses: string[]): JsonObject => ({
  subsets: [{ addresses: addresses.map((ip) => ({ ip })), ports: [{ name: "https", port: 6443, protocol: "TCP" }] }],
});

test("CAT-13 the service of the server, its endpoints and their slice are made, corrected and made again", async (t) => {
  const fixture = await openFixture(t);
  const { failures } = run(t, fixture, "192.0.2.7");
  const service = await becomes(fixture, "services", {});
  assert.deepEqual(service.metadata.labels, { component: "apiserver", provider: "orch" });
  assert.deepEqual(service["spec"], {
    clusterIP: "10.0.0.1",
    clusterIPs: ["10.0.0.1"],
    internalTrafficPolicy: "Cluster",
    ipFamilies: ["IPv4"],
    ipFamilyPolicy: "SingleStack",
    ports: [{ name: "https", port: 443, protocol: "TCP", targetPort: 6443 }],
    sessionAffinity: "None",
    type: "ClusterIP",
  });
  const endpoints = await becomes(fixture, "endpoints", subsets("192.0.2.7"));
  assert.deepEqual(endpoints.metadata.labels, { "endpointslice.orch.io/skip-mirror": "true" });
  const content = {
    addressType: "IPv4",
    endpoints: [{ addresses: ["192.0.2.7"], conditions: { ready: true } }],
    ports: [{ name: "https", port: 6443, protocol: "TCP" }],
  };
  const slice = await becomes(fixture, "endpointslices", content);
  assert.deepEqual(slice.metadata.labels, { "orch.io/service-name": "orch" });

  const change = (resource: string, members: JsonObject) =>
    fixture.resource(resource).change(
      "orch",
      (object) => {
        Object.assign(object, members);
        object.metadata.annotations = { own: "kept" };
      },
      "",
      "default",
    );
  await change("endpoints", subsets("192.0.2.99"));
  assert.deepEqual((await becomes(fixture, "endpoints", subsets("192.0.2.7"))).metadata.annotations, { own: "kept" });
  await change("endpointslices", { endpoints: [] });
  await becomes(fixture, "endpointslices", content);
  const spec = service["spec"] as JsonObject;
  await change("services", { spec: { ...spec, ports: [{ port: 80 }], type: "NodePort" } });
  await becomes(fixture, "services", { spec });
  for (const resource of ["services", "endpoints", "endpointslices"]) {
    const { uid } = (await get(fixture, resource))?.metadata ?? {};
    await fixture.resource(resource).delete("orch", {}, "default");
    await eventually(async () => ((await get(fixture, resource))?.metadata.uid ?? uid) !== uid);
  }
  assert.deepEqual(failures, []);
});

test("CAT-13 a server that nobody outside can reach has the service alone; another port is told at the next start", async (t) => {
  const fixture = await openFixture(t);
  const { service } = run(t, fixture, undefined);
  await becomes(fixture, "services", {});
  assert.equal(await get(fixture, "endpoints"), undefined);
  service.stop();
  run(t, fixture, "192.0.2.7", 7443);
  const endpoints = await eventually(() => get(fixture, "endpoints"));
  assert.match(JSON.stringify(endpoints["subsets"]), /"port":7443/);
  await eventually(async () => {
    return JSON.stringify(await get(fixture, "services")).includes('"targetPort":7443');
  });
});

test("CAT-13 servers that share a store name each other, and one that is gone is named no more", async (t) => {
  const remote = new RemoteServer();
  t.after(() => remote.stop());
  const [one, two] = await Promise.all([
    openFixture(t, { store: new RemoteStore(remote) }),
    openFixture(t, { store: new RemoteStore(remote) }),
  ]);
  const first = run(t, one, "192.0.2.1");
  await becomes(one, "endpoints", subsets("192.0.2.1"));
  const second = run(t, two, "192.0.2.2");
  const both = await becomes(one, "endpoints", subsets("192.0.2.1", "192.0.2.2"));
  // Whoever looks, and whatever was there, the same comes out.
  const spoil = () => one.resource("endpoints").change("orch", (object) => Object.assign(object, subsets("192.0.2.99")), "", "default");
  await spoil();
  const after = await becomes(two, "endpoints", subsets("192.0.2.1", "192.0.2.2"));
  assert.notEqual(after.metadata.resourceVersion, both.metadata.resourceVersion);
  second.service.stop();
  await eventually(async () => (await two.store.range({ start: "/registry/masterleases/192.0.2.2" })).count === 0);
  await spoil();
  await becomes(one, "endpoints", subsets("192.0.2.1"));
  assert.deepEqual([...first.failures, ...second.failures], []);
});
