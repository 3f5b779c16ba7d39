/** What stands in tokens of service accounts, and whom they make of it (SA-01, SA-10). */
import { isJsonObject, type JsonObject } from "../definition/json.js";
import type { UserInfo } from "../definition/request-context.js";
import { accountGroups, accountUserName } from "../definition/service-account-user.js";
import type { VendorProfile } from "../definition/vendor-profile.js";

/** An object by which a token names what it belongs to. */
export interface NamedObject {
  readonly name: string;
  readonly uid: string;
}

/** The private claim of a bound token, named by the label domain of the profile. */
export interface BoundClaim {
  readonly namespace: string;
  readonly serviceaccount: NamedObject;
  readonly pod?: NamedObject;
  readonly secret?: NamedObject;
}

/** The claims of a legacy token. */
export interface LegacyClaims {
  readonly namespace: string;
  readonly serviceaccount: NamedObject;
  readonly secretName: string;
}

/** Who acts by a token of the account. */
export function accountUser(profile: VendorProfile, claim: BoundClaim): UserInfo {
  const { namespace, serviceaccount, pod } = claim;
  const domain = `authentication.${profile.labelDomain}`;
  return {
    name: accountUserName(namespace, serviceaccount.name),
    uid: serviceaccount.uid,
    groups: accountGroups(namespace),
    extra: pod === undefined ? {} : { [`${domain}/pod-name`]: [pod.name], [`${domain}/pod-uid`]: [pod.uid] },
  };
}

/** The issuer of tokens kept in secrets. */
export const legacyIssuer = (profile: VendorProfile): string => `${profile.name}/serviceaccount`;

const legacyPrefix = (profile: VendorProfile): string => `${profile.labelDomain}/serviceaccount`;

/** Claims of a token kept in a secret, besides its issuer and subject. */
export function legacyClaimsOf(profile: VendorProfile, { namespace, serviceaccount, secretName }: LegacyClaims): JsonObject {
  const prefix = legacyPrefix(profile);
  return {
    [`${prefix}/namespace`]: namespace,
    [`${prefix}/secret.name`]: secretName,
    [`${prefix}/service-account.name`]: serviceaccount.name,
    [`${prefix}/service-account.uid`]: serviceaccount.uid,
  };
}

/** Undefined where one is missing or the subject says otherwise. */
export function readLegacyClaims(profile: VendorProfile, payload: Readonly<Record<string, unknown>>): LegacyClaims | undefined {
  const prefix = legacyPrefix(profile);
  const claim = (name: string): string => textOf(payload[`${prefix}/${name}`]);
  const [namespace, secretName, name] = [claim("namespace"), claim("secret.name"), claim("service-account.name")];
  const uid = claim("service-account.uid");
  if ([namespace, secretName, name, uid].includes("") || payload["sub"] !== accountUserName(namespace, name)) return undefined;
  return { namespace, secretName, serviceaccount: { name, uid } };
}

/** Undefined where it is incomplete or the subject says otherwise. */
export function readBoundClaim(profile: VendorProfile, payload: Readonly<Record<string, unknown>>): BoundClaim | undefined {
  const claim = payload[profile.labelDomain];
  if (!isRecord(claim)) return undefined;
  const namespace = textOf(claim["namespace"]);
  const serviceaccount = readNamed(claim["serviceaccount"]);
  if (namespace === "" || serviceaccount === undefined) return undefined;
  if (payload["sub"] !== accountUserName(namespace, serviceaccount.name)) return undefined;
  const bound: { pod?: NamedObject; secret?: NamedObject } = {};
  for (const kind of ["pod", "secret"] as const) {
    if (claim[kind] === undefined) continue;
    const named = readNamed(claim[kind]);
    if (named === undefined) return undefined;
    bound[kind] = named;
  }
  return { namespace, serviceaccount, ...bound };
}

function readNamed(value: unknown): NamedObject | undefined {
  if (!isRecord(value)) return undefined;
  const { name, uid } = value;
  return typeof name === "string" && typeof uid === "string" && name !== "" && uid !== "" ? { name, uid } : undefined;
}

const isRecord = (value: unknown): value is JsonObject => isJsonObject(value as JsonObject);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
