/** Addresses and ports of nodes that services get from the server (CAT-11). */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const SERVICES = "/api/v1/namespaces/default/services";

interface Spec {
  readonly clusterIP?: string;
  readonly clusterIPs?: readonly string[];
  readonly ipFamilies?: readonly string[];
  readonly ipFamilyPolicy?: string;
  readonly type?: string;
  readonly healthCheckNodePort?: number;
  readonly ports?: readonly { readonly nodePort?: number; readonly [field: string]: unknown }[];
  readonly [field: string]: unknown;
}

const service = (name: string, spec: Spec = {}) => ({
  metadata: { name },
  spec: { ports: [{ port: 80 }], selector: { app: name }, ...spec },
});

/** The answer is a 422 whose message ends so. */
function assertRefused(reply: Reply, ...messages: readonly (string | RegExp)[]): void {
  assertStatus(reply, 422, "Invalid");
  const { message } = reply.json as { message: string };
  for (const expected of messages) {
    if (typeof expected === "string") assert.equal(message.replace(/^Service "[^"]*" is invalid: /, ""), expected);
    else assert.match(message, expected);
  }
}

class Services {
  constructor(readonly server: TestServer) {}

  async create(name: string, spec: Spec = {}): Promise<Spec> {
    return assertOk(await this.server.admin.post(SERVICES, service(name, spec)), 201).spec as Spec;
  }

  async get(name: string): Promise<Spec> {
    return assertOk(await this.server.admin.get(`${SERVICES}/${name}`), 200).spec as Spec;
  }

  async patch(name: string, spec: object): Promise<Spec> {
    return assertOk(await this.server.admin.mergePatch(`${SERVICES}/${name}`, { spec }), 200).spec as Spec;
  }

  async delete(...names: readonly string[]): Promise<void> {
    for (const name of names) assertOk(await this.server.admin.delete(`${SERVICES}/${name}`), 200);
  }

  refusal(name: string, spec: Spec) {
    return this.server.admin.post(SERVICES, service(name, spec));
  }
}

describe("one range with thirteen addresses behind the first", () => {
  let services: Services;
  before(async () => {
    services = new Services(
      await startServer({ flags: ["--service-cluster-ip-range=10.7.0.0/28", "--service-node-port-range=31000-31004"] }),
    );
  });
  after(() => services?.server.stop());

  test("CAT-11 concurrent creates get addresses of their own, until there is none; deletes give them back", async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => services.server.admin.post(SERVICES, service(`many-${i}`))));
    const made = answers.filter(({ status }) => status === 201).map(({ json }) => json as { spec: Spec; metadata: { name: string } });
    const addresses = made.map(({ spec }) => spec.clusterIP as string);
    assert.equal(new Set(addresses).size, addresses.length);
    assert.ok(
      addresses.every((address) => /^10\.7\.0\.(\d|1[0-4])$/.test(address) && address !== "10.7.0.0" && address !== "10.7.0.1"),
      addresses.join(),
    );
    assert.equal(made.length, 13);
    for (const { status, json } of answers.filter(({ status }) => status !== 201)) {
      assert.equal(status, 500);
      assert.equal((json as { message: string }).message, "Internal error occurred: failed to allocate a serviceIP: range is full");
    }
    await services.delete(...made.map(({ metadata }) => metadata.name));
    await services.create("after", {});
    await services.delete("after");
  });

  test("CAT-11 an address asked for is given once, and again to who replaces the one that had it", async () => {
    const first = await services.create("asked", { clusterIP: "10.7.0.9" });
    assert.deepEqual(
      [first.clusterIP, first.clusterIPs, first.ipFamilies, first.ipFamilyPolicy],
      ["10.7.0.9", ["10.7.0.9"], ["IPv4"], "SingleStack"],
    );
    const why = (address: string, detail: string) =>
      `spec.clusterIPs: Invalid value: []string{"${address}"}: failed to allocate IP ${address}: ${detail}`;
    assertRefused(await services.refusal("second", { clusterIP: "10.7.0.9" }), why("10.7.0.9", "provided IP is already allocated"));
    assertRefused(
      await services.refusal("outside", { clusterIP: "10.8.0.9" }),
      why("10.8.0.9", "the provided IP (10.8.0.9) is not in the valid range. The range of valid IPs is 10.7.0.0/28"),
    );
    await services.delete("asked");
    assert.equal((await services.create("asked", { clusterIP: "10.7.0.9" })).clusterIP, "10.7.0.9");
    await services.delete("asked");
  });

  test("CAT-11 dry run and refused creates keep nothing", async () => {
    const asked = service("dry", { clusterIP: "10.7.0.5", type: "NodePort", ports: [{ port: 80, nodePort: 31001 }] });
    const dry = assertOk(await services.server.admin.post(`${SERVICES}?dryRun=All`, asked), 201).spec as Spec;
    assert.deepEqual([dry.clusterIP, dry.ports?.[0]?.nodePort], ["10.7.0.5", 31001]);
    assert.ok(
      ((await services.server.admin.post(`${SERVICES}?dryRun=All`, service("dry", { type: "NodePort" }))).json as { spec: Spec }).spec
        .clusterIP,
    );
    assertRefused(
      await services.refusal("Bad_Name", { clusterIP: "10.7.0.5", type: "NodePort", ports: [{ port: 80, nodePort: 31001 }] }),
      /metadata\.name/,
    );
    const spec = await services.create("wet", { clusterIP: "10.7.0.5", type: "NodePort", ports: [{ port: 80, nodePort: 31001 }] });
    assert.equal(spec.clusterIP, "10.7.0.5");
    await services.delete("wet");
  });

  test("CAT-11 what was chosen stays when a PUT leaves it out, and cannot be changed", async () => {
    const { clusterIP, ports } = await services.create("kept", { type: "NodePort" });
    const chosen = ports?.[0]?.nodePort;
    const put = assertOk(await services.server.admin.put(`${SERVICES}/kept`, service("kept", { type: "NodePort" })), 200).spec as Spec;
    assert.deepEqual([put.clusterIP, put.ports?.[0]?.nodePort], [clusterIP, chosen]);
    const other = clusterIP === "10.7.0.2" ? "10.7.0.3" : "10.7.0.2";
    assertRefused(
      await services.server.admin.mergePatch(`${SERVICES}/kept`, { spec: { clusterIP: other } }),
      `spec.clusterIPs[0]: Invalid value: []string{"${other}"}: may not change once set`,
    );
    await services.delete("kept");
  });

  test("CAT-11 ports of nodes are the service's alone; one serves a port in every protocol", async () => {
    const ports = [
      { name: "t", port: 53, protocol: "TCP" },
      { name: "u", port: 53, protocol: "UDP" },
      { name: "o", port: 80, nodePort: 31004 },
    ];
    const spec = await services.create("dns", { type: "NodePort", ports });
    const [tcp, udp, other] = spec.ports?.map(({ nodePort }) => nodePort as number) ?? [];
    assert.equal(tcp, udp);
    assert.equal(other, 31004);
    assert.ok(tcp !== undefined && tcp >= 31000 && tcp < 31004);
    assertRefused(
      await services.refusal("same", { type: "NodePort", ports: [{ port: 1, nodePort: 31004 }] }),
      "spec.ports[0].nodePort: Invalid value: 31004: provided port is already allocated",
    );
    assertRefused(
      await services.refusal("far", { type: "NodePort", ports: [{ port: 1, nodePort: 80 }] }),
      "spec.ports[0].nodePort: Invalid value: 80: provided port is not in the valid range. The range of valid ports is 31000-31004",
    );
    const plain = await services.patch("dns", { type: "ClusterIP" });
    assert.ok(plain.ports?.every(({ nodePort }) => nodePort === undefined));
    assert.equal((await services.create("same", { type: "NodePort", ports: [{ port: 1, nodePort: 31004 }] })).ports?.[0]?.nodePort, 31004);
    await services.delete("dns", "same");
  });

  test("CAT-11 a port keeps its port of nodes by its name, whatever else of it changes", async () => {
    const made = await services.create("named", {
      type: "NodePort",
      ports: [
        { name: "a", port: 80 },
        { name: "b", port: 81 },
      ],
    });
    const [a, b] = made.ports?.map(({ nodePort }) => nodePort) ?? [];
    const { ports } = await services.patch("named", {
      ports: [
        { name: "b", port: 80 },
        { name: "a", port: 82, protocol: "UDP" },
      ],
    });
    assert.deepEqual(
      ports?.map(({ name, nodePort }) => [name, nodePort]),
      [
        ["b", b],
        ["a", a],
      ],
    );
    await services.delete("named");
  });

  test("CAT-11 what a service drops and takes again stays its own, however late the first is given back", async () => {
    const onPort = (nodePort: number): Spec => ({ type: "NodePort", ports: [{ port: 80, nodePort }] });
    await services.create("again", { clusterIP: "10.7.0.9", ...onPort(31000) });
    for (let round = 0; round < 10; round++) {
      await services.patch("again", { ports: [{ port: 80, nodePort: 31001 }] });
      await services.patch("again", { ports: [{ port: 80, nodePort: 31000 }] });
      await services.patch("again", { type: "ExternalName", externalName: "example.com" });
      await services.patch("again", { externalName: null, clusterIP: "10.7.0.9", ...onPort(31000) });
      for (let attempt = 0; attempt < 3; attempt++) {
        assertRefused(await services.refusal("thief", onPort(31000)), /provided port is already allocated/);
        assertRefused(await services.refusal("thief", { clusterIP: "10.7.0.9" }), /provided IP is already allocated/);
      }
    }
    await services.delete("again");
  });

  test("CAT-11 what one of several writers of a service has stored stays taken when the others start over", async () => {
    const onPort: Spec = { type: "NodePort", ports: [{ port: 80, nodePort: 31002 }] };
    for (let round = 0; round < 10; round++) {
      await services.create("shared");
      const patch = (i: number) =>
        services.server.admin.mergePatch(`${SERVICES}/shared`, { metadata: { annotations: { [`writer-${i}`]: "" } }, spec: onPort });
      for (const reply of await Promise.all([1, 2, 3].map(patch))) assertOk(reply, 200);
      assertRefused(await services.refusal("thief", onPort), /provided port is already allocated/);
      await services.delete("shared");
    }
  });

  test("CAT-11 what services that were just deleted had is free for others: whoever asks for any gets all five ports", async () => {
    const names = Array.from({ length: 5 }, (_, i) => `five-${i}`);
    await Promise.all(names.map((name) => services.create(name, { type: "NodePort" })));
    await services.delete(...names);
  });

  test("CAT-11 a load balancer's health port and traffic policy come and go with it", async () => {
    const spec = await services.create("lb", {
      type: "LoadBalancer",
      externalTrafficPolicy: "Local",
      allocateLoadBalancerNodePorts: false,
    });
    assert.ok((spec.healthCheckNodePort ?? 0) >= 31000);
    assert.equal(spec.ports?.[0]?.nodePort, undefined);
    const named = await services.patch("lb", { type: "ExternalName", externalName: "example.com", allocateLoadBalancerNodePorts: null });
    assert.deepEqual(
      [named.clusterIP, named.clusterIPs, named.healthCheckNodePort, named.ipFamilies, named.ipFamilyPolicy, named.externalTrafficPolicy],
      [undefined, undefined, undefined, undefined, undefined, undefined],
    );
    assert.match((await services.patch("lb", { type: "ClusterIP", externalName: null })).clusterIP ?? "", /^10\.7\.0\./);
    await services.delete("lb");
  });

  test("CAT-11 a headless service has no address; two families are refused where there is one", async () => {
    const headless = await services.create("headless", { clusterIP: "None" });
    assert.deepEqual([headless.clusterIPs, headless.ipFamilies, headless.ipFamilyPolicy], [["None"], ["IPv4"], "SingleStack"]);
    const bare = assertOk(
      await services.server.admin.post(SERVICES, { metadata: { name: "bare" }, spec: { clusterIP: "None", ports: [{ port: 1 }] } }),
      201,
    );
    assert.deepEqual([(bare.spec as Spec).ipFamilies, (bare.spec as Spec).ipFamilyPolicy], [["IPv4", "IPv6"], "RequireDualStack"]);
    assertRefused(
      await services.refusal("two", { ipFamilyPolicy: "RequireDualStack" }),
      'spec.ipFamilyPolicy: Invalid value: "RequireDualStack": this cluster is not configured for dual-stack services',
    );
    assertRefused(
      await services.refusal("six", { ipFamilies: ["IPv6"] }),
      'spec.ipFamilies[0]: Invalid value: "IPv6": not configured on this cluster',
    );
    assertRefused(
      await services.refusal("text", { clusterIP: "10.7" }),
      'spec.clusterIPs[0]: Invalid value: "10.7": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)',
    );
    await services.delete("headless", "bare");
  });
});

test("CAT-11 a server with both families gives a service those that it asks for, and what is taken outlives a restart", async (t) => {
  const flags = ["--service-cluster-ip-range=10.7.0.0/24,fd00:7::/112"];
  const dataDir = mkdtempSync(join(tmpdir(), "orch-services-"));
  let services = new Services(await startServer({ flags, dataDir }));
  t.after(async () => {
    await services.server.stop();
    rmSync(dataDir, { recursive: true });
  });
  const refusedChange = async (name: string, spec: object, detail: string) => {
    const { status, json } = await services.server.admin.mergePatch(`${SERVICES}/${name}`, { spec });
    assert.equal(status, 422, JSON.stringify(json));
    assert.deepEqual([json.details.causes[0].field, json.details.causes.length], ["spec.ipFamilyPolicy", 1]);
    assert.ok(json.message.endsWith(detail), json.message);
  };
  const both = await services.create("both", { ipFamilyPolicy: "PreferDualStack" });
  assert.deepEqual(both.ipFamilies, ["IPv4", "IPv6"]);
  assert.match(both.clusterIPs?.[1] ?? "", /^fd00:7::/);
  assert.equal(both.clusterIP, both.clusterIPs?.[0]);
  const six = await services.create("six", { ipFamilies: ["IPv6"] });
  assert.deepEqual([six.ipFamilies, six.clusterIPs?.length], [["IPv6"], 1]);
  await refusedChange("both", { ipFamilies: ["IPv4"] }, "must be 'SingleStack' to release the secondary IP family");
  await refusedChange("both", { clusterIPs: [both.clusterIP] }, "must be 'SingleStack' to release the secondary cluster IP");
  const one = await services.patch("both", { ipFamilyPolicy: "SingleStack" });
  assert.deepEqual([one.clusterIPs, one.ipFamilies], [[both.clusterIP], ["IPv4"]]);
  await refusedChange(
    "both",
    { ipFamilies: ["IPv4", "IPv6"] },
    "must be 'RequireDualStack' or 'PreferDualStack' when multiple IP families are specified",
  );
  const again = await services.patch("both", { ipFamilyPolicy: "RequireDualStack" });
  assert.equal(again.clusterIPs?.length, 2);
  await services.server.stop();
  services = new Services(await startServer({ flags, dataDir }));
  assertRefused(await services.refusal("thief", { clusterIP: again.clusterIP as string }), /provided IP is already allocated/);
  const named = await services.patch("six", { type: "ExternalName", externalName: "example.com" });
  assert.equal((named as { internalTrafficPolicy?: string }).internalTrafficPolicy, undefined);
  await services.delete("both");
  assert.equal((await services.create("heir", { clusterIP: again.clusterIP as string })).clusterIP, again.clusterIP);
});
