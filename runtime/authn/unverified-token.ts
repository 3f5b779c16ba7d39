/**
 * What a token says of itself before anybody has verified it: who made it, and by which key. It is a stranger's, of as many bytes as headers
 * may have, so it is not read as JSON: only what is looked for is.
 */
import { parseJsonText } from "../definition/json-text.js";
import { COLON, COMMA, OPEN, QUOTE, stringEnd } from "../registry/json-scan.js";

export interface UnverifiedToken {
  readonly issuer: string;
  readonly algorithm: string | undefined;
  readonly keyId: string | undefined;
}

/** The longest header that is looked at, as it is encoded: of room for a chain of certificates. */
const LONGEST_HEADER = 16 * 1024;

/** Without padding and spaces: a token has one spelling, but for the last bits of its signature. */
const SIGNED_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Undefined for what is no signed token that names its issuer. */
export function unverifiedToken(token: string): UnverifiedToken | undefined {
  if (!SIGNED_TOKEN.test(token)) return undefined;
  const payloadAt = token.indexOf(".") + 1;
  const signatureAt = token.indexOf(".", payloadAt) + 1;
  if (payloadAt > LONGEST_HEADER) return undefined;
  const payload = Buffer.from(token.slice(payloadAt, signatureAt - 1), "base64url");
  const issuer = memberText(payload, "iss");
  if (issuer === undefined) return undefined;
  const header = Buffer.from(token.slice(0, payloadAt - 1), "base64url");
  return { issuer, algorithm: memberText(header, "alg"), keyId: memberText(header, "kid") };
}

const [OPEN_BRACKET, CLOSE_BRACKET, CLOSE] = [0x5b, 0x5d, 0x7d];

/** The text that a member of an object holds; the last one counts. Its name is spelled without escapes. Of what is no JSON, anything. */
function memberText(json: Buffer, name: string): string | undefined {
  const spelled = Buffer.from(`"${name}"`);
  let depth = 0;
  let isName = false;
  let isFound = false;
  let start = 0;
  let textEnd = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) {
      const end = stringEnd(json, at);
      if (depth === 1 && isName)
        isFound = end - at === spelled.length && end <= json.length && json.compare(spelled, 0, spelled.length, at, end) === 0;
      else if (depth === 1 && isFound) {
        start = at;
        textEnd = end;
        isFound = false;
      }
      at = end - 1;
    } else if (byte === OPEN || byte === OPEN_BRACKET) {
      depth++;
      isName = true;
    } else if (byte === CLOSE || byte === CLOSE_BRACKET) depth--;
    else if (byte === COMMA) isName = true;
    else if (byte === COLON) isName = false;
  }
  return textEnd === 0 ? undefined : textAt(json, start, textEnd);
}

/** Longer ones name neither an issuer nor a key. */
const LONGEST_TEXT = 4096;

function textAt(json: Buffer, start: number, end: number): string | undefined {
  if (end - start > LONGEST_TEXT) return undefined;
  try {
    return parseJsonText(json.toString("utf8", start, end)) as string;
  } catch {
    return undefined;
  }
}
