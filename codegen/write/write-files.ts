/** Last stage of the generator: makes a folder hold exactly the files given, touching only what differs. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
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
 * when `folder` holds files but none that this generator wrote. Files are written beside the folder and then moved into it, so that
 * an end in between leaves no file half written, and none at all changed when something cannot be written.
 */
export function writeFiles(folder: string, files: readonly OutputFile[]): Difference {
  const difference = compareFiles(folder, files);
  if (difference.surplus.length > 0 && !isOurs(folder)) {
    throw new Error(`${folder} holds files that are not generated, such as ${difference.surplus[0]}; give a folder of its own`);
  }
  const content = new Map(files.map((file) => [file.path, file.content]));
  const written = [...difference.missing, ...difference.changed];
  const beside = `${folder}.writing`;
  rmSync(beside, { recursive: true, force: true });
  try {
    for (const path of written) write(join(beside, path), content.get(path) ?? "");
    for (const path of difference.surplus) remove(folder, path);
    for (const path of written) move(join(beside, path), join(folder, path));
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  return difference;
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
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
