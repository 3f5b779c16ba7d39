/** Why a webhook could not be asked, in the words in which the peer's clients tell it. */
import { quoteText } from "../errors/quote-text.js";
import { joinHostPort } from "./webhook-url.js";

const UNKNOWN_AUTHORITY: ReadonlySet<string> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "CERT_UNTRUSTED",
  "INVALID_CA",
]);

const DIALLING: ReadonlyMap<string, string> = new Map([
  ["ECONNREFUSED", "connect: connection refused"],
  ["EHOSTUNREACH", "connect: no route to host"],
  ["ENETUNREACH", "connect: network is unreachable"],
  ["EADDRNOTAVAIL", "connect: cannot assign requested address"],
  ["ETIMEDOUT", "i/o timeout"],
]);

/** Where a connection leads. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** What a call says of itself when it fails: `Post "<url>": <cause>`. */
export const postFailure = (url: string, cause: string): string => `Post ${quoteText(url)}: ${cause}`;

/** The cause in an error of Node's connections; what the other side sent is in none of them. `name` is whom it has to prove to be. */
export function failureText(error: unknown, { host, port }: Address, name: string): string {
  const { code = "", cert } = error as NodeJS.ErrnoException & { readonly cert?: { readonly subjectaltname?: string } };
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `dial tcp: lookup ${host}: no such host`;
  const dialling = DIALLING.get(code);
  if (dialling !== undefined) return `dial tcp ${joinHostPort(host, port)}: ${dialling}`;
  if (UNKNOWN_AUTHORITY.has(code)) return "x509: certificate signed by unknown authority";
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") return "x509: certificate has expired or is not yet valid";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return otherName(cert?.subjectaltname ?? "", name);
  if (code === "ECONNRESET" || code === "EPIPE")
    return error instanceof Error && /hang up|disconnected/.test(error.message) ? "EOF" : "connection reset by peer";
  if (code.startsWith("HPE_")) return "net/http: HTTP/1.x transport connection broken: malformed HTTP response";
  if (code === "EPROTO" || code.startsWith("ERR_SSL_WRONG_VERSION") || code.startsWith("ERR_SSL_PACKET")) {
    return "http: server gave HTTP response to HTTPS client";
  }
  if (code.startsWith("ERR_SSL_")) return `remote error: tls: ${code.slice("ERR_SSL_".length).toLowerCase().replaceAll("_", " ")}`;
  return code === "" ? "unexpected EOF" : code;
}

function otherName(alternatives: string, name: string): string {
  const names = alternatives.split(", ").map((each) => /^(DNS|IP Address):(.*)$/.exec(each) ?? []);
  const isAddress = /^[\d.]+$|:/.test(name);
  const held = names.filter(([, type]) => (type === "IP Address") === isAddress).map(([, , text]) => text);
  if (held.length > 0) return `x509: certificate is valid for ${held.join(", ").slice(0, 512)}, not ${name}`;
  return isAddress
    ? `x509: cannot validate certificate for ${name} because it doesn't contain any IP SANs`
    : `x509: certificate is not valid for any names, but wanted to match ${name}`;
}
