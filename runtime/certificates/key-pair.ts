/** A certificate with its private key, and how long it can still be used. */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

/** Both in PEM; `certificate` may carry intermediates behind the leaf. */
export interface KeyPair {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate is renewed when less than this is left of it. */
const RENEW_BEFORE_MS = 60 * 86_400_000;

/** Whether the pair belongs together and is valid well beyond `now` (milliseconds). */
export function isUsable(pair: KeyPair, now: number): boolean {
  try {
    const certificate = new X509Certificate(pair.certificate);
    return (
      Date.parse(certificate.validTo) - now > RENEW_BEFORE_MS &&
      Date.parse(certificate.validFrom) <= now &&
      certificate.checkPrivateKey(createPrivateKey(pair.key))
    );
  } catch {
    return false;
  }
}

/** Whether `authority` signed the pair's certificate. */
export function isIssuedBy(pair: KeyPair, authority: KeyPair): boolean {
  const issuer = new X509Certificate(authority.certificate);
  const certificate = new X509Certificate(pair.certificate);
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

const LOOPBACK = "::1";

/** Whether a name is an IP address. Node's test for the sixth version takes milliseconds the first time: few names of a start need it. */
export function isAddress(name: string): boolean {
  return isIPv4(name) || (name.includes(":") && (name === LOOPBACK || isIPv6(name)));
}

/** Whether the certificate speaks for every one of these DNS names and addresses. */
export function coversNames(pair: KeyPair, names: readonly string[]): boolean {
  const certificate = new X509Certificate(pair.certificate);
  return names.every((name) => (isAddress(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined);
}
