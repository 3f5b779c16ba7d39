/** What a policy gives pods that do not say it themselves. */
import { type Steps, sortedInSteps } from "../../codec/lists/steps.js";
import { compareUtf8 } from "../../definition/utf8-order.js";
import { type Container, containersOf } from "../pods/pod-model.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import { defaultId, MUST_RUN_AS, NON_ROOT, type Policy } from "./policy.js";

export function* fillIn(pod: PodUnderPolicy, policy: Policy): Steps<void> {
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
    pod.fillRuntimeClass(runtimeClass.defaultRuntimeClassName);
  }
  for (const container of containersOf(spec)) {
    yield* fillInContainer(pod, container, policy);
    yield;
  }
}

function* fillInContainer(pod: PodUnderPolicy, container: Container, policy: Policy): Steps<void> {
  const { spec } = policy;
  if (pod.effective(container, "runAsUser") === undefined) pod.fill(container, "runAsUser", defaultId(spec.runAsUser));
  if (pod.effective(container, "runAsGroup") === undefined) pod.fill(container, "runAsGroup", defaultId(spec.runAsGroup));
  const appArmor = `${pod.names.appArmor}${container.name}`;
  if (policy.appArmorDefault !== "" && !pod.annotation(appArmor)) pod.annotate(appArmor, policy.appArmorDefault);
  const isSilent = pod.effective(container, "runAsNonRoot") === undefined && pod.effective(container, "runAsUser") === undefined;
  if (isSilent && spec.runAsUser.rule === NON_ROOT) pod.fill(container, "runAsNonRoot", true);
  yield* fillInCapabilities(pod, container, policy);
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
function* fillInCapabilities(pod: PodUnderPolicy, container: Container, { spec }: Policy): Steps<void> {
  const { defaultAddCapabilities = [], requiredDropCapabilities = [] } = spec;
  if (defaultAddCapabilities.length + requiredDropCapabilities.length === 0) return;
  pod.weighCapabilities(defaultAddCapabilities.length + requiredDropCapabilities.length);
  const { add = [], drop = [] } = container.securityContext?.capabilities ?? {};
  const [added, dropped] = [new Set(add), new Set(drop)];
  yield;
  const toAdd = defaultAddCapabilities.filter((name) => !added.has(name) && !dropped.has(name));
  const toDrop = requiredDropCapabilities.filter((name) => !dropped.has(name));
  if (toAdd.length + toDrop.length === 0) return;
  const list = (names: ReadonlySet<string>, more: readonly string[]): Steps<string[]> =>
    sortedInSteps([...new Set([...names, ...more])], (one, other) => compareUtf8(one, other) < 0);
  const lists = { add: yield* list(added, toAdd), drop: yield* list(dropped, toDrop) };
  pod.fill(container, "capabilities", {
    ...(lists.add.length === 0 ? {} : { add: lists.add }),
    ...(lists.drop.length === 0 ? {} : { drop: lists.drop }),
  });
}
