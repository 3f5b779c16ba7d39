/** Addresses in answers of a backend, made to lead through the proxy: it knows nothing of the path that it is served below. */
import { posix } from "node:path";
import type { RelayTarget } from "../registry/relays.js";
import { joinHostPort, parseUrl } from "../webhooks/webhook-url.js";

export class Rewriting {
  /** Host and port of the backend, as in its addresses. */
  readonly #backend: string;
  readonly #prefix: string;

  /** `prefix` is the decoded path in front of what is handed on; `host` is what the client calls this server. */
  constructor(
    private readonly target: RelayTarget,
    prefix: string,
    private readonly host: string,
  ) {
    this.#prefix = escapePath(prefix);
    this.#backend = target.port === "" ? joinHostPort(target.host, 0).replace(/:0$/, "") : joinHostPort(target.host, Number(target.port));
  }

  /** The path that the client asked for, as a backend is told of it. */
  get forwardedUri(): string {
    const path = escapePath(this.target.path);
    const joined = posix.join(this.#prefix, path);
    return path.endsWith("/") && !joined.endsWith("/") ? `${joined}/` : joined;
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
    return `${origin}${path.startsWith(this.#prefix) ? path : posix.join(this.#prefix, path)}${rest}`;
  }
}

/** What a target is asked for. */
export const requestPath = ({ path, query }: RelayTarget): string =>
  `${path === "" ? "/" : escapePath(path)}${query === "" ? "" : `?${query}`}`;

/** A path as it stands in an address. */
export function escapePath(path: string): string {
  return encodeURIComponent(path.toWellFormed())
    .replace(/%(24|26|2B|2C|2F|3A|3B|3D|40)/g, (escaped) => decodeURIComponent(escaped))
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
