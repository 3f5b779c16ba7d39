// Generated from api-definitions/autoscaling/v2beta2. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { HorizontalPodAutoscaler } from "../../autoscaling/v2beta2/horizontal-pod-autoscaler/types.js";
import { type HorizontalPodAutoscalerClient, horizontalPodAutoscalerDescriptor } from "./v2beta2/horizontal-pod-autoscaler.js";

/** The resources of autoscaling/v2beta2. */
export class AutoscalingV2beta2 {
  constructor(readonly connection: Connection) {
  }

  /** Changes the number of pods of a workload by what metrics say. */
  get horizontalPodAutoscalers(): Namespaced<HorizontalPodAutoscalerClient, Lists<HorizontalPodAutoscaler> & Watches<HorizontalPodAutoscaler>> {
    return resourceClient(this.connection, horizontalPodAutoscalerDescriptor);
  }
}

export type { HorizontalPodAutoscalerClient } from "./v2beta2/horizontal-pod-autoscaler.js";
