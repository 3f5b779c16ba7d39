// Generated from api-definitions/networking/v1/ingress-class.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** A kind of ingress; its controller serves the ingresses that name it. */
export interface IngressClass {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "IngressClass";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Who serves the class. */
  spec?: IngressClassSpec;
}

/** A list of IngressClass objects. */
export type IngressClassList = ObjectList<"IngressClassList", IngressClass, ListMeta>;

/** Who serves the class. */
export interface IngressClassSpec {
  /** Controller that serves the class, as example.com/name; it cannot be changed. */
  controller?: string;
  /** Object with parameters for the controller. */
  parameters?: IngressClassParametersReference;
}

/** An object with parameters. */
export interface IngressClassParametersReference {
  /** Group of the object; absent for core. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
  /** Whether it is in a namespace: Cluster or Namespace. */
  scope?: string;
  /** Namespace of the object; given if and only if scope is Namespace. */
  namespace?: string;
}
