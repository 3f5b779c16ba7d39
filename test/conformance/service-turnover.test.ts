/** Addresses and ports of nodes where there are no more than the clients need who create and delete services one after the other (CAT-11). */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const SERVICES = "/api/v1/namespaces/default/services";
/** Of a range of 32 addresses: not the first and last, nor the one that the server itself has. */
const CLIENTS = 29;
const FIRST_PORT = 31_000;
const ROUNDS = 8;

interface Service {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly clusterIP: string;
    readonly healthCheckNodePort?: number;
    readonly ports: readonly { readonly nodePort?: number }[];
  };
}

/** Takes an address, a port of nodes and one for health checks. */
const BALANCED = { type: "LoadBalancer", externalTrafficPolicy: "Local" };

/** What a service has alone. */
const numbersOf = ({ spec: { clusterIP, healthCheckNodePort, ports } }: Service) =>
  [clusterIP, healthCheckNodePort, ...ports.map(({ nodePort }) => nodePort)].filter((number) => number !== undefined);

describe("ranges with just what the clients need", () => {
  let server: TestServer;
  /** What the services that are there have, as their clients know. */
  const taken = new Set<string | number>();

  const post = (name: string, spec: object, query = ""): Promise<Reply> =>
    server.admin.post(SERVICES + query, { metadata: { name }, spec: { ports: [{ port: 80 }], ...spec } });
  const note = (service: Service): void => {
    for (const number of numbersOf(service)) {
      assert.ok(!taken.has(number), `${number} was given twice`);
      taken.add(number);
    }
  };
  const create = async (name: string, spec: object): Promise<Service> => {
    const service = assertOk(await post(name, spec), 201) as Service;
    note(service);
    return service;
  };
  const remove = async (service: Service): Promise<void> => {
    for (const number of numbersOf(service)) taken.delete(number);
    assertOk(await server.admin.delete(`${SERVICES}/${service.metadata.name}`), 200);
  };
  const asClients = async (client: (i: number) => Promise<void>): Promise<void> => {
    await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i)));
    assert.deepEqual([...taken], []);
  };

  before(async () => {
    server = await startServer({
      flags: ["--service-cluster-ip-range=10.7.0.0/27", `--service-node-port-range=${FIRST_PORT}-${FIRST_PORT + 2 * CLIENTS - 1}`],
    });
  });
  after(() => server?.stop());

  test("CAT-11 what a deleted service had is there for the next when the deletion is answered, under its name and under others", () =>
    asClients(async (i) => {
      for (let round = 0; round < ROUNDS; round++) await remove(await create(i % 2 === 0 ? `same-${i}` : `other-${i}-${round}`, BALANCED));
    }));

  test("CAT-11 so is the very address and port, for whoever asks for them", () =>
    asClients(async (i) => {
      const asked = { type: "NodePort", clusterIP: `10.7.0.${i + 2}`, ports: [{ port: 80, nodePort: FIRST_PORT + i }] };
      for (let round = 0; round < ROUNDS; round++) await remove(await create(`asked-${i}-${round}`, asked));
    }));

  test("CAT-11 what a service gives up that stays is there when the change is answered", () =>
    asClients(async (i) => {
      const plain = `plain-${i}`;
      for (let round = 0; round < ROUNDS / 2; round++) {
        // The address of a service with a name alone serves the next.
        const service = await create(plain, BALANCED);
        for (const number of numbersOf(service)) taken.delete(number);
        const change = { spec: { type: "ExternalName", externalName: "example.com", allocateLoadBalancerNodePorts: null } };
        assertOk(await server.admin.mergePatch(`${SERVICES}/${plain}`, change), 200);
        assertOk(await post(`heir-${i}`, BALANCED, "?dryRun=All"), 201);
        await remove(await create(`heir-${i}`, BALANCED));
        assertOk(await server.admin.delete(`${SERVICES}/${plain}`), 200);
      }
    }));

  test("CAT-11 writes that are refused in the end leave what they had taken to others when they are answered", () =>
    asClients(async (i) => {
      for (let round = 0; round < ROUNDS / 2; round++) {
        assertStatus(await post("kubernetes", { ...BALANCED, ports: [{ port: 80, targetPort: "_" }] }), 422, "Invalid");
        await remove(await create(`valid-${i}`, BALANCED));
      }
    }));

  test("CAT-11 where all are taken whoever wants one is told so, as promptly as others are served", async () => {
    const services = await Promise.all(Array.from({ length: CLIENTS }, (_, i) => create(`full-${i}`, BALANCED)));
    const fullOf = (reply: Reply, what: string) =>
      assertStatus(reply, 500, "InternalError", `Internal error occurred: failed to allocate ${what}: range is full`);
    const [first, ...others] = services as [Service, ...Service[]];
    const { clusterIP } = first.spec;
    const timeOf = async (work: () => Promise<void>): Promise<number> => {
      const began = performance.now();
      for (let i = 0; i < 10; i++) await work();
      return performance.now() - began;
    };
    const served = await timeOf(async () => {
      await remove(first);
      note(assertOk(await post("full-0", { ...BALANCED, clusterIP }), 201));
    });
    const refused = await timeOf(async () => fullOf(await post("one-more", {}), "a serviceIP"));
    assert.ok(refused < served * 3, `${refused} of ${served} ms`);
    fullOf(await post("one-more", {}, "?dryRun=All"), "a serviceIP");
    fullOf(await post("one-more", { clusterIP: "None", type: "NodePort" }), "a nodePort");
    await remove(first);
    assertOk(await post("one-more", {}, "?dryRun=All"), 201);
    const heir = await create("heir", BALANCED);
    assert.equal(heir.spec.clusterIP, clusterIP);
    fullOf(await post("one-more", {}), "a serviceIP");
    for (const service of [heir, ...others]) await remove(service);
  });
});
