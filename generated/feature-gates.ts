// Generated from api-definitions/feature-gates.yaml. Do not edit.
import type { FeatureGates } from "../runtime/definition/generated-exports.js";

/** The feature gates that definitions name. */
export const featureGates: FeatureGates = {
  AnyVolumeDataSource: { stage: "BETA" },
  CSIStorageCapacity: { stage: "GA" },
  CronJobTimeZone: { stage: "ALPHA" },
  GRPCContainerProbe: { stage: "BETA" },
  HPAContainerMetrics: { stage: "ALPHA" },
  IdentifyPodOS: { stage: "BETA" },
  MaxUnavailableStatefulSet: { stage: "ALPHA" },
  MinDomainsInPodTopologySpread: { stage: "ALPHA" },
  ProbeTerminationGracePeriod: { stage: "BETA", default: false },
  ProcMountType: { stage: "ALPHA" },
  RecoverVolumeExpansionFailure: { stage: "ALPHA" },
  StatefulSetAutoDeletePVC: { stage: "ALPHA" },
};
