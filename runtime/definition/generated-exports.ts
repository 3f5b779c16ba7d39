/** What generated code exports besides resource definitions. */
import type { ProtobufCodec } from "./resource-definition.js";
import type { StructSchema } from "./schema.js";

/** A kind that is no resource but is sent or received in every group: Status, DeleteOptions, APIResourceList. */
export interface MetaType {
  readonly schema: StructSchema;
  readonly protobuf: ProtobufCodec;
}

/**
 * OpenAPI documents as JSON text whose vendor names are still templates (`${groupDomain}`). Each function reads its document
 * from disk, so that a server nobody asks never holds one.
 */
export interface OpenApiTemplates {
  /** The Swagger 2.0 document of the whole API. */
  v2(): string;
  /** The OpenAPI 3.0 document of each path below `/openapi/v3/`, itself a template: `api/v1`, `apis/storage.${groupDomain}/v1`. */
  readonly v3: Readonly<Record<string, () => string>>;
}
