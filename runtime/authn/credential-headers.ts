/** Headers that say who asks: whatever a request is handed on to is not shown them (PROXY-06). */
import { listItems } from "../definition/list-items.js";
import type { HeaderValues } from "../registry/connect.js";
import type { RequestHeaderOptions } from "./request-header.js";
import { MOST_OFFERED, tokenProtocolPrefix } from "./websocket-token.js";

const PROTOCOLS = "sec-websocket-protocol";
const IMPERSONATION = "impersonate-";

/** Gives headers without those of credentials and impersonation, and offers of protocols without tokens. */
export type WithoutCredentials = (headers: HeaderValues) => HeaderValues;

/** `proxies`: whose headers count; undefined where none do. */
export function credentialHeaders(domain: string, proxies: RequestHeaderOptions | undefined): WithoutCredentials {
  const { usernameHeaders = [], groupHeaders = [], extraPrefixes = [] } = proxies ?? {};
  const names = new Set(["authorization", ...usernameHeaders, ...groupHeaders].map((name) => name.toLowerCase()));
  const prefixes = [IMPERSONATION, ...extraPrefixes.map((prefix) => prefix.toLowerCase())];
  const token = tokenProtocolPrefix(domain);
  return (headers) => {
    const kept: Record<string, readonly string[]> = Object.create(null);
    for (const [name, values] of Object.entries(headers)) {
      if (!names.has(name) && !prefixes.some((prefix) => name.startsWith(prefix))) kept[name] = values;
    }
    const offered = headers[PROTOCOLS]?.join(", ");
    if (offered?.includes(token)) kept[PROTOCOLS] = [otherProtocols(offered, token)];
    return kept;
  };
}

/** The first of them without tokens. */
function otherProtocols(offered: string, token: string): string {
  const others: string[] = [];
  for (const protocol of listItems(offered)) {
    if (!protocol.startsWith(token)) others.push(protocol);
    if (others.length === MOST_OFFERED) break;
  }
  return others.join(", ");
}
