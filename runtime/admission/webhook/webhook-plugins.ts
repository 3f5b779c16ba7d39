/** The two plugins that ask webhooks, put together. */
import type { MetricRegistry } from "../../metrics/metric-registry.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import { WebhookCalls, type WebhookCredential } from "../../webhooks/webhook-call.js";
import type { AdmissionHost } from "../plugins.js";
import { FailureLog } from "./failure-log.js";
import { FollowedPlan } from "./followed-plan.js";
import { HookCaller } from "./hook-caller.js";
import { MUTATING_PLUGIN, MutatingWebhooks } from "./mutating-webhooks.js";
import { kubeconfigFileOf } from "./plugin-settings.js";
import { SelectorMatcher } from "./selectors.js";
import { ServiceAddresses } from "./service-addresses.js";
import { VALIDATING_PLUGIN, ValidatingWebhooks } from "./validating-webhooks.js";
import { WebhookMetrics, type WebhookType } from "./webhook-metrics.js";
import type { WebhookPluginParts } from "./webhook-parts.js";

/** Throws RangeError for a configuration that is none. */
export const createMutatingWebhooks = (host: AdmissionHost): AdmissionPlugin =>
  new MutatingWebhooks(partsFor(host, MUTATING_PLUGIN, "admit", "mutatingwebhookconfigurations"));

/** Throws RangeError for a configuration that is none. */
export const createValidatingWebhooks = (host: AdmissionHost): AdmissionPlugin =>
  new ValidatingWebhooks(partsFor(host, VALIDATING_PLUGIN, "validating", "validatingwebhookconfigurations"));

/** Both plugins count in the same series. */
const counted = new WeakMap<MetricRegistry, WebhookMetrics>();

function metricsOf({ metrics }: AdmissionHost): WebhookMetrics {
  const known = counted.get(metrics) ?? new WebhookMetrics(metrics);
  counted.set(metrics, known);
  return known;
}

function partsFor(host: AdmissionHost, plugin: string, type: WebhookType, resource: string): WebhookPluginParts {
  const { registry } = host;
  const file = kubeconfigFileOf(host.configurationOf(plugin), registry.profile);
  let credentials: ((hostPort: string) => Promise<WebhookCredential>) | undefined;
  const addresses = new ServiceAddresses(registry);
  const calls = new WebhookCalls({
    resolveService: (...service) => addresses.resolve(...service),
    ...(file === undefined ? {} : { credentialFor: async (hostPort: string) => (await credentials?.(hostPort)) ?? {} }),
  });
  const plan = new FollowedPlan(registry, resource);
  const failures = new FailureLog((error) => host.failed(plugin, error));
  return {
    plan,
    caller: new HookCaller({ type, calls, metrics: metricsOf(host), failed: (error) => failures.tell(error) }),
    selectors: new SelectorMatcher(registry),
    open: async () => {
      if (file !== undefined) credentials = await credentialsIn(host, plugin, file);
      await plan.open();
    },
    close: () => {
      plan.close();
      calls.close();
    },
  };
}

async function credentialsIn(host: AdmissionHost, plugin: string, file: string): Promise<(hostPort: string) => Promise<WebhookCredential>> {
  try {
    return await host.webhookCredentials(file);
  } catch (error) {
    throw new RangeError(`couldn't init admission plugin "${plugin}": ${(error as Error).message}`);
  }
}
