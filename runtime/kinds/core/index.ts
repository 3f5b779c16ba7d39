/** What definitions of the core group name; the generator reads the names off this table. */
import type { KindBindings } from "../kind-bindings.js";
import { componentError, componentHealth, componentMessage, componentStatus } from "./component-status.js";
import { limitRangeHook, limitRangeItemHook } from "./limit-range.js";
import { namespaceHook } from "./namespace.js";
import { nodeHook } from "./node.js";
import { nodeExternalAddress, nodeInternalAddress, nodeRoles, nodeStatus } from "./node-cells.js";
import { podHook } from "./pods/pod.js";
import { podBinding } from "./pods/pod-binding.js";
import { podReadinessGates, podReady, podRestarts, podStatus } from "./pods/pod-cells.js";
import { podEviction } from "./pods/pod-eviction.js";
import { podSpecHook } from "./pods/pod-spec.js";
import { podTemplateHook } from "./pods/pod-template.js";
import { quotaLimits, quotaRequests } from "./quota-cells.js";
import { podLog } from "./relayed/pod-log.js";
import { podAttach, podExec, podPortForward } from "./relayed/pod-streams.js";
import { nodeProxy, podProxy, serviceProxy } from "./relayed/proxies.js";
import { replicationControllerHook } from "./replication-controller.js";
import { resourceQuotaSpecHook, resourceQuotaStatusHook } from "./resource-quota.js";
import { secretHook } from "./secret.js";
import { serviceAccountHook } from "./service-account.js";
import { endpointAddresses } from "./services/endpoints-cells.js";
import { serviceHook } from "./services/service.js";
import { serviceExternalAddress, servicePorts } from "./services/service-cells.js";
import { claimAccessModes, claimCapacity, claimStatus, claimStorageClass } from "./volumes/claim-cells.js";
import { persistentVolumeHook } from "./volumes/persistent-volume.js";
import { persistentVolumeClaimHook } from "./volumes/persistent-volume-claim.js";
import { volumeClaim, volumeStatus } from "./volumes/volume-cells.js";

export const coreKinds = {
  cells: {
    claimAccessModes,
    claimCapacity,
    claimStatus,
    claimStorageClass,
    componentError,
    componentHealth,
    componentMessage,
    endpointAddresses,
    nodeExternalAddress,
    nodeInternalAddress,
    nodeRoles,
    nodeStatus,
    podReadinessGates,
    podReady,
    podRestarts,
    podStatus,
    quotaLimits,
    quotaRequests,
    serviceExternalAddress,
    servicePorts,
    volumeClaim,
    volumeStatus,
  },
  handlers: {
    "component-status": componentStatus,
    "node-proxy": nodeProxy,
    "pod-attach": podAttach,
    "pod-binding": podBinding,
    "pod-eviction": podEviction,
    "pod-exec": podExec,
    "pod-log": podLog,
    "pod-portforward": podPortForward,
    "pod-proxy": podProxy,
    "service-proxy": serviceProxy,
  },
  resourceHooks: {
    "limit-range": limitRangeHook,
    namespace: namespaceHook,
    node: nodeHook,
    "persistent-volume": persistentVolumeHook,
    "persistent-volume-claim": persistentVolumeClaimHook,
    pod: podHook,
    "replication-controller": replicationControllerHook,
    secret: secretHook,
    service: serviceHook,
    "service-account": serviceAccountHook,
  },
  typeHooks: {
    "limit-range-item": limitRangeItemHook,
    "resource-quota-spec": resourceQuotaSpecHook,
    "resource-quota-status": resourceQuotaStatusHook,
    "pod-spec": podSpecHook,
    "pod-template": podTemplateHook,
  },
} as const satisfies Partial<KindBindings>;
