/** An answer that is neither an object nor a list: health reports, version, discovery, OpenAPI. */

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

/** The 304 of a client that has what it asks for; undefined for one that has not. `etag` has its quotes. */
export function notModified(ifNoneMatch: string | undefined, etag: string, headers: readonly string[]): DocumentAnswer | undefined {
  const known = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  if (!known.includes(etag) && !known.includes("*")) return undefined;
  return { status: 304, contentType: "", body: Buffer.alloc(0), headers };
}
