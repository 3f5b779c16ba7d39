/** Named string formats of definitions: the words for a value that does not have one. */
import type { JsonValue } from "../../definition/json.js";
import { type FieldError, invalidValue, tooLong } from "../../errors/field-error.js";
import {
  configMapKey,
  dns1035Label,
  dns1123Label,
  dns1123Subdomain,
  labelValue,
  patternText,
  qualifiedName,
  type TextCheck,
} from "./names.js";

const ENV_VAR = "[-._a-zA-Z][-._a-zA-Z0-9]*";
const ENV_VAR_TEXT =
  "a valid environment variable name must consist of alphabetic characters, digits, '_', '-', or '.', and must not start with a digit";
const C_IDENTIFIER_TEXT =
  "a valid C identifier must start with alphabetic character or '_', followed by a string of alphanumeric characters or '_'";

const CSI_DRIVER_NAME_LIMIT = 63;

/** What is wrong with a text, by name of the format. */
const checks: Readonly<Record<string, TextCheck>> = {
  dns1123Label,
  dns1123Subdomain,
  storageClassName: dns1123Subdomain,
  dns1035Label,
  qualifiedName,
  labelValue,
  configMapKey,
  envVarName: (value) => [
    ...(/^[-._a-zA-Z][-._a-zA-Z0-9]*$/.test(value) ? [] : [patternText(ENV_VAR_TEXT, ENV_VAR, "my.env-name", "MY_ENV.NAME", "MyEnvName1")]),
    ...directoryTexts(value),
  ],
  cIdentifier: () => [patternText(C_IDENTIFIER_TEXT, "[A-Za-z_][A-Za-z0-9_]*", "my_name", "MY_NAME", "MyName")],
  portName: portNameTexts,
  ipAddress: () => ["must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)"],
  httpHeaderName: () => [
    patternText("a valid HTTP header must consist of alphanumeric characters or '-'", "[-A-Za-z0-9]+", "X-Header-Name"),
  ],
  csiDriverName: (value) => dns1123Subdomain(value.toLowerCase()),
  relativePath: (value) => [...(value.startsWith("/") ? ["must be a relative path"] : []), ...backStepTexts(value)],
  volumeItemPath: (value) => [
    ...(value.startsWith("/") ? ["must be a relative path"] : []),
    ...backStepTexts(value),
    ...(value.startsWith("..") && !value.startsWith("../") && value !== ".." ? ["must not start with '..'"] : []),
  ],
};

/** Mistakes of `value`, which the validator has found not to have `format`. */
export function formatErrors(format: string, field: string, value: JsonValue | undefined): readonly FieldError[] {
  const text = typeof value === "string" ? value : "";
  const long = format === "csiDriverName" && text.length > CSI_DRIVER_NAME_LIMIT ? [tooLong(field, text, CSI_DRIVER_NAME_LIMIT)] : [];
  const texts = checks[format]?.(text) ?? [];
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
