/** Secrets: text input becomes data, and registry credentials must be JSON (SEC rows). */
import { getOwn, isJsonObject, type JsonObject, setOwn } from "../../definition/json.js";
import { jsonTypeOf } from "../../definition/json-text.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FieldError, invalidValue } from "../../errors/field-error.js";
import type { HookContext, ResourceHook } from "../../registry/resource-hook.js";

const REDACTED = "<secret contents redacted>";

/** Keys whose content must be a JSON object, by role of the secret type in the vendor profile. */
const JSON_KEYS = { secretTypeDockercfg: ".dockercfg", secretTypeDockerConfigJson: ".dockerconfigjson" } as const;

/** `stringData` wins over `data` and is never stored. */
function mergeStringData(secret: ApiObject): void {
  const { stringData } = secret;
  delete secret["stringData"];
  if (!isJsonObject(stringData)) return;
  const data: JsonObject = isJsonObject(secret["data"]) ? secret["data"] : {};
  for (const [key, text] of Object.entries(stringData)) setOwn(data, key, Buffer.from(String(text)).toString("base64"));
  if (Object.keys(data).length > 0) secret["data"] = data;
}

function credentialErrors(secret: ApiObject, { profile }: HookContext): FieldError[] {
  const { type, data } = secret;
  for (const [role, key] of Object.entries(JSON_KEYS)) {
    if (type !== profile.names[role] || !isJsonObject(data)) continue;
    const content = getOwn(data, key);
    if (typeof content !== "string") continue;
    const problem = jsonObjectProblem(Buffer.from(content, "base64").toString());
    return problem === undefined ? [] : [invalidValue(`data[${key}]`, REDACTED, problem)];
  }
  return [];
}

/** In the words of the peer's parser; undefined for a JSON object. */
function jsonObjectProblem(text: string): string | undefined {
  if (text.trim() === "") return "unexpected end of JSON input";
  try {
    const type = jsonTypeOf(text);
    if (type === "null" || type === "object") return undefined;
    const shown = type === "boolean" ? "bool" : type;
    return `json: cannot unmarshal ${shown} into Go value of type map[string]interface {}`;
  } catch {
    return syntaxProblem(text);
  }
}

function syntaxProblem(text: string): string {
  const first = text.trimStart()[0] as string;
  if (!/[[{"0-9tfn-]/.test(first)) return `invalid character '${first}' looking for beginning of value`;
  return "unexpected end of JSON input";
}

export const secretHook: ResourceHook = {
  default: mergeStringData,
  validate: (secret, _, context) => credentialErrors(secret, context),
};
