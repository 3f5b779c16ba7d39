// Generated from api-definitions/storage/v1/csi-node.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** The storage drivers on a node, under the name of the node. */
export interface CSINode {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSINode";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The drivers of a node. */
  spec: CSINodeSpec;
}

/** A list of CSINode objects. */
export type CSINodeList = ObjectList<"CSINodeList", CSINode, ListMeta>;

/** The drivers of a node. */
export interface CSINodeSpec {
  /** The drivers; names differ. */
  drivers: CSINodeDriver[];
}

/** A driver on a node. An entry may be added and removed but not changed. */
export interface CSINodeDriver {
  /** Name of the driver. */
  name: string;
  /** Name that the driver has for the node. */
  nodeID: string;
  /** Labels of the node that say where its volumes can be reached. */
  topologyKeys?: string[];
  /** Room for volumes of the driver on the node. */
  allocatable?: VolumeNodeResources;
}

/** Room for volumes on a node. */
export interface VolumeNodeResources {
  /** How many volumes can be used at once; absent means any number. */
  count?: number;
}
