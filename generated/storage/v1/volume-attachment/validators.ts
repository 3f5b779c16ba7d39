// Generated from api-definitions/storage/v1/volume-attachment.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validatePersistentVolumeSpec } from "../../../core/v1/persistent-volume/validators.js";

/** Rules of VolumeAttachment (api-definitions/storage/v1/volume-attachment.yaml). */
export function validateVolumeAttachment(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateVolumeAttachmentSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateVolumeAttachmentSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeAttachment.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeAttachmentSpec (api-definitions/storage/v1/volume-attachment.yaml). */
export function validateVolumeAttachmentSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attacher !== undefined) {
      let data0 = data.attacher;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("csiDriverName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/attacher", keyword: "format", params: { format: "csiDriverName" } });
            errors++;
          }
        }
      }
    }
    if (data.source !== undefined) {
      if (!validateVolumeAttachmentSource(data.source, { instancePath: instancePath + "/source" })) {
        vErrors = addErrors(vErrors, validateVolumeAttachmentSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.nodeName !== undefined) {
      let data0 = data.nodeName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/nodeName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.attacher)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "attacher" } });
      errors++;
    }
    if (isEmpty(data.nodeName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "nodeName" } });
      errors++;
    }
  }
  validateVolumeAttachmentSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeAttachmentSource (api-definitions/storage/v1/volume-attachment.yaml). */
export function validateVolumeAttachmentSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.persistentVolumeName !== undefined) {
      let data0 = data.persistentVolumeName;
      if (typeof data0 === "string") {
        if (!hasFormat("storageClassName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeName", keyword: "format", params: { format: "storageClassName" } });
          errors++;
        }
      }
    }
    if (data.inlineVolumeSpec !== undefined) {
      if (!validatePersistentVolumeSpec(data.inlineVolumeSpec, { instancePath: instancePath + "/inlineVolumeSpec" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeAttachmentSource.errors = vErrors;
  return errors === 0;
}
