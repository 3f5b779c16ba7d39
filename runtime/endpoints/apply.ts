/** Server-side apply: the body is what one manager intends, in YAML or JSON (SSA rows). */
import { parseYaml } from "../codec/yaml.js";
import { isJsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { badRequest } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import type { PatchOptions } from "../registry/options.js";
import type { WriteResult } from "../registry/resource-store.js";
import { matchName, matchNamespace } from "./decode-object.js";
import { checkMayCreate } from "./may-create.js";
import type { ResourceRequest } from "./resource-request.js";
import { fieldValidationOf } from "./write-options.js";

export async function applyObject(request: ResourceRequest, bytes: Buffer, options: PatchOptions): Promise<WriteResult> {
  const parsed = parseBody(bytes);
  if (!isJsonObject(parsed.value)) {
    throw badRequest("error decoding YAML: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal into an object");
  }
  const validation = fieldValidationOf(request, options);
  if (validation !== "Ignore" && parsed.duplicates.length > 0) {
    const strict = parsed.strictErrors([]);
    if (validation === "Strict") {
      throw badRequest(
        `error strict decoding YAML: error converting YAML to JSON: yaml: unmarshal errors:\n  ${strict.warnings.join("\n  ")}`,
      );
    }
    for (const warning of strict.warnings) request.context.warn(warning);
  }
  const applied = parsed.value as ApiObject;
  if (isJsonObject(applied.metadata)) {
    matchNamespace(applied, request.target);
    if (applied.metadata.name !== undefined) matchName(applied, request.target);
  }
  return request.store.apply(request.context, request.target, applied, { ...options, beforeCreate: () => checkMayCreate(request) });
}

function parseBody(bytes: Buffer) {
  try {
    return parseYaml(bytes);
  } catch (error) {
    if (error instanceof StatusError) throw badRequest(`error decoding YAML: ${error.message}`);
    throw error;
  }
}
