/** The admission plugins there are, in the order they run, and which of them are on. */
import type { FeatureGateName } from "../definition/feature-gate.js";
import type { JsonValue } from "../definition/json.js";
import { quoteText } from "../errors/quote-text.js";
import type { MetricRegistry } from "../metrics/metric-registry.js";
import { AdmissionChain, type AdmissionPlugin } from "../registry/admission/chain.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { AskWebhook } from "../webhooks/webhook-asker.js";
import type { WebhookCredential } from "../webhooks/webhook-call.js";
import { AlwaysAdmit } from "./always-admit.js";
import { AlwaysDeny } from "./always-deny.js";
import { CertificateApproval } from "./certificates/certificate-approval.js";
import { CertificateSigning } from "./certificates/certificate-signing.js";
import { CertificateSubjectRestriction } from "./certificates/certificate-subject-restriction.js";
import { DefaultIngressClass } from "./default-ingress-class.js";
import { DefaultStorageClass } from "./default-storage-class.js";
import { DenyServiceExternalIPs } from "./deny-service-external-ips.js";
import { EventRateLimit, readEventLimits } from "./event-rate-limit.js";
import { readImagePolicy } from "./image-policy/configuration.js";
import { ImagePolicyWebhook } from "./image-policy/image-policy-webhook.js";
import { LimitRanger } from "./limit-ranger/limit-ranger.js";
import { NamespaceAutoProvision } from "./namespaces/namespace-auto-provision.js";
import { NamespaceExists } from "./namespaces/namespace-exists.js";
import { NamespaceLifecycle } from "./namespaces/namespace-lifecycle.js";
import { NodeRestriction } from "./node-restriction.js";
import { OwnerReferencesPermissionEnforcement } from "./owner-references.js";
import { PersistentVolumeClaimResize } from "./persistent-volume-claim-resize.js";
import { PersistentVolumeLabel } from "./persistent-volume-label.js";
import { readConfiguration as readPodSecurity } from "./pod-security/configuration.js";
import { PodSecurity } from "./pod-security/pod-security.js";
import { PodSecurityMetrics } from "./pod-security/pod-security-metrics.js";
import { PodSecurityPolicy } from "./pod-security-policy/pod-security-policy.js";
import { AlwaysPullImages } from "./pods/always-pull-images.js";
import { LimitPodHardAntiAffinityTopology } from "./pods/anti-affinity-topology.js";
import { DefaultTolerationSeconds, type TolerationSeconds } from "./pods/default-toleration-seconds.js";
import { ExtendedResourceToleration } from "./pods/extended-resource-toleration.js";
import { PodNodeSelector, readNodeSelectors } from "./pods/pod-node-selector.js";
import { PodTolerationRestriction, readTolerationRules } from "./pods/pod-toleration-restriction.js";
import { Priority } from "./pods/priority.js";
import { RuntimeClass } from "./pods/runtime-class.js";
import { SecurityContextDeny } from "./pods/security-context-deny.js";
import { ResourceQuota } from "./resource-quota.js";
import { ServiceAccount } from "./service-account/service-account.js";
import { StorageObjectInUseProtection } from "./storage-object-in-use-protection.js";
import { TaintNodesByCondition } from "./taint-nodes-by-condition.js";
import { createMutatingWebhooks, createValidatingWebhooks } from "./webhook/webhook-plugins.js";

/** What the server gives a plugin when it makes it. Caches are loaded only later, when the plugin is opened. */
export interface AdmissionHost {
  /** Its `services` have the clock, gates and the authorizers. */
  readonly registry: ResourceRegistry;
  /** What the file of `--admission-control-config-file` says for the plugin of this name; undefined when nothing. */
  configurationOf(plugin: string): JsonValue | undefined;
  /** Finds whom a client configuration names, for a plugin that is opened. A file that leads nowhere ends the start. */
  connectWebhook(plugin: string, kubeConfigFile: string): Promise<AskWebhook>;
  readonly metrics: MetricRegistry;
  /** The credentials of a client configuration file, by whom they are shown to. Rejects with an Error for one that cannot be used. */
  webhookCredentials(file: string): Promise<(hostPort: string) => Promise<WebhookCredential>>;
  /** How long pods that say nothing of it stay on nodes that have gone wrong, as the flags have it. */
  readonly tolerationSeconds: TolerationSeconds;
  /** Told of what goes wrong outside any request, for the log. */
  failed(plugin: string, error: unknown): void;
}

interface PluginEntry {
  readonly name: string;
  /** On unless disabled. */
  readonly standard: boolean;
  /** Feature gate without which it is never on. */
  readonly gate?: FeatureGateName;
  create(host: AdmissionHost): AdmissionPlugin;
}

/** In the order of the calls, which is v1.24's (specification: Admission). */
const PLUGINS: readonly PluginEntry[] = [
  { name: "AlwaysAdmit", standard: false, create: () => new AlwaysAdmit() },
  { name: "NamespaceAutoProvision", standard: false, create: ({ registry }) => new NamespaceAutoProvision(registry) },
  { name: "NamespaceLifecycle", standard: true, create: ({ registry }) => new NamespaceLifecycle(registry) },
  { name: "NamespaceExists", standard: false, create: ({ registry }) => new NamespaceExists(registry) },
  { name: "SecurityContextDeny", standard: false, create: () => new SecurityContextDeny() },
  {
    name: "LimitPodHardAntiAffinityTopology",
    standard: false,
    create: ({ registry }) => new LimitPodHardAntiAffinityTopology(registry.profile.names["hostnameLabel"] as string),
  },
  { name: "LimitRanger", standard: true, create: ({ registry }) => new LimitRanger(registry) },
  { name: "ServiceAccount", standard: true, create: ({ registry }) => new ServiceAccount(registry) },
  { name: "NodeRestriction", standard: false, create: ({ registry }) => new NodeRestriction(registry) },
  { name: "TaintNodesByCondition", standard: true, create: ({ registry }) => new TaintNodesByCondition(registry.profile) },
  { name: "AlwaysPullImages", standard: false, create: () => new AlwaysPullImages() },
  {
    name: "ImagePolicyWebhook",
    standard: false,
    create: ({ registry, configurationOf, connectWebhook: connect }) =>
      new ImagePolicyWebhook({ registry, configuration: readImagePolicy(configurationOf("ImagePolicyWebhook")), connect }),
  },
  {
    name: "PodSecurity",
    standard: true,
    gate: "PodSecurity",
    create: ({ registry, configurationOf, metrics }) =>
      new PodSecurity(registry, readPodSecurity(configurationOf("PodSecurity"), registry.profile), new PodSecurityMetrics(metrics)),
  },
  { name: "PodSecurityPolicy", standard: false, create: ({ registry }) => new PodSecurityPolicy(registry) },
  {
    name: "PodNodeSelector",
    standard: false,
    create: ({ registry, configurationOf }) => new PodNodeSelector(registry, readNodeSelectors(configurationOf("PodNodeSelector"))),
  },
  { name: "Priority", standard: true, create: ({ registry }) => new Priority(registry) },
  {
    name: "DefaultTolerationSeconds",
    standard: true,
    create: ({ registry, tolerationSeconds }) => new DefaultTolerationSeconds(registry.profile, tolerationSeconds),
  },
  {
    name: "PodTolerationRestriction",
    standard: false,
    create: ({ registry, configurationOf }) =>
      new PodTolerationRestriction(registry, readTolerationRules(configurationOf("PodTolerationRestriction"), registry.profile)),
  },
  {
    name: "EventRateLimit",
    standard: false,
    create: ({ registry, configurationOf }) =>
      new EventRateLimit(registry, readEventLimits(configurationOf("EventRateLimit"), registry.profile)),
  },
  {
    name: "ExtendedResourceToleration",
    standard: false,
    create: ({ registry }) => new ExtendedResourceToleration(registry.profile.labelDomain),
  },
  { name: "PersistentVolumeLabel", standard: false, create: ({ registry }) => new PersistentVolumeLabel(registry) },
  { name: "DefaultStorageClass", standard: true, create: ({ registry }) => new DefaultStorageClass(registry) },
  {
    name: "StorageObjectInUseProtection",
    standard: true,
    create: ({ registry }) => new StorageObjectInUseProtection(registry.profile),
  },
  {
    name: "OwnerReferencesPermissionEnforcement",
    standard: false,
    create: ({ registry }) => new OwnerReferencesPermissionEnforcement(registry),
  },
  { name: "PersistentVolumeClaimResize", standard: true, create: ({ registry }) => new PersistentVolumeClaimResize(registry) },
  { name: "RuntimeClass", standard: true, create: ({ registry }) => new RuntimeClass(registry) },
  { name: "CertificateApproval", standard: true, create: ({ registry }) => new CertificateApproval(registry.services) },
  { name: "CertificateSigning", standard: true, create: ({ registry }) => new CertificateSigning(registry.services) },
  { name: "CertificateSubjectRestriction", standard: true, create: ({ registry }) => new CertificateSubjectRestriction(registry.profile) },
  { name: "DefaultIngressClass", standard: true, create: ({ registry }) => new DefaultIngressClass(registry) },
  { name: "DenyServiceExternalIPs", standard: false, create: () => new DenyServiceExternalIPs() },
  { name: "MutatingAdmissionWebhook", standard: true, create: createMutatingWebhooks },
  { name: "ValidatingAdmissionWebhook", standard: true, create: createValidatingWebhooks },
  { name: "ResourceQuota", standard: true, create: (host) => new ResourceQuota(host) },
  { name: "AlwaysDeny", standard: false, create: () => new AlwaysDeny() },
];

export interface AdmissionSelection {
  /** Names to add to the standard set; the order is irrelevant (ADM-01). */
  readonly enable?: readonly string[];
  readonly disable?: readonly string[];
}

/** Throws RangeError, worded as the peer words it, for names that no plugin has or that are in both lists, and for configurations that are none. */
export function createAdmission(host: AdmissionHost, { enable = [], disable = [] }: AdmissionSelection = {}): AdmissionChain {
  requireKnown("enable-admission-plugins", enable);
  requireKnown("disable-admission-plugins", disable);
  const both = enable.filter((name) => disable.includes(name)).sort();
  if (both.length > 0) throw new RangeError(`[${both.join(" ")}] in enable-admission-plugins and disable-admission-plugins overlapped`);
  const { gate: isOn } = host.registry.services;
  const on = PLUGINS.filter(
    ({ name, standard, gate }) => (standard || enable.includes(name)) && !disable.includes(name) && (gate === undefined || isOn(gate)),
  );
  return new AdmissionChain(on.map((plugin) => created(plugin, host)));
}

function requireKnown(flag: string, names: readonly string[]): void {
  const unknown = names.find((name) => !PLUGINS.some((plugin) => plugin.name === name));
  if (unknown !== undefined) throw new RangeError(`${flag} plugin ${quoteText(unknown)} is unknown`);
}

function created({ name, create }: PluginEntry, host: AdmissionHost): AdmissionPlugin {
  try {
    return create(host);
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`couldn't init admission plugin ${quoteText(name)}: ${error.message}`);
    throw error;
  }
}
