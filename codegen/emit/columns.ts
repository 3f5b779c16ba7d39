/** The columns of a kind's table as data. */
import { AGE, NAME } from "../model/columns.js";
import type { ColumnModel } from "../model/model.js";
import type { GeneratedModule } from "./generated-module.js";
import { Expression } from "./literal.js";

export function columnsOf(module: GeneratedModule, columns: readonly ColumnModel[]): unknown[] {
  return columns.map((column) => {
    if (column === NAME) return new Expression(module.doorway("nameColumn"));
    if (column === AGE) return new Expression(module.doorway("ageColumn"));
    const { name, type, format, description, priority } = column;
    return { name, type, format, description, priority, cell: cellOf(module, column) };
  });
}

function cellOf(module: GeneratedModule, { print, paths, absent, hook, type }: ColumnModel): unknown {
  if (print === "computed") return new Expression(`${module.doorway("computedCell")}(kinds, ${JSON.stringify(hook)})`);
  return { print, paths, absent: absent ?? ABSENT[print] ?? (type === "string" ? "" : null) };
}

/** Cells without values, where neither column nor type say it. */
const ABSENT: Readonly<Record<string, string>> = { age: "<unknown>", selector: "<none>", duration: "" };
