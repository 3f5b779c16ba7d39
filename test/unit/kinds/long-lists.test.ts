/** What kinds look at beyond their definitions takes time in proportion to the lists they look at, as the rest of a write does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isSignificantUpdate } from "../../../runtime/admission/pod-security/significant-update.js";
import { commonAudiences } from "../../../runtime/authn/token-verifier.js";
import { admissionWebhookHook } from "../../../runtime/kinds/admissionregistration/webhook.js";
import { addressErrors } from "../../../runtime/kinds/core/service-rules.js";
import { threadTime } from "../../support/thread-time.js";
import { yardstick } from "../../support/yardstick.js";

const COUNT = 60_000;
/** Times the yardstick: what grows with the square of the count takes a hundred. */
const SHARE = 20;
const names = Array.from({ length: COUNT }, (_, index) => `n${index}`);
const containers = names.map((name) => ({ name, image: "i" }));
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
  "address families of a service": () => addressErrors({ ipFamilies: names } as unknown as Arguments<typeof addressErrors>[0]),
  "ephemeral containers of an update": () =>
    isSignificantUpdate(...([pod, pod, profile] as unknown as Arguments<typeof isSignificantUpdate>)),
  "audiences that are asked about": () => commonAudiences(names, names.toReversed()),
};

for (const [name, work] of Object.entries(WORK)) {
  test(`LIM-05 ${COUNT} ${name} take no longer than reading them`, () => {
    const begun = threadTime();
    work();
    const share = (threadTime() - begun) / yardstick();
    assert.ok(share < SHARE, `${share.toFixed(1)} times the yardstick`);
  });
}
