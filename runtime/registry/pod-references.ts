/** Names of the objects that a pod makes use of, which its node needs and its author is answerable for. All are of the pod's namespace. */
import type { ApiObject } from "../definition/object-meta.js";

type Part = Readonly<Record<string, unknown>>;

/** Where each source of a volume names a secret. */
const VOLUME_SECRETS: readonly (readonly [source: string, ...path: string[]])[] = [
  ["azureFile", "secretName"],
  ["cephfs", "secretRef", "name"],
  ["cinder", "secretRef", "name"],
  ["csi", "nodePublishSecretRef", "name"],
  ["flexVolume", "secretRef", "name"],
  ["iscsi", "secretRef", "name"],
  ["rbd", "secretRef", "name"],
  ["scaleIO", "secretRef", "name"],
  ["secret", "secretName"],
  ["storageos", "secretRef", "name"],
];

const CONTAINERS = ["initContainers", "containers", "ephemeralContainers"] as const;

/** Secrets of image pulls, environments and volumes. */
export function secretsOfPod(pod: Readonly<ApiObject>): string[] {
  const spec = partOf(pod["spec"]);
  const found = partsOf(spec["imagePullSecrets"]).map((reference) => reference["name"]);
  for (const source of environmentOf(spec)) found.push(at(source, "secretKeyRef", "name"), at(source, "secretRef", "name"));
  for (const volume of partsOf(spec["volumes"])) {
    for (const path of VOLUME_SECRETS) found.push(at(volume, ...path));
    for (const source of partsOf(at(volume, "projected", "sources"))) found.push(at(source, "secret", "name"));
  }
  return names(found);
}

/** Config maps of environments and volumes. */
export function configMapsOfPod(pod: Readonly<ApiObject>): string[] {
  const spec = partOf(pod["spec"]);
  const found: unknown[] = [];
  for (const source of environmentOf(spec)) found.push(at(source, "configMapKeyRef", "name"), at(source, "configMapRef", "name"));
  for (const volume of partsOf(spec["volumes"])) {
    found.push(at(volume, "configMap", "name"));
    for (const source of partsOf(at(volume, "projected", "sources"))) found.push(at(source, "configMap", "name"));
  }
  return names(found);
}

/** Claims, those made for the pod's ephemeral volumes among them. */
export function claimsOfPod(pod: Readonly<ApiObject>): string[] {
  const volumes = partsOf(partOf(pod["spec"])["volumes"]);
  return names(
    volumes.map((volume) =>
      volume["ephemeral"] === undefined ? at(volume, "persistentVolumeClaim", "claimName") : `${pod.metadata.name}-${volume["name"]}`,
    ),
  );
}

/** What variables of all containers are taken from, one by one or all of an object at once. */
function environmentOf(spec: Part): Part[] {
  const containers = CONTAINERS.flatMap((sort) => partsOf(spec[sort]));
  return containers.flatMap((container) => [
    ...partsOf(container["env"]).map((variable) => partOf(variable["valueFrom"])),
    ...partsOf(container["envFrom"]),
  ]);
}

const partOf = (value: unknown): Part => (typeof value === "object" && value !== null ? (value as Part) : {});
const partsOf = (value: unknown): readonly Part[] => (Array.isArray(value) ? value.map(partOf) : []);
const at = (part: Part, ...path: readonly string[]): unknown => path.reduce<unknown>((value, step) => partOf(value)[step], part);
const names = (found: readonly unknown[]): string[] => [
  ...new Set(found.filter((name): name is string => typeof name === "string" && name !== "")),
];
