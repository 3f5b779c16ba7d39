// Generated from api-definitions/storage/v1/storage-class.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { TopologySelectorTerm } from "../../../core/v1/topology-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** A kind of storage that claims can ask for; its provisioner makes the volumes. */
export interface StorageClass {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "StorageClass";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Who makes the volumes, as example.com/name. */
  provisioner: string;
  /** What the provisioner is told; at most 512 entries and 256 KiB. */
  parameters?: Record<string, string>;
  /** What happens to a volume whose claim is gone: Delete or Retain. */
  reclaimPolicy?: string;
  /** Options of the mounts; not checked. */
  mountOptions?: string[];
  /** Whether claims may grow. */
  allowVolumeExpansion?: boolean;
  /** Whether volumes are made at once (Immediate), or when a pod needs them (WaitForFirstConsumer). */
  volumeBindingMode?: "Immediate" | "WaitForFirstConsumer";
  /** Places where volumes may be made; anywhere when empty. */
  allowedTopologies?: TopologySelectorTerm[];
}

/** A list of StorageClass objects. */
export type StorageClassList = ObjectList<"StorageClassList", StorageClass, ListMeta>;
