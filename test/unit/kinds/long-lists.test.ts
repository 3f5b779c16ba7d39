/** What kinds look at beyond their definitions takes time in proportion to the lists they look at, as the rest of a write does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { uncountedTerminatedPodsSchema } from "../../../generated/batch/v1/job/schemas.js";
import { isSignificantUpdate } from "../../../runtime/admission/pod-security/significant-update.js";
import { commonAudiences } from "../../../runtime/authn/token-verifier.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { serviceReferenceHook } from "../../../runtime/kinds/admissionregistration/client-config.js";
import { admissionWebhookHook } from "../../../runtime/kinds/admissionregistration/webhook.js";
import { equateSeccompProfiles } from "../../../runtime/kinds/core/pods/pod-seccomp.js";
import { addressErrors } from "../../../runtime/kinds/core/services/service-rules.js";
import { kinds } from "../../../runtime/kinds/index.js";
import { coversSysctl, securityPolicyHook } from "../../../runtime/kinds/policy/security-policy.js";
import { overlapping } from "../../../runtime/kinds/policy/sysctl-overlaps.js";
import { type TypeHookContext, typeHookNamed } from "../../../runtime/registry/type-hook.js";
import { checkObject } from "../../../runtime/schema/checks/check-object.js";
import { workWatch } from "../../support/thread-time.js";
import { yardstick } from "../../support/yardstick.js";

const COUNT = 60_000;
/** Times the yardstick: what grows with the square of the count takes a hundred. */
const SHARE = 20;
const names = Array.from({ length: COUNT }, (_, index) => `n${index}`);
const containers = names.map((name) => ({ name, image: "i" }));
const confined = containers.map((container) => ({ ...container, securityContext: { seccompProfile: { type: "RuntimeDefault" } } }));
const profile = { names: { seccompPodAnnotation: "p", seccompContainerAnnotationPrefix: "c/" } };
const pod = { metadata: {}, spec: { containers: [], ephemeralContainers: containers } };

type Arguments<F extends (...values: never[]) => unknown> = Parameters<F>;

const WORK: Readonly<Record<string, () => unknown>> = {
  "versions of reviews that a webhook speaks": () =>
    admissionWebhookHook.validate?.(
      ...([{ admissionReviewVersions: names }, undefined, "webhooks[0]"] as unknown as Parameters<
        NonNullable<typeof admissionWebhookHook.validate>
      >),
    ),
  "wrong parts of the path of a webhook": () =>
    serviceReferenceHook.validate?.(
      ...([{ path: "/%".repeat(20 * COUNT) }, undefined, "service"] as unknown as Arguments<
        NonNullable<typeof serviceReferenceHook.validate>
      >),
    ),
  "address families of a service": () => addressErrors({ ipFamilies: names } as unknown as Arguments<typeof addressErrors>[0]),
  "sysctls that a security policy allows and as many that it forbids": () =>
    securityPolicyHook.validate?.(
      ...([
        { metadata: {}, spec: { allowedUnsafeSysctls: names.map((name) => `${name}.*`), forbiddenSysctls: names } },
        undefined,
        { profile },
      ] as unknown as Parameters<NonNullable<typeof securityPolicyHook.validate>>),
    ),
  "sysctls beside patterns of every length": () =>
    Array.from(
      overlapping(
        names.map((name) => "a".repeat(200) + name),
        Array.from({ length: 250 }, (_, length) => `${"b".repeat(length + 1)}*`),
      ),
    ),
  "ephemeral containers of an update": () =>
    isSignificantUpdate(...([pod, pod, profile] as unknown as Arguments<typeof isSignificantUpdate>)),
  "pods of a job that are not counted yet, in each list": () =>
    checkObject(uncountedTerminatedPodsSchema, { succeeded: names, failed: names.map((name) => `${name}.`) }, undefined, {
      profile: profile as unknown as VendorProfile,
      refused: new Set(),
      gate: () => true,
      hook: ({ hook, value, path }) => typeHookNamed(kinds, hook).validate?.(value, undefined, path, {} as TypeHookContext) ?? [],
    }),
  "seccomp profiles of the containers of a pod": () => {
    const made = { metadata: {} as { annotations?: object }, spec: { containers: confined } };
    equateSeccompProfiles(made as unknown as ApiObject, { labelDomain: "example.com" } as unknown as VendorProfile);
    assert.equal(Object.keys(made.metadata.annotations ?? {}).length, COUNT);
  },
  "audiences that are asked about": () => commonAudiences(names, names.toReversed()),
};

for (const [name, work] of Object.entries(WORK)) {
  test(`LIM-05 ${COUNT} ${name} take no longer than reading them`, () => {
    const worked = workWatch();
    work();
    const share = worked() / yardstick();
    assert.ok(share < SHARE, `${share.toFixed(1)} times the yardstick`);
  });
}

test("ADM-17 sysctls that are allowed and forbidden meet where one pattern covers the other", () => {
  const sysctls = ["a", "a*", "ab", "ab*", "*", "b.*", "b.c", "b", "a", ""];
  const meeting = sysctls.flatMap((one, i) =>
    sysctls.flatMap((other, j) => (coversSysctl(other, one) || coversSysctl(one, other) ? [[i, j]] : [])),
  );
  assert.deepEqual([...overlapping(sysctls, sysctls)], meeting);
});
