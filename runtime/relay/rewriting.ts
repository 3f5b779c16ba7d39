/** Addresses in answers of a backend, made to lead through the proxy: it knows nothing of the path that it is served below. */
import { cleanPath } from "../definition/clean-path.js";
import type { RelayTarget } from "../registry/relays.js";
import { joinHostPort, parseUrl } from "../webhooks/webhook-url.js";

export class Rewriting {
  /** Host and port of the backend, as in its addresses. */
  readonly #backend: string;
  readonly #prefix: string;

  /** `prefix` is the decoded path in front of what is handed on; `host` is what the client calls this server. */
  constructor(
    target: RelayTarget,
    prefix: string,
    private readonly host: string,
  ) {
    this.#prefix = escapePath(prefix);
    this.#backend = target.port === "" ? joinHostPort(target.host, 0).replace(/:0$/, "") : joinHostPort(target.host, Number(target.port));
  }

  /** The path that the client asked for, as a backend is told of it; `path` is that of the target, escaped: it is clean. */
  forwardedUri(path: string): string {
    return `${cleanPath(this.#prefix).replace(/\/$/, "")}${path}`;
  }

  #below(path: string): string {
    return cleanPath(path === "" ? this.#prefix : `${this.#prefix}/${path}`);
  }

  /** As {@link rewrite}, of a header: a character for each byte. Those that are no ASCII are escaped, but in a query. */
  rewriteHeader(text: string): string {
    return this.rewrite(text.replace(UNQUERIED, (part) => part.replace(HIGH_BYTES, escapeByte)));
  }

  /** Absolute paths on the backend's host, or on the one that the client knows, are led through the proxy; others are left. */
  rewrite(text: string): string {
    let url: ReturnType<typeof parseUrl>;
    try {
      url = parseUrl(text);
    } catch {
      return text;
    }
    const { scheme, host, path } = url;
    const isElsewhere = host !== "" && host !== this.#backend && host !== this.host;
    if (isElsewhere || !path.startsWith("/")) return text;
    const origin = host !== "" && host === this.host ? `${scheme === "" ? "" : `${scheme}:`}//${host}` : "";
    const rest = text.slice(text.search(/[?#]|$/));
    return `${origin}${path.startsWith(this.#prefix) ? path : this.#below(path)}${rest}`;
  }
}

/** What a target is asked for. */
export const requestPath = ({ path, query }: RelayTarget, escaped = escapePath(path)): string =>
  `${path === "" ? "/" : escaped}${query === "" ? "" : `?${query}`}`;

const UNQUERIED = /^[^?#]+|#.*$/gs;
const HIGH_BYTES = /[\x80-\xff]/g;
const escapeByte = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

const PLAIN_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~$&+,/:;=@";
const PLAIN_PATH = /^[\w.~$&+,/:;=@-]*$/;
const PLAIN_BYTES = new Uint8Array(256);
for (const byte of Buffer.from(PLAIN_CHARACTERS)) PLAIN_BYTES[byte] = 1;
const PERCENT = "%".charCodeAt(0);
const HEX = "0123456789ABCDEF";
const ESCAPED_BYTES = 3;

/** A path as it stands in an address. */
export function escapePath(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  // In bytes: a path may be hundreds of thousands of characters, and to replace each in a text takes tens of times as long.
  const bytes = Buffer.from(path);
  const escaped = Buffer.allocUnsafe(ESCAPED_BYTES * bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (PLAIN_BYTES[byte] === 1) {
      escaped[length++] = byte;
      continue;
    }
    escaped[length++] = PERCENT;
    escaped[length++] = HEX.charCodeAt(byte >> 4);
    escaped[length++] = HEX.charCodeAt(byte & 15);
  }
  return escaped.toString("latin1", 0, length);
}
