/** Prints plain data as TypeScript literals: on one line where it fits, else one entry a line. */
import { propertyKey } from "./naming.js";

/** Longest line that generated code aims at. */
export const LINE_WIDTH = 140;

/** An expression to be printed as it stands inside a literal. */
export class Expression {
  constructor(readonly code: string) {}
}

/** `column` is where the literal starts, `indent` the indentation of the line it starts on. */
export function literal(value: unknown, indent = 0, column = indent): string {
  if (value instanceof Expression) return value.code;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const flat = flatLiteral(value);
  if (column + flat.length <= LINE_WIDTH && !flat.includes("\n")) return flat;
  const inner = " ".repeat(indent + 2);
  const entries = Array.isArray(value)
    ? value.map((item) => `${inner}${literal(item, indent + 2)},`)
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([name, entry]) => {
          const head = `${inner}${propertyKey(name)}: `;
          return `${head}${literal(entry, indent + 2, head.length)},`;
        });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${entries.join("\n")}\n${" ".repeat(indent)}${close}`;
}

/** Prints a literal on one line whatever its length. */
export function flatLiteral(value: unknown): string {
  if (value instanceof Expression) return value.code;
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([name, entry]) => `${propertyKey(name)}: ${flatLiteral(entry)}`).join(", ")} }`;
}

/** Prints JSON: objects and arrays on one line where that fits, else one entry a line. */
export function jsonText(value: unknown, indent = 0, column = indent): string {
  const flat = JSON.stringify(value);
  if (value === null || typeof value !== "object" || column + flat.length <= LINE_WIDTH) return flat;
  const inner = " ".repeat(indent + 1);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + jsonText(item, indent + 1)).join(",\n")}\n${" ".repeat(indent)}]`;
  }
  const entries = Object.entries(value).map(([name, entry]) => {
    const head = `${inner}${JSON.stringify(name)}: `;
    return head + jsonText(entry, indent + 1, head.length);
  });
  return `{\n${entries.join(",\n")}\n${" ".repeat(indent)}}`;
}
