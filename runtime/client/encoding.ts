/** How objects are written on the wire: JSON always, the binary form for programs that import it. */
import { ProtocolError } from "./errors.js";
import { parseExactJson, stringifyExactJson } from "./exact-json.js";

/** A body with its media type; it may come later, from what nobody changes meanwhile. */
export interface RequestBody {
  readonly type: string;
  readonly body: Uint8Array | string | Promise<Uint8Array>;
}

/** One wire form of objects. */
export interface Encoding {
  /** Value of Accept, best first; the server may answer with any of them. */
  readonly accept: string;
  /** Likewise for watches. */
  readonly acceptStream: string;
  /** An object as a request body with its media type. */
  encode(object: object): RequestBody;
  /** JSON of what is JSON in any wire form: patches, and configurations to be applied. Absent: written in one go. */
  json?(value: object): RequestBody["body"];
  /** Decodes an answer by its Content-Type, or promises to. Throws ProtocolError for what is not of that type. */
  decode(bytes: Uint8Array, contentType: string): unknown;
  /** Splits a stream of watch events by its Content-Type. */
  frames(chunks: AsyncIterable<Uint8Array>, contentType: string): AsyncIterable<WatchFrame>;
}

/** One event as it comes. */
export interface WatchFrame {
  readonly type: string;
  readonly object: unknown;
}

const decoder = new TextDecoder();

/** A line of a watch longer than this is no event of a server whose objects are bounded by 3 MiB. */
const LONGEST_LINE = 64 * 1024 * 1024;

export const jsonEncoding: Encoding = {
  accept: "application/json",
  acceptStream: "application/json;stream=watch,application/json",
  encode: (object) => ({ type: "application/json", body: stringifyExactJson(object) }),
  decode(bytes, contentType) {
    if (!/^application\/(?:[\w.-]+\+)?json\b/.test(contentType))
      throw new ProtocolError(`the server answered with ${contentType || "no media type"}, not JSON`);
    return parse(decoder.decode(bytes));
  },
  frames: jsonFrames,
};

function parse(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw new ProtocolError("the server's answer is not JSON", { cause });
  }
}

async function* jsonFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WatchFrame, void> {
  const streaming = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const text = streaming.decode(chunk, { stream: true });
    if (!text.includes("\n")) {
      rest += text;
      if (rest.length > LONGEST_LINE) throw new ProtocolError("an event of the watch is too large");
      continue;
    }
    const lines = (rest + text).split("\n");
    rest = lines.pop() as string;
    for (const line of lines) {
      if (line !== "") yield parse(line) as WatchFrame;
    }
  }
}
