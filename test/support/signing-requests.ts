/** Makes requests for certificates, by a library that the server does not read them with. */
import "reflect-metadata";
import { KeyObject, webcrypto } from "node:crypto";
import {
  BasicConstraintsExtension,
  type Extension,
  type JsonName,
  Pkcs10CertificateRequestGenerator,
  SubjectAlternativeNameExtension,
} from "@peculiar/x509";

export interface AskedFor {
  /** e.g. `[{ O: ["system:nodes"] }, { CN: ["system:node:a"] }]`. */
  readonly subject: JsonName | string;
  readonly names?: readonly { readonly type: "dns" | "ip" | "email" | "url"; readonly value: string }[];
  /** Asks to be an authority. */
  readonly authority?: boolean;
  readonly algorithm?: webcrypto.EcKeyGenParams | webcrypto.RsaHashedKeyGenParams | { readonly name: string };
}

export interface MadeRequest {
  readonly pem: string;
  /** PEM, base64: as `spec.request` has it. */
  readonly request: string;
  /** The key as PEM. */
  readonly key: string;
}

const ECDSA = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

export async function signingRequest({ subject, names = [], authority = false, algorithm = ECDSA }: AskedFor): Promise<MadeRequest> {
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as webcrypto.CryptoKeyPair;
  const extensions: Extension[] = authority ? [new BasicConstraintsExtension(true, 2, true)] : [];
  if (names.length > 0) extensions.push(new SubjectAlternativeNameExtension([...names]));
  const made = await Pkcs10CertificateRequestGenerator.create(
    { name: subject, keys, signingAlgorithm: { hash: "SHA-256", ...algorithm }, extensions },
    webcrypto as never,
  );
  const pem = `${made.toString("pem")}\n`;
  const key = KeyObject.from(keys.privateKey).export({ type: "pkcs8", format: "pem" }) as string;
  return { pem, request: Buffer.from(pem).toString("base64"), key };
}
