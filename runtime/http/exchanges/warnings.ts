/** `Warning` headers of one answer: each text once, bounded in total (LIM-02, OBS-01). */

const TOTAL_CHARACTERS = 4096;
const ITEM_CHARACTERS = 256;
/** More of a text is never shown: it is then too long for the whole. */
const LONGEST_KEPT = 2 * TOTAL_CHARACTERS;

/** Collects texts; the headers are made when the answer begins. */
export class WarningRecorder {
  readonly #texts = new Set<string>();
  #length = 0;

  /** Bounds what is kept while one request is worked on; texts beyond are dropped. */
  add(text: string): void {
    if (text === "" || this.#length > TOTAL_CHARACTERS * 16) return;
    const kept = text.length > LONGEST_KEPT ? Buffer.from(text.slice(0, LONGEST_KEPT)).toString() : text;
    if (this.#texts.has(kept)) return;
    this.#texts.add(kept);
    this.#length += kept.length;
  }

  /** Header values in order; long texts are cut once the whole would be too long. */
  values(): string[] {
    const texts = [...this.#texts].map((text) => [...clean(text)]);
    const total = texts.reduce((sum, text) => sum + text.length, 0);
    const limited = total <= TOTAL_CHARACTERS ? texts : cut(texts);
    return limited.map((text) => `299 - ${quote(text.join(""))}`);
  }
}

function cut(texts: readonly string[][]): string[][] {
  const kept: string[][] = [];
  let total = 0;
  for (const text of texts) {
    if (total >= TOTAL_CHARACTERS) break;
    const short = text.slice(0, ITEM_CHARACTERS);
    total += short.length;
    kept.push(short);
  }
  return kept;
}

/** Control characters and line breaks would end the header. */
function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
}

/** A quoted string in the bytes of UTF-8, which header values carry as Latin-1. */
function quote(text: string): string {
  return Buffer.from(`"${text.replace(/["\\]/g, "\\$&")}"`, "utf8").toString("latin1");
}
