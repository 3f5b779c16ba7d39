/** Names and addresses that a certificate speaks for (RFC 5280, 4.2.1.6). */
import ipaddr from "ipaddr.js";
import { DER, DerError, DerReader } from "./der.js";
import { element, sequence } from "./der-writer.js";
import { ASCII, matching } from "./distinguished-name.js";

/** The four kinds that certificates are issued with; others are left out, as the peer does. */
export interface AlternativeNames {
  readonly dns: readonly string[];
  readonly email: readonly string[];
  readonly ip: readonly string[];
  readonly uri: readonly string[];
}

export const NO_NAMES: AlternativeNames = { dns: [], email: [], ip: [], uri: [] };

const EMAIL = DER.context(1, true);
const DNS = DER.context(2, true);
const URI = DER.context(6, true);
const ADDRESS = DER.context(7, true);

export const hasNames = (names: AlternativeNames): boolean => Object.values(names).some(({ length }) => length > 0);

export function writeAlternativeNames({ dns, email, ip, uri }: AlternativeNames): Buffer {
  const texts = (tag: number, values: readonly string[]): Buffer[] => values.map((value) => element(tag, Buffer.from(value)));
  const addresses = ip.map((value) => element(ADDRESS, Buffer.from(ipaddr.parse(value).toByteArray())));
  return sequence(...texts(DNS, dns), ...texts(EMAIL, email), ...addresses, ...texts(URI, uri));
}

/** @throws DerError for what is no list of names. */
export function readAlternativeNames(value: Buffer): AlternativeNames {
  const dns: string[] = [];
  const email: string[] = [];
  const ip: string[] = [];
  const uri: string[] = [];
  const outer = new DerReader(value);
  const names = outer.inside(DER.SEQUENCE);
  outer.end();
  while (!names.isAtEnd) {
    const { tag, content } = names.next();
    if (tag === EMAIL) email.push(matching(content, ASCII));
    else if (tag === DNS) dns.push(matching(content, ASCII));
    else if (tag === URI) uri.push(matching(content, ASCII));
    else if (tag === ADDRESS) ip.push(addressText(content));
  }
  return { dns, email, ip, uri };
}

function addressText(content: Buffer): string {
  if (content.length === 4) return content.join(".");
  if (content.length !== 16) throw new DerError(`address of ${content.length} bytes`);
  return Array.from({ length: 8 }, (_, index) => content.readUInt16BE(index * 2).toString(16)).join(":");
}
