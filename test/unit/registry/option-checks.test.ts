import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { validateCreateOptions, validateDeleteOptions, validatePatchOptions } from "../../../runtime/registry/validation/options.js";
import { profile, status } from "./registry-fixture.js";

describe("options of the verbs", () => {
  for (const [requirement, check, message] of [
    [
      "DRY-04 a dry run is All or nothing",
      () => validateCreateOptions(profile, { dryRun: ["Some"] }),
      /^CreateOptions\.meta\.orch\.io "" is invalid: dryRun: Unsupported value: .*: supported values: "All"$/,
    ],
    [
      "DEL-07 two ways to say what becomes of dependents",
      () => validateDeleteOptions(profile, { propagationPolicy: "Orphan", orphanDependents: true }),
      'DeleteOptions.meta.orch.io "" is invalid: propagationPolicy: Invalid value: "Orphan": orphanDependents and deletionPropagation cannot be both set',
    ],
    [
      "DEL-07 a policy that there is not",
      () => validateDeleteOptions(profile, { propagationPolicy: "Foo" }),
      'DeleteOptions.meta.orch.io "" is invalid: propagationPolicy: Unsupported value: "Foo": supported values: "Foreground", "Background", "Orphan", "nil"',
    ],
    [
      "SSA-35 an apply needs a manager",
      () => validatePatchOptions(profile, { fieldManager: "" }, true),
      'PatchOptions.meta.orch.io "" is invalid: fieldManager: Required value: is required for apply patch',
    ],
    [
      "PATCH-06 force belongs to apply",
      () => validatePatchOptions(profile, { fieldManager: "", force: true }, false),
      'PatchOptions.meta.orch.io "" is invalid: force: Forbidden: may not be specified for non-apply patch',
    ],
  ] as const) {
    test(requirement, () => assert.throws(check, status(422, "Invalid", message)));
  }
});
