/** What of a pod as a whole a policy refuses. */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { addFieldErrors, type FieldError, forbiddenField, invalidValue, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import { coversSysctl } from "../../kinds/policy/security-policy.js";
import { containerErrors } from "./container-rules.js";
import { groupErrors, seLinuxErrors } from "./identity-rules.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import type { Policy, PolicySpec } from "./policy.js";
import { seccompErrors } from "./profile-rules.js";
import { volumeErrors } from "./volume-rules.js";

const LISTS = ["initContainers", "containers", "ephemeralContainers"] as const;

/** All mistakes, up to as many as are told; none when the policy lets the pod pass. */
export function* policyErrors(pod: PodUnderPolicy, policy: Policy): Steps<FieldError[]> {
  const { spec } = pod;
  const { fsGroup, supplementalGroups = [], seLinuxOptions } = pod.contextOf(spec) ?? {};
  const at = "spec.securityContext";
  const found: FieldError[] = [];
  yield* groupErrors(`${at}.fsGroup`, fsGroup === undefined ? [] : [fsGroup], policy.spec.fsGroup, found);
  yield* groupErrors(`${at}.supplementalGroups`, supplementalGroups, policy.spec.supplementalGroups, found);
  addFieldErrors(found, [
    ...seccompErrors(pod, policy),
    ...seLinuxErrors(`${at}.seLinuxOptions`, seLinuxOptions, policy.spec.seLinux),
    ...hostErrors(pod, policy.spec, at),
  ]);
  yield* sysctlErrors(pod, policy.spec, found);
  yield* volumeErrors(pod, policy.spec, found);
  addFieldErrors(found, runtimeClassErrors(pod, policy.spec));
  for (const list of LISTS) {
    for (const [index, container] of (spec[list] ?? []).entries()) {
      if (found.length >= MAXIMUM_FIELD_ERRORS) return found;
      yield* containerErrors(pod, container, `spec.${list}[${index}]`, policy, found);
      yield;
    }
  }
  return found;
}

const HOST = [
  ["hostNetwork", "Host network is not allowed to be used"],
  ["hostPID", "Host PID is not allowed to be used"],
  ["hostIPC", "Host IPC is not allowed to be used"],
] as const;

const hostErrors = ({ spec }: PodUnderPolicy, policy: PolicySpec, at: string): FieldError[] =>
  HOST.flatMap(([field, why]) => (spec[field] === true && policy[field] !== true ? [invalidValue(`${at}.${field}`, true, why)] : []));

/** Kernel settings that reach no further than the pod. */
const SAFE_SYSCTLS: ReadonlySet<string> = new Set([
  "kernel.shm_rmid_forced",
  "net.ipv4.ip_local_port_range",
  "net.ipv4.tcp_syncookies",
  "net.ipv4.ping_group_range",
  "net.ipv4.ip_unprivileged_port_start",
]);

function* sysctlErrors(
  pod: PodUnderPolicy,
  { forbiddenSysctls = [], allowedUnsafeSysctls = [] }: PolicySpec,
  found: FieldError[],
): Steps<void> {
  yield* forEachOf((pod.contextOf(pod.spec)?.sysctls ?? []).entries(), ([index, { name: given }]) => {
    if (found.length >= MAXIMUM_FIELD_ERRORS) return;
    // A name with slashes is another spelling of the one with dots.
    const name = given.replaceAll("/", ".");
    const wrong = (why: string): void =>
      addFieldErrors(found, [forbiddenField(`pod.spec.securityContext.sysctls[${index}]`, `${why} is not allowed`)]);
    if (matchesAny(name, forbiddenSysctls)) wrong(`sysctl ${quoteText(given)}`);
    else if (!SAFE_SYSCTLS.has(name) && !matchesAny(name, allowedUnsafeSysctls)) wrong(`unsafe sysctl ${quoteText(given)}`);
  });
}

const matchesAny = (name: string, patterns: readonly string[]): boolean => patterns.some((pattern) => coversSysctl(pattern, name));

function runtimeClassErrors({ runtimeClass: name }: PodUnderPolicy, { runtimeClass }: PolicySpec): FieldError[] {
  if (runtimeClass === undefined || name === undefined) return [];
  const { allowedRuntimeClassNames: names } = runtimeClass;
  return names.includes("*") || names.includes(name) ? [] : [invalidValue("spec.runtimeClassName", name, "")];
}
