/** Path items of connections: log, exec, attach, port-forward and proxies, as the peer's documents tell of them. */
import type { JsonObject } from "../definition/json.js";
import type { ConnectSubresource, HttpMethod } from "../definition/resource-definition.js";
import { placeholder } from "../definition/vendor-profile.js";
import { EXTENSION, groupVersionKind, ofKind } from "./leaves.js";
import { capital, type OperationContext, type OperationTarget, operationId, tagOf } from "./operations.js";

/** In the order in which documents have them. */
const METHODS: readonly HttpMethod[] = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH"];

const TEXT_TYPES = ["text/plain", "application/json", "application/yaml", placeholder("protobufMediaType")];

/** `below`: of the path that any other may follow. */
export function connectionItem(
  subresource: ConnectSubresource,
  target: OperationTarget,
  context: OperationContext,
  below = false,
): JsonObject {
  const { options, methods } = subresource;
  const operations = METHODS.filter((method) => methods.includes(method)).map((method) => [
    method.toLowerCase(),
    operationOf(method, subresource, target, below),
  ]);
  const parameters = [
    ...(options === undefined ? [] : context.parameters.options(options)),
    ...(below ? [context.parameters.path("path")] : []),
  ];
  return { ...Object.fromEntries(operations), ...(parameters.length === 0 ? {} : { parameters }) };
}

function operationOf(method: HttpMethod, { kind, name }: ConnectSubresource, target: OperationTarget, below: boolean): JsonObject {
  const { resource } = target;
  // What is said to be of the resource's own kind is read like it; the answer is a text.
  const isRead = kind.kind === resource.kind;
  const middle = isRead ? "" : capital(method.toLowerCase());
  return {
    tags: [tagOf(resource)],
    description: isRead ? `read ${name} of the specified ${resource.kind}` : `connect ${method} requests to ${name} of ${resource.kind}`,
    operationId: operationId(target, isRead ? "read" : "connect", middle, below ? "WithPath" : ""),
    responses: {
      "200": {
        description: "OK",
        content: Object.fromEntries((isRead ? TEXT_TYPES : ["*/*"]).map((type) => [type, { schema: { type: "string" } }])),
      },
      "401": { description: "Unauthorized" },
    },
    [`${EXTENSION}-action`]: isRead ? "get" : "connect",
    ...ofKind(groupVersionKind(kind.group, kind.version, kind.kind)),
  };
}
