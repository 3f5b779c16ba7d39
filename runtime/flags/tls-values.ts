/** Values of the flags of encryption, by the names the peer gives them. */

/** Versions that may be the oldest served. */
const VERSIONS: Readonly<Record<string, "TLSv1.2" | "TLSv1.3">> = { VersionTLS12: "TLSv1.2", VersionTLS13: "TLSv1.3" };

/** Versions that the peer names too and nobody should speak. */
const REFUSED_VERSIONS: readonly string[] = ["VersionTLS10", "VersionTLS11"];

export const TLS_VERSION_NAMES: readonly string[] = Object.keys(VERSIONS);

/** The oldest version to speak. Throws RangeError. */
export function tlsVersion(name: string): "TLSv1.2" | "TLSv1.3" {
  const version = Object.hasOwn(VERSIONS, name) ? VERSIONS[name] : undefined;
  if (version !== undefined) return version;
  if (REFUSED_VERSIONS.includes(name)) throw new RangeError(`is broken and not served; must be one of ${TLS_VERSION_NAMES.join(", ")}`);
  throw new RangeError(`unknown tls version; must be one of ${TLS_VERSION_NAMES.join(", ")}`);
}

/** Cipher suites of TLS 1.3: all of them are always on, as in the peer. */
const TLS13_SUITES: readonly string[] = ["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"];

/** Cipher suites of TLS 1.2 by their registered names, with the library's. All encrypt and authenticate in one step. */
const TLS12_SUITES: Readonly<Record<string, string>> = {
  TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: "ECDHE-ECDSA-AES128-GCM-SHA256",
  TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256: "ECDHE-RSA-AES128-GCM-SHA256",
  TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384: "ECDHE-ECDSA-AES256-GCM-SHA384",
  TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384: "ECDHE-RSA-AES256-GCM-SHA384",
  TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-ECDSA-CHACHA20-POLY1305",
  TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-RSA-CHACHA20-POLY1305",
  TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305: "ECDHE-ECDSA-CHACHA20-POLY1305",
  TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305: "ECDHE-RSA-CHACHA20-POLY1305",
};

/** Suites that the peer takes and this server does not: block ciphers with a separate checksum, and keys without forward secrecy. */
const REFUSED_SUITES: ReadonlySet<string> = new Set([
  "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA",
  "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA",
  "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA",
  "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA",
  "TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA",
  "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256",
  "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256",
  "TLS_ECDHE_ECDSA_WITH_RC4_128_SHA",
  "TLS_ECDHE_RSA_WITH_RC4_128_SHA",
  "TLS_RSA_WITH_3DES_EDE_CBC_SHA",
  "TLS_RSA_WITH_AES_128_CBC_SHA",
  "TLS_RSA_WITH_AES_128_CBC_SHA256",
  "TLS_RSA_WITH_AES_128_GCM_SHA256",
  "TLS_RSA_WITH_AES_256_CBC_SHA",
  "TLS_RSA_WITH_AES_256_GCM_SHA384",
  "TLS_RSA_WITH_RC4_128_SHA",
]);

/** Names that the list may hold. */
export const CIPHER_SUITE_NAMES: readonly string[] = [...TLS13_SUITES, ...Object.keys(TLS12_SUITES)];

/** HTTP/2 demands one of these of who speaks TLS 1.2 (RFC 9113, 9.2.2), and its clients count on it. */
const HTTP2_SUITES: readonly string[] = ["TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256"];

/** Cipher suites of TLS 1.2 by the library's names, from a list of registered ones; all when it is empty. Throws RangeError. */
export function cipherSuites(list: string): readonly string[] {
  const names = list === "" ? Object.keys(TLS12_SUITES) : list.split(",").map((name) => name.trim());
  for (const name of names) {
    if (REFUSED_SUITES.has(name)) throw new RangeError(`Cipher suite ${name} has known weaknesses and is not served`);
    if (!CIPHER_SUITE_NAMES.includes(name)) throw new RangeError(`Cipher suite ${name} not supported or doesn't exist`);
  }
  if (!HTTP2_SUITES.some((name) => names.includes(name))) {
    throw new RangeError(
      `an AES_128_GCM_SHA256 cipher that HTTP/2 requires is missing (need at least one of ${HTTP2_SUITES.join(" or ")})`,
    );
  }
  return [...new Set(names.flatMap((name) => (Object.hasOwn(TLS12_SUITES, name) ? [TLS12_SUITES[name] as string] : [])))];
}
