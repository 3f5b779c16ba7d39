/** What controllers do with an unmodified client-go besides informers. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { buildGoClient, withoutGo } from "../support/go-clients.js";
import { startServer } from "../support/server.js";

const TOUR = `wrote map[a:1 b:2 c:3]
scaled 4 app=web
told hello 3
evicted
led tourist
released ""
`;

test("CAT-14 client-go writes, scales, tells events, evicts, and elects a leader", {
  skip: withoutGo,
  timeout: 560_000,
}, async (context) => {
  const folder = mkdtempSync(join(tmpdir(), "orch-go-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const program = buildGoClient(context, "tour", folder);
  if (program === undefined) return;
  const server = await startServer({ profile: "kubernetes" });
  context.after(() => server.stop());
  assert.equal((await promisify(execFile)(program, [server.kubeconfig])).stdout, TOUR);
});
