/** Names and addresses that a certificate speaks for (RFC 5280, 4.2.1.6). */
import { DER, DerError, DerReader } from "./der.js";
import { ASCII, matching } from "./distinguished-name.js";

/** The four kinds that certificates are issued with; others are left out, as the peer does. */
export interface AlternativeNames {
  readonly dns: readonly string[];
  readonly email: readonly string[];
  readonly ip: readonly string[];
  readonly uri: readonly string[];
}

export const NO_NAMES: AlternativeNames = { dns: [], email: [], ip: [], uri: [] };

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
    if (tag === DER.context(1, true)) email.push(matching(content, ASCII));
    else if (tag === DER.context(2, true)) dns.push(matching(content, ASCII));
    else if (tag === DER.context(6, true)) uri.push(matching(content, ASCII));
    else if (tag === DER.context(7, true)) ip.push(addressText(content));
  }
  return { dns, email, ip, uri };
}

function addressText(content: Buffer): string {
  if (content.length === 4) return content.join(".");
  if (content.length !== 16) throw new DerError(`address of ${content.length} bytes`);
  return Array.from({ length: 8 }, (_, index) => content.readUInt16BE(index * 2).toString(16)).join(":");
}
