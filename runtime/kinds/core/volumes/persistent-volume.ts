/** Persistent volumes: what their source asks of the rest, and what stays as it is (PV rows). */
import { posix } from "node:path";
import type { PersistentVolume, PersistentVolumeSpec } from "../../../../generated/core/v1/types.js";
import type { JsonObject, JsonValue } from "../../../definition/json.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { type FieldError, forbiddenField, invalidValue, required, toldAfter } from "../../../errors/field-error.js";
import type { ResourceHook } from "../../../registry/resource-hook.js";
import { deepEqual } from "../../../schema/deep-equal.js";
import { formats } from "../../../schema/formats/formats.js";
import { fieldPath, type Place } from "../../field-path.js";

/** Fields of the specification that are no source. */
const OTHER_FIELDS: ReadonlySet<string> = new Set([
  "capacity",
  "accessModes",
  "claimRef",
  "persistentVolumeReclaimPolicy",
  "storageClassName",
  "mountOptions",
  "volumeMode",
  "nodeAffinity",
]);
/** What messages call the source, which is no field. */
const SOURCE = `${fieldPath<PersistentVolume>((volume) => volume.spec)}.persistentvolumesource`;
const CSI = fieldPath<PersistentVolume>(({ spec }) => spec.csi);
/** The one for staging is taken as it is, as in the peer. */
const CSI_SECRETS = ["controllerPublishSecretRef", "nodePublishSecretRef", "controllerExpandSecretRef"] as const;

export const persistentVolumeHook: ResourceHook = {
  validate(object, old, { subresource }) {
    if (subresource !== "") return [];
    const spec = specOf(object);
    return [...sourceErrors(spec), ...(old === undefined ? [] : changeErrors(spec, specOf(old)))];
  },
};

const specOf = (object: Readonly<ApiObject>): PersistentVolumeSpec =>
  (object as unknown as PersistentVolume).spec ?? ({} as PersistentVolumeSpec);

const at = (select: (spec: Place<PersistentVolumeSpec>) => unknown): string => fieldPath<PersistentVolume>(({ spec }) => select(spec));

function sourceErrors(spec: PersistentVolumeSpec): FieldError[] {
  const { csi, hostPath, local, nodeAffinity, persistentVolumeReclaimPolicy } = spec;
  const errors: FieldError[] = [];
  if (hostPath !== undefined && persistentVolumeReclaimPolicy === "Recycle" && posix.normalize(hostPath.path ?? "") === "/") {
    errors.push(
      forbiddenField(
        at((spec) => spec.persistentVolumeReclaimPolicy),
        "may not be 'recycle' for a hostPath mount of '/'",
      ),
    );
  }
  if (local !== undefined && nodeAffinity?.required === undefined)
    errors.push(
      ...toldAfter(
        at((spec) => spec.local),
        [
          required(
            at((spec) => spec.nodeAffinity),
            "Local volume requires node affinity",
          ),
        ],
      ),
    );
  for (const field of CSI_SECRETS) {
    const secret = csi?.[field];
    if (secret === undefined) continue;
    for (const member of ["name", "namespace"] as const) {
      const value = secret[member] ?? "";
      if (value === "") errors.push(required(`${CSI}.${field}.${member}`, ""));
      // The peer leaves out which secret it is.
      else errors.push(...formats.dns1123Label.texts(value).map((text) => invalidValue(`${CSI}.${member}`, value, text)));
    }
  }
  return errors;
}

function changeErrors(spec: PersistentVolumeSpec, old: PersistentVolumeSpec): FieldError[] {
  const errors: FieldError[] = [];
  if (!deepEqual(sourceOf(spec), sourceOf(old))) {
    errors.push(forbiddenField(SOURCE, `${SOURCE} is immutable after creation`));
  }
  if (spec.volumeMode !== old.volumeMode) errors.push(invalidValue("volumeMode", spec.volumeMode, "field is immutable"));
  if (old.nodeAffinity !== undefined && !deepEqual(json(spec.nodeAffinity), json(old.nodeAffinity))) {
    errors.push(
      invalidValue(
        at((spec) => spec.nodeAffinity),
        json(spec.nodeAffinity),
        "field is immutable",
      ),
    );
  }
  return errors;
}

const json = (value: unknown): JsonValue => (value ?? null) as JsonValue;

function sourceOf(spec: PersistentVolumeSpec): JsonObject {
  return Object.fromEntries(Object.entries(spec as unknown as JsonObject).filter(([field]) => !OTHER_FIELDS.has(field)));
}
