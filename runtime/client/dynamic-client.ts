/** A client for kinds that are known only at run time, by what the server tells of them. */

import type { ApplyOptions } from "./call-options.js";
import type { Connection } from "./connection.js";
import { Discovery } from "./discovery.js";
import { ConfigurationError } from "./errors.js";
import type { DynamicObject, ObjectShape, Stored } from "./object-types.js";
import { type ResourceClient, ResourceClient as ResourceClientOf } from "./resource-client.js";

export class DynamicClient {
  readonly discovery: Discovery;

  constructor(readonly connection: Connection) {
    this.discovery = new Discovery(connection);
  }

  /**
   * The resource that serves a kind, across namespaces; `.namespace(name)` goes into one. What the server did not serve when it was
   * last asked is asked for again. Throws ConfigurationError when there is no such kind.
   */
  async resource(apiVersion: string, kind: string): Promise<ResourceClient> {
    let found = await this.discovery.resourceOf(apiVersion, kind);
    if (found === undefined) {
      this.discovery.forget();
      found = await this.discovery.resourceOf(apiVersion, kind);
    }
    if (found === undefined) throw new ConfigurationError(`the server has no kind ${kind} in ${apiVersion}`);
    return new ResourceClientOf(this.connection, found);
  }

  /** The resource that an object is stored under, in its namespace or in the default one. */
  async resourceFor(object: ObjectShape): Promise<ResourceClient> {
    const { apiVersion, kind, metadata } = object;
    if (apiVersion === undefined || kind === undefined) throw new ConfigurationError("an object needs apiVersion and kind");
    const resource = await this.resource(apiVersion, kind);
    return resource.descriptor.namespaced ? resource.namespace(metadata?.namespace ?? this.connection.namespace) : resource;
  }

  async create(object: DynamicObject): Promise<Stored<DynamicObject>> {
    return (await this.resourceFor(object)).create(object);
  }

  async apply(object: DynamicObject, options: ApplyOptions): Promise<Stored<DynamicObject>> {
    return (await this.resourceFor(object)).apply(object, options);
  }

  async get(object: ObjectShape & { metadata: { name: string } }): Promise<Stored<DynamicObject>> {
    return (await this.resourceFor(object)).get(object.metadata.name);
  }

  async delete(object: ObjectShape & { metadata: { name: string } }): Promise<unknown> {
    return (await this.resourceFor(object)).delete(object.metadata.name);
  }
}
