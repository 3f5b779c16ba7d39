/** The control loops there are: by the name that `--controllers` has for each, whom it acts as and how it is started. */
import type { ControllerName } from "../definition/controller-names.js";
import { startBootstrapSigner } from "./bootstrap-signer.js";
import { startCertificateApprover } from "./certificates/approver.js";
import { startCertificateCleaner } from "./certificates/cleaner.js";
import { startCertificateSigner } from "./certificates/signer.js";
import { startClaimProtection } from "./claim-protection.js";
import { startClusterRoleAggregation } from "./cluster-role-aggregation.js";
import type { Controller, ServerControllerOptions } from "./controller.js";
import { startEphemeralVolumes } from "./ephemeral-volumes.js";
import { startGarbageCollector } from "./garbage-collector.js";
import { startLegacyTokens } from "./legacy-token.js";
import { startNamespaceController } from "./namespace-controller.js";
import { startNodeLifecycle } from "./node-lifecycle/node-lifecycle.js";
import { startResourceQuota } from "./resource-quota.js";
import { startRootCertificatePublisher } from "./root-certificate-publisher.js";
import { startServiceAccounts } from "./service-account.js";
import { startTokenCleaner } from "./token-cleaner.js";
import { startTtlAfterFinished } from "./ttl-after-finished.js";
import { startVolumeBinder } from "./volume-binding/volume-binder.js";
import { startVolumeProtection } from "./volume-protection.js";

export interface ControllerEntry {
  /** Acts as the service account of this name, which the role `system:controller:<account>` is bound to. */
  readonly account: string;
  /** Acts as the component that runs controllers in a cluster: no role of a controller is about what it does. */
  readonly isComponent?: true;
  start(options: ServerControllerOptions): Controller;
}

export const CONTROLLERS: Readonly<Record<ControllerName, ControllerEntry>> = {
  bootstrapsigner: { account: "bootstrap-signer", start: startBootstrapSigner },
  "clusterrole-aggregation": { account: "clusterrole-aggregation-controller", start: startClusterRoleAggregation },
  csrapproving: { account: "certificate-controller", start: startCertificateApprover },
  csrcleaner: { account: "certificate-controller", start: startCertificateCleaner },
  csrsigning: { account: "certificate-controller", start: startCertificateSigner },
  "ephemeral-volume": { account: "ephemeral-volume-controller", start: startEphemeralVolumes },
  garbagecollector: { account: "generic-garbage-collector", start: startGarbageCollector },
  namespace: { account: "namespace-controller", start: startNamespaceController },
  nodelifecycle: { account: "node-controller", start: startNodeLifecycle },
  "persistentvolume-binder": { account: "persistent-volume-binder", start: startVolumeBinder },
  "pv-protection": { account: "pv-protection-controller", start: startVolumeProtection },
  "pvc-protection": { account: "pvc-protection-controller", start: startClaimProtection },
  resourcequota: { account: "resourcequota-controller", start: startResourceQuota },
  "root-ca-cert-publisher": { account: "root-ca-cert-publisher", start: startRootCertificatePublisher },
  serviceaccount: { account: "service-account-controller", start: startServiceAccounts },
  "serviceaccount-token": { account: "controller-manager", isComponent: true, start: startLegacyTokens },
  tokencleaner: { account: "token-cleaner", start: startTokenCleaner },
  "ttl-after-finished": { account: "ttl-after-finished-controller", start: startTtlAfterFinished },
};
