/** Last stage of the generator: makes a folder hold exactly the files given, touching only what differs. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { OutputFile } from "../emit/output-file.js";

/** How a folder differs from what it should hold; paths relative to it, sorted. */
export interface Difference {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  /** Files that nothing accounts for. */
  readonly surplus: readonly string[];
}

/** First line of the file that marks a folder as this generator's. */
const MARK = "// Generated from ";

/** Compares without writing. */
export function compareFiles(folder: string, files: readonly OutputFile[]): Difference {
  const wanted = new Map(files.map((file) => [file.path, file.content]));
  const present = existsSync(folder) ? filesBelow(folder) : [];
  return {
    missing: [...wanted.keys()].filter((path) => !present.includes(path)).sort(),
    changed: present.filter((path) => wanted.has(path) && readFileSync(join(folder, path), "utf8") !== wanted.get(path)),
    surplus: present.filter((path) => !wanted.has(path)),
  };
}

/**
 * Writes what is missing or changed and removes what is surplus, with folders that become empty. Throws before touching anything
 * when `folder` holds files but none that this generator wrote.
 */
export function writeFiles(folder: string, files: readonly OutputFile[]): Difference {
  const difference = compareFiles(folder, files);
  if (difference.surplus.length > 0 && !isOurs(folder)) {
    throw new Error(`${folder} holds files that are not generated, such as ${difference.surplus[0]}; give a folder of its own`);
  }
  const content = new Map(files.map((file) => [file.path, file.content]));
  for (const path of [...difference.missing, ...difference.changed]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content.get(path) ?? "");
  }
  for (const path of difference.surplus) remove(folder, path);
  return difference;
}

function isOurs(folder: string): boolean {
  const index = join(folder, "index.ts");
  return existsSync(index) && readFileSync(index, "utf8").startsWith(MARK);
}

function remove(folder: string, path: string): void {
  rmSync(join(folder, path));
  for (let parent = dirname(path); parent !== "." && readdirSync(join(folder, parent)).length === 0; parent = dirname(parent)) {
    rmdirSync(join(folder, parent));
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
