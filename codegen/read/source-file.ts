/** A YAML file with the position of every node. */
import { readFileSync } from "node:fs";
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLParseError,
} from "yaml";
import type { DeclaringDocument, NodePath, SourcePosition } from "../../runtime/schema/declared/place.js";
import type { Problem } from "./problem.js";

/** One parsed file of definitions. */
export class SourceFile implements DeclaringDocument {
  /** The document as plain data; undefined when the file is empty or broken. */
  readonly value: unknown;
  /** Mistakes of YAML syntax. */
  readonly problems: readonly Problem[];
  readonly #document: Document;
  readonly #lines = new LineCounter();

  /** `name` is the path shown in messages. */
  constructor(
    readonly name: string,
    text: string,
    unreadable?: string,
  ) {
    this.#document = parseDocument(text, { lineCounter: this.#lines, uniqueKeys: true, version: "1.2", prettyErrors: false });
    const foreign = text.indexOf("\ufffd");
    this.problems = [
      ...(unreadable === undefined ? [] : [{ ...this.#at(0), message: `this file cannot be read: ${unreadable}` }]),
      ...(foreign < 0 ? [] : [{ ...this.#at(foreign), message: "this is no UTF-8 text" }]),
      ...tellingErrors(this.#document.errors).map((error) => ({ ...this.#at(error.pos[0]), message: wordingOf(error) })),
      ...this.#unknownAliases(),
    ];
    this.value = this.problems.length === 0 ? (this.#document.toJS() as unknown) : undefined;
  }

  /** Never throws: a file that cannot be read is one with a problem. */
  static read(path: string, name: string): SourceFile {
    try {
      return new SourceFile(name, readFileSync(path, "utf8"));
    } catch (error) {
      return new SourceFile(name, "", error instanceof Error ? error.message : String(error));
    }
  }

  /** Where the value at `path` stands; the nearest parent's place when there is no such value. */
  valueAt(path: NodePath): SourcePosition {
    const found = this.#find(path);
    return this.#at(startOf(found.node) ?? startOf(found.pair?.key) ?? 0);
  }

  /** Where the key of the last step of `path` stands. */
  keyAt(path: NodePath): SourcePosition {
    const found = this.#find(path);
    return this.#at(startOf(found.pair?.key) ?? startOf(found.node) ?? 0);
  }

  #unknownAliases(): Problem[] {
    const anchors = new Set<string>();
    const problems: Problem[] = [];
    visit(this.#document, {
      Node: (_, node) => {
        if ("anchor" in node && node.anchor !== undefined) anchors.add(node.anchor);
      },
      Alias: (_, alias) => {
        if (!anchors.has(alias.source)) problems.push({ ...this.#at(startOf(alias) ?? 0), message: `no anchor "&${alias.source}" before` });
      },
    });
    return problems;
  }

  #find(path: NodePath): { node: unknown; pair: Pair | undefined } {
    let node: unknown = this.#document.contents;
    let pair: Pair | undefined;
    for (const step of path) {
      const next = child(isAlias(node) ? node.resolve(this.#document) : node, step);
      if (next === undefined) break;
      pair = next.pair ?? pair;
      node = next.node ?? next.pair?.key;
    }
    return { node, pair };
  }

  #at(offset: number): SourcePosition {
    const { line, col } = this.#lines.linePos(offset);
    return { file: this.name, line: Math.max(line, 1), column: Math.max(col, 1) };
  }
}

/** Duplicate keys, and the first error of syntax: the others follow from it. */
function tellingErrors(errors: readonly YAMLParseError[]): YAMLParseError[] {
  const first = errors.find((error) => error.code !== "DUPLICATE_KEY");
  return errors.filter((error) => error === first || error.code === "DUPLICATE_KEY");
}

function wordingOf(error: YAMLParseError): string {
  return error.code === "MULTIPLE_DOCS" ? "a second document; give each definition a file of its own" : error.message;
}

function child(node: unknown, step: string | number): { node: unknown; pair?: Pair } | undefined {
  if (isSeq(node)) return node.items[Number(step)] === undefined ? undefined : { node: node.items[Number(step)] };
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => (isScalar(item.key) ? String(item.key.value) : "") === String(step));
  return pair === undefined ? undefined : { node: pair.value, pair };
}

function startOf(node: unknown): number | undefined {
  if (isPair(node)) return startOf(node.key);
  return isNode(node) ? ((node as Node).range?.[0] ?? undefined) : undefined;
}
