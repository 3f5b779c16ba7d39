/** A network of a test's own: addresses that are no loopback's and yet lead nowhere but back. Linux only, for who may make name spaces. */
import { spawnSync } from "node:child_process";
import { PROGRAM_TIMEOUT_MS, skipWithout } from "./peer-program.js";

/** Addresses that the network has. */
export const OWN_ADDRESS = "10.123.0.1";
export const OTHER_ADDRESS = "10.123.0.2";

const MARK = "ORCH_OWN_NETWORK";
const SETUP = `ip link set lo up && ip addr add ${OWN_ADDRESS}/32 dev lo && ip addr add ${OTHER_ADDRESS}/32 dev lo`;
const UNSHARE = ["--net", "--map-root-user", "sh", "-c", `${SETUP} && exec "$@"`, "sh"];

/** Whether this process runs in such a network. */
export const isInOwnNetwork = process.env[MARK] !== undefined;

/** The reason to skip what needs one, or false. */
export const skipWithoutOwnNetwork = (): string | false =>
  skipWithout("unshare", [...UNSHARE, "true"], "of Linux, with ip, as a user who may");

/** Runs a test file there; gives its exit code and what it printed. */
export function runInOwnNetwork(file: string): { readonly status: number | null; readonly output: string } {
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync("unshare", [...UNSHARE, process.execPath, "--enable-source-maps", file], {
    env: { ...environment, [MARK]: "1" },
    encoding: "utf8",
    timeout: PROGRAM_TIMEOUT_MS,
  });
  return { status, output: stdout + stderr };
}
