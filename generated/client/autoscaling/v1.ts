// Generated from api-definitions/autoscaling/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type GetsSubresource,
  type Lists,
  type Namespaced,
  type Patches,
  type PatchesSubresource,
  type Replaces,
  type ReplacesSubresource,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { HorizontalPodAutoscaler } from "../../autoscaling/v1/types.js";
import type { Status } from "../../meta/v1/types.js";

/** How horizontalpodautoscalers are spoken of. */
export const horizontalPodAutoscalerDescriptor: ResourceDescriptor = {
  group: "autoscaling",
  version: "v1",
  kind: "HorizontalPodAutoscaler",
  plural: "horizontalpodautoscalers",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with horizontalpodautoscalers, in one namespace. */
export interface HorizontalPodAutoscalerClient
  extends Described,
    Gets<HorizontalPodAutoscaler>,
    Lists<HorizontalPodAutoscaler>,
    Watches<HorizontalPodAutoscaler>,
    Creates<HorizontalPodAutoscaler>,
    Replaces<HorizontalPodAutoscaler>,
    Patches<HorizontalPodAutoscaler>,
    Deletes<Stored<HorizontalPodAutoscaler> | Status>,
    DeletesCollection<HorizontalPodAutoscaler> {
  readonly status: GetsSubresource<HorizontalPodAutoscaler> & ReplacesSubresource<HorizontalPodAutoscaler> & PatchesSubresource<HorizontalPodAutoscaler>;
}

/** The resources of autoscaling/v1. */
export class AutoscalingV1 {
  constructor(readonly connection: Connection) {
  }

  /** Changes the number of pods of a workload so that they use a given share of the cpu they request. */
  get horizontalPodAutoscalers(): Namespaced<HorizontalPodAutoscalerClient, Lists<HorizontalPodAutoscaler> & Watches<HorizontalPodAutoscaler>> {
    return resourceClient(this.connection, horizontalPodAutoscalerDescriptor);
  }
}
