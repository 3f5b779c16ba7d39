// Generated from api-definitions/authentication/v1/token-request.yaml. Do not edit.
import type { ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Asks for a token of a service account, by way of its sub-resource token. */
export interface TokenRequest {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "TokenRequest";
  /** Name and namespace of the service account. */
  metadata?: ObjectMeta;
  /** What the token is to be. */
  spec: TokenRequestSpec;
  /** The token. */
  status?: TokenRequestStatus;
}

/** What the token is to be. */
export interface TokenRequestSpec {
  /** Whom the token is for; the API server when empty. */
  audiences: string[];
  /** Life of the token in seconds; it may be given less. */
  expirationSeconds?: number;
  /** Pod or secret that the token lives and dies with. */
  boundObjectRef?: BoundObjectReference;
}

/** The token. */
export interface TokenRequestStatus {
  /** The token itself. */
  token: string;
  /** When it expires. */
  expirationTimestamp: string;
}

/** An object that a token is bound to. */
export interface BoundObjectReference {
  /** Pod or Secret. */
  kind?: string;
  /** API version of the object. */
  apiVersion?: string;
  /** Name of the object. */
  name?: string;
  /** UID of the object. */
  uid?: string;
}
