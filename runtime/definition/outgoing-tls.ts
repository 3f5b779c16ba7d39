/** How connections that this program opens are encrypted, whatever the other side would like. */
import { constants } from "node:crypto";
import type { SecureContextOptions } from "node:tls";

/**
 * What v1.24's clients offer. Exchanges of keys in finite fields are not among it: the other side chooses the field, and one of 10,000 bits
 * holds the event loop for most of a second; nor are groups that take as long for their size.
 */
export const OUTGOING_TLS: SecureContextOptions = {
  minVersion: "TLSv1.2",
  ciphers: [
    ...["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"],
    ...["ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-RSA-AES128-GCM-SHA256", "ECDHE-ECDSA-AES256-GCM-SHA384", "ECDHE-RSA-AES256-GCM-SHA384"],
    ...["ECDHE-ECDSA-CHACHA20-POLY1305", "ECDHE-RSA-CHACHA20-POLY1305"],
    ...["ECDHE-ECDSA-AES128-SHA", "ECDHE-RSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA", "ECDHE-RSA-AES256-SHA"],
    ...["AES128-GCM-SHA256", "AES256-GCM-SHA384", "AES128-SHA", "AES256-SHA"],
  ].join(":"),
  // Nor do they take part in a handshake that the other side wishes for later.
  secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
  ecdhCurve: "X25519:P-256:P-384:P-521",
};
