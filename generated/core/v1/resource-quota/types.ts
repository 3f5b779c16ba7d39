// Generated from api-definitions/core/v1/resource-quota.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** The most that a namespace may use in all. */
export interface ResourceQuota {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ResourceQuota";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The most that may be used. */
  spec?: ResourceQuotaSpec;
  /** What is used. */
  status?: ResourceQuotaStatus;
}

/** A list of ResourceQuota objects. */
export type ResourceQuotaList = ObjectList<"ResourceQuotaList", ResourceQuota, ListMeta>;

/** The most that may be used. */
export interface ResourceQuotaSpec {
  /** The most that may be used, by resource. */
  hard?: Record<string, string>;
  /**
   * Which objects count; all when empty. An object counts when all scopes match: Terminating, NotTerminating,
   * BestEffort, NotBestEffort, PriorityClass, CrossNamespacePodAffinity.
   */
  scopes?: string[];
  /** Which objects count, as expressions; combined with scopes by and. */
  scopeSelector?: ScopeSelector;
}

/** What is used. */
export interface ResourceQuotaStatus {
  /** The bounds in force, by resource. */
  hard?: Record<string, string>;
  /** What is used now, by resource. */
  used?: Record<string, string>;
}

/** Which objects count; all demands must hold. */
export interface ScopeSelector {
  /** Demands on scopes. */
  matchExpressions?: ScopedResourceSelectorRequirement[];
}

/** A demand on a scope. */
export interface ScopedResourceSelectorRequirement {
  /** The scope. */
  scopeName: string;
  /** How the scope relates to the values. */
  operator: string;
  /** Values for In and NotIn; none for Exists and DoesNotExist. */
  values?: string[];
}
