import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Health, type HealthCheck } from "../../../../runtime/endpoints/documents/health.js";

const well = (name: string, more: Partial<HealthCheck> = {}): HealthCheck => ({ name, check: () => {}, ...more });
const ill = (name: string, more: Partial<HealthCheck> = {}): HealthCheck => ({
  name,
  check: () => Promise.reject(new Error("secret")),
  ...more,
});

function health(checks: readonly HealthCheck[], liveGraceMs = 0, clock = { steady: () => 1000 }) {
  const failures: string[] = [];
  const endpoint = new Health({ checks, liveGraceMs, clock, failed: (...failure) => failures.push(failure.slice(0, 2).join(" ")) });
  const ask = async (path: string, query = "") => {
    const answer = await endpoint.answer(path, query);
    return answer === undefined ? undefined : [answer.status, answer.body.toString()];
  };
  return { ask, failures };
}

describe("health endpoints", () => {
  const { ask } = health([well("ping"), well("poststarthook/a"), well("shutdown", { readyOnly: true })]);

  test("HEALTH-01, HEALTH-02, HEALTH-03 plain and verbose", async () => {
    assert.deepEqual(await ask("/livez"), [200, "ok"]);
    assert.deepEqual(await ask("/healthz", "verbose"), [200, "[+]ping ok\n[+]poststarthook/a ok\nhealthz check passed\n"]);
    assert.deepEqual(await ask("/readyz", "verbose=1"), [200, "[+]ping ok\n[+]poststarthook/a ok\n[+]shutdown ok\nreadyz check passed\n"]);
  });

  test("HEALTH-04 excluded checks, and names that match none", async () => {
    assert.deepEqual(await ask("/livez", "verbose&exclude=ping&exclude=poststarthook%2Fa&exclude=zz&exclude=nope"), [
      200,
      '[+]ping excluded: ok\n[+]poststarthook/a excluded: ok\nwarn: some health checks cannot be excluded: no matches for "nope","zz"\nlivez check passed\n',
    ]);
  });

  test("HEALTH-05 single checks", async () => {
    assert.deepEqual(await ask("/livez/ping"), [200, "ok"]);
    assert.deepEqual(await ask("/readyz/poststarthook/a"), [200, "ok"]);
    assert.equal(await ask("/readyz/nope"), undefined);
    assert.equal(await ask("/livez/shutdown"), undefined);
    assert.equal(await ask("/other"), undefined);
  });

  test("HEALTH-02 a failure is told without its reason, verbose or not, and logged", async () => {
    const { ask: askIll, failures } = health([well("ping"), ill("etcd")]);
    assert.deepEqual(await askIll("/readyz"), [500, "[+]ping ok\n[-]etcd failed: reason withheld\nreadyz check failed\n"]);
    assert.deepEqual(await askIll("/readyz", "exclude=etcd"), [200, "ok"]);
    assert.deepEqual(await askIll("/readyz/etcd"), [500, "internal server error: secret\n"]);
    assert.deepEqual(failures, ["readyz etcd", "readyz etcd"]);
  });

  test("whoever asks again and again does not fill the log", async () => {
    const { ask: askIll, failures } = health([ill("etcd")]);
    for (let i = 0; i < 100; i++) await askIll("/readyz");
    assert.equal(failures.length, 10);
  });

  test("HEALTH-07 livez forgives checks of the start during the grace period", async () => {
    let now = 0;
    const { ask: askStarting } = health([ill("hook", { boot: true })], 5000, { steady: () => now });
    assert.equal((await askStarting("/livez"))?.[0], 200);
    assert.equal((await askStarting("/readyz"))?.[0], 500);
    now = 5000;
    assert.equal((await askStarting("/livez"))?.[0], 500);
  });
});
