/** What of a container a policy refuses. */
import { type FieldError, invalidValue } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import type { Container } from "../pod-model.js";
import { groupErrors, seLinuxErrors, userErrors } from "./identity-rules.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import { isWithin, type Policy, type PolicySpec } from "./policy.js";
import { appArmorErrors, seccompErrors } from "./profile-rules.js";

/** `path` is the container's. */
export function containerErrors(pod: PodUnderPolicy, container: Container, path: string, policy: Policy): FieldError[] {
  const { spec } = policy;
  const at = `${path}.securityContext`;
  const group = pod.effective(container, "runAsGroup");
  const { privileged, procMount = "Default" } = container.securityContext ?? {};
  const procMounts = spec.allowedProcMountTypes ?? [];
  return [
    ...userErrors(at, pod.effective(container, "runAsUser"), pod.effective(container, "runAsNonRoot"), spec.runAsUser),
    ...groupErrors(at, group === undefined ? [] : [group], spec.runAsGroup),
    ...seLinuxErrors(`${at}.seLinuxOptions`, pod.effective(container, "seLinuxOptions"), spec.seLinux),
    ...appArmorErrors(pod, container, policy),
    ...seccompErrors(pod, policy, container),
    ...(privileged === true && spec.privileged !== true
      ? [invalidValue(`${at}.privileged`, true, "Privileged containers are not allowed")]
      : []),
    ...((procMounts.length === 0 ? ["Default"] : procMounts).includes(procMount)
      ? []
      : [invalidValue(`${at}.procMount`, procMount, "ProcMountType is not allowed")]),
    ...capabilityErrors(container, `${at}.capabilities`, spec),
    ...hostPortErrors(container, path, spec),
    ...fileSystemErrors(container, at, spec),
    ...escalationErrors(container, at, spec),
  ];
}

function capabilityErrors({ securityContext }: Container, field: string, policy: PolicySpec): FieldError[] {
  const { defaultAddCapabilities = [], requiredDropCapabilities = [], allowedCapabilities = [] } = policy;
  const given = securityContext?.capabilities;
  if (given === undefined) {
    if (defaultAddCapabilities.length + requiredDropCapabilities.length === 0) return [];
    return [invalidValue(field, null, "required capabilities are not set on the securityContext")];
  }
  if (allowedCapabilities.includes("*")) return [];
  const { add = [], drop = [] } = given;
  const shown = drop.length === 0 ? "[]core.Capability(nil)" : `[]core.Capability{${drop.map((name) => quoteText(name)).join(", ")}}`;
  return [
    ...add
      .filter((name) => !defaultAddCapabilities.includes(name) && !allowedCapabilities.includes(name))
      .map((name) => invalidValue(`${field}.add`, name, "capability may not be added")),
    ...requiredDropCapabilities
      .filter((name) => !drop.includes(name))
      .map((name) => ({ ...invalidValue(`${field}.drop`, [...drop], `${name} is required to be dropped but was not found`), shown })),
  ];
}

function hostPortErrors({ ports = [] }: Container, path: string, { hostPorts = [] }: PolicySpec): FieldError[] {
  const allowed = hostPorts.map(({ min, max }) => (min === max ? String(min) : `${min}-${max}`)).join(",");
  return ports.flatMap(({ hostPort = 0 }) =>
    hostPort > 0 && !isWithin(hostPort, hostPorts)
      ? [invalidValue(`${path}.hostPort`, hostPort, `Host port ${hostPort} is not allowed to be used. Allowed ports: [${allowed}]`)]
      : [],
  );
}

function fileSystemErrors({ securityContext }: Container, at: string, policy: PolicySpec): FieldError[] {
  const given = securityContext?.readOnlyRootFilesystem;
  if (policy.readOnlyRootFilesystem !== true || given === true) return [];
  const why =
    given === undefined ? "ReadOnlyRootFilesystem may not be nil and must be set to true" : "ReadOnlyRootFilesystem must be set to true";
  return [invalidValue(`${at}.readOnlyRootFilesystem`, given ?? null, why)];
}

function escalationErrors({ securityContext }: Container, at: string, { allowPrivilegeEscalation }: PolicySpec): FieldError[] {
  const given = securityContext?.allowPrivilegeEscalation;
  if (allowPrivilegeEscalation !== false || given === false) return [];
  return [invalidValue(`${at}.allowPrivilegeEscalation`, given ?? null, "Allowing privilege escalation for containers is not allowed")];
}
