/** What pods, claims and ingresses get from the classes that they name, or that are the default. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { PHASES_BY_HAND, PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";

for (const [profile, domain, labels] of [
  ["orch", "orch.io", "orch.io"],
  ["kubernetes", "k8s.io", "kubernetes.io"],
] as const) {
  describe(`classes, profile ${profile}`, () => {
    let server: TestServer;
    before(async () => {
      server = await startServer({ profile, flags: [PODS_AS_WRITTEN, PHASES_BY_HAND] });
    });
    after(() => server.stop());

    const PODS = "/api/v1/namespaces/default/pods";
    const CLAIMS = "/api/v1/namespaces/default/persistentvolumeclaims";
    const PRIORITIES = `/apis/scheduling.${domain}/v1/priorityclasses`;
    const RUNTIMES = `/apis/node.${domain}/v1/runtimeclasses`;
    const STORAGE = `/apis/storage.${domain}/v1/storageclasses`;
    const NETWORKING = `/apis/networking.${domain}/v1`;
    const INGRESSES = `${NETWORKING}/namespaces/default/ingresses`;
    const pod = (name: string, spec: object = {}) => ({
      metadata: { name },
      spec: { containers: [{ name: "c", image: "i" }], ...spec },
    });
    const made = async (path: string, body: object) => assertOk(await server.admin.post(path, body), 201);
    const refused = async (path: string, body: object, message: string) =>
      assertStatus(await server.admin.post(path, body), 403, "Forbidden", message);

    test("ADM-19 the classes of the system are there from the start, and stay", async () => {
      const listed = assertOk(await server.admin.get(PRIORITIES), 200).items as { metadata: { name: string }; value: number }[];
      assert.deepEqual(
        listed.map(({ metadata, value }) => [metadata.name, value]),
        [
          ["system-cluster-critical", 2000000000],
          ["system-node-critical", 2000001000],
        ],
      );
      assertStatus(
        await server.admin.delete(`${PRIORITIES}/system-node-critical`),
        403,
        "Forbidden",
        `priorityclasses.scheduling.${domain} "system-node-critical" is forbidden: this is a system priority class and cannot be deleted`,
      );
    });

    test("ADM-19 the class that a pod names is its priority; one that is not there is refused", async () => {
      const plain = await made(PODS, pod("plain"));
      assert.deepEqual(
        [plain.spec.priority, plain.spec.preemptionPolicy, plain.spec.priorityClassName],
        [0, "PreemptLowerPriority", undefined],
      );
      await made(PRIORITIES, { metadata: { name: "high" }, value: 1234, preemptionPolicy: "Never" });
      const high = await made(PODS, pod("high", { priorityClassName: "high" }));
      assert.deepEqual([high.spec.priority, high.spec.preemptionPolicy], [1234, "Never"]);
      await refused(PODS, pod("x", { priorityClassName: "nope" }), 'pods "x" is forbidden: no PriorityClass with name nope was found');
      await refused(
        PODS,
        pod("x", { priorityClassName: "high", priority: 7 }),
        'pods "x" is forbidden: the integer value of priority (7) must not be provided in pod spec; priority admission controller computed 1234 from the given PriorityClass name',
      );
      const { priority, preemptionPolicy, ...spec } = high.spec;
      assert.equal(priority, 1234);
      assert.equal(preemptionPolicy, "Never");
      const replaced = assertOk(await server.admin.put(`${PODS}/high`, { ...high, spec }), 200);
      assert.equal(replaced.spec.priority, 1234, "who replaces a pod need not repeat it");
    });

    test("ADM-19 one class is the default of pods that name none", async () => {
      await made(PRIORITIES, { metadata: { name: "usual" }, value: 5, globalDefault: true });
      await refused(
        PRIORITIES,
        { metadata: { name: "second" }, value: 6, globalDefault: true },
        `priorityclasses.scheduling.${domain} "second" is forbidden: PriorityClass usual is already marked as default. Only one default can exist`,
      );
      const usual = await made(PODS, pod("usual"));
      assert.deepEqual([usual.spec.priority, usual.spec.priorityClassName], [5, "usual"]);
      assertOk(await server.admin.mergePatch(`${PRIORITIES}/usual`, { description: "still the default" }), 200);
      assertOk(await server.admin.delete(`${PRIORITIES}/usual`), 200);
      assert.equal((await made(PODS, pod("after"))).spec.priority, 0);
    });

    test("ADM-21 a pod gets overhead, node selector and tolerations of its runtime class", async () => {
      await made(RUNTIMES, {
        metadata: { name: "boxed" },
        handler: "box",
        overhead: { podFixed: { cpu: "100m", memory: "64Mi" } },
        scheduling: { nodeSelector: { box: "yes" }, tolerations: [{ key: "box", operator: "Exists", effect: "NoSchedule" }] },
      });
      await made(RUNTIMES, { metadata: { name: "bare" }, handler: "bare" });
      const boxed = await made(PODS, pod("boxed", { runtimeClassName: "boxed", nodeSelector: { disk: "ssd" } }));
      assert.deepEqual(boxed.spec.overhead, { cpu: "100m", memory: "64Mi" });
      assert.deepEqual(boxed.spec.nodeSelector, { disk: "ssd", box: "yes" });
      assert(boxed.spec.tolerations.some(({ key }: { key: string }) => key === "box"));
      await made(PODS, pod("same", { runtimeClassName: "boxed", overhead: { cpu: "0.1", memory: "64Mi" } }));
      await made(PODS, pod("bare", { runtimeClassName: "bare" }));
      await refused(PODS, pod("x", { runtimeClassName: "nope" }), 'pods "x" is forbidden: pod rejected: RuntimeClass "nope" not found');
      const differs = "pods \"x\" is forbidden: pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead";
      await refused(PODS, pod("x", { runtimeClassName: "boxed", overhead: { cpu: "1" } }), differs);
      const undefinedOverhead = 'pods "x" is forbidden: pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead';
      await refused(PODS, pod("x", { overhead: { cpu: "1" } }), undefinedOverhead);
      await refused(PODS, pod("x", { runtimeClassName: "bare", overhead: { cpu: "1" } }), undefinedOverhead);
      await refused(
        PODS,
        pod("x", { runtimeClassName: "boxed", nodeSelector: { box: "no" } }),
        'pods "x" is forbidden: conflict: runtimeClass.scheduling.nodeSelector[box] = yes; pod.spec.nodeSelector[box] = no',
      );
    });

    const claim = (name: string, spec: object = {}) => ({
      metadata: { name },
      spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } }, ...spec },
    });
    const marked = (what: string) => ({ annotations: { [`${what}.${labels}/is-default-class`]: "true" } });

    test("ADM-28, LABEL-05 a claim that names no class gets the default one; of several none is", async () => {
      assert.equal((await made(CLAIMS, claim("none"))).spec.storageClassName, undefined);
      await made(STORAGE, { metadata: { name: "usual", ...marked("storageclass") }, provisioner: "x.io/p" });
      assert.equal((await made(CLAIMS, claim("a"))).spec.storageClassName, "usual");
      assert.equal((await made(CLAIMS, claim("b", { storageClassName: "other" }))).spec.storageClassName, "other");
      assert.equal((await made(CLAIMS, claim("c", { storageClassName: "" }))).spec.storageClassName, "");
      await made(STORAGE, { metadata: { name: "second", ...marked("storageclass") }, provisioner: "x.io/p" });
      const text = 'persistentvolumeclaims "d" is forbidden: Internal error occurred: 2 default StorageClasses were found';
      await refused(CLAIMS, claim("d"), text);
      assertOk(await server.admin.delete(`${STORAGE}/second`), 200);
      assert.equal((await made(CLAIMS, claim("d"))).spec.storageClassName, "usual");
    });

    test("ADM-28, LABEL-05 an ingress that names no class gets the default one; of several none is", async () => {
      const ingress = (name: string, more: object = {}, metadata: object = {}) => ({
        metadata: { name, ...metadata },
        spec: { defaultBackend: { service: { name: "s", port: { number: 80 } } }, ...more },
      });
      const classOf = (name: string) => ({ metadata: { name, ...marked("ingressclass") }, spec: { controller: "x.io/c" } });
      assert.equal((await made(INGRESSES, ingress("none"))).spec.ingressClassName, undefined);
      await made(`${NETWORKING}/ingressclasses`, classOf("usual"));
      assert.equal((await made(INGRESSES, ingress("a"))).spec.ingressClassName, "usual");
      assert.equal((await made(INGRESSES, ingress("b", { ingressClassName: "other" }))).spec.ingressClassName, "other");
      const older = { annotations: { [`${labels}/ingress.class`]: "old" } };
      assert.equal((await made(INGRESSES, ingress("c", {}, older))).spec.ingressClassName, undefined);
      await made(`${NETWORKING}/ingressclasses`, classOf("second"));
      const why = "Internal error occurred: 2 default IngressClasses were found, only 1 allowed";
      await refused(INGRESSES, ingress("d"), `ingresses.networking.${domain} "d" is forbidden: ${why}`);
    });

    test("ADM-13 a claim grows when it is bound and its class allows it", async () => {
      await made(STORAGE, { metadata: { name: "rubber" }, provisioner: "x.io/p", allowVolumeExpansion: true });
      await made(STORAGE, { metadata: { name: "stone" }, provisioner: "x.io/p" });
      const grow = (name: string) =>
        server.admin.mergePatch(`${CLAIMS}/${name}`, { spec: { resources: { requests: { storage: "2Gi" } } } });
      for (const name of ["rubber", "stone", "gone"]) {
        await made(CLAIMS, claim(name, { storageClassName: name }));
        assertOk(await server.admin.mergePatch(`${CLAIMS}/${name}/status`, { status: { phase: "Bound" } }), 200);
      }
      assertOk(await grow("rubber"), 200);
      const why = "only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize";
      for (const name of ["stone", "gone"]) {
        assertStatus(await grow(name), 403, "Forbidden", `persistentvolumeclaims "${name}" is forbidden: ${why}`);
      }
    });
  });
}
