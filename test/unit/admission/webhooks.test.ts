/** What webhooks of admission leave in the audit event, and the plan that says which of them are asked. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { definitionFactories } from "../../../generated/index.js";
import { DispatchPlan } from "../../../runtime/admission/webhook/dispatch-plan.js";
import { hooksOf } from "../../../runtime/admission/webhook/hook.js";
import { createMutatingWebhooks, createValidatingWebhooks } from "../../../runtime/admission/webhook/webhook-plugins.js";
import { atOnce } from "../../../runtime/codec/lists/steps.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import type { RequestContext } from "../../../runtime/definition/request-context.js";
import { StatusError } from "../../../runtime/errors/status.js";
import { kinds } from "../../../runtime/kinds/index.js";
import type { AdmissionAttributes } from "../../../runtime/registry/admission/attributes.js";
import { eventually } from "../../support/eventually.js";
import { patchWith, startWebhook } from "../../support/webhook.js";
import { leastShare } from "../../support/yardstick.js";
import { admissionHost, openFixture, profile } from "../registry/registry-fixture.js";

test("OBS-04, OBS-05 mutators are noted with round, place and patch, failures that are passed over and the hook's own words too", async (t) => {
  const webhook = await startWebhook("127.0.0.1");
  t.after(() => webhook.close());
  const host = (registry: Parameters<typeof admissionHost>[0]) => ({ ...admissionHost(registry), failed: () => undefined });
  const fixture = await openFixture(t, {
    plugins: (registry) => {
      const given = host(registry);
      return [createMutatingWebhooks(given), createValidatingWebhooks(given)];
    },
  });
  await fixture.registry.admission.open();
  const rules = [{ operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }];
  const hook = (name: string, change: object = {}) => ({
    name: `${name}.example.com`,
    clientConfig: { url: `${webhook.url}/${name}`, caBundle: webhook.caBundle },
    rules,
    sideEffects: "None",
    admissionReviewVersions: ["v1"],
    ...change,
  });
  const dead = { clientConfig: { url: "https://127.0.0.1:1/" }, failurePolicy: "Ignore" };
  webhook.on("/idle", () => ({ allowed: true, auditAnnotations: { word: "said", "not a key": "x", "a/b": "x" } }));
  webhook.on("/change", () => patchWith({ op: "add", path: "/data", value: { k: "v" } }));
  const other = { rules: [{ ...rules[0], resources: ["secrets"] }] };
  await fixture.resource("mutatingwebhookconfigurations").create({
    metadata: { name: "m" },
    webhooks: [hook("idle", { reinvocationPolicy: "IfNeeded" }), hook("elsewhere", other), hook("change"), hook("dead", dead)],
  });
  await fixture.resource("validatingwebhookconfigurations").create({
    metadata: { name: "v" },
    webhooks: [hook("elsewhere", other), hook("dead", dead)],
  });
  let noted: Record<string, readonly [string, string]> = {};
  const context: RequestContext = {
    ...fixture.context,
    annotate: (key, value, level = "Metadata") => {
      noted[key] = [typeof value === "string" ? value : value(), level];
    },
  };
  const maps = fixture.resource("configmaps");
  let round = 0;
  await eventually(async () => {
    noted = {};
    await maps.store.create(context, maps.target(), { metadata: { name: `a${round++}` } } as ApiObject, {});
    return (
      Object.keys(noted).some((key) => key.startsWith("mutation.")) &&
      Object.keys(noted).some((key) => key.startsWith("failed-open.validating"))
    );
  });
  const place = "webhook.admission.orch.io/round";
  const mutation = (webhookName: string, mutated: boolean) => [
    JSON.stringify({ configuration: "m", webhook: webhookName, mutated }),
    "Metadata",
  ];
  assert.deepEqual(noted, {
    "idle.example.com/word": ["said", "Metadata"],
    [`mutation.${place}_0_index_0`]: mutation("idle.example.com", false),
    [`mutation.${place}_0_index_2`]: mutation("change.example.com", true),
    [`patch.${place}_0_index_2`]: [
      JSON.stringify({
        configuration: "m",
        webhook: "change.example.com",
        patch: [{ op: "add", path: "/data", value: { k: "v" } }],
        patchType: "JSONPatch",
      }),
      "Request",
    ],
    [`mutation.${place}_0_index_3`]: mutation("dead.example.com", false),
    [`failed-open.mutation.${place}_0_index_3`]: ["dead.example.com", "Metadata"],
    [`mutation.${place}_1_index_0`]: mutation("idle.example.com", false),
    [`failed-open.validating.${place}_0_index_0`]: ["dead.example.com", "Metadata"],
  });
  await fixture.registry.admission.close();
});

test("HOOK-16, HOOK-17 a stored hook that speaks no known version is a failed call, one with effects takes no dry run, whatever the policy", async (t) => {
  const fixture = await openFixture(t, {
    plugins: (registry) => [createValidatingWebhooks({ ...admissionHost(registry), failed: () => undefined })],
  });
  await fixture.registry.admission.open();
  const hook = {
    name: "old.example.com",
    clientConfig: { url: "https://127.0.0.1:1/" },
    rules: [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources: ["configmaps"] }],
    failurePolicy: "Fail",
  };
  // As a store may hold it from elsewhere: validation takes neither.
  const [plan] = [
    new DispatchPlan(atOnce(hooksOf({ metadata: { name: "c" }, webhooks: [{ ...hook, admissionReviewVersions: ["v9"] }] } as never))),
  ];
  assert.deepEqual([plan.hooks[0]?.version, plan.hooks[0]?.takesDryRun], [undefined, false]);
  const [plugin] = fixture.registry.admission.plugins;
  const parts = (plugin as unknown as { parts: { plan: { current: DispatchPlan } } }).parts;
  Object.defineProperty(parts.plan, "current", { value: plan });
  const maps = fixture.resource("configmaps");
  const create = (dryRun: string[]) =>
    maps.store.create(fixture.context, maps.target(), { metadata: { name: "a" } } as ApiObject, { dryRun });
  const unknown =
    'Internal error occurred: failed calling webhook "old.example.com": webhook does not accept known AdmissionReview versions (v1, v1beta1)';
  await assert.rejects(create([]), (error) => error instanceof StatusError && error.code === 500 && error.message === unknown);
  const effects = 'admission webhook "old.example.com" does not support dry run';
  await assert.rejects(create(["All"]), (error) => error instanceof StatusError && error.code === 400 && error.message === effects);
  await fixture.registry.admission.close();
});

test("HOOK-05 a request that no hook is about pays one look-up, also when there are many hooks", async () => {
  const definitions = definitionFactories.map((create) => create(profile, kinds));
  const [map, secret] = ["configmaps", "secrets"].map((plural) => definitions.find(({ resource }) => resource === plural)!);
  const about = (resources: string[]) => [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources }];
  const webhooks = Array.from({ length: 1000 }, (_, i) => ({ name: `h${i}.example.com`, rules: about(["configmaps"]) }));
  const plan = new DispatchPlan(atOnce(hooksOf({ metadata: { name: "c" }, webhooks } as never)));
  const attributes = (definition: typeof map) =>
    ({ definition, operation: "CREATE", subresource: "", equivalents: [definition] }) as unknown as AdmissionAttributes;
  assert.equal((await plan.callsFor(attributes(map))).length, 1000);
  const none = await plan.callsFor(attributes(secret));
  assert.equal(none.length, 0);
  assert.equal(await plan.callsFor(attributes(secret)), none, "it is found, not made again");
  assert.deepEqual([plan.concerns(map!), plan.concerns(secret!)], [true, false]);
});

test("LIM-05, HOOK-05 which of very many hooks are about a request is found in slices, once for all who ask meanwhile", async () => {
  const definitions = definitionFactories.map((create) => create(profile, kinds));
  const map = definitions.find(({ resource }) => resource === "configmaps")!;
  const rules = Array.from({ length: 300 }, (_, i) => ({ operations: ["*"], apiGroups: [`g${i}`], apiVersions: ["*"], resources: ["*"] }));
  const webhooks = Array.from({ length: 3000 }, (_, i) => ({ name: `h${i}.example.com`, rules }));
  const hooks = atOnce(hooksOf({ metadata: { name: "c" }, webhooks } as never));
  const attributes = { definition: map, operation: "CREATE", subresource: "", equivalents: [map] } as unknown as AdmissionAttributes;
  const plan = new DispatchPlan([...hooks, ...hooks]);
  let calls: unknown;
  const share = leastShare(0.5, () => {
    calls = new DispatchPlan([...hooks, ...hooks]).callsFor(attributes);
  });
  assert.ok(calls instanceof Promise && share < 0.5, `held for ${share.toFixed(2)} times the yardstick`);
  const found = plan.callsFor(attributes);
  assert.equal(plan.callsFor(attributes), found);
  assert.deepEqual(await found, []);
  assert.deepEqual(plan.callsFor(attributes), [], "it is there now");
});

test("HOOK-21 large objects are deleted unread where hooks want them as they are, or do not hear of it", () => {
  const definitions = definitionFactories.map((create) => create(profile, kinds));
  const map = definitions.find(({ resource }) => resource === "configmaps")!;
  const rule = { operations: ["DELETE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] };
  const planOf = (change: object, hook: object = {}): DispatchPlan => {
    const webhooks = [{ name: "h.example.com", rules: [{ ...rule, ...change }], ...hook }];
    return new DispatchPlan(atOnce(hooksOf({ metadata: { name: "c" }, webhooks } as never)));
  };
  const found = (plan: DispatchPlan): readonly boolean[] => [plan.concerns(map, "DELETE"), plan.passesDeletedOn(map)];
  assert.deepEqual(found(planOf({})), [true, true]);
  assert.deepEqual(found(planOf({ operations: ["CREATE"] })), [false, true]);
  assert.deepEqual(found(planOf({ resources: ["secrets"] })), [false, true]);
  assert.deepEqual(found(planOf({ apiVersions: ["v2"] })), [true, false], "in another version they would have to be converted");
  assert.deepEqual(found(planOf({}, { objectSelector: { matchLabels: { a: "b" } } })), [true, false], "labels would have to be read");
});
