/** Names of subjects: the attributes that certificates are made with, as text (RFC 5280, 4.1.2.6). */
import { DER, DerError, DerReader } from "./der.js";
import { element, objectIdentifier, sequence } from "./der-writer.js";

/** Attributes that an issued certificate takes over, in the order it says them; others are left out, as the peer does. */
export const NAME_ATTRIBUTES = ["C", "O", "OU", "L", "ST", "street", "postalCode", "CN", "serialNumber"] as const;
export type NameAttribute = (typeof NAME_ATTRIBUTES)[number];

const IDENTIFIERS: Readonly<Record<string, NameAttribute>> = {
  "2.5.4.3": "CN",
  "2.5.4.5": "serialNumber",
  "2.5.4.6": "C",
  "2.5.4.7": "L",
  "2.5.4.8": "ST",
  "2.5.4.9": "street",
  "2.5.4.10": "O",
  "2.5.4.11": "OU",
  "2.5.4.17": "postalCode",
};

/** Values by attribute, in the order of the name. Where several are given of what there is one of, the last counts. */
export type DistinguishedName = Readonly<Partial<Record<NameAttribute, readonly string[]>>>;

const SINGLE: ReadonlySet<NameAttribute> = new Set(["CN", "serialNumber"]);

/** @throws DerError for what is no name, or holds text in an encoding that nobody uses. */
export function readName(reader: DerReader): DistinguishedName {
  const name: Partial<Record<NameAttribute, string[]>> = {};
  const relatives = reader.inside(DER.SEQUENCE);
  while (!relatives.isAtEnd) {
    const relative = relatives.inside(DER.SET);
    while (!relative.isAtEnd) {
      const pair = relative.inside(DER.SEQUENCE);
      const attribute = IDENTIFIERS[pair.objectIdentifier()];
      const { tag, content } = pair.next();
      pair.end();
      const value = stringOf(tag, content);
      if (attribute === undefined) continue;
      const earlier = SINGLE.has(attribute) ? undefined : name[attribute];
      if (earlier === undefined) name[attribute] = [value];
      else earlier.push(value);
    }
  }
  return name;
}

/** The subject of a certificate. @throws DerError for what is no certificate, or has no name that can be read. */
export function subjectOf(certificate: Buffer): DistinguishedName {
  const fields = new DerReader(certificate).inside(DER.SEQUENCE).inside(DER.SEQUENCE);
  fields.optional(DER.context(0));
  const BEFORE_SUBJECT = 4;
  for (let i = 0; i < BEFORE_SUBJECT; i++) fields.next();
  return readName(fields);
}

const IDENTIFIER_OF = Object.fromEntries(Object.entries(IDENTIFIERS).map(([identifier, attribute]) => [attribute, identifier]));
const WRITTEN_PRINTABLE = /^[A-Za-z0-9 '()+,\-./:=?]*$/;

/** Each value in a part of its own. */
export function writeName(name: DistinguishedName): Buffer {
  return sequence(...NAME_ATTRIBUTES.flatMap((attribute) => (name[attribute] ?? []).map((value) => part(attribute, value))));
}

function part(attribute: NameAttribute, value: string): Buffer {
  const kind = WRITTEN_PRINTABLE.test(value) ? DER.PRINTABLE_STRING : DER.UTF8_STRING;
  return element(DER.SET, sequence(objectIdentifier(IDENTIFIER_OF[attribute] as string), element(kind, Buffer.from(value))));
}

const STRICT_UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const PRINTABLE = /^[A-Za-z0-9 '()+,\-./:=?*&]*$/;
/** What IA5 strings may hold. */
export const ASCII = /^\p{ASCII}*$/u;

/** Text of one of ASN.1's many kinds. */
function stringOf(tag: number, content: Buffer): string {
  switch (tag) {
    case DER.UTF8_STRING:
      return utf8(content);
    case 0x12:
      return matching(content, /^[0-9 ]*$/);
    case DER.PRINTABLE_STRING:
      return matching(content, PRINTABLE);
    case 0x14:
      return content.toString("latin1");
    case 0x16:
      return matching(content, ASCII);
    case 0x1e:
      if (content.length % 2 !== 0) throw new DerError("text is malformed");
      return Buffer.from(content).swap16().toString("utf16le").toWellFormed();
    default:
      throw new DerError("text of an unsupported kind");
  }
}

function utf8(content: Buffer): string {
  try {
    return STRICT_UTF8.decode(content);
  } catch {
    throw new DerError("text is no valid UTF-8");
  }
}

/** ASCII text of a narrower kind. */
export function matching(content: Buffer, pattern: RegExp): string {
  const text = content.toString("latin1");
  if (!pattern.test(text)) throw new DerError("text has characters that its kind does not allow");
  return text;
}
