/** Endpoints, slices, ingresses, network policies, services: what they may say. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { assertCauses } from "./refusals.js";

const CORE = "/api/v1/namespaces/default";
const NETWORKING = "/apis/networking.orch.io/v1/namespaces/default";
const SLICES = "/apis/discovery.orch.io/v1/namespaces/default/endpointslices";

describe("networks", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test("CAT-04 endpoints have addresses that lead elsewhere, and ports", async () => {
    const subsets = [{}, { addresses: [{ ip: "127.0.0.1" }, { ip: "x" }], ports: [{ port: 0, protocol: "HTTP" }] }];
    assertCauses(
      await server.admin.post(`${CORE}/endpoints`, { metadata: { name: "e" }, subsets }),
      "subsets[0]: Required value: must specify `addresses` or `notReadyAddresses`",
      'subsets[1].addresses[0].ip: Invalid value: "127.0.0.1": may not be in the loopback range (127.0.0.0/8, ::1/128)',
      'subsets[1].addresses[1].ip: Invalid value: "x": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)',
      'subsets[1].addresses[1].ip: Invalid value: "x": must be a valid IP address',
      "subsets[1].ports[0].port: Invalid value: 0: must be between 1 and 65535, inclusive",
      'subsets[1].ports[0].protocol: Unsupported value: "HTTP": supported values: "SCTP", "TCP", "UDP"',
    );
    const special = {
      "::ffff:127.0.0.1": "loopback",
      "127.000.0.1": "loopback",
      "::ffff:a9fe:a9fe": "link-local",
      "FE80::1": "link-local",
    };
    for (const [ip, range] of Object.entries({ ...special, "0:0::": "unspecified", "::ffff:224.0.0.1": "multicast" })) {
      const refused = await server.admin.post(`${CORE}/endpoints`, {
        metadata: { name: "e" },
        subsets: [{ addresses: [{ ip }], ports: [{ port: 1 }] }],
      });
      assertStatus(refused, 422, "Invalid", new RegExp(`may not be .*${range}`));
    }
    const good = [{ addresses: [{ ip: "10.0.0.1" }, { ip: "10.0.0.2" }], ports: [{ port: 80 }, { name: "b", port: 81 }] }];
    const unnamed = await server.admin.post(`${CORE}/endpoints`, { metadata: { name: "e" }, subsets: good });
    assertStatus(unnamed, 422, "Invalid", /subsets\[0\]\.ports/);
    good[0]!.ports[0]!.name = "a";
    const made = assertOk(await server.admin.post(`${CORE}/endpoints`, { metadata: { name: "e" }, subsets: good }), 201);
    assert.equal(made.subsets[0].ports[0].protocol, "TCP");
    const table = await server.admin.get(`${CORE}/endpoints/e`, { accept: "application/json;as=Table;g=meta.orch.io;v=v1" });
    assert.equal(assertOk(table, 200).rows[0].cells[1], "10.0.0.1:80,10.0.0.2:80,10.0.0.1:81 + 1 more...");
  });

  test("CAT-04, CAT-05 slices hold addresses of one kind, which stays", async () => {
    const slice = (more: object) => ({ metadata: { name: "s" }, addressType: "IPv4", endpoints: [], ...more });
    assertCauses(
      await server.admin.post(SLICES, slice({ endpoints: [{ addresses: [] }, { addresses: ["::1"] }] })),
      "endpoints[0].addresses: Required value: must contain at least 1 address",
      'endpoints[1].addresses[0]: Invalid value: "::1": must be a valid IPv4 address',
      'endpoints[1].addresses[0]: Invalid value: "::1": may not be in the loopback range (127.0.0.0/8, ::1/128)',
    );
    assertCauses(
      await server.admin.post(SLICES, slice({ addressType: "IPv6", endpoints: [{ addresses: ["::ffff:127.0.0.1"] }] })),
      'endpoints[0].addresses[0]: Invalid value: "::ffff:127.0.0.1": must be a valid IPv6 address',
      'endpoints[0].addresses[0]: Invalid value: "::ffff:127.0.0.1": may not be in the loopback range (127.0.0.0/8, ::1/128)',
    );
    const made = assertOk(await server.admin.post(SLICES, slice({ ports: [{ port: 80 }] })), 201);
    assert.deepEqual([made.ports, made.metadata.generation], [[{ name: "", protocol: "TCP", port: 80 }], 1]);
    assertCauses(
      await server.admin.put(`${SLICES}/s`, { ...made, addressType: "IPv6" }),
      'addressType: Invalid value: "IPv6": field is immutable',
    );
    assertCauses(await server.admin.post(SLICES, slice({ addressType: "" })), "addressType: Required value");
    assertCauses(
      await server.admin.post(SLICES, slice({ addressType: "IPX" })),
      'addressType: Unsupported value: "IPX": supported values: "FQDN", "IPv4", "IPv6"',
    );
  });

  test("CAT-07 v1beta1 of a slice tells the place by labels", async () => {
    const older = SLICES.replace("v1", "v1beta1");
    const topology = { "topology.orch.io/zone": "z", "orch.io/hostname": "n", rack: "r" };
    const slice = { metadata: { name: "t" }, addressType: "IPv4", endpoints: [{ addresses: ["10.0.0.1"], nodeName: "n", topology }] };
    assertOk(await server.admin.post(older, slice), 201);
    const [endpoint] = assertOk(await server.admin.get(`${SLICES}/t`), 200).endpoints;
    assert.deepEqual(
      [endpoint.zone, endpoint.nodeName, endpoint.deprecatedTopology, endpoint.topology],
      ["z", "n", { rack: "r" }, undefined],
    );
    const [shown] = assertOk(await server.admin.get(`${older}/t`), 200).endpoints;
    assert.deepEqual([shown.topology, shown.zone], [topology, undefined]);
  });

  test("CAT-04, CAT-07 labels of the place are checked but for the zone, and counted though v1 drops them", async () => {
    const older = SLICES.replace("v1", "v1beta1");
    const slice = (topology: object) => ({
      metadata: { name: "p" },
      addressType: "IPv4",
      endpoints: [{ addresses: ["10.0.0.1"], topology }],
    });
    assertCauses(
      await server.admin.post(older, slice(Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`k${i}`, "v"])))),
      "endpoints[0].deprecatedTopology: Too many: 17: must have at most 16 items",
    );
    const bad = await server.admin.post(older, slice({ "a b": "v", rack: "c d" }));
    assert.deepEqual(
      bad.json.details.causes.map(({ field, message }: { field: string; message: string }) => `${field}: ${message.slice(0, 20)}`),
      ['endpoints[0].deprecatedTopology: Invalid value: "a b"', 'endpoints[0].deprecatedTopology: Invalid value: "c d"'],
    );
    const made = assertOk(await server.admin.post(older, slice({ "topology.orch.io/zone": "a b!", "orch.io/hostname": "h" })), 201);
    assert.equal(made.metadata.generation, 1);
    const changed = { metadata: { name: "p" }, addressType: "IPv4" };
    const place = { "orch.io/hostname": "h", rack: "r" };
    for (const generation of [2, 3]) {
      const endpoints = [
        { addresses: ["10.0.0.2"], deprecatedTopology: place },
        { addresses: ["10.0.0.3"], deprecatedTopology: { "orch.io/hostname": "new" } },
      ];
      const stored = assertOk(await server.admin.put(`${SLICES}/p`, { ...changed, endpoints }), 200);
      assert.equal(stored.metadata.generation, generation);
      assert.ok(stored.endpoints.every((endpoint: object) => !("deprecatedTopology" in endpoint)));
      assert.deepEqual([stored.endpoints[0].nodeName, stored.endpoints[1].nodeName], [generation === 2 ? "h" : undefined, undefined]);
    }
  });

  test("CAT-04 an ingress leads somewhere", async () => {
    const ingress = (spec: object) => ({ metadata: { name: "i" }, spec });
    assertCauses(
      await server.admin.post(`${NETWORKING}/ingresses`, ingress({})),
      "spec: Invalid value: []string{}: either `defaultBackend` or `rules` must be specified",
    );
    const service = { name: "s", port: { number: 80 } };
    const rules = [
      { host: "10.0.0.1", http: { paths: [{ path: "x", pathType: "Prefix", backend: { service } }] } },
      { host: "*.Example", http: { paths: [{ path: "/a//b", pathType: "Exact", backend: {} }, { backend: { service: { name: "s" } } }] } },
    ];
    const causes = (await server.admin.post(`${NETWORKING}/ingresses`, ingress({ rules }))).json.details.causes as {
      field: string;
      message: string;
    }[];
    const told = causes.map(({ field, message }) => `${field}: ${message}`);
    for (const wanted of [
      'spec.rules[0].host: Invalid value: "10.0.0.1": must be a DNS name, not an IP address',
      'spec.rules[0].http.paths[0].path: Invalid value: "x": must be an absolute path',
      "spec.rules[1].http.paths[0].path: Invalid value: \"/a//b\": must not contain '//'",
      'spec.rules[1].http.paths[0].backend: Invalid value: "": resource or service backend is required',
      "spec.rules[1].http.paths[1].pathType: Required value",
      "spec.rules[1].http.paths[1].backend: Required value: port name or number is required",
    ])
      assert(told.includes(wanted), `${wanted}\nin\n${told.join("\n")}`);
    const both = {
      metadata: { name: "i", annotations: { "orch.io/ingress.class": "c" } },
      spec: { ingressClassName: "c", defaultBackend: { service } },
    };
    assertCauses(
      await server.admin.post(`${NETWORKING}/ingresses`, both),
      'metadata.annotations: Invalid value: "c": can not be set when the class field is also set',
    );
  });

  test("NEG-14 a service shows all places of its load balancer", async () => {
    const spec = { type: "LoadBalancer", selector: { app: "web" }, ports: [{ port: 80 }] };
    assertOk(await server.admin.post(`${CORE}/services`, { metadata: { name: "balanced" }, spec }), 201);
    const status = { loadBalancer: { ingress: [{ ip: "9.9.9.9" }, { hostname: "balancer.example.com" }] } };
    assertOk(await server.admin.mergePatch(`${CORE}/services/balanced/status`, { status }), 200);
    const table = await server.admin.get(`${CORE}/services/balanced`, { accept: "application/json;as=Table;g=meta.orch.io;v=v1" });
    assert.equal(assertOk(table, 200).rows[0].cells[3], "9.9.9.9,balancer.example.com");
  });

  test("CAT-04 whom a load balancer lets through is a list of ranges, in the specification or an annotation", async () => {
    const annotation = "service.beta.orch.io/load-balancer-source-ranges";
    const service = (spec: object, ranges?: string) => ({
      metadata: { name: "ranges", ...(ranges === undefined ? {} : { annotations: { [annotation]: ranges } }) },
      spec: { ports: [{ port: 80 }], ...spec },
    });
    const post = (spec: object, ranges?: string) => server.admin.post(`${CORE}/services?dryRun=All`, service(spec, ranges));
    const type = "LoadBalancer";
    const list = "must be a list of IP ranges. For example, 10.240.0.0/24,10.250.0.0/24 ";
    const used = "Forbidden: may only be used when `type` is 'LoadBalancer'";
    assertOk(await post({ type, loadBalancerSourceRanges: ["10.0.0.0/8", " 10.0.0.0/9 "] }), 201);
    assertOk(await post({ type }, " 10.0.0.0/8, fd00::/8"), 201);
    assertOk(await post({ type }, ""), 201);
    assertCauses(await post({ loadBalancerSourceRanges: ["10.0.0.0/8"] }), `spec.LoadBalancerSourceRanges: ${used}`);
    const shown = `spec.LoadBalancerSourceRanges: Invalid value: "[10.0.0.0/8 x]": ${list}`;
    assertCauses(await post({ type, loadBalancerSourceRanges: ["10.0.0.0/8", "x"] }, "y"), shown);
    const field = `metadata.annotations[${annotation}]`;
    assertCauses(await post({}, "foo"), `${field}: ${used}`, `${field}: Invalid value: "foo": ${list}`);
  });

  test("CAT-04 ingresses and network policies are refused in the name of the group they come from, and missed in that of theirs", async () => {
    for (const [kind, plural, spec] of [
      ["Ingress", "ingresses", {}],
      ["NetworkPolicy", "networkpolicies", { podSelector: {}, policyTypes: ["x"] }],
    ] as const) {
      const refused = await server.admin.post(`${NETWORKING}/${plural}`, { metadata: { name: "old" }, spec });
      assertStatus(refused, 422, "Invalid", new RegExp(`^${kind}\\.extensions "old" is invalid: `));
      assert.equal(refused.json.details.group, "extensions");
      const missing = await server.admin.get(`${NETWORKING}/${plural}/old`);
      assert.equal(missing.json.details.group, "networking.orch.io");
    }
  });

  test("CAT-05 the status of a network policy waits for its gate", async () => {
    const gated = await startServer({ flags: ["--feature-gates=NetworkPolicyStatus=true"] });
    const lastTransitionTime = "2026-01-01T00:00:00Z";
    const conditions = [{ type: "Accepted", status: "True", reason: "Fits", message: "", lastTransitionTime }];
    for (const [{ admin }, kept] of [
      [server, undefined],
      [gated, conditions],
    ] as const) {
      assertOk(await admin.post(`${NETWORKING}/networkpolicies`, { metadata: { name: "stated" }, spec: { podSelector: {} } }), 201);
      const written = await admin.mergePatch(`${NETWORKING}/networkpolicies/stated/status`, { status: { conditions } });
      assert.deepEqual(assertOk(written, 200).status.conditions, kept);
    }
    await gated.stop();
  });

  test("CAT-03, CAT-04 a network policy is about ingress, and about egress where it has rules for it", async () => {
    const policy = (name: string, spec: object) => ({ metadata: { name }, spec: { podSelector: {}, ...spec } });
    const made = assertOk(await server.admin.post(`${NETWORKING}/networkpolicies`, policy("a", { egress: [{}] })), 201);
    assert.deepEqual(made.spec.policyTypes, ["Ingress", "Egress"]);
    const plain = await server.admin.post(`${NETWORKING}/networkpolicies`, policy("b", { ingress: [{ ports: [{ port: 80 }] }] }));
    assert.deepEqual([assertOk(plain, 201).spec.policyTypes, plain.json.spec.ingress[0].ports[0].protocol], [["Ingress"], "TCP"]);
    const ingress = [
      { ports: [{ endPort: 90 }, { port: 80, endPort: 70 }, { port: "http", endPort: 90 }, { protocol: "ICMP" }], from: [{}] },
      { from: [{ ipBlock: { cidr: "10.0.0.0" }, podSelector: {} }] },
    ];
    assertCauses(
      await server.admin.post(`${NETWORKING}/networkpolicies`, policy("c", { ingress, policyTypes: ["Other"] })),
      "spec.ingress[0].ports[0].port: Required value: must be specified when `endPort` is specified",
      "spec.ingress[0].ports[1].endPort: Invalid value: 80: must be greater than or equal to `port`",
      "spec.ingress[0].ports[2].endPort: Invalid value: 90: may not be specified when `port` is non-numeric",
      'spec.ingress[0].ports[3].protocol: Unsupported value: "ICMP": supported values: "TCP", "UDP", "SCTP"',
      "spec.ingress[0].from[0]: Required value: must specify a peer",
      "spec.ingress[1].from[0]: Forbidden: may not specify both ipBlock and another peer",
      'spec.ingress[1].from[0].ipBlock.cidr: Invalid value: "10.0.0.0": not a valid CIDR',
      'spec.policyTypes[0]: Unsupported value: "Other": supported values: "Ingress", "Egress"',
    );
  });
});
