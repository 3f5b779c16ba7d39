/** A proxy in front, known by its certificate, that says in headers who its client is (PROXY rows). */
import type { UserInfo } from "../definition/request-context.js";
import { unauthorized } from "../errors/constructors.js";
import type { Authenticator, Credentials } from "./authenticator.js";
import { headerValues, valuesByPrefix } from "./header-values.js";

/** Names in any case. */
export interface RequestHeaderOptions {
  /** The first of these with a value names the user. */
  readonly usernameHeaders: readonly string[];
  /** All values of all of these are groups. */
  readonly groupHeaders: readonly string[];
  readonly extraPrefixes: readonly string[];
  /** Common names of proxies; none: any that an authority of proxies vouches for. */
  readonly allowedNames: readonly string[];
}

/** Nothing is believed without the certificate of a proxy; any other certificate is no good here, though it may be to somebody else. */
export function requestHeaderAuthenticator(options: RequestHeaderOptions): Authenticator {
  const lowerCase = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());
  const [userNames, groupNames, prefixes] = [options.usernameHeaders, options.groupHeaders, options.extraPrefixes].map(lowerCase) as [
    string[],
    string[],
    string[],
  ];
  const allowed = new Set(options.allowedNames);
  return {
    name: "request-header",
    authenticate({ certificate, rawHeaders }: Credentials): UserInfo | undefined {
      if (certificate === undefined) return undefined;
      if (!certificate.proxy || (allowed.size > 0 && !allowed.has(certificate.commonName))) throw unauthorized();
      const name = firstValue(rawHeaders, userNames);
      if (name === undefined) return undefined;
      const groups = groupNames.flatMap((header) => headerValues(rawHeaders, header)).filter((group) => group !== "");
      return { name, uid: "", groups, extra: extraOf(rawHeaders, prefixes) };
    },
  };
}

/** Of each header the first value counts, even when it is empty. */
function firstValue(rawHeaders: readonly string[], names: readonly string[]): string | undefined {
  for (const name of names) {
    const [value = ""] = headerValues(rawHeaders, name);
    if (value !== "") return value;
  }
  return undefined;
}

function extraOf(rawHeaders: readonly string[], prefixes: readonly string[]): UserInfo["extra"] {
  const extra: Record<string, string[]> = Object.create(null);
  for (const prefix of prefixes) {
    for (const [key, values] of valuesByPrefix(rawHeaders, prefix)) extra[key] = [...(extra[key] ?? []), ...values];
  }
  return extra;
}
