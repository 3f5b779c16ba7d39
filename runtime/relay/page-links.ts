/** Links of pages, made to lead through the proxy. What reads pages is loaded with the first one. */
import type { IncomingMessage } from "node:http";
import { PassThrough, Transform, type TransformCallback } from "node:stream";
import type { Rewriting } from "./rewriting.js";

/** What of a page may be held until it is known what it is, in characters: a tag or a text without end is no page. */
const MAXIMUM_HELD = 4 * 1024 * 1024;

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

/** What the body of an answer goes through, in order: nothing unless it is a page in an encoding that is understood. */
export async function pageChanges({ headers }: IncomingMessage, rewriting: Rewriting): Promise<Transform[]> {
  const page = /^text\/html\s*(?:$|;(?:.*charset="?(?<charset>[\w-]+))?)/i.exec(headers["content-type"] ?? "");
  if (page === null || !/^(utf-?8|us-ascii)$/i.test(page.groups?.["charset"] ?? "utf-8")) return [];
  const coding = headers["content-encoding"] ?? "";
  if (coding !== "" && coding !== "gzip" && coding !== "deflate") return [];
  const links = await linkChanges(rewriting);
  if (coding === "") return links;
  const { createDeflate, createGunzip, createGzip, createInflate } = await import("node:zlib");
  return coding === "gzip" ? [createGunzip(), ...links, createGzip()] : [createInflate(), ...links, createDeflate()];
}

async function linkChanges(rewriting: Rewriting): Promise<Transform[]> {
  const { RewritingStream } = await import("parse5-html-rewriting-stream");
  const page = new RewritingStream();
  page.on("startTag", (tag, raw) => {
    const names = Object.hasOwn(ADDRESSES, tag.tagName) ? ADDRESSES[tag.tagName] : undefined;
    let changed = false;
    for (const attribute of tag.attrs) {
      if (!names?.includes(attribute.name)) continue;
      const value = rewriting.rewrite(attribute.value);
      changed ||= value !== attribute.value;
      attribute.value = value;
    }
    if (changed) page.emitStartTag(tag);
    else page.emitRaw(raw);
  });
  const held = { count: 0 };
  return [new PassThrough({ encoding: "utf8" }), new Counting(held, 1), page, new Counting(held, -1)];
}

/** Counts characters between two places of a pipeline. */
class Counting extends Transform {
  constructor(
    private readonly held: { count: number },
    private readonly sign: 1 | -1,
  ) {
    super({ decodeStrings: false, encoding: "utf8" });
  }

  override _transform(chunk: string | Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.held.count += this.sign * chunk.length;
    if (this.held.count > MAXIMUM_HELD) done(new Error("a page has a part without end"));
    else done(null, chunk);
  }
}
