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
import { DER } from "../../runtime/certificates/der.js";
import { bits, element, integer, objectIdentifier, sequence } from "../../runtime/certificates/der-writer.js";
import { writeName } from "../../runtime/certificates/distinguished-name.js";
import { pemOf } from "../../runtime/certificates/pem.js";

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

const NULL = Buffer.from([5, 0]);
const RSA = sequence(objectIdentifier("1.2.840.113549.1.1.1"), NULL);
const RSA_WITH_SHA256 = sequence(objectIdentifier("1.2.840.113549.1.1.11"), NULL);

/** `spec.request` of an RSA key of numbers of so many bytes, which nobody has: its signature is none. */
export function requestOfNobody(modulusBytes: number, exponentBytes: number): string {
  const number = (bytes: number): Buffer => integer(Buffer.concat([Buffer.from([0x7f]), Buffer.alloc(bytes - 1, 0xff)]));
  const key = sequence(RSA, bits(sequence(number(modulusBytes), number(exponentBytes))));
  const content = sequence(integer(Buffer.from([0])), writeName({ CN: ["x"] }), key, element(DER.context(0)));
  const request = sequence(content, RSA_WITH_SHA256, bits(Buffer.alloc(256, 1)));
  return Buffer.from(pemOf("CERTIFICATE REQUEST", request)).toString("base64");
}
