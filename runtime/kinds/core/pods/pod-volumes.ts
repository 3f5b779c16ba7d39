/** Rules of a pod's volumes that look at more than one field (VOL rows). */
import { type FieldError, forbiddenField, invalidValue, required, toldAfter } from "../../../errors/field-error.js";
import { labelErrors } from "../../../registry/validation/object-meta.js";
import { dns1123Subdomain } from "../../../schema/names.js";
import type { PodSpec, Volume, VolumeProjection } from "./pod-model.js";

/** Longest `<volume name>:<target portal>` of an iSCSI volume with an initiator name. */
const MAXIMUM_ISCSI_NAME = 64;

/** Metadata that the template of a claim may set. */
const TEMPLATE_METADATA: ReadonlySet<string> = new Set(["labels", "annotations"]);

/** Mistakes of all volumes; `podName` is empty while it is not known. */
export function volumeErrors(spec: PodSpec, at: string, podName: string): FieldError[] {
  const volumes = spec.volumes ?? [];
  const ownClaims = new Set(volumes.filter((volume) => volume.ephemeral !== undefined).map((volume) => `${podName}-${volume.name}`));
  return volumes.flatMap((volume, index) => {
    const path = `${at}.volumes[${index}]`;
    return [
      ...(volume.iscsi === undefined ? [] : iscsiErrors(volume, path)),
      ...toldAfter(`${path}.projected.sources`, projectionErrors(volume.projected?.sources ?? [], `${path}.projected`)),
      ...(volume.ephemeral === undefined ? [] : ephemeralErrors(volume, podName, path)),
      ...claimErrors(volume, podName === "" ? new Set() : ownClaims, path),
      ...toldAfter(`${at}.os`, tokenErrors(volume, spec, path)),
    ];
  });
}

function iscsiErrors({ name, iscsi }: Volume, path: string): FieldError[] {
  if (iscsi?.initiatorName === undefined || `${name}:${iscsi.targetPortal}`.length <= MAXIMUM_ISCSI_NAME) return [];
  const limit = "must be under 64 characters if iscsi.initiatorName is specified.";
  return [invalidValue(`${path}.name`, name, `Total length of <volume name>:<iscsi.targetPortal> ${limit}`)];
}

/** No two files of a projected volume may have the same path. */
function projectionErrors(sources: readonly VolumeProjection[], path: string): FieldError[] {
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
  const field = `${path}.ephemeral.volumeClaimTemplate.metadata`;
  const errors = [
    ...labelErrors(metadata.labels ?? {}, `${field}.labels`),
    ...Object.entries(metadata)
      .filter(([key, value]) => value !== null && !TEMPLATE_METADATA.has(key))
      .map(([key]) => forbiddenField(`${field}.${key}`, "cannot be set for an ephemeral volume")),
  ];
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
