/** Descriptions of definitions as JSDoc. */
import { LINE_WIDTH } from "./literal.js";

/** The text of a JSDoc comment, wrapped; on several lines it starts with a line break, as ts-morph wants it. */
export function docText(description: string, indent = 0): string {
  const width = Math.min(LINE_WIDTH, 120) - indent - 3;
  const paragraphs = description
    .trim()
    .replaceAll("*/", "*\\/")
    .split(/\n{2,}/)
    .map((paragraph) => wrap(paragraph.replace(/\s+/g, " ").trim(), width));
  const lines = paragraphs.flatMap((paragraph, index) => (index === 0 ? paragraph : ["", ...paragraph]));
  return lines.length === 1 && (lines[0] ?? "").length <= width - 4 ? (lines[0] ?? "") : `\n${lines.join("\n")}`;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
