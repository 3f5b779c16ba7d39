/** What each field of a policy refuses of pods, and what it gives them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { vendorProfiles } from "../../../../generated/vendor-profiles.js";
import { fillIn } from "../../../../runtime/admission/pod-security-policy/fill-in.js";
import { policyErrors } from "../../../../runtime/admission/pod-security-policy/pod-rules.js";
import { PodUnderPolicy } from "../../../../runtime/admission/pod-security-policy/pod-under-policy.js";
import { type Policy, policyOf } from "../../../../runtime/admission/pod-security-policy/policy.js";
import { specOf } from "../../../../runtime/admission/pods/pod-model.js";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";
import type { ApiObject } from "../../../../runtime/definition/object-meta.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";
import { fieldErrorBody, MAXIMUM_FIELD_ERRORS } from "../../../../runtime/errors/field-error.js";

const profile = vendorProfiles["orch"] as VendorProfile;
// biome-ignore lint/suspicious/noExplicitAny: tests reach into objects of every shape
type Fields = Record<string, any>;

const ANY = { rule: "RunAsAny" };
const OPEN = { seLinux: ANY, runAsUser: ANY, supplementalGroups: ANY, fsGroup: ANY, volumes: ["*"] };

function policyWith(spec: Fields, annotations: Record<string, string> = {}): Policy {
  const policy = policyOf(
    { apiVersion: "policy/v1beta1", kind: "PodSecurityPolicy", metadata: { name: "p", annotations }, spec: { ...OPEN, ...spec } },
    profile,
  );
  assert.ok(policy !== undefined);
  return policy;
}
const podWith = (spec: Fields, container: Fields = {}, annotations: Record<string, string> = {}): PodUnderPolicy =>
  new PodUnderPolicy(
    { apiVersion: "v1", kind: "Pod", metadata: { annotations }, spec: { containers: [{ name: "a", ...container }], ...spec } },
    profile,
  );
const told = (pod: PodUnderPolicy, policy: Policy): string[] =>
  atOnce(policyErrors(pod, policy)).map((error) => `${error.field}: ${fieldErrorBody(error)}`);
const filled = (pod: PodUnderPolicy, policy: Policy): PodUnderPolicy => {
  atOnce(fillIn(pod, policy));
  return pod;
};
/** What of a pod is written besides what it says itself. */
const written = (filledPod: PodUnderPolicy, spec: Fields = {}): ApiObject => {
  const pod = { apiVersion: "v1", kind: "Pod", metadata: {}, spec: { containers: [{ name: "a" }], ...spec } };
  filledPod.writeTo(pod);
  return pod;
};

const inPod = (securityContext: Fields): Fields => ({ securityContext });
const AT = "spec.containers[0].securityContext";
const RANGE = { rule: "MustRunAs", ranges: [{ min: 5, max: 9 }] };
const MAY = { rule: "MayRunAs", ranges: [{ min: 5, max: 9 }] };

describe("ADM-17 what a policy refuses", () => {
  for (const [policy, pod, container, ...errors] of [
    [{}, {}, { securityContext: { privileged: true } }, `${AT}.privileged: Invalid value: true: Privileged containers are not allowed`],
    [{ privileged: true }, {}, { securityContext: { privileged: true } }],
    [
      {},
      { hostNetwork: true, hostPID: true, hostIPC: true },
      {},
      "spec.securityContext.hostNetwork: Invalid value: true: Host network is not allowed to be used",
      "spec.securityContext.hostPID: Invalid value: true: Host PID is not allowed to be used",
      "spec.securityContext.hostIPC: Invalid value: true: Host IPC is not allowed to be used",
    ],
    [{ hostNetwork: true, hostPID: true, hostIPC: true }, { hostNetwork: true, hostPID: true, hostIPC: true }, {}],
    [
      {
        hostPorts: [
          { min: 1, max: 2 },
          { min: 5, max: 5 },
        ],
      },
      {},
      { ports: [{ hostPort: 2 }, { hostPort: 3 }] },
      "spec.containers[0].hostPort: Invalid value: 3: Host port 3 is not allowed to be used. Allowed ports: [1-2,5]",
    ],
    [
      { volumes: ["secret"] },
      {
        volumes: [
          { name: "v", hostPath: { path: "/" } },
          { name: "w", secret: {} },
        ],
      },
      {},
      'spec.volumes[0]: Invalid value: "hostPath": hostPath volumes are not allowed to be used',
    ],
    [
      { allowedHostPaths: [{ pathPrefix: "/var/log" }, { pathPrefix: "/etc", readOnly: true }] },
      {
        volumes: [
          { name: "v", hostPath: { path: "/var/logs" } },
          { name: "w", hostPath: { path: "/var/log/x" } },
          { name: "x", hostPath: { path: "/etc/" } },
        ],
      },
      { volumeMounts: [{ name: "x", readOnly: true }, { name: "x" }, { name: "w" }] },
      'spec.volumes[0].hostPath.pathPrefix: Invalid value: "/var/logs": is not allowed to be used',
      "spec.containers[0].volumeMounts[1].readOnly: Invalid value: false: must be read-only",
    ],
    [
      { allowedFlexVolumes: [{ driver: "d" }], allowedCSIDrivers: [{ name: "c" }] },
      {
        volumes: [
          { name: "v", flexVolume: { driver: "x" } },
          { name: "w", csi: { driver: "y" } },
          { name: "x", csi: { driver: "c" } },
        ],
      },
      {},
      'spec.volumes[0].driver: Invalid value: "x": Flexvolume driver is not allowed to be used',
      'spec.volumes[1].csi.driver: Invalid value: "y": Inline CSI driver is not allowed to be used',
    ],
    [{ runAsUser: RANGE }, {}, {}, `${AT}.runAsUser: Required value`],
    [
      { runAsUser: RANGE },
      inPod({ runAsUser: 6 }),
      { securityContext: { runAsUser: 4 } },
      `${AT}.runAsUser: Invalid value: 4: must be in the ranges: [{5 9}]`,
    ],
    [{ runAsUser: RANGE }, inPod({ runAsUser: 6 }), {}],
    [{ runAsUser: { rule: "MustRunAsNonRoot" } }, {}, {}, `${AT}.runAsNonRoot: Required value: must be true`],
    [
      { runAsUser: { rule: "MustRunAsNonRoot" } },
      inPod({ runAsNonRoot: false, runAsUser: 0 }),
      { securityContext: { runAsNonRoot: true } },
      `${AT}.runAsUser: Invalid value: 0: running with the root UID is forbidden`,
    ],
    [
      { runAsUser: { rule: "MustRunAsNonRoot" } },
      inPod({ runAsNonRoot: false, runAsUser: 0 }),
      {},
      `${AT}.runAsNonRoot: Invalid value: false: must be true`,
    ],
    [{ runAsGroup: MAY }, {}, {}],
    [
      { runAsGroup: MAY, fsGroup: MAY, supplementalGroups: MAY },
      inPod({ runAsGroup: 1, fsGroup: 2, supplementalGroups: [5, 3] }),
      {},
      "spec.securityContext.fsGroup: Invalid value: []int64{2}: group 2 must be in the ranges: [{5 9}]",
      "spec.securityContext.supplementalGroups: Invalid value: []int64{5, 3}: group 3 must be in the ranges: [{5 9}]",
      `${AT}: Invalid value: []int64{1}: group 1 must be in the ranges: [{5 9}]`,
    ],
    [
      { fsGroup: RANGE },
      {},
      {},
      "spec.securityContext.fsGroup: Invalid value: []int64(nil): unable to validate empty groups against required ranges",
    ],
    [
      { seLinux: { rule: "MustRunAs", seLinuxOptions: { level: "s0:c1,c2", type: "t" } } },
      inPod({ seLinuxOptions: { level: "s0:c2,c1", type: "t" } }),
      { securityContext: { seLinuxOptions: { level: "s0", user: "u" } } },
      `${AT}.seLinuxOptions.level: Invalid value: "s0": must be s0:c1,c2`,
      `${AT}.seLinuxOptions.type: Invalid value: "": must be t`,
      `${AT}.seLinuxOptions.user: Invalid value: "u": must be `,
    ],
    [{}, {}, { securityContext: { procMount: "Unmasked" } }, `${AT}.procMount: Invalid value: "Unmasked": ProcMountType is not allowed`],
    [{ allowedProcMountTypes: ["Unmasked", "Default"] }, {}, { securityContext: { procMount: "Unmasked" } }],
    [
      { allowedCapabilities: ["A"], defaultAddCapabilities: ["B"], requiredDropCapabilities: ["D"] },
      {},
      { securityContext: { capabilities: { add: ["A", "B", "C"], drop: ["E"] } } },
      `${AT}.capabilities.add: Invalid value: "C": capability may not be added`,
      `${AT}.capabilities.drop: Invalid value: []core.Capability{"E"}: D is required to be dropped but was not found`,
    ],
    [
      { requiredDropCapabilities: ["D"] },
      {},
      {},
      `${AT}.capabilities: Invalid value: "null": required capabilities are not set on the securityContext`,
    ],
    [{ allowedCapabilities: ["*"] }, {}, { securityContext: { capabilities: { add: ["C"] } } }],
    [
      { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      {},
      {},
      `${AT}.readOnlyRootFilesystem: Invalid value: "null": ReadOnlyRootFilesystem may not be nil and must be set to true`,
      `${AT}.allowPrivilegeEscalation: Invalid value: "null": Allowing privilege escalation for containers is not allowed`,
    ],
    [
      { allowedUnsafeSysctls: ["kernel.*"], forbiddenSysctls: ["kernel.sem"] },
      inPod({ sysctls: ["kernel.msgmax", "kernel.sem", "net.core.somaxconn", "net.ipv4.tcp_syncookies"].map((name) => ({ name })) }),
      {},
      'pod.spec.securityContext.sysctls[1]: Forbidden: sysctl "kernel.sem" is not allowed',
      'pod.spec.securityContext.sysctls[2]: Forbidden: unsafe sysctl "net.core.somaxconn" is not allowed',
    ],
    [{ runtimeClass: { allowedRuntimeClassNames: ["r"] } }, { runtimeClassName: "x" }, {}, 'spec.runtimeClassName: Invalid value: "x"'],
    [{ runtimeClass: { allowedRuntimeClassNames: ["*"] } }, { runtimeClassName: "x" }, {}],
    [
      {},
      inPod({ seccompProfile: { type: "RuntimeDefault" } }),
      {},
      "pod.metadata.annotations[seccomp.security.alpha.orch.io/pod]: Forbidden: seccomp may not be set",
      "pod.metadata.annotations[container.seccomp.security.alpha.orch.io/a]: Forbidden: seccomp may not be set",
    ],
  ] as const) {
    test(errors[0]?.slice(0, 90) ?? `nothing of ${JSON.stringify(pod)} by ${JSON.stringify(policy)}`, () => {
      assert.deepEqual(told(podWith(pod, container), policyWith(policy)), errors);
    });
  }

  test("profiles have to be among those that annotations name", () => {
    const policy = policyWith(
      {},
      {
        "seccomp.security.alpha.orch.io/allowedProfileNames": "runtime/default,localhost/x",
        "apparmor.security.beta.orch.io/allowedProfileNames": "runtime/default",
      },
    );
    const container = { securityContext: { seccompProfile: { type: "Unconfined" } } };
    const pod = podWith(inPod({ seccompProfile: { type: "Localhost", localhostProfile: "x" } }), container);
    const valid = "Valid values are runtime/default,localhost/x";
    assert.deepEqual(told(pod, policy), [
      "pod.metadata.annotations[container.apparmor.security.beta.orch.io/a]: Forbidden: AppArmor profile must be set",
      `pod.metadata.annotations[container.seccomp.security.alpha.orch.io/a]: Forbidden: unconfined is not an allowed seccomp profile. ${valid}`,
    ]);
    const annotated = podWith(
      {},
      {},
      { "container.apparmor.security.beta.orch.io/a": "x", "seccomp.security.alpha.orch.io/pod": "localhost/x" },
    );
    assert.deepEqual(told(annotated, policy), [
      'pod.metadata.annotations[container.apparmor.security.beta.orch.io/a]: Forbidden: x is not an allowed profile. Allowed values: "runtime/default"',
    ]);
    assert.deepEqual(told(podWith({}), policyWith({}, { "seccomp.security.alpha.orch.io/allowedProfileNames": "*" })), []);
    const older = policyWith({}, { "seccomp.security.alpha.orch.io/allowedProfileNames": "docker/default" });
    assert.deepEqual(told(podWith(inPod({ seccompProfile: { type: "RuntimeDefault" } })), older), [], "another name of the same");
  });

  test("what the server itself mounts of an account is allowed with secrets, other projected volumes are not", () => {
    const token = { serviceAccountToken: { path: "token", expirationSeconds: 3607 } };
    const authority = { configMap: { name: "orch-root-ca.crt", items: [{ key: "ca.crt", path: "ca.crt" }] } };
    const namespace = { downwardAPI: { items: [{ path: "namespace", fieldRef: { apiVersion: "v1", fieldPath: "metadata.namespace" } }] } };
    const policy = policyWith({ volumes: ["secret"] });
    const refusal = ['spec.volumes[0]: Invalid value: "projected": projected volumes are not allowed to be used'];
    const errorsOf = (...sources: Fields[]): string[] => told(podWith({ volumes: [{ name: "v", projected: { sources } }] }), policy);
    assert.deepEqual(errorsOf(token, authority, namespace), []);
    assert.deepEqual(errorsOf({ ...token, secret: { name: "s" } }), refusal);
    assert.deepEqual(errorsOf({ configMap: { name: "other" } }), refusal);
    assert.deepEqual(errorsOf({ serviceAccountToken: { path: "token", audience: "x" } }), refusal);
    assert.deepEqual(
      errorsOf({ downwardAPI: { items: [{ path: "x", fieldRef: { apiVersion: "v1", fieldPath: "metadata.name" } }] } }),
      refusal,
    );
  });
});

describe("ADM-17 a pod with more mistakes than are told", () => {
  const many = Array.from({ length: 20_000 }, (_, index) => index + 10);
  for (const [name, spec, container] of [
    ["groups", inPod({ supplementalGroups: many }), {}],
    ["capabilities", {}, { securityContext: { capabilities: { add: many.map((id) => `C${id}`) } } }],
    ["ports", {}, { ports: many.map((hostPort) => ({ hostPort })) }],
    ["settings of the kernel", inPod({ sysctls: many.map((id) => ({ name: `kernel.s${id}` })) }), {}],
    ["volumes", { volumes: many.map((id) => ({ name: `v${id}`, hostPath: { path: "/" } })) }, {}],
    ["containers", { containers: many.map((id) => ({ name: `c${id}`, securityContext: { privileged: true } })) }, {}],
  ] as const) {
    test(name, () => {
      assert.equal(told(podWith(spec, container), policyWith({ supplementalGroups: RANGE, volumes: [] })).length, MAXIMUM_FIELD_ERRORS);
    });
  }

  test("mounts that may be written to, of as many volumes", () => {
    const names = many.map((id) => `v${id}`);
    const volumes = names.map((name) => ({ name, hostPath: { path: "/etc" } }));
    const pod = podWith({ volumes }, { volumeMounts: names.map((each) => ({ name: each })) });
    const errors = told(pod, policyWith({ allowedHostPaths: [{ pathPrefix: "/etc", readOnly: true }] }));
    assert.equal(errors.length, MAXIMUM_FIELD_ERRORS);
    assert.equal(errors[1], "spec.containers[0].volumeMounts[1].readOnly: Invalid value: false: must be read-only");
  });
});

describe("ADM-17 what a policy gives", () => {
  test("whoever says nothing gets what has to be, and then passes", () => {
    const policy = policyWith(
      {
        runAsUser: RANGE,
        runAsGroup: RANGE,
        supplementalGroups: RANGE,
        fsGroup: RANGE,
        seLinux: { rule: "MustRunAs", seLinuxOptions: { level: "s0" } },
        defaultAddCapabilities: ["B", "A"],
        requiredDropCapabilities: ["D"],
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        runtimeClass: { allowedRuntimeClassNames: ["r"], defaultRuntimeClassName: "r" },
      },
      {
        "seccomp.security.alpha.orch.io/allowedProfileNames": "runtime/default",
        "seccomp.security.alpha.orch.io/defaultProfileName": "runtime/default",
        "apparmor.security.beta.orch.io/allowedProfileNames": "localhost/p",
        "apparmor.security.beta.orch.io/defaultProfileName": "localhost/p",
      },
    );
    const pod = filled(podWith({}), policy);
    assert.deepEqual(told(pod, policy), []);
    assert.equal(pod.mutated, true);
    const { metadata, spec } = written(pod);
    assert.deepEqual(spec, {
      runtimeClassName: "r",
      securityContext: { supplementalGroups: [5], fsGroup: 5, seLinuxOptions: { level: "s0" } },
      containers: [
        {
          name: "a",
          securityContext: {
            runAsUser: 5,
            runAsGroup: 5,
            capabilities: { add: ["A", "B"], drop: ["D"] },
            readOnlyRootFilesystem: true,
            allowPrivilegeEscalation: false,
          },
        },
      ],
    });
    assert.deepEqual(metadata.annotations, {
      "seccomp.security.alpha.orch.io/pod": "runtime/default",
      "container.apparmor.security.beta.orch.io/a": "localhost/p",
    });
  });

  test("what is said stays, and nothing is given twice", () => {
    const policy = policyWith({
      runAsUser: { rule: "MustRunAsNonRoot" },
      defaultAddCapabilities: ["A"],
      defaultAllowPrivilegeEscalation: true,
    });
    const silent = filled(podWith({}), policy);
    assert.deepEqual(specOf(written(silent)).containers?.[0]?.securityContext, {
      runAsNonRoot: true,
      capabilities: { add: ["A"] },
      allowPrivilegeEscalation: true,
    });
    const said = filled(
      podWith(inPod({ runAsUser: 7 }), { securityContext: { capabilities: { drop: ["A"] }, allowPrivilegeEscalation: false } }),
      policy,
    );
    assert.equal(said.mutated, false);
  });

  test("LIM-05 more capabilities than all containers of a pod can be given are refused", () => {
    const policy = policyWith({ requiredDropCapabilities: Array.from({ length: 256 }, (_, i) => `C${i}`) });
    const containers = (count: number) => podWith({ containers: Array.from({ length: count }, (_, i) => ({ name: `c${i}`, image: "i" })) });
    assert.ok(filled(containers(256), policy).mutated);
    assert.throws(() => filled(containers(257), policy), { code: 413 });
  });

  test("a policy whose rules lack what they need decides nothing", () => {
    for (const spec of [
      { runAsUser: { rule: "MustRunAs" } },
      { requiredDropCapabilities: Array.from({ length: 257 }, (_, i) => `C${i}`) },
      { seLinux: { rule: "MustRunAs" } },
      { fsGroup: {} },
      { supplementalGroups: { rule: "Other", ranges: [{ min: 1, max: 2 }] } },
    ]) {
      assert.equal(policyOf({ metadata: { name: "p" }, spec: { ...OPEN, ...spec } } as never, profile), undefined, JSON.stringify(spec));
    }
  });
});
