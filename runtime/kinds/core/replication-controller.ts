/** Replication controllers: they take the labels of their template where they have none. */
import type { ReplicationController } from "../../../generated/core/v1/types.js";
import type { ResourceHook } from "../../registry/resource-hook.js";

export const replicationControllerHook: ResourceHook = {
  default(object) {
    const labels = (object as unknown as ReplicationController).spec?.template?.metadata?.labels;
    if (labels !== undefined && Object.keys(object.metadata.labels ?? {}).length === 0) object.metadata.labels = { ...labels };
  },
};
