/** Which claims pods use, kept true by following the pods: to ask of one claim takes no longer however many pods there are. */
import { forEachOf, type Steps, soonOf } from "../codec/lists/steps.js";
import { collectionTurn, isSliceOver } from "../codec/lists/turns.js";
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { ApiObject, ObjectMeta } from "../definition/object-meta.js";
import { FollowedMap } from "../registry/followers/followed-map.js";
import { namespaceOfKey, objectKey } from "../registry/keys.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { isEnding } from "./owner-graph.js";

const CLAIM_NAME = Buffer.from('"claimName":');
const EPHEMERAL = Buffer.from('"ephemeral":');

interface Use {
  /** Of the pod. */
  readonly uid: string;
  /** Names of claims. */
  readonly claims: ReadonlySet<string>;
}

const NONE: Use = { uid: "", claims: new Set() };

export class UsedClaims {
  readonly #pods: FollowedMap<Use>;
  /** How many pods use a claim, by its key. */
  readonly #counts = new Map<string, number>();

  /** `unused` is told the key of a claim that its last pod uses no more. */
  constructor(
    private readonly pods: ResourceStore,
    private readonly claimsPrefix: string,
    private readonly unused: (claim: string) => void,
  ) {
    this.#pods = new FollowedMap<Use>({
      store: pods,
      readsWhole: (entry) => this.#known(entry) === undefined,
      read: (entry) => this.#read(entry),
      changed: (key, use, previous) => (use === previous ? undefined : soonOf(this.#count(namespaceOfKey(key), use, previous))),
    });
  }

  /** Whether a pod uses the claim with this key, all acknowledged writes considered. */
  async has(claim: string): Promise<boolean> {
    await this.#pods.ready;
    await this.pods.cache.fresh();
    while (!this.#pods.catchUp(isSliceOver)) await collectionTurn();
    return this.#counts.has(claim);
  }

  close(): void {
    this.#pods.close();
  }

  #read(entry: ObjectEntry): Use | undefined {
    const known = this.#known(entry);
    if (known !== undefined) return known.claims.size === 0 ? undefined : known;
    const claims = claimsOf(entry.shared());
    return claims.size === 0 ? undefined : { uid: entry.uid, claims };
  }

  /** What is known of a pod without reading the whole of it. */
  #known(entry: ObjectEntry): Use | undefined {
    const json = entry.view();
    if (!json.includes(CLAIM_NAME) && !json.includes(EPHEMERAL)) return NONE;
    const known = this.#pods.get(entry.key);
    // What a pod on a node uses stays the same until it has been shut down.
    return known?.uid === entry.uid && !isEnding(json) ? known : undefined;
  }

  *#count(namespace: string, use: Use | undefined, previous: Use | undefined): Steps<void> {
    const add = (name: string, change: number): void => {
      const key = objectKey(this.claimsPrefix, namespace, name);
      const count = (this.#counts.get(key) ?? 0) + change;
      if (count > 0) this.#counts.set(key, count);
      else if (this.#counts.delete(key)) this.unused(key);
    };
    // What it goes on using is used all the time.
    yield* forEachOf(use?.claims ?? [], (name) => add(name, 1));
    yield* forEachOf(previous?.claims ?? [], (name) => add(name, -1));
  }
}

/**
 * Names of the claims that a pod uses: those it names, and those that are made for it. One that no node has uses none, for its node will
 * not start it with a claim that is to go; of one that has been shut down, what was made for it may go with it.
 */
function claimsOf({ metadata, spec }: Readonly<ApiObject>): Set<string> {
  const names = new Set<string>();
  if (!isJsonObject(spec) || !spec["nodeName"] || !Array.isArray(spec["volumes"])) return names;
  const keepsItsOwn = !isShutDown(metadata);
  for (const { name, persistentVolumeClaim, ephemeral } of spec["volumes"] as JsonObject[]) {
    if (isJsonObject(persistentVolumeClaim)) names.add(String(persistentVolumeClaim["claimName"]));
    else if (ephemeral !== undefined && keepsItsOwn) names.add(`${metadata.name}-${name}`);
  }
  return names;
}

const isShutDown = ({ deletionTimestamp, deletionGracePeriodSeconds }: Readonly<ObjectMeta>): boolean =>
  deletionTimestamp !== undefined && deletionGracePeriodSeconds === 0;
