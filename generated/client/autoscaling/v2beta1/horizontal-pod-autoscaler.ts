// Generated from api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { HorizontalPodAutoscaler } from "../../../autoscaling/v2beta1/horizontal-pod-autoscaler/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How horizontalpodautoscalers are spoken of. */
export const horizontalPodAutoscalerDescriptor: ResourceDescriptor = {
  group: "autoscaling",
  version: "v2beta1",
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
    DeletesCollection {
  readonly status: GetsSubresource<HorizontalPodAutoscaler> & ReplacesSubresource<HorizontalPodAutoscaler> & PatchesSubresource<HorizontalPodAutoscaler>;
}
