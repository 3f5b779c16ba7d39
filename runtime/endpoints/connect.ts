/** Hands an exchange over to what serves the path: log, exec, attach, port-forward, proxy. */
import type { ResourceRequest } from "./resource-request.js";

/** Nothing is read of the request and nothing is answered before; resolves when the exchange is over. */
export function connectObject({ exchange, resource, context, target, subpath, query }: ResourceRequest): Promise<void> {
  return resource.connect(context, target, { exchange: exchange.raw(), path: subpath, query });
}
