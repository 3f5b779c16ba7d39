/** Values of YAML nodes, with what is needed to bound aliases and to use scalars as keys. */
import type { JsonValue } from "../../definition/json.js";
import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown, shownJson } from "../../errors/shown-text.js";
import { formatFloat } from "./go-float.js";
import { resolvePlainScalar, type YamlScalar } from "./scalar.js";
import { YamlSyntaxError } from "./source.js";

export interface YamlNode {
  readonly kind: "scalar" | "mapping" | "sequence";
  readonly value: JsonValue;
  /** `<<` without quotes. */
  readonly isMerge: boolean;
  /** Counted from 0. */
  readonly line: number;
  /** Nodes in it, those of aliases once for every alias. */
  readonly count: number;
  /** Characters in its scalars, counted likewise. */
  readonly size: number;
  /** Levels of collections in it. */
  readonly depth: number;
}

const INT64_MAXIMUM = 2n ** 63n - 1n;
const CORE = "tag:yaml.org,2002:";

/** A scalar. `tag` is the resolved tag or "", `plain` whether it has neither quotes nor a block indicator. @throws YamlSyntaxError */
export function scalarNode(text: string, plain: boolean, tag: string, line: number): YamlNode {
  const isMerge = text === "<<" && ((tag === "" && plain) || tag === `${CORE}merge`);
  const value = tag === "" ? (plain ? resolvePlainScalar(text) : text) : resolveTagged(text, tag);
  return { kind: "scalar", value, isMerge, line, count: 1, size: text.length, depth: 0 };
}

/** Tags that JSON has no counterpart of leave the text as it is. */
function resolveTagged(text: string, tag: string): YamlScalar {
  if (!tag.startsWith(CORE)) return text;
  const name = tag.slice(CORE.length);
  if (name === "binary") return decodeBinary(text);
  const value = resolvePlainScalar(text);
  const found =
    value === null ? "null" : { boolean: "bool", bigint: "int", number: numberTag(value), string: "str" }[typeof value as string];
  if (name === "float" && found === "int") return value;
  if (name === found) return value;
  if (["bool", "int", "float", "null"].includes(name)) throw new YamlSyntaxError(`cannot decode !!${found} \`${text}\` as a !!${name}`);
  return text;
}

const numberTag = (value: YamlScalar): string => (Number.isSafeInteger(value) ? "int" : "float");

function decodeBinary(text: string): string {
  const compact = text.replace(/[\r\n]/g, "");
  if (compact.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(compact)) {
    throw new YamlSyntaxError("!!binary value contains invalid base64 data");
  }
  return Buffer.from(compact, "base64").toString();
}

/** The name of a member whose key is this node. @throws YamlSyntaxError for keys that JSON cannot have. */
export function memberName(key: YamlNode): string {
  const { value } = key;
  if (typeof value === "string") return value;
  if (key.kind !== "scalar") throw new YamlSyntaxError(`invalid map key: ${shownJson(value)}`);
  if (value === null) throw new RangeError("Unsupported map key of type: %!s(<nil>), key: <nil>");
  if (typeof value === "bigint" && value > INT64_MAXIMUM) throw new RangeError(`Unsupported map key of type: uint64, key: ${value}`);
  if (typeof value === "number" && !Number.isFinite(value)) return Number.isNaN(value) ? ".nan" : value > 0 ? ".inf" : "-.inf";
  if (typeof value === "number" && !Number.isInteger(value)) return formatFloat(value, 32);
  return String(value);
}

/** A key as complaints about duplicates show it. */
export function shownKey(key: YamlNode): string {
  return typeof key.value === "string" ? quoteText(shown(key.value, SHOWN_NAME_CHARACTERS)) : String(key.value);
}

/** Refuses numbers that JSON cannot have. */
export function requireFinite(value: JsonValue): void {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new RangeError(`json: unsupported value: ${Number.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf"}`);
  }
}
