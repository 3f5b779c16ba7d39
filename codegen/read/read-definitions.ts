/** First stage of the generator: finds and parses every file of a definitions folder and checks its shape. */
import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Problem } from "../model/model.js";
import { ShapeChecker, type ShapeName } from "./check-shape.js";
import { SourceFile } from "./source-file.js";

/** A mapping as YAML gives it; nothing in it is trusted. */
export type Mapping = Readonly<Record<string, unknown>>;

/** One file of definitions: a kind with its types, or types only. */
export interface DefinitionFile {
  readonly file: SourceFile;
  /** Folder of the group, e.g. `storage`. */
  readonly folder: string;
  /** Folder of the version; "" directly below the group. */
  readonly version: string;
  readonly data: Mapping;
}

export interface GroupFile {
  readonly file: SourceFile;
  readonly folder: string;
  readonly data: Mapping;
}

export interface ProfileFile {
  readonly file: SourceFile;
  readonly data: Mapping;
}

/** The feature gates that definitions may name. */
export interface FeatureGatesFile {
  readonly file: SourceFile;
  readonly data: Mapping;
}

/** Everything found below the given roots. `data` is safe to look into even where `problems` says that it is wrong. */
export interface Sources {
  readonly definitions: readonly DefinitionFile[];
  readonly groups: readonly GroupFile[];
  readonly profiles: readonly ProfileFile[];
  readonly featureGates: readonly FeatureGatesFile[];
  readonly problems: readonly Problem[];
  /** Whether a file could not be parsed, so that what it defines is not known. */
  readonly incomplete: boolean;
}

const PROFILES_FOLDER = "vendor-profiles";
const FEATURE_GATES_FILE = "feature-gates.yaml";

/** Reads the folders in order; schemas are those of the first. Throws only when a folder or file cannot be read. */
export function readSources(roots: readonly string[], base: string): Sources {
  const reader = new Reader(new ShapeChecker(roots[0]!), base);
  for (const root of roots) reader.readRoot(root);
  return reader;
}

class Reader implements Sources {
  readonly definitions: DefinitionFile[] = [];
  readonly groups: GroupFile[] = [];
  readonly profiles: ProfileFile[] = [];
  readonly featureGates: FeatureGatesFile[] = [];
  readonly problems: Problem[] = [];
  incomplete = false;

  constructor(
    private readonly shapes: ShapeChecker,
    private readonly base: string,
  ) {}

  readRoot(root: string): void {
    if (existsSync(join(root, FEATURE_GATES_FILE))) {
      const file = this.#read(join(root, FEATURE_GATES_FILE), "feature-gates");
      this.featureGates.push({ file, data: asMapping(file.value) });
    }
    for (const folder of foldersIn(root)) {
      if (folder === PROFILES_FOLDER) this.#readProfiles(join(root, folder));
      else this.#readGroup(join(root, folder), folder);
    }
  }

  #readProfiles(path: string): void {
    for (const name of yamlFilesIn(path)) {
      const file = this.#read(join(path, name), "vendor-profile");
      this.profiles.push({ file, data: asMapping(file.value) });
    }
  }

  #readGroup(path: string, folder: string): void {
    for (const name of yamlFilesIn(path)) {
      if (name === "group.yaml") {
        const file = this.#read(join(path, name), "group");
        this.groups.push({ file, folder, data: asMapping(file.value) });
      } else {
        this.#readDefinition(join(path, name), folder, "");
      }
    }
    for (const version of foldersIn(path)) {
      for (const name of yamlFilesIn(join(path, version))) this.#readDefinition(join(path, version, name), folder, version);
    }
  }

  #readDefinition(path: string, folder: string, version: string): void {
    const file = this.#read(path, "definition");
    this.definitions.push({ file, folder, version, data: asMapping(file.value) });
  }

  #read(path: string, shape: ShapeName): SourceFile {
    const file = SourceFile.read(path, relative(this.base, path).split("\\").join("/"));
    if (file.problems.length > 0) {
      this.problems.push(...file.problems);
      this.incomplete = true;
    } else this.problems.push(...this.shapes.check(file, shape));
    return file;
  }
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const yamlFilesIn = (path: string): string[] =>
  readdirSync(path)
    .filter((name) => /\.ya?ml$/.test(name) && !basename(name).startsWith("."))
    .sort();

export function asMapping(value: unknown): Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Mapping) : {};
}

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
export const asNumber = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
export const asBoolean = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);
