/** Requests for certificates as clients send them: PKCS#10 in PEM (RFC 2986). */
import { DER, DerError, DerReader } from "./der.js";
import { type DistinguishedName, readName } from "./distinguished-name.js";
import { pemBlocks } from "./pem.js";
import { signatureProblem } from "./request-signature.js";
import { type AlternativeNames, NO_NAMES, readAlternativeNames } from "./subject-alternative-names.js";

/** The longest request that is looked at, in bytes of PEM: some hundred names beside the largest key. */
export const LONGEST_REQUEST = 64 * 1024;

export interface SigningRequest {
  readonly subject: DistinguishedName;
  readonly names: AlternativeNames;
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Buffer;
}

/** A request that cannot be used; `message` says why, as clients are told. */
export class SigningRequestError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SigningRequestError";
  }
}

const EXTENSION_REQUEST = "1.2.840.113549.1.9.14";
const SUBJECT_ALTERNATIVE_NAME = "2.5.29.17";

/** Reads the first block and checks that it was signed with its own key. @throws SigningRequestError. */
export function readSigningRequest(pem: Buffer): SigningRequest {
  if (pem.length > LONGEST_REQUEST) throw new SigningRequestError(`must be no longer than ${LONGEST_REQUEST} bytes`);
  const block = pemBlocks(pem).next().value;
  if (block?.type !== "CERTIFICATE REQUEST") throw new SigningRequestError("PEM block type must be CERTIFICATE REQUEST");
  try {
    return read(block.bytes);
  } catch (error) {
    if (error instanceof DerError) throw new SigningRequestError(`asn1: structure error: ${error.message}`);
    throw error;
  }
}

function read(bytes: Buffer): SigningRequest {
  const outer = new DerReader(bytes);
  const request = outer.inside(DER.SEQUENCE);
  outer.end();
  const content = request.take(DER.SEQUENCE);
  const algorithm = request.take(DER.SEQUENCE).whole;
  const signature = request.take(DER.BIT_STRING).content;
  request.end();
  if (signature[0] !== 0) throw new DerError("signature of a number of bits that makes no bytes");
  const fields = new DerReader(content.content);
  fields.take(DER.INTEGER);
  const subject = readName(fields);
  const publicKey = fields.take(DER.SEQUENCE).whole;
  const attributes = fields.optional(DER.context(0));
  fields.end();
  const names = attributes === undefined ? NO_NAMES : requestedNames(new DerReader(attributes.content));
  const problem = signatureProblem({ content: content.whole, algorithm, signature: signature.subarray(1), publicKey });
  if (problem !== undefined) throw new SigningRequestError(problem);
  return { subject, names, publicKey };
}

/** Of the extensions that are asked for only the names count: what a certificate may be used for is said beside the request. */
function requestedNames(attributes: DerReader): AlternativeNames {
  let names: AlternativeNames | undefined;
  while (!attributes.isAtEnd) {
    const attribute = attributes.inside(DER.SEQUENCE);
    const identifier = attribute.objectIdentifier();
    const values = attribute.inside(DER.SET);
    attribute.end();
    if (identifier !== EXTENSION_REQUEST) continue;
    const extensions = values.inside(DER.SEQUENCE);
    values.end();
    while (!extensions.isAtEnd) {
      const extension = extensions.inside(DER.SEQUENCE);
      const kind = extension.objectIdentifier();
      extension.optional(DER.BOOLEAN);
      const { content } = extension.take(DER.OCTET_STRING);
      extension.end();
      if (kind !== SUBJECT_ALTERNATIVE_NAME) continue;
      if (names !== undefined) throw new DerError("names are asked for twice");
      names = readAlternativeNames(content);
    }
  }
  return names ?? NO_NAMES;
}

/** Its only common name; empty when it has none. */
export const commonNameOf = ({ subject }: SigningRequest): string => subject.CN?.[0] ?? "";

export const organizationsOf = ({ subject }: SigningRequest): readonly string[] => subject.O ?? [];
