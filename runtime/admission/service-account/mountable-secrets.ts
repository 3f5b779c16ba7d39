/** Which secrets the pods of an account may use, where it says that they may use no others. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { quoteText } from "../../errors/quote-text.js";
import type { Container, PodSpec, Volume } from "../pods/pod-model.js";

/** Why a pod may not be; undefined for one that keeps to what the account names. */
export function secretProblem(spec: PodSpec, account: Readonly<ApiObject>): string | undefined {
  const suffix = ` is not allowed because service account ${account.metadata.name} does not reference that `;
  const secrets = namesIn(account["secrets"]);
  for (const volume of spec.volumes ?? []) {
    const name = secretsOf(volume).find((each) => !secrets.has(each));
    if (name !== undefined) return `volume with secret.secretName=${quoteText(name)}${suffix}secret`;
  }
  const problem = containerProblem(
    [...labelled("init container", spec.initContainers), ...labelled("container", spec.containers)],
    account,
  );
  if (problem !== undefined) return problem;
  const pullSecrets = namesIn(account["imagePullSecrets"]);
  for (const [index, { name = "" }] of (spec.imagePullSecrets ?? []).entries()) {
    if (!pullSecrets.has(name)) return `imagePullSecrets[${index}].name=${quoteText(name)}${suffix}imagePullSecret`;
  }
  return undefined;
}

/** The same for containers that are added to a pod that runs. */
export const ephemeralSecretProblem = (spec: PodSpec, account: Readonly<ApiObject>): string | undefined =>
  containerProblem(labelled("ephemeral container", spec.ephemeralContainers), account);

/** Whether anything in the pod is a secret. */
export function usesSecrets(spec: PodSpec): boolean {
  const containers = [...(spec.initContainers ?? []), ...(spec.containers ?? []), ...(spec.ephemeralContainers ?? [])];
  return (
    (spec.volumes ?? []).some((volume) => secretsOf(volume).length > 0) ||
    containers.some((container) => environmentSecrets(container).length > 0) ||
    (spec.imagePullSecrets ?? []).length > 0
  );
}

interface LabelledContainer {
  readonly label: string;
  readonly container: Container;
}

const labelled = (label: string, containers: readonly Container[] | null = []): LabelledContainer[] =>
  (containers ?? []).map((container) => ({ label, container }));

function containerProblem(containers: readonly LabelledContainer[], account: Readonly<ApiObject>): string | undefined {
  const secrets = namesIn(account["secrets"]);
  for (const { label, container } of containers) {
    const used = environmentSecrets(container).find(({ secret }) => !secrets.has(secret));
    if (used === undefined) continue;
    const by = used.variable === undefined ? "envFrom" : `envVar ${used.variable}`;
    return `${label} ${container.name} with ${by} referencing secret.secretName=${quoteText(used.secret)} is not allowed because service account ${account.metadata.name} does not reference that secret`;
  }
  return undefined;
}

/** `variable` is undefined for a secret all of which becomes environment. */
function environmentSecrets({ env = [], envFrom = [] }: Container): { readonly variable?: string; readonly secret: string }[] {
  return [
    ...env.flatMap(({ name, valueFrom }) =>
      valueFrom?.secretKeyRef === undefined ? [] : [{ variable: name, secret: valueFrom.secretKeyRef.name ?? "" }],
    ),
    ...envFrom.flatMap(({ secretRef }) => (secretRef === undefined ? [] : [{ secret: secretRef.name ?? "" }])),
  ];
}

function secretsOf({ secret, projected }: Volume): string[] {
  const sources = isJsonObject(projected) && Array.isArray(projected["sources"]) ? projected["sources"] : [];
  const projections = sources.flatMap((source) => (isJsonObject(source) && isJsonObject(source["secret"]) ? [source["secret"]] : []));
  return [...(isJsonObject(secret) ? [textOf(secret["secretName"])] : []), ...projections.map(({ name }) => textOf(name))];
}

const textOf = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

const namesIn = (references: JsonValue | undefined | unknown): ReadonlySet<string> =>
  new Set(Array.isArray(references) ? references.flatMap((each: JsonObject) => textOf(each["name"])) : []);
