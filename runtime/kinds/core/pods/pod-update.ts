/** What may change in a pod after creation: images, deadlines, added tolerations; status transitions; added ephemeral containers. */
import type { Pod, PodStatus } from "../../../../generated/core/v1/types.js";
import { stringifyJson } from "../../../codec/json/json.js";
import type { JsonObject, JsonValue } from "../../../definition/json.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { type FieldError, forbiddenField, invalidValue } from "../../../errors/field-error.js";
import { deepCopy } from "../../../fields/deep-copy.js";
import { deepEqual } from "../../../schema/deep-equal.js";
import { dns1123Subdomain, qualifiedName } from "../../../schema/names.js";
import { fieldPath } from "../../field-path.js";
import { type Container, type ContainerStatus, type PodSpec, specOf, statusOf, type Toleration } from "./pod-model.js";

const ofSpec = (field: keyof PodSpec): string => fieldPath<Pod>(({ spec }) => spec[field]);
const imageOf = (field: "containers" | "initContainers"): string => `${ofSpec(field)}[*].${fieldPath<Container>(({ image }) => image)}`;
const CHANGEABLE = [
  `\`${imageOf("containers")}\``,
  `\`${imageOf("initContainers")}\``,
  `\`${ofSpec("activeDeadlineSeconds")}\``,
  `\`${ofSpec("tolerations")}\` (only additions to existing tolerations) or \`${ofSpec("terminationGracePeriodSeconds")}\``,
].join(", ");
const SPEC_CHANGED = `pod updates may not change fields other than ${CHANGEABLE} (allow it to be set to 1 if it was previously negative)`;

/** Mistakes of an update of the main resource. */
export function specUpdateErrors(pod: ApiObject, old: ApiObject): FieldError[] {
  const spec = specOf(pod);
  const stored = specOf(old);
  for (const field of ["containers", "initContainers"] as const) {
    if ((spec[field] ?? []).length !== (stored[field] ?? []).length) {
      return [forbiddenField(ofSpec(field), "pod updates may not add or remove containers")];
    }
  }
  const errors = [...deadlineErrors(spec, stored), ...tolerationErrors(spec.tolerations ?? [], stored.tolerations ?? [])];
  const masked = withStoredValues(spec, stored);
  if (!deepEqual(masked, stored as unknown as JsonObject)) {
    errors.push(
      forbiddenField(
        fieldPath<Pod>((pod) => pod.spec),
        `${SPEC_CHANGED}\n${differences(masked, stored as unknown as JsonObject)}`,
      ),
    );
  }
  return errors;
}

const MAXIMUM_INT32 = 2 ** 31 - 1;

/** The deadline may be set, and only be brought forward after that. */
function deadlineErrors({ activeDeadlineSeconds: next }: PodSpec, { activeDeadlineSeconds: previous }: PodSpec): FieldError[] {
  const field = ofSpec("activeDeadlineSeconds");
  if (next !== undefined && (next < 0 || next > MAXIMUM_INT32)) {
    return [invalidValue(field, next, `must be between 0 and ${MAXIMUM_INT32}, inclusive`)];
  }
  if (previous === undefined) return [];
  if (next === undefined) return [invalidValue(field, null, "must not update from a positive integer to nil value")];
  return next > previous ? [invalidValue(field, next, "must be less than or equal to previous value")] : [];
}

/** Tolerations may be added; of those there are, only the seconds may change. */
function tolerationErrors(tolerations: readonly Toleration[], stored: readonly Toleration[]): FieldError[] {
  const identity = ({ key, operator, value, effect }: Toleration): string => JSON.stringify([key, operator, value, effect]);
  const there = new Set(tolerations.map(identity));
  const missing = stored.some((old) => !there.has(identity(old)));
  const field = ofSpec("tolerations");
  return missing ? [forbiddenField(field, "existing toleration can not be modified except its tolerationSeconds")] : [];
}

/** The new spec with the stored values where change is allowed. */
function withStoredValues(spec: PodSpec, stored: PodSpec): JsonObject {
  const masked = deepCopy(spec as unknown as JsonValue) as unknown as JsonObject & PodSpec;
  for (const field of ["containers", "initContainers"] as const) {
    masked[field]?.forEach((container: Container, index: number) => {
      copyField(container as unknown as JsonObject, "image", stored[field]?.[index]?.image);
    });
  }
  copyField(masked, "activeDeadlineSeconds", stored.activeDeadlineSeconds);
  copyField(masked, "tolerations", stored.tolerations as unknown as JsonValue | undefined);
  if ((stored.terminationGracePeriodSeconds ?? 0) < 0 && masked.terminationGracePeriodSeconds === 1) {
    copyField(masked, "terminationGracePeriodSeconds", stored.terminationGracePeriodSeconds);
  }
  return masked;
}

function copyField(target: JsonObject, name: string, value: JsonValue | undefined): void {
  if (value === undefined) delete target[name];
  else target[name] = value;
}

/** Members that differ, old against new, one a line. */
function differences(spec: JsonObject, stored: JsonObject): string {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(spec)])].sort();
  const shown = (value: JsonValue | undefined): string => (value === undefined ? "<unset>" : stringifyJson(value));
  return names
    .filter((name) => !deepEqual(spec[name], stored[name]))
    .map((name) => `- ${name}: ${shown(stored[name])}\n+ ${name}: ${shown(spec[name])}`)
    .join("\n");
}

const EPHEMERAL = ofSpec("ephemeralContainers");

/** Ephemeral containers may be added through their sub-resource, never changed or removed. */
export function ephemeralUpdateErrors(pod: ApiObject, old: ApiObject): FieldError[] {
  const current = new Map((specOf(pod).ephemeralContainers ?? []).map((container) => [container.name, container]));
  return (specOf(old).ephemeralContainers ?? []).flatMap((stored) => {
    const container = current.get(stored.name);
    const subject = `existing ephemeral containers ${JSON.stringify(stored.name)}`;
    if (container === undefined) return [forbiddenField(EPHEMERAL, `${subject} may not be removed\n`)];
    const before = stored as unknown as JsonObject;
    const after = container as unknown as JsonObject;
    if (deepEqual(before, after)) return [];
    return [forbiddenField(EPHEMERAL, `${subject} may not be changed\n${differences(after, before)}`)];
  });
}

/** Mistakes of an update of the status. */
export function statusErrors(pod: ApiObject, old: ApiObject): FieldError[] {
  const status = statusOf(pod);
  const stored = statusOf(old);
  const at = (field: keyof PodStatus): string => fieldPath<Pod>((own) => own.status[field]);
  const restart = specOf(old).restartPolicy ?? "";
  const node = status.nominatedNodeName ?? "";
  const nodeTexts = node !== "" && node !== stored.nominatedNodeName ? dns1123Subdomain(node) : [];
  return [
    ...conditionErrors(status.conditions ?? []),
    ...nodeTexts.map((text) =>
      invalidValue(
        fieldPath<Pod>((pod) => pod.status.nominatedNodeName),
        node,
        text,
      ),
    ),
    ...transitionErrors(status.containerStatuses, stored.containerStatuses, at("containerStatuses"), restart),
    ...transitionErrors(status.initContainerStatuses, stored.initContainerStatuses, at("initContainerStatuses"), restart),
    ...transitionErrors(status.ephemeralContainerStatuses, stored.ephemeralContainerStatuses, at("ephemeralContainerStatuses"), "Never"),
    ...addressErrors(status.podIPs ?? []),
  ];
}

const SYSTEM_CONDITIONS: ReadonlySet<string> = new Set(["PodScheduled", "Ready", "Initialized"]);

function conditionErrors(conditions: readonly { type: string }[]): FieldError[] {
  return conditions.flatMap(({ type }, index) =>
    SYSTEM_CONDITIONS.has(type) ? [] : qualifiedName(type).map((text) => invalidValue(`metadata.conditions[${index}].Type`, type, text)),
  );
}

/** A container that ended stays ended, unless its pod restarts it. */
function transitionErrors(
  statuses: readonly ContainerStatus[] = [],
  stored: readonly ContainerStatus[] = [],
  path: string,
  restartPolicy: string,
): FieldError[] {
  if (restartPolicy === "Always") return [];
  const running = new Set(statuses.filter(({ state }) => state?.terminated === undefined).map(({ name }) => name));
  return stored.flatMap(({ name, state }, index) => {
    const ended = state?.terminated;
    if (ended === undefined || (ended.exitCode !== 0 && restartPolicy === "OnFailure")) return [];
    return running.has(name) ? [forbiddenField(`${path}[${index}].state`, "may not be transitioned to non-terminated state")] : [];
  });
}

/** At most one address of each family. */
function addressErrors(addresses: readonly { ip?: string }[]): FieldError[] {
  const families = addresses.map(({ ip = "" }) => (ip.includes(":") ? 6 : 4));
  if (new Set(families).size === families.length) return [];
  return [
    invalidValue(
      fieldPath<Pod>(({ status }) => status.podIPs),
      addresses as JsonValue,
      "may specify no more than one IP for each IP family",
    ),
  ];
}
