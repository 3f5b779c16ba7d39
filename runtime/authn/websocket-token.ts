/** Bearer tokens as a sub-protocol of WebSocket: programs in browsers cannot set `Authorization` for these (AUTHN-02). */
import { unauthorized } from "../errors/constructors.js";
import type { Authenticator } from "./authenticator.js";
import type { UserOfToken } from "./bearer-token.js";

/** What a client offers to speak, taken apart. */
export interface OfferedProtocols {
  /** Undefined where none is given. */
  readonly token: string | undefined;
  readonly others: readonly string[];
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** What stands before the encoded token. */
export const tokenProtocolPrefix = (domain: string): string => `base64url.bearer.authorization.${domain}.`;

/** Protocols that are offered beside a token; a stranger may name a hundred thousands. */
export const MOST_OFFERED = 100;

/** Takes a `Sec-WebSocket-Protocol` header apart. Undefined when a token in it is badly encoded, or there are several or much else. */
function offeredProtocols(header: string, prefix: string): OfferedProtocols | undefined {
  if (!header.includes(prefix)) return { token: undefined, others: [] };
  const parts = header.split(",", MOST_OFFERED + 1);
  if (parts.length > MOST_OFFERED) return undefined;
  const offered = parts.map((protocol) => protocol.trim());
  const tokens = offered.filter((protocol) => protocol.startsWith(prefix));
  const others = offered.filter((protocol) => protocol !== "" && !protocol.startsWith(prefix));
  if (tokens.length > 1) return undefined;
  const [encoded] = tokens.map((protocol) => protocol.slice(prefix.length));
  if (encoded === undefined || encoded === "") return { token: undefined, others };
  const token = decoded(encoded);
  return token === undefined ? undefined : { token, others };
}

function decoded(encoded: string): string | undefined {
  const bytes = Buffer.from(encoded, "base64url");
  if (bytes.toString("base64url") !== encoded) return undefined;
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** There has to be another protocol beside the token, which the server can answer with. */
export function webSocketTokenAuthenticator(domain: string, userOf: UserOfToken): Authenticator {
  const prefix = tokenProtocolPrefix(domain);
  return {
    name: "websocket-token",
    authenticate(credentials) {
      const { subprotocols } = credentials;
      if (subprotocols === undefined) return undefined;
      const offered = offeredProtocols(subprotocols, prefix);
      if (offered === undefined) throw unauthorized();
      if (offered.token === undefined) return undefined;
      if (offered.others.length === 0) throw unauthorized();
      return userOf(offered.token, credentials);
    },
  };
}
