/** Request bodies to objects: decoded and conformed to the schema (VAL rows). */
import type { InputForm } from "../codec/negotiation/negotiation.js";
import type { ApiObject } from "../definition/object-meta.js";
import { badRequest } from "../errors/constructors.js";
import { conform } from "../fields/conform.js";
import { leaveLargeYaml } from "../registry/large-objects.js";
import type { ResourceRequest } from "./resource-request.js";
import type { FieldValidation } from "./write-options.js";

/** The body as an object of the target's definition. Throws 400 for bodies that are malformed, of another kind, or fail strict validation. */
export function decodeObject(request: ResourceRequest, bytes: Buffer, form: InputForm, validation: FieldValidation): ApiObject {
  const { takes } = request.resource;
  const { kind, version } = takes;
  if (form.encoding === "yaml") leaveLargeYaml(request.context, bytes);
  const decoded = request.services.codec.decodeBody(bytes, form, takes);
  const { object, unknown } = conform(decoded.value, takes.schema, { body: { kind, version }, numbers: decoded });
  if (validation !== "Ignore") {
    const strict = decoded.strictErrors(unknown);
    if (validation === "Strict" && strict.warnings.length > 0) {
      throw badRequest(`${kind} in version ${JSON.stringify(version)} cannot be handled as a ${kind}: ${strict.message}`);
    }
    for (const warning of strict.warnings) request.context.warn(warning);
  }
  return object as ApiObject;
}
