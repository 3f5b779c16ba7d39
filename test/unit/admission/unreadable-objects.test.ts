/** What enforces something goes on enforcing it while the stored object that says so cannot be read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createAdmission } from "../../../runtime/admission/plugins.js";
import { FollowedPlan } from "../../../runtime/admission/webhook/followed-plan.js";
import { objectKey } from "../../../runtime/registry/keys.js";
import type { ResourceRegistry } from "../../../runtime/registry/resource-registry.js";
import type { KeyValue } from "../../../runtime/storage/key-value-store.js";
import { eventually } from "../../support/eventually.js";
import { OverrunCache } from "../../support/overrun-cache.js";
import { admissionHost, openFixture, profile, status } from "../registry/registry-fixture.js";

const DISABLED = { disable: ["NamespaceLifecycle", "ServiceAccount"] };

const ROWS = [
  {
    what: "a limit range (ADM-05)",
    resource: "limitranges",
    spec: { limits: [{ type: "PersistentVolumeClaim", max: { storage: "1Gi" } }] },
    broken: { limits: [null] },
    limits: "persistentvolumeclaims",
    refused: { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "5Gi" } } } },
  },
  {
    what: "a quota (ADM-20)",
    resource: "resourcequotas",
    spec: { hard: { configmaps: "0" } },
    broken: { hard: { configmaps: "0" }, scopeSelector: { matchExpressions: 5 } },
    limits: "configmaps",
    refused: {},
  },
];

for (const { what, resource, spec, broken, limits, refused } of ROWS) {
  test(`${what} that cannot be read any more limits as it did, until it is gone`, async (t) => {
    const failures: string[] = [];
    const fixture = await openFixture(t, {
      plugins: (registry) => createAdmission(admissionHost(registry), DISABLED).plugins,
      followFailed: (key) => failures.push(key),
    });
    const { registry, store } = fixture;
    await registry.admission.open();
    t.after(() => registry.admission.close());
    const limit = fixture.resource(resource);
    await limit.create({ metadata: { name: "limit", namespace: "ns" }, spec });
    const create = () => fixture.resource(limits).create({ metadata: { name: "limited", namespace: "ns" }, ...refused });
    await assert.rejects(create(), status(403, "Forbidden"));
    const key = objectKey(limit.store.prefix, "ns", "limit");
    await eventually(async () => {
      const { items } = await store.range({ start: key });
      const { value: stored, revision } = items[0] as KeyValue;
      const spec = stored.indexOf('"spec":');
      const value = Buffer.concat([stored.subarray(0, spec), Buffer.from(`"spec":${JSON.stringify(broken)}}`)]);
      return (await store.commit({ key, value, expected: revision })).ok;
    });
    await eventually(() => failures.length > 0);
    assert.deepEqual(failures, [key]);
    await assert.rejects(create(), status(403, "Forbidden"));
    await limit.delete("limit");
    await create();
  });
}

test("HOOK-05 the webhooks of a configuration that cannot be read any more are asked until it is gone", async (t) => {
  const cache = new OverrunCache();
  const failures: string[] = [];
  const store = { prefix: "/", cache, followFailed: (key: string) => failures.push(key) };
  const plan = new FollowedPlan({ profile, stored: () => ({ store }) } as unknown as ResourceRegistry, "validatingwebhookconfigurations");
  const metadata = { name: "a" };
  cache.objects.set("/a", { metadata, webhooks: [{ name: "hook" }] });
  await plan.open();
  t.after(() => plan.close());
  const asked = () => plan.current.hooks.map(({ name }) => name);
  assert.deepEqual(asked(), ["hook"]);
  const unreadable = {
    toJSON: () => ({ metadata }),
    get webhooks() {
      throw new Error("unreadable");
    },
  };
  cache.objects.set("/a", unreadable);
  cache.overrun();
  await eventually(() => failures.length === 1);
  assert.deepEqual(asked(), ["hook"]);
  cache.objects.delete("/a");
  cache.overrun();
  await eventually(() => asked().length === 0);
});
