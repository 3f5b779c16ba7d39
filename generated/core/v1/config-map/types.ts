// Generated from api-definitions/core/v1/config-map.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Configuration for programs, as text or bytes by key. */
export interface ConfigMap {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ConfigMap";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** When true, data and binaryData may not change any more, nor this field; only metadata may. */
  immutable?: boolean;
  /** Text by key. A key consists of letters, digits, dashes, underscores and dots, and may not be in binaryData too. */
  data?: Record<string, string>;
  /** Bytes by key, under the same rule for keys. */
  binaryData?: Record<string, string>;
}

/** A list of ConfigMap objects. */
export type ConfigMapList = ObjectList<"ConfigMapList", ConfigMap, ListMeta>;
