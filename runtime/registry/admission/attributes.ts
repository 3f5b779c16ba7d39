/** What admission is told of a write, and what it may do to it (specification: Admission). */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { AnnotationLevel, AnnotationText } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { Reinvocation } from "./reinvocation.js";

export type AdmissionOperation = "CREATE" | "UPDATE" | "DELETE" | "CONNECT";

export interface GroupVersionKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

export interface GroupVersionResource {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
}

/** A JSON patch that a webhook answered with. */
export interface WebhookPatch {
  /** Name of the webhook. */
  readonly hook: string;
  /** Version of the resource that the webhook was shown. */
  readonly definition: ResourceDefinition;
  readonly bytes: Buffer;
}

export interface PatchedElsewhere {
  /** JSON of the patch; undefined for one that says nothing. */
  readonly patch: string | undefined;
  /** Whether the object is another one. */
  readonly isChanged: boolean;
}

/** What is about to happen to which object, as one caller asked for it. */
export interface AdmissionAttributes {
  readonly operation: AdmissionOperation;
  /** Kind of `object` and `oldObject`; not the resource's own for sub-resources such as `scale` and `binding`. */
  readonly kind: GroupVersionKind;
  /** Resource as the path names it. */
  readonly resource: GroupVersionResource;
  /** "" for the main resource. */
  readonly subresource: string;
  /** Resource of the path in the version the client speaks. */
  readonly definition: ResourceDefinition;
  /** The same resource in all its versions, for rules that speak of another one; which of them is stored they say themselves. */
  readonly equivalents: readonly ResourceDefinition[];
  /** "" for what belongs to no namespace, namespaces themselves included. */
  readonly namespace: string;
  /** "" while the name is yet to be generated, and for a whole collection. */
  readonly name: string;
  /** The new state, conformed and with its defaults; undefined for DELETE. Change it with `mutate` or `replace` only. */
  readonly object: Readonly<ApiObject> | undefined;
  /** The state before; undefined for CREATE and CONNECT. */
  readonly oldObject: Readonly<ApiObject> | undefined;
  /** JSON of the state before, in the version of `definition`, of an object that is deleted unread: `oldObject` is what decides that then. */
  readonly oldText?: Buffer | undefined;
  /** The operation's own options object, e.g. of kind CreateOptions; undefined for CONNECT. */
  readonly options: JsonObject | undefined;
  readonly dryRun: boolean;
  /** What a second round over the mutating plugins needs to know. */
  readonly reinvocation: Reinvocation;

  /** `object` in another version of the resource, converted when first asked for and again after a change. */
  objectIn(definition: ResourceDefinition): Readonly<ApiObject> | undefined | Promise<Readonly<ApiObject> | undefined>;
  oldObjectIn(definition: ResourceDefinition): Readonly<ApiObject> | undefined | Promise<Readonly<ApiObject> | undefined>;

  /**
   * Changes the object in place; it is conformed and defaulted again at once. Only while plugins admit.
   * @throws DecodeError when it no longer fits its schema, TypeError when there is no object or only validation goes on.
   */
  mutate(change: (object: ApiObject) => void): void;
  /** As `mutate`, for fields that are set in canonical form, and that no default depends on: the object is not gone over again. */
  fill(change: (object: ApiObject) => void): void;
  /** The same for a whole new object, in any version of the resource; it is given away. */
  replace(object: ApiObject): void | Promise<void>;
  /** Applies the patch of a webhook where the write goes on; absent for writes that are worked on here. @throws StatusError */
  patchElsewhere?(patch: WebhookPatch): Promise<PatchedElsewhere>;
  /** True for a write that is worked on elsewhere: nothing is here of its objects but names. */
  readonly namesOnly: boolean;
  /** Notes something for the audit event of the request, as its context does. */
  annotate(key: string, value: AnnotationText, level?: AnnotationLevel): void;
}
