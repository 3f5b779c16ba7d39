/** Checks of the level baseline: no way that is known to gain the privileges of the node. */
import { quoteText } from "../../errors/quote-text.js";
import { shown } from "../../errors/shown-text.js";
import type { SELinuxOptions } from "../pods/pod-model.js";
import { type Check, type CheckedPod, distinct, named, plural, quoted, setters } from "./check.js";

/** Values of seccomp annotations and AppArmor annotations that name a file of the node. */
const LOCALHOST = "localhost/";
const RUNTIME_DEFAULT = "runtime/default";

const shownAnnotations = (keys: readonly string[], { annotations }: CheckedPod): string =>
  shown(distinct(keys.map((key) => `${key}=${quoteText(annotations[key] as string)}`)).join(", "));

export const appArmorProfile: Check = (pod) => {
  const prefix = pod.profile.names["appArmorAnnotationPrefix"] as string;
  const keys = Object.keys(pod.annotations).filter((key) => key.startsWith(prefix) && !isAppArmorAllowed(pod.annotations[key] as string));
  if (keys.length === 0) return undefined;
  return { reason: plural(keys.length, "forbidden AppArmor profile"), detail: shownAnnotations(keys, pod) };
};

const isAppArmorAllowed = (value: string): boolean => value === "" || value === RUNTIME_DEFAULT || value.startsWith(LOCALHOST);

/** What containers have where nothing is said. */
const DEFAULT_CAPABILITIES: ReadonlySet<string> = new Set([
  "AUDIT_WRITE",
  "CHOWN",
  "DAC_OVERRIDE",
  "FOWNER",
  "FSETID",
  "KILL",
  "MKNOD",
  "NET_BIND_SERVICE",
  "SETFCAP",
  "SETGID",
  "SETPCAP",
  "SETUID",
  "SYS_CHROOT",
]);

export const defaultCapabilities: Check = ({ containers }) => {
  const added = addedCapabilities(containers, (name) => !DEFAULT_CAPABILITIES.has(name));
  return added === undefined ? undefined : { reason: "non-default capabilities", detail: added };
};

/** Tells of containers that add capabilities they should not; undefined when none does. */
export function addedCapabilities(containers: CheckedPod["containers"], isForbidden: (name: string) => boolean): string | undefined {
  const guilty = containers.filter(({ securityContext }) => securityContext?.capabilities?.add?.some(isForbidden));
  if (guilty.length === 0) return undefined;
  const names = guilty.flatMap(({ securityContext }) => securityContext?.capabilities?.add?.filter(isForbidden) ?? []);
  return `${named(guilty)} must not include ${quoted(distinct(names))} in securityContext.capabilities.add`;
}

const HOST_NAMESPACES = ["hostNetwork", "hostPID", "hostIPC"] as const;

export const hostNamespaces: Check = ({ spec }) => {
  const shared = HOST_NAMESPACES.filter((name) => spec[name] === true);
  return shared.length === 0 ? undefined : { reason: "host namespaces", detail: shared.map((name) => `${name}=true`).join(", ") };
};

export const hostPathVolumes: Check = ({ spec: { volumes = [] } }) => {
  const paths = volumes.filter((volume) => volume["hostPath"] !== undefined).map(({ name }) => name);
  return paths.length === 0 ? undefined : { reason: "hostPath volumes", detail: `${plural(paths.length, "volume")} ${quoted(paths)}` };
};

export const hostPorts: Check = ({ containers }) => {
  const guilty = containers.filter(({ ports }) => ports?.some(({ hostPort }) => hostPort));
  if (guilty.length === 0) return undefined;
  const ports = distinct(guilty.flatMap(({ ports = [] }) => ports.flatMap(({ hostPort }) => (hostPort ? [String(hostPort)] : []))));
  const uses = plural(guilty.length, "uses", "use");
  return { reason: "hostPort", detail: `${named(guilty)} ${uses} ${plural(ports.length, "hostPort")} ${shown(ports.join(", "))}` };
};

export const privileged: Check = ({ containers }) => {
  const guilty = containers.filter(({ securityContext }) => securityContext?.privileged === true);
  return guilty.length === 0
    ? undefined
    : { reason: "privileged", detail: `${named(guilty)} must not set securityContext.privileged=true` };
};

export const procMount: Check = ({ containers }) => {
  const guilty = containers.filter(({ securityContext }) => (securityContext?.procMount ?? "Default") !== "Default");
  if (guilty.length === 0) return undefined;
  const types = distinct(guilty.map(({ securityContext }) => securityContext?.procMount as string));
  return { reason: "procMount", detail: `${named(guilty)} must not set securityContext.procMount to ${quoted(types)}` };
};

/** Types of SELinux that confine containers. */
const SELINUX_TYPES: ReadonlySet<string> = new Set(["", "container_t", "container_init_t", "container_kvm_t"]);

export const seLinuxOptions: Check = (pod) => {
  const bad: SELinuxOptions[] = [];
  const who = setters(pod, ({ seLinuxOptions: options }) => {
    if (options === undefined || (SELINUX_TYPES.has(options.type ?? "") && !options.user && !options.role)) return false;
    bad.push(options);
    return true;
  });
  if (who === "") return undefined;
  const types = distinct(bad.map(({ type = "" }) => type).filter((type) => !SELINUX_TYPES.has(type)));
  const what = [
    ...(types.length === 0 ? [] : [`${plural(types.length, "type")} ${quoted(types)}`]),
    ...(bad.some(({ user }) => user) ? ["user may not be set"] : []),
    ...(bad.some(({ role }) => role) ? ["role may not be set"] : []),
  ];
  return { reason: "seLinuxOptions", detail: `${who} set forbidden securityContext.seLinuxOptions: ${what.join("; ")}` };
};

const SECCOMP_TYPES: ReadonlySet<string> = new Set(["Localhost", "RuntimeDefault"]);

export const isSeccompAllowed = (type: string): boolean => SECCOMP_TYPES.has(type);

/** Before v1.19, which has a field for it. */
export const seccompAnnotations: Check = (pod) => {
  const { names } = pod.profile;
  const prefix = names["seccompContainerAnnotationPrefix"] as string;
  const keys = [names["seccompPodAnnotation"] as string, ...pod.containers.map(({ name }) => prefix + name)].filter((key) => {
    const value = pod.annotations[key];
    return value !== undefined && value !== RUNTIME_DEFAULT && value !== "docker/default" && !value.startsWith(LOCALHOST);
  });
  if (keys.length === 0) return undefined;
  return { reason: "seccompProfile", detail: `forbidden ${plural(new Set(keys).size, "annotation")} ${shownAnnotations(keys, pod)}` };
};

export const seccompProfile: Check = (pod) => {
  const types: string[] = [];
  const who = setters(pod, ({ seccompProfile: profile }) => {
    if (profile === undefined || isSeccompAllowed(profile.type)) return false;
    types.push(profile.type);
    return true;
  });
  if (who === "") return undefined;
  return { reason: "seccompProfile", detail: `${who} must not set securityContext.seccompProfile.type to ${quoted(distinct(types))}` };
};

/** Kernel settings that reach no further than the pod. */
const SAFE_SYSCTLS: ReadonlySet<string> = new Set([
  "kernel.shm_rmid_forced",
  "net.ipv4.ip_local_port_range",
  "net.ipv4.ip_unprivileged_port_start",
  "net.ipv4.ping_group_range",
  "net.ipv4.tcp_syncookies",
]);

export const sysctls: Check = ({ spec }) => {
  const unsafe = (spec.securityContext?.sysctls ?? []).map(({ name }) => name).filter((name) => !SAFE_SYSCTLS.has(name));
  return unsafe.length === 0 ? undefined : { reason: "forbidden sysctls", detail: shown(unsafe.join(", ")) };
};

export const windowsHostProcess: Check = (pod) => {
  const who = setters(pod, ({ windowsOptions }) => windowsOptions?.hostProcess === true);
  return who === "" ? undefined : { reason: "hostProcess", detail: `${who} must not set securityContext.windowsOptions.hostProcess=true` };
};
