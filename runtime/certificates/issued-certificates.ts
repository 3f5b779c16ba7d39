/** Certificates as signers hand them in: one or more in PEM. */
import { X509Certificate } from "node:crypto";
import { pemBlocks } from "./pem.js";

/** Certificates that are looked at: a chain has a few. */
const MOST_CERTIFICATES = 100;
/** Bytes of PEM that are looked at. */
const LONGEST = 512 * 1024;

/** What is wrong with them, in the words of the peer; undefined when nothing is. */
export function issuedCertificatesProblem(pem: Buffer): string | undefined {
  if (pem.length > LONGEST) return `must be no longer than ${LONGEST} bytes`;
  let count = 0;
  for (const { type, hasHeaders, bytes } of pemBlocks(pem)) {
    if (type !== "CERTIFICATE") return `only CERTIFICATE PEM blocks are allowed, found ${JSON.stringify(type)}`;
    if (hasHeaders) return "no PEM block headers are permitted";
    if (bytes.length === 0) return "found CERTIFICATE PEM block containing 0 certificates";
    if (++count > MOST_CERTIFICATES) return `must contain no more than ${MOST_CERTIFICATES} certificates`;
    const certificate = certificateOf(bytes);
    if (certificate?.raw.length !== bytes.length || !hasTimes(certificate)) return "x509: malformed certificate";
  }
  return count === 0 ? "must contain at least one CERTIFICATE PEM block" : undefined;
}

/** When the first of them ends, in milliseconds since the epoch; undefined when there is none that can be read. */
export function firstCertificateEnd(pem: Buffer): number | undefined {
  const block = pem.length > LONGEST ? undefined : pemBlocks(pem).next().value;
  const certificate = block === undefined ? undefined : certificateOf(block.bytes);
  return certificate === undefined || !hasTimes(certificate) ? undefined : Date.parse(certificate.validTo);
}

/** The library takes whatever stands where times do. */
const hasTimes = ({ validFrom, validTo }: X509Certificate): boolean =>
  !Number.isNaN(Date.parse(validFrom)) && !Number.isNaN(Date.parse(validTo));

function certificateOf(bytes: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(bytes);
  } catch {
    return undefined;
  }
}
