/** The text of an expression made ready for the library: `has()` asks for what is there, not for what only reads as zero. */
import { type ASTNode, parse } from "@marcbachmann/cel-js";

/** `has(self.a.b)` as `isSet(self.a.b)`. Throws for a text that is no expression. */
export function withPresence(text: string): string {
  const edits: Edit[] = [];
  collectPresence(parse(text).ast, edits);
  return edited(text, edits);
}

/** `self.matches(p)` as `self.matchesLinear(p)`. Throws for a text that is no expression. */
export const matchingLinearly = (text: string): string => matchingBy("matchesLinear", text);

/** `self.matches(p)` as `self.matchesSoon(p)`. Throws for a text that is no expression. */
export const matchingSoon = (text: string): string => matchingBy("matchesSoon", text);

function matchingBy(name: string, text: string): string {
  if (!text.includes(MATCHES)) return text;
  const edits: Edit[] = [];
  collectMatches(parse(text).ast, text, name, edits);
  return edited(text, edits);
}

interface Edit extends Ranged {
  readonly text: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, edit) => changed.slice(0, edit.start) + edit.text + changed.slice(edit.end), text);
}

interface Ranged {
  readonly start: number;
  readonly end: number;
}

const PRESENCE = "has";

function collectPresence(node: ASTNode, edits: Edit[]): void {
  const { op, args } = node as { op: string; args: unknown };
  if (op === "call" && Array.isArray(args) && args[0] === PRESENCE) {
    const [asked] = args[1] as readonly ASTNode[];
    const { start } = node as unknown as Ranged;
    if (asked?.op === ".") edits.push({ start, end: start + PRESENCE.length, text: "isSet" });
  }
  for (const child of nodesIn(args)) collectPresence(child, edits);
}

const MATCHES = "matches";

function collectMatches(node: ASTNode, text: string, name: string, edits: Edit[]): void {
  const { op, args } = node as { op: string; args: unknown };
  if (op === "rcall" && Array.isArray(args) && args[0] === MATCHES) {
    const start = text.indexOf(MATCHES, (args[1] as Ranged).end);
    edits.push({ start, end: start + MATCHES.length, text: name });
  }
  for (const child of nodesIn(args)) collectMatches(child, text, name, edits);
}

/** The nodes among the operands of any operator, at every depth. */
export function nodesIn(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(nodesIn);
  return typeof args === "object" && args !== null && "op" in args ? [args as ASTNode] : [];
}
