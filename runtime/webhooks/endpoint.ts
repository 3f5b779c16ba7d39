/** Where a configuration says that a webhook is. */
import { WebhookUnreachable } from "./exchange.js";
import type { Address } from "./failure-text.js";
import { hostAndPort, joinHostPort, parseUrl } from "./webhook-url.js";

const STANDARD_PORT = 443;

/**
 * Characters of an address, or of the path of a service, that is called: all of it is in what each call sends and in what is told of one that
 * fails, and many webhooks may be asked at once. Hardly any program takes as long a line of a request.
 */
const MAXIMUM_LENGTH = 16 * 1024;

/** Who is asked, as configurations say it; either `url` or `service`. */
export interface WebhookClientConfig {
  readonly url?: string;
  readonly service?: { readonly namespace: string; readonly name: string; readonly path?: string; readonly port?: number };
  /** PEM in base64. */
  readonly caBundle?: string;
}

/** Finds where the port of a service leads. Throws Error with the peer's words, e.g. `service "x" not found`. */
export type ResolveService = (namespace: string, name: string, port: number) => Address | Promise<Address>;

/** Where a call goes. */
export interface Endpoint {
  /** Host and port, as in the address and the Host header. */
  readonly authority: string;
  /** Whom the certificate has to be of. */
  readonly name: string;
  readonly path: string;
  readonly hostPort: string;
  address(): Address | Promise<Address>;
}

/** Throws {@link WebhookUnreachable} for an address that is none, or longer than is called. */
export function endpointOf({ url, service }: WebhookClientConfig, resolve: ResolveService): Endpoint {
  const { length } = service === undefined ? (url ?? "") : (service.path ?? "");
  if (length > MAXIMUM_LENGTH) {
    const what = service === undefined ? "URL" : "path";
    throw new WebhookUnreachable(`${what} of ${length} characters is too long: must have at most ${MAXIMUM_LENGTH}`, false);
  }
  if (service !== undefined) {
    const { namespace, name: service_, path = "", port = STANDARD_PORT } = service;
    const name = `${service_}.${namespace}.svc`;
    const hostPort = joinHostPort(name, port);
    return { authority: hostPort, name, hostPort, path: cleanPath(path), address: () => resolve(namespace, service_, port) };
  }
  try {
    const { host: authority, path } = parseUrl(url ?? "");
    const address = hostAndPort(authority, STANDARD_PORT);
    if (address.host === "") throw new RangeError("no host");
    const hostPort = joinHostPort(address.host, address.port);
    return { authority, name: address.host, hostPort, path: cleanPath(path), address: () => address };
  } catch (error) {
    throw new WebhookUnreachable(`Unparsable URL: ${(error as Error).message}`, false);
  }
}

/** As the peer joins paths: without empty parts, dots and a slash at the end; what a path cannot hold is escaped. */
function cleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`.replace(/[^\x21-\x7e]+/g, (run) => encodeURIComponent(run.toWellFormed()));
}
