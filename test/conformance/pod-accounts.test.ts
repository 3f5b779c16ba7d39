/** The account of a pod, and what the pod gets by it: plugin ServiceAccount. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

for (const [profile, domain, volumeName, rootMap] of [
  ["orch", "orch.io", /^orch-api-access-[bcdfghjklmnpqrstvwxz2456789]{5}$/, "orch-root-ca.crt"],
  ["kubernetes", "kubernetes.io", /^kube-api-access-[bcdfghjklmnpqrstvwxz2456789]{5}$/, "kube-root-ca.crt"],
] as const) {
  describe(`accounts of pods, ${profile}`, () => {
    let server: TestServer;
    before(async () => {
      server = await startServer({ profile });
      await account("robot");
    });
    after(() => server.stop());

    const PODS = "/api/v1/namespaces/default/pods";
    const ACCOUNTS = "/api/v1/namespaces/default/serviceaccounts";
    const mountPath = `/var/run/secrets/${domain}/serviceaccount`;
    const account = async (name: string, more: object = {}, annotations: object = {}) =>
      assertOk(await server.admin.post(ACCOUNTS, { metadata: { name, annotations }, ...more }), 201);
    let made = 0;
    const create = (spec: object = {}, annotations: object = {}) =>
      server.admin.post(PODS, {
        metadata: { name: `p${made++}`, annotations },
        spec: { containers: [{ name: "c", image: "i" }], ...spec },
      });
    const pod = async (spec?: object) => assertOk(await create(spec), 201);
    // biome-ignore lint/suspicious/noExplicitAny: pods of every shape
    const mounts = (container: any) => (container.volumeMounts ?? []).map(({ mountPath: at }: { mountPath: string }) => at);

    test("SA-05 a pod that names no account runs under the default one, however young its namespace", async () => {
      for (let round = 0; round < 5; round++) {
        const name = `young${round}`;
        assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name } }), 201);
        const body = { metadata: { name: "p" }, spec: { containers: [{ name: "c", image: "i" }] } };
        const { spec } = assertOk(await server.admin.post(`/api/v1/namespaces/${name}/pods`, body), 201);
        assert.deepEqual([spec.serviceAccountName, spec.serviceAccount], ["default", "default"]);
      }
      const { spec } = await pod({ serviceAccount: "robot" });
      assert.deepEqual([spec.serviceAccountName, spec.serviceAccount], ["robot", "robot"]);
    });

    test("SA-06 a pod of an account that is not there is refused", async () => {
      assertStatus(
        await create({ serviceAccountName: "nobody" }),
        403,
        "Forbidden",
        `pods "p${made - 1}" is forbidden: error looking up service account default/nobody: serviceaccount "nobody" not found`,
      );
    });

    test("SA-07, SA-09 every container gets the volume of three sources, read-only, but for those that mount their own there", async () => {
      const own = { name: "own", image: "i", volumeMounts: [{ name: "v", mountPath }] };
      const { spec } = await pod({
        initContainers: [{ name: "first", image: "i" }],
        containers: [{ name: "c", image: "i", volumeMounts: [{ name: "v", mountPath: "/v" }] }, own],
        volumes: [{ name: "v", emptyDir: {} }],
      });
      const [, volume] = spec.volumes;
      assert.match(volume.name, volumeName);
      const mount = { name: volume.name, readOnly: true, mountPath };
      assert.deepEqual(spec.initContainers[0].volumeMounts, [mount]);
      assert.deepEqual(spec.containers[0].volumeMounts, [{ name: "v", mountPath: "/v" }, mount]);
      assert.deepEqual(spec.containers[1].volumeMounts, own.volumeMounts);
      assert.deepEqual(volume.projected, {
        sources: [
          { serviceAccountToken: { expirationSeconds: 3607, path: "token" } },
          { configMap: { name: rootMap, items: [{ key: "ca.crt", path: "ca.crt" }] } },
          { downwardAPI: { items: [{ path: "namespace", fieldRef: { apiVersion: "v1", fieldPath: "metadata.namespace" } }] } },
        ],
        defaultMode: 420,
      });
      assert.equal((await pod({ containers: [own], volumes: [{ name: "v", emptyDir: {} }] })).spec.volumes.length, 1, "nobody needs it");
    });

    test("SA-07 a pod that was copied keeps the volume it came with", async () => {
      const { spec } = await pod();
      const copied = await pod({ volumes: spec.volumes, containers: [{ name: "c", image: "i" }] });
      assert.deepEqual(copied.spec.volumes, spec.volumes);
      assert.deepEqual(mounts(copied.spec.containers[0]), [mountPath]);
    });

    for (const [ofAccount, ofPod, mounted] of [
      [undefined, undefined, true],
      [false, undefined, false],
      [false, true, true],
      [true, false, false],
      [undefined, false, false],
    ] as const) {
      test(`SA-07 automount ${ofAccount} on the account and ${ofPod} on the pod: ${mounted ? "" : "not "}mounted`, async () => {
        const name = `mount-${ofAccount}-${ofPod}`;
        await account(name, ofAccount === undefined ? {} : { automountServiceAccountToken: ofAccount });
        const { spec } = await pod({
          serviceAccountName: name,
          ...(ofPod === undefined ? {} : { automountServiceAccountToken: ofPod }),
        });
        assert.deepEqual(mounts(spec.containers[0]), mounted ? [mountPath] : []);
        assert.equal((spec.volumes ?? []).length, mounted ? 1 : 0);
      });
    }

    test("SA-08 the account's image pull secrets are those of a pod that has none", async () => {
      await account("puller", { imagePullSecrets: [{ name: "one" }, { name: "two" }] });
      assert.deepEqual((await pod({ serviceAccountName: "puller" })).spec.imagePullSecrets, [{ name: "one" }, { name: "two" }]);
      const named = await pod({ serviceAccountName: "puller", imagePullSecrets: [{ name: "own" }] });
      assert.deepEqual(named.spec.imagePullSecrets, [{ name: "own" }]);
    });

    test("ADM-23 an account may keep its pods to the secrets that it names", async () => {
      const lists = { secrets: [{ name: "mine" }], imagePullSecrets: [{ name: "pull" }] };
      await account("strict", lists, { [`${domain}/enforce-mountable-secrets`]: "true" });
      const env = (secret: string) => [{ name: "E", valueFrom: { secretKeyRef: { name: secret, key: "k" } } }];
      const container = (more: object) => ({ name: "c", image: "i", ...more });
      const strict = (spec: object) => create({ serviceAccountName: "strict", ...spec });
      const from = "because service account strict does not reference that";
      for (const [spec, problem] of [
        [
          { volumes: [{ name: "v", secret: { secretName: "other" } }] },
          `volume with secret.secretName="other" is not allowed ${from} secret`,
        ],
        [
          { volumes: [{ name: "v", projected: { sources: [{ secret: { name: "other" } }] } }] },
          `volume with secret.secretName="other" is not allowed ${from} secret`,
        ],
        [
          { containers: [container({ env: env("other") })] },
          `container c with envVar E referencing secret.secretName="other" is not allowed ${from} secret`,
        ],
        [
          { initContainers: [{ ...container({ env: env("other") }), name: "first" }] },
          `init container first with envVar E referencing secret.secretName="other" is not allowed ${from} secret`,
        ],
        [
          { containers: [container({ envFrom: [{ secretRef: { name: "other" } }] })] },
          `container c with envFrom referencing secret.secretName="other" is not allowed ${from} secret`,
        ],
        [{ imagePullSecrets: [{ name: "other" }] }, `imagePullSecrets[0].name="other" is not allowed ${from} imagePullSecret`],
      ] as const) {
        assertStatus(await strict(spec), 403, "Forbidden", `pods "p${made - 1}" is forbidden: ${problem}`);
      }
      const allowed = { volumes: [{ name: "v", secret: { secretName: "mine" } }], containers: [container({ env: env("mine") })] };
      const { metadata } = assertOk(await strict({ ...allowed, imagePullSecrets: [{ name: "pull" }] }), 201);
      const added = await server.admin.mergePatch(`${PODS}/${metadata.name}/ephemeralcontainers`, {
        spec: { ephemeralContainers: [{ name: "late", image: "i", env: env("other") }] },
      });
      assertStatus(added, 403, "Forbidden", /ephemeral container late with envVar E referencing secret\.secretName="other" is not allowed/);
    });

    test("ADM-23 mirror pods have no account and nothing that would need one", async () => {
      const mirror = (spec: object) => create({ nodeName: "n", ...spec }, { [`${domain}/config.mirror`]: "x" });
      const { spec } = assertOk(await mirror({}), 201);
      assert.deepEqual([spec.serviceAccountName, spec.volumes], [undefined, undefined]);
      for (const [more, problem] of [
        [{ serviceAccountName: "robot" }, "a mirror pod may not reference service accounts"],
        [{ volumes: [{ name: "v", secret: { secretName: "s" } }] }, "a mirror pod may not reference secrets"],
      ] as const) {
        assertStatus(await mirror(more), 403, "Forbidden", `pods "p${made - 1}" is forbidden: ${problem}`);
      }
    });

    test("ADM-23 an update adds nothing", async () => {
      const { metadata } = await pod({ automountServiceAccountToken: false });
      const { spec } = assertOk(await server.admin.mergePatch(`${PODS}/${metadata.name}`, { metadata: { labels: { a: "b" } } }), 200);
      assert.equal(spec.volumes, undefined);
    });
  });
}

test("ADM-23 without the plugin nothing of this happens", async () => {
  const server = await startServer({ flags: ["--disable-admission-plugins=ServiceAccount", "--controllers="] });
  try {
    const body = { metadata: { name: "p" }, spec: { containers: [{ name: "c", image: "i" }] } };
    const { spec } = assertOk(await server.admin.post("/api/v1/namespaces/default/pods", body), 201);
    assert.deepEqual([spec.serviceAccountName, spec.volumes], [undefined, undefined]);
  } finally {
    await server.stop();
  }
});

test("SA-05 a default account that nobody makes is waited for, then the pod is refused", async () => {
  const server = await startServer({ flags: ["--controllers="] });
  try {
    const body = { metadata: { generateName: "p-" }, spec: { containers: [{ name: "c", image: "i" }] } };
    assertStatus(
      await server.admin.post("/api/v1/namespaces/default/pods", body),
      403,
      "Forbidden",
      'pods "p-" is forbidden: error looking up service account default/default: serviceaccount "default" not found',
    );
  } finally {
    await server.stop();
  }
});
