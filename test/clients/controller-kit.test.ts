/** Informers and controllers against a real server on which things go wrong. */
import assert from "node:assert/strict";
import { createConnection, createServer, type Socket } from "node:net";
import { describe, it } from "node:test";
import {
  type Clientset,
  connect,
  Informer,
  isConflict,
  isForbidden,
  isNotFound,
  LeaderElection,
  retryOnConflict,
  TransportError,
} from "orch/client";
import { startControlPlane } from "orch/testing";
import { eventually } from "../support/eventually.js";
import { SITE_LABEL, startSiteController } from "./site-controller.js";

/** A relay that can swallow everything without a word, as a dead network does. */
async function silentRelay(target: string) {
  const sockets = new Set<Socket>();
  let silent = false;
  const listener = createServer((inbound) => {
    const outbound = createConnection(Number(new URL(target).port), "127.0.0.1");
    const relayed = !silent;
    for (const [from, to] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(from);
      from.on("error", () => {});
      from.on("close", () => to.destroy());
      from.on("data", (bytes) => {
        if (!(relayed && silent)) to.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  return {
    url: `https://127.0.0.1:${(listener.address() as { port: number }).port}`,
    /** Connections of now pass nothing on any more; new ones do. */
    silence() {
      silent = true;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
}

const fast = { firstRetryMs: 5, longestRetryMs: 20 };

/** What handlers were told, checked as it comes: an add of what is there, or a change of what is not, is a mistake. */
function ledger() {
  const known = new Map<string, string>();
  const mistakes: string[] = [];
  return {
    known,
    mistakes,
    handlers: {
      add: ({ metadata: { name, resourceVersion } }: { metadata: { name: string; resourceVersion: string } }) => {
        if (known.has(name)) mistakes.push(`second add of ${name}`);
        known.set(name, resourceVersion);
      },
      update: ({ metadata: { name, resourceVersion } }: { metadata: { name: string; resourceVersion: string } }) => {
        if (!known.has(name) || known.get(name) === resourceVersion) mistakes.push(`update of ${name}`);
        if (BigInt(known.get(name) ?? 0) > BigInt(resourceVersion)) mistakes.push(`back in time: ${name}`);
        known.set(name, resourceVersion);
      },
      delete: ({ metadata: { name } }: { metadata: { name: string } }) => {
        if (!known.delete(name)) mistakes.push(`delete of ${name}`);
      },
    },
  };
}

const stateOf = async (clients: Clientset): Promise<Map<string, string>> => {
  const state = new Map<string, string>();
  for await (const { metadata } of clients.core.v1.configMaps.namespace("default").items())
    state.set(metadata.name, metadata.resourceVersion);
  return state;
};

async function changeAtRandom(clients: Clientset, changes: number): Promise<void> {
  const maps = clients.core.v1.configMaps.namespace("default");
  for (let i = 0; i < changes; i++) {
    const name = `m${(i * 7919) % 13}`;
    if (i % 3 === 2) await maps.delete(name).catch((error) => assert(isNotFound(error)));
    else await maps.apply({ metadata: { name }, data: { i: String(i) } }, { fieldManager: "f" });
  }
}

describe("informers on a server on which things go wrong", () => {
  it("end equal to the server under cut connections and expired history, each change told once and in order", async () => {
    await using plane = await startControlPlane();
    const errors: unknown[] = [];
    const { known, mistakes, handlers } = ledger();
    await using informer = new Informer(plane.admin.core.v1.configMaps.namespace("default"), {
      ...fast,
      onError: (error) => errors.push(error),
    });
    informer.handle(handlers);
    await informer.start().waitForSync();
    for (let round = 0; round < 6; round++) {
      await changeAtRandom(plane.admin, 20);
      if (round % 2 === 1) await plane.faults.expireHistory();
      plane.faults.dropWatches();
      await changeAtRandom(plane.admin, 10);
      if (round % 2 === 1) await plane.faults.expireHistory();
    }
    const wanted = await stateOf(plane.admin);
    await eventually(() => known.size === wanted.size && [...wanted].every(([name, version]) => known.get(name) === version));
    assert.deepEqual(mistakes, []);
    assert.deepEqual(new Set(errors.map((error) => (error as Error).name)), new Set(["TransportError"]));
  });

  for (const protocol of ["http1", "http2"] as const) {
    it(`go on when the connection dies without a word, over ${protocol}`, async () => {
      await using plane = await startControlPlane();
      const relay = await silentRelay(plane.url);
      const kubeconfigText = (await plane.user("root", { groups: ["system:masters"] })).kubeconfigText.replace(plane.url, relay.url);
      const clients = await connect({ kubeconfigText, protocol, pingEveryMs: 100 });
      const { known, handlers } = ledger();
      const informer = new Informer(clients.core.v1.configMaps.namespace("default"), { ...fast, idleTimeoutMs: 200 });
      informer.handle(handlers);
      await informer.start().waitForSync();
      relay.silence();
      await plane.admin.core.v1.configMaps.namespace("default").create({ metadata: { name: "later" } });
      await eventually(() => known.has("later"));
      await informer.stop();
      clients.connection.close();
      relay.close();
    });

    it(`begin a list anew whose connection dies without a word, over ${protocol}`, { timeout: 60_000 }, async () => {
      await using plane = await startControlPlane();
      const relay = await silentRelay(plane.url);
      const kubeconfigText = (await plane.user("root", { groups: ["system:masters"] })).kubeconfigText.replace(plane.url, relay.url);
      const clients = await connect({ kubeconfigText, protocol, pingEveryMs: 100 });
      const maps = clients.core.v1.configMaps.namespace("default");
      await maps.list();
      relay.silence();
      const errors: unknown[] = [];
      const options = { ...fast, streamingLists: false, idleTimeoutMs: 200, onError: (error: unknown) => errors.push(error) };
      const informer = new Informer(maps, options).start();
      await informer.waitForSync();
      assert(errors.length > 0 && errors.every((error) => (error as Error).name === "TransportError"), String(errors));
      await informer.stop();
      clients.connection.close();
      relay.close();
    });
  }

  it("tell that a watch is forbidden, and leave nothing open when they are stopped", async () => {
    await using plane = await startControlPlane();
    const jane = await plane.user("jane");
    const errors: unknown[] = [];
    const forbidden = new Informer(jane.clients.core.v1.secrets, { ...fast, onError: (error) => errors.push(error) }).start();
    await eventually(() => errors.length >= 2);
    assert(errors.every(isForbidden));
    await forbidden.stop();

    const informer = new Informer(plane.admin.core.v1.secrets).start();
    await informer.waitForSync();
    await eventually(() => plane.faults.openWatches === 1);
    await informer.stop();
    await eventually(() => plane.faults.openWatches === 0);
  });
});

describe("controller kit", () => {
  for (const profile of ["orch", "kubernetes"] as const) {
    it(`runs a controller that makes one kind of others, under the ${profile} profile's names`, async () => {
      await using plane = await startControlPlane({ profile });
      const { configMaps, secrets, events } = plane.admin.core.v1;
      const maps = configMaps.namespace("default");
      const failures: unknown[] = [];
      const controller = await startSiteController(plane.admin, (error) => failures.push(error));
      await maps.create({ metadata: { name: "shop", labels: { [SITE_LABEL]: "yes" } }, data: { domain: "example.org" } });
      const address = async () => (await maps.get("shop-address").catch(() => undefined))?.data?.["address"];
      await eventually(async () => (await address()) === "https://shop.example.org");
      await secrets.namespace("default").delete("shop-key");
      await eventually(async () => (await secrets.namespace("default").list()).items.some(({ metadata }) => metadata.name === "shop-key"));
      await retryOnConflict(async () => maps.replace({ ...(await maps.get("shop")), data: { domain: "example.net" } }));
      await eventually(async () => (await address()) === "https://shop.example.net");
      plane.faults.dropWatches();
      await maps.delete("shop");
      await eventually(() => controller.closedSites.includes("shop"));
      await eventually(async () => (await maps.list()).items.every(({ metadata }) => !metadata.name.startsWith("shop")));
      await controller.stop();
      assert(
        failures.every((error) => error instanceof TransportError || isConflict(error) || isNotFound(error)),
        String(failures),
      );
      const told = (await events.namespace("default").list()).items.filter(({ reason }) => reason === "SiteOpened");
      assert.equal(told[0]?.involvedObject.name, "shop");
    });
  }

  it("elects one leader at a time, and another when it is gone", async () => {
    await using plane = await startControlPlane();
    const leaders = new Set<string>();
    const terms: string[] = [];
    const stand = (identity: string) => {
      const end = new AbortController();
      const election = new LeaderElection({
        connection: plane.admin.connection,
        namespace: "default",
        name: "the-one",
        identity,
        leaseDurationMs: 1500,
        renewDeadlineMs: 1000,
        retryPeriodMs: 50,
        async lead(signal) {
          terms.push(identity);
          leaders.add(identity);
          assert.equal(leaders.size, 1);
          await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
          leaders.delete(identity);
        },
      });
      return { end, done: election.run(end.signal) };
    };
    const first = stand("a");
    await eventually(() => leaders.has("a"));
    const second = stand("b");
    const lease = () => plane.admin.coordination.v1.leases.namespace("default").get("the-one");
    const { metadata } = await lease();
    await eventually(async () => (await lease()).metadata.resourceVersion !== metadata.resourceVersion);
    assert.deepEqual(terms, ["a"]);
    first.end.abort();
    await first.done;
    await eventually(() => leaders.has("b"));
    assert.equal((await lease()).spec?.holderIdentity, "b");
    second.end.abort();
    await second.done;
    assert.equal((await lease()).spec?.holderIdentity, "");
  });

  it("retries what was lost to another writer", async () => {
    await using plane = await startControlPlane();
    const maps = plane.admin.core.v1.configMaps.namespace("default");
    const stale = await maps.create({ metadata: { name: "m" }, data: {} });
    await maps.patch.merge("m", { data: { other: "yes" } });
    await assert.rejects(maps.replace({ ...stale, data: { mine: "yes" } }), isConflict);
    let tries = 0;
    await retryOnConflict(async () => {
      const map = tries++ === 0 ? stale : await maps.get("m");
      return maps.replace({ ...map, data: { ...map.data, mine: "yes" } });
    });
    assert.deepEqual((await maps.get("m")).data, { other: "yes", mine: "yes" });
  });
});
