/** The secrets that an agent needs to mount a volume (AUTHZ-14). */
import type { ApiObject } from "../../definition/object-meta.js";

type Part = Readonly<Record<string, unknown>>;

/** Sources that name their secret by a reference. What only controllers need is not among them. */
const REFERENCES: readonly (readonly [source: string, reference: string])[] = [
  ["cephfs", "secretRef"],
  ["cinder", "secretRef"],
  ["csi", "nodePublishSecretRef"],
  ["csi", "nodeStageSecretRef"],
  ["flexVolume", "secretRef"],
  ["iscsi", "secretRef"],
  ["rbd", "secretRef"],
  ["scaleIO", "secretRef"],
  ["storageos", "secretRef"],
];

export interface SecretName {
  readonly namespace: string;
  readonly name: string;
}

/** A secret without a namespace is one of the claim's. */
export function secretsOfVolume(volume: Readonly<ApiObject>, claimNamespace: string): SecretName[] {
  const spec = partOf(volume["spec"]);
  const azure = partOf(spec["azureFile"]);
  const named = [
    { name: azure["secretName"], namespace: azure["secretNamespace"] },
    ...REFERENCES.map(([source, reference]) => {
      const { name, namespace } = partOf(partOf(spec[source])[reference]);
      return { name, namespace };
    }),
  ];
  return named.flatMap(({ name, namespace }) =>
    typeof name === "string" && name !== "" ? [{ namespace: textOr(namespace, claimNamespace), name }] : [],
  );
}

const partOf = (value: unknown): Part => (typeof value === "object" && value !== null ? (value as Part) : {});
const textOr = (value: unknown, otherwise: string): string => (typeof value === "string" && value !== "" ? value : otherwise);
