/** Flags of authentication, authorization and admission. */
import { AUTHORIZATION_MODES } from "../definition/authorization-modes.js";
import { oidcFlags, requestHeaderFlags, tokenWebhookFlags } from "./external-identity-flags.js";
import { boolean, duration, integer, listOf, oneOf, text } from "./values.js";

const names = (value: string): readonly string[] => value.split(",").filter((name) => name !== "");

const SHORTEST_TOKEN_LIMIT_MS = 60 * 60 * 1000;
const LONGEST_TOKEN_LIMIT_MS = 2 ** 32 * 1000;

/** A duration from an hour to 2^32 seconds; 0 is no limit. */
function tokenLimit(value: string): number {
  const limit = duration(0)(value);
  if (limit !== 0 && (limit < SHORTEST_TOKEN_LIMIT_MS || limit > LONGEST_TOKEN_LIMIT_MS)) {
    throw new RangeError("must be within 1 hour and 2^32 seconds");
  }
  return limit;
}

/** An issuer that looks like an address has to be one. */
function issuers(value: string): readonly string[] {
  const given = names(value);
  for (const issuer of given) {
    if (issuer.includes(":") && !URL.canParse(issuer)) throw new RangeError(`${JSON.stringify(issuer)} has a colon and is no valid URL`);
  }
  return given;
}

const serviceAccountFlags = {
  "service-account-key-file": {
    value: "file",
    help: "PEM keys or certificates, private or public, RSA or on P-256, P-384 or P-521, that tokens of service accounts are verified by; several a file. Default: the signing key.",
    default: "",
    repeatable: true,
    parse: names,
  },
  "service-account-signing-key-file": {
    value: "file",
    help: "PEM private key that tokens of service accounts are signed with. With neither this nor --service-account-key-file, the server makes a key of its own.",
    default: "",
    parse: text,
  },
  "service-account-private-key-file": {
    value: "file",
    help: "The same as --service-account-signing-key-file.",
    default: "",
    parse: text,
  },
  "service-account-issuer": {
    value: "issuers",
    help: "Issuers of tokens of service accounts: the first issues, all are accepted. An https URL can be discovered. Default: the address of the service that fronts this server.",
    default: "",
    repeatable: true,
    parse: issuers,
  },
  "service-account-jwks-uri": {
    value: "url",
    help: "Where the discovery document says that the keys are. Default: on this server.",
    default: "",
    parse: (value: string) => {
      if (value !== "" && !(URL.canParse(value) && new URL(value).protocol === "https:")) throw new RangeError("must be an https URL");
      return value;
    },
  },
  "service-account-lookup": {
    value: "boolean",
    help: "Whether tokens kept in secrets are good only while account and secret are there.",
    default: "true",
    implied: "true",
    parse: boolean,
  },
  "service-account-max-token-expiration": {
    value: "duration",
    help: "Longest life of tokens that are issued, from 1h to 2^32 seconds; longer requests are shortened. 0 is no limit.",
    default: "0",
    parse: tokenLimit,
  },
  "service-account-extend-token-expiration": {
    value: "boolean",
    help: "Whether tokens of projected volumes live for a year rather than the hour they are said to live, for clients that never read them again.",
    default: "true",
    implied: "true",
    parse: boolean,
  },
} as const;

export const authenticationFlags = {
  ...serviceAccountFlags,
  "token-auth-file": {
    value: "file",
    help: "CSV file of tokens, read at the start: token, user name, uid and, in quotes where there are several, groups.",
    default: "",
    parse: text,
  },
  "enable-bootstrap-token-auth": {
    value: "boolean",
    help: "Whether secrets of the bootstrap type in the system namespace authenticate by the tokens that they hold.",
    default: "false",
    implied: "true",
    parse: boolean,
  },
  "api-audiences": {
    value: "audiences",
    help: "What tokens have to be meant for. Default: the issuers of service account tokens.",
    default: "",
    repeatable: true,
    parse: names,
  },
  "anonymous-auth": {
    value: "boolean",
    help: "Lets requests without credentials pass as the anonymous user. Off under --authorization-mode=AlwaysAllow.",
    default: "true",
    implied: "true",
    parse: boolean,
  },
  "client-ca-file": {
    value: "file",
    help: "PEM bundle; clients with a certificate signed by one of its authorities are authenticated by it, besides those of this server's own authority.",
    default: "",
    parse: text,
  },
  ...requestHeaderFlags,
  ...oidcFlags,
  ...tokenWebhookFlags,
} as const;

export const authorizationFlags = {
  "authorization-mode": {
    value: "modes",
    help: `Ordered list of ${AUTHORIZATION_MODES.join(", ")}; the first that allows or denies decides. Members of the administrators' group pass all of them.`,
    default: "Node,RBAC",
    parse: (value: string) => (value === "" ? [] : listOf(...AUTHORIZATION_MODES)(value)),
  },
  "authorization-policy-file": {
    value: "file",
    help: "Policies of the mode ABAC, a JSON object on each line.",
    default: "",
    parse: text,
  },
  "authorization-webhook-config-file": {
    value: "file",
    help: "Client configuration (kubeconfig) by which the mode Webhook finds whom it asks and proves itself.",
    default: "",
    parse: text,
  },
  "authorization-webhook-version": {
    value: "version",
    help: "Version of the reviews that the mode Webhook sends and expects: v1 or v1beta1.",
    default: "v1beta1",
    parse: oneOf("v1beta1", "v1"),
  },
  "authorization-webhook-cache-authorized-ttl": {
    value: "duration",
    help: "How long an answer of the mode Webhook that allows holds.",
    default: "5m0s",
    parse: duration(0),
  },
  "authorization-webhook-cache-unauthorized-ttl": {
    value: "duration",
    help: "How long an answer of the mode Webhook that does not allow holds.",
    default: "30s",
    parse: duration(0),
  },
} as const;

export const admissionFlags = {
  "admission-control-config-file": {
    value: "file",
    help: "AdmissionConfiguration, YAML or JSON: what plugins are configured with, each inline or by the path of a file of its own.",
    default: "",
    parse: text,
  },
  "enable-admission-plugins": {
    value: "names",
    help: "Admission plugins to turn on besides those that are on anyway, separated by commas; their order does not matter.",
    default: "",
    repeatable: true,
    parse: names,
  },
  "disable-admission-plugins": {
    value: "names",
    help: "Admission plugins to turn off, separated by commas.",
    default: "",
    repeatable: true,
    parse: names,
  },
  "default-not-ready-toleration-seconds": {
    value: "seconds",
    help: "How long pods stay on a node that is not ready, unless they say otherwise.",
    default: "300",
    parse: integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  },
  "default-unreachable-toleration-seconds": {
    value: "seconds",
    help: "How long pods stay on a node that cannot be reached, unless they say otherwise.",
    default: "300",
    parse: integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  },
} as const;
