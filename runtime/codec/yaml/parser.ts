/**
 * Builds the value of the first YAML document from its tokens. Nothing here recurses: what is open is a stack of collections,
 * at most {@link MAXIMUM_DEPTH} of them, so that a hostile document costs no more than its length.
 */
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown } from "../../errors/shown-text.js";
import { readJsonValue, stringifyJson } from "../json/json.js";
import { MAXIMUM_DEPTH } from "../json/reader.js";
import { STRICT_ERROR_LIMIT } from "../parsed-body.js";
import { AliasBudget } from "./alias-budget.js";
import { memberName, requireFinite, scalarNode, shownKey, type YamlNode } from "./node.js";
import { YamlScanner, type YamlToken, type YamlTokenType } from "./scanner.js";
import { YamlSource, YamlSyntaxError } from "./source.js";
import { YamlTags } from "./tags.js";

export interface YamlDocument {
  readonly value: JsonValue;
  /** `line 3: key "a" already set in map`, in document order. */
  readonly duplicates: readonly string[];
}

type Style = "block-sequence" | "indentless" | "block-mapping" | "[" | "{" | "pair";

/** A collection that is not closed yet. */
interface Frame {
  readonly style: Style;
  readonly container: JsonObject | JsonValue[];
  readonly anchor: string;
  readonly line: number;
  /** The key whose value comes next. */
  key: YamlNode | undefined;
  /** Whether nothing was read yet, so that no separator is due. */
  first: boolean;
  /** A flow member without indicator before its key has no value either. */
  valueMissing: boolean;
  count: number;
  size: number;
  depth: number;
}

/** Parses a text. @throws YamlSyntaxError for what is no YAML, RangeError for what is no JSON; messages are the peer's. */
export function parseYamlDocument(text: string): YamlDocument {
  return new YamlParser(new YamlScanner(new YamlSource(text))).parse();
}

class YamlParser {
  private readonly stack: Frame[] = [];
  /** Finished nodes by anchor; undefined while the node is being built. */
  private readonly anchors = new Map<string, YamlNode | undefined>();
  private readonly aliases = new AliasBudget();
  private readonly duplicates: string[] = [];
  private readonly tags = new YamlTags();
  /** What is wrong with the content: told only when the whole document is well-formed. */
  private contentError: Error | undefined;

  constructor(private readonly scanner: YamlScanner) {}

  parse(): YamlDocument {
    let token = this.scanner.peek();
    const explicit = token.type === "directive" || token.type === "document-start";
    for (; token.type === "directive"; token = this.advance()) this.tags.addDirective(token);
    if (explicit) {
      if (token.type !== "document-start") throw problem(token, "did not find expected <document start>");
      token = this.advance();
    }
    const bare = token.type === "stream-end" || (explicit && ["document-start", "document-end", "directive"].includes(token.type));
    const value = bare ? null : this.readRoot().value;
    // What follows is no concern of ours, but the next token must be one.
    this.scanner.peek();
    this.checkContent(() => requireFinite(value));
    if (this.contentError !== undefined) throw this.contentError;
    return { value, duplicates: this.duplicates };
  }

  private readRoot(): YamlNode {
    let node = this.startNode(true, false);
    for (;;) {
      const frame = this.stack.at(-1);
      if (node === undefined) {
        // A collection was opened just now.
        node = this.step(frame as Frame);
      } else {
        this.aliases.count(node.kind === "scalar" ? 1 : 0);
        if (frame === undefined) return node;
        this.deliver(frame, node);
        node = this.step(frame);
      }
    }
  }

  /** The first mistake is the one that is told, and nothing of the content counts after it. */
  private checkContent(check: () => void): void {
    if (this.contentError !== undefined) return;
    try {
      check();
    } catch (error) {
      this.contentError = error as Error;
    }
  }

  private advance(): YamlToken {
    this.scanner.skip();
    return this.scanner.peek();
  }

  /** Reads a scalar or alias whole; of a collection the beginning only, and answers undefined. */
  private startNode(block: boolean, indentless: boolean): YamlNode | undefined {
    let token = this.scanner.peek();
    if (token.type === "alias") {
      this.scanner.skip();
      return this.resolveAlias(token);
    }
    const { line } = token;
    let anchor = "";
    let tag = "";
    for (let properties = 0; properties < 2; properties++) {
      if (token.type === "anchor" && anchor === "") anchor = token.text;
      else if (token.type === "tag" && tag === "") tag = this.tags.resolve(token);
      else break;
      token = this.advance();
    }
    if (token.type === "scalar") {
      this.scanner.skip();
      return this.anchored(anchor, scalarNode(token.text, token.plain, tag, line));
    }
    const style = collectionStyle(token.type, block, indentless);
    if (style !== undefined) {
      this.open(style, anchor, line);
      if (style !== "indentless") this.scanner.skip();
      return undefined;
    }
    if (anchor === "" && tag === "") throw problem(token, "did not find expected node content");
    return this.anchored(anchor, scalarNode("", true, tag, line));
  }

  private open(style: Style, anchor: string, line: number): void {
    if (this.stack.length >= MAXIMUM_DEPTH) throw new YamlSyntaxError(`exceeded max depth of ${MAXIMUM_DEPTH}`);
    const isSequence = style === "block-sequence" || style === "indentless" || style === "[";
    const container = isSequence ? [] : {};
    if (anchor !== "") this.anchors.set(anchor, undefined);
    this.aliases.count(1);
    this.stack.push({ style, container, anchor, line, key: undefined, first: true, valueMissing: false, count: 1, size: 0, depth: 1 });
  }

  private close(frame: Frame): YamlNode {
    this.stack.pop();
    const { container, line, count, size, depth } = frame;
    const kind = Array.isArray(container) ? "sequence" : "mapping";
    return this.anchored(frame.anchor, { kind, value: container, isMerge: false, line, count, size, depth });
  }

  private anchored(anchor: string, node: YamlNode): YamlNode {
    if (anchor !== "") this.anchors.set(anchor, node);
    return node;
  }

  private resolveAlias(token: YamlToken): YamlNode {
    const name = token.text;
    const target = this.anchors.get(name);
    if (target === undefined) {
      throw new YamlSyntaxError(this.anchors.has(name) ? `anchor '${name}' value contains itself` : `unknown anchor '${name}' referenced`);
    }
    this.aliases.expand(target);
    if (this.stack.length + target.depth > MAXIMUM_DEPTH) throw new YamlSyntaxError(`exceeded max depth of ${MAXIMUM_DEPTH}`);
    const value = target.kind === "scalar" ? target.value : copyOf(target.value);
    return { ...target, value, isMerge: false, line: token.line, count: target.count + 1 };
  }

  /** Puts a finished node where it belongs. */
  private deliver(frame: Frame, node: YamlNode): void {
    frame.count += node.count;
    frame.size += node.size;
    frame.depth = Math.max(frame.depth, node.depth + 1);
    const { container, key } = frame;
    if (Array.isArray(container)) {
      if (typeof node.value === "number") this.checkContent(() => requireFinite(node.value));
      container.push(node.value);
    } else if (key === undefined) {
      frame.key = node;
    } else {
      frame.key = undefined;
      this.checkContent(() => {
        if (key.isMerge) this.merge(container, node);
        else this.set(container, memberName(key), node.value, node.line, () => shownKey(key));
      });
    }
  }

  /** `shownName` is asked only where there is something to say of it: names may be megabytes long, and be merged thousands of times. */
  private set(container: JsonObject, name: string, value: JsonValue, line: number, shownName: () => string): void {
    requireFinite(value);
    if (Object.hasOwn(container, name) && this.duplicates.length < STRICT_ERROR_LIMIT) {
      this.duplicates.push(`line ${line + 1}: key ${shownName()} already set in map`);
    }
    setOwn(container, name, value);
  }

  /** Takes over the members of a mapping, or of several, the first of which wins. */
  private merge(container: JsonObject, node: YamlNode): void {
    const sources = node.kind === "sequence" ? [...(node.value as JsonValue[])].reverse() : [node.value];
    for (const source of sources) {
      if (!isJsonObject(source)) throw new YamlSyntaxError("map merge requires map or sequence of maps as the value");
      const members = Object.entries(source);
      this.aliases.merge(members.length);
      for (const [name, value] of members) {
        this.set(container, name, value as JsonValue, node.line, () => quoteText(shown(name, SHOWN_NAME_CHARACTERS)));
      }
    }
  }

  /** Reads on in a collection: its next node, or itself when it ends; undefined when a collection in it begins. */
  private step(frame: Frame): YamlNode | undefined {
    switch (frame.style) {
      case "block-sequence":
      case "indentless":
        return this.stepBlockSequence(frame);
      case "block-mapping":
        return frame.key === undefined ? this.stepBlockKey(frame) : this.stepBlockValue();
      case "[":
        return this.stepFlowSequence(frame);
      case "pair":
        return frame.key === undefined ? this.stepPairKey(frame) : this.stepFlowValue("]");
      default:
        return frame.key === undefined ? this.stepFlowKey(frame) : this.stepFlowMappingValue(frame);
    }
  }

  private stepBlockSequence(frame: Frame): YamlNode | undefined {
    const token = this.scanner.peek();
    if (token.type === "-") {
      const next = this.advance();
      const ends: readonly YamlTokenType[] = frame.style === "indentless" ? ["-", "key", "value", "block-end"] : ["-", "block-end"];
      return ends.includes(next.type) ? emptyScalar(token) : this.startNode(true, false);
    }
    if (frame.style === "indentless") return this.close(frame);
    if (token.type !== "block-end") throw problem(token, "did not find expected '-' indicator");
    this.scanner.skip();
    return this.close(frame);
  }

  private stepBlockKey(frame: Frame): YamlNode | undefined {
    const token = this.scanner.peek();
    if (token.type === "key") return this.blockMember(token);
    if (token.type !== "block-end") throw problem(token, "did not find expected key");
    this.scanner.skip();
    return this.close(frame);
  }

  private stepBlockValue(): YamlNode | undefined {
    const token = this.scanner.peek();
    return token.type === "value" ? this.blockMember(token) : emptyScalar(token);
  }

  /** The key or value behind its indicator. */
  private blockMember(indicator: YamlToken): YamlNode | undefined {
    const { type } = this.advance();
    return type === "key" || type === "value" || type === "block-end" ? emptyScalar(indicator) : this.startNode(true, true);
  }

  private stepFlowSequence(frame: Frame): YamlNode | undefined {
    const token = this.flowSeparator(frame, "]", "did not find expected ',' or ']'");
    if (token.type === "]") {
      this.scanner.skip();
      return this.close(frame);
    }
    if (token.type !== "key") return this.startNode(false, false);
    this.scanner.skip();
    this.open("pair", "", token.line);
    return undefined;
  }

  /** Passes the comma that is due before all but the first entry. */
  private flowSeparator(frame: Frame, end: "]" | "}", complaint: string): YamlToken {
    const token = this.scanner.peek();
    const { first } = frame;
    frame.first = false;
    if (first || token.type === end) return token;
    if (token.type !== ",") throw problem(token, complaint);
    return this.advance();
  }

  /** The key of a single pair in a sequence; the pair ends when its value was read. */
  private stepPairKey(frame: Frame): YamlNode | undefined {
    if (!frame.first) return this.close(frame);
    frame.first = false;
    const token = this.scanner.peek();
    if (token.type !== "value" && token.type !== "," && token.type !== "]") return this.startNode(false, false);
    // As in the peer, the token is passed although it may be the value's.
    this.scanner.skip();
    return emptyScalar(token);
  }

  private stepFlowKey(frame: Frame): YamlNode | undefined {
    let token = this.flowSeparator(frame, "}", "did not find expected ',' or '}'");
    if (token.type === "}") {
      this.scanner.skip();
      return this.close(frame);
    }
    frame.valueMissing = token.type !== "key";
    if (frame.valueMissing) return this.startNode(false, false);
    token = this.advance();
    return token.type === "value" || token.type === "," || token.type === "}" ? emptyScalar(token) : this.startNode(false, false);
  }

  private stepFlowMappingValue(frame: Frame): YamlNode | undefined {
    return frame.valueMissing ? emptyScalar(this.scanner.peek()) : this.stepFlowValue("}");
  }

  private stepFlowValue(end: "]" | "}"): YamlNode | undefined {
    let token = this.scanner.peek();
    if (token.type === "value") {
      token = this.advance();
      if (token.type !== "," && token.type !== end) return this.startNode(false, false);
    }
    return emptyScalar(token);
  }
}

function collectionStyle(type: YamlTokenType, block: boolean, indentless: boolean): Style | undefined {
  if (type === "[" || type === "{") return type;
  if (indentless && type === "-") return "indentless";
  if (block && type === "block-sequence-start") return "block-sequence";
  return block && type === "block-mapping-start" ? "block-mapping" : undefined;
}

const emptyScalar = (token: YamlToken): YamlNode => scalarNode("", true, "", token.line);

/** The peer counts lines from 0 here, and from 1 in what the scanner finds. */
const problem = (token: YamlToken, text: string): YamlSyntaxError =>
  new YamlSyntaxError(token.line === 0 ? text : `line ${token.line}: ${text}`);

/** A copy that shares nothing; anchors are rare, and text copies any depth without recursion. */
const copyOf = (value: JsonValue): JsonValue => readJsonValue(Buffer.from(stringifyJson(value)));
