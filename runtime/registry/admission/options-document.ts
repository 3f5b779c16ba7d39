/** The options object of an operation, as admission shows it: only what the caller gave. */
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { DeleteOptions, PatchOptions } from "../options.js";
import type { AdmissionOperation } from "./attributes.js";

const KINDS: Readonly<Record<Exclude<AdmissionOperation, "CONNECT">, string>> = {
  CREATE: "CreateOptions",
  UPDATE: "UpdateOptions",
  DELETE: "DeleteOptions",
};

/** Options of any verb. */
export type GivenOptions = Pick<PatchOptions, "dryRun" | "fieldManager" | "fieldValidation"> & DeleteOptions;

/** Every patch is an update here, without `force`; an apply that creates is a creation. */
export function optionsDocument(operation: AdmissionOperation, given: GivenOptions, profile: VendorProfile): JsonObject {
  const options: JsonObject = {
    kind: operation === "CONNECT" ? "" : KINDS[operation],
    apiVersion: `meta.${profile.groupDomain}/v1`,
  };
  if (given.dryRun !== undefined && given.dryRun.length > 0) options["dryRun"] = [...given.dryRun];
  if (operation !== "DELETE") {
    if (given.fieldManager) options["fieldManager"] = given.fieldManager;
    if (given.fieldValidation) options["fieldValidation"] = given.fieldValidation;
    return options;
  }
  const { gracePeriodSeconds, preconditions, orphanDependents, propagationPolicy } = given;
  set(options, "gracePeriodSeconds", gracePeriodSeconds);
  if (preconditions !== undefined) {
    const { uid, resourceVersion } = preconditions;
    const shown: JsonObject = {};
    set(shown, "uid", uid);
    set(shown, "resourceVersion", resourceVersion);
    options["preconditions"] = shown;
  }
  set(options, "orphanDependents", orphanDependents);
  set(options, "propagationPolicy", propagationPolicy);
  return options;
}

function set(into: JsonObject, name: string, value: JsonValue | undefined): void {
  if (value !== undefined) into[name] = value;
}
