/** First stage of the generator: finds and parses every file of a definitions folder and checks its shape. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { asMapping, type Mapping } from "../../runtime/schema/declared/mapping.js";
import { ShapeChecker, type ShapeName } from "./check-shape.js";
import type { Problem } from "./problem.js";
import { SourceFile } from "./source-file.js";

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

/** Reads the folders in order; schemas are those of the first. Throws only when a folder cannot be read. */
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
    this.#refuse(
      root,
      (name) => name === FEATURE_GATES_FILE || name.endsWith(".schema.json"),
      "put it into the folder of a group and version",
    );
    for (const folder of foldersIn(root)) {
      if (folder === PROFILES_FOLDER) this.#readProfiles(join(root, folder));
      else this.#readGroup(join(root, folder), folder);
    }
  }

  #readProfiles(path: string): void {
    this.#refuse(path, isYaml, "name it as .yaml");
    for (const name of yamlFilesIn(path)) {
      const file = this.#read(join(path, name), "vendor-profile");
      this.profiles.push({ file, data: asMapping(file.value) });
    }
  }

  #readGroup(path: string, folder: string): void {
    this.#refuse(path, isYaml, "name it as .yaml");
    for (const name of yamlFilesIn(path)) {
      if (name === "group.yaml") {
        const file = this.#read(join(path, name), "group");
        this.groups.push({ file, folder, data: asMapping(file.value) });
      } else {
        this.#readDefinition(join(path, name), folder, "");
      }
    }
    for (const version of foldersIn(path)) this.#readVersion(join(path, version), folder, version);
  }

  #readVersion(path: string, folder: string, version: string): void {
    this.#refuse(path, isYaml, "name it as .yaml");
    for (const name of yamlFilesIn(path)) this.#readDefinition(join(path, name), folder, version);
    for (const deeper of foldersIn(path)) this.#refuse(join(path, deeper), () => false, `put it into ${folder}/${version}`);
  }

  /** Reports files of a folder that look like definitions but would be passed over. */
  #refuse(path: string, isRead: (name: string) => boolean, suggestion: string): void {
    for (const name of namesIn(path)) {
      if (!/\.(ya?ml|json)$/i.test(name) || isRead(name) || isFolder(join(path, name))) continue;
      this.problems.push({
        file: this.#nameOf(join(path, name)),
        line: 1,
        column: 1,
        message: "no definition is read from here",
        suggestion,
      });
    }
  }

  #nameOf(path: string): string {
    return relative(this.base, path).split("\\").join("/");
  }

  #readDefinition(path: string, folder: string, version: string): void {
    const file = this.#read(path, "definition");
    this.definitions.push({ file, folder, version, data: asMapping(file.value) });
  }

  #read(path: string, shape: ShapeName): SourceFile {
    const file = SourceFile.read(path, this.#nameOf(path));
    if (file.problems.length > 0) {
      this.problems.push(...file.problems);
      this.incomplete = true;
    } else this.problems.push(...this.shapes.check(file, shape));
    return file;
  }
}

/** Links are followed; one that leads nowhere is no folder. */
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const namesIn = (path: string): string[] =>
  readdirSync(path)
    .filter((name) => !name.startsWith("."))
    .sort();

const foldersIn = (path: string): string[] => namesIn(path).filter((name) => isFolder(join(path, name)));

const isYaml = (name: string): boolean => /\.ya?ml$/.test(name);

const yamlFilesIn = (path: string): string[] => namesIn(path).filter(isYaml);
