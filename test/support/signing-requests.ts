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

const RSA = Buffer.from("300d06092a864886f70d0101010500", "hex");
const SHA256_WITH_RSA = Buffer.from("300d06092a864886f70d01010b0500", "hex");
const NAME_X = Buffer.from("300c310a300806035504030c0178", "hex");

function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const LONG_FORM_OF_TWO = 0x82;
  const head = Buffer.from([tag, LONG_FORM_OF_TWO, content.length >> 8, content.length & 0xff]);
  return Buffer.concat([content.length < 0x80 ? Buffer.from([tag, content.length]) : head, content]);
}

/** `spec.request` of an RSA key of numbers of so many bytes, which nobody has: its signature is none. */
export function requestOfNobody(modulusBytes: number, exponentBytes: number): string {
  const number = (bytes: number): Buffer => element(0x02, Buffer.from([0x7f]), Buffer.alloc(bytes - 1, 0xff));
  const key = element(0x30, RSA, element(0x03, Buffer.from([0]), element(0x30, number(modulusBytes), number(exponentBytes))));
  const content = element(0x30, element(0x02, Buffer.from([0])), NAME_X, key, element(0xa0));
  const der = element(0x30, content, SHA256_WITH_RSA, element(0x03, Buffer.from([0]), Buffer.alloc(256, 1)));
  const pem = `-----BEGIN CERTIFICATE REQUEST-----\n${der.toString("base64")}\n-----END CERTIFICATE REQUEST-----\n`;
  return Buffer.from(pem).toString("base64");
}
