/** Admission as the flags and their file ask for it. */
import { readAdmissionConfiguration } from "../admission/configuration-file.js";
import { createAdmission } from "../admission/plugins.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { quoteText } from "../errors/quote-text.js";
import { FlagError } from "../flags/flag.js";
import type { ServerFlags } from "../flags/server-flags.js";
import type { Log } from "../log/log.js";
import type { MetricRegistry } from "../metrics/metric-registry.js";
import type { AdmissionChain } from "../registry/admission/chain.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import type { AskWebhook } from "../webhooks/webhook-asker.js";

export interface AdmissionParts {
  readonly flags: ServerFlags;
  readonly metrics: MetricRegistry;
  readonly log: Log;
}

/** Throws FlagError for plugins that there are not, and for files that cannot be read or used. */
export function admissionOf({ flags, metrics, log }: AdmissionParts, registry: ResourceRegistry): AdmissionChain {
  try {
    return createAdmission(
      {
        registry,
        metrics,
        webhookCredentials: async (file) => (await import("./webhook-credentials.js")).webhookCredentials(file, registry.profile),
        configurationOf: readAdmissionConfiguration(flags["admission-control-config-file"], registry.profile),
        connectWebhook: (plugin, file) => connected(plugin, file, registry.profile),
        tolerationSeconds: {
          notReady: flags["default-not-ready-toleration-seconds"],
          unreachable: flags["default-unreachable-toleration-seconds"],
        },
        failed: (plugin, error) => log.warn("admission plugin failed", { plugin, reason: String(error) }),
      },
      { enable: flags["enable-admission-plugins"], disable: flags["disable-admission-plugins"] },
    );
  } catch (error) {
    if (error instanceof RangeError) throw new FlagError(error.message);
    throw error;
  }
}

/** What speaks to a webhook is loaded when there is one. */
async function connected(plugin: string, file: string, profile: VendorProfile): Promise<AskWebhook> {
  const { connectWebhook } = await import("./webhook-connection.js");
  try {
    return await connectWebhook(file, profile);
  } catch (error) {
    throw new FlagError(`couldn't init admission plugin ${quoteText(plugin)}: ${file}: ${(error as Error).message}`);
  }
}
