// Generated from api-definitions/storage/v1/csi-driver.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** A storage driver installed on the cluster. Its name is the name the driver calls itself. */
export interface CSIDriver {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSIDriver";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** How the driver is treated. */
  spec: CSIDriverSpec;
}

/** A list of CSIDriver objects. */
export type CSIDriverList = ObjectList<"CSIDriverList", CSIDriver, ListMeta>;

/** How the driver is treated. */
export interface CSIDriverSpec {
  /** Whether volumes must be attached before they are mounted. */
  attachRequired?: boolean;
  /** Whether the driver is told about the pod when it mounts a volume. */
  podInfoOnMount?: boolean;
  /** Persistent for volumes of claims, Ephemeral for volumes inside pods. */
  volumeLifecycleModes?: Array<"Ephemeral" | "Persistent">;
  /** Whether the scheduler looks at the storage capacity that the driver publishes. */
  storageCapacity?: boolean;
  /**
   * When files of a volume are given to the fsGroup of the pod: always (File), never (None), or where the volume has a
   * type of file system and one node writes it (ReadWriteOnceWithFSType).
   */
  fsGroupPolicy?: "File" | "None" | "ReadWriteOnceWithFSType";
  /** Service account tokens that the driver gets when it mounts a volume; audiences differ. */
  tokenRequests?: TokenRequest[];
  /** Whether mounting is repeated now and then, to refresh what is mounted. */
  requiresRepublish?: boolean;
}

/** A service account token that a driver wants. */
export interface TokenRequest {
  /** Audience of the token; empty means the API server. */
  audience: string;
  /** Life of the token in seconds. */
  expirationSeconds?: number;
}
