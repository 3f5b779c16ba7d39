/** One TypeScript module being emitted: emitters add statements and ask for names, imports are resolved when it is printed. */
import { posix } from "node:path";
import { IndentationText, Project, QuoteKind, type StatementStructures, StructureKind } from "ts-morph";
import { packageIdentifier } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import {
  CLIENT_DOORWAY,
  type ClientTypeName,
  type ClientValueName,
  DEFINITION_TYPES,
  type DefinitionTypeName,
  DOORWAY,
  type DoorwayTypeName,
  type DoorwayValueName,
} from "./runtime-names.js";

const project = new Project({
  useInMemoryFileSystem: true,
  manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double, useTrailingCommas: true },
});

interface ImportedName {
  readonly name: string;
  readonly alias?: string;
  readonly isTypeOnly: boolean;
}

export interface GeneratedConstant {
  readonly name: string;
  readonly type?: string;
  readonly doc: string;
  readonly initializer: string;
}

export class GeneratedModule {
  readonly #imports = new Map<string, Map<string, ImportedName>>();
  readonly #statements: (string | StatementStructures)[] = [];
  readonly #declared = new Set<string>();

  /**
   * `path` is relative to the output folder, `origin` the definition or folder of definitions, `runtime` the path of the runtime
   * relative to the output folder. `notes` are further comment lines of the header.
   */
  constructor(
    readonly path: string,
    readonly origin: string,
    readonly runtime: string,
    readonly notes: readonly string[] = [],
  ) {}

  get isEmpty(): boolean {
    return this.#statements.length === 0;
  }

  /** Marks names that the module declares itself, so that imports of the same name get an alias. */
  declare(names: Iterable<string>): void {
    for (const name of names) this.#declared.add(name);
  }

  add(...statements: (string | StatementStructures)[]): void {
    this.#statements.push(...statements);
  }

  /** Adds an exported constant. Its initializer is printed as it stands, lines after the first indented from column 0. */
  addConstant({ name, type, doc, initializer }: GeneratedConstant): void {
    this.#statements.push(`/** ${doc} */\nexport const ${name}${type === undefined ? "" : `: ${type}`} = ${initializer};`);
  }

  /** A function or constant of the runtime's doorway. */
  doorway(name: DoorwayValueName): string {
    return this.#import(`${this.runtime}/${DOORWAY}`, name, false);
  }

  doorwayType(name: DoorwayTypeName): string {
    return this.#import(`${this.runtime}/${DOORWAY}`, name, true);
  }

  /** A function of the clients' doorway. */
  client(name: ClientValueName): string {
    return this.#import(`${this.runtime}/${CLIENT_DOORWAY}`, name, false);
  }

  clientType(name: ClientTypeName): string {
    return this.#import(`${this.runtime}/${CLIENT_DOORWAY}`, name, true);
  }

  definitionType(name: DefinitionTypeName): string {
    return this.#import(`${this.runtime}/${DEFINITION_TYPES[name]}`, name, true);
  }

  /** A name of the generated module at `path` (relative to the output folder), aliased by its package when taken unless `alias` says how. */
  generated(path: string, name: string, isTypeOnly = false, alias?: string): string {
    if (path === this.path) return name;
    return this.#import(
      path,
      name,
      isTypeOnly,
      alias ?? (this.#isTaken(name, path) ? packageIdentifier(posix.dirname(posix.dirname(path))) + name : undefined),
    );
  }

  #isTaken(name: string, path: string): boolean {
    return this.#declared.has(name) || [...this.#imports].some(([other, names]) => other !== path && names.has(name));
  }

  #import(path: string, name: string, isTypeOnly: boolean, alias?: string): string {
    const names = this.#imports.get(path) ?? new Map<string, ImportedName>();
    this.#imports.set(path, names);
    names.set(name, { name, isTypeOnly: isTypeOnly && (names.get(name)?.isTypeOnly ?? true), ...(alias === undefined ? {} : { alias }) });
    return alias ?? name;
  }

  /** `format` lays out statements given as text, as the compiler's own formatter does. */
  print({ format = false } = {}): OutputFile {
    const imports = [...this.#imports]
      .map(([path, names]) => ({ specifier: this.#specifier(path), names: [...names.values()].sort((a, b) => compare(a.name, b.name)) }))
      .sort((a, b) => compareSpecifiers(a.specifier, b.specifier));
    const sourceFile = project.createSourceFile(
      this.path,
      {
        statements: [
          ...imports.map(({ specifier, names }) => {
            const allTypes = names.every((imported) => imported.isTypeOnly);
            return {
              kind: StructureKind.ImportDeclaration as const,
              moduleSpecifier: specifier,
              isTypeOnly: allTypes,
              namedImports: names.map((imported) => ({
                name: imported.name,
                isTypeOnly: imported.isTypeOnly && !allTypes,
                ...(imported.alias === undefined ? {} : { alias: imported.alias }),
              })),
            };
          }),
          ...this.#statements,
        ],
      },
      { overwrite: true },
    );
    if (format) sourceFile.formatText({ ensureNewLineAtEndOfFile: true, indentSize: 2 });
    const body = separate(wrapImports(sourceFile.getFullText()));
    project.removeSourceFile(sourceFile);
    const header = [`// Generated from ${this.origin}. Do not edit.`, ...this.notes.map((note) => `// ${note}`)].join("\n");
    return { path: this.path, content: `${header}\n${body.startsWith("import") ? "" : "\n"}${body.trimEnd()}\n` };
  }

  #specifier(path: string): string {
    const relative = posix.relative(posix.dirname(this.path), path).replace(/\.ts$/, ".js");
    return relative.startsWith(".") ? relative : `./${relative}`;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Farther modules first, as import sorters have it. */
function compareSpecifiers(a: string, b: string): number {
  const depth = (specifier: string): number => specifier.split("../").length;
  return depth(b) - depth(a) || compare(a, b);
}

/** Breaks import lines that are too long, one name a line. */
function wrapImports(text: string): string {
  return text.replace(/^import (type )?\{ (.*) \} from (.*);$/gm, (line, type: string | undefined, names: string, from: string) =>
    line.length <= 140 ? line : `import ${type ?? ""}{\n  ${names.split(", ").join(",\n  ")},\n} from ${from};`,
  );
}

/** One empty line before each declaration that has a comment, and after the imports. */
function separate(text: string): string {
  return text
    .replace(/\n+(?=\/\*\*)/g, "\n\n")
    .replace(/^((?:import [^;]*;\n)+)(?!\n|import )/, "$1\n")
    .replace(/\n+(export function encode)/g, "\n\n$1");
}
