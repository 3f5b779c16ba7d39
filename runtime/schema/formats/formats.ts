/** The table of named string syntaxes: generator, validators, OpenAPI and definitions that come at run time share it. */
import type { JsonValue } from "../../definition/json.js";
import { type FieldError, invalidValue, tooLong } from "../../errors/field-error.js";
import {
  configMapKey,
  dns1035Label,
  dns1123Label,
  dns1123Subdomain,
  LABEL,
  LABEL_1035,
  labelValue,
  pathSegment,
  patternText,
  qualifiedName,
  SUBDOMAIN,
  type TextCheck,
} from "../names.js";
import { domainPathTexts, hostTexts, httpPathTexts, ipVersion, isCidr, isPortNumber, urlTexts, wildcardHostTexts } from "./addresses.js";
import { cronTexts, isTimeZone } from "./cron.js";
import { certificateRequestTexts, isBase64, pemTexts } from "./encodings.js";

interface Format {
  /** Expression (anchored) that accepts just the texts of the format, where there is one; else `texts` decides. */
  readonly pattern?: RegExp;
  /** In characters. */
  readonly maxLength?: number;
  /** What is wrong with a text that is refused. */
  readonly texts: TextCheck;
  /** Wire form of the texts when they are not plain ones: bytes come as base64. */
  readonly of?: "bytes";
}

const QUALIFIED_NAME_PART = "([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]";
const ENV_VAR = "[-._a-zA-Z][-._a-zA-Z0-9]*";
const ENV_VAR_TEXT =
  "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit";
const C_IDENTIFIER_TEXT =
  "a valid C identifier must start with alphabetic character or '_', followed by a string of alphanumeric characters or '_'";
const PERCENT_TEXT = "a valid percent string must be a numeric string followed by an ending '%'";

const CSI_DRIVER_NAME_LIMIT = 63;

/** Accepts what `accepts` does, and has one text for everything else. */
const decided = (accepts: (text: string) => boolean, text: string): Format => ({ texts: (value) => (accepts(value) ? [] : [text]) });

const table = {
  dns1123Label: { pattern: new RegExp(`^${LABEL}$`), maxLength: 63, texts: dns1123Label },
  storageClassName: { pattern: new RegExp(`^(${SUBDOMAIN})?$`), maxLength: 253, texts: dns1123Subdomain },
  dns1123Subdomain: { pattern: new RegExp(`^${SUBDOMAIN}$`), maxLength: 253, texts: dns1123Subdomain },
  dns1035Label: { pattern: new RegExp(`^${LABEL_1035}$`), maxLength: 63, texts: dns1035Label },
  qualifiedName: {
    pattern: new RegExp(`^((?=[^/]{1,253}/)${SUBDOMAIN}/)?${QUALIFIED_NAME_PART}$`),
    texts: qualifiedName,
  },
  pathSegment: { pattern: /^(?!\.{1,2}$)[^/%]*$/, texts: pathSegment },
  labelValue: { pattern: new RegExp(`^(${QUALIFIED_NAME_PART})?$`), maxLength: 63, texts: labelValue },
  configMapKey: { pattern: /^(?!\.$)(?!\.\.)[-._a-zA-Z0-9]+$/, maxLength: 253, texts: configMapKey },
  envVarName: {
    pattern: /^(?!\.$)(?!\.\.)[-._a-zA-Z][-._a-zA-Z0-9]*$/,
    texts: (value) => [
      ...(/^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(value)
        ? []
        : [patternText(ENV_VAR_TEXT, ENV_VAR, "my.env-name", "MY_ENV.NAME", "MyEnvName1")]),
      ...directoryTexts(value),
    ],
  },
  cIdentifier: {
    pattern: /^[A-Za-z_][A-Za-z0-9_]*$/,
    texts: () => [patternText(C_IDENTIFIER_TEXT, "[A-Za-z_][A-Za-z0-9_]*", "my_name", "MY_NAME", "MyName")],
  },
  portName: { pattern: new RegExp(`^(?=.*[a-z])(?!.*--)${LABEL}$`), maxLength: 15, texts: portNameTexts },
  portNumberOrName: {
    texts: (value) => (isPortNumber(value) ? [] : /^\d+$/.test(value) ? ["must be between 1 and 65535, inclusive"] : portNameTexts(value)),
  },
  ipAddress: decided((text) => ipVersion(text) !== 0, "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)"),
  ipv4Address: decided((text) => ipVersion(text) === 4, "must be a valid IPv4 address"),
  ipv6Address: decided((text) => ipVersion(text) === 6, "must be a valid IPv6 address"),
  cidr: decided(isCidr, "must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)"),
  hostname: { texts: hostTexts },
  wildcardHostname: { texts: wildcardHostTexts },
  url: { texts: urlTexts },
  httpPath: { texts: httpPathTexts },
  httpHeaderName: {
    pattern: /^[-A-Za-z0-9]+$/,
    texts: () => [patternText("a valid HTTP header must consist of alphanumeric characters or '-'", "[-A-Za-z0-9]+", "X-Header-Name")],
  },
  cron: { texts: cronTexts },
  timeZone: decided(isTimeZone, "must be the name of a time zone"),
  percent: { pattern: /^[0-9]+%$/, texts: () => [patternText(PERCENT_TEXT, "[0-9]+%", "1%", "93%")] },
  domainPath: { texts: domainPathTexts },
  pem: { texts: pemTexts, of: "bytes" },
  certificateRequest: { texts: certificateRequestTexts, of: "bytes" },
  base64: decided(isBase64, "must be base64"),
  resourceName: { texts: qualifiedName },
  csiDriverName: {
    pattern: /^[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*$/,
    maxLength: CSI_DRIVER_NAME_LIMIT,
    texts: (value) => dns1123Subdomain(value.toLowerCase()),
  },
  relativePath: {
    pattern: /^(?!\/)(?!(.*\/)?\.\.(\/|$))/,
    texts: (value) => [...(value.startsWith("/") ? ["must be a relative path"] : []), ...backStepTexts(value)],
  },
  volumeItemPath: {
    pattern: /^(?!\/)(?!\.\.)(?!(.*\/)?\.\.(\/|$))/,
    texts: (value) => [
      ...(value.startsWith("/") ? ["must be a relative path"] : []),
      ...backStepTexts(value),
      ...(value.startsWith("..") && !value.startsWith("../") && value !== ".." ? ["must not start with '..'"] : []),
    ],
  },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof table;

/** Every format by name. */
export const formats: Readonly<Record<FormatName, Format>> = table;

/** Whether a text has a format. */
export function hasFormat(name: FormatName, text: string): boolean {
  const { pattern, maxLength, texts } = formats[name];
  if (maxLength !== undefined && text.length > maxLength) return false;
  return pattern === undefined ? texts(text).length === 0 : pattern.test(text);
}

/** What is wrong with a text, for formats by any name; nothing is, for a name that is none. */
export function formatTexts(name: string, text: string): readonly string[] {
  if (!Object.hasOwn(formats, name) || hasFormat(name as FormatName, text)) return [];
  const texts = formats[name as FormatName].texts(text);
  return texts.length === 0 ? [`must have the format ${name}`] : texts;
}

/** Mistakes of `value`, which the validator has found not to have `format`. */
export function formatErrors(format: string, field: string, value: JsonValue | undefined): readonly FieldError[] {
  const text = typeof value === "string" ? value : "";
  const long = format === "csiDriverName" && text.length > CSI_DRIVER_NAME_LIMIT ? [tooLong(field, text, CSI_DRIVER_NAME_LIMIT)] : [];
  const texts = Object.hasOwn(formats, format) ? formats[format as FormatName].texts(text) : [];
  if (texts.length === 0 && long.length === 0) return [invalidValue(field, value, `must have the format ${format}`)];
  return [...long, ...texts.map((detail) => invalidValue(field, value, detail))];
}

function directoryTexts(value: string): string[] {
  if (value === "." || value === "..") return [`must not be '${value}'`];
  return value.startsWith("..") ? ["must not start with '..'"] : [];
}

function backStepTexts(value: string): string[] {
  return value.split("/").includes("..") ? ["must not contain '..'"] : [];
}

function portNameTexts(value: string): string[] {
  const texts: string[] = [];
  if (value.length > 15) texts.push("must be no more than 15 characters");
  if (!/^[-a-z0-9]+$/.test(value)) texts.push("must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)");
  if (!/[a-z]/.test(value)) texts.push("must contain at least one letter or number (a-z, 0-9)");
  if (value.includes("--")) texts.push("must not contain consecutive hyphens");
  if (value.startsWith("-") || value.endsWith("-")) texts.push("must not begin or end with a hyphen");
  return texts;
}
