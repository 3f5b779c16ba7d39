/**
 * Keeps an index of roles and bindings true by following the caches of their resources (AUTHZ-08). One that cannot be read grants nothing,
 * whatever it granted before: members of the group that needs no roles can mend it.
 */
import { inSlices, type Steps } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FollowedIndex, followIndex, joinIndexes } from "../../registry/followers/index-follower.js";
import { type ObjectPlace, placeOfKey } from "../../registry/keys.js";
import { LARGE_BYTES } from "../../registry/large-objects.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import { type HeldRole, heldInSteps, type PolicyIndex } from "./policy-index.js";
import type { PolicyRule, RoleReference, Subject } from "./policy-rule.js";

/** How the objects of one resource reach the index. */
interface Feed {
  readonly resource: string;
  set(policy: PolicyIndex, object: ApiObject, place: ObjectPlace): void;
  /** Where a large object may take long to arrange. */
  readonly large?: {
    read(object: ApiObject): Steps<HeldRole>;
    set(policy: PolicyIndex, held: HeldRole, place: ObjectPlace): void;
  };
  remove(policy: PolicyIndex, place: ObjectPlace): void;
}

const rulesOf = (object: ApiObject): readonly PolicyRule[] => listOf<PolicyRule>(object["rules"]);

const roles = (resource: string): Feed => ({
  resource,
  set: (policy, object, place) => policy.setRole({ ...place, rules: rulesOf(object) }),
  large: {
    read: (object) => heldInSteps(rulesOf(object)),
    set: (policy, held, place) => policy.setRole({ ...place, rules: held.rules }, held),
  },
  remove: (policy, { namespace, name }) => policy.removeRole(namespace, name),
});

const bindings = (resource: string): Feed => ({
  resource,
  set: (policy, object, place) =>
    policy.setBinding({ ...place, roleRef: object["roleRef"] as unknown as RoleReference, subjects: listOf<Subject>(object["subjects"]) }),
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
  const { large } = feed;
  const placeOf = (key: string): ObjectPlace => placeOfKey(key, prefix, definition.namespaced);
  const ahead = new WeakMap<ObjectEntry, HeldRole>();
  return followIndex(store, {
    readAhead: (entry) =>
      large === undefined || entry.size < LARGE_BYTES
        ? undefined
        : soonRead(entry, large.read).then(
            (held) => void ahead.set(entry, held),
            // Told of when it is set.
            () => undefined,
          ),
    set: (entry) => {
      const held = ahead.get(entry);
      if (held === undefined) feed.set(policy, entry.shared(), placeOf(entry.key));
      else large?.set(policy, held, placeOf(entry.key));
      ahead.delete(entry);
    },
    remove: (key) => feed.remove(policy, placeOf(key)),
  });
}

async function soonRead<T>(entry: ObjectEntry, read: (object: ApiObject) => Steps<T>): Promise<T> {
  return inSlices(read(await entry.read()));
}

const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
