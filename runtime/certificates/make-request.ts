/** Makes requests for certificates, with their keys: ECDSA on P-256. Loads its library, so import it only when needed. */
import "reflect-metadata";
import { KeyObject, webcrypto } from "node:crypto";
import { cryptoProvider, Pkcs10CertificateRequestGenerator } from "@peculiar/x509";
import { nameOf } from "./sign.js";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;

cryptoProvider.set(webcrypto);

export interface MadeSigningRequest {
  /** PEM. */
  readonly request: string;
  /** PEM; it never leaves whoever asks. */
  readonly key: string;
}

/** For a client of this name in these groups. */
export async function makeSigningRequest(commonName: string, organizations: readonly string[]): Promise<MadeSigningRequest> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const name = nameOf({ O: organizations, CN: [commonName] });
  const made = await Pkcs10CertificateRequestGenerator.create({ name, keys, signingAlgorithm: ALGORITHM });
  return {
    request: `${made.toString("pem")}\n`,
    key: KeyObject.from(keys.privateKey).export({ type: "pkcs8", format: "pem" }) as string,
  };
}
