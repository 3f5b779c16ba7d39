/** Continue tokens: opaque, checked against damage, and good for the collection they were made for only (LIST-02, LIST-25). */
import { createHmac, timingSafeEqual } from "node:crypto";
import { badRequest } from "../../errors/constructors.js";
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
/** Tokens hold a version, two numbers and a key; anything longer is forged. */
const MAXIMUM_LENGTH = 4096;

/**
 * Makes and reads tokens. They are bound to `collection`, the key prefix they continue in. The key keeps accidents and casual
 * forgery out; what a forged token could ask for is still read below the prefix of the caller's own request.
 */
export class ContinueTokens {
  constructor(private readonly key: string | Buffer = "continue token") {}

  encode(token: ContinueToken, collection: string): string {
    const payload = Buffer.from(JSON.stringify([FORMAT, token.revision, token.sent, token.after]));
    return Buffer.concat([this.#mac(payload, collection), payload]).toString("base64url");
  }

  /** @throws StatusError 400 for tokens that were damaged, forged or made for another collection. */
  decode(text: string, collection: string): ContinueToken {
    if (text.length > MAXIMUM_LENGTH || !/^[A-Za-z0-9_-]+$/.test(text)) throw invalidToken("illegal base64 data");
    const bytes = Buffer.from(text, "base64url");
    const payload = bytes.subarray(MAC_BYTES);
    if (payload.length === 0 || bytes.toString("base64url") !== text) throw invalidToken("unexpected end of data");
    if (!timingSafeEqual(bytes.subarray(0, MAC_BYTES), this.#mac(payload, collection))) {
      throw invalidToken("it was not issued for this collection");
    }
    const [format, revision, sent, after] = JSON.parse(payload.toString()) as [string, number, number, string];
    if (format !== FORMAT) throw invalidToken(`server does not recognize this encoded version ${JSON.stringify(format)}`);
    return { revision, sent, after };
  }

  #mac(payload: Buffer, collection: string): Buffer {
    return createHmac("sha256", this.key).update(collection).update("\0").update(payload).digest().subarray(0, MAC_BYTES);
  }
}

function invalidToken(why: string) {
  return badRequest(`invalid continue token: continue key is not valid: ${why}`);
}
