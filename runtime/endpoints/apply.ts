/** Server-side apply: the body is what one manager intends, in YAML or JSON (SSA rows). */
import type { ParsedBody } from "../codec/parsed-body.js";
import { parseYaml } from "../codec/yaml/yaml.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { badRequest } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import { jsonTypeName } from "../fields/scalar.js";
import { leaveLargeYaml } from "../registry/large-objects.js";
import type { AppliedConfig, PatchOptions } from "../registry/options.js";
import type { WriteResult } from "../registry/resource.js";
import { checkNamespace, matchName } from "../registry/write/identity.js";
import { checkMayCreate } from "./may-create.js";
import type { ResourceRequest } from "./resource-request.js";
import { fieldValidationOf } from "./write-options.js";

export function applyObject(request: ResourceRequest, bytes: Buffer, options: PatchOptions): Promise<WriteResult> {
  const applied = new AppliedBody(request, bytes);
  return request.resource.apply(request.context, request.target, applied, {
    ...options,
    afterMerge: () => checkStrictly(request, applied.parsed, options),
    beforeCreate: () => {
      matchName(applied.read(), request.target);
      return checkMayCreate(request);
    },
  });
}

/** A body that is read when somebody asks for what is in it. */
class AppliedBody implements AppliedConfig {
  #read: { readonly parsed: ParsedBody; readonly object: ApiObject } | undefined;

  constructor(
    private readonly request: ResourceRequest,
    readonly bytes: Buffer,
  ) {}

  get parsed(): ParsedBody {
    return this.#contents.parsed;
  }

  get hasComplaints(): boolean {
    return this.parsed.duplicates.length > 0;
  }

  read(): ApiObject {
    return this.#contents.object;
  }

  get #contents() {
    this.#read ??= readConfig(this.bytes, this.request);
    return this.#read;
  }
}

function readConfig(bytes: Buffer, request: ResourceRequest) {
  leaveLargeYaml(request.context, bytes);
  const parsed = parseBody(bytes);
  const body = parsed.value ?? {};
  if (!isJsonObject(body)) {
    const type = jsonTypeName(body);
    throw badRequest(
      `error decoding YAML: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal ${type} into Go value of type map[string]interface {}`,
    );
  }
  const object = body as ApiObject;
  requireTarget(object, request);
  return { parsed, object };
}

function checkStrictly(request: ResourceRequest, parsed: ParsedBody, options: PatchOptions): void {
  const validation = fieldValidationOf(request, options);
  if (validation === "Ignore" || parsed.duplicates.length === 0) return;
  const { warnings } = parsed.strictErrors([]);
  if (validation === "Strict") {
    throw badRequest(`error strict decoding YAML: error converting YAML to JSON: yaml: unmarshal errors:\n  ${warnings.join("\n  ")}`);
  }
  for (const warning of warnings) request.context.warn(warning);
}

/**
 * The body is about the object that the URL names; what it leaves out is not filled in, since the configuration is kept as sent. One
 * that says no name at all is about the object that is there.
 */
function requireTarget(applied: ApiObject, { target }: ResourceRequest): void {
  const metadata: JsonValue | undefined = (applied as JsonObject)["metadata"] ?? {};
  if (!isJsonObject(metadata)) return;
  checkNamespace(metadata, target);
  if (!target.definition.namespaced) delete metadata["namespace"];
  if (Object.hasOwn(metadata, "name")) matchName(applied, target);
}

function parseBody(bytes: Buffer) {
  try {
    return parseYaml(bytes);
  } catch (error) {
    if (error instanceof StatusError) throw badRequest(`error decoding YAML: error converting YAML to JSON: ${error.message}`);
    throw error;
  }
}
