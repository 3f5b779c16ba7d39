import assert from "node:assert/strict";
import { test } from "node:test";
import { isTokenFor } from "../../../runtime/controllers/legacy-token.js";
import { leastShare } from "../../support/yardstick.js";

const ORDER = { namespace: "n", serviceaccount: { name: "a".repeat(253), uid: "4b1d7a3e-0000-4000-8000-000000000000" }, secretName: "s" };
const CLAIMS = { namespace: "n", secret: "s", account: ORDER.serviceaccount.name, uid: ORDER.serviceaccount.uid };

/** As secrets hold it. */
const tokenOf = (payload: string, signature = "c".repeat(1366)): string =>
  Buffer.from(`h.${Buffer.from(payload).toString("base64url")}.${signature}`).toString("base64");

test("SA-03 a token is one for an account and a secret when its claims name both", () => {
  assert.ok(isTokenFor(tokenOf(JSON.stringify(CLAIMS)), ORDER));
  assert.ok(!isTokenFor(tokenOf(JSON.stringify({ ...CLAIMS, secret: "other" })), ORDER));
  assert.ok(!isTokenFor(tokenOf(JSON.stringify({ ...CLAIMS, uid: "other" })), ORDER));
  for (const text of ["", "{", "null", "[]"]) assert.ok(!isTokenFor(tokenOf(text), ORDER), text);
  assert.ok(!isTokenFor(undefined, ORDER));
});

test("SA-03 what is longer than a token gets is not read for one", () => {
  assert.ok(!isTokenFor(tokenOf(JSON.stringify({ ...CLAIMS, more: "x".repeat(20_000) })), ORDER));
  const payload = `{${'"\\\\":0,'.repeat(97_000)}"a":0}`;
  for (const long of [tokenOf(payload), tokenOf("", ".".repeat(700_000))]) {
    const share = leastShare(0.5, () => isTokenFor(long, ORDER));
    assert.ok(share < 0.5, `${share.toFixed(1)} yardsticks`);
  }
});
