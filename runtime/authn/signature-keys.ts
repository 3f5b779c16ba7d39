/** Public keys by the id that tokens name them by, each with the one algorithm it is used with. */
import { createHash, type KeyObject } from "node:crypto";
import type { JWK } from "jose";

const ALGORITHM_OF_CURVE: Readonly<Record<string, string>> = { prime256v1: "ES256", secp384r1: "ES384", secp521r1: "ES512" };

export interface SignatureKey {
  /** Unpadded base64url of the SHA-256 of the public key in DER. */
  readonly id: string;
  /** Of the key, never of the token: a token cannot choose how it is verified. */
  readonly algorithm: string;
  readonly key: KeyObject;
}

/** Describes a public or private key on a curve of P-256, P-384 or P-521, or of RSA. */
export function signatureKey(key: KeyObject, publicKey: KeyObject): SignatureKey {
  const id = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64url");
  return { id, algorithm: ALGORITHM_OF_CURVE[key.asymmetricKeyDetails?.namedCurve ?? ""] ?? "RS256", key };
}

/** As `/openid/v1/jwks` shows it. */
export const publishedKey = ({ id, algorithm, key }: SignatureKey): JWK => ({
  use: "sig",
  kid: id,
  alg: algorithm,
  ...(key.export({ format: "jwk" }) as JWK),
});
