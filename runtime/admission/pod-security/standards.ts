/** Which checks make up each level in each version of the standards, and what they say of a pod. */
import type { Steps } from "../../codec/lists/steps.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { PodLike } from "../pods/pod-model.js";
import * as baseline from "./baseline-checks.js";
import { type Check, checkedPod, type Violation } from "./check.js";
import type { Standard } from "./levels.js";
import * as restricted from "./restricted-checks.js";

interface VersionedCheck {
  /** Minor version from which on it is made. */
  readonly since: number;
  /** Minor version from which on it is made no longer. */
  readonly until?: number;
  /** Of the level baseline: minor version from which on the level restricted has a stricter one in its place. */
  readonly replacedSince?: number;
  readonly check: Check;
}

/** In the order in which violations are told. */
const BASELINE: readonly VersionedCheck[] = [
  { since: 0, check: baseline.appArmorProfile },
  { since: 0, replacedSince: 22, check: baseline.defaultCapabilities },
  { since: 0, check: baseline.hostNamespaces },
  { since: 0, replacedSince: 0, check: baseline.hostPathVolumes },
  { since: 0, check: baseline.hostPorts },
  { since: 0, check: baseline.privileged },
  { since: 0, check: baseline.procMount },
  { since: 0, check: baseline.seLinuxOptions },
  { since: 0, until: 19, check: baseline.seccompAnnotations },
  { since: 19, replacedSince: 19, check: baseline.seccompProfile },
  { since: 0, check: baseline.sysctls },
  { since: 0, check: baseline.windowsHostProcess },
];

/** Made after those of the level baseline. */
const RESTRICTED: readonly VersionedCheck[] = [
  { since: 8, check: restricted.allowPrivilegeEscalation },
  { since: 22, check: restricted.restrictedCapabilities },
  { since: 0, check: restricted.restrictedVolumes },
  { since: 0, check: restricted.runAsNonRoot },
  { since: 23, check: restricted.runAsUser },
  { since: 19, check: restricted.requiredSeccompProfile },
];

/** The last version that changed anything; later ones are the same, and so is the latest. */
const LAST_CHANGE = 23;

const isMade = (version: number, { since, until = Number.POSITIVE_INFINITY }: VersionedCheck): boolean =>
  since <= version && version < until;

function checksOf(level: "baseline" | "restricted", version: number): readonly Check[] {
  const made = BASELINE.filter((each) => isMade(version, each));
  if (level === "baseline") return made.map(({ check }) => check);
  const kept = made.filter(({ replacedSince = Number.POSITIVE_INFINITY }) => version < replacedSince);
  return [...kept, ...RESTRICTED.filter((each) => isMade(version, each))].map(({ check }) => check);
}

const versionsOf = (level: "baseline" | "restricted"): readonly (readonly Check[])[] =>
  Array.from({ length: LAST_CHANGE + 1 }, (_, version) => checksOf(level, version));

const CHECKS = { baseline: versionsOf("baseline"), restricted: versionsOf("restricted") };

const NONE: readonly Violation[] = [];

/** All that is wrong with a pod; nothing when it passes. A step is one check. */
export function* violationsOf(
  pod: PodLike,
  { level, version = LAST_CHANGE }: Standard,
  profile: VendorProfile,
): Steps<readonly Violation[]> {
  if (level === "privileged") return NONE;
  const checked = checkedPod(pod, profile);
  const found: Violation[] = [];
  for (const check of CHECKS[level][Math.min(version, LAST_CHANGE)] ?? []) {
    const violation = check(checked);
    if (violation !== undefined) found.push(violation);
    yield;
  }
  return found;
}

/** `host namespaces, privileged` */
export const reasonsOf = (violations: readonly Violation[]): string => violations.map(({ reason }) => reason).join(", ");

/** `host namespaces (hostPID=true), privileged (container "c" must not ...)` */
export const detailsOf = (violations: readonly Violation[]): string =>
  violations.map(({ reason, detail }) => `${reason} (${detail})`).join(", ");
