import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ApiObject } from "../../../../../runtime/definition/object-meta.js";
import type { VendorProfile } from "../../../../../runtime/definition/vendor-profile.js";
import { podHook } from "../../../../../runtime/kinds/core/pods/pod.js";
import { qosClassOf } from "../../../../../runtime/kinds/core/pods/pod-defaults.js";
import type { PodSpec } from "../../../../../runtime/kinds/core/pods/pod-model.js";
import { podSpecHook } from "../../../../../runtime/kinds/core/pods/pod-spec.js";
import { podSpecWarnings } from "../../../../../runtime/kinds/core/pods/pod-warnings.js";
import type { HookContext } from "../../../../../runtime/registry/resource-hook.js";

const NO_CONTEXT = {} as HookContext;
const podOf = (spec: object, status: object = {}): ApiObject =>
  ({ apiVersion: "v1", kind: "Pod", metadata: { name: "p" }, spec, status }) as unknown as ApiObject;
const containers = (...resources: object[]): PodSpec => ({
  containers: resources.map((entry, index) => ({ name: `c${index}`, resources: entry })),
});

describe("pods", () => {
  for (const { what, resources, expected } of [
    { what: "nothing", resources: [{}, {}], expected: "BestEffort" },
    { what: "zeros", resources: [{ requests: { cpu: "0" } }], expected: "BestEffort" },
    {
      what: "limits equal to requests",
      resources: [{ limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "1000m", memory: "1024Mi" } }],
      expected: "Guaranteed",
    },
    { what: "one limit only", resources: [{ limits: { cpu: "1" }, requests: { cpu: "1" } }], expected: "Burstable" },
    {
      what: "one container without",
      resources: [{ limits: { cpu: "1", memory: "1Gi" }, requests: { cpu: "1", memory: "1Gi" } }, {}],
      expected: "Burstable",
    },
    { what: "other resources only", resources: [{ limits: { "ephemeral-storage": "1Gi" } }], expected: "BestEffort" },
  ]) {
    test(`class of service with ${what}`, () => assert.equal(qosClassOf(containers(...resources)), expected));
  }

  for (const { what, spec, status, requested, expected } of [
    { what: "not bound", spec: { terminationGracePeriodSeconds: 30 }, requested: 10, expected: 0 },
    { what: "bound", spec: { nodeName: "n", terminationGracePeriodSeconds: 30 }, expected: 30 },
    { what: "bound and asked for", spec: { nodeName: "n", terminationGracePeriodSeconds: 30 }, requested: 5, expected: 5 },
    { what: "bound and asked for at once", spec: { nodeName: "n" }, requested: 0, expected: 0 },
    { what: "bound and asked for less than nothing", spec: { nodeName: "n" }, requested: -5, expected: 1 },
    { what: "ended", spec: { nodeName: "n", terminationGracePeriodSeconds: 30 }, status: { phase: "Succeeded" }, expected: 0 },
  ]) {
    test(`DEL-10 grace of a pod that is ${what}`, () => {
      assert.equal(podHook.deletionGracePeriod?.(podOf(spec, status), requested, NO_CONTEXT), expected);
    });
  }

  test("addresses of a status agree, the single one wins", () => {
    for (const { status, expected } of [
      { status: { podIP: "1.1.1.1" }, expected: { podIP: "1.1.1.1", podIPs: [{ ip: "1.1.1.1" }] } },
      {
        status: { podIPs: [{ ip: "1.1.1.1" }, { ip: "::1" }] },
        expected: { podIPs: [{ ip: "1.1.1.1" }, { ip: "::1" }], podIP: "1.1.1.1" },
      },
      { status: { podIP: "2.2.2.2", podIPs: [{ ip: "1.1.1.1" }] }, expected: { podIP: "2.2.2.2", podIPs: [{ ip: "2.2.2.2" }] } },
    ]) {
      const pod = podOf({}, status);
      podHook.default?.(pod, NO_CONTEXT);
      assert.deepEqual(pod["status"], expected);
    }
  });

  test("the old name of the service account follows the new one", () => {
    for (const spec of [{ serviceAccountName: "a" }, { serviceAccount: "a" }]) {
      const defaulted = { ...spec };
      podSpecHook.default?.(defaulted as never, { gate: () => false } as never);
      assert.deepEqual(defaulted, { serviceAccountName: "a", serviceAccount: "a" });
    }
  });

  test("VOL-26 warnings", () => {
    const spec = {
      volumes: [
        { name: "g", gitRepo: {} },
        { name: "s", scaleIO: {} },
      ],
      hostAliases: [{ ip: "1.1.1.1" }, { ip: "1.1.1.1" }],
      imagePullSecrets: [{}, { name: "a" }, { name: "a" }],
      containers: [{ name: "c", env: [{ name: "A" }, { name: "A" }], resources: { limits: { memory: "100m" } } }],
    };
    assert.deepEqual(podSpecWarnings(spec as unknown as PodSpec, "spec", { labelDomain: "example.org" } as VendorProfile), [
      "spec.volumes[0].gitRepo: deprecated in v1.11",
      "spec.volumes[1].scaleIO: deprecated in v1.16, non-functional in v1.22+",
      'spec.hostAliases[1].ip: duplicate ip "1.1.1.1"',
      'spec.imagePullSecrets[2].name: duplicate name "a"',
      'spec.imagePullSecrets[0].name: invalid empty name ""',
      'spec.containers[0].resources.limits[memory]: fractional byte value "100m" is invalid, must be an integer',
      'spec.containers[0].env[1].name: duplicate name "A"',
    ]);
  });
});
