/** Authentication as the flags ask for it. Each function throws FlagError for flags and files that are none. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Authentication, type AuthenticationOptions, openAuthentication } from "../authn/authentication.js";
import { loadServiceAccountKeys, type ServiceAccountKeys } from "../certificates/service-account-keys.js";
import type { Clock } from "../clock/clock.js";
import { FlagError } from "../flags/flag.js";
import type { ServerFlags } from "../flags/server-flags.js";
import { LineLimit } from "../log/line-limit.js";
import type { Log } from "../log/log.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { oidcOf, requestHeaderOf, tokenWebhookOf } from "./external-identity.js";

export async function serviceAccountKeysOf(flags: ServerFlags): Promise<ServiceAccountKeys> {
  const [signing, alias] = [flags["service-account-signing-key-file"], flags["service-account-private-key-file"]];
  if (signing !== "" && alias !== "" && signing !== alias) {
    throw new FlagError("--service-account-signing-key-file and --service-account-private-key-file are one flag: give one of them");
  }
  try {
    return await loadServiceAccountKeys({
      directory: flags["cert-dir"] === "" ? join(resolve(flags["data-dir"]), "pki") : resolve(flags["cert-dir"]),
      keyFiles: flags["service-account-key-file"],
      signingKeyFile: signing || alias,
    });
  } catch (error) {
    throw new FlagError(`flags of service account keys: ${(error as Error).message}`);
  }
}

export interface AuthenticationParts {
  readonly flags: ServerFlags;
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
  readonly keys: ServiceAccountKeys;
  readonly log: Log;
}

export async function authenticationOf(parts: AuthenticationParts): Promise<Authentication> {
  const { flags, registry } = parts;
  const [oidc, tokenWebhook] = [await oidcOf(parts), await tokenWebhookOf(flags, registry.profile)];
  const path = flags["token-auth-file"];
  try {
    return authenticationBy(parts, { tokenFile: path === "" ? undefined : readFileSync(path, "utf8"), oidc, tokenWebhook });
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined) {
      throw new FlagError(`flag --token-auth-file: ${path}: ${(error as Error).message}`);
    }
    throw error;
  }
}

type Opened = Pick<AuthenticationOptions, "tokenFile" | "oidc" | "tokenWebhook">;

/** Failures that are told of in a second: strangers can cause any number. */
const TOLD_A_SECOND = 10;

function authenticationBy({ flags, registry, clock, keys, log }: AuthenticationParts, opened: Opened): Authentication {
  const lines = new LineLimit(TOLD_A_SECOND);
  const issuers = flags["service-account-issuer"];
  return openAuthentication({
    registry,
    clock,
    anonymous: flags["anonymous-auth"] && !flags["authorization-mode"].includes("AlwaysAllow"),
    audiences: flags["api-audiences"],
    ...opened,
    bootstrapTokens: flags["enable-bootstrap-token-auth"],
    requestHeader: requestHeaderOf(flags),
    serviceAccounts: {
      ...keys,
      issuers: issuers.length > 0 ? issuers : [`https://${registry.profile.name}.default.svc`],
      jwksUri: flags["service-account-jwks-uri"],
      lookup: flags["service-account-lookup"],
      maximumSeconds: flags["service-account-max-token-expiration"] / 1000,
      extend: flags["service-account-extend-token-expiration"],
    },
    failed: (verifier, error) => {
      if (lines.allows(clock.steady())) log.warn("tokens cannot be verified", { verifier, reason: String(error) });
    },
  });
}
