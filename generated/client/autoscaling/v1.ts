// Generated from api-definitions/autoscaling/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { HorizontalPodAutoscaler } from "../../autoscaling/v1/horizontal-pod-autoscaler/types.js";
import { type HorizontalPodAutoscalerClient, horizontalPodAutoscalerDescriptor } from "./v1/horizontal-pod-autoscaler.js";

/** The resources of autoscaling/v1. */
export class AutoscalingV1 {
  constructor(readonly connection: Connection) {
  }

  /** Changes the number of pods of a workload so that they use a given share of the cpu they request. */
  get horizontalPodAutoscalers(): Namespaced<HorizontalPodAutoscalerClient, Lists<HorizontalPodAutoscaler> & Watches<HorizontalPodAutoscaler>> {
    return resourceClient(this.connection, horizontalPodAutoscalerDescriptor);
  }
}

export type { HorizontalPodAutoscalerClient } from "./v1/horizontal-pod-autoscaler.js";
