// Generated from api-definitions/core/v1/secret.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Confidential bytes by key: passwords, tokens, keys. */
export interface Secret {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Secret";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** When true, data may not change any more, nor this field; only metadata may. */
  immutable?: boolean;
  /** Bytes by key. A key consists of letters, digits, dashes, underscores and dots. */
  data?: Record<string, string>;
  /** Text by key for convenience: merged into data on every write, over what is there, and never returned. */
  stringData?: Record<string, string>;
  /** What the secret is for; programs rely on the keys that a type asks for. */
  type?: string;
}

/** A list of Secret objects. */
export type SecretList = ObjectList<"SecretList", Secret, ListMeta>;
