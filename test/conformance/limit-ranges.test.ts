/** Limit ranges: defaults that containers get, and bounds of pods, containers and claims (ADM-05). */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { PHASES_BY_HAND, PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";

for (const [profile, domain] of [
  ["orch", "orch.io"],
  ["kubernetes", "kubernetes.io"],
] as const) {
  describe(`limit ranges, profile ${profile}`, () => {
    let server: TestServer;
    let count = 0;
    before(async () => {
      server = await startServer({ profile, flags: [PODS_AS_WRITTEN, PHASES_BY_HAND] });
    });
    after(() => server.stop());

    async function namespaceWith(...limits: object[]) {
      const name = `l${++count}`;
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name } }), 201);
      const at = (resource: string) => `/api/v1/namespaces/${name}/${resource}`;
      assertOk(await server.admin.post(at("limitranges"), { metadata: { name: "bounds" }, spec: { limits } }), 201);
      return at;
    }

    const pod = (name: string, resources: object = {}, more: object = {}) => ({
      metadata: { name },
      spec: { containers: [{ name: "c", image: "i", resources }], ...more },
    });
    const refused = "Forbidden";

    test("ADM-05 containers get the defaults of their namespace, which an annotation tells of", async () => {
      const at = await namespaceWith({
        type: "Container",
        default: { cpu: "2", memory: "1Gi" },
        defaultRequest: { cpu: "1", memory: "1Gi" },
      });
      const made = assertOk(await server.admin.post(at("pods"), pod("a")), 201);
      assert.deepEqual(made.spec.containers[0].resources, { limits: { cpu: "2", memory: "1Gi" }, requests: { cpu: "1", memory: "1Gi" } });
      assert.equal(
        made.metadata.annotations[`${domain}/limit-ranger`],
        "LimitRanger plugin set: cpu, memory request for container c; cpu, memory limit for container c",
      );
      const init = { initContainers: [{ name: "first", image: "i" }] };
      const given = { limits: { cpu: "2", memory: "2Gi" }, requests: { cpu: "1" } };
      const partly = assertOk(await server.admin.post(at("pods"), pod("b", given, init)), 201);
      assert.deepEqual(partly.spec.containers[0].resources, { limits: given.limits, requests: { cpu: "1", memory: "2Gi" } });
      assert.deepEqual(partly.spec.initContainers[0].resources.requests, { cpu: "1", memory: "1Gi" });
      assert.equal(
        partly.metadata.annotations[`${domain}/limit-ranger`],
        "LimitRanger plugin set: cpu, memory request for init container first; cpu, memory limit for init container first",
      );
      const full = { limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "1", memory: "1Gi" } };
      assert.equal(assertOk(await server.admin.post(at("pods"), pod("c", full)), 201).metadata.annotations, undefined);
      assertOk(await server.admin.mergePatch(`${at("pods")}/a`, { metadata: { labels: { x: "y" } } }), 200);
    });

    test("ADM-05, LIM-05 of many containers and many bounds some are told, and no more defaults given than a pod can have", async () => {
      const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`example.com/r${i}`, "1"]));
      const containers = (count: number) => ({ containers: Array.from({ length: count }, (_, i) => ({ name: `c${i}`, image: "i" })) });
      const bounded = await namespaceWith({ type: "Container", maxLimitRequestRatio: many(1000) });
      const told = await server.admin.post(bounded("pods"), pod("a", {}, containers(300)));
      assertStatus(told, 403, refused);
      assert.equal(told.json.message.split(" max limit to request ratio per Container is 1, ").length - 1, 200);
      const given = await namespaceWith({ type: "Container", default: many(1000) });
      assertStatus(await server.admin.post(given("pods"), pod("a", {}, containers(300))), 413, "RequestEntityTooLarge");
      const made = assertOk(await server.admin.post(given("pods"), pod("a", {}, containers(6))), 201);
      for (const { resources } of made.spec.containers) {
        assert.deepEqual(resources, { limits: many(1000), requests: many(1000) });
      }
    });

    test("ADM-05 what is outside the bounds of a container is refused, all of it at once", async () => {
      const at = await namespaceWith({ type: "Container", max: { cpu: "1" }, min: { cpu: "100m" }, maxLimitRequestRatio: { cpu: "2" } });
      const post = async (resources: object) => server.admin.post(at("pods"), pod("a", resources));
      assertStatus(
        await post({ limits: { cpu: "2" }, requests: { cpu: "2" } }),
        403,
        refused,
        'pods "a" is forbidden: maximum cpu usage per Container is 1, but limit is 2',
      );
      assertStatus(
        await post({ limits: { cpu: "50m" }, requests: { cpu: "10m" } }),
        403,
        refused,
        'pods "a" is forbidden: [minimum cpu usage per Container is 100m, but request is 10m, ' +
          "cpu max limit to request ratio per Container is 2, but provided ratio is 5.000000]",
      );
      assertOk(await post({ limits: { cpu: "200m" }, requests: { cpu: "100m" } }), 201);
    });

    test("ADM-05 a pod's bounds are for its containers together", async () => {
      const at = await namespaceWith({ type: "Pod", max: { memory: "1Gi" }, min: { cpu: "1" } });
      assertStatus(
        await server.admin.post(at("pods"), pod("a")),
        403,
        refused,
        'pods "a" is forbidden: [minimum cpu usage per Pod is 1.  No request is specified, maximum memory usage per Pod is 1Gi.  No limit is specified]',
      );
      const half = { name: "x", image: "i", resources: { requests: { cpu: "500m" }, limits: { memory: "600Mi" } } };
      const two = { containers: [half, { ...half, name: "y" }] };
      assertStatus(
        await server.admin.post(at("pods"), pod("a", {}, two)),
        403,
        refused,
        'pods "a" is forbidden: maximum memory usage per Pod is 1Gi, but limit is 1200Mi',
      );
      const resources = { requests: { cpu: "500m" }, limits: { memory: "512Mi" } };
      assertOk(
        await server.admin.post(at("pods"), pod("a", {}, { containers: two.containers.map((each) => ({ ...each, resources })) })),
        201,
      );
    });

    test("ADM-05 claims ask for as much as they may, also when they grow", async () => {
      const at = await namespaceWith({ type: "PersistentVolumeClaim", max: { storage: "2Gi" }, min: { storage: "1Gi" } });
      const claim = (name: string, storage: string) => ({
        metadata: { name },
        spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage } } },
      });
      const claims = at("persistentvolumeclaims");
      assertStatus(
        await server.admin.post(claims, claim("a", "3Gi")),
        403,
        refused,
        'persistentvolumeclaims "a" is forbidden: maximum storage usage per PersistentVolumeClaim is 2Gi, but request is 3Gi',
      );
      assertStatus(
        await server.admin.post(claims, claim("a", "1Mi")),
        403,
        refused,
        'persistentvolumeclaims "a" is forbidden: minimum storage usage per PersistentVolumeClaim is 1Gi, but request is 1Mi',
      );
      assertOk(await server.admin.post(claims, claim("a", "2Gi")), 201);
      assertOk(await server.admin.mergePatch(`${claims}/a/status`, { status: { phase: "Bound" } }), 200);
      assertStatus(
        await server.admin.mergePatch(`${claims}/a`, { spec: { resources: { requests: { storage: "3Gi" } } } }),
        403,
        refused,
        'persistentvolumeclaims "a" is forbidden: maximum storage usage per PersistentVolumeClaim is 2Gi, but request is 3Gi',
      );
    });

    test("ADM-05 bounds hold from when they are there until they are gone", async () => {
      const at = await namespaceWith({ type: "Container", max: { cpu: "1" } });
      const large = { limits: { cpu: "2" } };
      assertStatus(await server.admin.post(at("pods"), pod("a", large)), 403, refused);
      const limits = [{ type: "Container", max: { cpu: "3" } }];
      assertOk(await server.admin.put(`${at("limitranges")}/bounds`, { metadata: { name: "bounds" }, spec: { limits } }), 200);
      assertOk(await server.admin.post(at("pods"), pod("a", large)), 201);
      assertOk(await server.admin.delete(`${at("limitranges")}/bounds`), 200);
      assertOk(await server.admin.post(at("pods"), pod("b", { limits: { cpu: "9" } })), 201);
    });
  });
}
