/**
 * A step of the build: `node dist/runtime/server/prepare-start.js FOLDER` makes the bundled program ASCII, and starts a server once on an
 * empty store, which leaves compiled code for the starts that follow. A server that finds none leaves it itself; so nothing fails where
 * none can be started here.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a start may take on a machine that is busy otherwise, milliseconds. */
const PATIENCE_MS = 60_000;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder of the bundle");
writeFileSync(join(folder, "program.cjs"), ascii(readFileSync(join(folder, "program.cjs"), "utf8")));
const dataDir = mkdtempSync(join(tmpdir(), "orch-prepare-"));
const args = [join(folder, "main.js"), "--data-dir", dataDir, "--bind-address", "127.0.0.1", "--secure-port", "0"];
const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
const output: Buffer[] = [];
server.stderr.on("data", (chunk: Buffer) => output.push(chunk));
// What it keeps is kept before it looks at signals again.
server.stdout.once("data", () => server.kill("SIGTERM"));
const patience = setTimeout(() => server.kill("SIGKILL"), PATIENCE_MS);
server.once("close", (status) => {
  clearTimeout(patience);
  rmSync(dataDir, { recursive: true, force: true });
  if (status !== 0) process.stderr.write(`Compiled code is left to the first start: ${Buffer.concat(output).toString()}\n`);
});

/** The bundler leaves other characters in regular expressions alone, where this means the same. */
function ascii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
