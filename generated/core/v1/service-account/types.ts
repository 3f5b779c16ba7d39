// Generated from api-definitions/core/v1/service-account.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { LocalObjectReference, ObjectReference } from "../references/types.js";

/** An identity for programs, whose tokens authenticate them. */
export interface ServiceAccount {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ServiceAccount";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Secrets that its pods may use. */
  secrets?: ObjectReference[];
  /** Secrets with credentials of image registries for its pods. */
  imagePullSecrets?: LocalObjectReference[];
  /** Whether its pods get a token mounted; pods may say otherwise. */
  automountServiceAccountToken?: boolean;
}

/** A list of ServiceAccount objects. */
export type ServiceAccountList = ObjectList<"ServiceAccountList", ServiceAccount, ListMeta>;
