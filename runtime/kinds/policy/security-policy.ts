/** Pod security policies: what they allow and demand has to fit together. */
import type { IDRange, PodSecurityPolicy } from "../../../generated/policy/v1beta1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { type FieldError, forbiddenField, invalidValue, MAXIMUM_FIELD_ERRORS, notSupported, required } from "../../errors/field-error.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { duplicateErrors, ITSELF } from "../../schema/checks/unique.js";
import { formatErrors, formats, hasFormat } from "../../schema/formats/formats.js";
import { fieldPath, type Place } from "../field-path.js";
import { profileAnnotationErrors } from "./profile-annotations.js";
import { overlapping } from "./sysctl-overlaps.js";

/** Paths of fields of the specification. */
const at = (select: (spec: Place<Spec>) => unknown): string => fieldPath<PodSecurityPolicy>(({ spec }) => select(spec));

type Spec = NonNullable<PodSecurityPolicy["spec"]>;

const EVERYTHING = "*";
const VOLUME_TYPES = [
  ...["*", "awsElasticBlockStore", "azureDisk", "azureFile", "cephFS", "cinder", "configMap", "csi", "downwardAPI", "emptyDir"],
  ...["ephemeral", "fc", "flexVolume", "flocker", "gcePersistentDisk", "gitRepo", "glusterfs", "hostPath", "iscsi", "nfs"],
  ...["persistentVolumeClaim", "photonPersistentDisk", "portworxVolume", "projected", "quobyte", "rbd", "scaleIO", "secret"],
  ...["storageos", "vsphereVolume"],
];
const SYSCTL_SEGMENT = "[a-z0-9]([-_a-z0-9]*[a-z0-9])?";
const SYSCTL_PATTERN = `(${SYSCTL_SEGMENT}\\.)*([a-z0-9][-_a-z0-9]*)?[a-z0-9*]`;
const SYSCTL_LIMIT = 253;

export const securityPolicyHook: ResourceHook = {
  validate(object, _old, { profile }) {
    const spec: Spec = asPolicy(object).spec ?? ({} as Spec);
    return [
      ...profileAnnotationErrors(object, profile),
      ...rangeErrors(
        at((spec) => spec.runAsUser),
        spec.runAsUser?.ranges,
      ),
      ...groupErrors(spec),
      ...(["supplementalGroups", "fsGroup"] as const).flatMap((field) => [
        ...ruleErrors(
          at((spec) => spec[field]),
          spec[field]?.rule,
        ),
        ...rangeErrors(
          at((spec) => spec[field]),
          spec[field]?.ranges,
        ),
      ]),
      ...(spec.volumes ?? [])
        .filter((volume) => !VOLUME_TYPES.includes(volume))
        .map((volume) =>
          notSupported(
            at((spec) => spec.volumes),
            volume,
            VOLUME_TYPES,
          ),
        ),
      ...capabilityErrors(spec),
      ...(spec.defaultAllowPrivilegeEscalation === true && spec.allowPrivilegeEscalation === false ? [escalationError()] : []),
      ...placeErrors(spec),
      ...sysctlErrors(
        at((spec) => spec.allowedUnsafeSysctls),
        spec.allowedUnsafeSysctls,
      ),
      ...sysctlErrors(
        at((spec) => spec.forbiddenSysctls),
        spec.forbiddenSysctls,
      ),
      ...overlaps(spec.allowedUnsafeSysctls ?? [], spec.forbiddenSysctls ?? []),
      ...runtimeClassErrors(spec),
    ];
  },
};

const asPolicy = (object: ApiObject): PodSecurityPolicy => object as unknown as PodSecurityPolicy;

function ruleErrors(path: string, rule = ""): FieldError[] {
  const rules = ["MayRunAs", "MustRunAs", "RunAsAny"];
  return rules.includes(rule) ? [] : [notSupported(`${path}.rule`, rule, rules)];
}

function rangeErrors(path: string, ranges: readonly IDRange[] = []): FieldError[] {
  return ranges.flatMap((range, i) => {
    const { min = 0, max = 0 } = range;
    const at = `${path}.ranges[${i}]`;
    return [
      ...(min < 0 ? [invalidValue(`${at}.min`, min, "min cannot be negative")] : []),
      ...(max < 0 ? [invalidValue(`${at}.max`, max, "max cannot be negative")] : []),
      ...(min > max ? [invalidValue(`${at}.min`, min, "min cannot be greater than max")] : []),
    ];
  });
}

function groupErrors({ runAsGroup }: Spec): FieldError[] {
  if (runAsGroup === undefined || runAsGroup === null) return [];
  const { rule = "", ranges } = runAsGroup;
  const error = (text: string): FieldError => ({
    ...invalidValue(
      at((spec) => spec.runAsGroup.ranges),
      null,
      text,
    ),
    shown: ranges === undefined ? "[]policy.IDRange(nil)" : shownRanges(ranges),
  });
  if (rule === "RunAsAny") return (ranges ?? []).length === 0 ? [] : [error("Ranges must be empty")];
  if (rule === "MustRunAs" || rule === "MayRunAs") {
    return (ranges ?? []).length === 0
      ? [error("must provide at least one range")]
      : rangeErrors(
          at((spec) => spec.runAsGroup),
          ranges,
        );
  }
  return [];
}

const shownRanges = (ranges: readonly IDRange[]): string =>
  `[]policy.IDRange{${ranges.map(({ min = 0, max = 0 }) => `policy.IDRange{Min:${min}, Max:${max}}`).join(", ")}}`;

function capabilityErrors({ requiredDropCapabilities = [], defaultAddCapabilities = [], allowedCapabilities = [] }: Spec): FieldError[] {
  const dropped = new Set(requiredDropCapabilities);
  const clash = (field: string, capabilities: readonly string[]): FieldError[] =>
    capabilities
      .filter((capability) => dropped.has(capability))
      .map((capability) => invalidValue(field, capability, `capability is listed in ${field} and requiredDropCapabilities`));
  const all = requiredDropCapabilities.length > 0 && allowedCapabilities.includes(EVERYTHING);
  const text = "must be empty when all capabilities are allowed by a wildcard";
  return [
    ...(all ? [invalidValue("requiredDropCapabilities", [...requiredDropCapabilities], text)] : []),
    ...clash("defaultAddCapabilities", defaultAddCapabilities),
    ...clash("allowedCapabilities", allowedCapabilities),
  ];
}

const escalationError = (): FieldError =>
  invalidValue(
    at((spec) => spec.defaultAllowPrivilegeEscalation),
    true,
    "Cannot set DefaultAllowPrivilegeEscalation to true without also setting AllowPrivilegeEscalation to true",
  );

/** Host paths and drivers. */
function placeErrors({ allowedHostPaths = [], allowedFlexVolumes = [], allowedCSIDrivers = [] }: Spec): FieldError[] {
  return [
    ...allowedHostPaths.flatMap(({ pathPrefix = "" }, i) => {
      const path = at((spec) => spec.allowedHostPaths[i]);
      if (pathPrefix === "") return [required(path, "is required")];
      return pathPrefix.split("/").includes("..") ? [invalidValue(path, pathPrefix, "must not contain '..'")] : [];
    }),
    ...allowedFlexVolumes.flatMap(({ driver = "" }, i) =>
      driver === "" ? [required(`${at((spec) => spec.allowedFlexVolumes)}.allowedFlexVolumes[${i}].driver`, "must specify a driver")] : [],
    ),
    ...allowedCSIDrivers.flatMap(({ name = "" }, i) => {
      const path = `${at((spec) => spec.allowedCSIDrivers)}.allowedCSIDriver[${i}].name`;
      return [
        ...(name === "" ? [required(path, "")] : []),
        ...(hasFormat("csiDriverName", name) ? [] : formatErrors("csiDriverName", path, name)),
      ];
    }),
  ];
}

function sysctlErrors(path: string, sysctls: readonly string[] = []): FieldError[] {
  const pattern = new RegExp(`^${SYSCTL_PATTERN}$`);
  const text = `must have at most ${SYSCTL_LIMIT} characters and match regex ${SYSCTL_PATTERN}`;
  const errors = sysctls.flatMap((name, i) => {
    if (name === "") return [invalidValue(`${path}[${i}]`, name, "empty sysctl not allowed")];
    return name.length <= SYSCTL_LIMIT && pattern.test(name) ? [] : [invalidValue(`${path}[${i}]`, name, text)];
  });
  const coversAll = sysctls.some((name) => name.startsWith(EVERYTHING)) && sysctls.length > 1;
  return coversAll ? [...errors, forbiddenField(`${path}.items`, "if '*' is present, must not specify other sysctls")] : errors;
}

/** Whether a pattern of sysctls, which is a name or the beginning of names with `*` behind it, holds for a name. */
export const coversSysctl = (pattern: string, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** The narrower of two that meet is told of. */
function overlaps(allowed: readonly string[], forbidden: readonly string[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const [i, j] of overlapping(allowed, forbidden)) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    const [allowedName, forbiddenName] = [allowed[i] as string, forbidden[j] as string];
    const [path, name, wider] = coversSysctl(forbiddenName, allowedName)
      ? [at((spec) => spec.allowedUnsafeSysctls[i]), allowedName, forbiddenName]
      : [at((spec) => spec.forbiddenSysctls[j]), forbiddenName, allowedName];
    errors.push(invalidValue(path, name, `sysctl overlaps with ${wider}`));
  }
  return errors;
}

function runtimeClassErrors({ runtimeClass }: Spec): FieldError[] {
  if (!runtimeClass) return [];
  const path = at((spec) => spec.runtimeClass);
  const { allowedRuntimeClassNames, defaultRuntimeClassName } = runtimeClass;
  const names = allowedRuntimeClassNames ?? [];
  const nameErrors = (at: string, name: string): FieldError[] =>
    formats.dns1123Subdomain.texts(name).map((text) => invalidValue(at, name, text));
  const list = `${path}.allowedRuntimeClassNames`;
  return [
    ...names.flatMap((name, i) => (name === EVERYTHING ? [] : nameErrors(`${list}[${i}]`, name))),
    ...duplicateErrors([...names], ITSELF, list),
    ...(typeof defaultRuntimeClassName === "string"
      ? [
          ...nameErrors(`${path}.defaultRuntimeClassName`, defaultRuntimeClassName),
          ...(names.includes(defaultRuntimeClassName) || names.includes(EVERYTHING)
            ? []
            : [required(list, `default ${JSON.stringify(defaultRuntimeClassName)} must be allowed`)]),
        ]
      : []),
    ...(names.includes(EVERYTHING) && names.length > 1
      ? [invalidValue(list, [...names], "if '*' is present, must not specify other RuntimeClass names")]
      : []),
  ];
}
