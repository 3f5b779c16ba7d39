import assert from "node:assert/strict";
import { test } from "node:test";
import { vendorProfiles } from "../../../../generated/vendor-profiles.js";
import { readConfiguration } from "../../../../runtime/admission/pod-security/configuration.js";
import { MODES, type Policy, PRIVILEGED, policyOf, standardName } from "../../../../runtime/admission/pod-security/levels.js";
import { isSignificantUpdate } from "../../../../runtime/admission/pod-security/significant-update.js";
import type { Container, PodLike } from "../../../../runtime/admission/pods/pod-model.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";
import { fieldErrorSummary } from "../../../../runtime/errors/field-error.js";

const profile = vendorProfiles["orch"] as VendorProfile;
const PREFIX = "p/";
const DEFAULTS: Policy = { enforce: PRIVILEGED, audit: PRIVILEGED, warn: PRIVILEGED };

test("LABEL-07 labels name level and version of each mode; what they say wrongly is held as strictly as enforcing goes", () => {
  for (const [labels, policy, wrong] of [
    [{}, "privileged:latest privileged:latest privileged:latest", ""],
    [{ "p/enforce": "baseline" }, "baseline:latest privileged:latest privileged:latest", ""],
    [
      { "p/enforce": "baseline", "p/enforce-version": "v1.7", "p/warn": "restricted", "p/audit-version": "v1.0" },
      "baseline:v1.7 privileged:v1.0 restricted:latest",
      "",
    ],
    [
      { "p/enforce": "Baseline", "p/audit": "x", "p/warn": "" },
      "restricted:latest privileged:latest privileged:latest",
      '[metadata.labels[p/enforce]: Invalid value: "Baseline": must be one of privileged, baseline, restricted, metadata.labels[p/audit]: Invalid value: "x": must be one of privileged, baseline, restricted, metadata.labels[p/warn]: Invalid value: "": must be one of privileged, baseline, restricted]',
    ],
    ...["v2.0", "1.24", "v1.01", "v1.24.0", "", "Latest"].map(
      (version) =>
        [
          { "p/enforce": "baseline", "p/enforce-version": version },
          "baseline:latest privileged:latest privileged:latest",
          `metadata.labels[p/enforce-version]: Invalid value: "${version}": must be "latest" or "v1.x"`,
        ] as const,
    ),
  ] as const) {
    const found = policyOf(labels, DEFAULTS, PREFIX);
    assert.equal(MODES.map((mode) => standardName(found.policy[mode])).join(" "), policy);
    assert.equal(found.errors.length === 0 ? "" : fieldErrorSummary(found.errors), wrong);
  }
});

const configuration = (fields: object) => ({
  apiVersion: "pod-security.admission.config.orch.io/v1beta1",
  kind: "PodSecurityConfiguration",
  ...fields,
});

test("ADM-16 the configuration names defaults and who is exempt", () => {
  const read = readConfiguration(
    configuration({
      defaults: { enforce: "baseline", "enforce-version": "v1.20", warn: "restricted" },
      exemptions: { usernames: ["u"], namespaces: ["ns"], runtimeClasses: ["r.c"] },
    }),
    profile,
  );
  assert.deepEqual(MODES.map((mode) => standardName(read.defaults[mode])).join(" "), "baseline:v1.20 privileged:latest restricted:latest");
  assert.deepEqual([[...read.usernames], [...read.namespaces], [...read.runtimeClasses]], [["u"], ["ns"], ["r.c"]]);
  assert.equal(standardName(readConfiguration(undefined, profile).defaults.enforce), "privileged:latest");
});

for (const [fields, message] of [
  [{ defaults: { enforce: "strict" } }, 'defaults.enforce: Invalid value: "strict": must be one of privileged, baseline, restricted'],
  [{ defaults: { "warn-version": "v2" } }, 'defaults.warn-version: Invalid value: "v2": must be "latest" or "v1.x"'],
  [
    { exemptions: { usernames: ["a", "", "a"] } },
    '[exemptions.usernames[1]: Invalid value: "": username must not be empty, exemptions.usernames[2]: Duplicate value: "a"]',
  ],
  [{ exemptions: { namespaces: "a" } }, "namespaces must be a list of strings"],
  [{ exemption: {} }, 'strict decoding error: unknown field "exemption"'],
  [{ defaults: { enforced: "baseline" } }, 'strict decoding error: unknown field "defaults.enforced"'],
  [{ kind: "Other" }, 'no kind "Other" is registered for version "pod-security.admission.config.orch.io/v1beta1"'],
] as const) {
  test(`ADM-16 a configuration is refused: ${message.slice(0, 60)}`, () => {
    assert.throws(() => readConfiguration(configuration(fields), profile), { name: "RangeError", message });
  });
}

test("ADM-16 updates of pods are looked at when images, containers or seccomp annotations change", () => {
  const pod = (
    change: { annotations?: Record<string, string>; containers?: Container[]; ephemeralContainers?: Container[] } = {},
  ): PodLike => {
    const { annotations = {}, ...lists } = change;
    return { metadata: { annotations }, spec: { containers: [{ name: "a", image: "i" }], ...lists } };
  };
  const seccomp = "seccomp.security.alpha.orch.io/pod";
  for (const [before, after, significant] of [
    [pod(), pod(), false],
    [pod(), pod({ annotations: { other: "x" } }), false],
    [pod(), pod({ containers: [{ name: "a", image: "j" }] }), true],
    [pod(), pod({ annotations: { [seccomp]: "unconfined" } }), true],
    [pod({ annotations: { [seccomp]: "unconfined" } }), pod(), true],
    [pod(), pod({ annotations: { "container.seccomp.security.alpha.orch.io/a": "unconfined" } }), true],
    [pod(), pod({ annotations: { "container.seccomp.security.alpha.orch.io/b": "unconfined" } }), false],
    [pod(), pod({ ephemeralContainers: [{ name: "e", image: "i" }] }), true],
    [pod({ ephemeralContainers: [{ name: "e", image: "i" }] }), pod({ ephemeralContainers: [{ name: "e", image: "i" }] }), false],
    [pod({ ephemeralContainers: [{ name: "e", image: "i" }] }), pod({ ephemeralContainers: [{ name: "e", image: "j" }] }), true],
  ] as const) {
    assert.equal(isSignificantUpdate(after, before, profile), significant, JSON.stringify([before, after]));
  }
});
