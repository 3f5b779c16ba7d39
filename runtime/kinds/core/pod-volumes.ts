/** Rules of a pod's volumes that look at more than one field (VOL rows). */
import { type FieldError, forbiddenField, invalidValue, required, toldAfter } from "../../errors/field-error.js";
import { dns1123Subdomain } from "../../schema/names.js";
import type { PodSpec, Projection, Volume } from "./pod-model.js";

/** Sources in the order the peer looks at them: the second one found is at fault. */
const SOURCE_ORDER = [
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
] as const;

/** Longest `<volume name>:<target portal>` of an iSCSI volume with an initiator name. */
const MAXIMUM_ISCSI_NAME = 64;

/** Metadata that the template of a claim may set; the creation time is there as null. */
const TEMPLATE_METADATA: ReadonlySet<string> = new Set(["labels", "annotations", "creationTimestamp"]);

/** Mistakes of all volumes; `podName` is empty while it is not known. */
export function volumeErrors(spec: PodSpec, podName: string): FieldError[] {
  const volumes = spec.volumes ?? [];
  const ownClaims = new Set(volumes.filter((volume) => volume.ephemeral !== undefined).map((volume) => `${podName}-${volume.name}`));
  return volumes.flatMap((volume, index) => {
    const path = `spec.volumes[${index}]`;
    return [
      ...sourceCountErrors(volume, path),
      ...(volume.iscsi === undefined ? [] : iscsiErrors(volume, path)),
      ...toldAfter(`${path}.projected.sources`, projectionErrors(volume.projected?.sources ?? [], `${path}.projected`)),
      ...(volume.ephemeral === undefined ? [] : ephemeralErrors(volume, podName, path)),
      ...claimErrors(volume, podName === "" ? new Set() : ownClaims, path),
      ...toldAfter("spec.os", tokenErrors(volume, spec, path)),
    ];
  });
}

function sourceCountErrors(volume: Volume, path: string): FieldError[] {
  const given = SOURCE_ORDER.filter((source) => volume[source] !== undefined);
  if (given.length === 0) return [required(path, "must specify a volume type")];
  return given
    .slice(1)
    .map((source) => ({ ...forbiddenField(`${path}.${source}`, "may not specify more than 1 volume type"), hidesBelow: true }));
}

function iscsiErrors({ name, iscsi }: Volume, path: string): FieldError[] {
  if (iscsi?.initiatorName === undefined || `${name}:${iscsi.targetPortal}`.length <= MAXIMUM_ISCSI_NAME) return [];
  const limit = "must be under 64 characters if iscsi.initiatorName is specified.";
  return [invalidValue(`${path}.name`, name, `Total length of <volume name>:<iscsi.targetPortal> ${limit}`)];
}

/** No two files of a projected volume may have the same path. */
function projectionErrors(sources: readonly Projection[], path: string): FieldError[] {
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const source of sources) {
    for (const kind of ["secret", "configMap", "downwardAPI"] as const) {
      const projection = source[kind];
      for (const item of projection?.items ?? []) {
        if (item.path === "") continue;
        const shown = kind === "downwardAPI" ? item.path : (source[kind]?.name ?? "");
        if (seen.has(item.path)) errors.push(invalidValue(path, shown, "conflicting duplicate paths"));
        seen.add(item.path);
      }
    }
  }
  return errors;
}

function ephemeralErrors({ name, ephemeral }: Volume, podName: string, path: string): FieldError[] {
  const template = ephemeral?.volumeClaimTemplate;
  if (template === undefined) return [required(`${path}.ephemeral.volumeClaimTemplate`, "")];
  const metadata = template.metadata ?? {};
  const errors = Object.keys(metadata)
    .filter((key) => !TEMPLATE_METADATA.has(key))
    .map((key) => forbiddenField(`${path}.ephemeral.volumeClaimTemplate.metadata.${key}`, "cannot be set for an ephemeral volume"));
  if (podName === "" || name === "") return errors;
  const claim = `${podName}-${name}`;
  return [
    ...errors,
    ...dns1123Subdomain(claim).map((text) => invalidValue(`${path}.name`, name, `PVC name ${JSON.stringify(claim)}: ${text}`)),
  ];
}

function claimErrors({ persistentVolumeClaim }: Volume, ownClaims: ReadonlySet<string>, path: string): FieldError[] {
  const claim = persistentVolumeClaim?.claimName;
  if (claim === undefined || !ownClaims.has(claim)) return [];
  const detail = "must not reference a PVC that gets created for an ephemeral volume";
  return [invalidValue(`${path}.persistentVolumeClaim.claimName`, claim, detail)];
}

function tokenErrors({ projected }: Volume, spec: PodSpec, path: string): FieldError[] {
  if (spec.serviceAccountName !== undefined) return [];
  return (projected?.sources ?? []).flatMap((source, index) =>
    source.serviceAccountToken === undefined
      ? []
      : [
          forbiddenField(
            `${path}.projected.sources[${index}].serviceAccountToken`,
            "must not be specified when serviceAccountName is not set",
          ),
        ],
  );
}
