import assert from "node:assert/strict";
import { test } from "node:test";
import { vendorProfiles } from "../../../../generated/vendor-profiles.js";
import { readConfiguration } from "../../../../runtime/admission/pod-security/configuration.js";
import { existingViolations } from "../../../../runtime/admission/pod-security/existing-pods.js";
import { PodSecurity } from "../../../../runtime/admission/pod-security/pod-security.js";
import { PodSecurityMetrics } from "../../../../runtime/admission/pod-security/pod-security-metrics.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";
import { MetricRegistry } from "../../../../runtime/metrics/metric-registry.js";
import { LARGE_BYTES } from "../../../../runtime/registry/large-objects.js";
import type { ResourceStore } from "../../../../runtime/registry/resource-store.js";
import { openFixture, status } from "../../registry/registry-fixture.js";

const PREFIX = "pod-security.orch.io/";
const standard = { level: "baseline", version: undefined } as const;

test("ADM-16 what was enforced, what would violate and who is exempt is noted for the audit event", async (t) => {
  const configuration = {
    apiVersion: "pod-security.admission.config.orch.io/v1beta1",
    kind: "PodSecurityConfiguration",
    exemptions: { runtimeClasses: ["sandboxed"], namespaces: ["free"] },
  };
  const notes: Record<string, string> = {};
  const metrics = new PodSecurityMetrics(new MetricRegistry());
  const fixture = await openFixture(t, {
    plugins: (registry) => [new PodSecurity(registry, readConfiguration(configuration, registry.profile), metrics)],
  });
  Object.assign(fixture.context, { annotate: (key: string, value: string) => Object.assign(notes, { [key.replace(PREFIX, "")]: value }) });
  const noted = (): Record<string, string> => {
    const before = { ...notes };
    for (const key of Object.keys(notes)) delete notes[key];
    return before;
  };
  const namespaces = fixture.resource("namespaces");
  const pods = fixture.resource("pods");
  const pod = (name: string, namespace: string, spec: object = {}) => ({
    metadata: { name, namespace },
    spec: { hostPID: true, containers: [{ name: "c", image: "i" }], ...spec },
  });
  const labels = (policy: Record<string, string>) =>
    Object.fromEntries(Object.entries(policy).map(([mode, value]) => [PREFIX + mode, value]));
  await namespaces.create({ metadata: { name: "ns" } });
  await pods.create(pod("a", "ns"));
  assert.deepEqual(noted(), { "enforce-policy": "privileged:latest" });
  await namespaces.put("ns", { metadata: { labels: labels({ audit: "baseline", "audit-version": "v1.5" }) } });
  noted();
  await pods.create(pod("b", "ns"));
  assert.deepEqual(noted(), {
    "enforce-policy": "privileged:latest",
    "audit-violations": 'would violate PodSecurity "baseline:v1.5": host namespaces (hostPID=true)',
  });
  await namespaces.put("ns", { metadata: { labels: labels({ audit: "baseline", enforce: "baseline" }) } });
  noted();
  await assert.rejects(pods.create(pod("c", "ns")), status(403, "Forbidden"));
  assert.deepEqual(noted(), {
    "enforce-policy": "baseline:latest",
    "audit-violations": 'would violate PodSecurity "baseline:latest": host namespaces (hostPID=true)',
  });
  await pods.create(pod("d", "ns", { runtimeClassName: "sandboxed" }));
  assert.deepEqual(noted(), { exempt: "runtimeClass" });
});

/** A namespace of pods that nobody stored. */
function podsNamed(names: Iterable<string>, pod: (name: string) => object, size = 0): ResourceStore {
  const entries = [...names].map((name) => {
    const object: { metadata: Record<string, unknown> } = { metadata: { name }, ...pod(name) };
    const read = (): typeof object => {
      if (size >= LARGE_BYTES) throw new Error("it is read in one piece");
      return object;
    };
    return { name, size, object: read, copy: async () => object, metadataMember: (member: string) => read().metadata[member] };
  });
  return {
    prefix: "/p/",
    cache: { snapshot: () => ({ count: () => entries.length, entries: () => entries }) },
  } as unknown as ResourceStore;
}

const searched = (pods: ResourceStore, signal = new AbortController().signal, exemptClasses: ReadonlySet<string> = new Set()) => {
  const limits = { pods: 10, ms: Number.POSITIVE_INFINITY };
  return existingViolations({
    pods,
    namespace: "ns",
    standard,
    profile: vendorProfiles["orch"] as VendorProfile,
    exemptClasses,
    signal,
    limits,
  });
};

test("ADM-16 of very many pods the first are looked at, one of each owner before all others", async () => {
  const names = [..."abcdefghijklmnopqrstuvwxyz"];
  const pods = podsNamed(names, (name) => ({
    metadata: { name, ownerReferences: [{ controller: true, uid: name === "z" ? "other" : "one" }] },
    spec: name === "z" ? { hostPID: true } : { hostNetwork: true, containers: [{ name: "c", securityContext: { privileged: true } }] },
  }));
  assert.deepEqual(await searched(pods), [
    "new PodSecurity enforce level only checked against the first 10 of 26 existing pods",
    'existing pods in namespace "ns" violate the new PodSecurity enforce level "baseline:latest"',
    "a (and 8 other pods): host namespaces, privileged",
    "z: host namespaces",
  ]);
});

test("ADM-16 nothing more is looked at for a caller who is gone, and exempt pods are not counted", async () => {
  const pods = podsNamed(["a", "b", "c"], (name) => ({
    spec: { hostPID: true, ...(name === "c" ? {} : { runtimeClassName: "sandboxed" }) },
  }));
  assert.deepEqual(await searched(pods, AbortSignal.abort()), [
    "new PodSecurity enforce level only checked against the first 0 of 3 existing pods",
  ]);
  assert.deepEqual((await searched(pods, undefined, new Set(["sandboxed"]))).slice(1), ["c: host namespaces"]);
});

test("ADM-16 LIM-05 large pods are looked at, none of them read in one piece", async () => {
  const owned = { ownerReferences: [{ controller: true, uid: "one" }] };
  const pods = podsNamed(["a", "b", "c"], (name) => ({ metadata: name === "a" ? {} : owned, spec: { hostPID: true } }), LARGE_BYTES);
  assert.deepEqual((await searched(pods)).slice(1), ["a (and 2 other pods): host namespaces"]);
});
