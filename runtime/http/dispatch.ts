/** From a resource path to the endpoint of its verb. */
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
import type { ServedVerb } from "../registry/resource.js";
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

/** Throws as `Routes.of` does, and what endpoints throw. */
export function dispatchResource(request: HttpRequest, server: ServerServices): void | Promise<void> {
  const { exchange } = request;
  const route = server.routes.of(request.target, exchange.method);
  const { resource, verb, target, subpath, offer, warning } = route;
  if (warning !== undefined) {
    request.warn(warning);
    request.annotate?.(server.profile.names["deprecatedAuditAnnotation"] as string, "true");
  }
  server.requestMetrics.begin(request, route);
  const asked: ResourceRequest = {
    exchange,
    context: request,
    query: request.rawQuery,
    target,
    resource,
    subpath,
    offer,
    services: server,
  };
  return server.largeRequests.serve(asked, verb, ENDPOINTS[verb]);
}
