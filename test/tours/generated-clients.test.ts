/** Clients in other languages, made by the OpenAPI generator, compile and work; where their tools are missing, that is said. */
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

  test("OPENAPI-01, CAT-14 in Go", { skip: without("go", "version"), timeout: 20 * MINUTES_MS }, () => {
    const client = generateClient("go");
    const tour = join(project, "go");
    mkdirSync(tour);
    copyFileSync(join(TOURS, "tour.go"), join(tour, "main.go"));
    const required = ["require orch.test/client v0.0.0", `replace orch.test/client => ${client}`];
    writeFileSync(join(tour, "go.mod"), ["module orch.test/tour", "go 1.23", ...required, ""].join("\n"));
    must("go", ["mod", "edit", "-module", "orch.test/client"], client);
    must("go", ["mod", "tidy"], tour);
    must("go", ["build", "-p", "1", "-o", "tour", "."], tour);
    takeTour(server, join(tour, "tour"), [], tour);
  });

  test("OPENAPI-01, CAT-14 in Java", { skip: without("mvn", "--version"), timeout: 20 * MINUTES_MS }, () => {
    const client = generateClient("java");
    copyFileSync(join(TOURS, "Tour.java"), join(client, "src/main/java/Tour.java"));
    const quick = ["-q", "-B", "-Dmaven.test.skip=true", "-Dmaven.javadoc.skip=true", "-Dmaven.source.skip=true"];
    must("mvn", [...quick, "compile", "dependency:build-classpath", `-Dmdep.outputFile=${join(project, "classpath")}`], client);
    takeTour(server, "sh", ["-c", `exec java -cp "target/classes:$(cat '${join(project, "classpath")}')" Tour`], client);
  });
});
