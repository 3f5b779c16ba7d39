/** What certificates may be used for, by the words that requests have for it, as extensions say it (RFC 5280, 4.2.1.3 and 4.2.1.12). */

/** Bits of the extension KeyUsage. */
const KEY_USAGES: Readonly<Record<string, number>> = {
  signing: 1,
  "digital signature": 1,
  "content commitment": 2,
  "key encipherment": 4,
  "data encipherment": 8,
  "key agreement": 16,
  "cert sign": 32,
  "crl sign": 64,
  "encipher only": 128,
  "decipher only": 256,
};

const EXTENDED_KEY_USAGES: Readonly<Record<string, string>> = {
  any: "2.5.29.37.0",
  "server auth": "1.3.6.1.5.5.7.3.1",
  "client auth": "1.3.6.1.5.5.7.3.2",
  "code signing": "1.3.6.1.5.5.7.3.3",
  "email protection": "1.3.6.1.5.5.7.3.4",
  "s/mime": "1.3.6.1.5.5.7.3.4",
  "ipsec end system": "1.3.6.1.5.5.7.3.5",
  "ipsec tunnel": "1.3.6.1.5.5.7.3.6",
  "ipsec user": "1.3.6.1.5.5.7.3.7",
  timestamping: "1.3.6.1.5.5.7.3.8",
  "ocsp signing": "1.3.6.1.5.5.7.3.9",
  "microsoft sgc": "1.3.6.1.4.1.311.10.3.3",
  "netscape sgc": "2.16.840.1.113730.4.1",
};

export interface Usages {
  /** Bits of KeyUsage; 0: no such extension. */
  readonly key: number;
  /** Object identifiers of ExtendedKeyUsage; none: no such extension. */
  readonly extended: readonly string[];
}

/** Throws RangeError for a word that stands for nothing. */
export function usagesOf(words: readonly string[]): Usages {
  let key = 0;
  const extended = new Set<string>();
  for (const word of words) {
    const identifier = Object.hasOwn(EXTENDED_KEY_USAGES, word) ? EXTENDED_KEY_USAGES[word] : undefined;
    const bit = Object.hasOwn(KEY_USAGES, word) ? KEY_USAGES[word] : undefined;
    if (identifier !== undefined) extended.add(identifier);
    else if (bit !== undefined) key |= bit;
    else throw new RangeError(`unrecognized usage values: ${JSON.stringify(word)}`);
  }
  return { key, extended: [...extended] };
}
