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
