/** Texts that carry something encoded: PEM, certificate requests, base64. */

const PEM_BEGIN = /-----BEGIN ([A-Z0-9 ]+)-----\r?\n/y;
const PEM_CONTENT = /\r?\n?([A-Za-z0-9+/=\r\n]+)/y;
const SPACES = /\s*/y;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Standard base64 with its padding; line ends count for nothing. */
export const isBase64 = (text: string): boolean => BASE64.test(text.replace(/[\r\n]/g, ""));

/** Labels of the PEM blocks of a text; undefined when it holds anything else, or nothing. In time linear in the text. */
function pemLabels(text: string): readonly string[] | undefined {
  const labels: string[] = [];
  let at = behind(SPACES, text, 0)?.end ?? 0;
  do {
    const begin = behind(PEM_BEGIN, text, at);
    const label = begin?.found ?? "";
    const content = begin === undefined ? undefined : behind(PEM_CONTENT, text, headersEnd(text, begin.end));
    const end = `-----END ${label}-----`;
    if (content === undefined || !isBase64(content.found) || !text.startsWith(end, content.end)) return undefined;
    labels.push(label);
    at = behind(SPACES, text, content.end + end.length)?.end ?? text.length;
  } while (at < text.length);
  return labels;
}

/** What a sticky pattern finds at an index, and where it ends. */
function behind(pattern: RegExp, text: string, at: number): { readonly found: string; readonly end: number } | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? undefined : { found: match[1] ?? "", end: pattern.lastIndex };
}

/** Index behind the lines `key: value` that begin at an index. */
function headersEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    const line = text.indexOf("\n", end);
    if (line < 0 || !text.slice(end, line).includes(": ")) return end;
    end = line + 1;
  }
}

/** Bytes of a field: one block that is a request for a certificate. */
export function certificateRequestTexts(base64: string): readonly string[] {
  const labels = pemLabels(Buffer.from(base64, "base64").toString("latin1"));
  return labels?.length === 1 && labels[0] === "CERTIFICATE REQUEST" ? [] : ["PEM block type must be CERTIFICATE REQUEST"];
}

/** Bytes of a field: one block or more, whatever they are. */
export function pemTexts(base64: string): readonly string[] {
  return pemLabels(Buffer.from(base64, "base64").toString("latin1")) === undefined ? ["must be PEM-encoded"] : [];
}
