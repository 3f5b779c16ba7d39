/** Names that definitions give to functions of `runtime/kinds`: each must be bound there, and each binding must be named. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ts } from "ts-morph";
import type { Place } from "../../runtime/schema/declared/place.js";
import { didYouMean, nearestFirst } from "../../runtime/schema/declared/suggest.js";
import type { Problem } from "../read/problem.js";
import type { ProblemList } from "./problem-list.js";

/** Tables of a group's `index.ts`. */
const BINDING_TABLES = ["cells", "conversions", "handlers", "resourceHooks", "typeHooks"] as const;
export type BindingTable = (typeof BINDING_TABLES)[number];

/** The compiler, loaded only where there is a folder to read: an installed server checks definitions without it. */
const loadCompiler = (): typeof ts => (createRequire(import.meta.url)("ts-morph") as typeof import("ts-morph")).ts;

interface Bound {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Names bound in each table, with the place of each. */
export type BoundNames = Readonly<Record<BindingTable, ReadonlyMap<string, Bound>>>;

/**
 * What the folder `runtime/kinds` binds: the properties of each table of `<group>/index.ts`, of the groups that its own `index.ts` joins.
 * Undefined when there is no such folder.
 */
export function readBoundNames(folder: string, shown = "runtime/kinds"): BoundNames | undefined {
  if (!existsSync(folder)) return undefined;
  const names = Object.fromEntries(BINDING_TABLES.map((table) => [table, new Map<string, Bound>()])) as Record<
    BindingTable,
    Map<string, Bound>
  >;
  const joined = readFileSync(join(folder, "index.ts"), "utf8");
  for (const group of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const path = join(folder, group.name, "index.ts");
    if (existsSync(path) && joined.includes(`from "./${group.name}/index.js"`)) collect(path, `${shown}/${group.name}/index.ts`, names);
  }
  return names;
}

function collect(path: string, shown: string, names: Record<BindingTable, Map<string, Bound>>): void {
  const compiler = loadCompiler();
  const source = compiler.createSourceFile(path, readFileSync(path, "utf8"), compiler.ScriptTarget.Latest);
  const nameOf = ({ name }: ts.ObjectLiteralElementLike): string | undefined =>
    name !== undefined && (compiler.isIdentifier(name) || compiler.isStringLiteral(name)) ? name.text : undefined;
  const visit = (node: ts.Node): void => {
    const table = compiler.isPropertyAssignment(node) ? tableNamed(nameOf(node)) : undefined;
    if (table === undefined || !compiler.isPropertyAssignment(node)) {
      compiler.forEachChild(node, visit);
      return;
    }
    if (!compiler.isObjectLiteralExpression(node.initializer)) return;
    for (const property of node.initializer.properties) {
      const name = nameOf(property);
      const { line, character } = source.getLineAndCharacterOfPosition(property.getStart(source));
      if (name !== undefined) names[table].set(name, { file: shown, line: line + 1, column: character + 1 });
    }
  };
  visit(source);
}

const tableNamed = (name: string | undefined): BindingTable | undefined => BINDING_TABLES.find((table) => table === name);

/** What a name stands for, and the type that its function is written against. */
export interface UsedBinding {
  readonly table: BindingTable;
  readonly name: string;
  /** Qualified names of the types it is called with: the value's, or a conversion's served and stored ones. */
  readonly types: readonly string[];
}

/** Holds the names that definitions use against those that are bound. */
export class Bindings {
  readonly #used = new Map<string, UsedBinding>();

  /** @param bound undefined: nothing is known of them, so that no name is a mistake */
  constructor(
    private readonly bound: BoundNames | undefined,
    private readonly problems: ProblemList,
  ) {}

  /** Reports a name that is not bound, at its place. */
  use(table: BindingTable, name: string, place: Place, steps: readonly (string | number)[], types: readonly string[] = []): void {
    this.#used.set(`${table}/${name}/${types.join()}`, { table, name, types });
    const known = this.bound?.[table];
    if (known === undefined || known.has(name)) return;
    const names = [...known.keys()];
    const near = names.length === 0 ? undefined : (didYouMean(name, names) ?? nearestFirst(name, names));
    this.problems.atValue(place, steps, `runtime/kinds binds no "${name}" among its ${table}`, near);
  }

  /** Sorted by table and name. */
  used(): UsedBinding[] {
    return [...this.#used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, used]) => used);
  }

  /** Bindings that no definition names. */
  unused(): Problem[] {
    if (this.bound === undefined) return [];
    const names = new Set([...this.#used.values()].map(({ table, name }) => `${table}/${name}`));
    return BINDING_TABLES.flatMap((table) =>
      [...(this.bound?.[table] ?? [])]
        .filter(([name]) => !names.has(`${table}/${name}`))
        .map(([name, place]) => ({ ...place, message: `no definition names "${name}" of ${table}`, suggestion: "remove it" })),
    );
  }
}
