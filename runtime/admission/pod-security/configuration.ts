/** What the configuration file says for PodSecurity: what holds where a namespace has no labels, and who is exempt (ADM-16). */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { duplicate, type FieldError, fieldErrorSummary, invalidValue } from "../../errors/field-error.js";
import { type FormatName, formatTexts } from "../../schema/formats/formats.js";
import { requireKind } from "../configuration-file.js";
import { memberOf, namesOf, requireMembers } from "../plugin-configuration.js";
import {
  isLevel,
  isVersion,
  type Level,
  MODES,
  type Mode,
  MUST_BE_LEVEL,
  MUST_BE_VERSION,
  type Policy,
  PRIVILEGED,
  type Standard,
  versionNamed,
} from "./levels.js";

export interface PodSecurityConfiguration {
  readonly defaults: Policy;
  readonly usernames: ReadonlySet<string>;
  readonly namespaces: ReadonlySet<string>;
  readonly runtimeClasses: ReadonlySet<string>;
}

const VERSIONS = ["v1beta1", "v1alpha1"];
const EXEMPTIONS = ["usernames", "namespaces", "runtimeClasses"] as const;

/** @throws RangeError that says all that is wrong. */
export function readConfiguration(given: JsonValue | undefined, { groupDomain }: VendorProfile): PodSecurityConfiguration {
  const document = isJsonObject(given) ? given : {};
  if (given !== undefined) {
    const group = `pod-security.admission.config.${groupDomain}`;
    requireKind(document, new Map([["PodSecurityConfiguration", VERSIONS.map((version) => `${group}/${version}`)]]));
    requireMembers(document, ["apiVersion", "kind", "defaults", "exemptions"]);
  }
  const defaults = memberOf(
    document,
    "defaults",
    MODES.flatMap((mode) => [mode, `${mode}-version`]),
  );
  const exemptions = memberOf(document, "exemptions", EXEMPTIONS);
  const [usernames, namespaces, runtimeClasses] = [
    namesOf(exemptions, "usernames"),
    namesOf(exemptions, "namespaces"),
    namesOf(exemptions, "runtimeClasses"),
  ];
  const errors: FieldError[] = [];
  const [enforce, warn, audit] = [
    standardOf(defaults, "enforce", errors),
    standardOf(defaults, "warn", errors),
    standardOf(defaults, "audit", errors),
  ];
  errors.push(
    ...mistakes("namespaces", namespaces, formatMistake("dns1123Label")),
    ...mistakes("runtimeClasses", runtimeClasses, formatMistake("dns1123Subdomain")),
    ...mistakes("usernames", usernames, (name) => (name === "" ? "username must not be empty" : "")),
  );
  if (errors.length > 0) throw new RangeError(fieldErrorSummary(errors));
  return {
    defaults: { enforce, audit, warn },
    usernames: new Set(usernames),
    namespaces: new Set(namespaces),
    runtimeClasses: new Set(runtimeClasses),
  };
}

/** Empty texts are as good as none. */
function standardOf(defaults: JsonObject, mode: Mode, errors: FieldError[]): Standard {
  const level = defaults[mode] || PRIVILEGED.level;
  const version = defaults[`${mode}-version`] || "latest";
  if (typeof level !== "string" || !isLevel(level)) errors.push(invalidValue(`defaults.${mode}`, level, MUST_BE_LEVEL));
  if (typeof version !== "string" || !isVersion(version)) errors.push(invalidValue(`defaults.${mode}-version`, version, MUST_BE_VERSION));
  return { level: level as Level, version: versionNamed(String(version)) };
}

/** What is wrong with a name; "" for nothing. */
type Mistake = (name: string) => string;

const formatMistake =
  (format: FormatName): Mistake =>
  (name) =>
    formatTexts(format, name).join(", ");

function mistakes(list: string, names: readonly string[], mistake: Mistake): FieldError[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const field = `exemptions.${list}[${index}]`;
    const wrong = mistake(name);
    if (wrong !== "") return [invalidValue(field, name, wrong)];
    if (seen.has(name)) return [duplicate(field, name)];
    seen.add(name);
    return [];
  });
}
