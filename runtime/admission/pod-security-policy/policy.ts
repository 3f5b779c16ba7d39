/** A pod security policy as the plugin reads it: the object, what its annotations say, and whether it can decide at all (ADM-17). */
import type { ApiObject } from "../../definition/object-meta.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { SELinuxOptions } from "../pods/pod-model.js";

export interface IdRange {
  readonly min: number;
  readonly max: number;
}

/** A rule, with the ranges that some rules need. */
export interface RangeRule {
  readonly rule?: string;
  readonly ranges?: readonly IdRange[];
}

/** The part of the object that says what pods may do. */
export interface PolicySpec {
  readonly privileged?: boolean;
  readonly defaultAddCapabilities?: readonly string[];
  readonly requiredDropCapabilities?: readonly string[];
  readonly allowedCapabilities?: readonly string[];
  readonly volumes?: readonly string[];
  readonly hostNetwork?: boolean;
  readonly hostPorts?: readonly IdRange[];
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  readonly seLinux: { readonly rule?: string; readonly seLinuxOptions?: SELinuxOptions };
  readonly runAsUser: RangeRule;
  readonly runAsGroup?: RangeRule;
  readonly supplementalGroups: RangeRule;
  readonly fsGroup: RangeRule;
  readonly readOnlyRootFilesystem?: boolean;
  readonly defaultAllowPrivilegeEscalation?: boolean;
  /** Absent allows it. */
  readonly allowPrivilegeEscalation?: boolean;
  readonly allowedHostPaths?: readonly { readonly pathPrefix?: string; readonly readOnly?: boolean }[];
  readonly allowedFlexVolumes?: readonly { readonly driver: string }[];
  readonly allowedCSIDrivers?: readonly { readonly name: string }[];
  readonly allowedUnsafeSysctls?: readonly string[];
  readonly forbiddenSysctls?: readonly string[];
  readonly allowedProcMountTypes?: readonly string[];
  readonly runtimeClass?: { readonly allowedRuntimeClassNames: readonly string[]; readonly defaultRuntimeClassName?: string };
}

/** What an annotation allows of profiles; a policy without one has none of these. */
export interface Profiles {
  /** As the annotation has them, for messages. */
  readonly text: string;
  readonly names: ReadonlySet<string>;
  /** What pods get that say nothing; "" is nothing. */
  readonly standard: string;
}

export interface Policy {
  readonly name: string;
  readonly spec: PolicySpec;
  /** Undefined allows every profile. */
  readonly appArmor: Profiles | undefined;
  /** What AppArmor profile pods get that say nothing; "" is nothing. */
  readonly appArmorDefault: string;
  /** Without names in it no profile may be set. */
  readonly seccomp: Profiles;
}

export const MUST_RUN_AS = "MustRunAs";
const MAY_RUN_AS = "MayRunAs";
export const NON_ROOT = "MustRunAsNonRoot";
const ANY = "RunAsAny";

/** What the default profile of the runtime is called, and was called first. */
const RUNTIME_DEFAULTS = ["runtime/default", "docker/default"];

/** The policy of an object; undefined for one whose rules contradict themselves, by which nothing can be decided. */
export function policyOf(object: Readonly<ApiObject>, { labelDomain }: VendorProfile): Policy | undefined {
  const spec = object["spec"] as unknown as PolicySpec;
  if (!canDecide(spec)) return undefined;
  const annotations = object.metadata.annotations ?? {};
  const annotation = (domain: string, name: string): string | undefined => annotations[`${domain}.${labelDomain}/${name}`];
  const profiles = (domain: string): Profiles => {
    const text = annotation(domain, "allowedProfileNames");
    return { text: text ?? "", names: new Set(text?.split(",")), standard: annotation(domain, "defaultProfileName") ?? "" };
  };
  const appArmor = profiles("apparmor.security.beta");
  const seccomp = profiles("seccomp.security.alpha");
  return {
    name: object.metadata.name as string,
    spec,
    appArmor: annotation("apparmor.security.beta", "allowedProfileNames") === undefined ? undefined : appArmor,
    appArmorDefault: appArmor.standard,
    seccomp: RUNTIME_DEFAULTS.some((name) => seccomp.names.has(name))
      ? { ...seccomp, names: new Set([...seccomp.names, ...RUNTIME_DEFAULTS]) }
      : seccomp,
  };
}

/** There are some forty; each container of a pod would be given all. */
const MAXIMUM_CAPABILITIES = 256;

function canDecide(spec: PolicySpec): boolean {
  const { seLinux, runAsUser, runAsGroup = { rule: ANY }, supplementalGroups, fsGroup } = spec;
  const { defaultAddCapabilities = [], requiredDropCapabilities = [] } = spec;
  const ranged = ({ rule = "", ranges = [] }: RangeRule, ...withRanges: string[]): boolean =>
    rule === ANY || (withRanges.includes(rule) && ranges.length > 0);
  return (
    (seLinux.rule === ANY || (seLinux.rule === MUST_RUN_AS && seLinux.seLinuxOptions !== undefined)) &&
    (runAsUser.rule === NON_ROOT || ranged(runAsUser, MUST_RUN_AS)) &&
    ranged(runAsGroup, MUST_RUN_AS, MAY_RUN_AS) &&
    ranged(supplementalGroups, MUST_RUN_AS, MAY_RUN_AS) &&
    ranged(fsGroup, MUST_RUN_AS, MAY_RUN_AS) &&
    defaultAddCapabilities.length + requiredDropCapabilities.length <= MAXIMUM_CAPABILITIES
  );
}

/** The ranges within which IDs have to be; undefined for any. */
export const rangesOf = (rule: RangeRule | undefined): readonly IdRange[] | undefined =>
  rule?.rule === MUST_RUN_AS || rule?.rule === MAY_RUN_AS ? rule.ranges : undefined;

/** The ID that pods get which say none. */
export const defaultId = (rule: RangeRule | undefined): number | undefined =>
  rule?.rule === MUST_RUN_AS ? rule.ranges?.[0]?.min : undefined;

export const isWithin = (id: number | bigint, ranges: readonly IdRange[]): boolean => ranges.some(({ min, max }) => id >= min && id <= max);

/** `[{1 10} {20 30}]` */
export const rangesText = (ranges: readonly IdRange[]): string => `[${ranges.map(({ min, max }) => `{${min} ${max}}`).join(" ")}]`;
