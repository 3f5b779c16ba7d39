/** The `Warning` header of answers (specification: Warnings; RFC 7234, 5.5). */

const WARNING = /\s*299 (?:-|\S+) "((?:[^"\\]|\\.)*)"(?:\s*"[^"]*")?\s*(?:,|$)/y;

/** The texts of all warnings of code 299; what is not of that form ends the list. */
export function parseWarnings(header: string): string[] {
  const texts: string[] = [];
  WARNING.lastIndex = 0;
  for (let match = WARNING.exec(header); match !== null; match = WARNING.exec(header)) {
    texts.push((match[1] as string).replace(/\\(.)/g, "$1"));
    if (WARNING.lastIndex >= header.length) break;
  }
  return texts;
}
