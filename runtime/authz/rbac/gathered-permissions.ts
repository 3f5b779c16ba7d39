/** What is gathered of users who ask often, once for all that roles and bindings cannot tell apart: a user of many tokens is one. */
import { hash } from "node:crypto";
import { holderName } from "../../definition/holder-name.js";
import type { UserInfo } from "../../definition/request-context.js";
import { SharedStore } from "../../flow/shared-store.js";
import { type Gathered, gather } from "./gather.js";
import type { PolicyIndex } from "./policy-index.js";

/** Namespaces of one user that are kept gathered; one more, and they are gathered anew. */
const MAXIMUM_NAMESPACES = 256;

/** Entries of a user in all his namespaces together, likewise. */
const MAXIMUM_USER_WEIGHT = 16_384;

/** Entries of all users, of about 200 bytes: beyond it, whoever has most loses whom he has had longest. */
export const MAXIMUM_GATHERED_WEIGHT = 262_144;
/** Users, and namespaces of a user, count as so many; names as one for so many characters. */
const OVERHEAD = 4;
const CHARACTERS_AN_ENTRY = 64;

/** What is gathered of one user. */
export class UserPermissions {
  readonly byNamespace = new Map<string, Gathered | "large">();
  weight = 0;
  /** No longer where there is no room for it, or roles or bindings have changed. */
  isKept = true;

  constructor(readonly key: string) {}

  forget(): void {
    this.isKept = false;
    this.byNamespace.clear();
  }
}

export class GatheredPermissions {
  readonly #users = new SharedStore<UserPermissions>({ entries: MAXIMUM_GATHERED_WEIGHT, size: MAXIMUM_GATHERED_WEIGHT }, (permissions) =>
    permissions.forget(),
  );
  #generation = 0;

  constructor(private readonly policy: PolicyIndex) {}

  /** Of all users together. */
  get weight(): number {
    return this.#users.size;
  }

  /** Holds as long as the generation of the policy and `isKept`. Takes a moment: callers keep the answer with the user. */
  of(user: UserInfo): UserPermissions {
    const { generation } = this.policy;
    if (this.#generation !== generation) this.#users.clear();
    this.#generation = generation;
    const key = hash("sha256", JSON.stringify([user.name, user.groups.toSorted()]), "base64");
    const known = this.#users.get(key);
    if (known !== undefined) return known;
    const made = new UserPermissions(key);
    this.#users.set(key, made, { holder: holderName(user), size: OVERHEAD });
    return made;
  }

  /** What the user may do by the bindings of the namespace, with "" by cluster role bindings; `permissions` are {@link of} him. */
  in(permissions: UserPermissions, user: UserInfo, namespace: string): Gathered | "large" {
    const { byNamespace } = permissions;
    const there = byNamespace.get(namespace);
    if (there !== undefined) return there;
    if (!permissions.isKept) return "large";
    const made = gather(this.policy, user, namespace);
    const weight = OVERHEAD + Math.ceil(namespace.length / CHARACTERS_AN_ENTRY) + (made === "large" ? 0 : made.weight);
    if (byNamespace.size >= MAXIMUM_NAMESPACES || permissions.weight + weight > MAXIMUM_USER_WEIGHT) {
      byNamespace.clear();
      this.#users.grow(permissions.key, -permissions.weight);
      permissions.weight = 0;
    }
    byNamespace.set(namespace, made);
    permissions.weight += weight;
    this.#users.grow(permissions.key, weight);
    return made;
  }
}
