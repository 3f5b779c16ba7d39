/** Which resource serves what a request asks for, and how (PATH rows). Of targets that are remembered it is worked out once. */
import { type MediaTypeOffer, offerMediaTypes } from "../codec/negotiation/negotiation.js";
import type { RequestInfo } from "../definition/request-context.js";
import type { ResourceDefinition, Verb } from "../definition/resource-definition.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { badRequest, methodNotAllowed, unknownPath } from "../errors/constructors.js";
import { quoteText } from "../errors/quote-text.js";
import type { ObjectTarget } from "../registry/options.js";
import type { Resource, ServedVerb } from "../registry/resource.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { deprecationWarning } from "./deprecation.js";
import type { RequestSeries } from "./request-metrics.js";
import type { RequestTarget } from "./request-target.js";

/** Verbs that each shape of path takes, before the resource narrows them down. */
const COLLECTION_VERBS: ReadonlySet<string> = new Set<Verb>(["list", "watch", "create", "deletecollection"]);
const ACROSS_NAMESPACES_VERBS: ReadonlySet<string> = new Set<Verb>(["list", "watch"]);
const ITEM_VERBS: ReadonlySet<string> = new Set<Verb>(["get", "watch", "update", "patch", "delete"]);

/** What is worked out once per resource. */
interface Served {
  readonly offer: MediaTypeOffer;
  /** Text of the `Warning` for a deprecated version. */
  readonly warning: string | undefined;
}

/** Shared by all who ask for the same. */
export interface Route extends Served {
  readonly resource: Resource;
  readonly verb: ServedVerb;
  readonly target: ObjectTarget;
  /** As `ResourceRequest` has it. */
  readonly subpath: string;
  /** What requests count for that read it; known from the first of them on. */
  series: RequestSeries | undefined;
}

export class Routes {
  /** Forgotten when a resource comes, goes or changes. */
  #known = new WeakMap<RequestTarget, Route>();
  #definitions: readonly ResourceDefinition[] = [];
  readonly #served = new WeakMap<Resource, Served>();

  constructor(
    private readonly registry: Pick<ResourceRegistry, "definitions" | "lookup">,
    private readonly profile: VendorProfile,
  ) {}

  /** Throws 404 for paths that nothing serves, 405 for verbs that the path does not take, 400 for names that none can have. */
  of(target: RequestTarget, method: string): Route {
    const definitions = this.registry.definitions();
    if (definitions !== this.#definitions) {
      this.#definitions = definitions;
      this.#known = new WeakMap();
    }
    let route = this.#known.get(target);
    if (route !== undefined) return route;
    route = this.#find(target.info, method);
    if (target.isRemembered) this.#known.set(target, route);
    return route;
  }

  #find(info: RequestInfo, method: string): Route {
    const resource = this.#resourceOf(info);
    if (resource === undefined) throw unknownPath();
    const { definition } = resource;
    const verb = verbOf(info, resource, method);
    checkName(info.parts[1]);
    const target = {
      definition,
      namespace: definition.namespaced ? info.namespace : "",
      name: info.parts[1] ?? "",
      subresource: info.subresource,
    };
    return { ...this.#servedOf(resource), resource, verb, target, subpath: info.subpath, series: undefined };
  }

  #servedOf(resource: Resource): Served {
    let served = this.#served.get(resource);
    if (served === undefined) {
      const protobuf = resource.takes.protobuf !== undefined && resource.gives.protobuf !== undefined;
      served = {
        offer: offerMediaTypes(this.profile, { protobuf, transforms: "objects" }),
        warning: deprecationWarning(resource.definition),
      };
      this.#served.set(resource, served);
    }
    return served;
  }

  #resourceOf(info: RequestInfo): Resource | undefined {
    const served = this.registry.lookup(info.apiGroup, info.apiVersion, info.resource);
    if (served === undefined || info.verb === "proxy" || !isServedPath(info, served.definition)) return undefined;
    const { parts, subresource } = info;
    const resource = parts.length < 3 ? served.main : served.subresources.get(subresource);
    if (parts.length > 3 && resource?.subpaths !== true) return undefined;
    // Who is connected is asked for the right of his method, which a path below `watch` does not name.
    return info.verb === "watch" && resource !== undefined && resource.methods.size > 0 ? undefined : resource;
  }
}

/** Throws 400 for a name that no path segment can be. */
function checkName(name = ""): void {
  const why = name === "." || name === ".." ? `may not be '${name}'` : name.includes("%") ? "may not contain '%'" : undefined;
  if (why !== undefined) throw badRequest(`Name parameter invalid: ${quoteText(name)}: ${why}`);
}

/** Whether the shape of the path fits the resource: its scope, and no empty names. */
function isServedPath(info: RequestInfo, definition: ResourceDefinition): boolean {
  const [, name, subresource] = info.parts;
  const itself = definition.resource === "namespaces" && definition.group === "";
  if (name === "" || subresource === "") return false;
  if (!definition.namespaced) return info.namespace === "" || (itself && name === info.namespace);
  return info.namespace !== "" || name === undefined;
}

function verbOf(info: RequestInfo, resource: Resource, method: string): ServedVerb {
  const { verb, parts } = info;
  const { verbs, methods, creates, definition } = resource;
  if (methods.has(method)) return "connect";
  const reading = verb === "get" || verb === "list" || verb === "watch";
  if (reading && method !== "GET") throw methodNotAllowed();
  const item = parts.length > 1;
  const shape = item ? ITEM_VERBS : definition.namespaced && info.namespace === "" ? ACROSS_NAMESPACES_VERBS : COLLECTION_VERBS;
  const fits = shape.has(verb) || (item && verb === "create" && creates === "byName");
  if (!fits || !verbs.has(verb as Verb)) throw methodNotAllowed();
  return verb as Verb;
}
