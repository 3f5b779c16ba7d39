import assert from "node:assert/strict";
import { test } from "node:test";
import { DistributedClaims, MAXIMUM_ASKED } from "../../../../runtime/authn/oidc/distributed-claims.js";

const claimsOf = (sub: string) => ({
  sub,
  _claim_names: { groups: "source" },
  _claim_sources: { source: { endpoint: "https://claims.example.com/" } },
});

test("OIDC-08, LIM-05 one user's claims take no more than his share of those that are asked for at once", async () => {
  const waiting: (() => void)[] = [];
  const fetch = () => new Promise<string>((resolve) => waiting.push(() => resolve("")));
  const claims = new DistributedClaims({ clientId: "c", algorithms: ["RS256"], fetch, clock: { now: () => 0, steady: () => 0 } });
  const ends: Promise<string>[] = [];
  const ask = (sub: string) => ends.push(claims.valueOf("groups", claimsOf(sub)).then(String, ({ name }: Error) => name));
  for (let i = 0; i < MAXIMUM_ASKED; i++) ask("greedy");
  const own = waiting.length;
  assert.ok(own > MAXIMUM_ASKED / 2 && own < MAXIMUM_ASKED, `${own}`);
  ask("jane");
  assert.equal(waiting.length, own + 1);
  for (const answer of waiting) answer();
  const told = await Promise.all(ends);
  assert.equal(told.filter((name) => name === "TokenUndecided").length, MAXIMUM_ASKED - own);
  assert.equal(told.at(-1), "TokenRefused");
  ask("greedy");
  assert.equal(waiting.length, own + 2);
});
