/**
 * Nobody grants what he does not hold (AUTHZ-10): who writes a role holds its rules or may `escalate`, who writes a binding holds the
 * rules of its role or may `bind` it. Asked of every write, before the object is validated.
 */
import type { ClusterRole, PolicyRule, RoleRef } from "../../../generated/rbac/v1/types.js";
import { inSlices } from "../../codec/lists/steps.js";
import { pauseWhenOver } from "../../codec/lists/turns.js";
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestInfo } from "../../definition/request-context.js";
import { forbidden, notFound } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import type { Permissions } from "../../registry/handlers.js";
import type { ReservingContext, ResourceHook } from "../../registry/resource-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { describeRules, missingRules } from "./rule-coverage.js";

/** Its members may grant anything. */
const MASTERS = "system:masters";

const FULL_AUTHORITY: readonly PolicyRule[] = [
  { verbs: ["*"], apiGroups: ["*"], resources: ["*"] },
  { verbs: ["*"], nonResourceURLs: ["*"] },
];
const AGGREGATION_REFUSED = "must have cluster-admin privileges to use the aggregationRule";

export const roleHook: ResourceHook = {
  async reserve(object, old, context) {
    if (mayWrite(object, old, context) || (await mayEscalate(context))) return undefined;
    await requireHeld(object, rulesOf(object), context);
    return undefined;
  },
};

export const clusterRoleHook: ResourceHook = {
  async reserve(object, old, context) {
    if (mayWrite(object, old, context) || (await mayEscalate(context))) return undefined;
    await requireHeld(object, rulesOf(object), context);
    const aggregates = gathers(object) || (old !== undefined && gathers(old));
    if (aggregates && (await refusalOf(FULL_AUTHORITY, "", context)) !== undefined) throw refused(object, AGGREGATION_REFUSED, context);
    return undefined;
  },
};

export const bindingHook: ResourceHook = {
  async reserve(object, old, context) {
    if (mayWrite(object, old, context)) return undefined;
    const roleRef = object["roleRef"] as unknown as RoleRef | undefined;
    if (roleRef?.kind !== "Role" && roleRef?.kind !== "ClusterRole") return undefined;
    const namespace = object.metadata.namespace ?? "";
    if (await mayBind(roleRef, namespace, context)) return undefined;
    await requireHeld(object, await boundRules(roleRef, namespace, context), context);
    return undefined;
  },
};

/** Writes that grant nothing, or come from whom everything is open. */
function mayWrite(object: ApiObject, old: ApiObject | undefined, { request }: ReservingContext): boolean {
  return request.user.groups.includes(MASTERS) || (old !== undefined && changesOnlyOwners(object, old));
}

/** What the garbage collector writes; and what changes nothing. */
export function changesOnlyOwners(object: Readonly<ApiObject>, old: Readonly<ApiObject>): boolean {
  const bare = ({ metadata, ...rest }: Readonly<ApiObject>): JsonObject => {
    const { ownerReferences: _owners, finalizers: _finalizers, managedFields: _managed, ...kept } = metadata;
    return { ...rest, metadata: kept } as unknown as JsonObject;
  };
  return deepEqual(bare(object), bare(old));
}

/** A name in the path is one that a rule may name: those of updates. */
async function mayEscalate({ request, permissions }: ReservingContext): Promise<boolean> {
  return isAllowed(permissions, request.user, { ...request.info, verb: "escalate", apiVersion: "*", subresource: "" });
}

/** Asked where the binding is, so that a right in one namespace reaches no further. */
async function mayBind({ apiGroup, kind, name }: RoleRef, namespace: string, context: ReservingContext): Promise<boolean> {
  const resource = resourceOf(kind);
  const info = { isResourceRequest: true, path: "", verb: "bind", apiGroup, apiVersion: "*", namespace, resource, subresource: "", name };
  return isAllowed(context.permissions, context.request.user, info);
}

type Asked = Pick<
  RequestInfo,
  "isResourceRequest" | "path" | "verb" | "apiGroup" | "apiVersion" | "namespace" | "resource" | "subresource" | "name"
>;

async function isAllowed(permissions: Permissions, user: ReservingContext["request"]["user"], info: Asked): Promise<boolean> {
  return info.isResourceRequest && (await permissions.authorize({ user, info })).allowed;
}

const resourceOf = (kind: string): string => (kind === "Role" ? "roles" : "clusterroles");

/** @throws StatusError 404 for a role that nobody made. */
async function boundRules({ kind, name }: RoleRef, namespace: string, context: ReservingContext): Promise<readonly PolicyRule[]> {
  const { group } = context.definition;
  const resource = resourceOf(kind);
  const role = await context.objects(group, "v1", resource)?.get({ namespace: kind === "Role" ? namespace : "", name });
  if (role === undefined) throw notFound({ group, resource }, name);
  return rulesOf(role);
}

/** @throws StatusError 403. */
async function requireHeld(object: ApiObject, rules: readonly PolicyRule[], context: ReservingContext): Promise<void> {
  const refusal = await refusalOf(rules, object.metadata.namespace ?? "", context);
  if (refusal !== undefined) throw refused(object, refusal, context);
}

/** Why the writer may not grant the rules; undefined when he holds them all. */
async function refusalOf(
  rules: readonly PolicyRule[],
  namespace: string,
  { request, permissions }: ReservingContext,
): Promise<string | undefined> {
  const { user } = request;
  await pauseWhenOver();
  const held = permissions.rulesGranted(user, namespace);
  let missing: readonly PolicyRule[];
  try {
    missing = await inSlices(missingRules(held.rules as readonly PolicyRule[], rules));
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
  if (missing.length === 0) return undefined;
  const who = `user ${quoteText(user.name)} (groups=[${user.groups.map(quoteText).join(" ")}])`;
  const sentence = `${who} is attempting to grant RBAC permissions not currently held:\n${describeRules(missing)}`;
  return held.errors.length === 0 ? sentence : `${sentence}; resolution errors: [${held.errors.join(", ")}]`;
}

const refused = ({ metadata }: ApiObject, why: string, { definition }: ReservingContext) => forbidden(definition, metadata.name ?? "", why);

const rulesOf = (role: Readonly<ApiObject>): readonly PolicyRule[] => (role["rules"] ?? []) as unknown as readonly PolicyRule[];

const gathers = (role: ApiObject): boolean => ((role as unknown as ClusterRole).aggregationRule?.clusterRoleSelectors ?? []).length > 0;
