/** One way to know whose a bearer token is: the seam of tokens, and what a verified one says. */
import type { UserInfo } from "../definition/request-context.js";
import type { Soon } from "../registry/conversion/versions.js";

/** A token that somebody vouches for. */
export interface VerifiedToken {
  /** Without the group of everybody who is authenticated. */
  readonly user: UserInfo;
  /** Those of the audiences asked for that it is meant for; at least one. */
  readonly audiences: readonly string[];
  /** When it ends, in milliseconds since the epoch; absent for tokens without an end. */
  readonly until?: number;
  /** Whether what it depends on is still as it was; asked at each use, so it must be cheap. Absent where nothing is. */
  holds?(): boolean;
}

/** A place among those whose tokens somebody outside is asked about, to be left when he has answered. */
export interface OutsidePlace {
  /** Whom he is asked for, as far as anything tells them apart: their questions take turns. */
  readonly holder: string;
  leave(): void;
}

/**
 * Takes a place; others who bring the same token meanwhile wait for the same answer. Throws TokenUndecided where there is none.
 */
export type AskOutside = () => OutsidePlace;

export interface TokenVerifier {
  readonly name: string;
  /** Set where tokens that it refuses were made by this server, or pretend so: they are shown to no verifier after it. */
  readonly own?: boolean;
  /**
   * Undefined for a token of another kind. Throws TokenRefused for one of this kind that is not good; then others are asked, and the
   * reason is told only to those who may review tokens.
   */
  verify(token: string, audiences: readonly string[], outside?: AskOutside): Soon<VerifiedToken | undefined>;
}

/** A token that is not good; `message` says why without quoting it. */
export class TokenRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "TokenRefused";
  }
}

/** Nobody can say at the moment whether a token is good, because too much is being asked: its owner may come again. */
export class TokenUndecided extends TokenRefused {
  constructor(message: string) {
    super(message);
    this.name = "TokenUndecided";
  }
}

/** Those of `meant` that were asked for, in the order asked. */
export function commonAudiences(asked: readonly string[], meant: readonly string[]): string[] {
  const known = new Set(meant);
  return asked.filter((audience) => known.has(audience));
}

/** A verifier of tokens that say nothing of audiences: they are meant for this server and nobody else. */
export function meantFor(server: readonly string[], verifier: TokenVerifier): TokenVerifier {
  return {
    name: verifier.name,
    verify(token, asked, outside) {
      const audiences = commonAudiences(asked, server);
      return audiences.length === 0 ? undefined : verifier.verify(token, audiences, outside);
    },
  };
}
