// Generated from api-definitions/core/v1/persistent-volume.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { objectReferenceSchema, secretReferenceSchema } from "../references/schemas.js";
import { nodeSelectorSchema } from "../scheduling/schemas.js";
import {
  awsElasticBlockStoreVolumeSourceSchema,
  azureDiskVolumeSourceSchema,
  fcVolumeSourceSchema,
  flockerVolumeSourceSchema,
  gcePersistentDiskVolumeSourceSchema,
  hostPathVolumeSourceSchema,
  nfsVolumeSourceSchema,
  photonPersistentDiskVolumeSourceSchema,
  portworxVolumeSourceSchema,
  quobyteVolumeSourceSchema,
  vsphereVirtualDiskVolumeSourceSchema,
} from "../volume/schemas.js";

/** Schema of PersistentVolume (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeSchema: StructSchema = struct("PersistentVolume", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(persistentVolumeSpecSchema),
    status: field(persistentVolumeStatusSchema),
  },
}));

/** Schema of PersistentVolumeStatus (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeStatusSchema: StructSchema = struct("PersistentVolumeStatus", () => ({
  fields: {
    phase: field(scalar.string, { omitEmpty: true, default: "Pending" }),
    message: field(scalar.string, { omitEmpty: true }),
    reason: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of PersistentVolumeSpec (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeSpecSchema: StructSchema = struct("PersistentVolumeSpec", () => ({
  validationOrder: [
    "accessModes",
    "capacity",
    "persistentVolumeReclaimPolicy",
    "nodeAffinity",
    "hostPath",
    "gcePersistentDisk",
    "awsElasticBlockStore",
    "glusterfs",
    "flocker",
    "nfs",
    "rbd",
    "quobyte",
    "cephfs",
    "iscsi",
    "cinder",
    "fc",
    "flexVolume",
    "azureFile",
    "vsphereVolume",
    "photonPersistentDisk",
    "portworxVolume",
    "azureDisk",
    "scaleIO",
    "local",
    "storageos",
    "csi",
    ".",
  ],
  checks: {
    rules: [
      {
        rule: "(has(self.accessModes) && self.accessModes != null ? size(self.accessModes) : 0) > 0",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".accessModes",
      },
      {
        rule: "(has(self.capacity) && self.capacity != null ? size(self.capacity) : 0) > 0",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".capacity",
      },
    ],
  },
  unions: [
    {
      members: [
        "hostPath",
        "gcePersistentDisk",
        "awsElasticBlockStore",
        "glusterfs",
        "flocker",
        "nfs",
        "rbd",
        "quobyte",
        "cephfs",
        "iscsi",
        "cinder",
        "fc",
        "flexVolume",
        "azureFile",
        "vsphereVolume",
        "photonPersistentDisk",
        "portworxVolume",
        "azureDisk",
        "scaleIO",
        "local",
        "storageos",
        "csi",
      ],
      required: true,
      noun: "volume type",
    },
  ],
  fields: {
    capacity: field(
      granularMap(scalar.Quantity, {
        rules: [{ rule: "quantity(self).sign() > 0", message: "must be greater than zero", reason: "FieldValueInvalid" }],
      }),
      {
        omitEmpty: true,
        checks: {
          rules: [
            { rule: "'storage' in self && size(self) == 1", message: "supported values: \"storage\"", reason: "FieldValueNotSupported" },
          ],
        },
      },
    ),
    gcePersistentDisk: field(gcePersistentDiskVolumeSourceSchema, { omitEmpty: true, optional: true, errorPath: "persistentDisk" }),
    awsElasticBlockStore: field(awsElasticBlockStoreVolumeSourceSchema, { omitEmpty: true, optional: true }),
    hostPath: field(hostPathVolumeSourceSchema, { omitEmpty: true, optional: true }),
    glusterfs: field(glusterfsPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    nfs: field(nfsVolumeSourceSchema, { omitEmpty: true, optional: true }),
    rbd: field(rbdPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    iscsi: field(iscsiPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    cinder: field(cinderPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    cephfs: field(cephFSPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    fc: field(fcVolumeSourceSchema, { omitEmpty: true, optional: true }),
    flocker: field(flockerVolumeSourceSchema, { omitEmpty: true, optional: true }),
    flexVolume: field(flexPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    azureFile: field(azureFilePersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    vsphereVolume: field(vsphereVirtualDiskVolumeSourceSchema, { omitEmpty: true, optional: true }),
    quobyte: field(quobyteVolumeSourceSchema, { omitEmpty: true, optional: true }),
    azureDisk: field(azureDiskVolumeSourceSchema, { omitEmpty: true, optional: true }),
    photonPersistentDisk: field(photonPersistentDiskVolumeSourceSchema, { omitEmpty: true, optional: true }),
    portworxVolume: field(portworxVolumeSourceSchema, { omitEmpty: true, optional: true }),
    scaleIO: field(scaleIOPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    local: field(localVolumeSourceSchema, { omitEmpty: true, optional: true }),
    storageos: field(storageOSPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    csi: field(csiPersistentVolumeSourceSchema, { omitEmpty: true, optional: true }),
    accessModes: field(atomicList(scalar.string), { omitEmpty: true, errorPath: "accessModes" }),
    claimRef: field(objectReferenceSchema, { omitEmpty: true, optional: true }),
    persistentVolumeReclaimPolicy: field(scalar.string, { omitEmpty: true, default: "Retain" }),
    storageClassName: field(scalar.string, { omitEmpty: true }),
    mountOptions: field(atomicList(scalar.string), { omitEmpty: true }),
    volumeMode: field(scalar.string, { omitEmpty: true, optional: true, default: "Filesystem" }),
    nodeAffinity: field(volumeNodeAffinitySchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VolumeNodeAffinity (api-definitions/core/v1/persistent-volume.yaml). */
export const volumeNodeAffinitySchema: StructSchema = struct("VolumeNodeAffinity", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.required)",
        message: "must specify required node constraints",
        reason: "FieldValueRequired",
        fieldPath: ".required",
      },
    ],
  },
  fields: {
    required: field(nodeSelectorSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of LocalVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const localVolumeSourceSchema: StructSchema = struct("LocalVolumeSource", () => ({
  fields: {
    path: field(
      scalar.string,
      {
        required: true,
        checks: { rules: [{ rule: "!('..' in self.split('/'))", message: "must not contain '..'", reason: "FieldValueInvalid" }] },
      },
    ),
    fsType: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of GlusterfsPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const glusterfsPersistentVolumeSourceSchema: StructSchema = struct("GlusterfsPersistentVolumeSource", () => ({
  fields: {
    endpoints: field(scalar.string, { required: true }),
    path: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    endpointsNamespace: field(
      scalar.string,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "self != ''",
              message: "if the endpointnamespace is set, it must be a valid namespace name",
              reason: "FieldValueInvalid",
            },
            {
              rule: "self == '' || hasFormat(self, 'dns1123Label')",
              message: "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of RBDPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const rbdPersistentVolumeSourceSchema: StructSchema = struct("RBDPersistentVolumeSource", () => ({
  fields: {
    monitors: field(atomicList(scalar.string), { required: true }),
    image: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    pool: field(scalar.string, { omitEmpty: true, default: "rbd" }),
    user: field(scalar.string, { omitEmpty: true, default: "admin" }),
    keyring: field(scalar.string, { omitEmpty: true, default: "/etc/ceph/keyring" }),
    secretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of ISCSIPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const iscsiPersistentVolumeSourceSchema: StructSchema = struct("ISCSIPersistentVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.secretRef) || (has(self.secretRef.name) && self.secretRef.name != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.name",
      },
    ],
  },
  fields: {
    targetPortal: field(scalar.string, { required: true }),
    iqn: field(
      scalar.string,
      {
        required: true,
        checks: {
          rules: [
            {
              rule: "self == '' || self.startsWith('iqn') || self.startsWith('eui') || self.startsWith('naa')",
              message: "must be valid format starting with iqn, eui, or naa",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('iqn') || self.matches('iqn\\\\.\\\\d{4}-\\\\d{2}\\\\.([A-Za-z0-9.-]+)(:[^,;*&$|\\\\s]+)$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('eui') || self.matches('^eui.[A-Za-z0-9]{16}$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('naa') || self.matches('^naa.[A-Za-z0-9]{32}$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    lun: field(
      scalar.int32,
      {
        required: true,
        checks: {
          rules: [{ rule: "self >= 0 && self <= 255", message: "must be between 0 and 255, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    iscsiInterface: field(scalar.string, { omitEmpty: true, default: "default" }),
    fsType: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    portals: field(atomicList(scalar.string), { omitEmpty: true }),
    chapAuthDiscovery: field(scalar.boolean, { omitEmpty: true }),
    chapAuthSession: field(scalar.boolean, { omitEmpty: true }),
    secretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
    initiatorName: field(
      scalar.string,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "self.startsWith('iqn') || self.startsWith('eui') || self.startsWith('naa')",
              message: "must be valid format starting with iqn, eui, or naa",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('iqn') || self.matches('iqn\\\\.\\\\d{4}-\\\\d{2}\\\\.([A-Za-z0-9.-]+)(:[^,;*&$|\\\\s]+)$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('eui') || self.matches('^eui.[A-Za-z0-9]{16}$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
            {
              rule: "!self.startsWith('naa') || self.matches('^naa.[A-Za-z0-9]{32}$')",
              message: "must be valid format",
              reason: "FieldValueInvalid",
            },
          ],
        },
        errorPath: "initiatorname",
      },
    ),
  },
}));

/** Schema of CinderPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const cinderPersistentVolumeSourceSchema: StructSchema = struct("CinderPersistentVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.secretRef) || (has(self.secretRef.name) && self.secretRef.name != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.name",
      },
      {
        rule: "!has(self.secretRef) || (has(self.secretRef.namespace) && self.secretRef.namespace != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.namespace",
      },
    ],
  },
  fields: {
    volumeID: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    secretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CephFSPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const cephFSPersistentVolumeSourceSchema: StructSchema = struct("CephFSPersistentVolumeSource", () => ({
  fields: {
    monitors: field(atomicList(scalar.string), { required: true }),
    path: field(scalar.string, { omitEmpty: true }),
    user: field(scalar.string, { omitEmpty: true }),
    secretFile: field(scalar.string, { omitEmpty: true }),
    secretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of FlexPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const flexPersistentVolumeSourceSchema: StructSchema = struct("FlexPersistentVolumeSource", () => ({
  fields: {
    driver: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    secretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    options: field(granularMap(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of AzureFilePersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const azureFilePersistentVolumeSourceSchema: StructSchema = struct("AzureFilePersistentVolumeSource", () => ({
  fields: {
    secretName: field(scalar.string, { required: true }),
    shareName: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    secretNamespace: field(
      scalar.string,
      { optional: true, checks: { rules: [{ rule: "self != ''", message: "", reason: "FieldValueRequired" }] } },
    ),
  },
}));

/** Schema of ScaleIOPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const scaleIOPersistentVolumeSourceSchema: StructSchema = struct("ScaleIOPersistentVolumeSource", () => ({
  checks: {
    rules: [{ rule: "has(self.volumeName) && self.volumeName != ''", message: "", reason: "FieldValueRequired", fieldPath: ".volumeName" }],
  },
  fields: {
    gateway: field(scalar.string, { required: true }),
    system: field(scalar.string, { required: true }),
    secretRef: field(secretReferenceSchema, { required: true, optional: true }),
    sslEnabled: field(scalar.boolean, { omitEmpty: true }),
    protectionDomain: field(scalar.string, { omitEmpty: true }),
    storagePool: field(scalar.string, { omitEmpty: true }),
    storageMode: field(scalar.string, { omitEmpty: true, default: "ThinProvisioned" }),
    volumeName: field(scalar.string, { omitEmpty: true }),
    fsType: field(scalar.string, { omitEmpty: true, default: "xfs" }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of StorageOSPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const storageOSPersistentVolumeSourceSchema: StructSchema = struct("StorageOSPersistentVolumeSource", () => ({
  checks: {
    rules: [
      { rule: "has(self.volumeName) && self.volumeName != ''", message: "", reason: "FieldValueRequired", fieldPath: ".volumeName" },
      {
        rule: "!has(self.secretRef) || (has(self.secretRef.name) && self.secretRef.name != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.name",
      },
      {
        rule: "!has(self.secretRef) || (has(self.secretRef.namespace) && self.secretRef.namespace != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.namespace",
      },
    ],
  },
  fields: {
    volumeName: field(scalar.string, { omitEmpty: true }),
    volumeNamespace: field(scalar.string, { omitEmpty: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    secretRef: field(objectReferenceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CSIPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export const csiPersistentVolumeSourceSchema: StructSchema = struct("CSIPersistentVolumeSource", () => ({
  fields: {
    driver: field(scalar.string, { required: true }),
    volumeHandle: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    volumeAttributes: field(granularMap(scalar.string), { omitEmpty: true }),
    controllerPublishSecretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
    nodeStageSecretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
    nodePublishSecretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
    controllerExpandSecretRef: field(secretReferenceSchema, { omitEmpty: true, optional: true }),
  },
}));
