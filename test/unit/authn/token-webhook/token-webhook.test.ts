import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TokenChain } from "../../../../runtime/authn/token-chain.js";
import { TokenRefused, type TokenVerifier } from "../../../../runtime/authn/token-verifier.js";
import { TokenWebhook } from "../../../../runtime/authn/token-webhook/token-webhook.js";
import { hasReason } from "../../../../runtime/errors/status.js";
import { type AskWebhook, WebhookFailure } from "../../../../runtime/webhooks/webhook-asker.js";

const MINUTE = 60_000;
const AUDIENCES = ["here"];
const answer = (status: object): string => JSON.stringify({ kind: "TokenReview", apiVersion: "authentication.example.org/v1", status });
const yes = (more: object = {}): string => answer({ authenticated: true, user: { username: "jane", ...more } });
const no = answer({ authenticated: false });

function fixture(ask: AskWebhook, cacheMs = 2 * MINUTE) {
  const time = { now: 0, day: 0 };
  const clock = { now: () => time.day, steady: () => time.now };
  const options = { version: "v1", group: "authentication.example.org", audiences: AUDIENCES, firstPauseMs: 1 } as const;
  const failures: unknown[] = [];
  const webhook = new TokenWebhook({ ...options, ask, cacheMs, clock });
  const failed = (_: string, error: unknown): void => void failures.push(error);
  const chain = (...before: TokenVerifier[]) => new TokenChain({ verifiers: [...before, webhook], audiences: AUDIENCES, clock, failed });
  return { time, webhook, chain, failures };
}

describe("the token webhook", () => {
  test("TWH-08 an answer holds for its time, for the token and the audiences it was given for", async () => {
    let asked = 0;
    let text = yes();
    const { time, webhook } = fixture(async () => {
      asked++;
      return text;
    });
    const verified = await webhook.verify("a", AUDIENCES);
    time.now = 2 * MINUTE - 1;
    assert.equal(verified?.holds?.(), true);
    assert.ok(!(webhook.verify("a", AUDIENCES) instanceof Promise), "what is known takes no promise");
    assert.equal(asked, 1);
    await webhook.verify("a", [...AUDIENCES, "there"]);
    await webhook.verify("b", AUDIENCES);
    assert.equal(asked, 3);
    time.now = 2 * MINUTE;
    assert.equal(verified?.holds?.(), false);
    text = no;
    assert.equal(await webhook.verify("a", AUDIENCES), undefined);
    text = yes();
    assert.equal(await webhook.verify("a", AUDIENCES), undefined);
    time.now += 2 * MINUTE;
    assert.equal((await webhook.verify("a", AUDIENCES))?.user.name, "jane");
  });

  test("TWH-08 without a time, and where it is very long, it is asked for every time", async () => {
    for (const [text, ttl] of [[yes(), 0] as const, [yes({ groups: Array(2000).fill("some-group") }), MINUTE] as const]) {
      let asked = 0;
      const { chain } = fixture(async () => {
        asked++;
        return text;
      }, ttl);
      const tokens = chain();
      for (let i = 0; i < 3; i++) assert.equal((await tokens.user("a")).name, "jane");
      assert.equal(asked, 3);
    }
  });

  test("TWH-08 bad tokens, however many, push no good one out", async () => {
    const asked: string[] = [];
    const { webhook } = fixture(async (document) => {
      const { token } = JSON.parse(document).spec;
      asked.push(token);
      return token === "good" ? yes() : no;
    });
    await webhook.verify("good", AUDIENCES);
    for (let i = 0; i < 5000; i++) await webhook.verify(`bad-${i}`, AUDIENCES);
    await webhook.verify("good", AUDIENCES);
    assert.equal(asked.length, 5001);
    await webhook.verify("bad-4999", AUDIENCES);
    assert.equal(asked.length, 5001);
    await webhook.verify("bad-0", AUDIENCES);
    assert.equal(asked.length, 5002, "the oldest are forgotten");
  });

  test("LIM-05 of a user of whom much is said only so many answers are remembered as fit, and he pushes out nobody else's", async () => {
    const asked: string[] = [];
    const extra = Object.fromEntries(Array.from({ length: 1_200 }, (_, i) => [`k${i}`, [""]]));
    const { webhook } = fixture(async (document) => {
      const { token } = JSON.parse(document).spec;
      asked.push(token);
      return token === "small" ? yes() : yes({ username: "long", extra });
    });
    await webhook.verify("small", AUDIENCES);
    for (let i = 0; i < 200; i++) await webhook.verify(`long-${i}`, AUDIENCES);
    asked.length = 0;
    for (const token of ["small", "long-199", "long-0"]) await webhook.verify(token, AUDIENCES);
    assert.deepEqual(asked, ["long-0"]);
  });

  test("TWH-09 a failure is a 401 that is not remembered and is told of", async () => {
    let fails = true;
    const { chain, failures } = fixture(async () => {
      if (fails) throw new WebhookFailure("it is down", false);
      return yes();
    });
    const tokens = chain();
    await assert.rejects(Promise.resolve(tokens.user("a")), (error) => hasReason(error, "Unauthorized"));
    assert.match(String(failures[0]), /it is down/);
    fails = false;
    assert.equal((await tokens.user("a")).name, "jane");
  });

  test("TWH-09 a hundred questions are under way and five hundred wait; the next token is told to come again, and nothing about itself", async () => {
    const held: (() => void)[] = [];
    const { chain, failures } = fixture(async () => {
      await new Promise<void>((resume) => held.push(resume));
      return yes();
    });
    const tokens = chain();
    const asked = Array.from({ length: 600 }, (_, index) => tokens.user(`t${index}`));
    await assert.rejects(Promise.resolve(tokens.user("one more")), (error) => hasReason(error, "TooManyRequests"));
    assert.equal(held.length, 100);
    assert.deepEqual(failures, []);
    let done = false;
    const all = Promise.all(asked).finally(() => {
      done = true;
    });
    while (!done) {
      for (const resume of held.splice(0)) resume();
      await new Promise((resume) => setImmediate(resume));
    }
    assert.ok((await all).every(({ name }) => name === "jane"));
  });

  test("LIM-05 tokens that come from one address leave room for those of others, and have turns beside theirs", async () => {
    const held: (() => void)[] = [];
    const asked: string[] = [];
    const { chain } = fixture(async (document) => {
      asked.push(/"token":"(\w+)"/.exec(document)?.[1] ?? "");
      await new Promise<void>((resume) => held.push(resume));
      return no;
    });
    const tokens = chain();
    const from = (holder: string, token: string) =>
      Promise.resolve(tokens.user(token, () => ({ holder, leave: () => undefined }))).catch(({ code }: { code: number }) => code);
    const flood = Array.from({ length: 300 }, (_, index) => from("a", `flood${index}`));
    const others = Array.from({ length: 30 }, (_, index) => from("b", `other${index}`));
    await new Promise(setImmediate);
    // Three quarters; then three times as many as are free.
    assert.deepEqual([asked.length, asked.filter((token) => token.startsWith("other")).length], [94, 19]);
    let done = false;
    const all = Promise.all([...flood, ...others]).finally(() => {
      done = true;
    });
    for (let i = 0; i < 30; i++) {
      held.shift()?.();
      await new Promise(setImmediate);
    }
    assert.equal(asked.filter((token) => token.startsWith("other")).length, 30, "none waits behind the flood");
    while (!done) {
      for (const resume of held.splice(0)) resume();
      await new Promise(setImmediate);
    }
    assert.deepEqual(new Set(await all), new Set([401]));
  });

  test("tokens of this server's own making are shown to nobody else, also when they are no good", async () => {
    const refuses = (own: boolean): TokenVerifier => ({
      name: "test",
      own,
      verify: () => Promise.reject(new TokenRefused("expired")),
    });
    const { chain } = fixture(async () => yes());
    await assert.rejects(chain(refuses(true)).verify("a", AUDIENCES), { message: "expired" });
    assert.equal((await chain(refuses(false)).verify("a", AUDIENCES)).user.name, "jane");
  });
});
