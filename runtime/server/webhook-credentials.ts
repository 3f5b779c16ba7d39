/** Credentials for webhooks from a client configuration file, found by whom they are shown to (HOOK-28). */
import { kubernetesProfile, orchProfile } from "../../generated/client/profiles.js";
import type { Credentials } from "../client/credentials.js";
import type { Kubeconfig } from "../client/kubeconfig.js";
import { readKubeconfigFiles } from "../client/node/exports.js";
import { credentialsOf } from "../client/node/user-credentials.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { WebhookCredential } from "../webhooks/webhook-call.js";

const STANDARD_PORT = ":443";

/** Gives the credential for `host:port`; none for whom the file has none. Rejects with ConfigurationError for a file that is none. */
export async function webhookCredentials(file: string, { name }: VendorProfile): Promise<(hostPort: string) => Promise<WebhookCredential>> {
  const config = await readKubeconfigFiles([file]);
  const profile = name === kubernetesProfile.name ? kubernetesProfile : orchProfile;
  const known = new Map<string, Promise<Credentials>>();
  return async (hostPort) => {
    const user = userFor(config, hostPort);
    const found = user === undefined ? undefined : config.users.get(user);
    if (user === undefined || found === undefined) return {};
    let credentials = known.get(user);
    if (credentials === undefined) {
      credentials = credentialsOf({ userName: user, user: found }, profile, {});
      known.set(user, credentials);
      // What could not be read now may be there later.
      credentials.catch(() => known.delete(user));
    }
    return (await credentials).current();
  };
}

/** The user's entry for a target: itself, then wildcards from the left, without the standard port after that, `*`, the current one. */
function userFor(config: Kubeconfig, hostPort: string): string | undefined {
  const names = [
    ...patternsOf(hostPort),
    ...(hostPort.endsWith(STANDARD_PORT) ? patternsOf(hostPort.slice(0, -STANDARD_PORT.length)) : []),
    "*",
  ];
  const current = config.currentContext === undefined ? undefined : config.contexts.get(config.currentContext)?.entry.user;
  return names.find((name) => config.users.has(name)) ?? current;
}

function patternsOf(target: string): string[] {
  const parts = target.split(".");
  return [target, ...parts.slice(1).map((_, i) => `*.${parts.slice(i + 1).join(".")}`)];
}
