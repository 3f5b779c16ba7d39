// Generated from api-definitions/core/v1/namespace.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** A scope for names, and the unit of access control and deletion. */
export interface Namespace {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Namespace";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What a namespace is to be. */
  spec?: NamespaceSpec;
  /** What a namespace is. */
  status?: NamespaceStatus;
}

/** A list of Namespace objects. */
export type NamespaceList = ObjectList<"NamespaceList", Namespace, ListMeta>;

/** What a namespace is to be. */
export interface NamespaceSpec {
  /** Parties that must act before the namespace is removed. */
  finalizers?: string[];
}

/** What a namespace is. */
export interface NamespaceStatus {
  /** Active, or Terminating once it is being deleted. */
  phase?: string;
  /** How its deletion goes. */
  conditions?: NamespaceCondition[];
}

/** One aspect of the deletion of a namespace. */
export interface NamespaceCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}
