/** Whether a body is about the object that the URL names, and about the version the caller saw (META-14, META-15, META-16). */
import { textOf } from "../../codec/json/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { apiVersionOf, type KindReference } from "../../definition/resource-definition.js";
import { badRequest, conflict, invalid, OBJECT_MODIFIED, type ResourceRef } from "../../errors/constructors.js";
import { invalidValue } from "../../errors/field-error.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ObjectTarget } from "../options.js";
import { parseResourceVersion } from "../read/resource-version.js";

/** Fills in what the body left out. @throws StatusError 400 where it says otherwise. */
export function matchTarget(object: ApiObject, target: ObjectTarget, kind: KindReference = target.definition): void {
  object.kind = kind.kind;
  object.apiVersion = apiVersionOf(kind);
  object.metadata ??= {};
  const { metadata } = object;
  if (target.name !== "") {
    if (metadata.name) matchName(object, target);
    else metadata.name = target.name;
  }
  matchNamespace(object, target);
}

/** @throws StatusError 400 when the object's name is not the one in the URL. */
export function matchName({ metadata }: ApiObject, target: ObjectTarget): void {
  const name = metadata?.name ?? "";
  if (name === target.name) return;
  throw badRequest(
    name === ""
      ? `the name of the object (${target.name} based on URL) was undeterminable: name must be provided`
      : `the name of the object (${textOf(name)}) does not match the name on the URL (${target.name})`,
  );
}

/** Fills the namespace in from the URL. @throws StatusError 400 where the object names another one. */
export function matchNamespace(object: ApiObject, target: ObjectTarget): void {
  object.metadata ??= {};
  const { metadata } = object;
  checkNamespace(metadata, target);
  const namespace = namespaceOfUrl(target);
  if (namespace === "") delete metadata.namespace;
  else if (metadata.namespace !== namespace) metadata.namespace = namespace;
}

/** @throws StatusError 400 for metadata that names another namespace than the URL. */
export function checkNamespace(metadata: { readonly namespace?: unknown }, target: ObjectTarget): void {
  const namespace = namespaceOfUrl(target);
  if (namespace === "" || !metadata.namespace || metadata.namespace === namespace) return;
  throw badRequest("the namespace of the provided object does not match the namespace sent on the request");
}

const namespaceOfUrl = ({ definition, namespace }: ObjectTarget): string => (definition.namespaced ? namespace : "");

/** A PUT's uid is a precondition. @throws StatusError 409. */
export function checkUid(object: ApiObject, entry: ObjectEntry, live: ApiObject, ref: ResourceRef): void {
  const { uid } = object.metadata;
  if (uid && uid !== live.metadata.uid) {
    const why = `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${live.metadata.uid}`;
    throw conflict(ref, entry.name, why);
  }
}

/**
 * Optimistic locking. An absent or `0` version is no condition where the kind allows that.
 * @throws StatusError 409 for another version, 422 for none where one is needed, 400 for no version at all.
 */
export function checkResourceVersion(object: ApiObject, entry: ObjectEntry, target: ObjectTarget): void {
  const text = object.metadata.resourceVersion;
  if (text === entry.resourceVersion) return;
  if (parseResourceVersion(text) === 0) {
    if (target.definition.unconditionalUpdate) return;
    throw invalid(target.definition.group, target.definition.resource, entry.name, [
      { ...invalidValue("metadata.resourceVersion", 0, "must be specified for an update"), shown: "0x0" },
    ]);
  }
  throw conflict(target.definition, entry.name, OBJECT_MODIFIED);
}

/** @throws StatusError 400: an object that does not exist yet has no version. */
export function refuseResourceVersion(object: ApiObject): void {
  if (parseResourceVersion(object.metadata.resourceVersion) !== 0) {
    throw badRequest("resourceVersion should not be set on objects to be created");
  }
  delete object.metadata.resourceVersion;
}
