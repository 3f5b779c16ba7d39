/** Flags of callers for whom somebody else vouches: a proxy in front, a webhook that knows tokens. */
import { duration, oneOf, text } from "./values.js";

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
