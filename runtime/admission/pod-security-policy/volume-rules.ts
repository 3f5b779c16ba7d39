/** Which volumes a policy lets pods have. */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { addFieldErrors, type FieldError, invalidValue, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import { type PodSpec, sourceOf, type Volume } from "../pods/pod-model.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import type { PolicySpec } from "./policy.js";

export function* volumeErrors({ spec, profile }: PodUnderPolicy, policy: PolicySpec, found: FieldError[]): Steps<void> {
  const authority = profile.names["rootCaConfigMap"] as string;
  const writable = policy.allowedHostPaths?.some(({ readOnly }) => readOnly === true) ? yield* writableMounts(spec) : NO_MOUNTS;
  yield* forEachOf((spec.volumes ?? []).entries(), ([index, volume]) => {
    if (found.length >= MAXIMUM_FIELD_ERRORS) return;
    const at = `spec.volumes[${index}]`;
    const source = Object.keys(volume).find((name) => name !== "name" && sourceOf(volume, name) !== undefined) ?? "";
    if (isAllowed(source, volume, policy.volumes ?? [], authority)) {
      addFieldErrors(found, sourceErrors(source, volume, at, writable, policy));
    } else addFieldErrors(found, [invalidValue(at, source, `${source} volumes are not allowed to be used`)]);
  });
}

/** Mistakes of mounts that may be written to, by the name of the volume. */
type WritableMounts = ReadonlyMap<string, readonly FieldError[]>;

const NO_MOUNTS: WritableMounts = new Map();

function* writableMounts(spec: PodSpec): Steps<WritableMounts> {
  const mounts = new Map<string, FieldError[]>();
  for (const list of ["initContainers", "containers", "ephemeralContainers"] as const) {
    for (const [container, { volumeMounts = [] }] of (spec[list] ?? []).entries()) {
      yield* forEachOf(volumeMounts.entries(), ([index, { name, readOnly = false }]) => {
        if (readOnly) return;
        let errors = mounts.get(name);
        if (errors === undefined) {
          errors = [];
          mounts.set(name, errors);
        }
        const field = `spec.${list}[${container}].volumeMounts[${index}].readOnly`;
        addFieldErrors(errors, [invalidValue(field, false, "must be read-only")]);
      });
      yield;
    }
  }
  return mounts;
}

/** Whoever may have secrets may have what is made of an account's own. */
function isAllowed(source: string, volume: Volume, kinds: readonly string[], authority: string): boolean {
  if (kinds.includes("*") || kinds.includes(source)) return true;
  return source === "projected" && kinds.includes("secret") && isOfAccount(volume.projected as unknown as JsonValue, authority);
}

/** Whether a projected volume has a token, the authority and the namespace, as the server itself adds them, and nothing else. */
function isOfAccount(projected: JsonValue | undefined, authority: string): boolean {
  const sources = isJsonObject(projected) ? projected["sources"] : undefined;
  return Array.isArray(sources) && sources.every((source) => isJsonObject(source) && isPartOfAccount(source, authority));
}

function isPartOfAccount({ serviceAccountToken: token, configMap, downwardAPI, secret }: JsonObject, authority: string): boolean {
  if (secret !== undefined || (token === undefined && configMap === undefined && downwardAPI === undefined)) return false;
  const isToken = token === undefined || (isJsonObject(token) && token["path"] === "token" && !token["audience"]);
  const isAuthority = configMap === undefined || (isJsonObject(configMap) && configMap["name"] === authority);
  const items = isJsonObject(downwardAPI) ? (downwardAPI["items"] ?? []) : [];
  return isToken && isAuthority && Array.isArray(items) && items.every(isNamespace);
}

function isNamespace(item: JsonValue): boolean {
  const field = isJsonObject(item) && item["path"] === "namespace" ? item["fieldRef"] : undefined;
  return isJsonObject(field) && field["apiVersion"] === "v1" && field["fieldPath"] === "metadata.namespace";
}

function sourceErrors(source: string, volume: Volume, at: string, writable: WritableMounts, policy: PolicySpec): readonly FieldError[] {
  const given = sourceOf(volume, source);
  const member = (name: string): string => (isJsonObject(given) ? String(given[name] ?? "") : "");
  if (source === "hostPath") return hostPathErrors(member("path"), at, writable.get(volume.name) ?? [], policy);
  if (
    source === "flexVolume" &&
    !isListed(
      member("driver"),
      policy.allowedFlexVolumes?.map(({ driver }) => driver),
    )
  ) {
    return [invalidValue(`${at}.driver`, member("driver"), "Flexvolume driver is not allowed to be used")];
  }
  if (
    source === "csi" &&
    !isListed(
      member("driver"),
      policy.allowedCSIDrivers?.map(({ name }) => name),
    )
  ) {
    return [invalidValue(`${at}.csi.driver`, member("driver"), "Inline CSI driver is not allowed to be used")];
  }
  return [];
}

/** An empty list allows all. */
const isListed = (driver: string, drivers: readonly string[] = []): boolean => drivers.length === 0 || drivers.includes(driver);

function hostPathErrors(
  path: string,
  at: string,
  writable: readonly FieldError[],
  { allowedHostPaths = [] }: PolicySpec,
): readonly FieldError[] {
  if (allowedHostPaths.length === 0) return [];
  const matching = allowedHostPaths.filter(({ pathPrefix = "" }) => isBelow(path, pathPrefix));
  if (matching.length === 0) return [invalidValue(`${at}.hostPath.pathPrefix`, path, "is not allowed to be used")];
  return matching.some(({ readOnly }) => readOnly !== true) ? [] : writable;
}

/** By whole parts of the path. */
function isBelow(path: string, prefix: string): boolean {
  const [whole, beginning] = [path.replace(/\/$/, ""), prefix.replace(/\/$/, "")];
  return whole === beginning || whole.startsWith(`${beginning}/`);
}
