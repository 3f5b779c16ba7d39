/** Signs requests for certificates: how long they hold, and that they say what was asked for and nothing else. */
import { X509Certificate } from "node:crypto";
import { signCertificate } from "./sign.js";
import type { Authority, SigningAuthority } from "./signing-authority.js";
import type { SigningRequest } from "./signing-request.js";
import { usagesOf } from "./usages.js";

const MINUTE = 60_000;
/** Certificates are valid from a little before now, for clients whose clocks are behind. */
const CLOCK_SKEW = 5 * MINUTE;
/** From here on that is part of the life of a certificate; what is to live shorter is given all of its time. */
const LONG_LIFE = 8 * 60 * MINUTE;
/** Nothing shorter is signed, whatever is asked for. */
const SHORTEST_LIFE = 10 * MINUTE;

/** What is to be signed. */
export interface SignatureOrder {
  readonly request: SigningRequest;
  /** In the words of requests, e.g. `client auth`. */
  readonly usages: readonly string[];
  /** Life that is asked for; undefined: the longest. */
  readonly seconds: number | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface RequestSignerOptions {
  /** The longest life of a certificate, milliseconds. */
  readonly longestLife: number;
}

/** One for all signers; each brings its authority. */
export class RequestSigner {
  constructor(private readonly options: RequestSignerOptions) {}

  /** The certificate as PEM. Rejects with an Error while there is no authority that can sign. */
  async sign(authority: SigningAuthority, { request, usages, seconds, now }: SignatureOrder): Promise<string> {
    const { parsed, certificate, key } = await authority.current();
    const end = Date.parse(parsed.validTo);
    if (now >= end)
      throw new Error(`refusing to sign a certificate that expired in the past: the signer has expired: NotAfter=${parsed.validTo}`);
    const life = this.#life(seconds);
    const issued = await signCertificate({
      authority: { certificate, key },
      subject: request.subject,
      names: request.names,
      publicKey: request.publicKey,
      usages: usagesOf(usages),
      notBefore: now - CLOCK_SKEW,
      notAfter: Math.min(now + life - (life >= LONG_LIFE ? CLOCK_SKEW : 0), end),
    });
    requireMeant(issued, request, { parsed, certificate, key });
    return issued;
  }

  #life(seconds: number | undefined): number {
    const { longestLife } = this.options;
    if (seconds === undefined || seconds * 1000 > longestLife) return longestLife;
    return Math.min(Math.max(seconds * 1000, SHORTEST_LIFE), longestLife);
  }
}

/** Looks at what was made with another library than made it: nothing leaves that gives more than was asked for. */
function requireMeant(issued: string, { publicKey }: SigningRequest, { parsed }: Authority): void {
  const certificate = new X509Certificate(issued);
  const isOfKey = certificate.publicKey.export({ type: "spki", format: "der" }).equals(publicKey);
  if (certificate.ca || !isOfKey || !certificate.verify(parsed.publicKey)) throw new Error("what was signed is not what was asked for");
}
