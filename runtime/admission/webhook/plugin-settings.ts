/** What the file of admission says for the webhook plugins: whose credentials webhooks are shown (HOOK-27). */
import { isJsonObject, type JsonValue } from "../../definition/json.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { quoteText } from "../../errors/quote-text.js";
import { requireKind } from "../configuration-file.js";

/** Path of the client configuration; undefined for none. Throws RangeError, worded as the peer words it. */
export function kubeconfigFileOf(configuration: JsonValue | undefined, { groupDomain }: VendorProfile): string | undefined {
  if (configuration === undefined) return undefined;
  if (!isJsonObject(configuration)) throw new RangeError("the configuration is no object");
  const group = `apiserver.config.${groupDomain}`;
  requireKind(
    configuration,
    new Map([
      ["WebhookAdmissionConfiguration", [`${group}/v1`]],
      ["WebhookAdmission", [`${group}/v1alpha1`]],
    ]),
  );
  const { kubeConfigFile = "" } = configuration;
  if (typeof kubeConfigFile !== "string" || !kubeConfigFile.startsWith("/")) {
    throw new RangeError(`kubeConfigFile: Invalid value: ${quoteText(String(kubeConfigFile ?? ""))}: must be an absolute file path`);
  }
  return kubeConfigFile;
}
