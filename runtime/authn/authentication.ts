/** The authenticators of a server, with what they know tokens by: opened at the start (AUTHN-04). */
import { createPublicKey, type KeyObject } from "node:crypto";
import type { Clock } from "../clock/clock.js";
import { holderName } from "../definition/holder-name.js";
import { internalError } from "../errors/constructors.js";
import type { TokenServices } from "../registry/handlers.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { type Authenticator, createAuthenticator, withAuthenticatedGroup } from "./authenticator.js";
import { bearerTokenAuthenticator, type UserOfToken } from "./bearer-token.js";
import { bootstrapTokenVerifier } from "./bootstrap-tokens.js";
import { credentialHeaders, type WithoutCredentials } from "./credential-headers.js";
import { IssuerDocuments } from "./issuer-documents.js";
import type { OidcVerifier } from "./oidc/oidc.js";
import { type RequestHeaderOptions, requestHeaderAuthenticator } from "./request-header.js";
import { ServiceAccountTokenIssuer } from "./service-account-issuer.js";
import { serviceAccountTokenVerifier } from "./service-account-tokens.js";
import { signatureKey } from "./signature-keys.js";
import { TokenChain } from "./token-chain.js";
import { parseTokenFile } from "./token-file.js";
import { meantFor, type OutsidePlace, type TokenVerifier } from "./token-verifier.js";
import { TokenWebhook, type TokenWebhookOptions } from "./token-webhook/token-webhook.js";
import { webSocketTokenAuthenticator } from "./websocket-token.js";
import { x509Authenticator } from "./x509.js";

export interface ServiceAccountOptions {
  /** Undefined where tokens are not issued. */
  readonly signing: KeyObject | undefined;
  /** Public keys. */
  readonly verifying: readonly KeyObject[];
  /** The first issues, all are accepted. */
  readonly issuers: readonly string[];
  /** Address of the keys as the discovery document gives it; "" for this server's own. */
  readonly jwksUri: string;
  readonly lookup: boolean;
  readonly maximumSeconds: number;
  readonly extend: boolean;
}

export interface AuthenticationOptions {
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
  readonly anonymous: boolean;
  /** What tokens have to be meant for; the issuers of service account tokens where none are given. */
  readonly audiences: readonly string[];
  readonly serviceAccounts: ServiceAccountOptions;
  /** Text of the file of tokens; undefined without one. */
  readonly tokenFile: string | undefined;
  readonly bootstrapTokens: boolean;
  /** Proxies that say who their clients are; undefined where none is believed. */
  readonly requestHeader: RequestHeaderOptions | undefined;
  /** Undefined where no issuer of ID tokens is believed. */
  readonly oidc: OidcVerifier | undefined;
  /** Undefined where no webhook is asked. */
  readonly tokenWebhook: Omit<TokenWebhookOptions, "group" | "audiences" | "clock"> | undefined;
  /** Told of a verifier that failed rather than refused. */
  failed(verifier: string, error: unknown): void;
}

export interface Authentication {
  readonly authenticator: Authenticator;
  readonly withoutCredentials: WithoutCredentials;
  readonly tokens: TokenServices;
  /** What other programs verify tokens of service accounts by. */
  readonly documents: IssuerDocuments;
  /** Makes tokens of service accounts; undefined where there is no key for it. */
  readonly issuer: ServiceAccountTokenIssuer | undefined;
  /** Looks for nobody any more. */
  close(): void;
}

/** Throws RangeError for a file of tokens that is none. */
export function openAuthentication(options: AuthenticationOptions): Authentication {
  const { registry, clock, serviceAccounts, failed } = options;
  const { signing, issuers, lookup, maximumSeconds, extend, jwksUri } = serviceAccounts;
  const keys = serviceAccounts.verifying.map((key) => signatureKey(key, key));
  const audiences = options.audiences.length > 0 ? options.audiences : issuers;
  const issuer =
    signing === undefined
      ? undefined
      : new ServiceAccountTokenIssuer({
          profile: registry.profile,
          clock,
          key: signatureKey(signing, createPublicKey(signing)),
          issuer: issuers[0] as string,
          audiences,
          maximumSeconds,
          extend,
        });
  const group = `authentication.${registry.profile.groupDomain}`;
  const verifiers: readonly TokenVerifier[] = [
    ...(options.tokenFile === undefined ? [] : [meantFor(audiences, parseTokenFile(options.tokenFile))]),
    serviceAccountTokenVerifier({ registry, clock, keys, issuers, audiences, lookup }),
    ...(options.bootstrapTokens ? [meantFor(audiences, bootstrapTokenVerifier({ registry, clock }))] : []),
    ...(options.oidc === undefined ? [] : [meantFor(audiences, options.oidc)]),
    ...(options.tokenWebhook === undefined ? [] : [new TokenWebhook({ ...options.tokenWebhook, group, audiences, clock })]),
  ];
  const chain = new TokenChain({ verifiers, audiences, clock, failed });
  const userOf: UserOfToken = (token, { outside }) => chain.user(token, outside);
  const authenticators: readonly Authenticator[] = [
    ...(options.requestHeader === undefined ? [] : [requestHeaderAuthenticator(options.requestHeader)]),
    x509Authenticator,
    bearerTokenAuthenticator(userOf),
    webSocketTokenAuthenticator(registry.profile.groupDomain, userOf),
  ];
  return {
    authenticator: createAuthenticator(authenticators, { anonymous: options.anonymous }),
    withoutCredentials: credentialHeaders(registry.profile.groupDomain, options.requestHeader),
    tokens: {
      audiences,
      issue: (order) => {
        if (issuer === undefined) throw internalError("this server has no key to sign tokens with");
        return issuer.issue(order);
      },
      review: async (token, asked, caller) => {
        // Of users who review the questions take turns with those of addresses.
        const outside = (): OutsidePlace => ({ holder: `review ${holderName(caller)}`, leave: () => undefined });
        const verified = await chain.verify(token, asked.length > 0 ? asked : audiences, outside);
        return { audiences: verified.audiences, user: withAuthenticatedGroup(verified.user) };
      },
    },
    documents: new IssuerDocuments({ issuer: issuers[0] as string, keys, jwksUri }),
    issuer,
    close: () => options.oidc?.close(),
  };
}
