/**
 * Keeps an index of roles and bindings true by following the caches of their resources (AUTHZ-08). One that cannot be read grants nothing,
 * whatever it granted before: members of the group that needs no roles can mend it.
 */
import { atOnce, inSlices, type Steps } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FollowedIndex, followIndex, joinIndexes } from "../../registry/followers/index-follower.js";
import { type ObjectPlace, placeOfKey } from "../../registry/keys.js";
import { LARGE_BYTES } from "../../registry/large-objects.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import { grantsInSteps, heldInSteps, type PolicyIndex } from "./policy-index.js";
import type { PolicyRule, RoleReference, Subject } from "./policy-rule.js";

/** How the objects of one resource reach the index. */
interface Feed {
  readonly resource: string;
  /** What enters an object; arranging a large one takes long, entering it does not. */
  arrange(object: ApiObject, place: ObjectPlace): Steps<Entering>;
  remove(policy: PolicyIndex, place: ObjectPlace): void;
}

type Entering = (policy: PolicyIndex) => void;

const roles = (resource: string): Feed => ({
  resource,
  *arrange(object, place) {
    const rules = listOf<PolicyRule>(object["rules"]);
    const held = yield* heldInSteps(rules);
    return (policy) => policy.setRole({ ...place, rules }, held);
  },
  remove: (policy, { namespace, name }) => policy.removeRole(namespace, name),
});

const bindings = (resource: string): Feed => ({
  resource,
  *arrange(object, place) {
    const roleRef = object["roleRef"] as unknown as RoleReference;
    const binding = { ...place, roleRef, subjects: listOf<Subject>(object["subjects"]) };
    const grants = yield* grantsInSteps(binding);
    return (policy) => policy.setBinding(binding, grants);
  },
  remove: (policy, { namespace, name }) => policy.removeBinding(namespace, name),
});

const FEEDS: readonly Feed[] = [roles("roles"), roles("clusterroles"), bindings("rolebindings"), bindings("clusterrolebindings")];

/** Resources that are not served grant nothing. */
export function followPolicy(registry: ResourceRegistry, group: string, policy: PolicyIndex): FollowedIndex {
  const followed = FEEDS.flatMap((feed) => {
    const served = registry.stored(group, "v1", feed.resource);
    return served === undefined ? [] : [follow(served.store, feed, policy)];
  });
  return joinIndexes(followed);
}

function follow(store: ResourceStore, feed: Feed, policy: PolicyIndex): FollowedIndex {
  const { prefix, definition } = store;
  const placeOf = (key: string): ObjectPlace => placeOfKey(key, prefix, definition.namespaced);
  const ahead = new WeakMap<ObjectEntry, Entering>();
  const soonArranged = async (entry: ObjectEntry): Promise<Entering> => inSlices(feed.arrange(await entry.read(), placeOf(entry.key)));
  return followIndex(store, {
    readAhead: (entry) =>
      entry.size < LARGE_BYTES
        ? undefined
        : soonArranged(entry).then(
            (entering) => void ahead.set(entry, entering),
            // Told of when it is set.
            () => undefined,
          ),
    set: (entry) => {
      const entering = ahead.get(entry) ?? atOnce(feed.arrange(entry.shared(), placeOf(entry.key)));
      entering(policy);
      ahead.delete(entry);
    },
    remove: (key) => feed.remove(policy, placeOf(key)),
  });
}

const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
