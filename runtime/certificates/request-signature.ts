/** Whether a request was signed with the key that it shows: algorithms and keys as the peer accepts them. */
import { constants, createPublicKey, type KeyObject, type VerifyKeyObjectInput, verify } from "node:crypto";
import { isUsableRsaKey } from "../definition/signing-algorithms.js";
import { DER, DerReader } from "./der.js";

type KeyKind = "rsa" | "ec" | "ed25519";

interface SignatureAlgorithm {
  readonly key: KeyKind;
  /** Undefined where the key alone says it. */
  readonly hash: string | undefined;
  readonly failure: string;
}

const RSA_FAILURE = "crypto/rsa: verification error";
const rsa = (hash: string): SignatureAlgorithm => ({ key: "rsa", hash, failure: RSA_FAILURE });
const ecdsa = (hash: string): SignatureAlgorithm => ({ key: "ec", hash, failure: "x509: ECDSA verification failure" });

const ALGORITHMS: Readonly<Record<string, SignatureAlgorithm>> = {
  "1.2.840.113549.1.1.5": rsa("sha1"),
  "1.2.840.113549.1.1.11": rsa("sha256"),
  "1.2.840.113549.1.1.12": rsa("sha384"),
  "1.2.840.113549.1.1.13": rsa("sha512"),
  "1.2.840.10045.4.1": ecdsa("sha1"),
  "1.2.840.10045.4.3.2": ecdsa("sha256"),
  "1.2.840.10045.4.3.3": ecdsa("sha384"),
  "1.2.840.10045.4.3.4": ecdsa("sha512"),
  "1.3.101.112": { key: "ed25519", hash: undefined, failure: "x509: Ed25519 verification failure" },
};

const RSA_PSS = "1.2.840.113549.1.1.10";
/** Parameters of the three forms of RSA-PSS in use: hash, mask of the same hash, salt of its length. */
const PSS_PARAMETERS: Readonly<Record<string, { readonly hash: string; readonly saltLength: number }>> = {
  "3034a00f300d06096086480165030402010500a11c301a06092a864886f70d010108300d06096086480165030402010500a203020120": {
    hash: "sha256",
    saltLength: 32,
  },
  "3034a00f300d06096086480165030402020500a11c301a06092a864886f70d010108300d06096086480165030402020500a203020130": {
    hash: "sha384",
    saltLength: 48,
  },
  "3034a00f300d06096086480165030402030500a11c301a06092a864886f70d010108300d06096086480165030402030500a203020140": {
    hash: "sha512",
    saltLength: 64,
  },
};

const KEY_KINDS: Readonly<Record<string, KeyKind>> = {
  "1.2.840.113549.1.1.1": "rsa",
  "1.2.840.10045.2.1": "ec",
  "1.3.101.112": "ed25519",
};
/** P-256, P-384, P-521. */
const CURVES: ReadonlySet<string> = new Set(["1.2.840.10045.3.1.7", "1.3.132.0.34", "1.3.132.0.35"]);

const UNIMPLEMENTED = "x509: cannot verify signature: algorithm unimplemented";

/** What is signed, how and by whom: the parts of a request, encoded. */
export interface SignedRequest {
  readonly content: Buffer;
  /** Algorithm of the signature, with its parameters. */
  readonly algorithm: Buffer;
  readonly signature: Buffer;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Buffer;
}

/** What is wrong with the signature; undefined when it is the key's. @throws DerError for what is no key or algorithm. */
export function signatureProblem({ content, algorithm, signature, publicKey }: SignedRequest): string | undefined {
  const parameters = new DerReader(algorithm).inside(DER.SEQUENCE);
  const identifier = parameters.objectIdentifier();
  const pss = identifier === RSA_PSS && !parameters.isAtEnd ? PSS_PARAMETERS[parameters.next().whole.toString("hex")] : undefined;
  const known = pss === undefined ? ALGORITHMS[identifier] : rsa(pss.hash);
  const key = known === undefined ? undefined : usableKey(publicKey, known.key);
  if (known === undefined || key === undefined) return UNIMPLEMENTED;
  const verifier: VerifyKeyObjectInput =
    pss === undefined ? { key } : { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: pss.saltLength };
  return verify(known.hash, content, verifier, signature) ? undefined : known.failure;
}

/** The key, when it is of the kind and no larger than keys are: only then is anything made of it. */
function usableKey(publicKey: Buffer, kind: KeyKind): KeyObject | undefined {
  const parts = new DerReader(publicKey).inside(DER.SEQUENCE);
  const algorithm = parts.inside(DER.SEQUENCE);
  if (KEY_KINDS[algorithm.objectIdentifier()] !== kind) return undefined;
  if (kind === "ec" && (algorithm.nextTag !== DER.OBJECT_IDENTIFIER || !CURVES.has(algorithm.objectIdentifier()))) return undefined;
  if (kind === "rsa" && !isUsableRsa(parts.take(DER.BIT_STRING).content)) return undefined;
  try {
    return createPublicKey({ key: publicKey, format: "der", type: "spki" });
  } catch {
    return undefined;
  }
}

/** @throws DerError for what is no RSA key. */
function isUsableRsa(bits: Buffer): boolean {
  const numbers = new DerReader(bits.subarray(1)).inside(DER.SEQUENCE);
  return isUsableRsaKey(numbers.take(DER.INTEGER).content, numbers.take(DER.INTEGER).content);
}
