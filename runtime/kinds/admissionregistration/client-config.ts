/** How a webhook is reached: rules of addresses and references to services (HOOK-13, HOOK-14). */
import type { ServiceReference, WebhookClientConfig } from "../../../generated/admissionregistration/v1/types.js";
import { type FieldError, invalidValue, MAXIMUM_FIELD_ERRORS, required } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import type { TypeHook } from "../../registry/type-hook.js";
import { dns1123Subdomain } from "../../schema/names.js";
import { parseUrl, type UrlParts } from "../../webhooks/webhook-url.js";

const FORM = "; desired format: https://host[/path]";

export const webhookClientConfigHook: TypeHook<WebhookClientConfig> = {
  validate({ url, service }, _old, path) {
    return url === undefined || service !== undefined ? [] : urlErrors(url, `${path}.url`);
  },
};

function urlErrors(url: string, path: string): readonly FieldError[] {
  let parts: UrlParts;
  try {
    parts = parseUrl(url);
  } catch (error) {
    return [required(path, `url must be a valid URL: parse ${quoteText(url)}: ${(error as Error).message}${FORM}`)];
  }
  const { scheme, user, host, query, fragment } = parts;
  const errors: FieldError[] = [];
  if (scheme !== "https") errors.push(invalidValue(path, scheme, `'https' is the only allowed URL scheme${FORM}`));
  if (host === "") errors.push(invalidValue(path, host, `host must be provided${FORM}`));
  // Whoever sent a password knows it; who reads the answer over a shoulder need not.
  if (user !== undefined) errors.push(invalidValue(path, user.replace(/:.*$/s, ""), "user information is not permitted in the URL"));
  if (fragment !== "") errors.push(invalidValue(path, fragment, "fragments are not permitted in the URL"));
  if (query !== "") errors.push(invalidValue(path, query, "query parameters are not permitted in the URL"));
  return errors;
}

export const serviceReferenceHook: TypeHook<ServiceReference> = {
  validate({ path: urlPath }, _old, path) {
    return urlPath === undefined || urlPath === "" || urlPath === "/" ? [] : pathErrors(urlPath, `${path}.path`);
  },
};

function pathErrors(urlPath: string, path: string): readonly FieldError[] {
  if (urlPath === "//") return [invalidValue(path, urlPath, "segment[0] may not be empty")];
  const errors = urlPath.startsWith("/") ? [] : [invalidValue(path, urlPath, "must start with a '/'")];
  const segments = urlPath.slice(1).replace(/\/$/, "");
  for (let i = 0, start = 0, end = 0; start <= segments.length && errors.length < MAXIMUM_FIELD_ERRORS; i++, start = end + 1) {
    const slash = segments.indexOf("/", start);
    end = slash < 0 ? segments.length : slash;
    const segment = segments.slice(start, end);
    const texts = segment === "" ? [`segment[${i}] may not be empty`] : dns1123Subdomain(segment).map((text) => `segment[${i}]: ${text}`);
    errors.push(...texts.map((text) => invalidValue(path, urlPath, text)));
  }
  return errors;
}
