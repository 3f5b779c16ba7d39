/** Addresses: IP, ranges of them, host names, URLs and paths, as the peer takes them. */
import { dns1123Subdomain, SUBDOMAIN } from "../names.js";
import { haveCommonPrefix, type IpBytes, ipBytes } from "./ip-bytes.js";

/** 4, 6, or 0 for what is no address; zones are none. Octets with a leading zero are taken, as the peer of this version does. */
export function ipVersion(text: string): 0 | 4 | 6 {
  const bytes = ipBytes(text);
  return bytes === undefined ? 0 : bytes.length === 4 ? 4 : 6;
}

/** An address and the length of its prefix, `10.0.0.0/8`. */
export const isCidr = (text: string): boolean => cidrOf(text) !== undefined;

interface Cidr {
  readonly address: IpBytes;
  readonly length: number;
}

/** The items of a list are compared with one range, each after it has been looked at itself: each is read once. */
const readCidrs = new Map<string, Cidr>();
const MOST_READ = 64;

function cidrOf(text: string): Cidr | undefined {
  const known = readCidrs.get(text);
  if (known !== undefined) return known;
  const cidr = readCidr(text);
  if (cidr === undefined) return undefined;
  if (readCidrs.size >= MOST_READ) readCidrs.clear();
  readCidrs.set(text, cidr);
  return cidr;
}

function readCidr(text: string): Cidr | undefined {
  const slash = text.indexOf("/");
  const digits = text.slice(slash + 1);
  const address = slash < 0 || !/^\d{1,3}$/.test(digits) ? undefined : ipBytes(text.slice(0, slash));
  return address === undefined || Number(digits) > address.length * 8 ? undefined : { address, length: Number(digits) };
}

/** Whether a range lies within another one, and is smaller. False where one of them is none. */
export function isSubnetOf(range: string, outer: string): boolean {
  const [network, inner] = [cidrOf(outer), cidrOf(range)];
  if (network === undefined || inner === undefined || network.address.length !== inner.address.length) return false;
  return network.length < inner.length && haveCommonPrefix(network.address, inner.address, network.length);
}

/** Without leading zeros of octets, which Node and libraries do not take as decimal. */
export const plainAddress = (address: string): string => (address.includes(":") ? address : address.split(".").map(Number).join("."));

/** What an address of version 4 begins with that is written as one of version 6. */
const MAPPED: IpBytes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];

/** Of an address of version 4 four, however it is written; none of what is no address. */
function addressBytes(text: string): IpBytes {
  const bytes = ipBytes(text) ?? [];
  return bytes.length > 4 && haveCommonPrefix(bytes, MAPPED, 8 * MAPPED.length) ? bytes.slice(MAPPED.length) : bytes;
}

/** What an address is, however it is written: `::ffff:10.0.0.1` is one of version 4. 0: none at all. */
export function ipFamily(text: string): 0 | 4 | 6 {
  const { length } = addressBytes(text);
  return length === 0 ? 0 : length === 4 ? 4 : 6;
}

/** Addresses that mean another machine to each that reads them, also those of version 4 written as of version 6. False for what is no address. */
export const isUnspecifiedIp = (text: string): boolean => {
  const bytes = addressBytes(text);
  return bytes.length > 0 && bytes.every((byte) => byte === 0);
};
export const isLoopbackIp = (text: string): boolean => {
  const bytes = addressBytes(text);
  return bytes.length === 4 ? bytes[0] === 127 : bytes.at(-1) === 1 && bytes.every((byte, i) => byte === 0 || i === 15);
};
export const isLinkLocalIp = (text: string): boolean => {
  const [first = 0, second = 0, ...rest] = addressBytes(text);
  return rest.length === 2 ? first === 169 && second === 254 : first === 0xfe && second >> 6 === 0b10;
};
export const isLinkLocalMulticastIp = (text: string): boolean => {
  const [first = 0, second = 0, third = 0, ...rest] = addressBytes(text);
  return rest.length === 1 ? first === 224 && second === 0 && third === 0 : first === 0xff && (second & 0xf) === 2;
};

const WILDCARD = "*.";

/** A host name whose first label may be `*`. */
export function wildcardHostTexts(text: string): readonly string[] {
  if (!text.startsWith(WILDCARD)) return hostTexts(text);
  const pattern = `\\*\\.${SUBDOMAIN}`;
  if (dns1123Subdomain(text.slice(WILDCARD.length)).length === 0 && text.length <= 253) return [];
  return [
    `a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which must consist of lower case alphanumeric characters, '-' or '.' and end with an alphanumeric character (e.g. '*.example.com', regex used for validation is '${pattern}')`,
  ];
}

export function hostTexts(text: string): readonly string[] {
  if (ipVersion(text) !== 0) return ["must be a DNS name, not an IP address"];
  return dns1123Subdomain(text);
}

/** An absolute URL with a host, over HTTP or HTTPS. */
export function urlTexts(text: string): readonly string[] {
  try {
    const { protocol, host } = new URL(text);
    if (protocol !== "http:" && protocol !== "https:") return ["'http' or 'https' are the only allowed URL schemes"];
    return host === "" ? ["host must be specified"] : [];
  } catch {
    return ["must be a valid URL"];
  }
}

/** Segments that make a path mean another one. */
const STEPS = ["/./", "/../"];

/** An absolute path of an HTTP rule. */
export function httpPathTexts(text: string): readonly string[] {
  if (!text.startsWith("/")) return ["must be an absolute path"];
  const texts = ["//", ...STEPS, "%2f", "%2F"].filter((part) => text.includes(part)).map((part) => `must not contain '${part}'`);
  for (const end of ["/..", "/."]) if (text.endsWith(end)) texts.push(`cannot end with '${end}'`);
  return texts;
}

/** A name below a domain: `example.com/purpose`. */
export function domainPathTexts(text: string): readonly string[] {
  const slash = text.indexOf("/");
  if (slash <= 0 || slash === text.length - 1) return [`must be a domain-prefixed path (such as "acme.io/foo")`];
  const texts = [...dns1123Subdomain(text.slice(0, slash))];
  if (!/^[A-Za-z0-9/\-._~%!$&'()*+,;=:]+$/.test(text.slice(slash + 1))) {
    texts.push(`Invalid path (regex used for validation is '[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+')`);
  }
  return texts;
}

/** The name of a service port, or its number as a text. */
export function isPortNumber(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
}
