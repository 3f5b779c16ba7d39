/** A document as it is sent. */
import { createHash } from "node:crypto";
import type { DocumentForm } from "../definition/generated-exports.js";

export interface PublishedDocument {
  readonly form: DocumentForm;
  /** Upper-case hexadecimal SHA-512 of the content, the peer's form. */
  readonly hash: string;
  /** The content, compressed where it lies ready so and `gzip` allows it. */
  content(gzip: boolean): Promise<DocumentContent>;
}

export interface DocumentContent {
  readonly bytes: Buffer;
  readonly gzipped: boolean;
}

/** All documents there are of what is served. */
export interface OpenApiDocuments {
  /** Paths below `/openapi/v3/`, sorted. */
  readonly paths: readonly string[];
  /** Undefined where there is no such document. */
  v3(path: string, form: DocumentForm): Promise<PublishedDocument | undefined>;
  v2(form: DocumentForm): Promise<PublishedDocument>;
}

const hashOf = (bytes: Buffer): string => createHash("sha512").update(bytes).digest("hex").toUpperCase();

export function publishedDocument(form: DocumentForm, bytes: Buffer): PublishedDocument {
  return { form, hash: hashOf(bytes), content: async () => ({ bytes, gzipped: false }) };
}
