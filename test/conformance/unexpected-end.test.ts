/** What nobody expected ends the server, which says so; what it has acknowledged is there at the next start. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { startServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

for (const [what, failing] of [
  ["an exception that nobody catches", 'setImmediate(() => { throw new Error("nobody expected this"); })'],
  ["a promise that nobody waits for", 'Promise.reject(new Error("nobody expected this"))'],
] as const) {
  test(`${what} ends the server with a clear message, and nothing acknowledged is lost`, async (t) => {
    const dataDir = mkdtempSync(join(tmpdir(), "orch-unexpected-"));
    t.after(() => rmSync(dataDir, { recursive: true }));
    const preloaded = encodeURIComponent(`process.on("SIGUSR2", () => { ${failing}; })`);
    const failed = await startServer({ dataDir, nodeFlags: ["--import", `data:text/javascript,${preloaded}`] });
    const ended = once(failed.process, "close");
    assertOk(await failed.admin.post(MAPS, { metadata: { name: "kept" } }), 201);
    for (const handle of [failed.process, failed.process.stdout, failed.process.stderr] as { ref?(): void }[]) handle.ref?.();
    failed.process.kill("SIGUSR2");
    assert.deepEqual(await ended, [1, null]);
    await failed.stop();
    const message = "Error: the server ends because of a failure that it does not know how to handle. Please report it: ";
    assert.ok(failed.output().includes(`${message}Error: nobody expected this\n    at `), failed.output());
    const next = await startServer({ dataDir });
    assertOk(await next.admin.get(`${MAPS}/kept`), 200);
    await next.stop();
  });
}
