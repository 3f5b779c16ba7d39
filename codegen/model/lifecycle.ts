/** Rules of the deprecation policy that definitions can break (VER-12). */
import { type Maturity, maturityOf } from "../../runtime/definition/maturity.js";
import type { Lifecycle } from "../../runtime/definition/resource-definition.js";
import { parseRelease, releasesBetween } from "../../runtime/definition/served-release.js";
import { asMapping, asText } from "../../runtime/schema/declared/mapping.js";
import type { Place } from "../../runtime/schema/declared/place.js";
import type { ProblemList } from "./problem-list.js";

/** Releases a beta version must live on after its deprecation. */
const BETA_RELEASES = 3;

const RANK: Readonly<Record<Maturity, number>> = { alpha: 0, beta: 1, stable: 2 };

/** Reads and checks the `lifecycle` of a definition in `version`. `groupName` turns a group's folder into its name. */
export function readLifecycle(
  value: unknown,
  version: string,
  place: Place,
  problems: ProblemList,
  groupName: (folder: string) => string | undefined,
  knownKind: (qualified: string) => boolean,
): Lifecycle {
  const mapping = asMapping(value);
  const introduced = asText(mapping["introduced"]) ?? "0.0";
  const deprecated = asText(mapping["deprecated"]);
  const removed = asText(mapping["removed"]);
  checkOrder(version, introduced, deprecated, removed, place, problems);
  const text = asText(mapping["replacement"]);
  const [, folder = "", replacementVersion = "", kind = ""] = /^([^/]+)\/([^.]+)\.(.+)$/.exec(text ?? "") ?? [];
  if (text !== undefined) {
    const at = ["lifecycle", "replacement"];
    if (!knownKind(text)) problems.atValue(place, at, `replacement "${text}" is no known kind`);
    if (RANK[maturityOf(replacementVersion)] < RANK[maturityOf(version)]) {
      problems.atValue(place, at, `a ${maturityOf(version)} version may not give way to the ${maturityOf(replacementVersion)} "${text}"`);
    }
  }
  return {
    introduced,
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(removed === undefined ? {} : { removed }),
    ...(text === undefined ? {} : { replacement: { group: groupName(folder) ?? folder, version: replacementVersion, kind } }),
  };
}

function checkOrder(
  version: string,
  introduced: string,
  deprecated: string | undefined,
  removed: string | undefined,
  place: Place,
  problems: ProblemList,
): void {
  const at = ["lifecycle", "removed"];
  if (deprecated !== undefined && releasesBetween(introduced, deprecated) < 0) {
    problems.atValue(place, ["lifecycle", "deprecated"], `deprecated in ${deprecated}, before it was introduced in ${introduced}`);
  }
  if (removed === undefined) return;
  if (maturityOf(version) === "stable") {
    problems.atValue(place, at, "a stable version may not be removed within a major release", "drop removed");
  } else if (maturityOf(version) === "beta") {
    const earliest = deprecated === undefined ? undefined : plus(deprecated, BETA_RELEASES);
    if (earliest === undefined) problems.atValue(place, at, "a beta version must be deprecated before it is removed", "give deprecated");
    else if (releasesBetween(earliest, removed) < 0)
      problems.atValue(place, at, `removed too early: a beta version lives on for ${BETA_RELEASES} releases`, `not before ${earliest}`);
  }
}

function plus(release: string, minors: number): string {
  const { major, minor } = parseRelease(release);
  return `${major}.${minor + minors}`;
}
