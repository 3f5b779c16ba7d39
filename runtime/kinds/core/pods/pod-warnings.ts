/** Warnings about pods that are accepted but not as good as they could be. */
import type { VendorProfile } from "../../../definition/vendor-profile.js";
import { deprecatedNodeLabelWarnings } from "./pod-deprecations.js";
import { allContainers, type Container, type PodSpec, type Quantities, sourceOf, type Volume } from "./pod-model.js";
import { isWhole } from "./pod-resources.js";

/** Sources that go away, and what is to be known about it. */
const DEPRECATED_SOURCES: Readonly<Record<string, string>> = {
  photonPersistentDisk: "deprecated in v1.11, non-functional in v1.16+",
  gitRepo: "deprecated in v1.11",
  scaleIO: "deprecated in v1.16, non-functional in v1.22+",
  flocker: "deprecated in v1.22, support removal is planned in v1.26",
  storageos: "deprecated in v1.22, support removal is planned in v1.26",
  quobyte: "deprecated in v1.22, support removal is planned in v1.26",
};

/** Sources that warnings spell otherwise than objects do. */
const SPOKEN_SOURCES: Readonly<Record<string, string>> = { storageos: "storageOS" };

/** Texts of warnings; `at` is the path of the spec, the same spec gives the same texts in the same order. */
export function podSpecWarnings(spec: PodSpec, at: string, profile: VendorProfile): string[] {
  return [
    ...deprecatedNodeLabelWarnings(spec, at, profile),
    ...(spec.volumes ?? []).flatMap((volume, index) => volumeWarnings(volume, `${at}.volumes[${index}]`)),
    ...repeated(
      spec.hostAliases ?? [],
      ({ ip }) => ip,
      (index, ip) => `${at}.hostAliases[${index}].ip: duplicate ip ${ip}`,
    ),
    ...repeated(
      spec.imagePullSecrets ?? [],
      ({ name }) => name,
      (index, name) => `${at}.imagePullSecrets[${index}].name: duplicate name ${name}`,
    ),
    ...(spec.imagePullSecrets ?? []).flatMap(({ name }, index) =>
      name ? [] : [`${at}.imagePullSecrets[${index}].name: invalid empty name ${JSON.stringify(name ?? "")}`],
    ),
    ...fractions(`${at}.overhead`, spec.overhead, "memory"),
    ...fractions(`${at}.overhead`, spec.overhead, "ephemeral-storage"),
    ...allContainers(spec, at).flatMap(({ container, path }) => [
      ...resourceFractions(container.resources, `${path}.resources`),
      ...repeated(
        container.env ?? [],
        ({ name }) => name,
        (index, name) => `${path}.env[${index}].name: duplicate name ${name}`,
      ),
    ]),
  ];
}

function volumeWarnings(volume: Volume, path: string): string[] {
  return Object.entries(DEPRECATED_SOURCES)
    .filter(([source]) => sourceOf(volume, source) !== undefined)
    .map(([source, text]) => `${path}.${SPOKEN_SOURCES[source] ?? source}: ${text}`);
}

function resourceFractions(resources: Container["resources"], path: string): string[] {
  return ["memory", "ephemeral-storage"].flatMap((name) =>
    (["limits", "requests"] as const).flatMap((kind) => fractions(`${path}.${kind}`, resources?.[kind], name)),
  );
}

/** Bytes come whole. */
function fractions(path: string, amounts: Quantities | undefined, name: string): string[] {
  const amount = amounts?.[name];
  if (amount === undefined || isWhole(amount)) return [];
  return [`${path}[${name}]: fractional byte value ${JSON.stringify(amount)} is invalid, must be an integer`];
}

/** One text for each item whose key an earlier one has. */
function repeated<T>(items: readonly T[], keyOf: (item: T) => string | undefined, text: (index: number, key: string) => string): string[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === undefined || key === "") return [];
    if (seen.has(key)) return [text(index, JSON.stringify(key))];
    seen.add(key);
    return [];
  });
}
