import assert from "node:assert/strict";
import { test } from "node:test";
import { createAdmission } from "../../../runtime/admission/plugins.js";
import { StatusError } from "../../../runtime/errors/status.js";
import type { AdmissionAttributes } from "../../../runtime/registry/admission/attributes.js";
import { AdmissionChain, type AdmissionPlugin } from "../../../runtime/registry/admission/chain.js";
import { admissionHost, openFixture, status } from "../registry/registry-fixture.js";

test("ADM-01 plugins are on by default, can be turned off, and unknown names are refused", async (t) => {
  const { registry } = await openFixture(t);
  const names = (selection: object) => createAdmission(admissionHost(registry), selection).plugins.map(({ name }) => name);
  const standard = names({});
  assert(standard.includes("NamespaceLifecycle"));
  assert.deepEqual(names({ enable: ["NamespaceLifecycle"] }), standard);
  assert.deepEqual(
    names({ disable: ["NamespaceLifecycle"] }),
    standard.filter((name) => name !== "NamespaceLifecycle"),
  );
  assert.throws(() => names({ enable: ["Nope"] }), /^RangeError: enable-admission-plugins plugin "Nope" is unknown$/);
  assert.throws(() => names({ disable: ["Nope"] }), /^RangeError: disable-admission-plugins plugin "Nope" is unknown$/);
  assert.throws(
    () => names({ enable: ["NamespaceLifecycle"], disable: ["NamespaceLifecycle"] }),
    /^RangeError: \[NamespaceLifecycle\] in enable-admission-plugins and disable-admission-plugins overlapped$/,
  );
});

/** What the peer has, in the order of its calls (specification: Admission). */
const ORDER = [
  ...["AlwaysAdmit", "NamespaceAutoProvision", "NamespaceLifecycle", "NamespaceExists", "SecurityContextDeny"],
  ...["LimitPodHardAntiAffinityTopology", "LimitRanger", "ServiceAccount", "NodeRestriction", "TaintNodesByCondition", "AlwaysPullImages"],
  ...["ImagePolicyWebhook", "PodSecurity", "PodSecurityPolicy", "PodNodeSelector", "Priority", "DefaultTolerationSeconds"],
  ...["PodTolerationRestriction", "EventRateLimit", "ExtendedResourceToleration", "PersistentVolumeLabel", "DefaultStorageClass"],
  ...["StorageObjectInUseProtection", "OwnerReferencesPermissionEnforcement", "PersistentVolumeClaimResize", "RuntimeClass"],
  ...["CertificateApproval", "CertificateSigning", "CertificateSubjectRestriction", "DefaultIngressClass", "DenyServiceExternalIPs"],
  ...["MutatingAdmissionWebhook", "ValidatingAdmissionWebhook", "ResourceQuota", "AlwaysDeny"],
];

test("ADM-01 plugins are asked in the peer's order", async (t) => {
  const { registry } = await openFixture(t);
  const first = ["AlwaysDeny", "DenyServiceExternalIPs", "PersistentVolumeLabel", "ExtendedResourceToleration", "PodTolerationRestriction"];
  const enable = [...first, "AlwaysPullImages", "NamespaceExists", "NamespaceAutoProvision", "AlwaysAdmit"];
  const names = createAdmission(admissionHost(registry), { enable }).plugins.map(({ name }) => name);
  assert(enable.every((name) => names.includes(name)));
  assert.deepEqual(
    names,
    ORDER.filter((name) => names.includes(name)),
  );
});

test("ADM-01 plugins hear of the kinds and operations that concern them, and are asked once which those are", async (t) => {
  const [asked, heard]: [string[], string[]] = [[], []];
  const note = ({ operation, definition }: AdmissionAttributes): void => void heard.push(`${operation} ${definition.resource}`);
  const plugin: AdmissionPlugin = {
    name: "OfSecrets",
    operations: ["CREATE", "UPDATE"],
    concerns: ({ resource }) => {
      asked.push(resource);
      return resource === "secrets";
    },
    admit: note,
    validate: note,
  };
  const fixture = await openFixture(t, { plugins: () => [plugin] });
  const [maps, secrets] = [fixture.resource("configmaps"), fixture.resource("secrets")];
  for (const name of ["a", "b"]) {
    await maps.create({ metadata: { name } });
    await secrets.create({ metadata: { name } });
  }
  await secrets.delete("a");
  assert.deepEqual(heard, Array(4).fill("CREATE secrets"));
  assert.deepEqual(asked, ["configmaps", "secrets"]);
  const chain = new AdmissionChain([plugin]);
  assert.deepEqual(
    [maps, secrets].map(({ store }) => chain.readsObjects(store.definition, "CREATE")),
    [false, true],
  );
});

test("ADM-08 a terminating namespace takes nothing new, and says so", async (t) => {
  const fixture = await openFixture(t, { plugins: (registry) => createAdmission(admissionHost(registry)).plugins });
  const namespaces = fixture.resource("namespaces");
  const maps = fixture.resource("configmaps");
  await namespaces.create({ metadata: { name: "ns" } });
  await maps.create({ metadata: { name: "a" } });
  await namespaces.delete("ns");
  await assert.rejects(maps.create({ metadata: { name: "b" } }), (error) => {
    assert.ok(error instanceof StatusError);
    assert.deepEqual(error.status.details, {
      name: "b",
      kind: "configmaps",
      causes: [{ reason: "NamespaceTerminating", message: "namespace ns is being terminated", field: "metadata.namespace" }],
    });
    return true;
  });
  await maps.put("a", { data: { k: "v" } });
  await maps.delete("a");
  await assert.rejects(maps.put("c", {}), status(403, "Forbidden"));
});
