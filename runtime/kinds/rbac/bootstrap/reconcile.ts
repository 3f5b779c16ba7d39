/** Makes sure at the start that the roles and bindings of the system are there, and grant at least what they should (AUTHZ-09). */
import type { AggregationRule, ClusterRole, PolicyRule, RoleBinding, Subject } from "../../../../generated/rbac/v1/types.js";
import { atOnce } from "../../../codec/lists/steps.js";
import type { JsonValue } from "../../../definition/json.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { RequestContext } from "../../../definition/request-context.js";
import { hasReason } from "../../../errors/status.js";
import { objectKey } from "../../../registry/keys.js";
import type { ResourceRegistry, StoredKind } from "../../../registry/resource-registry.js";
import { deepEqual } from "../../../schema/deep-equal.js";
import { missingRules } from "../rule-coverage.js";
import { autoUpdateAnnotation, type BootstrapPolicy, bootstrapPolicy } from "./bootstrap-policy.js";

/**
 * Creates what is missing, adds rules and subjects that are missing, leaves alone what is complete, what was added by others, and
 * objects whose annotation says "false". A binding of another role is made again. Other servers may do the same at the same time.
 */
export async function reconcileBootstrapPolicy(registry: ResourceRegistry, context: RequestContext): Promise<void> {
  const { profile } = context;
  const group = `rbac.authorization.${profile.groupDomain}`;
  const policy = bootstrapPolicy(profile);
  const resources: readonly (readonly [string, keyof BootstrapPolicy])[] = [
    ["clusterroles", "clusterRoles"],
    ["clusterrolebindings", "clusterRoleBindings"],
    ["roles", "roles"],
    ["rolebindings", "roleBindings"],
  ];
  const pending: Promise<void>[] = [];
  for (const [resource, member] of resources) {
    const served = registry.stored(group, "v1", resource);
    if (served === undefined) continue;
    for (const wanted of policy[member]) pending.push(ensure(served, wanted as ApiObject, context));
  }
  // At once, so that they share one durable commit.
  await Promise.all(pending);
}

async function ensure(served: StoredKind, wanted: ApiObject, context: RequestContext): Promise<void> {
  const { definition, store } = served;
  const { name = "", namespace = "" } = wanted.metadata;
  const target = { definition, namespace, name, subresource: "" };
  try {
    const found = store.cache.get(objectKey(store.prefix, namespace, name));
    if (found === undefined) {
      await store.create(context, { ...target, name: "" }, wanted, { trusted: true });
      return;
    }
    const present = found.object();
    if (present.metadata.annotations?.[autoUpdateAnnotation(context.profile)] === "false") return;
    if (bindsAnother(present, wanted)) {
      await store.delete(context, target, { preconditions: { uid: present.metadata.uid } });
      await store.create(context, { ...target, name: "" }, wanted, { trusted: true });
      return;
    }
    if (deepEqual(completed(present, wanted) as unknown as JsonValue, present as unknown as JsonValue)) return;
    await store.update(context, target, (current) => completed(current ?? present, wanted), {});
  } catch (error) {
    // Somebody else was faster, and wants the same.
    if (!hasReason(error, "AlreadyExists") && !hasReason(error, "NotFound")) throw error;
  }
}

const roleRefOf = (object: ApiObject) => (object as unknown as Partial<RoleBinding>).roleRef;

function bindsAnother(present: ApiObject, wanted: ApiObject): boolean {
  const [there, asked] = [roleRefOf(present), roleRefOf(wanted)];
  return asked !== undefined && (there?.kind !== asked.kind || there?.name !== asked.name);
}

/** A copy of `present` that has all of `wanted`. */
function completed(present: ApiObject, wanted: ApiObject): ApiObject {
  const { labels, annotations } = present.metadata;
  const metadata = {
    ...present.metadata,
    labels: { ...wanted.metadata.labels, ...labels },
    annotations: { ...wanted.metadata.annotations, ...annotations },
  };
  const object = { ...present, metadata } as unknown as Completed;
  const asked = wanted as unknown as Completed;
  if (asked.aggregationRule !== undefined) object.aggregationRule = withSelectors(object.aggregationRule, asked.aggregationRule);
  else if (asked.rules !== undefined) object.rules = withRules(object.rules ?? [], asked.rules);
  if (asked.subjects !== undefined) object.subjects = withSubjects(object.subjects ?? [], asked.subjects);
  return object as unknown as ApiObject;
}

interface Completed extends Pick<ClusterRole, "aggregationRule"> {
  rules?: PolicyRule[];
  subjects?: Subject[];
}

function withRules(present: PolicyRule[], wanted: readonly PolicyRule[]): PolicyRule[] {
  // The same, as on every start but the first, need not be compared one permission by the other.
  if (deepEqual(present as unknown as JsonValue, wanted as unknown as JsonValue)) return present;
  return [...present, ...atOnce(missingRules(present, wanted))];
}

function withSelectors(present: AggregationRule | undefined, wanted: AggregationRule): AggregationRule {
  const there = present?.clusterRoleSelectors ?? [];
  const lacking = (wanted.clusterRoleSelectors ?? []).filter(
    (selector) => !there.some((each) => deepEqual(each as unknown as JsonValue, selector as unknown as JsonValue)),
  );
  return { clusterRoleSelectors: [...there, ...lacking] };
}

function withSubjects(present: readonly Subject[], wanted: readonly Subject[]): Subject[] {
  const same = (a: Subject, b: Subject): boolean => a.kind === b.kind && a.name === b.name && (a.namespace ?? "") === (b.namespace ?? "");
  return [...present, ...wanted.filter((subject) => !present.some((each) => same(each, subject)))];
}
