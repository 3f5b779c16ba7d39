/** How connections are encrypted: what no certificate changes. */
import { constants } from "node:crypto";
import type { SecureContextOptions } from "node:tls";

export interface TlsPolicy {
  readonly minVersion: "TLSv1.2" | "TLSv1.3";
  /** Of TLS 1.2, by the library's names. */
  readonly cipherSuites: readonly string[];
  /**
   * Whether clients may take up an earlier session; default true. Such a session remembers the certificate of its client, but none of
   * the chain behind it.
   */
  readonly resumable?: boolean;
}

/** Always on, as in the peer. */
const TLS13_SUITES: readonly string[] = ["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"];

/** Clients may not ask for a new handshake on a connection: each is work for the server, and no client of this API does. */
export function tlsOptions({ minVersion, cipherSuites, resumable = true }: TlsPolicy): SecureContextOptions {
  const tickets = resumable ? 0 : constants.SSL_OP_NO_TICKET;
  return {
    minVersion,
    ciphers: [...TLS13_SUITES, ...(minVersion === "TLSv1.3" ? [] : cipherSuites)].join(":"),
    honorCipherOrder: true,
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION | constants.SSL_OP_CIPHER_SERVER_PREFERENCE | tickets,
  };
}
