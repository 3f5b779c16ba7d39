/** Emits the table printers of a package: the columns of each kind and how its objects fill them. */
import type { ColumnModel, ResourceModel } from "../model/model.js";
import { type EmitterContext, packageModule } from "./emitter-context.js";
import type { GeneratedConstant, GeneratedModule } from "./generated-module.js";
import { flatLiteral, literal } from "./literal.js";
import { camelCase, member } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import { resourcesByPackage } from "./resources.js";

export const printerName = (kind: string): string => `${camelCase(kind)}Printer`;

export function emitPrinters(context: EmitterContext): OutputFile[] {
  return [...resourcesByPackage(context.model)].map(([packageName, resources]) => {
    const module = packageModule(context, packageName, "printers");
    for (const resource of resources) module.addConstant(printerOf(module, resource));
    return module.print();
  });
}

function printerOf(module: GeneratedModule, resource: ResourceModel): GeneratedConstant {
  const columns = resource.columns.map(({ name, type, format, description, priority }) => ({ name, type, format, description, priority }));
  const cells = resource.columns.map((column) => cellExpression(module, column));
  const parameters = cells.some((cell) => /\bnow\b/.test(cell)) ? "object, now" : "object";
  return {
    name: printerName(resource.kind),
    type: module.definitionType("TablePrinter"),
    doc: `Table form of ${resource.kind} (${resource.source.file}).`,
    initializer: [
      "{",
      `  columns: ${literal(columns, 2, 11)},`,
      `  cells: (${parameters}) => [\n    ${cells.join(",\n    ")},\n  ],`,
      "}",
    ].join("\n"),
  };
}

function cellExpression(module: GeneratedModule, column: ColumnModel): string {
  const paths = flatLiteral(column.paths);
  const absent = flatLiteral(column.absent ?? (column.type === "string" ? "" : null));
  switch (column.print) {
    case "value":
      return `${module.doorway("valueCell")}(object, ${paths}, ${absent})`;
    case "age":
      return `${module.doorway("ageCell")}(object, ${paths}, now, ${flatLiteral(column.absent ?? "<unknown>")})`;
    case "count":
      return `${module.doorway("countCell")}(object, ${paths})`;
    case "join":
      return `${module.doorway("joinCell")}(object, ${paths}, ${absent})`;
    case "accessModes":
      return `${module.doorway("accessModesCell")}(object, ${paths}, ${absent})`;
    case "hook":
      return `${member(module.doorway("columnHooks"), column.hook ?? "")}(object, now)`;
  }
}
