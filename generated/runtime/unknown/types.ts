// Generated from api-definitions/runtime/unknown.yaml. Do not edit.

/** Kind and version of the enveloped object. */
export interface TypeMeta {
  /** Group and version of the object. */
  apiVersion?: string;
  /** Kind of the object. */
  kind?: string;
}

/** Envelope of the binary encoding, behind the prefix. */
export interface Unknown {
  /** Kind and version of the object. */
  typeMeta?: TypeMeta;
  /** The serialized object. */
  raw?: string;
  /** Encoding of raw; empty when there is none. */
  contentEncoding?: string;
  /** Media type of raw; empty means the binary encoding. */
  contentType?: string;
}
