/** Checks of metadata on create and update, in the peer's order and words (META rows, DEL-06). */
import type { JsonValue } from "../../definition/json.js";
import type { ObjectMeta, OwnerReference } from "../../definition/object-meta.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import {
  addFieldErrors,
  type FieldError,
  forbiddenField,
  invalidValue,
  MAXIMUM_FIELD_ERRORS,
  required,
  tooLong,
} from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import { shownJson } from "../../errors/shown-text.js";
import { validateManagerName } from "../../fields/field-manager.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { dns1123Label, labelValue, nameTexts, pathSegment, prefixNameTexts, qualifiedName } from "../../schema/names.js";
import { isNegative } from "../generation.js";
import { FOREGROUND_FINALIZER, ORPHAN_FINALIZER } from "../write/deletion-plan.js";

/** Bytes that all keys and values of annotations may have together. */
const ANNOTATIONS_LIMIT_BYTES = 256 * 1024;

const SUBRESOURCE_LIMIT = 256;

/** Finalizers that need no domain, besides the one that namespaces have in their spec. */
const STANDARD_FINALIZERS: ReadonlySet<string> = new Set([ORPHAN_FINALIZER, FOREGROUND_FINALIZER]);

const IMMUTABLE = "field is immutable";
const NOT_NEGATIVE = "must be greater than or equal to 0";

const negativeGeneration = ({ generation }: ObjectMeta): FieldError => invalidValue("metadata.generation", generation, NOT_NEGATIVE);

/** Mistakes of a new object's metadata. */
export function metaErrors(metadata: ObjectMeta, definition: ResourceDefinition, profile: VendorProfile): FieldError[] {
  const errors: FieldError[] = [];
  const { name, generateName } = metadata;
  if (generateName) {
    for (const text of prefixNameTexts(generateName, definition.nameSyntax)) {
      errors.push(invalidValue("metadata.generateName", generateName, text));
    }
  }
  if (!name) errors.push(required("metadata.name", "name or generateName is required"));
  else for (const text of nameTexts(name, definition.nameSyntax)) errors.push(invalidValue("metadata.name", name, text));
  addFieldErrors(errors, namespaceErrors(metadata.namespace, definition.namespaced));
  if (errors.length === 0 && name) for (const text of pathSegment(name)) errors.push(invalidValue("metadata.name", name, text));
  if (isNegative(metadata)) errors.push(negativeGeneration(metadata));
  addFieldErrors(errors, contentErrors(metadata));
  addFieldErrors(errors, finalizerErrors(metadata.finalizers ?? [], profile));
  return errors;
}

/** Mistakes of changed metadata; `live` is as stored. */
export function metaUpdateErrors(metadata: ObjectMeta, live: ObjectMeta, profile: VendorProfile): FieldError[] {
  const errors: FieldError[] = [];
  if (live.deletionTimestamp !== undefined) addFieldErrors(errors, newFinalizerErrors(metadata.finalizers, live.finalizers));
  for (const field of ["name", "namespace", "uid", "creationTimestamp", "deletionTimestamp", "deletionGracePeriodSeconds"] as const) {
    if (metadata[field] !== live[field]) errors.push(invalidValue(`metadata.${field}`, metadata[field], IMMUTABLE));
  }
  if (isNegative(metadata)) errors.push(negativeGeneration(metadata));
  addFieldErrors(errors, contentErrors(metadata, live));
  if (finalizersChanged(metadata, live)) addFieldErrors(errors, finalizerErrors(metadata.finalizers ?? [], profile));
  return errors;
}

/** Labels, annotations, owners and managed fields; what is as in `live` has been checked before. */
function contentErrors(metadata: ObjectMeta, live: ObjectMeta = {}): FieldError[] {
  const errors: FieldError[] = [];
  const { labels, annotations, ownerReferences, managedFields } = metadata;
  if (labels !== undefined && !deepEqual(labels, live.labels)) addFieldErrors(errors, labelErrors(labels));
  if (annotations !== undefined && !deepEqual(annotations, live.annotations)) addFieldErrors(errors, annotationErrors(annotations));
  if (ownerReferences !== undefined) addFieldErrors(errors, ownerErrors(ownerReferences));
  if (managedFields !== undefined) addFieldErrors(errors, managedFieldsErrors(managedFields));
  return errors;
}

function namespaceErrors(namespace: string | undefined, namespaced: boolean): FieldError[] {
  const field = "metadata.namespace";
  if (!namespaced) return namespace ? [forbiddenField(field, "not allowed on this type")] : [];
  if (!namespace) return [required(field, "")];
  return dns1123Label(namespace).map((text) => invalidValue(field, namespace, text));
}

/** Mistakes of a map of labels under any path. */
export function labelErrors(labels: Readonly<Record<string, string>>, field = "metadata.labels"): FieldError[] {
  const errors: FieldError[] = [];
  for (const key of Object.keys(labels)) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    for (const text of qualifiedName(key)) errors.push(invalidValue(field, key, text));
    const value = labels[key] as string;
    for (const text of labelValue(value)) errors.push(invalidValue(field, value, text));
  }
  return errors;
}

/** Mistakes of annotations at `field`. */
export function annotationErrors(annotations: Readonly<Record<string, string>>, field = "metadata.annotations"): FieldError[] {
  const errors: FieldError[] = [];
  let size = 0;
  for (const key of Object.keys(annotations)) {
    size += Buffer.byteLength(key) + Buffer.byteLength(annotations[key] as string);
    if (errors.length >= MAXIMUM_FIELD_ERRORS) continue;
    for (const text of qualifiedName(key.toLowerCase())) errors.push(invalidValue(field, key, text));
  }
  if (size > ANNOTATIONS_LIMIT_BYTES) errors.push(tooLong(field, "", ANNOTATIONS_LIMIT_BYTES));
  return errors;
}

function ownerErrors(references: readonly OwnerReference[]): FieldError[] {
  const errors: FieldError[] = [];
  const field = "metadata.ownerReferences";
  let controller: string | undefined;
  let shown: string | undefined;
  for (const reference of references) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    addFieldErrors(errors, ownerReferenceErrors(reference, field));
    if (reference.controller !== true) continue;
    if (controller === undefined) controller = reference.name;
    else {
      const text = `Only one reference can have Controller set to true. Found "true" in references for ${controller} and ${reference.name}`;
      // One text of the list for all mistakes, each of which shows it.
      shown ??= shownJson(references as unknown as JsonValue);
      errors.push({ ...invalidValue(field, undefined, text), shown });
    }
  }
  return errors;
}

function ownerReferenceErrors(reference: OwnerReference, field: string): FieldError[] {
  const errors: FieldError[] = [];
  const { apiVersion = "", kind = "", name = "", uid = "" } = reference;
  const segments = apiVersion.split("/");
  if (segments.length > 2 || segments.at(-1) === "")
    errors.push(invalidValue(`${field}.apiVersion`, apiVersion, "version must not be empty"));
  if (kind === "") errors.push(invalidValue(`${field}.kind`, kind, "kind must not be empty"));
  if (name === "") errors.push(invalidValue(`${field}.name`, name, "name must not be empty"));
  if (uid === "") errors.push(invalidValue(`${field}.uid`, uid, "uid must not be empty"));
  if (apiVersion === "v1" && kind === "Event") {
    errors.push(invalidValue(field, { ...reference } as unknown as JsonValue, "/v1, Kind=Event is disallowed from being an owner"));
  }
  return errors;
}

function finalizersChanged(metadata: ObjectMeta, live: ObjectMeta): boolean {
  return metadata.finalizers !== undefined && !deepEqual(metadata.finalizers, live.finalizers);
}

function finalizerErrors(finalizers: readonly string[], profile: VendorProfile): FieldError[] {
  const field = "metadata.finalizers";
  const errors: FieldError[] = [];
  for (const name of finalizers) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) return errors;
    for (const text of qualifiedName(name)) errors.push(invalidValue(field, name, text));
  }
  for (const [index, name] of finalizers.entries()) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) return errors;
    if (name.includes("/") || STANDARD_FINALIZERS.has(name) || name === profile.namespaceFinalizer) continue;
    errors.push(invalidValue(`${field}[${index}]`, name, "name is neither a standard finalizer name nor is it fully qualified"));
  }
  if (finalizers.includes(ORPHAN_FINALIZER) && finalizers.includes(FOREGROUND_FINALIZER)) {
    const text = `finalizer ${ORPHAN_FINALIZER} and ${FOREGROUND_FINALIZER} cannot be both set`;
    errors.push(invalidValue(field, [...finalizers], text));
  }
  return errors;
}

function newFinalizerErrors(finalizers: readonly string[] = [], live: readonly string[] = []): FieldError[] {
  const known = new Set(live);
  const added = [...new Set(finalizers)].filter((name) => !known.has(name)).sort();
  if (added.length === 0) return [];
  const list = `[]string{${added
    .slice(0, MAXIMUM_FIELD_ERRORS)
    .map((name) => quoteText(name))
    .join(", ")}}`;
  const text = `no new finalizers can be added if the object is being deleted, found new finalizers ${list}`;
  return [forbiddenField("metadata.finalizers", text)];
}

function managedFieldsErrors(entries: NonNullable<ObjectMeta["managedFields"]>): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, entry] of entries.entries()) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    const field = `metadata.managedFields[${index}]`;
    const { operation, fieldsType, manager = "", subresource = "" } = entry;
    if (operation !== "Apply" && operation !== "Update") {
      errors.push(invalidValue(`${field}.operation`, operation ?? "", "must be `Apply` or `Update`"));
    }
    if (fieldsType && fieldsType !== "FieldsV1") errors.push(invalidValue(`${field}.fieldsType`, fieldsType, "must be `FieldsV1`"));
    addFieldErrors(errors, validateManagerName(manager, `${field}.manager`));
    if (subresource.length > SUBRESOURCE_LIMIT) errors.push(tooLong(`${field}.subresource`, subresource, SUBRESOURCE_LIMIT));
  }
  return errors;
}
