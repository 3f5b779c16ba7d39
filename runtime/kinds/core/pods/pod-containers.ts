/** Rules of a pod's containers that look at more than one field. */
import type { JsonValue } from "../../../definition/json.js";
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { duplicate, type FieldError, forbiddenField, invalidValue, toldAfter } from "../../../errors/field-error.js";
import { formatErrors, hasFormat } from "../../../schema/formats/formats.js";
import {
  allContainers,
  type Container,
  ephemeralContainers,
  initContainers,
  type LocatedContainer,
  mainContainers,
  type PodSpec,
  type Probe,
  type Volume,
} from "./pod-model.js";
import { resourceErrors } from "./pod-resources.js";

const PROBES = ["livenessProbe", "readinessProbe", "startupProbe"] as const;

/** Mistakes of containers of every sort. */
export function containerErrors(spec: PodSpec, at: string, profile: VendorProfile): FieldError[] {
  const volumes = new Map((spec.volumes ?? []).map((volume) => [volume.name, volume]));
  return [
    ...allContainers(spec, at).flatMap((located) => singleErrors(located, volumes, profile)),
    ...toldAfter(`${at}.containers`, hostPortErrors(mainContainers(spec, at))),
    ...toldAfter(`${at}.initContainers`, initErrors(spec, at)),
    ...toldAfter(`${at}.nodeSelector`, spec.hostNetwork === true ? mainContainers(spec, at).flatMap(hostNetworkErrors) : []),
    ...ephemeralNameErrors(spec, at),
    ...ephemeralErrors(spec, at),
  ];
}

function singleErrors({ container, path }: LocatedContainer, volumes: ReadonlyMap<string, Volume>, profile: VendorProfile): FieldError[] {
  return [
    ...imageErrors(container, path),
    ...Object.entries(container.lifecycle ?? {}).flatMap(([name, handler]) => handlerErrors(handler as Probe, `${path}.lifecycle.${name}`)),
    ...PROBES.flatMap((name) => probeErrors(container[name], name, `${path}.${name}`)),
    ...mountErrors(container, `${path}.volumeMounts`, volumes),
    ...deviceErrors(container, `${path}.volumeDevices`, volumes),
    ...(container.resources === undefined ? [] : resourceErrors(container.resources, `${path}.resources`, profile)),
  ];
}

function imageErrors({ image }: Container, path: string): FieldError[] {
  if (image === undefined || image.trim() === image) return [];
  return [invalidValue(`${path}.image`, image, "must not have leading or trailing whitespace")];
}

/** That exactly one is given, the definition says. */
function handlerErrors(handler: Probe, path: string): FieldError[] {
  return (["httpGet", "tcpSocket"] as const).flatMap((name) => portErrors(handler[name]?.port, `${path}.${name}.port`));
}

const LAST_PORT = 65535;

/** A port by number or by name. */
function portErrors(port: number | string | undefined, field: string): readonly FieldError[] {
  if (typeof port === "string") return hasFormat("portName", port) ? [] : formatErrors("portName", field, port);
  if (port === undefined || (port > 0 && port <= LAST_PORT)) return [];
  return [invalidValue(field, port, `must be between 1 and ${LAST_PORT}, inclusive`)];
}

function probeErrors(probe: Probe | undefined, name: (typeof PROBES)[number], path: string): FieldError[] {
  if (probe === undefined) return [];
  const errors = handlerErrors(probe, path);
  if (name !== "readinessProbe" && (probe.successThreshold ?? 0) !== 1) {
    errors.push(invalidValue(`${path}.successThreshold`, probe.successThreshold ?? 0, "must be 1"));
  }
  if (name === "readinessProbe" && probe.terminationGracePeriodSeconds !== undefined) {
    const field = `${path}.terminationGracePeriodSeconds`;
    errors.push(invalidValue(field, probe.terminationGracePeriodSeconds, "must not be set for readinessProbes"));
  }
  return errors;
}

/** Mounts name volumes of the pod, each path once, and none that is a device too. */
function mountErrors(container: Container, path: string, volumes: ReadonlyMap<string, Volume>): FieldError[] {
  const devices = container.volumeDevices ?? [];
  const deviceNames = new Set(devices.map(({ name }) => name));
  const devicePaths = new Set(devices.map(({ devicePath }) => devicePath));
  const paths = new Set<string>();
  return (container.volumeMounts ?? []).flatMap((mount, index) => {
    const at = `${path}[${index}]`;
    const errors: FieldError[] = [];
    if (!volumes.has(mount.name)) errors.push(notFound(`${at}.name`, mount.name));
    if (paths.has(mount.mountPath)) errors.push(invalidValue(`${at}.mountPath`, mount.mountPath, "must be unique"));
    paths.add(mount.mountPath);
    if (deviceNames.has(mount.name)) {
      errors.push(invalidValue(`${at}.name`, mount.name, "must not already exist in volumeDevices"));
    }
    if (devicePaths.has(mount.mountPath)) {
      errors.push(invalidValue(`${at}.mountPath`, mount.mountPath, "must not already exist as a path in volumeDevices"));
    }
    if (mount.mountPropagation === "Bidirectional" && container.securityContext?.privileged !== true) {
      const detail = "Bidirectional mount propagation is available only to privileged containers";
      errors.push(forbiddenField(`${at}.mountPropagation`, detail));
    }
    return errors;
  });
}

/** Devices name volumes of claims, each name and path once, and none that is mounted too. */
function deviceErrors(container: Container, path: string, volumes: ReadonlyMap<string, Volume>): FieldError[] {
  const mounts = container.volumeMounts ?? [];
  const mountNames = new Set(mounts.map(({ name }) => name));
  const mountPaths = new Set(mounts.map(({ mountPath }) => mountPath));
  const names = new Set<string>();
  const paths = new Set<string>();
  return (container.volumeDevices ?? []).flatMap(({ name, devicePath }, index) => {
    const at = `${path}[${index}]`;
    const errors: FieldError[] = [];
    const volume = volumes.get(name);
    if (names.has(name)) errors.push(invalidValue(`${at}.name`, name, "must be unique"));
    names.add(name);
    if (volume === undefined) errors.push(notFound(`${at}.name`, name));
    else if (volume.persistentVolumeClaim === undefined && volume.ephemeral === undefined) {
      const detail = "can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode";
      errors.push(invalidValue(`${at}.name`, name, detail));
    }
    if (paths.has(devicePath)) errors.push(invalidValue(`${at}.devicePath`, devicePath, "must be unique"));
    paths.add(devicePath);
    if (mountNames.has(name)) errors.push(invalidValue(`${at}.name`, name, "must not already exist in volumeMounts"));
    if (mountPaths.has(devicePath)) {
      errors.push(invalidValue(`${at}.devicePath`, devicePath, "must not already exist as a path in volumeMounts"));
    }
    return errors;
  });
}

const notFound = (field: string, value: JsonValue): FieldError => ({ type: "FieldValueNotFound", field, value, detail: "" });

function onlyForMain({ container, path }: LocatedContainer, detail: string): FieldError[] {
  return (["lifecycle", ...PROBES] as const)
    .filter((field) => container[field] !== undefined)
    .map((field) => invalidValue(`${path}.${field}`, container[field] as unknown as JsonValue, detail));
}

/** A port of the node can be taken once. */
function hostPortErrors(containers: readonly LocatedContainer[]): FieldError[] {
  const taken = new Set<string>();
  return containers.flatMap(({ container, path }) =>
    (container.ports ?? []).flatMap((port, index) => {
      if (!port.hostPort) return [];
      const key = `${port.protocol ?? ""}/${port.hostIP ?? ""}/${port.hostPort}`;
      if (taken.has(key)) return [duplicate(`${path}.ports[${index}].hostPort`, key)];
      taken.add(key);
      return [];
    }),
  );
}

function hostNetworkErrors({ container, path }: LocatedContainer): FieldError[] {
  return (container.ports ?? []).flatMap((port, index) =>
    port.hostPort === port.containerPort
      ? []
      : [invalidValue(`${path}.ports[${index}].containerPort`, port.containerPort, "must match `hostPort` when `hostNetwork` is true")],
  );
}

/** Init containers run one after the other, under names that main containers do not have, and without what those alone can have. */
function initErrors(spec: PodSpec, at: string): FieldError[] {
  const names = new Set(mainContainers(spec, at).map(({ container }) => container.name));
  const located = initContainers(spec, at);
  return [
    ...located.flatMap((container) => hostPortErrors([container])),
    ...located.flatMap(({ container, path }) => [
      ...(names.has(container.name) ? [duplicate(`${path}.name`, container.name)] : []),
      ...onlyForMain({ container, path }, "must not be set for init containers"),
    ]),
  ];
}

/** Names are unique over all sorts of containers; the definition sees to init and main containers each. */
function ephemeralNameErrors(spec: PodSpec, at: string): FieldError[] {
  const names = new Set([...mainContainers(spec, at), ...initContainers(spec, at)].map(({ container }) => container.name));
  return ephemeralContainers(spec, at).flatMap(({ container, path }) => {
    const isTaken = names.has(container.name);
    names.add(container.name);
    return isTaken ? [duplicate(`${path}.name`, container.name)] : [];
  });
}

/** Fields of an ephemeral container that would make others rely on it. */
const NOT_EPHEMERAL = ["ports", "resources", "livenessProbe", "readinessProbe", "startupProbe", "lifecycle"] as const;

function ephemeralErrors(spec: PodSpec, at: string): FieldError[] {
  return toldAfter(`${at}.ephemeralContainers`, ephemeralOnlyErrors(spec, at));
}

function ephemeralOnlyErrors(spec: PodSpec, at: string): FieldError[] {
  const targets = new Set([...mainContainers(spec, at), ...initContainers(spec, at)].map(({ container }) => container.name));
  return ephemeralContainers(spec, at).flatMap(({ container, path }) => {
    const errors: FieldError[] = [];
    const target = container.targetContainerName;
    if (target !== undefined && !targets.has(target)) errors.push(notFound(`${path}.targetContainerName`, target));
    for (const field of NOT_EPHEMERAL) {
      const value = container[field];
      if (value === undefined || (field === "resources" && Object.keys(value).length === 0)) continue;
      errors.push(forbiddenField(`${path}.${field}`, "cannot be set for an Ephemeral Container"));
    }
    (container.volumeMounts ?? []).forEach((mount, index) => {
      for (const field of ["subPath", "subPathExpr"] as const) {
        if (mount[field] === undefined) continue;
        errors.push(forbiddenField(`${path}.volumeMounts[${index}].${field}`, "cannot be set for an Ephemeral Container"));
      }
    });
    return errors;
  });
}
