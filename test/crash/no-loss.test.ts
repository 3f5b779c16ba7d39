/** Nothing is lost, repeated or reordered: under load, under compaction, and across kill -9. SOAK=1 runs it long. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { eventually } from "../support/eventually.js";
import { startNoLossRun } from "../support/no-loss.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

const SOAK = process.env["SOAK"] !== undefined;
const RUN_MS = SOAK ? 600_000 : 5_000;
const KILLS = SOAK ? 60 : 4;
const BETWEEN_KILLS_MS = SOAK ? 5_000 : 1_200;
const ACTORS = { writers: 6, watchers: 6, listers: 3 };

describe("no loss", () => {
  test("LIST-04, WATCH-04, META-08 concurrent writers, restless watchers, paging listers and compaction", async (context) => {
    const server = await startServer({ flags: [OWN_CONFIG_MAPS, "--etcd-compaction-interval=2s"] });
    await clearConfigMaps(server);
    const run = await startNoLossRun(() => server.admin, ACTORS);
    await delay(RUN_MS);
    await eventually(() => run.counts().acknowledged > 100 && run.counts().lists > 10 && run.counts().resumptions > 5);
    context.diagnostic(JSON.stringify(await run.finish()));
    assert.equal(await server.stop(), 0);
  });

  test("META-18 the same across SIGKILL and restart: nothing acknowledged is lost, no repair is needed", async (context) => {
    const dataDir = mkdtempSync(join(tmpdir(), "orch-kill-"));
    context.after(() => rmSync(dataDir, { recursive: true, force: true }));
    let server: TestServer = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
    await clearConfigMaps(server);
    const run = await startNoLossRun(() => server.admin, ACTORS);
    for (let i = 0; i < KILLS; i++) {
      await delay(BETWEEN_KILLS_MS * (0.5 + Math.random()));
      await server.kill();
      server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
    }
    await eventually(() => run.counts().acknowledged > 100 && run.counts().refusals > 0);
    context.diagnostic(JSON.stringify(await run.finish()));
    assert.equal(await server.stop(), 0);
  });
});

async function clearConfigMaps(server: TestServer): Promise<void> {
  for (const namespace of ["default", "orch-public", "orch-system"]) {
    assert.equal((await server.admin.delete(`/api/v1/namespaces/${namespace}/configmaps`)).status, 200);
  }
}
