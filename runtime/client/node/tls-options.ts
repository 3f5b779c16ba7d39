/** How a connection to the server is secured. */
import type { ConnectionOptions } from "node:tls";
import type { ClientCertificate } from "../transport.js";

export interface ServerTls {
  /** PEM of the authorities that the server's certificate is checked by; absent: those of the system. */
  readonly authority?: string;
  /** Name that the server's certificate must have, when not the address's. */
  readonly serverName?: string;
  /** Accepts any certificate. For experiments only. */
  readonly insecure?: boolean;
}

export function tlsOptions(tls: ServerTls, certificate: ClientCertificate | undefined): ConnectionOptions {
  return {
    ...(tls.authority === undefined ? {} : { ca: tls.authority }),
    ...(tls.serverName === undefined ? {} : { servername: tls.serverName }),
    ...(tls.insecure ? { rejectUnauthorized: false } : {}),
    ...(certificate === undefined ? {} : { cert: certificate.certificate, key: certificate.key }),
  };
}
