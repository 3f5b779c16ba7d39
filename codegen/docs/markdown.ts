/** Markdown as text: tables, code, anchors. */

/** Code within a line or a cell, whatever it holds. */
export function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  const inner = text.replaceAll("\n", " ");
  return fence === "`" ? `\`${inner}\`` : `\`\` ${inner} \`\``;
}

export const codes = (texts: readonly string[]): string => texts.map(code).join(", ");

/** Text that may hold anything, for a cell or a paragraph. */
export const plain = (text: string): string => text.trim().replace(/\s+/g, " ").replaceAll("<", "&lt;");

/** A table; nothing where there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line), ""];
}

/** What a heading is reached by. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
