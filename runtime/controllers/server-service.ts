/**
 * The service by which programs inside the cluster reach this server, and the endpoints that it leads to: made, and kept true. Servers
 * that share a store say the same, as each of them names all that live.
 */
import { isAlreadyExists } from "../client/errors.js";
import { WorkQueue } from "../client/kit/work-queue.js";
import type { DynamicObject } from "../client/object-types.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { CacheFollower } from "../registry/followers/cache-follower.js";
import { collectionPrefix, objectKey } from "../registry/keys.js";
import { deepEqual } from "../schema/deep-equal.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import { CachedObjects } from "./cached-objects.js";
import type { Controller, ControllerOptions } from "./controller.js";
import { ServerLeases } from "./server-leases.js";

const NAMESPACE = "default";
const SERVICE_PORT = 443;
const PORT_NAME = "https";

export interface ServerServiceOptions extends ControllerOptions {
  readonly store: KeyValueStore;
  /** Of the service. */
  readonly serviceAddress: string;
  /** Where this server is reached; undefined: it is not to be told. */
  readonly address: string | undefined;
  readonly port: number;
}

/** Writes objects of one kind, in the namespace of the service. */
interface Objects {
  create(object: DynamicObject): Promise<unknown>;
  replace(object: DynamicObject): Promise<unknown>;
}

/** One of the objects, as it should be. */
interface WantedObject {
  readonly group: string;
  readonly resource: string;
  readonly client: Objects;
  /** All of a new one, without its name. */
  make(): JsonObject;
  /** Makes one that is there right; what it leaves alone may be as it is. */
  correct(object: JsonObject): void;
}

export function startServerService(options: ServerServiceOptions): Controller {
  return new ServerService(options);
}

class ServerService implements Controller {
  readonly #wanted: ReadonlyMap<string, WantedObject>;
  readonly #queue: WorkQueue;
  readonly #followers: readonly CacheFollower[];
  readonly #leases: ServerLeases | undefined;
  /** Of all servers that live, as was last seen: on a store of its own this one alone. */
  #addresses: readonly string[];

  constructor(private readonly options: ServerServiceOptions) {
    const { registry, address, store, failed } = options;
    this.#addresses = address === undefined ? [] : [address];
    const objects = [this.#service(), ...(address === undefined ? [] : [this.#endpoints(), this.#slice()])];
    this.#wanted = new Map(objects.map((each) => [each.resource, each]));
    this.#queue = new WorkQueue({ parallel: objects.length, work: (resource) => this.#keep(resource), failed });
    this.#leases =
      address === undefined || store.exclusive
        ? undefined
        : new ServerLeases({
            store,
            address,
            renewed: () => {
              for (const resource of this.#wanted.keys()) this.#queue.add(resource);
            },
            failed: (error) => failed("lease", error),
          });
    this.#followers = objects.flatMap(({ group, resource }) => {
      const served = registry.stored(group, "v1", resource)?.store;
      if (served === undefined) return [];
      const own = objectKey(served.prefix, NAMESPACE, this.#name);
      return new CacheFollower({
        store: served,
        prefix: collectionPrefix(served.prefix, NAMESPACE),
        present: () => undefined,
        settled: () => this.#queue.add(resource),
        changed: ({ key }) => {
          if (key === own) this.#queue.add(resource);
        },
      });
    });
  }

  stop(): void {
    for (const follower of this.#followers) follower.close();
    this.#queue.close();
    this.#leases?.close();
  }

  get #name(): string {
    return this.options.registry.profile.name;
  }

  async #keep(resource: string): Promise<void> {
    const { registry } = this.options;
    const wanted = this.#wanted.get(resource) as WantedObject;
    const cached = registry.services.resource(wanted.group, "v1", resource);
    if (cached === undefined) return;
    const objects = new CachedObjects<DynamicObject>(cached, (object) => wanted.client.replace(object));
    const place = { namespace: NAMESPACE, name: this.#name };
    try {
      this.#addresses = (await this.#leases?.living()) ?? this.#addresses;
      const found = await objects.get(place);
      if (found === undefined) {
        const { metadata, ...rest } = wanted.make();
        await wanted.client.create({ metadata: { ...(metadata as JsonObject), name: this.#name }, ...rest });
      } else if (!isRight(found as unknown as ApiObject, wanted))
        await objects.change(place, (object) => {
          wanted.correct(object);
        });
    } catch (error) {
      // Another server was faster: then it is looked at again.
      if (!isAlreadyExists(error)) throw error;
    }
  }

  #service(): WantedObject {
    const { serviceAddress, port } = this.options;
    const spec: JsonObject = {
      type: "ClusterIP",
      clusterIP: serviceAddress,
      clusterIPs: [serviceAddress],
      ipFamilies: [serviceAddress.includes(":") ? "IPv6" : "IPv4"],
      ipFamilyPolicy: "SingleStack",
      sessionAffinity: "None",
      ports: [{ name: PORT_NAME, port: SERVICE_PORT, protocol: "TCP", targetPort: port }],
    };
    return {
      group: "",
      resource: "services",
      client: this.options.clients.core.v1.services.namespace(NAMESPACE),
      make: () => ({ metadata: { labels: { component: "apiserver", provider: this.#name } }, spec: structuredClone(spec) }),
      correct: (service) => {
        const found = service["spec"] as JsonObject;
        const { type, ports } = structuredClone(spec);
        // Of one of another type more than the type is wrong.
        if (found["type"] !== type) service["spec"] = structuredClone(spec);
        else found["ports"] = ports;
      },
    };
  }

  #endpoints(): WantedObject {
    const { labelDomain } = this.options.registry.profile;
    const content = (): JsonValue => [
      {
        addresses: this.#addresses.map((ip) => ({ ip })),
        ports: [{ name: PORT_NAME, port: this.options.port, protocol: "TCP" }],
      },
    ];
    const labels = { [`endpointslice.${labelDomain}/skip-mirror`]: "true" };
    return {
      group: "",
      resource: "endpoints",
      client: this.options.clients.core.v1.endpoints.namespace(NAMESPACE),
      make: () => ({ metadata: { labels }, subsets: content() }),
      correct: (endpoints) => {
        label(endpoints, labels);
        endpoints["subsets"] = content();
      },
    };
  }

  #slice(): WantedObject {
    const { labelDomain, groupDomain } = this.options.registry.profile;
    const content = (): JsonObject => ({
      endpoints: this.#addresses.map((each) => ({ addresses: [each], conditions: { ready: true } })),
      ports: [{ name: PORT_NAME, port: this.options.port, protocol: "TCP" }],
    });
    const labels = { [`${labelDomain}/service-name`]: this.#name };
    return {
      group: `discovery.${groupDomain}`,
      resource: "endpointslices",
      client: this.options.clients.discovery.v1.endpointSlices.namespace(NAMESPACE),
      make: () => ({ metadata: { labels }, addressType: this.options.address?.includes(":") ? "IPv6" : "IPv4", ...content() }),
      correct: (slice) => {
        label(slice, labels);
        Object.assign(slice, content());
      },
    };
  }
}

function label(object: JsonObject, labels: Readonly<Record<string, string>>): void {
  const metadata = object["metadata"] as JsonObject;
  const found = metadata["labels"] as JsonObject | undefined;
  if (Object.entries(labels).every(([name, value]) => found?.[name] === value)) return;
  metadata["labels"] = { ...found, ...labels };
}

/** Whether correcting it would change nothing. Only what is corrected is copied, and compared: anybody may have put a lot beside it. */
function isRight(found: Readonly<ApiObject>, { correct }: WantedObject): boolean {
  const object = found as unknown as JsonObject;
  const corrected: JsonObject = {};
  for (const [name, value] of Object.entries(object)) corrected[name] = isJsonObject(value) ? { ...value } : value;
  correct(corrected);
  return deepEqual(corrected, object);
}
