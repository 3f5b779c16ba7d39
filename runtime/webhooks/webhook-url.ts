/** Addresses of webhooks: read by one function, so that what was checked is what is called (HOOK-13). */

/** The parts of an address as they are written; "" for those that are not there. */
export interface UrlParts {
  readonly scheme: string;
  /** With its colon and password, without `@`; undefined when there is no `@`. */
  readonly user: string | undefined;
  /** Host and port as written, an IPv6 address in brackets. */
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

const URL_PARTS =
  /^(?:(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/(?:(?<user>[^/?#]*)@)?(?<host>[^/?#@]*))?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>.*))?$/s;

const HOST = /^(?:\[[0-9A-Fa-f:.]+(?:%25[\w.~-]+)?\]|[^\s[\]<>"\\^`{|}%:]*)(?<port>:.*)?$/s;

/** Throws RangeError with the peer's words for what is no address. */
export function parseUrl(text: string): UrlParts {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001f\u007f]/.test(text)) throw new RangeError("net/url: invalid control character in URL");
  if (text.startsWith(":")) throw new RangeError("missing protocol scheme");
  const { scheme = "", user, host = "", path = "", query = "", fragment = "" } = URL_PARTS.exec(text)?.groups ?? {};
  const brokenEscape = /%(?![0-9A-Fa-f]{2}).{0,2}/s.exec(`${path}${fragment}`);
  if (brokenEscape !== null) throw new RangeError(`invalid URL escape ${JSON.stringify(brokenEscape[0])}`);
  const { port = "" } = HOST.exec(host)?.groups ?? {};
  if (!HOST.test(host)) throw new RangeError("invalid character in host name");
  if (!/^(?::\d*)?$/.test(port)) throw new RangeError(`invalid port ${JSON.stringify(port)} after host`);
  return { scheme: scheme.toLowerCase(), user, host, path, query, fragment };
}

/** Host without brackets, and port, of a host as written in an address. */
export function hostAndPort(host: string, standardPort: number): { readonly host: string; readonly port: number } {
  const [, name = "", port = ""] = /^(.*?)(?::(\d*))?$/s.exec(host) ?? [];
  return { host: name.replace(/^\[|\]$/g, ""), port: port === "" ? standardPort : Number(port) };
}

/** Host and port as they are written together. */
export const joinHostPort = (host: string, port: number): string => (host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`);
