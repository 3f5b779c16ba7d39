/** What of a container a policy refuses. */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { addFieldErrors, type FieldError, invalidValue, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_CHARACTERS } from "../../errors/shown-text.js";
import type { Container, SecurityContext } from "../pods/pod-model.js";
import { groupErrors, seLinuxErrors, userErrors } from "./identity-rules.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import { isWithin, type Policy, type PolicySpec } from "./policy.js";
import { appArmorErrors, seccompErrors } from "./profile-rules.js";

/** `path` is the container's. */
export function* containerErrors(
  pod: PodUnderPolicy,
  container: Container,
  path: string,
  policy: Policy,
  found: FieldError[],
): Steps<void> {
  const { spec } = policy;
  const at = `${path}.securityContext`;
  const context = pod.contextOf(container);
  const group = pod.effective(container, "runAsGroup");
  const { privileged, procMount = "Default" } = context ?? {};
  const procMounts = spec.allowedProcMountTypes ?? [];
  addFieldErrors(found, userErrors(at, pod.effective(container, "runAsUser"), pod.effective(container, "runAsNonRoot"), spec.runAsUser));
  yield* groupErrors(at, group === undefined ? [] : [group], spec.runAsGroup, found);
  addFieldErrors(found, [
    ...seLinuxErrors(`${at}.seLinuxOptions`, pod.effective(container, "seLinuxOptions"), spec.seLinux),
    ...appArmorErrors(pod, container, policy),
    ...seccompErrors(pod, policy, container),
    ...(privileged === true && spec.privileged !== true
      ? [invalidValue(`${at}.privileged`, true, "Privileged containers are not allowed")]
      : []),
    ...((procMounts.length === 0 ? ["Default"] : procMounts).includes(procMount)
      ? []
      : [invalidValue(`${at}.procMount`, procMount, "ProcMountType is not allowed")]),
  ]);
  yield* capabilityErrors(context, `${at}.capabilities`, spec, found);
  yield* hostPortErrors(container, path, spec, found);
  addFieldErrors(found, [...fileSystemErrors(context, at, spec), ...escalationErrors(context, at, spec)]);
}

function* capabilityErrors(context: SecurityContext | undefined, field: string, policy: PolicySpec, found: FieldError[]): Steps<void> {
  const { defaultAddCapabilities = [], requiredDropCapabilities = [], allowedCapabilities = [] } = policy;
  const given = context?.capabilities;
  if (given === undefined) {
    if (defaultAddCapabilities.length + requiredDropCapabilities.length > 0) {
      addFieldErrors(found, [invalidValue(field, null, "required capabilities are not set on the securityContext")]);
    }
    return;
  }
  if (allowedCapabilities.includes("*")) return;
  const { add = [], drop = [] } = given;
  yield* forEachOf(add, (name) => {
    if (found.length >= MAXIMUM_FIELD_ERRORS || defaultAddCapabilities.includes(name) || allowedCapabilities.includes(name)) return;
    addFieldErrors(found, [invalidValue(`${field}.add`, name, "capability may not be added")]);
  });
  if (requiredDropCapabilities.length === 0) return;
  const dropped = new Set(drop);
  yield;
  const missing = requiredDropCapabilities.filter((name) => !dropped.has(name)).slice(0, MAXIMUM_FIELD_ERRORS);
  if (missing.length === 0) return;
  // Of more than a message has characters nothing is shown.
  const names = drop.slice(0, SHOWN_CHARACTERS).map((name) => quoteText(name));
  const shown = drop.length === 0 ? "[]core.Capability(nil)" : `[]core.Capability{${names.join(", ")}}`;
  const value = [...drop];
  for (const name of missing) {
    addFieldErrors(found, [{ ...invalidValue(`${field}.drop`, value, `${name} is required to be dropped but was not found`), shown }]);
  }
}

function* hostPortErrors({ ports = [] }: Container, path: string, { hostPorts = [] }: PolicySpec, found: FieldError[]): Steps<void> {
  const allowed = hostPorts.map(({ min, max }) => (min === max ? String(min) : `${min}-${max}`)).join(",");
  yield* forEachOf(ports, ({ hostPort = 0 }) => {
    if (hostPort <= 0 || found.length >= MAXIMUM_FIELD_ERRORS || isWithin(hostPort, hostPorts)) return;
    const why = `Host port ${hostPort} is not allowed to be used. Allowed ports: [${allowed}]`;
    addFieldErrors(found, [invalidValue(`${path}.hostPort`, hostPort, why)]);
  });
}

function fileSystemErrors(context: SecurityContext | undefined, at: string, policy: PolicySpec): FieldError[] {
  const given = context?.readOnlyRootFilesystem;
  if (policy.readOnlyRootFilesystem !== true || given === true) return [];
  const why =
    given === undefined ? "ReadOnlyRootFilesystem may not be nil and must be set to true" : "ReadOnlyRootFilesystem must be set to true";
  return [invalidValue(`${at}.readOnlyRootFilesystem`, given ?? null, why)];
}

function escalationErrors(context: SecurityContext | undefined, at: string, { allowPrivilegeEscalation }: PolicySpec): FieldError[] {
  const given = context?.allowPrivilegeEscalation;
  if (allowPrivilegeEscalation !== false || given === false) return [];
  return [invalidValue(`${at}.allowPrivilegeEscalation`, given ?? null, "Allowing privilege escalation for containers is not allowed")];
}
