/** Files and directories that only their owner may read. */
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Mode of keys and of everything that holds one. */
const OWNER_ONLY = 0o600;
const OWNER_ONLY_DIRECTORY = 0o700;
/** Ending of a file that is being written; one that a killed process left is written anew. */
const DRAFT = ".new";

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

/**
 * Replaces a file as a whole, readable by its owner only: a crash of the process or the machine leaves the old one or the new one. A
 * file that is so already is left alone, so that a full disk keeps nobody from starting. Throws an error that names the file.
 */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  const draft = `${path}${DRAFT}`;
  try {
    if (await holds(path, content)) return;
    await rm(draft, { force: true });
    await writeDurably(draft, content);
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new Error(`cannot write ${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

async function holds(path: string, content: string): Promise<boolean> {
  if ((await readIfPresent(path)) !== content) return false;
  return ((await stat(path)).mode & 0o777) === OWNER_ONLY;
}

async function writeDurably(path: string, content: string): Promise<void> {
  const file = await open(path, "wx", OWNER_ONLY);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
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
