/** Addresses and ports of services where something went wrong: what the store could not tell, and what does not agree. */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { HeldReservations } from "../../../runtime/aside/reservations.js";
import { EventRecorder } from "../../../runtime/client/kit/event-recorder.js";
import { startServiceAllocations } from "../../../runtime/controllers/service-allocations.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { AddressRange } from "../../../runtime/kinds/core/services/service-addresses.js";
import { nodePortPool } from "../../../runtime/kinds/core/services/service-pools.js";
import { specOf } from "../../../runtime/kinds/core/services/service-spec.js";
import type { Claim, ClaimPool } from "../../../runtime/registry/claims/claim-pool.js";
import type { Fate } from "../../../runtime/registry/resource-hook.js";
import { type CommitRequest, type KeyValueStore, StorageError } from "../../../runtime/storage/key-value-store.js";
import { openSqliteStore } from "../../../runtime/storage/sqlite/sqlite-store.js";
import { eventually } from "../../support/eventually.js";
import { RemoteServer, RemoteStore } from "../../support/remote-store.js";
import { fixtureClients } from "../registry/fixture-clients.js";
import { type Fixture, openFixture, type Resource, status } from "../registry/registry-fixture.js";

const POOLS = [new AddressRange("10.7.0.0/28").pool, nodePortPool(31000, 31004)];
const TAKEN = /provided port is already allocated/;

const onPort = (name: string, nodePort: number) => ({ metadata: { name }, spec: { type: "NodePort", ports: [{ port: 80, nodePort }] } });

const portOf = (service: ApiObject): number => specOf(service).ports?.[0]?.nodePort as number;

const portsOf = ({ registry }: Fixture): ClaimPool => registry.pools.get("servicenodeports") as ClaimPool;

const claimed = async (fixture: Fixture): Promise<number[]> => (await portsOf(fixture).claims()).map(({ number }) => number);

/** The next commit of a service fails as if nobody knew whether it is written. */
class UnsureStore {
  /** What becomes of that commit; undefined: it does not fail. */
  next: "written" | "lost" | undefined;
  readonly store: KeyValueStore;

  constructor(inner: KeyValueStore) {
    const commit = async (request: CommitRequest) => {
      const fate = request.key.includes("/services/") ? this.next : undefined;
      if (fate === undefined) return inner.commit(request);
      this.next = undefined;
      if (fate === "written") await inner.commit(request);
      throw new StorageError("Unavailable", "the writer has ended");
    };
    this.store = new Proxy(inner, {
      get: (target, name) => {
        if (name === "commit") return commit;
        const member = Reflect.get(target, name, target) as unknown;
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
  }
}

async function openUnsure(t: TestContext): Promise<{ readonly fixture: Fixture; readonly unsure: UnsureStore }> {
  const folder = await mkdtemp(join(tmpdir(), "allocations-"));
  t.after(() => rm(folder, { recursive: true }));
  const unsure = new UnsureStore(await openSqliteStore({ file: join(folder, "data.sqlite") }));
  return { unsure, fixture: await openFixture(t, { pools: POOLS, store: unsure.store }) };
}

interface Told {
  readonly name: string;
  readonly reason: string;
  readonly message: string;
  readonly component: string;
}

/** Runs the loop; gives what it tells people. */
function run(t: TestContext, fixture: Fixture): { readonly logged: readonly string[]; told(): Promise<readonly Told[]> } {
  const { connection } = fixtureClients(fixture);
  const logged: string[] = [];
  const allocations = startServiceAllocations({
    registry: fixture.registry,
    // The fixture ends first.
    failed: (key, error) => assert.ok(error instanceof StorageError && error.code === "Closed", `${key} ${error}`),
    recorder: (component) => new EventRecorder({ connection, component, onError: (error) => assert.fail(String(error)) }),
    log: { warn: (message, { name } = {}) => logged.push(`${name}: ${message}`) },
  });
  t.after(() => allocations.stop());
  const events = fixture.resource("events");
  const told = async (): Promise<Told[]> => {
    const found = await Promise.all((await events.names()).map((name) => events.get(name)));
    return found.map((event) => {
      const { involvedObject, reason, message, source } = event as unknown as {
        readonly involvedObject: { readonly name: string };
        readonly reason: string;
        readonly message: string;
        readonly source: { readonly component: string };
      };
      return { name: involvedObject.name, reason, message, component: source.component };
    });
  };
  return { logged, told };
}

test("CAT-11 what a service took stays its own when nobody knew whether it was stored, and it was", async (t) => {
  const { fixture, unsure } = await openUnsure(t);
  const services = fixture.resource("services");
  unsure.next = "written";
  await assert.rejects(services.create(onPort("unsure", 31000)), status(503, "ServiceUnavailable"));
  await assert.rejects(services.create(onPort("thief", 31000)), status(422, "Invalid", TAKEN));
  await services.create({ metadata: { name: "changed" }, spec: { ports: [{ port: 80 }] } });
  unsure.next = "written";
  const take = services.change("changed", (service) => Object.assign(service, { spec: onPort("", 31001).spec }));
  await assert.rejects(take, status(503, "ServiceUnavailable"));
  await assert.rejects(services.create(onPort("thief", 31001)), status(422, "Invalid", TAKEN));
  assert.deepEqual((await claimed(fixture)).sort(), [0, 1]);
});

test("CAT-11 what a service took that was not stored after all goes to whoever asks for it, and is free in the end", async (t) => {
  const { fixture, unsure } = await openUnsure(t);
  const services = fixture.resource("services");
  for (const port of [31000, 31001]) {
    unsure.next = "lost";
    await assert.rejects(services.create(onPort("unsure", port)), status(503, "ServiceUnavailable"));
  }
  await services.create(onPort("unsure", 31000));
  assert.deepEqual((await claimed(fixture)).sort(), [0, 1]);
  fixture.time += 121_000;
  run(t, fixture);
  await eventually(async () => (await claimed(fixture)).join() === "0");
});

test("CAT-11 an update that takes a port and the last finalizer off keeps nothing", async (t) => {
  const fixture = await openFixture(t, { pools: POOLS });
  const services = fixture.resource("services");
  await services.create({ metadata: { name: "ending", finalizers: ["a.example/held"] }, spec: { ports: [{ port: 80 }] } });
  await services.delete("ending");
  await services.change("ending", (service) => {
    delete service.metadata.finalizers;
    Object.assign(service, { spec: onPort("", 31003).spec });
  });
  assert.deepEqual(await services.names(), []);
  assert.deepEqual(await claimed(fixture), []);
});

test("CAT-11 two services with one number are told of, the one that claimed it keeps it; what nobody claimed is claimed", async (t) => {
  const fixture = await openFixture(t, { pools: POOLS });
  const services = fixture.resource("services");
  const create = (name: string, nodePort: number, clusterIP: string) =>
    services.create({ metadata: { name }, spec: { ...onPort("", nodePort).spec, clusterIP } });
  const forget = async (): Promise<void> => {
    const { items } = await fixture.store.range({ start: "/registry/ranges/", end: "/registry/ranges0" });
    for (const { key, revision } of items) assert.ok((await fixture.store.commit({ key, expected: revision })).ok);
  };
  await create("another", 31000, "10.7.0.5");
  await create("unclaimed", 31004, "10.7.0.6");
  await forget();
  await create("right", 31000, "10.7.0.5");
  fixture.time += 121_000;
  const { told, logged } = run(t, fixture);
  const events = await eventually(async () => {
    const found = await told();
    return found.length === 4 ? found : undefined;
  });
  const [addresses, ports] = ["ipallocator-repair-controller", "portallocator-repair-controller"] as const;
  const again = "was assigned to multiple services; please recreate service";
  const sorted = [...events].sort((a, b) => (a.name + a.reason < b.name + b.reason ? -1 : 1));
  assert.deepEqual(sorted, [
    { name: "another", reason: "ClusterIPAlreadyAllocated", message: `Cluster IP [IPv4]:10.7.0.5 ${again}`, component: addresses },
    { name: "another", reason: "PortAlreadyAllocated", message: `Port 31000 ${again}`, component: ports },
    {
      name: "unclaimed",
      reason: "ClusterIPNotAllocated",
      message: "Cluster IP [IPv4]:10.7.0.6 is not allocated; repairing",
      component: addresses,
    },
    { name: "unclaimed", reason: "PortNotAllocated", message: "Port 31004 is not allocated; repairing", component: ports },
  ]);
  assert.deepEqual([...logged].sort(), sorted.map(({ name, message }) => `${name}: ${message}`).sort());
  const owners = new Map((await portsOf(fixture).claims()).map(({ number, owner }: Claim) => [number, owner]));
  assert.deepEqual(
    [owners.get(0), owners.get(4)],
    await Promise.all(["right", "unclaimed"].map(async (name) => (await services.get(name)).metadata.uid)),
  );
});

/** Two servers over one store, each with its loop. */
async function openTwo(t: TestContext): Promise<[Fixture, Fixture]> {
  const remote = new RemoteServer();
  t.after(() => remote.stop());
  const open = () => openFixture(t, { store: new RemoteStore(remote), pools: POOLS });
  const fixtures: [Fixture, Fixture] = [await open(), await open()];
  for (const fixture of fixtures) run(t, fixture);
  return fixtures;
}

test("CAT-11 what a service loses through one server may be asked for through another at once", async (t) => {
  const [one, other] = (await openTwo(t)).map((fixture) => fixture.resource("services")) as [Resource, Resource];
  const spec = { ...onPort("", 31003).spec, clusterIP: "10.7.0.5" };
  await one.create({ metadata: { name: "first" }, spec });
  for (let round = 0; round < 5; round++) {
    await assert.rejects(other.create(onPort("thief", 31003)), status(422, "Invalid", TAKEN));
    await one.delete("first");
    await other.create({ metadata: { name: "second" }, spec });
    await other.change("second", (service) => Object.assign(service, { spec: { type: "ExternalName", externalName: "example.com" } }));
    await one.create({ metadata: { name: "first" }, spec });
    await other.delete("second");
  }
});

test("CAT-11 where clients of two servers need just what there is, nobody is refused and none gets what another has", async (t) => {
  const fixtures = await openTwo(t);
  const taken = new Set<number>();
  const client = async (i: number): Promise<void> => {
    for (let round = 0; round < 30; round++) {
      const through = (k: number): Resource => (fixtures[k % 2] as Fixture).resource("services");
      const name = `service-${i}-${round}`;
      const made = await through(i + round).create({ metadata: { name }, spec: { type: "NodePort", ports: [{ port: 80 }] } });
      const port = portOf(made);
      assert.ok(!taken.has(port), `${port} was given twice`);
      taken.add(port);
      await through(i + round).get(name);
      taken.delete(port);
      await through(i).delete(name);
    }
  };
  await Promise.all([0, 1, 2, 3, 4].map(client));
  await eventually(async () => (await claimed(fixtures[0])).length === 0);
});

test("CAT-11 what was taken for a large request whose thread has ended learns of its commit, and when nobody knows", async () => {
  const fateOf = async (commit: Promise<{ ok: true; revision: number }> | undefined, removes = false): Promise<Fate | undefined> => {
    const reservations = new HeldReservations();
    let told: Fate | undefined;
    reservations.add((fate) => {
      told = fate;
    });
    if (commit !== undefined) await reservations.during(commit, removes).catch(() => undefined);
    await reservations.close();
    return told;
  };
  const done = Promise.resolve({ ok: true as const, revision: 2 });
  assert.equal(await fateOf(done), "stored");
  assert.equal(await fateOf(done, true), "dropped");
  assert.equal(await fateOf(undefined), "dropped");
  assert.equal(await fateOf(Promise.reject(new StorageError("Full", "why"))), "dropped");
  assert.equal(await fateOf(Promise.reject(new StorageError("Unavailable", "why"))), "unknown");
});
