/** What goes when its time is over, and what stays while it is used. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { PHASES_BY_HAND, startServer, type TestServer } from "../support/server.js";

const CORE = "/api/v1/namespaces/default";
const JOBS = "/apis/batch/v1/namespaces/default/jobs";

for (const [profile, domain] of [
  ["orch", "orch.io"],
  ["kubernetes", "kubernetes.io"],
] as const) {
  describe(`lifetimes, ${profile}`, () => {
    let server: TestServer;
    before(async () => {
      server = await startServer({ profile, flags: ["--event-ttl=2s", PHASES_BY_HAND] });
    });
    after(() => server.stop());

    const gone = (path: string) => eventually(async () => (await server.admin.get(path)).status === 404);
    const there = async (path: string) => assertOk(await server.admin.get(path), 200);

    test("CAT-13 events go a while after they were told last, in whichever group", async () => {
      const involvedObject = { namespace: "default", name: "p", kind: "Pod" };
      const event = (name: string, more: object = {}) => ({ metadata: { name }, involvedObject, message: "m", ...more });
      assertOk(await server.admin.post(`${CORE}/events`, event("once")), 201);
      // Large ones are written elsewhere.
      assertOk(
        await server.admin.post(`${CORE}/events`, event("large", { metadata: { name: "large", annotations: { a: "x".repeat(100_000) } } })),
        201,
      );
      assertOk(await server.admin.post(`${CORE}/configmaps`, { metadata: { name: "lasting" } }), 201);
      await gone(`${CORE}/events/once`);
      await gone(`${CORE}/events/large`);
      await there(`${CORE}/configmaps/lasting`);
    });

    const template = { spec: { restartPolicy: "Never", containers: [{ name: "c", image: "i" }] } };
    const job = async (name: string, spec: object) =>
      assertOk(await server.admin.post(JOBS, { metadata: { name }, spec: { template, ...spec } }), 201);
    const end = async (name: string, type: string, at = Date.now()) => {
      const lastTransitionTime = `${new Date(at).toISOString().slice(0, 19)}Z`;
      const status = { conditions: [{ type, status: "True", lastTransitionTime }] };
      assertOk(await server.admin.mergePatch(`${JOBS}/${name}/status`, { status }), 200);
    };

    test("CAT-13 a job that has ended goes when its time is over, and no other", async () => {
      await job("running", { ttlSecondsAfterFinished: 0 });
      await job("kept", {});
      await job("later", { ttlSecondsAfterFinished: 3600 });
      await job("complete", { ttlSecondsAfterFinished: 1 });
      await job("failed", { ttlSecondsAfterFinished: 0 });
      await end("kept", "Complete", 0);
      await end("later", "Complete");
      await end("complete", "Complete");
      await end("failed", "Failed");
      await gone(`${JOBS}/failed`);
      await gone(`${JOBS}/complete`);
      for (const name of ["running", "kept", "later"]) await there(`${JOBS}/${name}`);
      assertOk(await server.admin.mergePatch(`${JOBS}/later`, { spec: { ttlSecondsAfterFinished: 0 } }), 200);
      await gone(`${JOBS}/later`);
    });

    const finalizer = `${domain}/pvc-protection`;
    const claims = `${CORE}/persistentvolumeclaims`;
    const claim = async (name: string, finalizers: string[] = []) =>
      assertOk(
        await server.admin.post(claims, {
          metadata: { name, finalizers },
          spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } },
        }),
        201,
      );
    const pod = async (name: string, volumes: object[], nodeName?: string) =>
      assertOk(
        await server.admin.post(`${CORE}/pods`, {
          metadata: { name },
          spec: { ...(nodeName === undefined ? {} : { nodeName }), containers: [{ name: "c", image: "i" }], volumes },
        }),
        201,
      );
    const uses = (claimName: string) => [{ name: "v", persistentVolumeClaim: { claimName } }];

    test("ADM-24 a claim has its finalizer, once, and goes at once when no pod on a node uses it", async () => {
      assert.deepEqual((await claim("free")).metadata.finalizers, [finalizer]);
      assert.deepEqual((await claim("named", [finalizer])).metadata.finalizers, [finalizer]);
      await pod("unscheduled", uses("free"));
      await pod("other", uses("named"), "n");
      assertOk(await server.admin.delete(`${claims}/free`), 200);
      await gone(`${claims}/free`);
    });

    test("ADM-24 a claim that a pod uses stays until the last such pod is gone", async () => {
      await claim("used");
      await pod("one", uses("used"), "n");
      await pod("two", uses("used"), "n");
      assertOk(await server.admin.delete(`${claims}/used`), 200);
      const remove = async (name: string) => assertOk(await server.admin.delete(`${CORE}/pods/${name}?gracePeriodSeconds=0`), 200);
      await remove("one");
      await claim("passing");
      assertOk(await server.admin.delete(`${claims}/passing`), 200);
      await gone(`${claims}/passing`);
      const { metadata } = await there(`${claims}/used`);
      assert.deepEqual(metadata.finalizers, [finalizer]);
      assert.notEqual(metadata.deletionTimestamp, undefined);
      await remove("two");
      await gone(`${claims}/used`);
    });

    test("ADM-24 a finalizer that somebody took off comes back, and others are left alone", async () => {
      await claim("bared", ["example.com/own"]);
      assertOk(await server.admin.mergePatch(`${claims}/bared`, { metadata: { finalizers: ["example.com/own"] } }), 200);
      await eventually(async () => (await there(`${claims}/bared`)).metadata.finalizers.includes(finalizer));
      assertOk(await server.admin.delete(`${claims}/bared`), 200);
      const left = await eventually(async () => {
        const { metadata } = await there(`${claims}/bared`);
        return !metadata.finalizers.includes(finalizer) && metadata.finalizers;
      });
      assert.deepEqual(left, ["example.com/own"]);
      assertOk(await server.admin.mergePatch(`${claims}/bared`, { metadata: { finalizers: null } }), 200);
    });

    test("ADM-24 a volume stays while it is bound", async () => {
      const volumes = "/api/v1/persistentvolumes";
      const spec = { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/x" } };
      const made = assertOk(await server.admin.post(volumes, { metadata: { name: "v" }, spec }), 201);
      assert.deepEqual(made.metadata.finalizers, [`${domain}/pv-protection`]);
      const phase = async (value: string) =>
        assertOk(await server.admin.mergePatch(`${volumes}/v/status`, { status: { phase: value } }), 200);
      await phase("Bound");
      assertOk(await server.admin.delete(`${volumes}/v`), 200);
      assertOk(await server.admin.post(volumes, { metadata: { name: "w" }, spec }), 201);
      assertOk(await server.admin.delete(`${volumes}/w`), 200);
      await gone(`${volumes}/w`);
      await there(`${volumes}/v`);
      await phase("Released");
      await gone(`${volumes}/v`);
    });

    test("nothing of this failed", () => assert.doesNotMatch(server.output(), /controller failed/));
  });
}

test("ADM-24, CAT-13 what is switched off does nothing", async () => {
  const flags = ["--disable-admission-plugins=StorageObjectInUseProtection", "--controllers=namespace", "--event-ttl=0"];
  const server = await startServer({ flags });
  try {
    const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
    const claim = assertOk(await server.admin.post(`${CORE}/persistentvolumeclaims`, { metadata: { name: "c" }, spec }), 201);
    assert.equal(claim.metadata.finalizers, undefined);
  } finally {
    await server.stop();
  }
});
