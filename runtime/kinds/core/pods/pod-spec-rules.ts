/** Rules of a pod's spec beside volumes and containers: operating system, DNS, spreading, overhead. */
import type { JsonObject, JsonValue } from "../../../definition/json.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { duplicate, type FieldError, forbiddenField, invalidValue, required, toldAfter } from "../../../errors/field-error.js";
import { valueBelow } from "../../../schema/checks/paths.js";
import { allContainers, type PodSpec } from "./pod-model.js";
import { resourceErrors } from "./pod-resources.js";

/** Longest search list of the resolver, spaces included. */
const MAXIMUM_SEARCH_LIST = 256;

export function specErrors(spec: PodSpec, at: string, profile: VendorProfile): FieldError[] {
  return [
    ...dnsErrors(spec, at),
    ...spreadErrors(spec, at),
    ...toldAfter(`${at}.topologySpreadConstraints`, hostProcessErrors(spec, at)),
    ...(spec.overhead === undefined ? [] : resourceErrors({ limits: spec.overhead }, `${at}.overhead`, profile)),
    ...toldAfter(`${at}.os`, osErrors(spec, at)),
  ];
}

function dnsErrors({ dnsPolicy, dnsConfig }: PodSpec, at: string): FieldError[] {
  if (dnsPolicy === "None") {
    if (dnsConfig === undefined) return [required(`${at}.dnsConfig`, "must provide `dnsConfig` when `dnsPolicy` is None")];
    if ((dnsConfig.nameservers ?? []).length === 0) {
      return [required(`${at}.dnsConfig.nameservers`, "must provide at least one DNS nameserver when `dnsPolicy` is None")];
    }
  }
  const searches = dnsConfig?.searches ?? [];
  if (searches.join(" ").length <= MAXIMUM_SEARCH_LIST) return [];
  const detail = `must not have more than ${MAXIMUM_SEARCH_LIST} characters (including spaces) in the search list`;
  return [invalidValue(`${at}.dnsConfig.searches`, searches, detail)];
}

/** A place and what to do about it are said once. */
function spreadErrors(spec: PodSpec, at: string): FieldError[] {
  const constraints = spec.topologySpreadConstraints ?? [];
  const pairs = constraints.map(({ topologyKey, whenUnsatisfiable }) => `{${topologyKey}, ${whenUnsatisfiable}}`);
  const last = new Map(pairs.map((pair, index) => [pair, index]));
  return pairs.flatMap((pair, index) =>
    last.get(pair) === index ? [] : [duplicate(`${at}.topologySpreadConstraints[${index}].{topologyKey, whenUnsatisfiable}`, pair)],
  );
}

/** Windows host processes: all containers or none, and on the network of the node. */
function hostProcessErrors(spec: PodSpec, at: string): FieldError[] {
  const ofPod = spec.securityContext?.windowsOptions?.hostProcess;
  const errors: FieldError[] = [];
  const containers = allContainers(spec, at);
  let count = 0;
  for (const { container, path } of containers) {
    const own = container.securityContext?.windowsOptions?.hostProcess;
    if (ofPod !== undefined && own !== undefined && ofPod !== own) {
      const detail = `pod hostProcess value must be identical if both are specified, was ${ofPod}`;
      errors.push(invalidValue(`${path}.securityContext.windowsOptions.hostProcess`, own, detail));
    }
    if (own ?? ofPod) count++;
  }
  if (count === 0) return errors;
  if (count !== containers.length) {
    errors.push(invalidValue(at, "", "If pod contains any hostProcess containers then all containers must be HostProcess containers"));
  }
  if (spec.hostNetwork !== true) {
    errors.push(invalidValue(`${at}.hostNetwork`, false, "hostNetwork must be true if pod contains any hostProcess containers"));
  }
  return errors;
}

const NOT_WINDOWS = "cannot be set for a windows pod";
const NOT_LINUX = "windows options cannot be set for a linux pod";
/** In the order in which they are told; `hostPID` and `hostIPC` are at fault when they are true. */
const POD_FIELDS = [
  "securityContext.seLinuxOptions",
  "hostPID",
  "hostIPC",
  "securityContext.seccompProfile",
  "securityContext.fsGroup",
  "securityContext.fsGroupChangePolicy",
  "securityContext.sysctls",
  "shareProcessNamespace",
  "securityContext.runAsUser",
  "securityContext.runAsGroup",
  "securityContext.supplementalGroups",
] as const;
const CONTAINER_FIELDS = [
  "seLinuxOptions",
  "seccompProfile",
  "capabilities",
  "readOnlyRootFilesystem",
  "privileged",
  "allowPrivilegeEscalation",
  "procMount",
  "runAsUser",
  "runAsGroup",
] as const;

/** Settings of one operating system are refused on pods for the other. */
function osErrors(spec: PodSpec, at: string): FieldError[] {
  if (spec.os === undefined) return [];
  const contexts = allContainers(spec, at).map(({ container, path }) => ({
    context: container.securityContext,
    path: `${path}.securityContext`,
  }));
  if (spec.os.name === "linux") {
    return [{ context: spec.securityContext, path: `${at}.securityContext` }, ...contexts]
      .filter(({ context }) => context?.windowsOptions !== undefined)
      .map(({ path }) => forbiddenField(`${path}.windowsOptions`, NOT_LINUX));
  }
  if (spec.os.name !== "windows") return [];
  return [
    ...givenIn(spec as unknown as JsonObject, at, POD_FIELDS),
    ...contexts.flatMap(({ context, path }) => givenIn((context ?? {}) as unknown as JsonObject, path, CONTAINER_FIELDS)),
  ];
}

function givenIn(holder: JsonObject, path: string, fields: readonly string[]): FieldError[] {
  return fields
    .filter((field) => isGiven(field, valueBelow(holder, field)))
    .map((field) => forbiddenField(`${path}.${field}`, NOT_WINDOWS));
}

function isGiven(field: string, value: JsonValue | undefined): boolean {
  return field.startsWith("host") ? value === true : value !== undefined && !(Array.isArray(value) && value.length === 0);
}
