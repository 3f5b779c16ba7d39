/** The text of `--help`: flags under the heading of their concern. */
import type { Flag, FlagGroup } from "./flag.js";

const WIDTH = 100;
const INDENT = " ".repeat(8);

/** Usage text; `width` columns at most where words allow. */
export function helpText(command: string, purpose: string, groups: readonly FlagGroup[]): string {
  const sections = groups.map(({ title, flags }) => [`${title}:`, "", ...Object.entries(flags).flatMap(flagLines), ""].join("\n"));
  return `${purpose}\n\nUsage:\n  ${command} [flags]\n\n${sections.join("\n")}\nOther flags:\n\n    --help\n${INDENT}Show this text.\n    --version\n${INDENT}Show the version.\n`;
}

function flagLines([name, flag]: [string, Flag<unknown>]): string[] {
  const value = flag.implied === undefined ? ` <${flag.value}>` : `[=<${flag.value}>]`;
  const shownDefault = flag.default === "" ? "" : ` (default ${flag.default})`;
  return [
    `    --${name}${value}`,
    ...flag.help.split("\n").flatMap((line, index, lines) => wrap(index === lines.length - 1 ? line + shownDefault : line)),
  ];
}

function wrap(line: string): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of line.split(" ")) {
    if (row !== "" && INDENT.length + row.length + 1 + word.length > WIDTH) {
      rows.push(INDENT + row);
      row = word;
    } else {
      row = row === "" ? word : `${row} ${word}`;
    }
  }
  rows.push(INDENT + row);
  return rows;
}
