// Generated from api-definitions/core/v1/volume.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { objectFieldSelectorSchema, resourceFieldSelectorSchema } from "../field-selectors/schemas.js";
import { persistentVolumeClaimSpecSchema } from "../persistent-volume-claim/schemas.js";
import { localObjectReferenceSchema } from "../references/schemas.js";

/** Schema of Volume (api-definitions/core/v1/volume.yaml). */
export const volumeSchema: StructSchema = struct("Volume", () => ({
  validationOrder: [
    "emptyDir",
    "hostPath",
    "gitRepo",
    "gcePersistentDisk",
    "awsElasticBlockStore",
    "secret",
    "nfs",
    "iscsi",
    "glusterfs",
    "flocker",
    "persistentVolumeClaim",
    "rbd",
    "cinder",
    "cephfs",
    "quobyte",
    "downwardAPI",
    "fc",
    "flexVolume",
    "configMap",
    "azureFile",
    "vsphereVolume",
    "photonPersistentDisk",
    "portworxVolume",
    "azureDisk",
    "storageos",
    "projected",
    "scaleIO",
    "csi",
    "ephemeral",
    ".",
    "name",
  ],
  unions: [
    {
      members: [
        "emptyDir",
        "hostPath",
        "gitRepo",
        "gcePersistentDisk",
        "awsElasticBlockStore",
        "secret",
        "nfs",
        "iscsi",
        "glusterfs",
        "flocker",
        "persistentVolumeClaim",
        "rbd",
        "cinder",
        "cephfs",
        "quobyte",
        "downwardAPI",
        "fc",
        "flexVolume",
        "configMap",
        "azureFile",
        "vsphereVolume",
        "photonPersistentDisk",
        "portworxVolume",
        "azureDisk",
        "storageos",
        "projected",
        "scaleIO",
        "csi",
        "ephemeral",
      ],
      required: true,
      noun: "volume type",
    },
  ],
  fields: {
    name: field(scalar.string, { required: true }),
    hostPath: field(hostPathVolumeSourceSchema, { omitEmpty: true, optional: true }),
    emptyDir: field(emptyDirVolumeSourceSchema, { omitEmpty: true, optional: true }),
    gcePersistentDisk: field(gcePersistentDiskVolumeSourceSchema, { omitEmpty: true, optional: true, errorPath: "persistentDisk" }),
    awsElasticBlockStore: field(awsElasticBlockStoreVolumeSourceSchema, { omitEmpty: true, optional: true }),
    gitRepo: field(gitRepoVolumeSourceSchema, { omitEmpty: true, optional: true }),
    secret: field(secretVolumeSourceSchema, { omitEmpty: true, optional: true }),
    nfs: field(nfsVolumeSourceSchema, { omitEmpty: true, optional: true }),
    iscsi: field(iscsiVolumeSourceSchema, { omitEmpty: true, optional: true }),
    glusterfs: field(glusterfsVolumeSourceSchema, { omitEmpty: true, optional: true }),
    persistentVolumeClaim: field(persistentVolumeClaimVolumeSourceSchema, { omitEmpty: true, optional: true }),
    rbd: field(rbdVolumeSourceSchema, { omitEmpty: true, optional: true }),
    flexVolume: field(flexVolumeSourceSchema, { omitEmpty: true, optional: true }),
    cinder: field(cinderVolumeSourceSchema, { omitEmpty: true, optional: true }),
    cephfs: field(cephFSVolumeSourceSchema, { omitEmpty: true, optional: true }),
    flocker: field(flockerVolumeSourceSchema, { omitEmpty: true, optional: true }),
    downwardAPI: field(downwardAPIVolumeSourceSchema, { omitEmpty: true, optional: true }),
    fc: field(fcVolumeSourceSchema, { omitEmpty: true, optional: true }),
    azureFile: field(azureFileVolumeSourceSchema, { omitEmpty: true, optional: true }),
    configMap: field(configMapVolumeSourceSchema, { omitEmpty: true, optional: true }),
    vsphereVolume: field(vsphereVirtualDiskVolumeSourceSchema, { omitEmpty: true, optional: true }),
    quobyte: field(quobyteVolumeSourceSchema, { omitEmpty: true, optional: true }),
    azureDisk: field(azureDiskVolumeSourceSchema, { omitEmpty: true, optional: true }),
    photonPersistentDisk: field(photonPersistentDiskVolumeSourceSchema, { omitEmpty: true, optional: true }),
    projected: field(projectedVolumeSourceSchema, { omitEmpty: true, optional: true }),
    portworxVolume: field(portworxVolumeSourceSchema, { omitEmpty: true, optional: true }),
    scaleIO: field(scaleIOVolumeSourceSchema, { omitEmpty: true, optional: true }),
    storageos: field(storageOSVolumeSourceSchema, { omitEmpty: true, optional: true }),
    csi: field(csiVolumeSourceSchema, { omitEmpty: true, optional: true }),
    ephemeral: field(ephemeralVolumeSourceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HostPathVolumeSource (api-definitions/core/v1/volume.yaml). */
export const hostPathVolumeSourceSchema: StructSchema = struct("HostPathVolumeSource", () => ({
  fields: {
    path: field(
      scalar.string,
      {
        required: true,
        checks: { rules: [{ rule: "!('..' in self.split('/'))", message: "must not contain '..'", reason: "FieldValueInvalid" }] },
      },
    ),
    type: field(scalar.string, { omitEmpty: true, optional: true, default: "" }),
  },
}));

/** Schema of EmptyDirVolumeSource (api-definitions/core/v1/volume.yaml). */
export const emptyDirVolumeSourceSchema: StructSchema = struct("EmptyDirVolumeSource", () => ({
  fields: {
    medium: field(scalar.string, { omitEmpty: true }),
    sizeLimit: field(
      scalar.Quantity,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "quantity(self).sign() >= 0",
              message: "SizeLimit field must be a valid resource quantity",
              reason: "FieldValueForbidden",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of GCEPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const gcePersistentDiskVolumeSourceSchema: StructSchema = struct("GCEPersistentDiskVolumeSource", () => ({
  fields: {
    pdName: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    partition: field(
      scalar.int32,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self >= 0 && self <= 255", message: "must be between 1 and 255, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of AWSElasticBlockStoreVolumeSource (api-definitions/core/v1/volume.yaml). */
export const awsElasticBlockStoreVolumeSourceSchema: StructSchema = struct("AWSElasticBlockStoreVolumeSource", () => ({
  fields: {
    volumeID: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    partition: field(
      scalar.int32,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self >= 0 && self <= 255", message: "must be between 1 and 255, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of GitRepoVolumeSource (api-definitions/core/v1/volume.yaml). */
export const gitRepoVolumeSourceSchema: StructSchema = struct("GitRepoVolumeSource", () => ({
  fields: {
    repository: field(scalar.string, { required: true }),
    revision: field(scalar.string, { omitEmpty: true }),
    directory: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of SecretVolumeSource (api-definitions/core/v1/volume.yaml). */
export const secretVolumeSourceSchema: StructSchema = struct("SecretVolumeSource", () => ({
  validationOrder: ["secretName", "defaultMode", "items"],
  checks: {
    rules: [{ rule: "has(self.secretName) && self.secretName != ''", message: "", reason: "FieldValueRequired", fieldPath: ".secretName" }],
  },
  fields: {
    secretName: field(scalar.string, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), { omitEmpty: true }),
    defaultMode: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        default: 420,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    optional: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of NFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const nfsVolumeSourceSchema: StructSchema = struct("NFSVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "self.path.startsWith('/')",
        message: "must be an absolute path",
        reason: "FieldValueInvalid",
        valueExpression: "self.path",
        fieldPath: ".path",
      },
    ],
  },
  fields: {
    server: field(scalar.string, { required: true }),
    path: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of ISCSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const iscsiVolumeSourceSchema: StructSchema = struct("ISCSIVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "!((has(self.chapAuthDiscovery) && self.chapAuthDiscovery) || (has(self.chapAuthSession) && self.chapAuthSession)) || has(self.secretRef)",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef",
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
    lun: field(scalar.int32, { required: true }),
    iscsiInterface: field(scalar.string, { omitEmpty: true, default: "default" }),
    fsType: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    portals: field(atomicList(scalar.string), { omitEmpty: true }),
    chapAuthDiscovery: field(scalar.boolean, { omitEmpty: true }),
    chapAuthSession: field(scalar.boolean, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, { omitEmpty: true, optional: true }),
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

/** Schema of GlusterfsVolumeSource (api-definitions/core/v1/volume.yaml). */
export const glusterfsVolumeSourceSchema: StructSchema = struct("GlusterfsVolumeSource", () => ({
  fields: {
    endpoints: field(scalar.string, { required: true }),
    path: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of PersistentVolumeClaimVolumeSource (api-definitions/core/v1/volume.yaml). */
export const persistentVolumeClaimVolumeSourceSchema: StructSchema = struct("PersistentVolumeClaimVolumeSource", () => ({
  fields: {
    claimName: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of RBDVolumeSource (api-definitions/core/v1/volume.yaml). */
export const rbdVolumeSourceSchema: StructSchema = struct("RBDVolumeSource", () => ({
  fields: {
    monitors: field(atomicList(scalar.string), { required: true }),
    image: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    pool: field(scalar.string, { omitEmpty: true, default: "rbd" }),
    user: field(scalar.string, { omitEmpty: true, default: "admin" }),
    keyring: field(scalar.string, { omitEmpty: true, default: "/etc/ceph/keyring" }),
    secretRef: field(localObjectReferenceSchema, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of FlexVolumeSource (api-definitions/core/v1/volume.yaml). */
export const flexVolumeSourceSchema: StructSchema = struct("FlexVolumeSource", () => ({
  fields: {
    driver: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    options: field(
      granularMap(scalar.string, undefined, {
        rules: [
          {
            rule: "!['.${labelDomain}', '.${groupDomain}'].exists(domain, ('.' + self.split('/')[0].lowerAscii()).endsWith(domain))",
            message: "${labelDomain} and ${groupDomain} namespaces are reserved",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      { omitEmpty: true },
    ),
  },
}));

/** Schema of CinderVolumeSource (api-definitions/core/v1/volume.yaml). */
export const cinderVolumeSourceSchema: StructSchema = struct("CinderVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.secretRef) ? has(self.secretRef.name) && self.secretRef.name != '' : true",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.name",
      },
    ],
  },
  fields: {
    volumeID: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CephFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const cephFSVolumeSourceSchema: StructSchema = struct("CephFSVolumeSource", () => ({
  fields: {
    monitors: field(atomicList(scalar.string), { required: true }),
    path: field(scalar.string, { omitEmpty: true }),
    user: field(scalar.string, { omitEmpty: true }),
    secretFile: field(scalar.string, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, { omitEmpty: true, optional: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of FlockerVolumeSource (api-definitions/core/v1/volume.yaml). */
export const flockerVolumeSourceSchema: StructSchema = struct("FlockerVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.datasetName) || has(self.datasetUUID)",
        message: "one of datasetName and datasetUUID is required",
        reason: "FieldValueRequired",
      },
      {
        rule: "!has(self.datasetName) || !has(self.datasetUUID)",
        message: "datasetName and datasetUUID can not be specified simultaneously",
        reason: "FieldValueInvalid",
        valueExpression: "'resource'",
      },
    ],
  },
  fields: {
    datasetName: field(
      scalar.string,
      {
        omitEmpty: true,
        checks: { rules: [{ rule: "!self.contains('/')", message: "must not contain '/'", reason: "FieldValueInvalid" }] },
      },
    ),
    datasetUUID: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of DownwardAPIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const downwardAPIVolumeSourceSchema: StructSchema = struct("DownwardAPIVolumeSource", () => ({
  validationOrder: ["defaultMode", "items"],
  fields: {
    items: field(atomicList(downwardAPIVolumeFileSchema), { omitEmpty: true, errorPath: "" }),
    defaultMode: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        default: 420,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of FCVolumeSource (api-definitions/core/v1/volume.yaml). */
export const fcVolumeSourceSchema: StructSchema = struct("FCVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.targetWWNs) || has(self.wwids)",
        message: "must specify either targetWWNs or wwids, but not both",
        reason: "FieldValueRequired",
        fieldPath: ".targetWWNs",
      },
      {
        rule: "!has(self.targetWWNs) || !has(self.wwids)",
        message: "targetWWNs and wwids can not be specified simultaneously",
        reason: "FieldValueInvalid",
        fieldPath: ".targetWWNs",
      },
      {
        rule: "!has(self.targetWWNs) || has(self.lun)",
        message: "lun is required if targetWWNs is specified",
        reason: "FieldValueRequired",
        fieldPath: ".lun",
      },
    ],
  },
  fields: {
    targetWWNs: field(atomicList(scalar.string), { omitEmpty: true }),
    lun: field(scalar.int32, { omitEmpty: true, optional: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    wwids: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of AzureFileVolumeSource (api-definitions/core/v1/volume.yaml). */
export const azureFileVolumeSourceSchema: StructSchema = struct("AzureFileVolumeSource", () => ({
  fields: {
    secretName: field(scalar.string, { required: true }),
    shareName: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of ConfigMapVolumeSource (api-definitions/core/v1/volume.yaml). */
export const configMapVolumeSourceSchema: StructSchema = struct("ConfigMapVolumeSource", () => ({
  validationOrder: ["name", "defaultMode", "items"],
  checks: { rules: [{ rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), { omitEmpty: true }),
    defaultMode: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        default: 420,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
    optional: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of VsphereVirtualDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const vsphereVirtualDiskVolumeSourceSchema: StructSchema = struct("VsphereVirtualDiskVolumeSource", () => ({
  fields: {
    volumePath: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    storagePolicyName: field(scalar.string, { omitEmpty: true }),
    storagePolicyID: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of QuobyteVolumeSource (api-definitions/core/v1/volume.yaml). */
export const quobyteVolumeSourceSchema: StructSchema = struct("QuobyteVolumeSource", () => ({
  validationOrder: ["registry", "tenant", "volume"],
  checks: {
    rules: [
      {
        rule: "self.registry == '' || !has(self.tenant) || size(self.tenant) < 65",
        message: "must be a UUID and may not exceed a length of 64 characters",
        reason: "FieldValueRequired",
        fieldPath: ".tenant",
      },
      {
        rule: "self.registry == '' || (has(self.tenant) && size(self.tenant) >= 65) || self.registry.split(',').all(pair, pair.matches('^(\\\\[[^\\\\]]*\\\\]|[^:\\\\[\\\\]]*):[^:\\\\[\\\\]]*$'))",
        message: "must be a host:port pair or multiple pairs separated by commas",
        reason: "FieldValueInvalid",
        fieldPath: ".registry",
      },
    ],
  },
  fields: {
    registry: field(
      scalar.string,
      {
        required: true,
        checks: {
          rules: [
            { rule: "self != ''", message: "must be a host:port pair or multiple pairs separated by commas", reason: "FieldValueRequired" },
          ],
        },
      },
    ),
    volume: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    user: field(scalar.string, { omitEmpty: true }),
    group: field(scalar.string, { omitEmpty: true }),
    tenant: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of AzureDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const azureDiskVolumeSourceSchema: StructSchema = struct("AzureDiskVolumeSource", () => ({
  validationOrder: ["diskName", "cachingMode", "kind", "diskURI"],
  checks: {
    rules: [
      {
        rule: "self.kind != 'Managed' || self.diskURI.startsWith('/subscriptions/')",
        message: "supported values: \"/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".diskURI",
      },
      {
        rule: "self.kind == 'Managed' || self.diskURI.startsWith('https://')",
        message: "supported values: \"https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".diskURI",
      },
    ],
  },
  fields: {
    diskName: field(scalar.string, { required: true }),
    diskURI: field(scalar.string, { required: true }),
    cachingMode: field(scalar.string, { omitEmpty: true, optional: true, default: "ReadWrite" }),
    fsType: field(scalar.string, { omitEmpty: true, optional: true, default: "ext4" }),
    readOnly: field(scalar.boolean, { omitEmpty: true, optional: true, default: false }),
    kind: field(scalar.string, { omitEmpty: true, optional: true, default: "Shared" }),
  },
}));

/** Schema of PhotonPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export const photonPersistentDiskVolumeSourceSchema: StructSchema = struct("PhotonPersistentDiskVolumeSource", () => ({
  fields: {
    pdID: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of ProjectedVolumeSource (api-definitions/core/v1/volume.yaml). */
export const projectedVolumeSourceSchema: StructSchema = struct("ProjectedVolumeSource", () => ({
  validationOrder: ["defaultMode", "sources"],
  fields: {
    sources: field(atomicList(volumeProjectionSchema)),
    defaultMode: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        default: 420,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of PortworxVolumeSource (api-definitions/core/v1/volume.yaml). */
export const portworxVolumeSourceSchema: StructSchema = struct("PortworxVolumeSource", () => ({
  fields: {
    volumeID: field(scalar.string, { required: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of ScaleIOVolumeSource (api-definitions/core/v1/volume.yaml). */
export const scaleIOVolumeSourceSchema: StructSchema = struct("ScaleIOVolumeSource", () => ({
  checks: {
    rules: [{ rule: "has(self.volumeName) && self.volumeName != ''", message: "", reason: "FieldValueRequired", fieldPath: ".volumeName" }],
  },
  fields: {
    gateway: field(scalar.string, { required: true }),
    system: field(scalar.string, { required: true }),
    secretRef: field(localObjectReferenceSchema, { required: true, optional: true }),
    sslEnabled: field(scalar.boolean, { omitEmpty: true }),
    protectionDomain: field(scalar.string, { omitEmpty: true }),
    storagePool: field(scalar.string, { omitEmpty: true }),
    storageMode: field(scalar.string, { omitEmpty: true, default: "ThinProvisioned" }),
    volumeName: field(scalar.string, { omitEmpty: true }),
    fsType: field(scalar.string, { omitEmpty: true, default: "xfs" }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
  },
}));

/** Schema of StorageOSVolumeSource (api-definitions/core/v1/volume.yaml). */
export const storageOSVolumeSourceSchema: StructSchema = struct("StorageOSVolumeSource", () => ({
  checks: {
    rules: [
      { rule: "has(self.volumeName) && self.volumeName != ''", message: "", reason: "FieldValueRequired", fieldPath: ".volumeName" },
      {
        rule: "has(self.secretRef) ? has(self.secretRef.name) && self.secretRef.name != '' : true",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".secretRef.name",
      },
    ],
  },
  fields: {
    volumeName: field(scalar.string, { omitEmpty: true }),
    volumeNamespace: field(scalar.string, { omitEmpty: true }),
    fsType: field(scalar.string, { omitEmpty: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true }),
    secretRef: field(localObjectReferenceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export const csiVolumeSourceSchema: StructSchema = struct("CSIVolumeSource", () => ({
  checks: {
    rules: [
      {
        rule: "!has(self.nodePublishSecretRef) || (has(self.nodePublishSecretRef.name) && self.nodePublishSecretRef.name != '')",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".nodePublishSecretRef.name",
      },
      {
        rule: "!has(self.nodePublishSecretRef) || !has(self.nodePublishSecretRef.name) || self.nodePublishSecretRef.name == '' || hasFormat(self.nodePublishSecretRef.name, 'dns1123Subdomain')",
        message: "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
        reason: "FieldValueInvalid",
        fieldPath: ".nodePublishSecretRef.name",
      },
    ],
  },
  fields: {
    driver: field(scalar.string, { required: true }),
    readOnly: field(scalar.boolean, { omitEmpty: true, optional: true }),
    fsType: field(scalar.string, { omitEmpty: true, optional: true }),
    volumeAttributes: field(granularMap(scalar.string), { omitEmpty: true }),
    nodePublishSecretRef: field(localObjectReferenceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of EphemeralVolumeSource (api-definitions/core/v1/volume.yaml). */
export const ephemeralVolumeSourceSchema: StructSchema = struct("EphemeralVolumeSource", () => ({
  fields: {
    volumeClaimTemplate: field(persistentVolumeClaimTemplateSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PersistentVolumeClaimTemplate (api-definitions/core/v1/volume.yaml). */
export const persistentVolumeClaimTemplateSchema: StructSchema = struct("PersistentVolumeClaimTemplate", () => ({
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(persistentVolumeClaimSpecSchema, { required: true }),
  },
}));

/** Schema of KeyToPath (api-definitions/core/v1/volume.yaml). */
export const keyToPathSchema: StructSchema = struct("KeyToPath", () => ({
  fields: {
    key: field(scalar.string, { required: true }),
    path: field(scalar.string, { required: true }),
    mode: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of DownwardAPIVolumeFile (api-definitions/core/v1/volume.yaml). */
export const downwardAPIVolumeFileSchema: StructSchema = struct("DownwardAPIVolumeFile", () => ({
  validationOrder: ["path", "fieldRef", ".", "resourceFieldRef", "mode"],
  checks: {
    rules: [
      {
        rule: "has(self.fieldRef) || has(self.resourceFieldRef)",
        message: "one of fieldRef and resourceFieldRef is required",
        reason: "FieldValueRequired",
      },
      {
        rule: "!has(self.fieldRef) || !has(self.resourceFieldRef)",
        message: "fieldRef and resourceFieldRef can not be specified simultaneously",
        reason: "FieldValueInvalid",
        valueExpression: "'resource'",
      },
    ],
  },
  fields: {
    path: field(scalar.string, { required: true }),
    fieldRef: field(
      objectFieldSelectorSchema,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "!(self.fieldPath in ['spec.host', 'spec.nodeName', 'spec.restartPolicy', 'spec.schedulerName', 'spec.serviceAccountName', 'status.hostIP', 'status.phase', 'status.podIP', 'status.podIPs'])",
              message: "supported values: \"metadata.annotations\", \"metadata.labels\", \"metadata.name\", \"metadata.namespace\", \"metadata.uid\"",
              reason: "FieldValueNotSupported",
              fieldPath: ".fieldPath",
            },
          ],
        },
      },
    ),
    resourceFieldRef: field(
      resourceFieldSelectorSchema,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "has(self.containerName) && self.containerName != ''",
              message: "",
              reason: "FieldValueRequired",
              fieldPath: ".containerName",
            },
          ],
        },
      },
    ),
    mode: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            {
              rule: "self >= 0 && self <= 511",
              message: "must be a number between 0 and 0777 (octal), both inclusive",
              reason: "FieldValueInvalid",
            },
          ],
        },
      },
    ),
  },
}));

/** Schema of VolumeProjection (api-definitions/core/v1/volume.yaml). */
export const volumeProjectionSchema: StructSchema = struct("VolumeProjection", () => ({
  validationOrder: ["secret", "configMap", "downwardAPI", "serviceAccountToken", "."],
  checks: {
    rules: [
      {
        rule: "[has(self.secret), has(self.downwardAPI), has(self.configMap), has(self.serviceAccountToken)].filter(given, given).size() <= 1",
        message: "may not specify more than 1 volume type",
        reason: "FieldValueForbidden",
      },
    ],
  },
  fields: {
    secret: field(secretProjectionSchema, { omitEmpty: true, optional: true }),
    downwardAPI: field(downwardAPIProjectionSchema, { omitEmpty: true, optional: true }),
    configMap: field(configMapProjectionSchema, { omitEmpty: true, optional: true }),
    serviceAccountToken: field(serviceAccountTokenProjectionSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of SecretProjection (api-definitions/core/v1/volume.yaml). */
export const secretProjectionSchema: StructSchema = struct("SecretProjection", () => ({
  checks: { rules: [{ rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), { omitEmpty: true }),
    optional: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of DownwardAPIProjection (api-definitions/core/v1/volume.yaml). */
export const downwardAPIProjectionSchema: StructSchema = struct("DownwardAPIProjection", () => ({
  fields: {
    items: field(atomicList(downwardAPIVolumeFileSchema), { omitEmpty: true, errorPath: "" }),
  },
}));

/** Schema of ConfigMapProjection (api-definitions/core/v1/volume.yaml). */
export const configMapProjectionSchema: StructSchema = struct("ConfigMapProjection", () => ({
  checks: { rules: [{ rule: "has(self.name) && self.name != ''", message: "", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    items: field(atomicList(keyToPathSchema), { omitEmpty: true }),
    optional: field(scalar.boolean, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ServiceAccountTokenProjection (api-definitions/core/v1/volume.yaml). */
export const serviceAccountTokenProjectionSchema: StructSchema = struct("ServiceAccountTokenProjection", () => ({
  validationOrder: ["expirationSeconds", "path"],
  fields: {
    audience: field(scalar.string, { omitEmpty: true }),
    expirationSeconds: field(
      scalar.int64,
      {
        omitEmpty: true,
        optional: true,
        default: 3600,
        checks: {
          rules: [
            { rule: "self >= 600", message: "may not specify a duration less than 10 minutes", reason: "FieldValueInvalid" },
            { rule: "self <= 4294967296", message: "may not specify a duration larger than 2^32 seconds", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    path: field(scalar.string, { required: true }),
  },
}));
