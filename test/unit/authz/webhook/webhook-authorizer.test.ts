import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AuthorizationAttributes, Decision } from "../../../../runtime/authz/authorizer.js";
import { WebhookAuthorizer } from "../../../../runtime/authz/webhook/webhook-authorizer.js";
import { type AskWebhook, WebhookFailure } from "../../../../runtime/webhooks/webhook-asker.js";

const MINUTE = 60_000;

function attributes(name: string, groups: string[] = [], user = "jane"): AuthorizationAttributes {
  const info = { isResourceRequest: true, path: "/p", verb: "get", apiGroup: "g", apiVersion: "v1", namespace: "n", resource: "r" };
  return { user: { name: user, uid: "", groups, extra: {} }, info: { ...info, subresource: "", name } };
}

function fixture(ask: AskWebhook, version: "v1" | "v1beta1" = "v1beta1") {
  const time = { now: 0 };
  const times = { allowedMs: 5 * MINUTE, unallowedMs: MINUTE / 2 };
  const clock = { steady: () => time.now };
  const authorizer = new WebhookAuthorizer({ ask, version, group: "authorization.example.org", times, clock, firstPauseMs: 1 });
  return { time, decide: async (...what: Parameters<typeof attributes>): Promise<Decision> => authorizer.authorize(attributes(...what)) };
}

const answer = (status: object) => JSON.stringify({ kind: "SubjectAccessReview", status });

describe("the webhook authorizer (AUTHZ-16)", () => {
  test("answers hold as long as they were told to, those that allow longer", async () => {
    let asked = 0;
    let allowed = true;
    const { time, decide } = fixture(async () => answer({ allowed, asked: ++asked }));
    await decide("a");
    time.now = 5 * MINUTE - 1;
    assert.equal((await decide("a")).allowed, true);
    assert.equal(asked, 1);
    allowed = false;
    time.now = 5 * MINUTE;
    assert.equal((await decide("a")).allowed, false);
    time.now += MINUTE / 2 - 1;
    await decide("a");
    assert.equal(asked, 2);
    time.now += 1;
    await decide("a");
    assert.equal(asked, 3);
  });

  test("the same question asked meanwhile is asked once; very long ones are asked every time", async () => {
    let asked = 0;
    const { decide } = fixture(async () => answer({ allowed: true, asked: ++asked }));
    await Promise.all([decide("a"), decide("a"), decide("a")]);
    assert.equal(asked, 1);
    await decide("x".repeat(10_000));
    await decide("x".repeat(10_000));
    assert.equal(asked, 3);
  });

  test("very long answers are not remembered", async () => {
    let asked = 0;
    const { decide } = fixture(async () => answer({ allowed: false, reason: "r".repeat(1_000_000), asked: ++asked }));
    await decide("a");
    await decide("a");
    assert.equal(asked, 2);
  });

  test("the older version says group, the newer groups", async () => {
    const specs: object[] = [];
    const ask: AskWebhook = async (document) => {
      const { apiVersion, spec } = JSON.parse(document);
      specs.push({ apiVersion, group: spec.group, groups: spec.groups });
      return answer({ allowed: true });
    };
    await fixture(ask).decide("a", ["g"]);
    await fixture(ask, "v1").decide("a", ["g"]);
    assert.deepEqual(specs, [
      { apiVersion: "authorization.example.org/v1beta1", group: ["g"], groups: undefined },
      { apiVersion: "authorization.example.org/v1", group: undefined, groups: ["g"] },
    ]);
  });

  test("it is asked five times where that may help, once where it may not, and failures are not remembered", async () => {
    for (const [retriable, tries] of [[true, 5] as const, [false, 1] as const]) {
      let asked = 0;
      const { decide } = fixture(async () => {
        asked++;
        throw new WebhookFailure("it is down", retriable);
      });
      assert.deepEqual(await decide("a"), { allowed: false, denied: false, reason: "", error: "it is down" });
      assert.equal(asked, tries);
      await decide("a");
      assert.equal(asked, 2 * tries);
    }
  });

  test("what is no review is no answer", async () => {
    for (const text of ["", "nonsense", "[]", '{"kind":"Other"}', answer({ allowed: "yes" })]) {
      const { allowed, error } = await fixture(async () => text).decide("a");
      assert.equal(allowed, false, text);
      assert.match(error ?? "", /no SubjectAccessReview/, text);
    }
    const both = await fixture(async () => answer({ allowed: true, denied: true })).decide("a");
    assert.deepEqual([both.allowed, both.denied], [false, true]);
    assert.match(both.error ?? "", /both allow and deny/);
  });

  for (const [users, mayAsk, mayWait] of [
    // Three times as many as are free then.
    [["jane", "john"], 86, 858],
    [["jane"], 75, 750],
    [["system:serviceaccount:ns:a", "system:serviceaccount:ns:b"], 75, 750],
  ] as const) {
    test(`of ${users.join(" and ")} ${mayAsk} questions are under way at once, ${mayWait} wait, the next fails`, async () => {
      let underWay = 0;
      let most = 0;
      const waiting: (() => void)[] = [];
      const { decide } = fixture(async () => {
        most = Math.max(most, ++underWay);
        await new Promise<void>((resume) => waiting.push(resume));
        underWay--;
        return answer({ allowed: true });
      });
      const asked = mayAsk + mayWait + 1;
      const decisions = Array.from({ length: asked }, (_, index) => decide(`n${index}`, [], users[index % users.length]));
      const last = await decisions.at(-1);
      assert.match(last?.error ?? "", /too many questions/);
      assert.equal(last?.isBusy, true);
      let done = false;
      const all = Promise.all(decisions).then((made) => {
        done = true;
        return made;
      });
      while (!done) {
        for (const resume of waiting.splice(0)) resume();
        await new Promise((resume) => setImmediate(resume));
      }
      assert.equal((await all).filter(({ allowed }) => allowed).length, asked - 1);
      assert.equal(most, mayAsk);
    });
  }
});
