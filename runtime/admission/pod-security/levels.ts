/** Levels and versions of the pod security standards, and what the labels of a namespace make of them. */
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { type FieldError, invalidValue } from "../../errors/field-error.js";

/** From the least strict on. */
const LEVELS = ["privileged", "baseline", "restricted"] as const;
export type Level = (typeof LEVELS)[number];

/** `version` is the minor one of v1; undefined is the latest, now and after each upgrade. */
export interface Standard {
  readonly level: Level;
  readonly version: number | undefined;
}

export const MODES = ["enforce", "audit", "warn"] as const;
export type Mode = (typeof MODES)[number];

/** What holds in a namespace. */
export type Policy = Readonly<Record<Mode, Standard>>;

/** What holds where labels and configuration say nothing. */
export const PRIVILEGED: Standard = { level: "privileged", version: undefined };

export const MUST_BE_LEVEL = `must be one of ${LEVELS.join(", ")}`;
export const MUST_BE_VERSION = 'must be "latest" or "v1.x"';

const VERSION = /^v1\.(0|[1-9][0-9]{0,14})$/;

/** `baseline:v1.23` */
export const standardName = ({ level, version }: Standard): string => `${level}:${version === undefined ? "latest" : `v1.${version}`}`;

export const sameStandard = (a: Standard, b: Standard): boolean => a.level === b.level && a.version === b.version;

export const isStricter = (a: Level, b: Level): boolean => LEVELS.indexOf(a) > LEVELS.indexOf(b);

export const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

export const isVersion = (text: string): boolean => text === "latest" || VERSION.test(text);

/** The version a valid text names. */
export function versionNamed(text: string): number | undefined {
  const minor = VERSION.exec(text)?.[1];
  return minor === undefined ? undefined : Number(minor);
}

/** Prefix of the labels of namespaces, and of annotations of audit events. */
export const labelPrefix = ({ labelDomain }: VendorProfile): string => `pod-security.${labelDomain}/`;

export interface LabelledPolicy {
  readonly policy: Policy;
  /** Of labels that say nothing valid: what they enforce is then the strictest, what they audit or warn of nothing. */
  readonly errors: readonly FieldError[];
}

/** The policy of a namespace with these labels; `prefix` is theirs. */
export function policyOf(labels: Readonly<Record<string, string>>, defaults: Policy, prefix: string): LabelledPolicy {
  const errors: FieldError[] = [];
  const policy: Record<Mode, Standard> = { ...defaults };
  for (const mode of MODES) {
    const level = labels[prefix + mode];
    const version = labels[`${prefix}${mode}-version`];
    if (level === undefined && version === undefined) continue;
    let standard = policy[mode];
    if (level !== undefined) {
      const known = isLevel(level);
      if (!known) errors.push(invalidValue(`metadata.labels[${prefix}${mode}]`, level, MUST_BE_LEVEL));
      standard = { ...standard, level: known ? level : mode === "enforce" ? "restricted" : "privileged" };
    }
    if (version !== undefined) {
      if (!isVersion(version)) errors.push(invalidValue(`metadata.labels[${prefix}${mode}-version]`, version, MUST_BE_VERSION));
      standard = { ...standard, version: versionNamed(version) };
    }
    policy[mode] = standard;
  }
  return { policy, errors };
}
