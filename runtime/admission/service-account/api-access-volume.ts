/** The volume by which the containers of a pod reach the server: a token, what the server is verified by, their namespace (SA-07, SA-09). */
import type { Random } from "../../clock/random.js";
import type { JsonObject } from "../../definition/json.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { Container, PodSpec } from "../pods/pod-model.js";

const SUFFIX_LENGTH = 5;
/** 0644 */
const FILE_MODE = 420;
/** Asks for an hour, recognisably: such a token may outlive what it says. */
const TOKEN_SECONDS = 3607;

/** What the plugin needs of the names of a profile. */
export interface ApiAccessNames {
  /** What names of volumes begin with. */
  readonly prefix: string;
  readonly mountPath: string;
  readonly rootCertificateMap: string;
}

export function apiAccessNames({ names }: VendorProfile): ApiAccessNames {
  return {
    prefix: `${names["apiAccessVolume"]}-`,
    mountPath: names["serviceAccountMountPath"] as string,
    rootCertificateMap: names["rootCaConfigMap"] as string,
  };
}

/** Mounts it in every container that mounts nothing at its place; a pod that was copied with such a volume keeps that one. */
export function mountApiAccess(spec: PodSpec, names: ApiAccessNames, random: Random): void {
  const given = spec.volumes?.find(({ name }) => name.startsWith(names.prefix));
  const name = given?.name ?? names.prefix + random.suffix(SUFFIX_LENGTH);
  const lacking = [...(spec.initContainers ?? []), ...(spec.containers ?? [])].filter((container) => !mountsAt(container, names.mountPath));
  if (lacking.length === 0) return;
  for (const container of lacking) {
    container.volumeMounts = [...(container.volumeMounts ?? []), { name, readOnly: true, mountPath: names.mountPath }];
  }
  if (given === undefined) spec.volumes = [...(spec.volumes ?? []), { name, projected: projection(names) }];
}

const mountsAt = ({ volumeMounts = [] }: Container, path: string): boolean => volumeMounts.some(({ mountPath }) => mountPath === path);

const projection = ({ rootCertificateMap }: ApiAccessNames): JsonObject => ({
  sources: [
    { serviceAccountToken: { expirationSeconds: TOKEN_SECONDS, path: "token" } },
    { configMap: { name: rootCertificateMap, items: [{ key: "ca.crt", path: "ca.crt" }] } },
    { downwardAPI: { items: [{ path: "namespace", fieldRef: { apiVersion: "v1", fieldPath: "metadata.namespace" } }] } },
  ],
  defaultMode: FILE_MODE,
});
