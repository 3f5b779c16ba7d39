/** Where services lead that webhooks are reached by (HOOK-14). */

import { isJsonObject, type JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { quoteText } from "../../errors/quote-text.js";
import type { Soon } from "../../registry/conversion/versions.js";
import { objectKey } from "../../registry/keys.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";

export interface ServiceAddress {
  readonly host: string;
  readonly port: number;
}

export class ServiceAddresses {
  constructor(private readonly registry: ResourceRegistry) {}

  /** As the cache has it once it is as new as the store. Throws Error in the peer's words. */
  resolve(namespace: string, name: string, port: number): Soon<ServiceAddress> {
    const services = this.registry.stored("", "v1", "services")?.store;
    if (services === undefined) throw notThere(name);
    const read = (): Soon<ServiceAddress> => {
      const service = services.cache.get(objectKey(services.prefix, namespace, name))?.read();
      if (service === undefined) throw notThere(name);
      return service instanceof Promise ? service.then((large) => addressOf(large, name, port)) : addressOf(service, name, port);
    };
    const pending = services.cache.fresh();
    return pending === undefined ? read() : pending.then(read);
  }
}

const notThere = (name: string): Error => new Error(`service ${quoteText(name)} not found`);

function addressOf(service: Readonly<ApiObject>, name: string, port: number): ServiceAddress {
  const spec = isJsonObject(service["spec"]) ? service["spec"] : {};
  if (spec["type"] === "ExternalName") return { host: String(spec["externalName"] ?? ""), port };
  const ports = (Array.isArray(spec["ports"]) ? spec["ports"] : []) as readonly JsonObject[];
  if (!ports.some((each) => each["port"] === port)) throw new Error(`no service port ${port} found for service ${quoteText(name)}`);
  const { clusterIP } = spec;
  if (typeof clusterIP !== "string" || clusterIP === "" || clusterIP === "None") {
    throw new Error(`service ${quoteText(name)} has no cluster IP`);
  }
  return { host: clusterIP, port };
}
