/** Names of the objects that a pod makes use of, which its node needs and its author is answerable for. All are of the pod's namespace. */
import { forEachOf, type Steps } from "../codec/lists/steps.js";
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

/** By the kind of what is named, each name once. */
export interface PodReferences {
  /** Of image pulls, environments and volumes. */
  readonly secrets: ReadonlySet<string>;
  /** Of environments and volumes. */
  readonly configMaps: ReadonlySet<string>;
  /** Those made for the pod's ephemeral volumes among them. */
  readonly claims: ReadonlySet<string>;
}

/** All that a pod names, in steps: one of 3 MB has room for a hundred thousand names. */
export function* referencesOfPod(pod: Readonly<ApiObject>): Steps<PodReferences> {
  const [secrets, configMaps, claims] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const add = (names: Set<string>, name: unknown): void => {
    if (typeof name === "string" && name !== "") names.add(name);
  };
  const spec = partOf(pod["spec"]);
  yield* forEachOf(partsOf(spec["imagePullSecrets"]), (reference) => add(secrets, reference["name"]));
  for (const sort of CONTAINERS) {
    for (const container of partsOf(spec[sort])) {
      yield* forEachOf(partsOf(container["env"]), ({ valueFrom }) => {
        if (valueFrom === undefined) return;
        add(secrets, at(valueFrom, "secretKeyRef", "name"));
        add(configMaps, at(valueFrom, "configMapKeyRef", "name"));
      });
      yield* forEachOf(partsOf(container["envFrom"]), (source) => {
        add(secrets, at(source, "secretRef", "name"));
        add(configMaps, at(source, "configMapRef", "name"));
      });
      yield;
    }
  }
  for (const volume of partsOf(spec["volumes"])) {
    for (const path of VOLUME_SECRETS) add(secrets, at(volume, ...path));
    add(configMaps, at(volume, "configMap", "name"));
    const isEphemeral = volume["ephemeral"] !== undefined;
    add(claims, isEphemeral ? `${pod.metadata.name}-${volume["name"]}` : at(volume, "persistentVolumeClaim", "claimName"));
    yield* forEachOf(partsOf(at(volume, "projected", "sources")), (source) => {
      add(secrets, at(source, "secret", "name"));
      add(configMaps, at(source, "configMap", "name"));
    });
    yield;
  }
  return { secrets, configMaps, claims };
}

const partOf = (value: unknown): Part => (typeof value === "object" && value !== null ? (value as Part) : {});
const partsOf = (value: unknown): readonly Part[] => (Array.isArray(value) ? (value as readonly unknown[]).map(partOf) : []);
const at = (part: unknown, ...path: readonly string[]): unknown => path.reduce<unknown>((value, step) => partOf(value)[step], part);
