/** What of a pod as a whole a policy refuses. */
import { type FieldError, forbiddenField, invalidValue } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import { coversSysctl } from "../../kinds/policy/security-policy.js";
import { containerErrors } from "./container-rules.js";
import { groupErrors, seLinuxErrors } from "./identity-rules.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import type { Policy, PolicySpec } from "./policy.js";
import { seccompErrors } from "./profile-rules.js";
import { volumeErrors } from "./volume-rules.js";

const LISTS = ["initContainers", "containers", "ephemeralContainers"] as const;

/** All mistakes; none when the policy lets the pod pass. */
export function policyErrors(pod: PodUnderPolicy, policy: Policy): FieldError[] {
  const { spec } = pod;
  const { fsGroup, supplementalGroups = [], seLinuxOptions } = spec.securityContext ?? {};
  const at = "spec.securityContext";
  return [
    ...groupErrors(`${at}.fsGroup`, fsGroup === undefined ? [] : [fsGroup], policy.spec.fsGroup),
    ...groupErrors(`${at}.supplementalGroups`, supplementalGroups, policy.spec.supplementalGroups),
    ...seccompErrors(pod, policy),
    ...seLinuxErrors(`${at}.seLinuxOptions`, seLinuxOptions, policy.spec.seLinux),
    ...hostErrors(pod, policy.spec, at),
    ...sysctlErrors(pod, policy.spec),
    ...volumeErrors(pod, policy.spec),
    ...runtimeClassErrors(pod, policy.spec),
    ...LISTS.flatMap((list) =>
      (spec[list] ?? []).flatMap((container, index) => containerErrors(pod, container, `spec.${list}[${index}]`, policy)),
    ),
  ];
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

function sysctlErrors({ spec }: PodUnderPolicy, { forbiddenSysctls = [], allowedUnsafeSysctls = [] }: PolicySpec): FieldError[] {
  return (spec.securityContext?.sysctls ?? []).flatMap(({ name: given }, index) => {
    // A name with slashes is another spelling of the one with dots.
    const name = given.replaceAll("/", ".");
    const field = `pod.spec.securityContext.sysctls[${index}]`;
    if (matchesAny(name, forbiddenSysctls)) return [forbiddenField(field, `sysctl ${quoteText(given)} is not allowed`)];
    if (SAFE_SYSCTLS.has(name) || matchesAny(name, allowedUnsafeSysctls)) return [];
    return [forbiddenField(field, `unsafe sysctl ${quoteText(given)} is not allowed`)];
  });
}

const matchesAny = (name: string, patterns: readonly string[]): boolean => patterns.some((pattern) => coversSysctl(pattern, name));

function runtimeClassErrors({ spec: { runtimeClassName: name } }: PodUnderPolicy, { runtimeClass }: PolicySpec): FieldError[] {
  if (runtimeClass === undefined || name === undefined) return [];
  const { allowedRuntimeClassNames: names } = runtimeClass;
  return names.includes("*") || names.includes(name) ? [] : [invalidValue("spec.runtimeClassName", name, "")];
}
