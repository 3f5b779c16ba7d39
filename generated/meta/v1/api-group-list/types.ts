// Generated from api-definitions/meta/v1/api-group-list.yaml. Do not edit.
import type { APIGroup } from "../api-group/types.js";

/** All API groups but core. */
export interface APIGroupList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "APIGroupList";
  /** The groups. */
  groups: APIGroup[];
}
