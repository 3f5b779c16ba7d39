/** Who the client is to the server. The core knows ready-made texts; files, plug-ins and clusters are in the part for Node. */
import type { ClientCertificate } from "./transport.js";

/** What one request proves itself with. */
export interface Credential {
  /** Value of the Authorization header. */
  readonly authorization?: string;
  readonly certificate?: ClientCertificate;
}

/** Where credentials come from. Implementations cache; they are asked before each request. */
export interface Credentials {
  /** Rejects with a ConfigurationError or the plug-in's failure, never telling a secret. */
  current(): Credential | Promise<Credential>;
  /** The server answered 401 to a request with this credential. True: others are to be had, another try may go better. */
  refused(credential: Credential): boolean | Promise<boolean>;
}

const NONE: Credential = {};

/** Ones that never change. */
export const fixedCredentials = (credential: Credential = NONE): Credentials => ({ current: () => credential, refused: () => false });

export const bearerToken = (token: string): Credentials => fixedCredentials({ authorization: `Bearer ${token}` });

export function basicAuth(username: string, password: string): Credentials {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return fixedCredentials({ authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` });
}

export const clientCertificate = (certificate: ClientCertificate): Credentials => fixedCredentials({ certificate });

/** Whom to act as (specification: Impersonation). */
export interface Impersonation {
  readonly user: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

/** Headers that ask to act as somebody else. Keys of extra are percent-encoded where HTTP wants it. */
export function impersonationHeaders({ user, uid, groups, extra }: Impersonation): Record<string, string | readonly string[]> {
  const headers: Record<string, string | readonly string[]> = { "impersonate-user": user };
  if (uid !== undefined) headers["impersonate-uid"] = uid;
  if (groups !== undefined && groups.length > 0) headers["impersonate-group"] = groups;
  for (const [key, values] of Object.entries(extra ?? {})) headers[`impersonate-extra-${headerKey(key)}`] = values;
  return headers;
}

/** Percent-encodes what a header name cannot hold, and capitals, which it would not keep. */
function headerKey(key: string): string {
  const encoder = new TextEncoder();
  const percent = (text: string): string => Array.from(encoder.encode(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  return key.replace(/[^a-z0-9!#$&'*+.^_`|~-]/gu, percent);
}
