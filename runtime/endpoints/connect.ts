/** Hands an exchange over to what serves the path: log, exec, attach, port-forward, proxy. */
import type { ResourceRequest } from "./resource-request.js";

/** Nothing is read of the request and nothing is answered before, and credentials are left out; resolves when the exchange is over. */
export function connectObject({ exchange, resource, context, target, subpath, query, services }: ResourceRequest): Promise<void> {
  const raw = exchange.raw();
  const headers = services.withoutCredentials(raw.headers);
  return resource.connect(context, target, { exchange: { ...raw, headers }, path: subpath, query });
}
