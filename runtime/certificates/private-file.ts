/** Files and directories that only their owner may read. */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Mode of keys and of everything that holds one. */
const OWNER_ONLY = 0o600;
const OWNER_ONLY_DIRECTORY = 0o700;

/** Makes a directory and those above it that are missing; one that is there stays as it is. */
export async function makePrivateDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: OWNER_ONLY_DIRECTORY });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    // Node's own way of making a whole path never ends below directories that take no new entries, such as /proc.
    await makePrivateDirectory(dirname(path));
    await mkdir(path, { mode: OWNER_ONLY_DIRECTORY });
  }
}

/** Replaces a file as a whole, readable by its owner only: a crash leaves the old one or the new one. */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(draft, content, { mode: OWNER_ONLY, flag: "wx" });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Text of a file, or undefined when there is none. */
export async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
