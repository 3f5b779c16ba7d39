/** Which volumes a policy lets pods have. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { type FieldError, invalidValue } from "../../errors/field-error.js";
import { type PodSpec, sourceOf, type Volume } from "../pod-model.js";
import type { PodUnderPolicy } from "./pod-under-policy.js";
import type { PolicySpec } from "./policy.js";

export function volumeErrors({ spec, profile }: PodUnderPolicy, policy: PolicySpec): FieldError[] {
  const authority = profile.names["rootCaConfigMap"] as string;
  return (spec.volumes ?? []).flatMap((volume, index) => {
    const at = `spec.volumes[${index}]`;
    const source = Object.keys(volume).find((name) => name !== "name" && sourceOf(volume, name) !== undefined) ?? "";
    if (!isAllowed(source, volume, policy.volumes ?? [], authority))
      return [invalidValue(at, source, `${source} volumes are not allowed to be used`)];
    return sourceErrors(source, volume, at, spec, policy);
  });
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

function sourceErrors(source: string, volume: Volume, at: string, spec: PodSpec, policy: PolicySpec): FieldError[] {
  const given = sourceOf(volume, source);
  const member = (name: string): string => (isJsonObject(given) ? String(given[name] ?? "") : "");
  if (source === "hostPath") return hostPathErrors(member("path"), volume.name, at, spec, policy);
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

function hostPathErrors(path: string, volume: string, at: string, spec: PodSpec, { allowedHostPaths = [] }: PolicySpec): FieldError[] {
  if (allowedHostPaths.length === 0) return [];
  const matching = allowedHostPaths.filter(({ pathPrefix = "" }) => isBelow(path, pathPrefix));
  if (matching.length === 0) return [invalidValue(`${at}.hostPath.pathPrefix`, path, "is not allowed to be used")];
  if (matching.some(({ readOnly }) => readOnly !== true)) return [];
  return (["initContainers", "containers", "ephemeralContainers"] as const).flatMap((list) =>
    (spec[list] ?? []).flatMap(({ volumeMounts = [] }, container) =>
      volumeMounts.flatMap(({ name, readOnly = false }, index) =>
        name === volume && !readOnly
          ? [invalidValue(`spec.${list}[${container}].volumeMounts[${index}].readOnly`, false, "must be read-only")]
          : [],
      ),
    ),
  );
}

/** By whole parts of the path. */
function isBelow(path: string, prefix: string): boolean {
  const [whole, beginning] = [path.replace(/\/$/, ""), prefix.replace(/\/$/, "")];
  return whole === beginning || whole.startsWith(`${beginning}/`);
}
