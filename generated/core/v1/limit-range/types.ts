// Generated from api-definitions/core/v1/limit-range.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Bounds and defaults for the resources of pods, containers and claims in a namespace. */
export interface LimitRange {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "LimitRange";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The bounds. */
  spec?: LimitRangeSpec;
}

/** A list of LimitRange objects. */
export type LimitRangeList = ObjectList<"LimitRangeList", LimitRange, ListMeta>;

/** The bounds. */
export interface LimitRangeSpec {
  /** One bound for each type of object. */
  limits: LimitRangeItem[];
}

/** Bounds and defaults for one type of object. */
export interface LimitRangeItem {
  /** What it bounds: Pod, Container, PersistentVolumeClaim, or another as domain/name. */
  type: string;
  /** The most there may be, by resource. */
  max?: Record<string, string>;
  /** The least there must be, by resource. */
  min?: Record<string, string>;
  /** Limits of containers that give none, by resource. */
  default?: Record<string, string>;
  /** Requests of containers that give none, by resource. */
  defaultRequest?: Record<string, string>;
  /** How many times the request a limit may be at most, by resource. */
  maxLimitRequestRatio?: Record<string, string>;
}
