/** The secrets that an agent needs to mount a volume, of a pod or a persistent one (AUTHZ-14). */
import { type JsonObject, objectOf } from "../../definition/json.js";

/** Sources that name a secret themselves (`secretName`) or by a reference. What only controllers need is not among them. */
const SECRETS: readonly (readonly [source: string, reference?: string])[] = [
  ["azureFile"],
  ["cephfs", "secretRef"],
  ["cinder", "secretRef"],
  ["csi", "nodePublishSecretRef"],
  ["csi", "nodeStageSecretRef"],
  ["flexVolume", "secretRef"],
  ["iscsi", "secretRef"],
  ["rbd", "secretRef"],
  ["scaleIO", "secretRef"],
  ["secret"],
  ["storageos", "secretRef"],
];

export interface SecretName {
  readonly namespace: string;
  readonly name: string;
}

/** Of a volume of a pod, or of the spec of a persistent one, which alone may say a namespace; else it is that of the pod or claim. */
export function secretsOfVolume(volume: JsonObject, namespace: string): SecretName[] {
  const secrets: SecretName[] = [];
  for (const [source, reference] of SECRETS) {
    if (volume[source] === undefined) continue;
    const parts = objectOf(volume[source]);
    const named = reference === undefined ? { name: parts["secretName"], namespace: parts["secretNamespace"] } : objectOf(parts[reference]);
    const name = textOr(named["name"], "");
    if (name !== "") secrets.push({ namespace: textOr(named["namespace"], namespace), name });
  }
  return secrets;
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === "string" && value !== "" ? value : otherwise);
