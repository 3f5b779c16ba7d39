/**
 * What does the work of resources that keep nothing (reviews) and of sub-resources of another kind (eviction, binding, token, log,
 * exec, proxy). Definitions name a handler; `runtime/kinds` has it; the composition root joins the two.
 */

import type { Clock } from "../clock/clock.js";
import type { Random } from "../clock/random.js";
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { ApiObject } from "../definition/object-meta.js";
import type { RequestContext, RequestInfo, UserInfo } from "../definition/request-context.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { Status } from "../errors/status.js";
import type { AdmittedConnect } from "./connect.js";
import type { Soon } from "./conversion/versions.js";
import type { ObjectTarget } from "./options.js";
import type { Relays } from "./relays.js";
import type { KeptReading } from "./resources/kept-reading.js";

/** A question to the authorizers of the server, about any user. */
export interface AuthorizationQuestion {
  readonly user: UserInfo;
  /** Who asks, where somebody asks about another. */
  readonly asker?: UserInfo;
  readonly info: Pick<
    RequestInfo,
    "isResourceRequest" | "path" | "verb" | "apiGroup" | "apiVersion" | "namespace" | "resource" | "subresource" | "name"
  >;
}

/** `allowed` and `denied` are never both set; neither is no opinion, which means no. */
export interface AuthorizationAnswer {
  readonly allowed: boolean;
  readonly denied: boolean;
  readonly reason: string;
  /** What went wrong while it was decided: the answer may be another when it is well. */
  readonly error?: string;
}

/** What somebody may do with resources, or with `nonResourceURLs` at paths. `*` stands for everything. */
export interface ListedRule {
  readonly verbs: readonly string[];
  readonly apiGroups?: readonly string[] | undefined;
  readonly resources?: readonly string[] | undefined;
  readonly resourceNames?: readonly string[] | undefined;
  readonly nonResourceURLs?: readonly string[] | undefined;
}

/** All that somebody may do, as far as the authorizers can list it. */
export interface RuleList {
  readonly rules: readonly ListedRule[];
  /** Somebody who decides cannot list. */
  readonly incomplete: boolean;
  readonly errors: readonly string[];
}

/** Who may do what, as hooks may ask. */
export interface Permissions {
  authorize(question: AuthorizationQuestion): Soon<AuthorizationAnswer>;
  /** What roles and bindings grant the user in the namespace and in the whole cluster, whatever the modes of authorization. */
  rulesGranted(user: UserInfo, namespace: string): RuleList;
}

/** Where an object is; `namespace` "" for cluster scope. */
export interface ObjectPlace {
  readonly namespace: string;
  readonly name: string;
}

export interface AccessOptions {
  /** Decides and shows everything, stores nothing. */
  readonly dryRun?: boolean;
  /** Sub-resource to write through; default: the resource itself. */
  readonly subresource?: string;
  /** Admission has agreed to the request that asks for this. */
  readonly admitted?: boolean;
}

/** The objects of one resource, in the version it was asked for. Reads are the cache's present state. */
export interface ObjectAccess {
  /** Undefined when there is none. Not to be mutated. */
  get(place: ObjectPlace): Soon<Readonly<ApiObject> | undefined>;
  /** One that may be mutated. */
  copy(place: ObjectPlace): Soon<ApiObject | undefined>;
  /** Those of one namespace that are wanted, as they are at one time; "" is all. Looked at a slice at a time. Not to be mutated. */
  list(namespace: string, isWanted: (object: Readonly<ApiObject>) => Soon<boolean>): Promise<readonly Readonly<ApiObject>[]>;
  /** As {@link list}, of those that are wanted by what `reading` has of them: the others are not read again for it. `user` takes turns with others. */
  listBy<T>(
    namespace: string,
    reading: KeptReading<T>,
    isWanted: (read: T) => boolean,
    user?: string,
  ): Promise<readonly Readonly<ApiObject>[]>;
  /** In the name of the caller, through admission and validation. Throws StatusError 400, 403, 409, 422. */
  create(context: RequestContext, place: ObjectPlace, object: ApiObject, options?: AccessOptions): Promise<void>;
  /** `change` is called again with a newer state when another writer came between; throws to refuse. Throws StatusError 404 and as above. */
  update(context: RequestContext, place: ObjectPlace, change: (object: ApiObject) => void, options?: AccessOptions): Promise<void>;
  /** With the given preconditions, where there are any. Throws StatusError 403, 404, 409. */
  delete(context: RequestContext, place: ObjectPlace, options?: DeletionOptions): Promise<void>;
}

export interface DeletionOptions {
  readonly dryRun?: boolean;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly gracePeriodSeconds?: number | undefined;
  readonly propagationPolicy?: string | undefined;
  readonly admitted?: boolean;
}

/** An object that a token names. */
export interface TokenObject {
  readonly name: string;
  readonly uid: string;
}

/** A token of a service account to be made. */
export interface TokenOrder {
  readonly namespace: string;
  readonly account: TokenObject;
  /** None: the server's own. */
  readonly audiences: readonly string[];
  /** How long it is to live; it may be given less. */
  readonly seconds: number;
  readonly pod?: TokenObject;
  readonly secret?: TokenObject;
}

export interface IssuedToken {
  readonly token: string;
  readonly audiences: readonly string[];
  readonly seconds: number;
  /** When it ends, as its owner is told; milliseconds since the epoch. */
  readonly expires: number;
  /** What whoever ordered it should know. */
  readonly warning?: string;
}

/** Tokens of this server: made and recognised. */
export interface TokenServices {
  /** What tokens have to be meant for. */
  readonly audiences: readonly string[];
  /** Throws StatusError 500 on a server without a key for it. */
  issue(order: TokenOrder): Promise<IssuedToken>;
  /** Whose a token is, and which of the audiences (none: the server's own) it is for; users who ask take turns. Rejects with an Error that says why it is no good. */
  review(
    token: string,
    audiences: readonly string[],
    caller: UserInfo,
  ): Promise<{ readonly user: UserInfo; readonly audiences: readonly string[] }>;
}

/** How a part of the control plane is. */
export interface ComponentHealth {
  readonly name: string;
  readonly well: boolean;
  /** What it said, or why it said nothing. */
  readonly message: string;
  /** What is wrong with what it said. */
  readonly error?: string;
}

/** What of the server a handler may use. */
export interface HandlerServices {
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly random: Random;
  /** Whether a feature gate is on. */
  gate(name: FeatureGateName): boolean;
  /** Undefined while no such resource is served. */
  resource(group: string, version: string, plural: string): ObjectAccess | undefined;
  authorize(question: AuthorizationQuestion): Soon<AuthorizationAnswer>;
  /** What the user may do in the namespace and in the whole cluster. */
  rulesFor(user: UserInfo, namespace: string): RuleList;
  readonly tokens: TokenServices;
  /** The parts of the control plane, as they are now. */
  components(): Promise<readonly ComponentHealth[]>;
  readonly relays: Relays;
}

/** One POST. */
export interface CreationRequest {
  readonly context: RequestContext;
  /** The path: for sub-resources with the name of the object they belong to. */
  readonly target: ObjectTarget;
  /** Conformed, defaulted, admitted; may be mutated and given back. */
  readonly object: ApiObject;
  readonly dryRun: boolean;
}

/** What became of the request, where there is no object to show. */
export class Outcome {
  constructor(readonly status: Status) {}
}

/** Answers POST; the answer is of the kind the definition says it gives. Throws StatusError to refuse. */
export interface CreatingHandler {
  readonly does: "create";
  create(request: CreationRequest, services: HandlerServices): Soon<ApiObject | Outcome>;
}

/** Answers GET of one and of all, from wherever: nothing of it is stored. */
export interface ReadingHandler {
  readonly does: "read";
  /** Undefined when there is none of that name. */
  get(context: RequestContext, place: ObjectPlace, services: HandlerServices): Soon<ApiObject | undefined>;
  list(context: RequestContext, namespace: string, services: HandlerServices): Soon<readonly ApiObject[]>;
}

/** Takes the exchange over. */
export interface ConnectingHandler {
  readonly does: "connect";
  /** A read like any other: admission is not asked about it. */
  readonly onlyReads?: true;
  /** Resolves when the exchange is over. Throws StatusError while nothing was answered. */
  connect(context: RequestContext, target: ObjectTarget, request: AdmittedConnect, services: HandlerServices): Promise<void>;
}

export type Handler = CreatingHandler | ReadingHandler | ConnectingHandler;

/** Handlers by the name definitions give them. */
export type Handlers = Readonly<Record<string, Handler>>;
