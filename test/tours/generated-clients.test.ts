/** Clients in other languages, made by the OpenAPI generator, work; where their tools are missing, that is said. */
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { generateClient, runProgram, TOURS, takeTour, tokenFile, withoutGenerator } from "../support/generated-client.js";
import { startServer, type TestServer } from "../support/server.js";

const MINUTES_MS = 60_000;

/** The reason to skip: a tool is missing. */
const without = (program: string, ...args: string[]): string | false =>
  withoutGenerator() || (runProgram(program, args).status === 0 ? false : `${program} is not installed`);

describe("generated clients", () => {
  let server: TestServer;
  let project: string;
  before(async () => {
    project = mkdtempSync(join(tmpdir(), "orch-generated-"));
    server = await startServer({ flags: [tokenFile(project)] });
  });
  after(async () => {
    await server.stop();
    rmSync(project, { recursive: true, force: true });
  });

  const must = (program: string, args: readonly string[], cwd: string): void => {
    const ran = runProgram(program, args, { cwd });
    assert.equal(ran.status, 0, `${program} ${args.join(" ")}: ${ran.output.slice(-4000)}`);
  };

  test("OPENAPI-01, CAT-14 in Python", { skip: without("python3", "-m", "venv", "--help"), timeout: 20 * MINUTES_MS }, () => {
    const client = generateClient("python");
    const python = join(project, "venv/bin/python");
    must("python3", ["-m", "venv", join(project, "venv")], project);
    must(python, ["-m", "pip", "install", "--quiet", "-r", join(client, "requirements.txt")], project);
    copyFileSync(join(TOURS, "tour.py"), join(client, "tour.py"));
    takeTour(server, python, ["tour.py"], client);
  });
});
