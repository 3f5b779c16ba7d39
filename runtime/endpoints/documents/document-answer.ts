/** An answer that is neither an object nor a list: health reports, version, discovery, OpenAPI. */
import { listItems } from "../../definition/list-items.js";

export interface DocumentAnswer {
  readonly status: number;
  /** "" for answers without body. */
  readonly contentType: string;
  readonly body: Buffer;
  /** Name and value in turn, beside those every answer has. */
  readonly headers?: readonly string[];
  /** The body is compressed already, as its headers say. */
  readonly isCompressed?: boolean;
}

/** In front of a tag of what means the same, if not byte for byte. */
const WEAK = "W/";

/** The 304 of a client that has what it asks for; undefined for one that has not. `etag` has its quotes. */
export function notModified(ifNoneMatch: string | undefined, etag: string, headers: readonly string[]): DocumentAnswer | undefined {
  for (const item of listItems(ifNoneMatch ?? "")) {
    const tag = item.startsWith(WEAK) ? item.slice(WEAK.length) : item;
    if (tag === etag || tag === "*") return { status: 304, contentType: "", body: Buffer.alloc(0), headers };
  }
  return undefined;
}
