/** Tokens of service accounts, bound ones and those kept in secrets: who they are, for as long as what they name is there (SA rows). */
import { timingSafeEqual } from "node:crypto";
import type { JWTPayload } from "jose";
import type { Clock } from "../clock/clock.js";
import { readJsonValue } from "../codec/json/json.js";
import { memberValue, valueEnd } from "../registry/json-scan.js";
import type { ObjectEntry } from "../registry/object-entry.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";
import { accountUser, type BoundClaim, legacyIssuer, readBoundClaim, readLegacyClaims } from "./service-account-claims.js";
import type { SignatureKey } from "./signature-keys.js";
import { commonAudiences, TokenRefused, type TokenVerifier, type VerifiedToken } from "./token-verifier.js";
import { freshObjects, TERMINATING_GRACE_MS, TrackedObject } from "./tracked-object.js";
import { unverifiedToken } from "./unverified-token.js";

const INVALIDATED = "service account token has been invalidated";

export interface ServiceAccountTokenOptions {
  readonly registry: ResourceRegistry;
  readonly clock: Clock;
  readonly keys: readonly SignatureKey[];
  /** Issuers whose bound tokens are accepted. */
  readonly issuers: readonly string[];
  /** What tokens without an audience are for. */
  readonly audiences: readonly string[];
  /** Whether tokens kept in secrets are good only as long as account and secret are there. */
  readonly lookup: boolean;
}

/** Verifies signature, times and audience once, and what the token is bound to at each use. */
export function serviceAccountTokenVerifier(options: ServiceAccountTokenOptions): TokenVerifier {
  const legacy = legacyIssuer(options.registry.profile);
  return {
    name: "service-account",
    own: true,
    async verify(token, audiences) {
      const said = unverifiedToken(token);
      if (said === undefined || (said.issuer !== legacy && !options.issuers.includes(said.issuer))) return undefined;
      const { issuer, keyId } = said;
      const payload = await verifySignature(options, token, issuer, keyId);
      return issuer === legacy && readLegacyClaims(options.registry.profile, payload) !== undefined
        ? verifyLegacy(options, token, payload, audiences)
        : verifyBound(options, payload, audiences);
    },
  };
}

/** A key is used with its own algorithm only. A token that names a key is verified by that one, else every key is tried. */
async function verifySignature(
  { keys, clock }: ServiceAccountTokenOptions,
  token: string,
  issuer: string,
  keyId: string | undefined,
): Promise<JWTPayload> {
  const { jwtVerify, errors } = await import("jose");
  for (const { id, key, algorithm } of keys) {
    if (keyId !== undefined && keyId !== id) continue;
    try {
      return (await jwtVerify(token, key, { algorithms: [algorithm], issuer, currentDate: new Date(clock.now()) })).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new TokenRefused("service account token has expired");
      if (error instanceof errors.JWTClaimValidationFailed) throw new TokenRefused("service account token is not valid yet");
    }
  }
  throw new TokenRefused("invalid signature: no key of this server has made it");
}

async function verifyBound(options: ServiceAccountTokenOptions, payload: JWTPayload, audiences: readonly string[]): Promise<VerifiedToken> {
  const { registry } = options;
  const claim = readBoundClaim(registry.profile, payload);
  if (claim === undefined || payload.exp === undefined) throw new TokenRefused("service account claims are incomplete");
  const common = commonAudiences(audiences, audiencesOf(payload, options.audiences));
  if (common.length === 0) throw new TokenRefused("token audiences are not those of this server");
  await freshObjects(registry, ["serviceaccounts", ...(claim.pod ? ["pods"] : []), ...(claim.secret ? ["secrets"] : [])]);
  const objects = trackedOf(options, claim);
  const holds = (): boolean => objects.every((object) => object.holds());
  if (!holds()) throw new TokenRefused(INVALIDATED);
  return { user: accountUser(registry.profile, claim), audiences: common, until: payload.exp * 1000, holds };
}

function trackedOf({ registry, clock }: ServiceAccountTokenOptions, claim: BoundClaim): TrackedObject[] {
  const { namespace, serviceaccount, pod, secret } = claim;
  const bound = [
    { resource: "serviceaccounts", named: serviceaccount },
    { resource: "pods", named: pod },
    { resource: "secrets", named: secret },
  ];
  return bound.flatMap(({ resource, named }) =>
    named === undefined ? [] : [new TrackedObject(registry, { resource, namespace, ...named }, clock, TERMINATING_GRACE_MS)],
  );
}

async function verifyLegacy(
  options: ServiceAccountTokenOptions,
  token: string,
  payload: JWTPayload,
  audiences: readonly string[],
): Promise<VerifiedToken> {
  const { registry, clock, lookup } = options;
  const { profile } = registry;
  const claims = readLegacyClaims(profile, payload);
  if (claims === undefined) throw new TokenRefused("service account claims are incomplete");
  const { namespace, serviceaccount, secretName } = claims;
  const common = commonAudiences(audiences, options.audiences);
  if (common.length === 0) throw new TokenRefused("token audiences are not those of this server");
  const verified = { user: accountUser(profile, { namespace, serviceaccount }), audiences: common };
  if (!lookup) return verified;
  await freshObjects(registry, ["serviceaccounts", "secrets"]);
  const secrets = registry.services.resource("", "v1", "secrets");
  const secret = await secrets?.get({ namespace, name: secretName });
  const identity = { resource: "secrets", namespace, name: secretName, uid: secret?.metadata.uid ?? "" };
  const account = new TrackedObject(registry, { resource: "serviceaccounts", namespace, ...serviceaccount }, clock, 0);
  const kept = new TrackedObject(registry, identity, clock, 0, (entry) => holdsToken(entry, token));
  const holds = (): boolean => account.holds() && kept.holds();
  if (!holds()) throw new TokenRefused(INVALIDATED);
  return { ...verified, holds };
}

function holdsToken({ json }: ObjectEntry, token: string): boolean {
  const data = memberValue(json, 0, "data");
  const at = data === undefined ? undefined : memberValue(json, data, "token");
  const kept = at === undefined ? undefined : readJsonValue(json.subarray(at, valueEnd(json, at)));
  if (typeof kept !== "string") return false;
  const [stored, given] = [Buffer.from(kept, "base64"), Buffer.from(token)];
  return stored.length === given.length && timingSafeEqual(stored, given);
}

function audiencesOf({ aud }: JWTPayload, implied: readonly string[]): readonly string[] {
  if (aud === undefined) return implied;
  return typeof aud === "string" ? [aud] : aud;
}
