/** How connections are encrypted: what no certificate changes. */
import { constants } from "node:crypto";
import type { SecureContextOptions } from "node:tls";

export interface TlsPolicy {
  readonly minVersion: "TLSv1.2" | "TLSv1.3";
  /** Of TLS 1.2, by the library's names. */
  readonly cipherSuites: readonly string[];
}

/** Always on, as in the peer. */
const TLS13_SUITES: readonly string[] = ["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"];

/**
 * Groups of the key exchange, by preference. Those of finite fields, and the larger ones of curves, take the server milliseconds for a
 * greeting of some hundred bytes, and no client has nothing else. The first one is known to OpenSSL 3.5 and later, on Node 24.
 */
function groups(): string {
  const [major = 0, minor = 0] = process.versions.openssl.split(".").map(Number);
  const isHybridKnown = major > 3 || (major === 3 && minor >= 5);
  return [...(isHybridKnown ? ["X25519MLKEM768"] : []), "X25519", "P-256", "P-384"].join(":");
}

/**
 * Clients may not ask for a new handshake on a connection: each is work for the server, and no client of this API does. Nor may they take
 * up an earlier session: it remembers that their certificate was good, but none of the chain behind it, which may have ended since.
 */
export function tlsOptions({ minVersion, cipherSuites }: TlsPolicy): SecureContextOptions {
  const { SSL_OP_CIPHER_SERVER_PREFERENCE, SSL_OP_NO_TICKET } = constants;
  return {
    minVersion,
    ciphers: [...TLS13_SUITES, ...(minVersion === "TLSv1.3" ? [] : cipherSuites)].join(":"),
    honorCipherOrder: true,
    ecdhCurve: groups(),
    secureOptions: SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_NO_TICKET,
  };
}
