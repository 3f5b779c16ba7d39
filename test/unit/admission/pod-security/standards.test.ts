/** The pod security standards as the public page lists them: each control with what it forbids and what it allows, by level and version. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { vendorProfiles } from "../../../../generated/vendor-profiles.js";
import type { Level } from "../../../../runtime/admission/pod-security/levels.js";
import { detailsOf, violationsOf } from "../../../../runtime/admission/pod-security/standards.js";
import type { Container, PodLike, PodSpec, SecurityContext } from "../../../../runtime/admission/pods/pod-model.js";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";

const profile = vendorProfiles["orch"] as VendorProfile;

/** Passes every control. */
const HELD: SecurityContext = {
  allowPrivilegeEscalation: false,
  runAsNonRoot: true,
  capabilities: { drop: ["ALL"] },
  seccompProfile: { type: "RuntimeDefault" },
};

type Change = (pod: { annotations: Record<string, string>; spec: PodSpec; container: Container }) => void;

const PLACES = ["containers", "initContainers", "ephemeralContainers"] as const;

/** A pod that passes, but for the change; `container` is in one of the lists. */
function podWith(change: Change, place: (typeof PLACES)[number] = "containers"): PodLike {
  const container: Container = { name: "a", image: "i", securityContext: { ...HELD } };
  const annotations = {};
  const spec: PodSpec = { containers: [{ name: "main", image: "i", securityContext: { ...HELD } }] };
  spec[place] = [container];
  change({ annotations, spec, container });
  return { metadata: { name: "p", annotations }, spec };
}

const inContainer =
  (context: SecurityContext): Change =>
  ({ container }) =>
    Object.assign(container.securityContext as object, context);
const inPod =
  (context: SecurityContext): Change =>
  ({ spec }) => {
    spec.securityContext = context;
  };
const without =
  (name: keyof NonNullable<Container["securityContext"]>): Change =>
  ({ container }) => {
    delete container.securityContext?.[name];
  };
const volume =
  (source: string): Change =>
  ({ spec }) => {
    spec.volumes = [{ name: "v", [source]: {} }];
  };

interface Control {
  /** The first level that has it. */
  readonly level: "baseline" | "restricted";
  readonly since?: number;
  readonly until?: number;
  /** What the level restricted says, where another of its checks stands in for this one. */
  readonly restricted?: string;
  readonly forbidden: readonly (readonly [Change, string])[];
  readonly allowed?: readonly Change[];
}

const DEFAULTS = "AUDIT_WRITE CHOWN DAC_OVERRIDE FOWNER FSETID KILL MKNOD NET_BIND_SERVICE SETFCAP SETGID SETPCAP SETUID SYS_CHROOT".split(
  " ",
);

const CONTROLS: Readonly<Record<string, Control>> = {
  HostProcess: {
    level: "baseline",
    forbidden: [
      [inPod({ windowsOptions: { hostProcess: true } }), "hostProcess (pod must not set securityContext.windowsOptions.hostProcess=true)"],
      [
        inContainer({ windowsOptions: { hostProcess: true } }),
        'hostProcess (container "a" must not set securityContext.windowsOptions.hostProcess=true)',
      ],
    ],
    allowed: [inPod({ windowsOptions: { hostProcess: false } }), inContainer({ windowsOptions: {} })],
  },
  "Host Namespaces": {
    level: "baseline",
    forbidden: [
      [({ spec }) => Object.assign(spec, { hostNetwork: true }), "host namespaces (hostNetwork=true)"],
      [({ spec }) => Object.assign(spec, { hostIPC: true, hostPID: true }), "host namespaces (hostPID=true, hostIPC=true)"],
    ],
    allowed: [({ spec }) => Object.assign(spec, { hostNetwork: false, hostPID: false, hostIPC: false })],
  },
  "Privileged Containers": {
    level: "baseline",
    forbidden: [[inContainer({ privileged: true }), 'privileged (container "a" must not set securityContext.privileged=true)']],
    allowed: [inContainer({ privileged: false })],
  },
  Capabilities: {
    level: "baseline",
    restricted: "unrestricted capabilities",
    forbidden: [
      [
        inContainer({ capabilities: { add: ["SYS_ADMIN", "NET_RAW"], drop: ["ALL"] } }),
        'non-default capabilities (container "a" must not include "NET_RAW", "SYS_ADMIN" in securityContext.capabilities.add)',
      ],
      [
        inContainer({ capabilities: { add: ["ALL"], drop: ["ALL"] } }),
        'non-default capabilities (container "a" must not include "ALL" in securityContext.capabilities.add)',
      ],
    ],
    allowed: [inContainer({ capabilities: { add: ["NET_BIND_SERVICE"], drop: ["ALL"] } })],
  },
  "HostPath Volumes": {
    level: "baseline",
    restricted: "restricted volume types",
    forbidden: [[volume("hostPath"), 'hostPath volumes (volume "v")']],
  },
  "Host Ports": {
    level: "baseline",
    forbidden: [
      [({ container }) => Object.assign(container, { ports: [{ hostPort: 80 }] }), 'hostPort (container "a" uses hostPort 80)'],
      [
        ({ container }) => Object.assign(container, { ports: [{ hostPort: 9 }, { hostPort: 80 }, { hostPort: 0 }] }),
        'hostPort (container "a" uses hostPorts 80, 9)',
      ],
    ],
    allowed: [({ container }) => Object.assign(container, { ports: [{ hostPort: 0 }, {}] })],
  },
  AppArmor: {
    level: "baseline",
    forbidden: [
      [
        ({ annotations }) => {
          annotations["container.apparmor.security.beta.orch.io/a"] = "unconfined";
        },
        'forbidden AppArmor profile (container.apparmor.security.beta.orch.io/a="unconfined")',
      ],
    ],
    allowed: ["runtime/default", "localhost/x", ""].map(
      (value): Change =>
        ({ annotations }) => {
          annotations["container.apparmor.security.beta.orch.io/a"] = value;
        },
    ),
  },
  SELinux: {
    level: "baseline",
    forbidden: [
      [inPod({ seLinuxOptions: { type: "spc_t" } }), 'seLinuxOptions (pod set forbidden securityContext.seLinuxOptions: type "spc_t")'],
      [
        inContainer({ seLinuxOptions: { type: "x", user: "u", role: "r" } }),
        'seLinuxOptions (container "a" set forbidden securityContext.seLinuxOptions: type "x"; user may not be set; role may not be set)',
      ],
      [inPod({ seLinuxOptions: { user: "u" } }), "seLinuxOptions (pod set forbidden securityContext.seLinuxOptions: user may not be set)"],
    ],
    allowed: ["", "container_t", "container_init_t", "container_kvm_t"].map((type) =>
      inContainer({ seLinuxOptions: { type, level: "s0" } }),
    ),
  },
  "/proc Mount Type": {
    level: "baseline",
    forbidden: [[inContainer({ procMount: "Unmasked" }), 'procMount (container "a" must not set securityContext.procMount to "Unmasked")']],
    allowed: [inContainer({ procMount: "Default" })],
  },
  "Seccomp by field": {
    level: "baseline",
    since: 19,
    forbidden: [
      [
        inPod({ seccompProfile: { type: "Unconfined" } }),
        'seccompProfile (pod must not set securityContext.seccompProfile.type to "Unconfined")',
      ],
      [
        inContainer({ seccompProfile: { type: "Unconfined" } }),
        'seccompProfile (container "a" must not set securityContext.seccompProfile.type to "Unconfined")',
      ],
    ],
    allowed: [inContainer({ seccompProfile: { type: "Localhost", localhostProfile: "x" } })],
  },
  "Seccomp by annotation": {
    level: "baseline",
    until: 19,
    forbidden: [
      [
        ({ annotations }) => {
          annotations["seccomp.security.alpha.orch.io/pod"] = "unconfined";
        },
        'seccompProfile (forbidden annotation seccomp.security.alpha.orch.io/pod="unconfined")',
      ],
      [
        ({ annotations }) => {
          annotations["container.seccomp.security.alpha.orch.io/a"] = "unconfined";
          annotations["container.seccomp.security.alpha.orch.io/nobody"] = "unconfined";
        },
        'seccompProfile (forbidden annotation container.seccomp.security.alpha.orch.io/a="unconfined")',
      ],
    ],
    allowed: ["runtime/default", "docker/default", "localhost/x"].map(
      (value): Change =>
        ({ annotations }) => {
          annotations["seccomp.security.alpha.orch.io/pod"] = value;
        },
    ),
  },
  Sysctls: {
    level: "baseline",
    forbidden: [
      [
        inPod({
          sysctls: [
            { name: "kernel.msgmax", value: "1" },
            { name: "net.core.somaxconn", value: "1" },
          ],
        }),
        "forbidden sysctls (kernel.msgmax, net.core.somaxconn)",
      ],
    ],
    allowed: [
      "kernel.shm_rmid_forced",
      "net.ipv4.ip_local_port_range",
      "net.ipv4.ip_unprivileged_port_start",
      "net.ipv4.tcp_syncookies",
      "net.ipv4.ping_group_range",
    ].map((name) => inPod({ sysctls: [{ name, value: "1" }] })),
  },
  "Volume Types": {
    level: "restricted",
    forbidden: [
      [volume("nfs"), 'restricted volume types (volume "v" uses restricted volume type "nfs")'],
      [
        ({ spec }) => {
          spec.volumes = [
            { name: "v", rbd: { image: "i", monitors: [] } },
            { name: "w", gitRepo: { repository: "r" } },
          ];
        },
        'restricted volume types (volumes "v", "w" use restricted volume types "gitRepo", "rbd")',
      ],
      ...[
        "gcePersistentDisk awsElasticBlockStore gitRepo iscsi glusterfs rbd flexVolume cinder cephfs flocker fc azureFile vsphereVolume",
        "quobyte azureDisk portworxVolume scaleIO storageos photonPersistentDisk",
      ]
        .flatMap((names) => names.split(" "))
        .map((source) => [volume(source), `restricted volume types (volume "v" uses restricted volume type "${source}")`] as const),
    ],
    allowed: "configMap csi downwardAPI emptyDir ephemeral persistentVolumeClaim projected secret".split(" ").map(volume),
  },
  "Privilege Escalation": {
    level: "restricted",
    since: 8,
    forbidden: [
      [
        without("allowPrivilegeEscalation"),
        'allowPrivilegeEscalation != false (container "a" must set securityContext.allowPrivilegeEscalation=false)',
      ],
      [
        inContainer({ allowPrivilegeEscalation: true }),
        'allowPrivilegeEscalation != false (container "a" must set securityContext.allowPrivilegeEscalation=false)',
      ],
    ],
  },
  "Running as Non-root": {
    level: "restricted",
    forbidden: [
      [without("runAsNonRoot"), 'runAsNonRoot != true (pod or container "a" must set securityContext.runAsNonRoot=true)'],
      [inContainer({ runAsNonRoot: false }), 'runAsNonRoot != true (container "a" must not set securityContext.runAsNonRoot=false)'],
      [inPod({ runAsNonRoot: false }), "runAsNonRoot != true (pod must not set securityContext.runAsNonRoot=false)"],
    ],
    allowed: [
      (pod) => {
        without("runAsNonRoot")(pod);
        inPod({ runAsNonRoot: true })(pod);
      },
    ],
  },
  "Running as Non-root user": {
    level: "restricted",
    since: 23,
    forbidden: [
      [inPod({ runAsUser: 0 }), "runAsUser=0 (pod must not set runAsUser=0)"],
      [inContainer({ runAsUser: 0 }), 'runAsUser=0 (container "a" must not set runAsUser=0)'],
    ],
    allowed: [inPod({ runAsUser: 1 }), inContainer({ runAsUser: 1000 })],
  },
  "Seccomp required": {
    level: "restricted",
    since: 19,
    forbidden: [
      [
        without("seccompProfile"),
        'seccompProfile (pod or container "a" must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost")',
      ],
    ],
    allowed: [
      (pod) => {
        without("seccompProfile")(pod);
        inPod({ seccompProfile: { type: "Localhost" } })(pod);
      },
    ],
  },
  "Capabilities dropped": {
    level: "restricted",
    since: 22,
    forbidden: [
      [without("capabilities"), 'unrestricted capabilities (container "a" must set securityContext.capabilities.drop=["ALL"])'],
      [
        inContainer({ capabilities: { add: ["CHOWN"], drop: ["all"] } }),
        'unrestricted capabilities (container "a" must set securityContext.capabilities.drop=["ALL"]; container "a" must not include "CHOWN" in securityContext.capabilities.add)',
      ],
    ],
  },
};

const LATEST = undefined;
const told = (pod: PodLike, level: Level, version?: number): string => detailsOf(atOnce(violationsOf(pod, { level, version }, profile)));

describe("ADM-16 the pod security standards", () => {
  for (const [name, { level, since = 0, until, restricted, forbidden, allowed = [] }] of Object.entries(CONTROLS)) {
    test(`${name}: ${level} from v1.${since}`, () => {
      const version = until === undefined ? LATEST : until - 1;
      for (const place of PLACES) {
        for (const [change, text] of forbidden) {
          const pod = podWith(change, place);
          assert.equal(told(pod, level, version), text, place);
          assert.equal(told(pod, level, since), text, place);
          assert.equal(told(pod, "privileged", version), "");
          if (level === "restricted") assert.equal(told(pod, "baseline", version), "");
          else assert.match(told(pod, "restricted", version), new RegExp(`^${restricted ?? text.replace(/[^\w ].*$/, "")}`));
          if (since > 0) assert.equal(told(pod, level, since - 1), "", `before v1.${since}`);
          if (until !== undefined) assert.equal(told(pod, level, until), "", `from v1.${until}`);
        }
        for (const change of allowed) assert.equal(told(podWith(change, place), "restricted", version), "", place);
      }
    });
  }

  test("the capabilities that containers have anyway are no gain for baseline", () => {
    const pod = podWith(inContainer({ capabilities: { add: DEFAULTS } }));
    assert.equal(told(pod, "baseline"), "");
    assert.equal(told(pod, "restricted", 21), "", "before v1.22 restricted asks no more");
  });

  test("all that is wrong is told in a fixed order, and all who are wrong", () => {
    const pod: PodLike = {
      metadata: {},
      spec: {
        hostPID: true,
        volumes: [{ name: "v", hostPath: { path: "/" } }],
        initContainers: [{ name: "i", securityContext: { privileged: true } }],
        containers: [{ name: "a", securityContext: { privileged: true } }, { name: "b" }],
      },
    };
    assert.equal(
      told(pod, "baseline"),
      'host namespaces (hostPID=true), hostPath volumes (volume "v"), privileged (containers "i", "a" must not set securityContext.privileged=true)',
    );
    assert.equal(
      told(pod, "restricted"),
      [
        "host namespaces (hostPID=true)",
        'privileged (containers "i", "a" must not set securityContext.privileged=true)',
        'allowPrivilegeEscalation != false (containers "i", "a", "b" must set securityContext.allowPrivilegeEscalation=false)',
        'unrestricted capabilities (containers "i", "a", "b" must set securityContext.capabilities.drop=["ALL"])',
        'restricted volume types (volume "v" uses restricted volume type "hostPath")',
        'runAsNonRoot != true (pod or containers "i", "a", "b" must set securityContext.runAsNonRoot=true)',
        'seccompProfile (pod or containers "i", "a", "b" must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost")',
      ].join(", "),
    );
  });

  test("versions to come are the latest", () => {
    const pod = podWith(inPod({ runAsUser: 0 }));
    for (const version of [23, 24, 25, 99]) assert.equal(told(pod, "restricted", version), told(pod, "restricted"));
  });

  test("what is told of very many containers is a text of bounded length", () => {
    const containers = Array.from({ length: 10_000 }, (_, i) => ({ name: `container-${i}`, securityContext: { privileged: true } }));
    assert.ok(told({ metadata: {}, spec: { containers } }, "restricted").length < 100_000);
  });
});
