/** The one door from generated clients into the runtime. Every name behind it is listed in `codegen/emit/runtime-names.ts`. */
import type { Connection } from "./connection.js";
import { ResourceClient } from "./resource-client.js";
import type { ResourceDescriptor } from "./resource-descriptor.js";

export type { Connection } from "./connection.js";
export type { DynamicObject, Page, Stored } from "./object-types.js";
export type { ClientProfile } from "./profile.js";
export type { ResourceDescriptor } from "./resource-descriptor.js";
export type * from "./resource-types.js";

/** The client of a resource as the type that its verbs give it; each sub-resource is a property of the server's name for it. */
export function resourceClient<T>(connection: Connection, descriptor: ResourceDescriptor): T {
  return withSubresources(new ResourceClient(connection, descriptor)) as T;
}

function withSubresources(client: ResourceClient): ResourceClient {
  const { connection, descriptor } = client;
  for (const name of Object.keys(descriptor.subresources ?? {})) {
    Object.defineProperty(client, name, { enumerable: true, get: () => client.subresource(name) });
  }
  if (descriptor.namespaced && client.namespaceName === undefined) {
    const into = (namespace: string): ResourceClient => withSubresources(new ResourceClient(connection, descriptor, namespace));
    Object.defineProperty(client, "namespace", { value: into });
  }
  return client;
}
