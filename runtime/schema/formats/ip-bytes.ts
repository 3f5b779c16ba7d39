/** The bytes of IP addresses, read from their texts. */
import { isIP } from "node:net";

const [DOT, COLON, ZERO, NINE, UPPER_A, LOWER_A] = [0x2e, 0x3a, 0x30, 0x39, 0x41, 0x61];
const MOST_DIGITS = 3;
const MAXIMUM_OCTET = 255;
const V4_BYTES = 4;
const V6_BYTES = 16;
/** Characters of an address, with one of version 4 at the end of it. */
const LONGEST = 45;

/** What an address says: four bytes or sixteen, as it is written. */
export type IpBytes = readonly number[];

/** What is asked about one text is asked by several rules, one after the other. */
let lastText = "";
let lastBytes: IpBytes | undefined;

/** Undefined for what is no address; zones are none. Octets with a leading zero are taken, as the peer of this version does. */
export function ipBytes(text: string): IpBytes | undefined {
  if (text.length > LONGEST) return undefined;
  if (text === lastText) return lastBytes;
  const bytes = readBytes(text);
  [lastText, lastBytes] = [text, bytes];
  return bytes;
}

function readBytes(text: string): IpBytes | undefined {
  if (!text.includes(":")) return octetsFrom(text, 0);
  return isIP(text) === 6 && !text.includes("%") ? v6Bytes(text) : undefined;
}

/** Of four decimal numbers that begin at `start`. */
function octetsFrom(text: string, start: number): number[] | undefined {
  const octets: number[] = [];
  let [octet, digits] = [0, 0];
  for (let at = start; at <= text.length; at++) {
    const code = at === text.length ? DOT : text.charCodeAt(at);
    if (code === DOT) {
      if (digits === 0 || octets.length === V4_BYTES) return undefined;
      octets.push(octet);
      [octet, digits] = [0, 0];
    } else if (code < ZERO || code > NINE || digits === MOST_DIGITS) return undefined;
    else {
      octet = octet * 10 + code - ZERO;
      digits++;
      if (octet > MAXIMUM_OCTET) return undefined;
    }
  }
  return octets.length === V4_BYTES ? octets : undefined;
}

/** Of an address of version 6, which is known to be one. */
function v6Bytes(text: string): number[] {
  const bytes: number[] = [];
  let [gap, group, start] = [-1, 0, 0];
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? COLON : text.charCodeAt(at);
    if (code === DOT) {
      bytes.push(...(octetsFrom(text, start) ?? []));
      break;
    }
    if (code !== COLON) {
      group = group * 16 + hexDigit(code);
      continue;
    }
    if (at > start) bytes.push(group >> 8, group & 0xff);
    else if (at > 0 && at < text.length) gap = bytes.length;
    [group, start] = [0, at + 1];
  }
  if (gap < 0) return bytes;
  const zeros = new Array<number>(V6_BYTES - bytes.length).fill(0);
  return [...bytes.slice(0, gap), ...zeros, ...bytes.slice(gap)];
}

const hexDigit = (code: number): number => (code <= NINE ? code - ZERO : code < LOWER_A ? code - UPPER_A + 10 : code - LOWER_A + 10);

/** Whether two addresses of one version have so many bits at their begin in common. */
export function haveCommonPrefix(a: IpBytes, b: IpBytes, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i++) if (a[i] !== b[i]) return false;
  const rest = bits & 7;
  return rest === 0 || ((a[whole] ?? 0) ^ (b[whole] ?? 0)) >> (8 - rest) === 0;
}
