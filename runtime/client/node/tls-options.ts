/** How a connection to the server is secured. */
import { isIP } from "node:net";
import { type ConnectionOptions, connect, createSecureContext, type TLSSocket } from "node:tls";
import { OUTGOING_TLS } from "../../definition/outgoing-tls.js";
import { shieldFromPeer } from "../../definition/peer-certificate.js";
import { paceEncryption } from "../../flow/paced-encryption.js";
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
    ...OUTGOING_TLS,
    ...(tls.authority === undefined ? {} : { ca: tls.authority }),
    ...(tls.serverName === undefined ? {} : { servername: tls.serverName }),
    ...(tls.insecure ? { rejectUnauthorized: false } : {}),
    ...(certificate === undefined ? {} : { cert: certificate.certificate, key: certificate.key }),
  };
}

/** A connection to a server, of which it is not known yet whether it comes about; `protocols` are those that may be spoken on it. */
export function connectSecurely(url: URL, options: ConnectionOptions, protocols: string[]): TLSSocket {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port === "" ? 443 : url.port);
  // An address is no name that a server could be asked for by.
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket = shieldFromPeer(connect({ host, port, ALPNProtocols: protocols, ...name, ...options }));
  paceEncryption(socket, url.host);
  return socket;
}

function checkPair({ certificate, key }: ClientCertificate): void {
  try {
    createSecureContext({ cert: certificate, key });
  } catch (cause) {
    throw new ConfigurationError(`the client's certificate and key cannot be used: ${(cause as Error).message}`, { cause });
  }
}
