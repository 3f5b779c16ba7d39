/** Request bodies to objects: decoded, conformed to the schema, checked against the URL (META-14, META-15, VAL rows). */
import type { InputForm } from "../codec/negotiation/negotiation.js";
import type { ApiObject, ObjectMeta } from "../definition/object-meta.js";
import { badRequest } from "../errors/constructors.js";
import { conform } from "../fields/conform.js";
import type { ObjectTarget } from "../registry/options.js";
import type { ResourceRequest } from "./resource-request.js";
import type { FieldValidation } from "./write-options.js";

/** The body as an object of the target's definition. Throws 400 for bodies that are malformed, of another kind, or fail strict validation. */
export function decodeObject(request: ResourceRequest, bytes: Buffer, form: InputForm, validation: FieldValidation): ApiObject {
  const { takes } = request.resource;
  const { kind, version } = takes;
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

/** Fills the namespace in from the URL. Throws 400 when the object names another one. */
export function matchNamespace(object: ApiObject, target: ObjectTarget): void {
  const metadata = metadataOf(object);
  const namespace = target.definition.namespaced ? target.namespace : "";
  if (namespace === "") {
    delete metadata.namespace;
  } else if (metadata.namespace === undefined || metadata.namespace === "") {
    metadata.namespace = namespace;
  } else if (metadata.namespace !== namespace) {
    throw badRequest("the namespace of the provided object does not match the namespace sent on the request");
  }
}

/** Throws 400 when the object's name is not the one in the URL. */
export function matchName(object: ApiObject, target: ObjectTarget): void {
  const name = metadataOf(object).name ?? "";
  if (name === target.name) return;
  throw badRequest(
    name === ""
      ? `the name of the object (${target.name} based on URL) was undeterminable: name must be provided`
      : `the name of the object (${name}) does not match the name on the URL (${target.name})`,
  );
}

function metadataOf(object: ApiObject): ObjectMeta {
  object.metadata ??= {};
  return object.metadata;
}
