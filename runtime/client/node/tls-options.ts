/** How a connection to the server is secured. */
import { type ConnectionOptions, createSecureContext } from "node:tls";
import { ConfigurationError } from "../errors.js";
import type { ClientCertificate } from "../transport.js";

export interface ServerTls {
  /** PEM of the authorities that the server's certificate is checked by; absent: those of the system. */
  readonly authority?: string;
  /** Name that the server's certificate must have, when not the address's. */
  readonly serverName?: string;
  /** Accepts any certificate. For experiments only. */
  readonly insecure?: boolean;
}

/** Throws ConfigurationError for what no connection can be made with. */
export function tlsOptions(tls: ServerTls, certificate: ClientCertificate | undefined): ConnectionOptions {
  if (tls.authority !== undefined && !tls.authority.includes("-----BEGIN "))
    throw new ConfigurationError("the certificate authority is no certificate in PEM form");
  if (certificate !== undefined) checkPair(certificate);
  return {
    ...(tls.authority === undefined ? {} : { ca: tls.authority }),
    ...(tls.serverName === undefined ? {} : { servername: tls.serverName }),
    ...(tls.insecure ? { rejectUnauthorized: false } : {}),
    ...(certificate === undefined ? {} : { cert: certificate.certificate, key: certificate.key }),
  };
}

function checkPair({ certificate, key }: ClientCertificate): void {
  try {
    createSecureContext({ cert: certificate, key });
  } catch (cause) {
    throw new ConfigurationError(`the client's certificate and key cannot be used: ${(cause as Error).message}`, { cause });
  }
}
