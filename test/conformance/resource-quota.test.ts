/** Quotas: what a namespace may use in all, exact whoever writes at once, with a status that is true (ADM-20). */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { PHASES_BY_HAND, PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";

for (const profile of ["orch", "kubernetes"] as const) {
  describe(`quotas, profile ${profile}`, () => {
    let server: TestServer;
    let count = 0;
    before(async () => {
      server = await startServer({ profile, flags: [PODS_AS_WRITTEN, PHASES_BY_HAND] });
    });
    after(() => server.stop());

    const domain = profile === "orch" ? "orch.io" : "k8s.io";

    /** A namespace of its own with quotas, and how to speak of what is in it. */
    async function namespaceWith(...quotas: object[]) {
      const name = `q${++count}`;
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name } }), 201);
      const at = (resource: string, group = "") => `${group === "" ? "/api/v1" : `/apis/${group}`}/namespaces/${name}/${resource}`;
      const made = quotas.map((spec, index) => server.admin.post(at("resourcequotas"), { metadata: { name: `quota${index}` }, spec }));
      for (const reply of await Promise.all(made)) assertOk(reply, 201);
      const status = async (index = 0) => assertOk(await server.admin.get(`${at("resourcequotas")}/quota${index}`), 200).status;
      return { at, status, used: async (index = 0) => (await status(index))?.used };
    }

    const pod = (name: string, resources: object = {}, spec: object = {}) => ({
      metadata: { name },
      spec: { containers: [{ name: "c", image: "i", resources }], ...spec },
    });
    const usedIs = (used: () => Promise<object | undefined>, expected: object) =>
      eventually(async () => JSON.stringify(await used()) === JSON.stringify(expected));

    test("ADM-20 what is over quota is refused, and what is used is told at once", async () => {
      const { at, used, status } = await namespaceWith({ hard: { pods: "1" } });
      assertOk(await server.admin.post(at("pods"), pod("a")), 201);
      assert.deepEqual(await status(), { hard: { pods: "1" }, used: { pods: "1" } });
      assertStatus(
        await server.admin.post(at("pods"), pod("b")),
        403,
        "Forbidden",
        'pods "b" is forbidden: exceeded quota: quota0, requested: pods=1, used: pods=1, limited: pods=1',
      );
      assertOk(await server.admin.delete(`${at("pods")}/a`, { gracePeriodSeconds: 0 }), 200);
      assertOk(await server.admin.post(at("pods"), pod("b")), 201);
      assert.deepEqual(await used(), { pods: "1" });
      assertOk(await server.admin.delete(at("pods"), { gracePeriodSeconds: 0 }), 200);
      await usedIs(used, { pods: "0" });
    });

    test("ADM-20 of a hundred that write at once as many are admitted as are allowed", async () => {
      const { at, used } = await namespaceWith({ hard: { pods: "10" } }, { hard: { "count/pods": "20" } });
      const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => server.admin.post(at("pods"), pod(`p${i}`))));
      assert.equal(replies.filter((reply) => reply.status === 201).length, 10);
      for (const reply of replies.filter((each) => each.status !== 201)) {
        assertStatus(reply, 403, "Forbidden", /exceeded quota: quota0, requested: pods=1, used: pods=10, limited: pods=10$/);
      }
      assert.equal(assertOk(await server.admin.get(at("pods")), 200).items.length, 10);
      assert.deepEqual(await used(), { pods: "10" });
      await usedIs(() => used(1), { "count/pods": "10" });
      assertOk(await server.admin.delete(at("pods"), { gracePeriodSeconds: 0 }), 200);
      await usedIs(used, { pods: "0" });
      await usedIs(() => used(1), { "count/pods": "0" });
    });

    test("ADM-20 names that are taken and dry runs use nothing", async () => {
      const { at, used } = await namespaceWith({ hard: { "count/secrets": "5", secrets: "5" } });
      const maps = at("secrets");
      const made = await Promise.all(Array.from({ length: 40 }, () => server.admin.post(maps, { metadata: { name: "same" } })));
      assert.deepEqual(
        [...new Set(made.map(({ status }) => status))].sort(),
        made.some(({ status }) => status === 403) ? [201, 403, 409] : [201, 409],
      );
      for (let i = 0; i < 10; i++) assertOk(await server.admin.post(`${maps}?dryRun=All`, { metadata: { name: `dry${i}` } }), 201);
      const rest = await Promise.all(Array.from({ length: 20 }, () => server.admin.post(maps, { metadata: { generateName: "g-" } })));
      assert.equal(rest.filter(({ status }) => status === 201).length, 4);
      assertStatus(await server.admin.post(`${maps}?dryRun=All`, { metadata: { name: "dry" } }), 403, "Forbidden", /exceeded quota/);
      await usedIs(used, { "count/secrets": "5", secrets: "5" });
    });

    test("ADM-20 large objects are counted like others, whatever works on them", async () => {
      const { at, used } = await namespaceWith({ hard: { secrets: "1" } });
      const large = (name: string) => ({ metadata: { name }, stringData: { text: "x".repeat(200_000) } });
      assertOk(await server.admin.post(at("secrets"), large("a")), 201);
      assertStatus(await server.admin.post(at("secrets"), large("b")), 403, "Forbidden", /exceeded quota: quota0/);
      assert.deepEqual(await used(), { secrets: "1" });
    });

    test("ADM-20 objects of every resource are counted by its name and group", async () => {
      const group = `networking.${domain}`;
      const { at, used } = await namespaceWith({
        hard: {
          [`count/networkpolicies.${group}`]: "1",
          "count/deployments.apps": "0",
          replicationcontrollers: "1",
          "count/none.example.com": "3",
        },
      });
      const policy = (name: string) => ({ metadata: { name }, spec: { podSelector: {} } });
      const policies = at("networkpolicies", `${group}/v1`);
      assertOk(await server.admin.post(policies, policy("a")), 201);
      assertStatus(await server.admin.post(policies, policy("b")), 403, "Forbidden", /^networkpolicies\..* "b" is forbidden: exceeded/);
      const controllers = at("replicationcontrollers");
      const controller = (name: string) => ({ metadata: { name }, spec: { template: { ...pod("p"), metadata: { labels: { a: "b" } } } } });
      assertOk(await server.admin.post(controllers, controller("s")), 201);
      assertStatus(await server.admin.post(controllers, controller("t")), 403, "Forbidden");
      await usedIs(used, { "count/deployments.apps": "0", [`count/networkpolicies.${group}`]: "1", replicationcontrollers: "1" });
    });

    test("ADM-20 requests, limits and resources of other vendors are added up; containers have to say what a quota asks", async () => {
      const { at, used } = await namespaceWith({
        hard: { "requests.cpu": "1", "limits.memory": "1Gi", "requests.example.com/gpu": "2", "count/pods": "10" },
      });
      assertStatus(
        await server.admin.post(at("pods"), pod("silent", { requests: { cpu: "1" } })),
        403,
        "Forbidden",
        'pods "silent" is forbidden: failed quota: quota0: must specify limits.memory',
      );
      const given = { requests: { cpu: "300m", "example.com/gpu": "2" }, limits: { memory: "512Mi", "example.com/gpu": "2" } };
      assertOk(await server.admin.post(at("pods"), pod("a", given)), 201);
      assert.deepEqual(await used(), {
        "count/pods": "1",
        "limits.memory": "512Mi",
        "requests.cpu": "300m",
        "requests.example.com/gpu": "2",
      });
      const more = { requests: { cpu: "800m" }, limits: { memory: "513Mi" } };
      assertStatus(
        await server.admin.post(at("pods"), pod("b", more)),
        403,
        "Forbidden",
        'pods "b" is forbidden: exceeded quota: quota0, requested: limits.memory=513Mi,requests.cpu=800m, ' +
          "used: limits.memory=512Mi,requests.cpu=300m, limited: limits.memory=1Gi,requests.cpu=1",
      );
      const ended = { status: { phase: "Succeeded" } };
      assertOk(await server.admin.mergePatch(`${at("pods")}/a/status`, ended), 200);
      await usedIs(used, { "count/pods": "1", "limits.memory": "0", "requests.cpu": "0", "requests.example.com/gpu": "0" });
      assertOk(await server.admin.post(at("pods"), pod("b", more)), 201);
    });

    test("ADM-20 LIM-05 a pod that asks for more resources than are counted is refused where a quota is, however they are spread", async () => {
      const many = (count: number) => {
        const amounts = Object.fromEntries(Array.from({ length: count }, (_, index) => [`example.com/r${index}`, "1"]));
        return { requests: { ...amounts, cpu: "1" }, limits: { ...amounts, cpu: "1" } };
      };
      const { at, used } = await namespaceWith({ hard: { pods: "5", "requests.example.com/r1": "5", "requests.cpu": "5" } });
      const refusal = 'pods "a" is forbidden: must ask for at most 4096 resources in all containers';
      assertStatus(await server.admin.post(at("pods"), pod("a", many(4097))), 403, "Forbidden", refusal);
      const containers = Array.from({ length: 3 }, (_, index) => ({ name: `c${index}`, image: "i", resources: many(1366) }));
      assertStatus(await server.admin.post(at("pods"), pod("a", {}, { containers })), 403, "Forbidden", refusal);
      assertOk(await server.admin.post(at("pods"), pod("a", many(4096))), 201);
      assert.deepEqual(await used(), { pods: "1", "requests.cpu": "1", "requests.example.com/r1": "1" });
    });

    test("ADM-20 amounts beyond all measure are refused, and what is there stays counted", async () => {
      const { at, used } = await namespaceWith({ hard: { "requests.cpu": "4", "requests.example.com/gpu": "1e9" } });
      const huge = (value: string) => ({ requests: { cpu: "1", "example.com/gpu": value }, limits: { "example.com/gpu": value } });
      assertOk(await server.admin.post(at("pods"), pod("a", huge("3"))), 201);
      for (const value of ["1e999999", "123456789012345678901234567890123456789012345678901234567890E"]) {
        assertStatus(await server.admin.post(at("pods"), pod("b", huge(value))), 403, "Forbidden", /exceeded quota: quota0/);
      }
      assert.deepEqual(await used(), { "requests.cpu": "1", "requests.example.com/gpu": "3" });
      // Without the bound they are stored, and counted when it is back.
      const path = `${at("resourcequotas")}/quota0`;
      const gone = { spec: { hard: { "requests.example.com/gpu": null } } };
      assertOk(await server.admin.mergePatch(path, gone), 200);
      assertOk(await server.admin.post(at("pods"), pod("b", huge("1e999999"))), 201);
      assertOk(await server.admin.mergePatch(path, { spec: { hard: { "requests.example.com/gpu": "9" } } }), 200);
      await eventually(async () => (await used())?.["requests.example.com/gpu"]?.length > 12);
      assertOk(await server.admin.delete(`${at("pods")}/b`, { gracePeriodSeconds: 0 }), 200);
      await usedIs(used, { "requests.cpu": "1", "requests.example.com/gpu": "3" });
    });

    test("ADM-20 a quota with scopes counts what is in them", async () => {
      const selector = (operator: string, values?: string[]) => ({
        scopeSelector: { matchExpressions: [{ scopeName: "PriorityClass", operator, ...(values === undefined ? {} : { values }) }] },
      });
      const { at, used } = await namespaceWith(
        { hard: { pods: "1" }, scopes: ["BestEffort"] },
        { hard: { pods: "1" }, scopes: ["Terminating", "NotBestEffort"] },
        { hard: { pods: "5" }, ...selector("In", ["some"]) },
        { hard: { pods: "5" }, ...selector("DoesNotExist") },
      );
      const cpu = { requests: { cpu: "1" } };
      assertOk(await server.admin.post(at("pods"), pod("a")), 201);
      assertStatus(await server.admin.post(at("pods"), pod("b")), 403, "Forbidden", /exceeded quota: quota0/);
      assertOk(await server.admin.post(at("pods"), pod("c", cpu, { activeDeadlineSeconds: 5 })), 201);
      assertStatus(
        await server.admin.post(at("pods"), pod("d", cpu, { activeDeadlineSeconds: 5 })),
        403,
        "Forbidden",
        /exceeded quota: quota1/,
      );
      assertOk(await server.admin.post(at("pods"), pod("e", cpu)), 201);
      await usedIs(() => used(1), { pods: "1" });
      await usedIs(() => used(2), { pods: "0" });
      await usedIs(() => used(3), { pods: "3" });
    });

    test("ADM-20 claims are counted by class, and may not grow beyond a quota; a deletion frees", async () => {
      const gold = `gold.storageclass.storage.${domain}`;
      const { at, used } = await namespaceWith({
        hard: { "requests.storage": "10Gi", persistentvolumeclaims: "2", [`${gold}/requests.storage`]: "5Gi" },
      });
      const claim = (name: string, storage: string, storageClassName: string) => ({
        metadata: { name },
        spec: { accessModes: ["ReadWriteOnce"], storageClassName, resources: { requests: { storage } } },
      });
      const claims = at("persistentvolumeclaims");
      assertOk(await server.admin.post(claims, claim("a", "4Gi", "gold")), 201);
      assertStatus(
        await server.admin.post(claims, claim("b", "2Gi", "gold")),
        403,
        "Forbidden",
        `persistentvolumeclaims "b" is forbidden: exceeded quota: quota0, requested: ${gold}/requests.storage=2Gi, ` +
          `used: ${gold}/requests.storage=4Gi, limited: ${gold}/requests.storage=5Gi`,
      );
      assertOk(await server.admin.post(claims, claim("b", "2Gi", "other")), 201);
      assert.deepEqual(await used(), { [`${gold}/requests.storage`]: "4Gi", persistentvolumeclaims: "2", "requests.storage": "6Gi" });
      const growing = { metadata: { name: "gold" }, provisioner: "x.io/p", allowVolumeExpansion: true };
      assertOk(await server.admin.post(`/apis/storage.${domain}/v1/storageclasses`, growing), 201);
      assertOk(await server.admin.mergePatch(`${claims}/a/status`, { status: { phase: "Bound" } }), 200);
      const grow = (storage: string) => server.admin.mergePatch(`${claims}/a`, { spec: { resources: { requests: { storage } } } });
      assertOk(await grow("5Gi"), 200);
      assert.equal((await used())["requests.storage"], "7Gi");
      assertStatus(
        await grow("6Gi"),
        403,
        "Forbidden",
        `persistentvolumeclaims "a" is forbidden: exceeded quota: quota0, requested: ${gold}/requests.storage=1Gi, ` +
          `used: ${gold}/requests.storage=5Gi, limited: ${gold}/requests.storage=5Gi`,
      );
      assertOk(await server.admin.delete(`${claims}/a`), 200);
      await usedIs(used, { [`${gold}/requests.storage`]: "0", persistentvolumeclaims: "1", "requests.storage": "2Gi" });
    });

    test("ADM-20 a service that becomes another type needs what that takes", async () => {
      const { at, used } = await namespaceWith({ hard: { services: "2", "services.nodeports": "2", "services.loadbalancers": "1" } });
      const service = (name: string, type: string, ports = 1) => ({
        metadata: { name },
        spec: { type, ports: Array.from({ length: ports }, (_, i) => ({ name: `p${i}`, port: 80 + i })) },
      });
      const services = at("services");
      assertOk(await server.admin.post(services, service("a", "ClusterIP")), 201);
      assertOk(await server.admin.post(services, service("b", "NodePort", 2)), 201);
      assert.deepEqual(await used(), { services: "2", "services.loadbalancers": "0", "services.nodeports": "2" });
      assertStatus(
        await server.admin.mergePatch(`${services}/a`, { spec: { type: "NodePort" } }),
        403,
        "Forbidden",
        'services "a" is forbidden: exceeded quota: quota0, requested: services.nodeports=1, used: services.nodeports=2, limited: services.nodeports=2',
      );
      assertOk(await server.admin.mergePatch(`${services}/b`, { spec: { type: "ClusterIP", externalTrafficPolicy: null } }), 200);
      await usedIs(used, { services: "2", "services.loadbalancers": "0", "services.nodeports": "0" });
      const both = await Promise.all(
        ["a", "b"].map((name) => server.admin.mergePatch(`${services}/${name}`, { spec: { type: "LoadBalancer" } })),
      );
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 403]);
      await usedIs(used, { services: "2", "services.loadbalancers": "1", "services.nodeports": "1" });
    });

    test("ADM-20 a quota that comes later counts what is there, and what somebody writes into its status is set right", async () => {
      const { at, used, status } = await namespaceWith();
      for (const name of ["a", "b"]) assertOk(await server.admin.post(at("secrets"), { metadata: { name } }), 201);
      assertOk(await server.admin.post(at("resourcequotas"), { metadata: { name: "quota0" }, spec: { hard: { secrets: "1" } } }), 201);
      assertStatus(await server.admin.post(at("secrets"), { metadata: { name: "c" } }), 403, "Forbidden", /used: secrets=2, limited/);
      await usedIs(used, { secrets: "2" });
      const path = `${at("resourcequotas")}/quota0`;
      assertOk(await server.admin.mergePatch(`${path}/status`, { status: { hard: { secrets: "9" }, used: { secrets: "0" } } }), 200);
      await usedIs(used, { secrets: "2" });
      assert.deepEqual((await status()).hard, { secrets: "1" });
      assertOk(await server.admin.mergePatch(path, { spec: { hard: { secrets: "3" } } }), 200);
      assertOk(await server.admin.post(at("secrets"), { metadata: { name: "c" } }), 201);
      assert.deepEqual(await status(), { hard: { secrets: "3" }, used: { secrets: "3" } });
    });
  });
}
