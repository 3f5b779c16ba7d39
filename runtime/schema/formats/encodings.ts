/** Texts that carry something encoded: PEM, certificate requests, base64. */

const BLOCK = /^-----BEGIN ([A-Z0-9 ]+)-----\r?\n(?:[^\n]*: [^\n]*\n)*\r?\n?([A-Za-z0-9+/=\r\n]+)-----END \1-----\s*$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Standard base64 with its padding; line ends count for nothing. */
export const isBase64 = (text: string): boolean => BASE64.test(text.replace(/[\r\n]/g, ""));

/** Labels of the PEM blocks of a text; undefined when it holds anything else, or nothing. */
function pemLabels(text: string): readonly string[] | undefined {
  const blocks = text.split(/(?<=-----END [A-Z0-9 ]+-----\s*\n?)(?=-----BEGIN )/).map((block) => BLOCK.exec(block.trim()));
  const labels = blocks.map((block) => (block !== null && isBase64(block[2] ?? "") ? block[1] : undefined));
  return labels.every((label) => label !== undefined) ? (labels as string[]) : undefined;
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
