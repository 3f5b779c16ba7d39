/** Tells other servers whose certificates and which headers this one believes, in a ConfigMap of the system namespace (PROXY-06). */
import { WorkQueue } from "../client/kit/work-queue.js";
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { apiVersionOf } from "../definition/resource-definition.js";
import { hasReason } from "../errors/status.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import { objectKey } from "../registry/keys.js";
import type { ResourceStore } from "../registry/resource-store.js";
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
  #data: JsonObject;

  constructor(
    private readonly options: ControllerOptions,
    private readonly store: ResourceStore,
    trust: PublishedTrust,
  ) {
    this.#data = dataOf(trust);
    this.#queue = new WorkQueue({
      parallel: 1,
      work: () => this.#restore(),
      failed: (name, error) => options.failed(name, error),
    });
    const look = (): void => this.#queue.add(TRUST_CONFIG_MAP);
    this.#follower = new CacheFollower({
      store,
      prefix: objectKey(store.prefix, options.registry.profile.systemNamespace, TRUST_CONFIG_MAP),
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
    const { definition } = this.store;
    const { context, registry } = this.options;
    const namespace = registry.profile.systemNamespace;
    const target = { definition, namespace, name: TRUST_CONFIG_MAP, subresource: "" };
    try {
      await this.store.update(context, target, (current) => this.#restored(current as ApiObject), {});
    } catch (error) {
      // One that was made immutable cannot be put right.
      if (hasReason(error, "Invalid")) await this.store.delete(context, target, {});
      else if (!hasReason(error, "NotFound")) throw error;
      const metadata = { name: TRUST_CONFIG_MAP, namespace };
      const object: ApiObject = { apiVersion: apiVersionOf(definition), kind: definition.kind, metadata, data: this.#data };
      await this.store.create(context, { ...target, name: "" }, object, {});
    }
  }

  #restored(current: ApiObject): ApiObject {
    const found = isJsonObject(current["data"]) ? current["data"] : {};
    const others = Object.entries(found).filter(([key]) => !OWN_KEYS.has(key));
    return { ...current, data: { ...Object.fromEntries(others), ...this.#data } };
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

function dataOf({ clientAuthorities, proxies }: PublishedTrust): JsonObject {
  const data: JsonObject = { [CLIENT_AUTHORITIES]: clientAuthorities };
  if (proxies === undefined) return data;
  for (const [member, key] of Object.entries(PROXY_KEYS)) {
    const value = proxies[member as keyof typeof PROXY_KEYS];
    data[key] = typeof value === "string" ? value : JSON.stringify(value);
  }
  return data;
}
