/** A network of a test's own: addresses that are no loopback's and yet lead nowhere but back. Linux only, for who may make name spaces. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { PROGRAM_TIMEOUT_MS, skipWithout } from "./peer-program.js";

/** Addresses that the network has. */
export const OWN_ADDRESS = "10.123.0.1";
export const OTHER_ADDRESS = "10.123.0.2";

const MARK = "ORCH_OWN_NETWORK";
const SETUP = `ip link set lo up && ip addr add ${OWN_ADDRESS}/32 dev lo && ip addr add ${OTHER_ADDRESS}/32 dev lo`;
/** Names are asked of OWN_ADDRESS, where the test may answer. */
const RESOLVER = `echo nameserver ${OWN_ADDRESS} > "$0" && mount --bind "$0" /etc/resolv.conf`;
const unshare = (setup: string, name = "sh"): readonly string[] => [
  "--net",
  "--mount",
  "--map-root-user",
  "sh",
  "-c",
  `${setup} && exec "$@"`,
  name,
];

/** Whether this process runs in such a network. */
const isInOwnNetwork = process.env[MARK] !== undefined;

/** The reason to skip what needs one, or false. */
const skipWithoutOwnNetwork = (): string | false =>
  skipWithout("unshare", [...unshare(SETUP), "true"], "of Linux, with ip, as a user who may");

/**
 * Has `tests` run in such a network: at once where this process is in one, else as one test, `title`, that runs the whole test file, of
 * address `url`, there. Where it is to answer for names, `isResolver` is true.
 */
export function inOwnNetwork(title: string, url: string, tests: () => void, isResolver = false): void {
  if (isInOwnNetwork) tests();
  else {
    test(title, { skip: skipWithoutOwnNetwork() }, () => {
      const { status, output } = runInOwnNetwork(fileURLToPath(url), isResolver);
      assert.equal(status, 0, output);
    });
  }
}

/** Runs a test file there; gives its exit code and what it printed. */
function runInOwnNetwork(file: string, isResolver: boolean): { readonly status: number | null; readonly output: string } {
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const folder = mkdtempSync(join(tmpdir(), "orch-network-"));
  const how = isResolver ? unshare(`${SETUP} && ${RESOLVER}`, join(folder, "resolv.conf")) : unshare(SETUP);
  const { status, stdout, stderr } = spawnSync("unshare", [...how, process.execPath, "--enable-source-maps", file], {
    env: { ...environment, [MARK]: "1" },
    encoding: "utf8",
    timeout: PROGRAM_TIMEOUT_MS,
  });
  rmSync(folder, { recursive: true });
  return { status, output: stdout + stderr };
}
