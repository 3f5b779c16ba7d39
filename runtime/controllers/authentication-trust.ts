/** Tells other servers whose certificates and which headers this one believes, in a ConfigMap of the system namespace (PROXY-06). */
import type { ConfigMap } from "../../generated/core/v1/types.js";
import { isInvalid } from "../client/errors.js";
import { WorkQueue } from "../client/kit/work-queue.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import type { ObjectAccess } from "../registry/handlers.js";
import { objectKey } from "../registry/keys.js";
import type { ResourceStore } from "../registry/resource-store.js";
import { deepEqual } from "../schema/deep-equal.js";
import { CachedObjects } from "./cached-objects.js";
import type { Controller, ControllerOptions } from "./controller.js";

const TRUST_CONFIG_MAP = "extension-apiserver-authentication";

/** What is told. */
export interface PublishedTrust {
  /** PEM. */
  readonly clientAuthorities: string;
  /** Undefined where no proxy is believed. */
  readonly proxies:
    | {
        /** PEM. */
        readonly authorities: string;
        readonly usernameHeaders: readonly string[];
        readonly groupHeaders: readonly string[];
        readonly extraPrefixes: readonly string[];
        readonly allowedNames: readonly string[];
      }
    | undefined;
}

export interface TrustPublication extends Controller {
  /** Tells something else from now on. */
  publish(trust: PublishedTrust): void;
}

/** Keeps the ConfigMap as it should be, whoever changes or deletes it; keys of others in it stay. */
export function startTrustPublication(options: ControllerOptions, trust: PublishedTrust): TrustPublication {
  const store = options.registry.stored("", "v1", "configmaps")?.store;
  return store === undefined ? { publish: () => undefined, stop: () => undefined } : new Publication(options, store, trust);
}

class Publication implements TrustPublication {
  readonly #queue: WorkQueue;
  readonly #follower: CacheFollower;
  readonly #maps: CachedObjects<ConfigMap>;
  readonly #namespace: string;
  #data: Record<string, string>;

  constructor(
    private readonly options: ControllerOptions,
    store: ResourceStore,
    trust: PublishedTrust,
  ) {
    this.#namespace = options.registry.profile.systemNamespace;
    const cached = options.registry.services.resource("", "v1", "configmaps") as ObjectAccess;
    this.#maps = new CachedObjects(cached, (map) => options.clients.core.v1.configMaps.namespace(this.#namespace).replace(map));
    this.#data = dataOf(trust);
    this.#queue = new WorkQueue({
      parallel: 1,
      work: () => this.#restore(),
      failed: (name, error) => options.failed(name, error),
    });
    const look = (): void => this.#queue.add(TRUST_CONFIG_MAP);
    this.#follower = new CacheFollower({
      store,
      prefix: objectKey(store.prefix, this.#namespace, TRUST_CONFIG_MAP),
      settled: look,
      present: () => undefined,
      changed: look,
    });
  }

  publish(trust: PublishedTrust): void {
    this.#data = dataOf(trust);
    this.#queue.add(TRUST_CONFIG_MAP);
  }

  stop(): void {
    this.#follower.close();
    this.#queue.close();
  }

  async #restore(): Promise<void> {
    const place = { namespace: this.#namespace, name: TRUST_CONFIG_MAP };
    const found = await this.#maps.get(place);
    const { configMaps } = this.options.clients.core.v1;
    const maps = configMaps.namespace(this.#namespace);
    if (found === undefined) {
      await maps.create({ metadata: { name: TRUST_CONFIG_MAP }, data: this.#data });
      return;
    }
    try {
      await this.#maps.change(place, (current) => {
        const others = Object.entries(current.data ?? {}).filter(([key]) => !OWN_KEYS.has(key));
        const data = { ...Object.fromEntries(others), ...this.#data };
        if (deepEqual(current.data, data)) return false;
        current.data = data;
        return undefined;
      });
    } catch (error) {
      // One that was made immutable cannot be put right: it makes way, which brings it back here.
      if (!isInvalid(error)) throw error;
      await maps.delete(TRUST_CONFIG_MAP);
    }
  }
}

const CLIENT_AUTHORITIES = "client-ca-file";
const PROXY_KEYS = {
  authorities: "requestheader-client-ca-file",
  usernameHeaders: "requestheader-username-headers",
  groupHeaders: "requestheader-group-headers",
  extraPrefixes: "requestheader-extra-headers-prefix",
  allowedNames: "requestheader-allowed-names",
} as const;
const OWN_KEYS: ReadonlySet<string> = new Set([CLIENT_AUTHORITIES, ...Object.values(PROXY_KEYS)]);

function dataOf({ clientAuthorities, proxies }: PublishedTrust): Record<string, string> {
  const data: Record<string, string> = { [CLIENT_AUTHORITIES]: clientAuthorities };
  if (proxies === undefined) return data;
  for (const [member, key] of Object.entries(PROXY_KEYS)) {
    const value = proxies[member as keyof typeof PROXY_KEYS];
    data[key] = typeof value === "string" ? value : JSON.stringify(value);
  }
  return data;
}
