/** ServiceAccount: every pod runs under an account that is there, by its rules, and can reach the server (ADM-23, SA-05 to SA-09). */
import { forEachOf, type Steps } from "../../codec/lists/steps.js";
import { isJsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { forbidden } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import type { StatusError } from "../../errors/status.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { soonFor } from "../../registry/admission/caller-slices.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { waitForObject } from "../../registry/followers/wait-for-object.js";
import { objectKey } from "../../registry/keys.js";
import { LARGE_BYTES, TurnedLarge } from "../../registry/large-objects.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { LargeObjects } from "../large-objects.js";
import { type GroupResource, isPods, type PodSpec, specOf } from "../pods/pod-model.js";
import { type ApiAccessNames, apiAccessNames, mountApiAccess } from "./api-access-volume.js";
import { ephemeralSecretProblem, secretProblem, usesSecrets } from "./mountable-secrets.js";

const DEFAULT_ACCOUNT = "default";
/** How long the account of a namespace that was made a moment ago is waited for, in milliseconds: about as long as the peer does. */
const PATIENCE_MS = 1_500;
const EPHEMERAL_CONTAINERS = "ephemeralcontainers";

export class ServiceAccount implements AdmissionPlugin {
  readonly name = "ServiceAccount";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly #names: ApiAccessNames;
  readonly #mirrorAnnotation: string;
  readonly #enforceAnnotation: string;
  readonly #large: LargeObjects;

  constructor(private readonly registry: ResourceRegistry) {
    const { names } = registry.profile;
    this.#names = apiAccessNames(registry.profile);
    this.#mirrorAnnotation = names["mirrorPodAnnotation"] as string;
    this.#enforceAnnotation = names["enforceMountableSecretsAnnotation"] as string;
    this.#large = new LargeObjects(registry, { group: "", version: "v1", resource: "serviceaccounts" });
  }

  open(): Promise<void> | undefined {
    return this.#large.open();
  }

  close(): void {
    this.#large.close();
  }

  concerns(definition: GroupResource): boolean {
    return isPods(definition);
  }

  /** What a large account gives makes of a small pod a large one. */
  replacesObjects(definition: ResourceDefinition): boolean {
    return isPods(definition) && !this.#large.isEmpty;
  }

  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { operation, definition, subresource, object } = attributes;
    if (!isPods(definition) || operation !== "CREATE" || subresource !== "" || object === undefined || this.#isMirror(object)) return;
    const name = specOf(object).serviceAccountName || DEFAULT_ACCOUNT;
    const account = this.#account(attributes.namespace, name);
    if (account !== undefined) return this.#equip(attributes, context, name, account);
    return this.#awaited(attributes, context, name).then((found) => {
      if (found === undefined) throw unknownAccount(attributes, name);
      return this.#equip(attributes, context, name, found);
    });
  }

  validate(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { operation, definition, subresource, object } = attributes;
    if (!isPods(definition) || object === undefined) return;
    const isAdding = operation === "UPDATE" && subresource === EPHEMERAL_CONTAINERS;
    if (!isAdding && (operation !== "CREATE" || subresource !== "")) return;
    const spec = specOf(object);
    if (this.#isMirror(object)) {
      const problem = mirrorProblem(spec);
      if (problem !== undefined) throw refusal(attributes, problem);
      return;
    }
    const name = spec.serviceAccountName ?? "";
    if (name === "") {
      if (isAdding) return;
      throw refusal(attributes, `no service account specified for pod ${attributes.namespace}/${attributes.name}`);
    }
    const check = (account: Readonly<ApiObject> | undefined): void => {
      if (account === undefined) throw unknownAccount(attributes, name);
      if (account.metadata.annotations?.[this.#enforceAnnotation] !== "true") return;
      const problem = isAdding ? ephemeralSecretProblem(spec, account) : secretProblem(spec, account);
      if (problem !== undefined) throw refusal(attributes, problem);
    };
    const account = this.#account(attributes.namespace, name);
    if (account !== undefined) return withObject(account, check);
    return this.#awaited(attributes, context, name).then((found) => (found === undefined ? check(found) : withObject(found, check)));
  }

  #isMirror({ metadata }: Readonly<ApiObject>): boolean {
    return metadata.annotations?.[this.#mirrorAnnotation] !== undefined;
  }

  #account(namespace: string, name: string): ObjectEntry | undefined {
    const store = this.registry.stored("", "v1", "serviceaccounts")?.store;
    return store?.cache.get(objectKey(store.prefix, namespace, name));
  }

  /** One that the cache does not show may be there all the same, and the default one is about to be. */
  async #awaited({ namespace }: AdmissionAttributes, { signal }: RequestContext, name: string): Promise<ObjectEntry | undefined> {
    const store = this.registry.stored("", "v1", "serviceaccounts")?.store;
    await store?.cache.fresh();
    const found = this.#account(namespace, name);
    if (found !== undefined || store === undefined || name !== DEFAULT_ACCOUNT) return found;
    return waitForObject(store, objectKey(store.prefix, namespace, name), PATIENCE_MS, signal);
  }

  #equip(attributes: AdmissionAttributes, context: RequestContext, name: string, entry: ObjectEntry): void | Promise<void> {
    if (entry.size >= LARGE_BYTES && context.mayTurnLarge === true) throw new TurnedLarge();
    return withObject(entry, (account) => soonFor(this.#give(attributes, context, name, account), context));
  }

  *#give(attributes: AdmissionAttributes, { random }: RequestContext, name: string, account: Readonly<ApiObject>): Steps<void> {
    const { imagePullSecrets = [] } = account as unknown as Pick<PodSpec, "imagePullSecrets">;
    const given: { name?: string }[] = [];
    yield* forEachOf(imagePullSecrets, (each) => given.push({ ...each }));
    attributes.mutate((pod) => {
      const spec = specOf(pod);
      spec.serviceAccountName = name;
      const automount = spec.automountServiceAccountToken ?? account["automountServiceAccountToken"];
      if (automount !== false) mountApiAccess(spec, this.#names, random);
      if ((spec.imagePullSecrets ?? []).length === 0 && given.length > 0) spec.imagePullSecrets = given;
    });
  }
}

/** A large one is read in slices. */
function withObject(entry: ObjectEntry, work: (object: Readonly<ApiObject>) => void | Promise<void>): void | Promise<void> {
  const read = entry.read();
  return read instanceof Promise ? read.then(work) : work(read);
}

/** What the agent of a node tells of by itself has no account, and gets nothing that would need one. */
function mirrorProblem(spec: PodSpec): string | undefined {
  if (spec.serviceAccountName) return "a mirror pod may not reference service accounts";
  if (usesSecrets(spec)) return "a mirror pod may not reference secrets";
  const projectsToken = (spec.volumes ?? []).some(
    ({ projected }) =>
      isJsonObject(projected) &&
      Array.isArray(projected["sources"]) &&
      projected["sources"].some((source) => isJsonObject(source) && source["serviceAccountToken"] !== undefined),
  );
  return projectsToken ? "a mirror pod may not use ServiceAccountToken volume projections" : undefined;
}

const unknownAccount = (attributes: AdmissionAttributes, name: string): StatusError =>
  refusal(attributes, `error looking up service account ${attributes.namespace}/${name}: serviceaccount ${quoteText(name)} not found`);

/** What is to get a generated name has none yet. */
const refusal = ({ definition, name, object }: AdmissionAttributes, why: string): StatusError =>
  forbidden(definition, name || (object?.metadata.generateName ?? ""), why);
