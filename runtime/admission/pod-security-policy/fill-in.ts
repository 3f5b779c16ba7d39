/** What a policy gives pods that do not say it themselves. */
import { compareUtf8 } from "../../definition/utf8-order.js";
import { type Container, containersOf } from "../pod-model.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import { defaultId, MUST_RUN_AS, NON_ROOT, type Policy } from "./policy.js";

export function fillIn(pod: PodUnderPolicy, policy: Policy): void {
  const { spec } = pod;
  const { supplementalGroups, fsGroup, seLinux, runtimeClass } = policy.spec;
  const own = spec.securityContext ?? {};
  const group = defaultId(supplementalGroups);
  if (own.supplementalGroups === undefined) pod.fill(spec, "supplementalGroups", group === undefined ? undefined : [group]);
  if (own.fsGroup === undefined) pod.fill(spec, "fsGroup", defaultId(fsGroup));
  if (own.seLinuxOptions === undefined && seLinux.rule === MUST_RUN_AS) pod.fill(spec, "seLinuxOptions", seLinux.seLinuxOptions);
  if (policy.seccomp.standard !== "" && pod.seccompOf() === "") {
    pod.annotate(pod.names.seccompOfPod, policy.seccomp.standard);
  }
  if (runtimeClass?.defaultRuntimeClassName !== undefined && spec.runtimeClassName === undefined) {
    spec.runtimeClassName = runtimeClass.defaultRuntimeClassName;
    pod.mutated = true;
  }
  for (const container of containersOf(spec)) fillInContainer(pod, container, policy);
}

function fillInContainer(pod: PodUnderPolicy, container: Container, policy: Policy): void {
  const { spec } = policy;
  if (pod.effective(container, "runAsUser") === undefined) pod.fill(container, "runAsUser", defaultId(spec.runAsUser));
  if (pod.effective(container, "runAsGroup") === undefined) pod.fill(container, "runAsGroup", defaultId(spec.runAsGroup));
  const appArmor = `${pod.names.appArmor}${container.name}`;
  if (policy.appArmorDefault !== "" && !pod.annotations[appArmor]) pod.annotate(appArmor, policy.appArmorDefault);
  const isSilent = pod.effective(container, "runAsNonRoot") === undefined && pod.effective(container, "runAsUser") === undefined;
  if (isSilent && spec.runAsUser.rule === NON_ROOT) pod.fill(container, "runAsNonRoot", true);
  fillInCapabilities(pod, container, policy);
  const { readOnlyRootFilesystem, allowPrivilegeEscalation } = container.securityContext ?? {};
  if (spec.readOnlyRootFilesystem === true && readOnlyRootFilesystem === undefined) pod.fill(container, "readOnlyRootFilesystem", true);
  if (allowPrivilegeEscalation === undefined) {
    pod.fill(
      container,
      "allowPrivilegeEscalation",
      spec.defaultAllowPrivilegeEscalation ?? (spec.allowPrivilegeEscalation === false ? false : undefined),
    );
  }
}

/** Lists stay as they are unless something is missing in them. */
function fillInCapabilities(pod: PodUnderPolicy, container: Container, { spec }: Policy): void {
  const { add = [], drop = [] } = container.securityContext?.capabilities ?? {};
  const added = new Set([...add, ...(spec.defaultAddCapabilities ?? []).filter((name) => !drop.includes(name))]);
  const dropped = new Set([...drop, ...(spec.requiredDropCapabilities ?? [])]);
  if (added.size === new Set(add).size && dropped.size === new Set(drop).size) return;
  const list = (names: ReadonlySet<string>): string[] => [...names].sort(compareUtf8);
  pod.fill(container, "capabilities", {
    ...(added.size === 0 ? {} : { add: list(added) }),
    ...(dropped.size === 0 ? {} : { drop: list(dropped) }),
  });
}
