/** Blocks of PEM, found as the peer finds them: text around blocks counts for nothing, nor does a block that is damaged (RFC 7468). */

export interface PemBlock {
  /** e.g. `CERTIFICATE`. */
  readonly type: string;
  /** Whether lines of headers stand before the content. */
  readonly hasHeaders: boolean;
  readonly bytes: Buffer;
}

interface OpenBlock {
  readonly type: string;
  hasHeaders: boolean;
  body: string;
}

const BEGIN = "-----BEGIN ";
const END = "-----END ";
const DASHES = "-----";

/** The blocks of a text in their order. Looks at each line once, however the text is made. */
export function* pemBlocks(text: Buffer): Generator<PemBlock> {
  let open: OpenBlock | undefined;
  for (const raw of text.toString("latin1").split("\n")) {
    const line = raw.trimEnd();
    if (line.startsWith(BEGIN)) {
      open = line.endsWith(DASHES) ? { type: line.slice(BEGIN.length, -DASHES.length), hasHeaders: false, body: "" } : undefined;
    } else if (open !== undefined && line.startsWith(END)) {
      const bytes = line === `${END}${open.type}${DASHES}` ? decoded(open.body) : undefined;
      if (bytes !== undefined) yield { type: open.type, hasHeaders: open.hasHeaders, bytes };
      open = undefined;
    } else if (open !== undefined) {
      if (open.body === "" && line.includes(":")) open.hasHeaders = true;
      else open.body += line.replace(/[ \t]/g, "");
    }
  }
}

function decoded(base64: string): Buffer | undefined {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const isBase64 = base64.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(base64.slice(0, base64.length - padding));
  return isBase64 ? Buffer.from(base64, "base64") : undefined;
}

/** Bytes as one block. */
export function pemOf(type: string, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `${BEGIN}${type}${DASHES}\n${lines.join("\n")}\n${END}${type}${DASHES}\n`;
}
