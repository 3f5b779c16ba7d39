/** Labels as the text format writes them; made once for a series, not at each scrape. */

/** Writes values, one per label in the order of `labels`, by the labels' names: `code="200",verb="GET"`. */
export function labelWriter(labels: readonly string[]): (values: readonly string[]) => string {
  const order = labels.map((label, at) => ({ label, at })).sort((a, b) => (a.label < b.label ? -1 : 1));
  return (values) => order.map(({ label, at }) => `${label}="${escapeValue(values[at] ?? "")}"`).join(",");
}

/** What would end a line of help. */
export const escapeHelp = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");

const escapeValue = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');
