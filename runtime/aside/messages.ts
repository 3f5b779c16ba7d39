/** What the server's thread and the thread for large requests say to each other: plain data, bytes handed over rather than copied. */

import type { AuthorizationAttributes } from "../authz/authorizer.js";
import type { Piece } from "../codec/pieces.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { JsonObject } from "../definition/json.js";
import type { RequestInfo, UserInfo } from "../definition/request-context.js";
import type { ResourceDefinition, Verb } from "../definition/resource-definition.js";
import type { Status } from "../errors/status.js";
import type { AdmissionOperation } from "../registry/admission/attributes.js";
import type { AdmissionStage } from "../registry/admission/chain.js";
import type { DeleteOptions, UpdateOptions } from "../registry/options.js";
import type { Fate } from "../registry/resource-hook.js";
import type { Revision, StorageErrorCode } from "../storage/key-value-store.js";

/** What the thread has to know of the server; given once. */
export interface AsideSettings {
  /** Name of the vendor profile. */
  readonly profile: string;
  /** Feature gates that are on. */
  readonly gates: readonly FeatureGateName[];
  /** `group/version/resource` of everything served. */
  readonly served: readonly string[];
}

/** How what is served is named. */
export const pathOf = ({ group, version, resource }: Pick<ResourceDefinition, "group" | "version" | "resource">): string =>
  `${group}/${version}/${resource}`;

/** The verbs that are worked on aside. */
export type AsideVerb = Extract<Verb, "get" | "create" | "update" | "patch" | "delete">;

/** One request, admitted to its endpoint. */
export interface AsideRequest {
  readonly verb: AsideVerb;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: string;
  readonly body: Uint8Array;
  /** Of a write that a part of the server asks for; absent: a client does, by the body. */
  readonly own?: OwnOptions;
  readonly info: RequestInfo;
  readonly user: UserInfo;
  readonly auditId: string;
  readonly userAgent: string;
  /** Whether plugins of admission have to see the objects, rather than their names, where they may change them and where they only refuse. */
  readonly isReadByPlugins: Readonly<Record<AdmissionStage, boolean>>;
  /** Whether plugins of admission may take something for the object. */
  readonly isReservedByPlugins: boolean;
  readonly target: {
    readonly group: string;
    readonly version: string;
    readonly resource: string;
    readonly namespace: string;
    readonly name: string;
    readonly subresource: string;
  };
}

/** Of a write that no client has asked for by itself: the verb is `update`, of what is asked for by `change`, or `delete`. */
export type OwnOptions = UpdateOptions | DeleteOptions;

/** One piece of what is sent of a large object. */
export interface PieceOrder {
  /** `group/version/resource` of the version that is spoken. */
  readonly path: string;
  /** The object as it is stored. */
  readonly json: Uint8Array;
  /** Whether that is another version. */
  readonly isOtherVersion: boolean;
  readonly piece: Piece;
}

/** To the thread. */
export type ToAside =
  | { readonly type: "piece"; readonly id: number; readonly order: PieceOrder }
  | { readonly type: "request"; readonly id: number; readonly request: AsideRequest }
  /** The caller is gone, or was told that the time is over. */
  | { readonly type: "abort"; readonly id: number }
  | { readonly type: "reply"; readonly question: number; readonly value: unknown }
  /** A plugin changes the object that admission is asked about. */
  | { readonly type: "replace"; readonly id: number; readonly change: Change }
  | { readonly type: "failed"; readonly question: number; readonly failure: Failure };

/** From the thread, with the time that it has worked for what it says; without one next to none. */
export type FromAside = Said & { readonly spentMs?: number };

type Said =
  | { readonly type: "answer"; readonly id: number; readonly answer: AsideAnswer }
  | { readonly type: "made"; readonly id: number; readonly bytes: Uint8Array }
  /** What has become of the object, or why it cannot be. */
  | { readonly type: "replaced"; readonly id: number; readonly outcome: Changed | Failure }
  | { readonly type: "failed"; readonly id: number; readonly failure: Failure; readonly warnings: readonly string[] }
  /** `heldBytes`: about what the objects that it is about take while it waits. */
  | { readonly type: "question"; readonly id: number; readonly question: number; readonly asked: Question; readonly heldBytes: number };

/** What a plugin makes of an object. */
export interface Change {
  /** JSON of the object that it puts in the place of the one that is there; absent for that one. */
  readonly json?: Uint8Array<ArrayBuffer>;
  /** Applied to it. */
  readonly patch?: {
    readonly hook: string;
    /** `group/version/resource` of the version that is patched. */
    readonly path: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
  };
}

export interface Changed {
  readonly kind: "changed";
  /** JSON of the object: conformed, with its defaults. */
  readonly json: Uint8Array;
  /** JSON of the patch; undefined for none, and for one that says nothing. */
  readonly patch: string | undefined;
  /** Whether the patch has changed the object. */
  readonly isChanged: boolean;
}

/** The whole answer to a request. */
export interface AsideAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
  readonly headers: readonly string[];
  readonly warnings: readonly string[];
}

/** What only the server's own thread knows or may do. */
export type Question =
  /** Whether it is its turn to go on: the answer comes when it is. */
  | { readonly kind: "turn" }
  /** The current state of these keys, no older than the question. */
  | { readonly kind: "fresh"; readonly keys: readonly HeldKey[]; readonly atLeast?: Revision }
  | { readonly kind: "commit"; readonly key: string; readonly value?: Uint8Array; readonly expected: Revision }
  | {
      readonly kind: "admission";
      readonly stage: "admit" | "validate";
      readonly attributes: AsideAttributes;
      readonly objects?: AsideObjects;
    }
  /** What the kind, or admission, takes for an object that is about to be stored. */
  | {
      readonly kind: "reserve";
      readonly by: "kind" | "admission";
      readonly attributes: AsideAttributes;
      readonly objects: AsideObjects;
    }
  /** What a handler says to an object that keeps nothing. */
  | { readonly kind: "handle"; readonly object: Uint8Array<ArrayBuffer>; readonly dryRun: boolean }
  /** What the part of the server that asks for a write makes of the object. */
  | { readonly kind: "change"; readonly object: Uint8Array<ArrayBuffer> }
  /** What became of an object that something was taken for. */
  | { readonly kind: "reserved"; readonly reservation: number; readonly fate: Fate }
  | { readonly kind: "authorize"; readonly attributes: AuthorizationAttributes };

/** A key and the revision of it that the thread has; 0 for none. */
export interface HeldKey {
  readonly key: string;
  readonly revision: Revision;
}

/** An entry of the cache as it is sent over. */
export interface SentEntry {
  readonly key: string;
  readonly revision: Revision;
  readonly offset: number;
  readonly json: Uint8Array;
}

export interface FreshReply {
  readonly revision: Revision;
  /** Entries that are other than those held. */
  readonly entries: readonly SentEntry[];
  /** Keys that were held and hold nothing any more. */
  readonly gone: readonly string[];
}

export type CommitReply =
  | { readonly ok: true; readonly revision: Revision }
  | { readonly ok: false; readonly current?: { readonly value: Uint8Array; readonly revision: Revision } };

/** JSON of the states after and before a write, for plugins that look at them. */
export interface AsideObjects {
  readonly object?: Uint8Array<ArrayBuffer>;
  readonly oldObject?: Uint8Array<ArrayBuffer>;
  /** The document of the operation's options. */
  readonly options: JsonObject | undefined;
}

/** JSON of the object as plugins have changed it; undefined when they have not. */
export type AdmissionReply = Uint8Array | undefined;

export interface ReserveReply {
  /** Names what was taken, for the word on what became of the object; absent when nothing was. */
  readonly reservation?: number;
  /** JSON of the object, into which it was written, without metadata. */
  readonly object?: Uint8Array<ArrayBuffer>;
}

/** JSON of the changed object. */
export type ChangeReply = Uint8Array;

/** JSON of the answer, or what became of the request where there is none. */
export type HandleReply = Uint8Array | { readonly status: Status };

/** What plugins are told that never look at objects. */
export interface AsideAttributes {
  readonly operation: AdmissionOperation;
  readonly name: string;
  readonly generateName: string;
  readonly dryRun: boolean;
}

/** An error on its way between threads. */
export type Failure =
  | { readonly kind: "decode"; readonly text: string; readonly prefix: string }
  | { readonly kind: "status"; readonly status: Status; readonly cause?: string }
  | { readonly kind: "storage"; readonly code: StorageErrorCode; readonly message: string; readonly oldest?: Revision }
  | { readonly kind: "unknown"; readonly text: string };
