/** OwnerReferencesPermissionEnforcement: who makes an object go with another may delete it; who holds up owners may write their finalizers (ADM-12). */

import { pauseWhenOver } from "../codec/lists/turns.js";
import { holderName } from "../definition/holder-name.js";
import type { JsonValue } from "../definition/json.js";
import type { ApiObject, OwnerReference } from "../definition/object-meta.js";
import type { RequestContext } from "../definition/request-context.js";
import { quoteText } from "../errors/quote-text.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../registry/admission/chain.js";
import type { AuthorizationAnswer, AuthorizationQuestion } from "../registry/handlers.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { deepEqual } from "../schema/deep-equal.js";
import { isPods } from "./pods/pod-model.js";
import { refused } from "./refused.js";

type Asked = Pick<AuthorizationQuestion["info"], "verb" | "apiGroup" | "apiVersion" | "namespace" | "resource" | "subresource" | "name">;

export class OwnerReferencesPermissionEnforcement implements AdmissionPlugin {
  readonly name = "OwnerReferencesPermissionEnforcement";
  readonly operations = ["CREATE", "UPDATE"] as const;

  constructor(private readonly registry: ResourceRegistry) {}

  /** What changes no owners pays for the comparison alone. */
  validate(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { definition, subresource, object, oldObject } = attributes;
    // Node agents send back pods with owners that they made up, which their status keeps as they were.
    if (object === undefined || (isPods(definition) && subresource === "status")) return;
    if (sameOwners(ownersOf(object), ownersOf(oldObject))) return;
    return this.#enforce(attributes, context);
  }

  async #enforce(attributes: AdmissionAttributes, context: RequestContext): Promise<void> {
    if (attributes.operation !== "CREATE") await this.#requireDeletion(attributes, context);
    const blocking = newlyBlocking(ownersOf(attributes.object), ownersOf(attributes.oldObject));
    if (blocking.length === 0) return;
    const anything = { apiGroup: "*", apiVersion: "*", namespace: "", resource: "*", name: "*" };
    if ((await this.#ask(context, { ...anything, verb: "update", subresource: "finalizers" })).allowed) return;
    for (const owner of blocking) {
      await pauseWhenOver(holderName(context.user));
      await this.#requireFinalizers(attributes, context, owner);
    }
  }

  async #requireDeletion(attributes: AdmissionAttributes, context: RequestContext): Promise<void> {
    const { resource, subresource, namespace, name } = attributes;
    const { group: apiGroup, version: apiVersion, resource: plural } = resource;
    const answer = await this.#ask(context, { verb: "delete", apiGroup, apiVersion, namespace, resource: plural, subresource, name });
    if (!answer.allowed) throw refused(attributes, `cannot set an ownerRef on a resource you can't delete: ${why(answer)}`);
  }

  /** An owner that belongs to a namespace is one of the object's own. */
  async #requireFinalizers(attributes: AdmissionAttributes, context: RequestContext, owner: OwnerReference): Promise<void> {
    const { apiVersion, kind, name } = owner;
    const slash = apiVersion.lastIndexOf("/");
    const found = this.registry.lookupKind(apiVersion.slice(0, Math.max(slash, 0)), apiVersion.slice(slash + 1), kind);
    if (found === undefined) {
      const missing = `no matches for kind ${quoteText(kind)} in version ${quoteText(apiVersion)}`;
      const cannot = "cannot set blockOwnerDeletion in this case because cannot find RESTMapping for";
      throw refused(attributes, `${cannot} APIVersion ${apiVersion} Kind ${kind}: ${missing}`);
    }
    const { group, version, resource, namespaced } = found.definition;
    const place = { namespace: namespaced ? attributes.namespace : "", resource, subresource: "finalizers", name };
    const answer = await this.#ask(context, { verb: "update", apiGroup: group, apiVersion: version, ...place });
    if (answer.allowed) return;
    const refers = "cannot set blockOwnerDeletion if an ownerReference refers to a resource you can't set finalizers on";
    throw refused(attributes, `${refers}: ${why(answer)}`);
  }

  async #ask({ user }: RequestContext, asked: Asked): Promise<AuthorizationAnswer> {
    return this.registry.services.authorize({ user, info: { isResourceRequest: true, path: "", ...asked } });
  }
}

const NONE: readonly OwnerReference[] = [];
const ownersOf = (object: Readonly<ApiObject> | undefined): readonly OwnerReference[] => object?.metadata.ownerReferences ?? NONE;

const sameOwners = (a: readonly OwnerReference[], b: readonly OwnerReference[]): boolean =>
  a === b || (a.length === b.length && deepEqual(a as unknown as JsonValue, b as unknown as JsonValue));

/** References that hold up their owner now and did not before. */
function newlyBlocking(now: readonly OwnerReference[], before: readonly OwnerReference[]): readonly OwnerReference[] {
  const held = new Set(before.filter(({ blockOwnerDeletion }) => blockOwnerDeletion === true).map(({ uid }) => uid));
  return now.filter(({ blockOwnerDeletion, uid }) => blockOwnerDeletion === true && !held.has(uid));
}

const why = ({ reason, error }: AuthorizationAnswer): string => `${reason}, ${error ?? "<nil>"}`;
