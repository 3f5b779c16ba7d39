// Generated from api-definitions/feature-gates.yaml. Do not edit.
import type { FeatureGate, FeatureGates } from "../runtime/definition/feature-gate.js";

/** The feature gates that definitions name. */
export const featureGates: FeatureGates = {
  AnyVolumeDataSource: { stage: "BETA" },
  CSIStorageCapacity: { stage: "GA" },
  CronJobTimeZone: { stage: "ALPHA" },
  DynamicKubeletConfig: { stage: "BETA", default: false },
  GRPCContainerProbe: { stage: "BETA" },
  HPAContainerMetrics: { stage: "ALPHA" },
  IdentifyPodOS: { stage: "BETA" },
  MaxUnavailableStatefulSet: { stage: "ALPHA" },
  MinDomainsInPodTopologySpread: { stage: "ALPHA" },
  NetworkPolicyStatus: { stage: "ALPHA" },
  ProbeTerminationGracePeriod: { stage: "BETA", default: false },
  ProcMountType: { stage: "ALPHA" },
  RecoverVolumeExpansionFailure: { stage: "ALPHA" },
  StatefulSetAutoDeletePVC: { stage: "ALPHA" },
};

/** Names that code may ask about. */
declare module "../runtime/definition/feature-gate.js" {
  interface KnownFeatureGates {
    readonly AnyVolumeDataSource: FeatureGate;
    readonly CSIStorageCapacity: FeatureGate;
    readonly CronJobTimeZone: FeatureGate;
    readonly DynamicKubeletConfig: FeatureGate;
    readonly GRPCContainerProbe: FeatureGate;
    readonly HPAContainerMetrics: FeatureGate;
    readonly IdentifyPodOS: FeatureGate;
    readonly MaxUnavailableStatefulSet: FeatureGate;
    readonly MinDomainsInPodTopologySpread: FeatureGate;
    readonly NetworkPolicyStatus: FeatureGate;
    readonly ProbeTerminationGracePeriod: FeatureGate;
    readonly ProcMountType: FeatureGate;
    readonly RecoverVolumeExpansionFailure: FeatureGate;
    readonly StatefulSetAutoDeletePVC: FeatureGate;
  }
}
