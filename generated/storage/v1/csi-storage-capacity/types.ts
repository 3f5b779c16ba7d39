// Generated from api-definitions/storage/v1/csi-storage-capacity.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Storage that a driver can still give in one place. */
export interface CSIStorageCapacity {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSIStorageCapacity";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Nodes that reach the storage. Absent: none; empty: all. */
  nodeTopology?: LabelSelector;
  /** Storage class that the capacity is for. */
  storageClassName: string;
  /** Room that is left; absent or zero means none. */
  capacity?: string;
  /** Size of the largest volume that can be made. */
  maximumVolumeSize?: string;
}

/** A list of CSIStorageCapacity objects. */
export type CSIStorageCapacityList = ObjectList<"CSIStorageCapacityList", CSIStorageCapacity, ListMeta>;
