/** Who, what and where of one request; built once at the front of the pipeline and passed explicitly. */
import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { VendorProfile } from "./vendor-profile.js";

/** An authenticated identity. */
export interface UserInfo {
  readonly name: string;
  readonly uid: string;
  readonly groups: readonly string[];
  readonly extra: Readonly<Record<string, readonly string[]>>;
}

/** What a request asks for, read off method and URL alone (specification: Path shapes, Verbs, Authorization). */
export interface RequestInfo {
  readonly isResourceRequest: boolean;
  /** Decoded path without query. */
  readonly path: string;
  /** API verb for resource requests, lower-case HTTP method otherwise. */
  readonly verb: string;
  readonly apiPrefix: string;
  readonly apiGroup: string;
  readonly apiVersion: string;
  readonly namespace: string;
  readonly resource: string;
  readonly subresource: string;
  readonly name: string;
  /** The first path segments after the prefix, group and version: resource, name, subresource, and whatever is behind them. */
  readonly parts: readonly string[];
  /** The path behind the subresource with the slash that it begins with, as `ResourceRequest` has it. */
  readonly subpath: string;
}

/** What asks for no resource; of what the server does by itself, all there is to say. */
export const NO_RESOURCE: RequestInfo = {
  isResourceRequest: false,
  path: "",
  verb: "",
  apiPrefix: "",
  apiGroup: "",
  apiVersion: "",
  namespace: "",
  resource: "",
  subresource: "",
  name: "",
  parts: [],
  subpath: "",
};

export interface RequestContext {
  readonly info: RequestInfo;
  readonly user: UserInfo;
  readonly auditId: string;
  readonly userAgent: string;
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
  /** Aborted when the client goes away or the request times out. */
  readonly signal: AbortSignal;
  /** Whether it is; asking costs no signal. */
  readonly isGone: boolean;
  /** Set for what the server writes before it takes requests: a program that only runs once this server does is not asked about it. */
  readonly boot?: true;
  /** When it is answered with a 504, by `performance.now()`; absent for what takes as long as it takes. */
  readonly deadline?: number | undefined;
  /** Set while a write that ends in TurnedLarge is made anew, where large objects are worked on. */
  mayTurnLarge?: boolean;
  /** Adds a `Warning: 299` header; repeated texts are sent once. */
  warn(text: string): void;
  /**
   * Notes something for the audit event of the request; absent where nothing is audited. What is noted at the level `Request` is for
   * events that have the body of the request, too; a function is called only when its text is wanted.
   */
  annotate?(key: string, value: AnnotationText, level?: AnnotationLevel): void;
}

export type AnnotationText = string | (() => string);

/** The lowest level of audit events that show an annotation. */
export type AnnotationLevel = "Metadata" | "Request";
