/** Flags of callers for whom somebody else vouches: a proxy in front, an issuer of ID tokens, a webhook that knows tokens. */
import { SIGNING_ALGORITHM_NAMES } from "../definition/signing-algorithms.js";
import { duration, listOf, oneOf, text } from "./values.js";

const items = (value: string): readonly string[] => value.split(",").filter((item) => item !== "");

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

function headerNames(value: string): readonly string[] {
  const names = items(value);
  for (const name of names) if (!HEADER_NAME.test(name)) throw new RangeError(`${JSON.stringify(name)} is no name of a header`);
  return names;
}

export const requestHeaderFlags = {
  "requestheader-client-ca-file": {
    value: "file",
    help: "PEM bundle; a proxy with a client certificate signed by one of its authorities may say in headers who its client is.",
    default: "",
    parse: text,
  },
  "requestheader-allowed-names": {
    value: "names",
    help: "Common names that a proxy's certificate may have. Default: any.",
    default: "",
    repeatable: true,
    parse: items,
  },
  "requestheader-username-headers": {
    value: "headers",
    help: "Headers that name the user, in any case; the first that has a value counts. Usual is X-Remote-User.",
    default: "",
    repeatable: true,
    parse: headerNames,
  },
  "requestheader-group-headers": {
    value: "headers",
    help: "Headers of which each value is a group. Usual is X-Remote-Group.",
    default: "",
    repeatable: true,
    parse: headerNames,
  },
  "requestheader-extra-headers-prefix": {
    value: "prefixes",
    help: "What headers with further attributes of the user begin with; the rest is the key, in lower case and percent-decoded. Usual is X-Remote-Extra-.",
    default: "",
    repeatable: true,
    parse: headerNames,
  },
} as const;

export const tokenWebhookFlags = {
  "authentication-token-webhook-config-file": {
    value: "file",
    help: "Client configuration (kubeconfig) by which a webhook is found that knows whose tokens are, and asked for those that nobody here knows.",
    default: "",
    parse: text,
  },
  "authentication-token-webhook-version": {
    value: "version",
    help: "Version of the reviews that the token webhook is sent and answers with: v1 or v1beta1.",
    default: "v1beta1",
    parse: oneOf("v1beta1", "v1"),
  },
  "authentication-token-webhook-cache-ttl": {
    value: "duration",
    help: "How long an answer of the token webhook holds. 0 remembers nothing.",
    default: "2m0s",
    parse: duration(0),
  },
} as const;

/** Values may hold commas and equals signs. */
function requiredClaims(value: string): ReadonlyMap<string, string> {
  const claims = new Map<string, string>();
  for (const item of value.split(CLAIM_SEPARATOR)) {
    if (item === "") continue;
    const at = item.indexOf("=");
    if (at < 1) throw new RangeError("must be key=value");
    claims.set(item.slice(0, at).trim(), item.slice(at + 1).trim());
  }
  return claims;
}

const CLAIM_SEPARATOR = "\0";

export const oidcFlags = {
  "oidc-issuer-url": {
    value: "url",
    help: "https address of the OpenID Connect issuer whose ID tokens are accepted, as they name it and without the discovery path.",
    default: "",
    parse: text,
  },
  "oidc-client-id": {
    value: "id",
    help: "Client that ID tokens have to be issued to. Goes with --oidc-issuer-url.",
    default: "",
    parse: text,
  },
  "oidc-username-claim": {
    value: "claim",
    help: "Claim that names the user. The address of the issuer and # come before it unless it is email.",
    default: "sub",
    parse: (value: string) => {
      if (value === "") throw new RangeError("must name a claim");
      return value;
    },
  },
  "oidc-username-prefix": {
    value: "prefix",
    help: "Comes before the user's name in place of the address of the issuer and #; - is none.",
    default: "",
    parse: text,
  },
  "oidc-groups-claim": {
    value: "claim",
    help: "Claim with the groups of the user, a list of texts or one text. Default: no groups.",
    default: "",
    parse: text,
  },
  "oidc-groups-prefix": {
    value: "prefix",
    help: "Comes before the name of each group.",
    default: "",
    parse: text,
  },
  "oidc-required-claim": {
    value: "key=value",
    help: "Claim that ID tokens must have with this value; one each time the flag is given.",
    default: "",
    repeatable: true,
    separator: CLAIM_SEPARATOR,
    parse: requiredClaims,
  },
  "oidc-signing-algs": {
    value: "algorithms",
    help: `Algorithms that ID tokens may be signed with, of ${SIGNING_ALGORITHM_NAMES.join(", ")}.`,
    default: "RS256",
    repeatable: true,
    parse: listOf(...SIGNING_ALGORITHM_NAMES),
  },
  "oidc-ca-file": {
    value: "file",
    help: "PEM bundle of authorities that the certificate of the issuer is checked by. Default: those of this machine.",
    default: "",
    parse: text,
  },
} as const;
