/** Whom the flags let vouch for callers: proxies in front, an issuer of ID tokens, a webhook that knows tokens. Each function throws FlagError for flags that do not go together. */
import type { AuthenticationOptions } from "../authn/authentication.js";
import type { OidcVerifier } from "../authn/oidc/oidc.js";
import type { RequestHeaderOptions } from "../authn/request-header.js";
import type { Certificates } from "../certificates/certificate-store.js";
import { readAuthorities } from "../certificates/given-files.js";
import type { Clock } from "../clock/clock.js";
import { type PublishedTrust, startTrustPublication } from "../controllers/authentication-trust.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import { FlagError } from "../flags/flag.js";
import type { ServerFlags } from "../flags/server-flags.js";
import type { ServerServices } from "../http/server-services.js";
import type { Log } from "../log/log.js";
import type { InProcessClients } from "./in-process-client.js";

/** Undefined without proxies. */
export function requestHeaderOf(flags: ServerFlags): RequestHeaderOptions | undefined {
  const options: RequestHeaderOptions = {
    usernameHeaders: flags["requestheader-username-headers"],
    groupHeaders: flags["requestheader-group-headers"],
    extraPrefixes: flags["requestheader-extra-headers-prefix"],
    allowedNames: flags["requestheader-allowed-names"],
  };
  if (flags["requestheader-client-ca-file"] === "") {
    if (Object.values(options).every((given: readonly string[]) => given.length === 0)) return undefined;
    throw new FlagError("--requestheader-client-ca-file is needed by the other flags of --requestheader: without it no proxy is believed");
  }
  if (options.usernameHeaders.length === 0) {
    throw new FlagError("--requestheader-username-headers is needed by --requestheader-client-ca-file: a proxy has to name its client");
  }
  return options;
}

export interface OidcParts {
  readonly flags: ServerFlags;
  readonly clock: Clock;
  readonly log: Log;
}

/** The issuer of ID tokens, which is looked for from now on; undefined without one. What knows of it is loaded when there is one. */
export async function oidcOf({ flags, clock, log }: OidcParts): Promise<OidcVerifier | undefined> {
  const { "oidc-issuer-url": issuer, "oidc-client-id": clientId, "oidc-username-claim": usernameClaim } = flags;
  checkOidcFlags(flags);
  if (issuer === "") return undefined;
  const caFile = flags["oidc-ca-file"];
  const [{ OidcVerifier }, { issuerConnection }, authority] = await Promise.all([
    import("../authn/oidc/oidc.js"),
    import("./issuer-connection.js"),
    caFile === "" ? undefined : readAuthorities("oidc-ca-file", caFile),
  ]);
  const prefix = flags["oidc-username-prefix"];
  const usual = usernameClaim === "email" ? "" : `${issuer}#`;
  return new OidcVerifier({
    issuer,
    clientId,
    usernameClaim,
    usernamePrefix: prefix === "-" ? "" : prefix || usual,
    groupsClaim: flags["oidc-groups-claim"],
    groupsPrefix: flags["oidc-groups-prefix"],
    requiredClaims: flags["oidc-required-claim"],
    algorithms: flags["oidc-signing-algs"],
    fetch: issuerConnection(authority),
    clock,
    failed: (error) => log.warn("the issuer of ID tokens cannot be found, will try again", { issuer, reason: String(error) }),
  });
}

function checkOidcFlags(flags: ServerFlags): void {
  const issuer = flags["oidc-issuer-url"];
  if ((issuer === "") !== (flags["oidc-client-id"] === "")) {
    throw new FlagError("--oidc-issuer-url and --oidc-client-id must be given together");
  }
  if (issuer === "") {
    const others = ["oidc-username-prefix", "oidc-groups-claim", "oidc-groups-prefix", "oidc-ca-file"] as const;
    const given = others.find((name) => flags[name] !== "") ?? (flags["oidc-required-claim"].size > 0 ? "oidc-required-claim" : undefined);
    if (given !== undefined) throw new FlagError(`flag --${given}: it says nothing without --oidc-issuer-url`);
    return;
  }
  if (!URL.canParse(issuer) || new URL(issuer).protocol !== "https:") {
    throw new FlagError(`flag --oidc-issuer-url: invalid value ${JSON.stringify(issuer)}: must be an https URL`);
  }
  if (new URL(issuer).pathname.includes("/.well-known/")) {
    throw new FlagError(`flag --oidc-issuer-url: invalid value ${JSON.stringify(issuer)}: the discovery path is no part of it`);
  }
}

/** How the token webhook is asked; undefined without one. What speaks to it is loaded when there is one. */
export async function tokenWebhookOf(flags: ServerFlags, profile: VendorProfile): Promise<AuthenticationOptions["tokenWebhook"]> {
  const file = flags["authentication-token-webhook-config-file"];
  if (file === "") return undefined;
  const { connectWebhook } = await import("./webhook-connection.js");
  try {
    return {
      ask: await connectWebhook(file, profile),
      version: flags["authentication-token-webhook-version"],
      cacheMs: flags["authentication-token-webhook-cache-ttl"],
    };
  } catch (error) {
    throw new FlagError(`flag --authentication-token-webhook-config-file: ${file}: ${(error as Error).message}`);
  }
}

/** Tells other servers whom this one believes, now and whenever `publish` is called. */
export function publishTrust(flags: ServerFlags, server: ServerServices, clients: InProcessClients, certificates: Certificates) {
  const { registry, clock, log } = server;
  const failed = (key: string, error: unknown): void =>
    log.warn("controller failed, will try again", { controller: "authentication-trust", key, reason: String(error) });
  const publication = startTrustPublication({ registry, clock, clients: clients.ofServer(), failed }, publishedTrust(flags, certificates));
  return {
    publish: (renewed: Certificates): void => publication.publish(publishedTrust(flags, renewed)),
    stop: (): void => publication.stop(),
  };
}

function publishedTrust(flags: ServerFlags, { clientAuthorities, proxyAuthorities }: Certificates): PublishedTrust {
  const proxies = requestHeaderOf(flags);
  return {
    clientAuthorities: bundleOf(clientAuthorities),
    proxies: proxies === undefined ? undefined : { authorities: bundleOf(proxyAuthorities), ...proxies },
  };
}

const bundleOf = (bundles: readonly string[]): string => bundles.map((bundle) => `${bundle.trimEnd()}\n`).join("");
