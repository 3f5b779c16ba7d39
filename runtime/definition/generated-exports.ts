/** What generated code exports besides resource definitions. */
import type { ProtobufCodec } from "./resource-definition.js";
import type { StructSchema } from "./schema.js";
import type { VendorProfile } from "./vendor-profile.js";

/** What is said of an API group as a whole. */
export interface ApiGroup {
  /** "" for the core group. */
  readonly name: string;
  /** Groups of higher priority come first in discovery, those of equal ones by name. */
  readonly priority: number;
  /** The preferred one first. */
  readonly versions: readonly string[];
}

export type ApiGroupsFactory = (profile: VendorProfile) => readonly ApiGroup[];

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
  /** The OpenAPI 3.0 document of each path below `/openapi/v3/`, itself a template: `api/v1`, `apis/storage.${groupDomain}/v1`. */
  readonly v3: Readonly<Record<string, () => string>>;
  /** What the build made of them for a profile; undefined where they were not built. */
  prepared(profile: string): PreparedDocuments | undefined;
}

/** Documents ready to be sent: of a profile, with what is served by default. */
export interface PreparedDocuments {
  /** By path below `/openapi/`: `v2`, `v3/api/v1`. */
  readonly documents: Readonly<Record<string, PreparedDocument>>;
  /** Rejects when the file is gone. */
  read(file: string): Promise<Buffer>;
}

export type DocumentForm = "json" | "binary";

export interface PreparedDocument {
  /** Plural names of the resources that a document of a group version tells of, sorted; absent for others. */
  readonly resources?: readonly string[];
  readonly forms: Readonly<Record<DocumentForm, PreparedForm>>;
}

export interface PreparedForm {
  readonly file: string;
  /** Upper-case hexadecimal SHA-512 of the content. */
  readonly hash: string;
  /** File with the content compressed, for contents that are large enough to be. */
  readonly gzip?: string;
}
