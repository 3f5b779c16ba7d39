// Generated from api-definitions/core/v1/pod-template.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { PodSpec } from "../pod/types.js";

/** A description of a pod, for controllers to make pods from. */
export interface PodTemplate {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodTemplate";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What the pods are to be. */
  template?: PodTemplateSpec;
}

/** A list of PodTemplate objects. */
export type PodTemplateList = ObjectList<"PodTemplateList", PodTemplate, ListMeta>;

/** What pods made from a template are to be. */
export interface PodTemplateSpec {
  /** Labels, annotations and finalizers of the pods. */
  metadata?: ObjectMeta;
  /** What the pods are to be. */
  spec?: PodSpec;
}
