/** Keeps an index of roles and bindings true by following the caches of their resources (AUTHZ-08). */
import type { ApiObject } from "../../definition/object-meta.js";
import { CacheFollower } from "../../registry/followers/cache-follower.js";
import type { ObjectEntry } from "../../registry/object-entry.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import type { ResourceStore } from "../../registry/resource-store.js";
import type { PolicyIndex } from "./policy-index.js";
import type { PolicyRule, RoleReference, Subject } from "./policy-rule.js";

/** How the objects of one resource reach the index. */
interface Feed {
  readonly resource: string;
  set(policy: PolicyIndex, object: ApiObject, place: Place): void;
  remove(policy: PolicyIndex, place: Place): void;
}

interface Place {
  readonly namespace: string;
  readonly name: string;
}

const roles = (resource: string): Feed => ({
  resource,
  set: (policy, object, place) => policy.setRole({ ...place, rules: listOf<PolicyRule>(object["rules"]) }),
  remove: (policy, { namespace, name }) => policy.removeRole(namespace, name),
});

const bindings = (resource: string): Feed => ({
  resource,
  set: (policy, object, place) =>
    policy.setBinding({ ...place, roleRef: object["roleRef"] as unknown as RoleReference, subjects: listOf<Subject>(object["subjects"]) }),
  remove: (policy, { namespace, name }) => policy.removeBinding(namespace, name),
});

const FEEDS: readonly Feed[] = [roles("roles"), roles("clusterroles"), bindings("rolebindings"), bindings("clusterrolebindings")];

/** What follows the objects; closed, it follows no more. */
export interface PolicyFollower {
  /** Resolves when the index shows all roles and bindings that were there at the start. */
  readonly ready: Promise<void>;
  close(): void;
}

/** Resources that are not served grant nothing. */
export function followPolicy(registry: ResourceRegistry, group: string, policy: PolicyIndex): PolicyFollower {
  const followers = FEEDS.flatMap((feed) => {
    const served = registry.stored(group, "v1", feed.resource);
    return served === undefined ? [] : [follow(served.store, feed, policy)];
  });
  return {
    ready: Promise.all(followers.map(({ ready }) => ready)).then(() => undefined),
    close: () => {
      for (const follower of followers) follower.close();
    },
  };
}

function follow(store: ResourceStore, feed: Feed, policy: PolicyIndex): PolicyFollower {
  let known = new Map<string, Place>();
  /** What is there, until all of it has been told; changes come only after that. */
  let given = new Map<string, Place>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const put = (entry: ObjectEntry, places: Map<string, Place>): void => {
    const object = entry.object();
    const place = placeOf(object);
    places.set(entry.key, place);
    feed.set(policy, object, place);
  };
  const follower = new CacheFollower({
    store,
    present: (entry) => put(entry, given),
    settled: () => {
      for (const [key, place] of known) if (!given.has(key)) feed.remove(policy, place);
      known = given;
      given = new Map();
      resolve();
    },
    changed: ({ current, previous }) => {
      if (current !== undefined) put(current, known);
      else if (previous !== undefined && known.delete(previous.key)) feed.remove(policy, placeOf(previous.object()));
    },
  });
  return { ready: promise, close: () => follower.close() };
}

const placeOf = ({ metadata }: ApiObject): Place => ({ namespace: metadata.namespace ?? "", name: metadata.name ?? "" });
const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
