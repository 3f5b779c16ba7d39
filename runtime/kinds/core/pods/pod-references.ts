/** Names of the objects that a pod makes use of, which its node needs and its author is answerable for. All are of the pod's namespace. */
import { forEachOf, type Steps } from "../../../codec/lists/steps.js";
import { type JsonObject, type JsonValue, objectOf } from "../../../definition/json.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { memberOf } from "../../../schema/checks/paths.js";
import { secretsOfVolume } from "../volume-secrets.js";

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
  const spec = objectOf(pod["spec"]);
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
    for (const { name } of secretsOfVolume(volume, "")) secrets.add(name);
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

const partsOf = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value.map(objectOf) : []);
const at = (part: JsonValue | undefined, ...path: readonly string[]): JsonValue | undefined => path.reduce(memberOf, part);
