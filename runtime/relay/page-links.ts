/** Links of pages, made to lead through the proxy. What reads pages is loaded with the first one. */
import type { IncomingMessage } from "node:http";
import { PassThrough, Transform, type TransformCallback } from "node:stream";
import { collectionTurn, isSliceOver } from "../codec/lists/turns.js";
import { PageRoom } from "./page-room.js";
import type { Rewriting } from "./rewriting.js";

/**
 * What of a page may be held until it is known what it is, in characters: a picture in a link may be as long. From a part that is longer on
 * the page goes as it comes.
 */
const MAXIMUM_HELD = 512 * 1024;
/** Attributes of a tag, each of which takes hundreds of bytes until the tag ends; the same then. */
const MAXIMUM_ATTRIBUTES = 1000;
/** Pictures and formulas in each other, each of which takes the longer the more there are; the same from there on. */
const DEEPEST = 1000;
/** So much of a page is read before it is looked whether others are to have their turn, in characters: where each begins an attribute, some two milliseconds. */
const PIECE = 1024;
/** A text that is longer is told in parts, in characters: only of the others is the end waited for. */
const LONGEST_TEXT = 2048;
/** So much is gathered before it goes on, in characters: links may become many times as long as they were. */
const PASSED_ON = 16 * 1024;

/** Which attributes of which elements are addresses. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  applet: ["codebase"],
  area: ["href"],
  audio: ["src"],
  base: ["href"],
  blockquote: ["cite"],
  body: ["background"],
  button: ["formaction"],
  command: ["icon"],
  del: ["cite"],
  embed: ["src"],
  form: ["action"],
  frame: ["longdesc", "src"],
  head: ["profile"],
  html: ["manifest"],
  iframe: ["longdesc", "src"],
  img: ["longdesc", "src", "usemap"],
  input: ["src", "usemap", "formaction"],
  ins: ["cite"],
  link: ["href"],
  object: ["classid", "codebase", "data", "usemap"],
  q: ["cite"],
  script: ["src"],
  source: ["src"],
  video: ["poster", "src"],
};

/** Whether an answer is of a kind that {@link pageChanges} may read. */
export const isPage = ({ headers }: IncomingMessage): boolean => /^text\/html/i.test(headers["content-type"] ?? "");

/** What the body of an answer to a user goes through, in order: nothing unless it is a page in an encoding that is understood. */
export async function pageChanges({ headers }: IncomingMessage, rewriting: Rewriting, user: string): Promise<Transform[]> {
  const page = /^text\/html\s*(?:$|;(?:.*charset="?(?<charset>[\w-]+))?)/i.exec(headers["content-type"] ?? "");
  if (page === null || !/^(utf-?8|us-ascii)$/i.test(page.groups?.["charset"] ?? "utf-8")) return [];
  const coding = headers["content-encoding"] ?? "";
  if (coding !== "" && coding !== "gzip" && coding !== "deflate") return [];
  const links = await linkChanges(rewriting, user);
  if (coding === "") return links;
  const { createDeflate, createGunzip, createGzip, createInflate } = await import("node:zlib");
  return coding === "gzip" ? [createGunzip(), ...links, createGzip()] : [createInflate(), ...links, createDeflate()];
}

async function linkChanges(rewriting: Rewriting, user: string): Promise<Transform[]> {
  const { RewritingStream } = await import("parse5-html-rewriting-stream");
  const page = new (class extends RewritingStream {
    constructor() {
      super();
      this.tokenizer.preprocessor.bufferWaterline = LONGEST_TEXT;
    }

    get attributes(): number {
      const token = (this.tokenizer as unknown as { readonly currentToken: { readonly attrs?: readonly unknown[] } | null }).currentToken;
      return token?.attrs?.length ?? 0;
    }

    get depth(): number {
      return (this.parserFeedbackSimulator as unknown as { readonly namespaceStack: readonly unknown[] }).namespaceStack.length;
    }
  })();
  const links = new PageLinks(page, user);
  for (const part of ["doctype", "endTag", "comment", "text"] as const) page.on(part, (_: unknown, raw: string) => links.known(raw, raw));
  page.on("startTag", (tag, raw) => {
    const names = Object.hasOwn(ADDRESSES, tag.tagName) ? ADDRESSES[tag.tagName] : undefined;
    let changed = false;
    for (const attribute of tag.attrs) {
      if (!names?.includes(attribute.name)) continue;
      const value = rewriting.rewrite(attribute.value);
      changed ||= value !== attribute.value;
      attribute.value = value;
    }
    links.known(raw, changed ? startTag(tag) : raw);
  });
  return [new PassThrough({ encoding: "utf8", highWaterMark: 1 }), links];
}

interface StartTag {
  readonly tagName: string;
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  readonly selfClosing: boolean;
}

/** One after the other: a link may be all of these, hundreds of thousands of them. */
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("\u00a0", "&nbsp;").replaceAll('"', "&quot;");

function startTag({ tagName, attrs, selfClosing }: StartTag): string {
  return `<${tagName}${attrs.map(({ name, value }) => ` ${name}="${escaped(value)}"`).join("")}${selfClosing ? "/>" : ">"}`;
}

/** What reads a page; it works on what it is written at once. */
interface PageReader {
  write(text: string): unknown;
  end(done: () => void): unknown;
  destroy(): unknown;
  /** Of the tag that it is in the midst of. */
  readonly attributes: number;
  /** Of elements of another language, in each other. */
  readonly depth: number;
}

/** The page as what reads it tells of its parts; all pages share the slice that a turn of the event loop has for such work, users in turn. */
class PageLinks extends Transform {
  /** What was read and belongs to no part that is known. */
  #held = "";
  #heldFrom = 0;
  #known: string[] = [];
  readonly #room = new PageRoom();
  #gaveUp = false;
  #taken: (() => void) | undefined;

  constructor(
    private readonly page: PageReader,
    private readonly user: string,
  ) {
    // One piece waits each way, of whatever size.
    super({ decodeStrings: false, encoding: "utf8", highWaterMark: 1 });
  }

  /** The next part has come, and is to be told so. */
  known(raw: string, told: string): void {
    this.#heldFrom += raw.length;
    this.#known.push(told);
  }

  override _transform(chunk: string | Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#read(chunk.toString()).then((rest) => done(null, rest), done);
  }

  override _read(size: number): void {
    const taken = this.#taken;
    this.#taken = undefined;
    if (taken === undefined) super._read(size);
    else taken();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#taken?.();
    this.#letGo();
    done(error);
  }

  /** Gives back what is left to go as it comes. */
  async #read(text: string): Promise<string> {
    let from = 0;
    let told = "";
    // What is only unpacked and packed anew takes its time, too.
    if (this.#gaveUp && isSliceOver()) await collectionTurn(this.user);
    for (; !this.#gaveUp && from < text.length; from += PIECE) {
      if (isSliceOver()) await collectionTurn(this.user);
      if (this.destroyed) return "";
      const piece = text.slice(from, from + PIECE);
      this.#held += piece;
      this.page.write(piece);
      told += this.#tell();
      if (!this.#mayHold()) {
        this.#gaveUp = true;
        told += this.#held;
        this.#letGo();
      }
      if (told.length < PASSED_ON) continue;
      if (!this.push(told)) await this.#untilTaken();
      told = "";
    }
    return told + text.slice(from);
  }

  #mayHold(): boolean {
    const { attributes, depth } = this.page;
    if (depth > DEEPEST || attributes > MAXIMUM_ATTRIBUTES) return false;
    return this.#held.length <= MAXIMUM_HELD && this.#room.hold(this.#held.length, attributes);
  }

  #untilTaken(): Promise<void> {
    return new Promise((resolve) => {
      if (this.destroyed) resolve();
      else this.#taken = resolve;
    });
  }

  #tell(): string {
    this.#held = this.#held.slice(this.#heldFrom);
    this.#heldFrom = 0;
    const told = this.#known.join("");
    this.#known = [];
    return told;
  }

  /** Nothing more is read of the page. */
  #letGo(): void {
    this.#held = "";
    this.#room.leave();
    this.page.destroy();
  }

  override _flush(done: TransformCallback): void {
    if (this.#gaveUp) return void done();
    this.page.end(() => done(null, this.#tell() + this.#held));
  }
}
