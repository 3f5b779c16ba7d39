/** Quotas on several servers over one store, and when writes fail (ADM-20). */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { createAdmission } from "../../../runtime/admission/plugins.js";
import { startResourceQuota } from "../../../runtime/controllers/resource-quota.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { StatusError } from "../../../runtime/errors/status.js";
import { KnownQuota } from "../../../runtime/kinds/core/quota/known-quota.js";
import { Scope } from "../../../runtime/kinds/core/quota/scopes.js";
import type { CommitRequest } from "../../../runtime/storage/key-value-store.js";
import { eventually } from "../../support/eventually.js";
import { RemoteServer, RemoteStore } from "../../support/remote-store.js";
import { admissionHost, type Fixture, openFixture, status } from "../registry/registry-fixture.js";

const QUOTA = { metadata: { name: "q" }, spec: { hard: { configmaps: "10" } } };

const DISABLED = { disable: ["NamespaceLifecycle", "ServiceAccount"] };

async function open(t: TestContext, remote?: RemoteServer): Promise<Fixture> {
  let stop = (): void => undefined;
  // Before the store is closed.
  t.after(() => stop());
  const fixture = await openFixture(t, {
    plugins: (registry) => createAdmission(admissionHost(registry), DISABLED).plugins,
    ...(remote === undefined ? {} : { store: new RemoteStore(remote) }),
  });
  const { registry } = fixture;
  await registry.admission.open();
  const controller = startResourceQuota({ registry, failed: (...what) => t.diagnostic(what.join(" ")) });
  stop = () => {
    controller.stop();
    void registry.admission.close();
  };
  return fixture;
}

const used = async (fixture: Fixture) =>
  ((await fixture.resource("resourcequotas").get("q"))["status"] as { used?: Record<string, string> } | undefined)?.used?.["configmaps"];

test("ADM-20 servers over one store admit together as much as a quota allows, and free what is deleted", async (t) => {
  const remote = new RemoteServer();
  t.after(() => remote.stop());
  const servers = await Promise.all([open(t, remote), open(t, remote), open(t, remote)]);
  const [first] = servers as [Fixture, ...Fixture[]];
  await first.resource("resourcequotas").create(QUOTA);
  await Promise.all(servers.map((server) => eventually(async () => (await used(server)) === "0")));
  const create = (server: Fixture, name: string): Promise<ApiObject | undefined> =>
    server
      .resource("configmaps")
      .create({ metadata: { name } })
      .catch((error: unknown) => {
        assert.ok(error instanceof StatusError && error.code === 403, String(error));
        return undefined;
      });
  const round = (prefix: string) =>
    Promise.all(servers.flatMap((server, index) => Array.from({ length: 30 }, (_, i) => create(server, `${prefix}-${index}-${i}`))));
  const made = (await round("a")).filter((object) => object !== undefined);
  assert.equal(made.length, 10);
  assert.equal((await first.resource("configmaps").names()).length, 10);
  for (const server of servers) await eventually(async () => (await used(server)) === "10");
  for (const object of made.slice(0, 4)) await servers[1]?.resource("configmaps").delete(object.metadata.name as string);
  for (const server of servers) await eventually(async () => (await used(server)) === "6");
  assert.equal((await round("b")).filter((object) => object !== undefined).length, 4);
  assert.equal((await first.resource("configmaps").names()).length, 10);
});

test("ADM-20 what a write took that then fails is given back", async (t) => {
  const fixture = await open(t);
  const maps = fixture.resource("configmaps");
  await fixture.resource("resourcequotas").create(QUOTA);
  await eventually(async () => (await used(fixture)) === "0");
  await maps.create({ metadata: { name: "a" } });
  assert.equal(await used(fixture), "1");
  await assert.rejects(maps.create({ metadata: { name: "a" } }), status(409, "AlreadyExists"));
  await eventually(async () => (await used(fixture)) === "1");
});

test("ADM-20 LIM-05 what the hundredth quota of a namespace speaks of is found, and given up, as soon as what the first does", async (t) => {
  const fixture = await open(t);
  const quotas = fixture.resource("resourcequotas");
  const looks = t.mock.method(KnownQuota.prototype, "speaksOf");
  const looksFor = async (work: () => Promise<unknown>): Promise<number> => {
    looks.mock.resetCalls();
    await work();
    return eventually(() => looks.mock.callCount() || undefined);
  };
  const create = (name: string) => looksFor(() => quotas.create({ metadata: { name }, spec: { hard: { configmaps: "10" } } }));
  const first = await create("q");
  for (let i = 0; i < 98; i++) await create(`many-${i}`);
  assert.equal(await create("last"), first);
  assert.equal(await looksFor(() => quotas.delete("last")), first);
  for (let i = 0; i < 98; i++) await quotas.delete(`many-${i}`);
  await fixture.resource("configmaps").create({ metadata: { name: "counted" } });
  await eventually(async () => (await used(fixture)) === "1");
});

test("ADM-20, LIM-05 a scope is made once for all quotas of a namespace that demand the same, and all their versions", async (t) => {
  const fixture = await open(t);
  const [quotas, pods] = [fixture.resource("resourcequotas"), fixture.resource("pods")];
  const made = t.mock.method(Scope.prototype, "add");
  const create = (name: string, hard: string) =>
    quotas.create({ metadata: { name }, spec: { hard: { pods: hard }, scopes: ["BestEffort", "NotTerminating"] } });
  const usedOf = async (name: string) => ((await quotas.get(name))["status"] as { used?: Record<string, string> } | undefined)?.used;
  await create("q", "2");
  await eventually(async () => (await usedOf("q"))?.["pods"] === "0");
  await create("other", "3");
  await eventually(async () => (await usedOf("other"))?.["pods"] === "0");
  await pods.create({ metadata: { name: "a" }, spec: { containers: [{ name: "c", image: "i" }] } });
  for (const name of ["q", "other"]) assert.deepEqual(await usedOf(name), { pods: "1" });
  assert.equal(made.mock.callCount(), 2);
});

test("ADM-20 pods that outlive their grace use nothing any more, by the server's clock", async (t) => {
  const fixture = await open(t);
  const pods = fixture.resource("pods");
  const container = { name: "c", image: "i", resources: { requests: { cpu: "1" } } };
  await fixture.resource("resourcequotas").create({ metadata: { name: "q" }, spec: { hard: { cpu: "1" } } });
  await pods.create({ metadata: { name: "a", finalizers: ["x.io/hold"] }, spec: { containers: [container], nodeName: "n" } });
  await pods.delete("a", { gracePeriodSeconds: 30 });
  await assert.rejects(pods.create({ metadata: { name: "b" }, spec: { containers: [container] } }), status(403, "Forbidden"));
  fixture.time += 61_000;
  await pods.create({ metadata: { name: "b", finalizers: ["x.io/hold"] }, spec: { containers: [container], nodeName: "n" } });
  await pods.delete("b", { gracePeriodSeconds: 1 });
  const quotas = fixture.resource("resourcequotas");
  const statusOf = async () => (await quotas.get("q"))["status"];
  await quotas.change("q", (quota) => {
    quota["spec"] = { hard: { cpu: "2" } };
  });
  await eventually(async () => isDeepStrictEqual(await statusOf(), { hard: { cpu: "2" }, used: { cpu: "1" } }));
  fixture.time += 3_000;
  await eventually(async () => isDeepStrictEqual(await statusOf(), { hard: { cpu: "2" }, used: { cpu: "0" } }));
});

test("ADM-20 resources that configuration limits need a quota", async (t) => {
  const configuration = {
    apiVersion: "apiserver.config.orch.io/v1",
    kind: "ResourceQuotaConfiguration",
    limitedResources: [
      { resource: "pods", matchContains: ["count/pods"], matchScopes: [{ scopeName: "PriorityClass", operator: "In", values: ["high"] }] },
    ],
  };
  const host = { configurationOf: (plugin: string) => (plugin === "ResourceQuota" ? configuration : undefined) };
  const fixture = await openFixture(t, {
    plugins: (registry) => createAdmission({ ...admissionHost(registry), ...host }, DISABLED).plugins,
  });
  await fixture.registry.admission.open();
  t.after(() => fixture.registry.admission.close());
  const pods = fixture.resource("pods");
  const pod = (name: string, spec = {}) => ({ metadata: { name }, spec: { containers: [{ name: "c", image: "i" }], ...spec } });
  const uncovered = 'pods "a" is forbidden: insufficient quota to consume: count/pods';
  await assert.rejects(pods.create(pod("a")), status(403, "Forbidden", uncovered));
  await fixture.resource("resourcequotas").create({ metadata: { name: "q" }, spec: { hard: { "count/pods": "5" } } });
  await pods.create(pod("a"));
  const scoped = 'pods "b" is forbidden: insufficient quota to match these scopes: [{PriorityClass In [high]}]';
  await fixture.resource("priorityclasses").create({ metadata: { name: "high" }, value: 5 });
  await assert.rejects(pods.create(pod("b", { priorityClassName: "high" })), status(403, "Forbidden", scoped));
  const wrong = { ...configuration, limitedResources: [{ matchContains: ["pods"] }] };
  assert.throws(
    () =>
      createAdmission({
        ...admissionHost(fixture.registry),
        configurationOf: (plugin) => (plugin === "ResourceQuota" ? wrong : undefined),
      }),
    /^RangeError: couldn't init admission plugin "ResourceQuota": limitedResources\[0\]\.resource: Required value$/,
  );
});

test("ADM-20, LIM-05 however many quotas an object counts in, it is summed up once what is used, and few statuses wait to be stored at a time", async (t) => {
  const fixture = await open(t);
  const quotas = fixture.resource("resourcequotas");
  const names = Array.from({ length: 300 }, (_, i) => `quota-${i}`);
  for (const name of names) await quotas.create({ metadata: { name }, spec: { hard: { configmaps: "10" } } });
  const count = async (): Promise<Set<string | undefined>> => {
    const statuses = names.map(async (name) => (await quotas.get(name))["status"] as { used?: Record<string, string> } | undefined);
    return new Set((await Promise.all(statuses)).map((said) => said?.used?.["configmaps"]));
  };
  await eventually(async () => isDeepStrictEqual(await count(), new Set(["0"])));
  const commit = fixture.store.commit.bind(fixture.store);
  let [waiting, most] = [0, 0];
  t.mock.method(fixture.store, "commit", (request: CommitRequest) => {
    most = Math.max(most, ++waiting);
    return commit(request).finally(() => waiting--);
  });
  const maps = fixture.resource("configmaps");
  const sums = t.mock.method(maps.store.cache, "snapshot");
  await maps.create({ metadata: { name: "counted" } });
  assert.ok(sums.mock.callCount() < 100, `summed up ${sums.mock.callCount()} times`);
  assert.deepEqual(await count(), new Set(["1"]), "all count it when it is there");
  assert.ok(most < 100, `${most} writes at a time`);
});

test("ADM-20, LIM-05 a quota's status is counted while those of a dozen other namespaces wait for the store", async (t) => {
  const fixture = await open(t);
  const quotas = fixture.resource("resourcequotas");
  const busy = Array.from({ length: 12 }, (_, i) => `busy-${i}`);
  const commit = fixture.store.commit.bind(fixture.store);
  const stored = Promise.withResolvers<void>();
  const waiting = new Set<string>();
  t.mock.method(fixture.store, "commit", async (request: CommitRequest) => {
    const isBusy = request.key.includes("/busy-") && request.expected !== 0;
    if (isBusy) waiting.add(request.key);
    if (isBusy) await stored.promise;
    return commit(request);
  });
  for (const namespace of busy) await quotas.create(QUOTA, namespace);
  await eventually(() => waiting.size >= 4);
  await quotas.create(QUOTA);
  await eventually(async () => (await used(fixture)) === "0").finally(stored.resolve);
  await eventually(() => waiting.size === busy.length);
});

/** Keeps the processor for a millisecond. */
function busy(): void {
  const end = performance.now() + 1;
  while (performance.now() < end);
}

test("ADM-20, LIM-05 of many quotas some are looked at in one turn of the event loop, and as much is admitted as all allow", async (t) => {
  const fixture = await open(t);
  const quotas = fixture.resource("resourcequotas");
  for (let i = 0; i < 30; i++) await quotas.create({ metadata: { name: `q-${i}` }, spec: { hard: { configmaps: "5" } } });
  const status = async (name: string) => (await quotas.get(name))["status"] as { used?: Record<string, string> } | undefined;
  await eventually(async () => (await status("q-29"))?.used?.["configmaps"] === "0");
  let [inTurn, most] = [0, 0];
  const underWay = KnownQuota.prototype.underWay;
  t.mock.method(KnownQuota.prototype, "underWay", function (this: KnownQuota, own: ReadonlySet<number>) {
    if (inTurn++ === 0) setImmediate(() => (inTurn = 0));
    most = Math.max(most, inTurn);
    busy();
    return underWay.call(this, own);
  });
  const maps = fixture.resource("configmaps");
  const create = (name: string): Promise<boolean> =>
    maps.create({ metadata: { name } }).then(
      () => true,
      (error: unknown) => {
        assert.ok(error instanceof StatusError && error.code === 403, String(error));
        return false;
      },
    );
  const made = await Promise.all(Array.from({ length: 12 }, (_, i) => create(`m-${i}`)));
  assert.equal(made.filter((isMade) => isMade).length, 5);
  assert.equal((await maps.names()).length, 5);
  assert.ok(most < 15, `${most} in one turn`);
});
