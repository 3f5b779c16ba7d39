/** Continue tokens: opaque, checked against damage, and good for the collection they were made for only (LIST-02, LIST-25). */
import { createHmac, timingSafeEqual } from "node:crypto";
import { readJsonValue, stringifyJson, textOf } from "../../codec/json/json.js";
import { isJsonObject, type JsonValue } from "../../definition/json.js";
import { badRequest } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import type { StatusError } from "../../errors/status.js";
import { MAXIMUM_KEY_BYTES } from "../../storage/key-order.js";
import type { Revision } from "../../storage/key-value-store.js";

/** Where a list goes on. */
export interface ContinueToken {
  /** The version all pages show; -1 for the most recent, in a list that has given up consistency. */
  readonly revision: Revision | -1;
  /** Last key already sent, without the collection's prefix. */
  readonly after: string;
  /** Items sent so far. */
  readonly sent: number;
}

const FORMAT = "v1";
const MAC_BYTES = 16;
/** Tokens hold a version, two numbers and a key, each byte of which JSON may write as six, in base64; anything longer is forged. */
const MAXIMUM_LENGTH = Math.ceil(((6 * MAXIMUM_KEY_BYTES + 256) * 4) / 3);

/** What a token holds, in the base64 of its JSON. */
interface Sealed {
  /** Format of the rest. */
  readonly v: string;
  readonly rv: Revision | -1;
  readonly start: string;
  readonly sent: number;
  readonly mac: string;
}

/**
 * Makes and reads tokens. They are bound to `collection`, the key prefix they continue in. The key keeps accidents and casual
 * forgery out; what a forged token could ask for is still read below the prefix of the caller's own request.
 */
export class ContinueTokens {
  constructor(private readonly key: string | Buffer = "continue token") {}

  encode(token: ContinueToken, collection: string): string {
    const sealed: Sealed = { v: FORMAT, rv: token.revision, start: token.after, sent: token.sent, mac: this.#mac(token, collection) };
    return Buffer.from(JSON.stringify(sealed)).toString("base64url");
  }

  /** @throws StatusError 400 for tokens that were damaged, forged or made for another collection. */
  decode(text: string, collection: string): ContinueToken {
    const { v: format, rv: revision, start: after, sent, mac } = open(text);
    if (format !== FORMAT) throw invalidToken(`server does not recognize this encoded version ${quoteText(textOf(format))}`);
    if (!isRevision(revision) || typeof after !== "string" || !isCount(sent) || typeof mac !== "string") throw notIssued();
    const token = { revision, after, sent };
    const expected = Buffer.from(this.#mac(token, collection));
    const presented = Buffer.from(mac);
    const authentic = presented.length === expected.length && timingSafeEqual(presented, expected);
    // The same members in other words were not issued either.
    if (!authentic || this.encode(token, collection) !== text) throw notIssued();
    return token;
  }

  #mac({ revision, after, sent }: ContinueToken, collection: string): string {
    const payload = stringifyJson([FORMAT, collection, revision, sent, after]);
    return createHmac("sha256", this.key).update(payload).digest().subarray(0, MAC_BYTES).toString("base64url");
  }
}

type Unchecked = { readonly [name in keyof Sealed]?: JsonValue };

const isCount = (value: JsonValue | undefined): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isRevision = (value: JsonValue | undefined): value is Revision | -1 => value === -1 || isCount(value);
const notIssued = (): StatusError => invalidToken("it was not issued for this collection");

/** The members of a token, none of them checked yet. */
function open(text: string): Unchecked {
  if (text.length > MAXIMUM_LENGTH) throw invalidToken("it is longer than any token");
  const illegal = text.search(/[^A-Za-z0-9_-]/);
  if (illegal >= 0) throw invalidToken(`illegal base64 data at input byte ${illegal}`);
  // A lone character at the end holds less than a byte.
  if (text.length % 4 === 1) throw invalidToken(`illegal base64 data at input byte ${text.length - 1}`);
  const value = readToken(Buffer.from(text, "base64url"));
  if (!isJsonObject(value)) throw invalidToken("it is no object");
  return value as Unchecked;
}

function readToken(bytes: Buffer): JsonValue {
  try {
    return readJsonValue(bytes);
  } catch (error) {
    throw invalidToken(error instanceof Error ? error.message : String(error));
  }
}

function invalidToken(why: string): StatusError {
  return badRequest(`invalid continue token: continue key is not valid: ${why}`);
}
