/** From a resource path to the endpoint of its verb (PATH rows). */
import { type MediaTypeOffer, offerMediaTypes } from "../codec/negotiation/negotiation.js";
import type { RequestInfo } from "../definition/request-context.js";
import type { ResourceDefinition, Verb } from "../definition/resource-definition.js";
import { connectObject } from "../endpoints/connect.js";
import { createObject } from "../endpoints/create.js";
import { deleteObject } from "../endpoints/delete.js";
import { deleteCollection } from "../endpoints/delete-collection.js";
import { getObject } from "../endpoints/get.js";
import { listObjects } from "../endpoints/list.js";
import { patchObject } from "../endpoints/patch.js";
import type { Endpoint, ResourceRequest } from "../endpoints/resource-request.js";
import { updateObject } from "../endpoints/update.js";
import { watchObjects } from "../endpoints/watch.js";
import { badRequest, methodNotAllowed, unknownPath } from "../errors/constructors.js";
import { quoteText } from "../errors/quote-text.js";
import type { Resource, ServedVerb } from "../registry/resource.js";
import { deprecationWarning } from "./deprecation.js";
import type { HttpRequest } from "./http-request.js";
import type { ServerServices } from "./server-services.js";

const ENDPOINTS: Readonly<Record<ServedVerb, Endpoint>> = {
  connect: connectObject,
  get: getObject,
  list: listObjects,
  watch: watchObjects,
  create: createObject,
  update: updateObject,
  patch: patchObject,
  delete: deleteObject,
  deletecollection: deleteCollection,
};

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

const servedBy = new WeakMap<Resource, Served>();

/** Throws 404 for paths that nothing serves and 405 for verbs that the path does not take. */
export function dispatchResource(request: HttpRequest, server: ServerServices): void | Promise<void> {
  const { info } = request;
  const resource = resourceOf(info, server);
  if (resource === undefined) throw unknownPath();
  const { definition } = resource;
  const verb = verbOf(info, resource, request.exchange.method);
  checkName(info.parts[1]);
  let served = servedBy.get(resource);
  if (served === undefined) {
    const protobuf = resource.takes.protobuf !== undefined && resource.gives.protobuf !== undefined;
    served = { offer: offerMediaTypes(server.profile, { protobuf, transforms: "objects" }), warning: deprecationWarning(definition) };
    servedBy.set(resource, served);
  }
  if (served.warning !== undefined) {
    request.warn(served.warning);
    request.annotate?.(server.profile.names["deprecatedAuditAnnotation"] as string, "true");
  }
  server.requestMetrics.begin(request, definition, served.warning !== undefined);
  const resourceRequest: ResourceRequest = {
    exchange: request.exchange,
    context: request,
    query: request.rawQuery,
    target: {
      definition,
      namespace: definition.namespaced ? info.namespace : "",
      name: info.parts[1] ?? "",
      subresource: info.subresource,
    },
    resource,
    subpath: subpathOf(info),
    offer: served.offer,
    services: server,
  };
  return server.largeRequests.serve(resourceRequest, verb, ENDPOINTS[verb]);
}

function resourceOf(info: RequestInfo, server: ServerServices): Resource | undefined {
  const served = server.registry.lookup(info.apiGroup, info.apiVersion, info.resource);
  if (served === undefined || info.verb === "proxy" || !isServedPath(info, served.definition)) return undefined;
  const { parts, subresource } = info;
  const resource = parts.length < 3 ? served.main : served.subresources.get(subresource);
  if (parts.length > 3 && resource?.subpaths !== true) return undefined;
  // Who is connected is asked for the right of his method, which a path below `watch` does not name.
  return info.verb === "watch" && resource !== undefined && resource.methods.size > 0 ? undefined : resource;
}

function subpathOf({ parts, path }: RequestInfo): string {
  if (parts.length < 3) return "";
  const rest = parts.slice(3).map((part) => `/${part}`);
  return path.endsWith("/") ? `${rest.join("")}/` : rest.join("");
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
