/** Vendor profiles, and the check that every `${entry}` of a definition names something in all of them. */
import type { VendorProfile } from "../../runtime/definition/vendor-profile.js";
import { asMapping } from "../../runtime/schema/declared/mapping.js";
import type { NodePath } from "../../runtime/schema/declared/place.js";
import { didYouMean } from "../../runtime/schema/declared/suggest.js";
import type { DefinitionFile, GroupFile, ProfileFile } from "../read/read-definitions.js";
import type { ProblemList } from "./problem-list.js";

/** The profiles as the runtime takes them. Profiles must have the same names. */
export function buildProfiles(files: readonly ProfileFile[], problems: ProblemList): VendorProfile[] {
  const all = new Set(files.flatMap(({ data }) => Object.keys(asMapping(data["names"]))));
  const known = new Map<unknown, ProfileFile>();
  for (const { file, data } of files) {
    const earlier = known.get(data["name"]);
    if (earlier !== undefined)
      problems.atValue({ file, path: ["name"] }, [], "another profile has this name", `it is in ${earlier.file.name}`);
    known.set(data["name"], { file, data });
    if (data["names"] === undefined) continue;
    const names = asMapping(data["names"]);
    for (const name of all) {
      if (!Object.hasOwn(names, name)) {
        problems.atKey({ file, path: ["names"] }, [], `name "${name}" is missing`, "another profile has it; give it here too");
      }
    }
  }
  return files.map(({ data }) => ({ ...data, names: asMapping(data["names"]) }) as unknown as VendorProfile);
}

/** Reports placeholders that no profile knows. */
export function checkPlaceholders(
  files: readonly (DefinitionFile | GroupFile)[],
  profiles: readonly VendorProfile[],
  problems: ProblemList,
): void {
  const known = entriesOf(profiles);
  for (const { file } of files) {
    for (const { path, text } of stringsIn(file.value, [])) {
      for (const [, entry = ""] of text.matchAll(/\$\{([^}]*)\}/g)) {
        if (!known.includes(entry))
          problems.atValue({ file, path }, [], `no vendor profile has a name "${entry}"`, didYouMean(entry, known));
      }
    }
  }
}

/** Text entries of a profile, `names` included. */
function entriesOf(profiles: readonly VendorProfile[]): string[] {
  const first = profiles[0];
  if (first === undefined) return [];
  const fields = Object.entries(first).filter(([, value]) => typeof value === "string");
  return [...fields.map(([name]) => name), ...Object.keys(first.names)];
}

function* stringsIn(value: unknown, path: NodePath): Generator<{ path: NodePath; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* stringsIn(item, [...path, index]);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, [...path, key]);
  }
}

/** Throws when there is none of that name. */
export function profileNamed(name: string, profiles: readonly VendorProfile[]): VendorProfile {
  const profile = profiles.find((candidate) => candidate.name === name);
  if (profile === undefined)
    throw new Error(`no vendor profile is named "${name}"; there are ${profiles.map((one) => one.name).join(", ")}`);
  return profile;
}
