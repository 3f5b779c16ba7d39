/** NodeRestriction: agents of nodes write their own node and the pods bound to it, and of these only what is theirs (ADM-10, ADM-11). */
import { atOnce } from "../codec/lists/steps.js";
import { type JsonObject, type JsonValue, objectOf } from "../definition/json.js";
import { nodeNameOf } from "../definition/node-identity.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import { notFound } from "../errors/constructors.js";
import { quoteText } from "../errors/quote-text.js";
import { referencesOfPod } from "../kinds/core/pods/pod-references.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import { objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { deepEqual } from "../schema/deep-equal.js";
import { NodeLabels } from "./node-labels.js";
import { specOf } from "./pods/pod-model.js";
import { refused } from "./refused.js";

/** Throws to refuse what the agent of `node` asks for. */
type Check = (node: string, attributes: AdmissionAttributes) => void | Promise<void>;

export class NodeRestriction implements AdmissionPlugin {
  readonly name = "NodeRestriction";
  readonly operations = ["CREATE", "UPDATE", "DELETE"] as const;
  readonly #mirror: string;
  readonly #leaseNamespace: string;
  readonly #labels: NodeLabels;
  readonly #checks: ReadonlyMap<string, Check>;

  constructor(private readonly registry: ResourceRegistry) {
    const { profile } = registry;
    this.#mirror = profile.names["mirrorPodAnnotation"] as string;
    this.#leaseNamespace = profile.nodeLeaseNamespace;
    this.#labels = new NodeLabels(profile);
    this.#checks = new Map<string, Check>([
      ["/pods", (node, attributes) => this.#checkPods(node, attributes)],
      ["/nodes", (node, attributes) => this.#checkNode(node, attributes)],
      ["/persistentvolumeclaims", checkClaim],
      ["/serviceaccounts", (node, attributes) => this.#checkToken(node, attributes)],
      [`coordination.${profile.groupDomain}/leases`, (node, attributes) => this.#checkLease(node, attributes)],
      [`storage.${profile.groupDomain}/csinodes`, checkDrivers],
    ]);
  }

  readsObjects({ group, resource }: ResourceDefinition): boolean {
    return this.#checks.has(`${group}/${resource}`);
  }

  admit(attributes: AdmissionAttributes, { user }: RequestContext): void | Promise<void> {
    const node = nodeNameOf(user);
    if (node === undefined) return;
    if (node === "") throw refused(attributes, `could not determine node from user ${quoteText(user.name)}`);
    const { group, resource } = attributes.definition;
    return this.#checks.get(`${group}/${resource}`)?.(node, attributes);
  }

  #checkPods(node: string, attributes: AdmissionAttributes): void | Promise<void> {
    const { subresource, operation } = attributes;
    switch (subresource) {
      case "":
        return this.#checkPod(node, attributes);
      case "status":
        return this.#checkPodStatus(node, attributes);
      case "eviction":
        if (operation !== "CREATE") throw refused(attributes, `unexpected operation ${operation}`);
        return this.#checkEviction(node, attributes);
      default:
        throw refused(attributes, `unexpected pod subresource ${quoteText(subresource)}, only 'status' and 'eviction' are allowed`);
    }
  }

  #checkPod(node: string, attributes: AdmissionAttributes): void | Promise<void> {
    const { operation, oldObject } = attributes;
    if (operation === "CREATE") return this.#checkMirror(node, attributes);
    if (operation !== "DELETE") {
      const only = `node ${quoteText(node)} can only create and delete mirror pods`;
      throw refused(attributes, `unexpected operation ${quoteText(operation)}, ${only}`);
    }
    if (nodeOf(oldObject) !== node) throw refused(attributes, own(node, "delete pods"));
  }

  async #checkMirror(node: string, attributes: AdmissionAttributes): Promise<void> {
    const pod = attributes.object as Readonly<ApiObject>;
    const agent = `node ${quoteText(node)}`;
    if (pod.metadata.annotations?.[this.#mirror] === undefined) {
      throw refused(attributes, `pod does not have ${quoteText(this.#mirror)} annotation, ${agent} can only create mirror pods`);
    }
    if (nodeOf(pod) !== node) throw refused(attributes, own(node, "create pods"));
    const [owner, ...others] = pod.metadata.ownerReferences ?? [];
    const only = (what: string) => refused(attributes, `${agent} can only create pods with ${what} owner reference set to itself`);
    if (others.length > 0) throw only("a single");
    if (owner?.apiVersion !== "v1" || owner.kind !== "Node" || owner.name !== node) throw only("an");
    if (owner.controller !== true) throw only("a controller");
    if (owner.blockOwnerDeletion === true) {
      throw refused(attributes, `${agent} must not set blockOwnerDeletion on an owner reference`);
    }
    const { uid } = await this.#find("nodes", "", node);
    if (owner.uid !== uid) throw refused(attributes, `node ${node} UID mismatch: expected ${owner.uid} got ${uid}`);
    const { serviceAccountName = "", volumes = [] } = specOf(pod);
    const refers = (what: string) => refused(attributes, `${agent} can not create pods that reference ${what}`);
    if (serviceAccountName !== "") throw refers("a service account");
    const { secrets, configMaps } = atOnce(referencesOfPod(pod));
    if (secrets.size > 0) throw refers("secrets");
    if (configMaps.size > 0) throw refers("configmaps");
    if (volumes.some((volume) => volume["persistentVolumeClaim"] !== undefined)) throw refers("persistentvolumeclaims");
  }

  #checkPodStatus(node: string, attributes: AdmissionAttributes): void {
    const { operation, object, oldObject } = attributes;
    if (operation !== "UPDATE") throw refused(attributes, `unexpected operation ${quoteText(operation)}`);
    if (nodeOf(oldObject) !== node) throw refused(attributes, own(node, "update pod status for pods"));
    if (deepEqual(labelsOf(object), labelsOf(oldObject))) return;
    throw refused(attributes, `node ${quoteText(node)} cannot update labels through pod status`);
  }

  async #checkEviction(node: string, attributes: AdmissionAttributes): Promise<void> {
    const name = attributes.name || (attributes.object?.metadata.name ?? "");
    if (name === "") throw refused(attributes, "could not determine pod from request data");
    const pod = await this.#find("pods", attributes.namespace, name);
    if (nodeOf(await pod.read()) !== node) throw refused(attributes, `node ${node} can only evict pods with spec.nodeName set to itself`);
  }

  #checkNode(node: string, attributes: AdmissionAttributes): void {
    const { name, operation, object, oldObject } = attributes;
    const agent = `node ${quoteText(node)}`;
    if (name !== node) throw refused(attributes, `${agent} is not allowed to modify node ${quoteText(name)}`);
    if (object === undefined) return;
    const source = objectOf(object?.["spec"])["configSource"];
    const forbidden = this.#labels.forbiddenAmong(labelsOf(object), labelsOf(oldObject));
    const ownersOf = (each: Readonly<ApiObject> | undefined): JsonValue => (each?.metadata.ownerReferences ?? []) as unknown as JsonValue;
    if (operation === "CREATE") {
      // An owner of its own that it may delete would take the node along, with all that others have written there.
      if (!deepEqual(ownersOf(object), [])) throw refused(attributes, `${agent} is not allowed to set ownerReferences`);
      if (source !== undefined) throw refused(attributes, `${agent} is not allowed to create pods with a non-nil configSource`);
      if (forbidden.length > 0) throw refused(attributes, `${agent} is not allowed to set the following labels: ${forbidden.join(", ")}`);
      return;
    }
    if (source !== undefined && !deepEqual(source, objectOf(oldObject?.["spec"])["configSource"] ?? null)) {
      throw refused(attributes, `${agent} is not allowed to update configSource to a new non-nil configSource`);
    }
    const taintsOf = (each: Readonly<ApiObject> | undefined): JsonValue => objectOf(each?.["spec"])["taints"] ?? [];
    if (!deepEqual(taintsOf(object), taintsOf(oldObject))) throw refused(attributes, `${agent} is not allowed to modify taints`);
    if (forbidden.length > 0) throw refused(attributes, `is not allowed to modify labels: ${forbidden.join(", ")}`);
    if (!deepEqual(ownersOf(object), ownersOf(oldObject))) throw refused(attributes, `${agent} is not allowed to modify ownerReferences`);
  }

  async #checkToken(node: string, attributes: AdmissionAttributes): Promise<void> {
    const { operation, subresource, object, namespace } = attributes;
    if (operation !== "CREATE" || subresource !== "token") return;
    const { apiVersion, kind, name, uid } = objectOf(objectOf(object?.["spec"])["boundObjectRef"]);
    if (apiVersion !== "v1" || kind !== "Pod" || typeof name !== "string" || name === "") {
      throw refused(attributes, "node requested token not bound to a pod");
    }
    if (typeof uid !== "string" || uid === "") throw refused(attributes, "node requested token with a pod binding without a uid");
    const pod = await (await this.#find("pods", namespace, name)).read();
    if (pod.metadata.uid !== uid) {
      const text = `the UID in the bound object reference (${uid}) does not match the UID in record`;
      throw refused(attributes, `${text}. The object might have been deleted and then recreated`);
    }
    if (nodeOf(pod) !== node) throw refused(attributes, "node requested token bound to a pod scheduled on a different node");
  }

  #checkLease(node: string, attributes: AdmissionAttributes): void {
    if (attributes.namespace !== this.#leaseNamespace) {
      throw refused(attributes, `can only access leases in the ${quoteText(this.#leaseNamespace)} system namespace`);
    }
    if (attributes.name !== node) throw refused(attributes, "can only access leases with the same name as the requesting node");
  }

  /** The most recent state. Throws 404. */
  async #find(resource: "pods" | "nodes", namespace: string, name: string): Promise<ObjectEntry> {
    const store = this.registry.stored("", "v1", resource)?.store;
    await store?.cache.fresh();
    const entry = store?.cache.get(objectKey(store.prefix, namespace, name));
    if (entry === undefined) throw notFound({ group: "", resource }, name);
    return entry;
  }
}

/** Of a claim an agent writes what became of it. */
function checkClaim(node: string, attributes: AdmissionAttributes): void {
  const { subresource, operation, object, oldObject } = attributes;
  if (subresource !== "status") throw refused(attributes, "may only update PVC status");
  if (operation !== "UPDATE" || object === undefined || oldObject === undefined) {
    throw refused(attributes, `unexpected operation ${quoteText(operation)}`);
  }
  const [now, before] = [withoutOutcome(object), withoutOutcome(oldObject)];
  const changed = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (member) => !deepEqual(now[member] ?? null, before[member] ?? null),
  );
  if (changed.length === 0) return;
  const fields = "fields other than status.capacity and status.conditions";
  throw refused(attributes, `node ${quoteText(node)} is not allowed to update ${fields}: ${changed.sort().join(", ")}`);
}

function withoutOutcome(claim: Readonly<ApiObject>): JsonObject {
  const { capacity: _capacity, conditions: _conditions, ...status } = objectOf(claim["status"]);
  const { resourceVersion: _version, managedFields: _fields, ...metadata } = claim.metadata;
  return { ...claim, metadata, status } as unknown as JsonObject;
}

function checkDrivers(node: string, attributes: AdmissionAttributes): void {
  if (attributes.name !== node) throw refused(attributes, "can only access CSINode with the same name as the requesting node");
}

const own = (node: string, what: string): string => `node ${quoteText(node)} can only ${what} with spec.nodeName set to itself`;

const nodeOf = (pod: Readonly<ApiObject> | undefined): JsonValue | undefined => objectOf(pod?.["spec"])["nodeName"];
const labelsOf = (object: Readonly<ApiObject> | undefined): Readonly<Record<string, string>> => object?.metadata.labels ?? {};
