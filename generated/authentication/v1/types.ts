// Generated from api-definitions/authentication/v1. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1/types.js";

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
  expirationSeconds?: number | bigint;
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

/** Asks whom a token belongs to. It is answered and not stored. */
export interface TokenReview {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "TokenReview";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The question. */
  spec: TokenReviewSpec;
  /** The answer. */
  status?: TokenReviewStatus;
}

/** A list of TokenReview objects. */
export interface TokenReviewList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "TokenReviewList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The TokenReview objects. */
  items: TokenReview[];
}

/** The question. */
export interface TokenReviewSpec {
  /** The token. */
  token?: string;
  /** Audiences, one of which the token has to be meant for; the API server's when empty. */
  audiences?: string[];
}

/** The answer. */
export interface TokenReviewStatus {
  /** Whether the token is good. */
  authenticated?: boolean;
  /** Whom it belongs to. */
  user?: UserInfo;
  /** Those of the asked audiences that it is meant for. */
  audiences?: string[];
  /** Why it could not be checked. */
  error?: string;
}

/** Somebody who makes requests. */
export interface UserInfo {
  /** Name that identifies the user among all active users. */
  username?: string;
  /** Name that identifies the user over time. */
  uid?: string;
  /** Groups that the user is in. */
  groups?: string[];
  /** Further facts about the user, by key. */
  extra?: Record<string, string[]>;
}
