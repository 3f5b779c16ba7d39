/** From a definition to what serves its paths. */
import type {
  ConnectSubresource,
  HandlerSubresource,
  KindDefinition,
  KindReference,
  ResourceDefinition,
  SubresourceDefinition,
} from "../../definition/resource-definition.js";
import type { AdmissionChain } from "../admission/chain.js";
import type { Handler, HandlerServices, Handlers } from "../handlers.js";
import type { Resource } from "../resource.js";
import type { ResourceStore } from "../resource-store.js";
import type { KindHooks } from "../type-hook.js";
import { connectOptions } from "./connect-options.js";
import { ConnectingResource, CreatingResource, type HandledOptions, ReadingResource } from "./handled.js";
import { ScaleResource } from "./scale.js";
import { StoredResource } from "./stored.js";

export interface ResourceBuilderOptions {
  readonly services: HandlerServices;
  readonly handlers: Handlers;
  readonly hooks: KindHooks;
  /** A kind by its name, resource or not. Throws RangeError for one that nobody knows. */
  kind(reference: KindReference): KindDefinition;
  admission(): AdmissionChain;
}

type Versions = ReadonlyMap<string, ResourceDefinition>;

export class ResourceBuilder {
  constructor(private readonly options: ResourceBuilderOptions) {}

  /** What serves the paths of objects that are kept. */
  stored(definition: ResourceDefinition, store: ResourceStore): Resource {
    return new StoredResource(definition, "", definition.verbs, store);
  }

  /** What serves the paths of a resource that keeps nothing. @throws RangeError for a handler that nobody has. */
  unstored(definition: ResourceDefinition, handler: string, versions: Versions): Resource {
    const { verbs } = definition;
    return this.#handled(this.#handler(handler), { definition, subresource: "", verbs, takes: definition, gives: definition }, versions);
  }

  /** @throws RangeError for a handler or kind that nobody has. */
  subresource(
    definition: ResourceDefinition,
    subresource: SubresourceDefinition,
    store: ResourceStore | undefined,
    versions: Versions,
  ): Resource {
    switch (subresource.type) {
      case "handler":
        return this.#handledSubresource(definition, subresource, versions);
      case "connect":
        return this.#connected(definition, subresource, versions);
      case "scale":
        return new ScaleResource(definition, subresource, this.options.kind(subresource.kind), requireStore(definition, store));
      case "status":
      case "fields":
        return new StoredResource(definition, subresource.name, subresource.verbs, requireStore(definition, store));
    }
  }

  #handledSubresource(definition: ResourceDefinition, subresource: HandlerSubresource, versions: Versions): Resource {
    const { name, verbs, alsoTakes } = subresource;
    const [taken, gives] = [this.options.kind(subresource.takes), this.options.kind(subresource.gives)];
    const takes = alsoTakes === undefined ? taken : { ...taken, alsoNamed: alsoTakes };
    return this.#handled(this.#handler(subresource.handler), { definition, subresource: name, verbs, takes, gives }, versions);
  }

  #connected(definition: ResourceDefinition, subresource: ConnectSubresource, versions: Versions): Resource {
    const { name, verbs } = subresource;
    const handler = this.#handler(subresource.handler);
    if (handler.does !== "connect") throw new RangeError(`handler "${subresource.handler}" does not take connections`);
    const takes = this.options.kind(subresource.options ?? subresource.kind);
    const options = this.#options({ definition, subresource: name, verbs, takes, gives: takes }, versions);
    const read = (query: string, path: string) => connectOptions(takes, query, subresource.subpaths ? path : undefined);
    return new ConnectingResource(options, handler, subresource, read);
  }

  #handled(handler: Handler, paths: Paths, versions: Versions): Resource {
    const options = this.#options(paths, versions);
    if (handler.does === "create") return new CreatingResource(options, handler);
    if (handler.does === "read") return new ReadingResource(options, handler);
    throw new RangeError(`the handler of ${paths.definition.resource} takes connections, which only sub-resources have`);
  }

  #options(paths: Paths, versions: Versions): HandledOptions {
    const { services, hooks, admission } = this.options;
    return { ...paths, versions, services, hooks, admission };
  }

  #handler(name: string): Handler {
    const handler = Object.hasOwn(this.options.handlers, name) ? this.options.handlers[name] : undefined;
    if (handler === undefined) throw new RangeError(`there is no handler "${name}"`);
    return handler;
  }
}

type Paths = Omit<HandledOptions, "versions" | "services" | "hooks" | "admission">;

function requireStore(definition: ResourceDefinition, store: ResourceStore | undefined): ResourceStore {
  if (store === undefined) throw new RangeError(`${definition.resource} keeps no objects that a sub-resource could show`);
  return store;
}
