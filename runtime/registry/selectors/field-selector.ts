/** Field selectors on the names, namespaces and declared fields of objects (LIST-24). */
import type { JsonObject } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { SelectableField } from "../../definition/resource-definition.js";
import { badRequest } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown } from "../../errors/shown-text.js";
import { valueBelow } from "../../schema/checks/paths.js";

export interface FieldSelector {
  /** True when every object matches. */
  readonly empty: boolean;
  /** Whether all requirements hold for the object. */
  matches(object: Readonly<ApiObject>): boolean;
  /** As {@link matches} when only name and namespace are asked for; undefined when the content has to be looked at. */
  matchesIdentity(namespace: string, name: string): boolean | undefined;
  /** Paths of the fields that are looked at, each once. */
  readonly paths: readonly (readonly string[])[];
  /** The value that this field must equal, so that a read can be narrowed, e.g. to one name. */
  exact(label: "metadata.name" | "metadata.namespace"): string | undefined;
  /** The selector in its URL syntax, requirements sorted. */
  toString(): string;
}

interface Requirement {
  readonly field: SelectableField;
  readonly negated: boolean;
  readonly value: string;
}

interface Term {
  readonly label: string;
  readonly negated: boolean;
  readonly value: string;
}

const BACKSLASH = "\\".charCodeAt(0);
const COMMA = ",".charCodeAt(0);
const EQUALS = "=".charCodeAt(0);

/** Terms of a selector, empty ones too: tens of thousands fit into a request and take as many microseconds each time that it is asked. */
const MAXIMUM_TERMS = 1000;

const NAME: SelectableField = { label: "metadata.name", path: "metadata.name", default: "" };
const NAMESPACE: SelectableField = { label: "metadata.namespace", path: "metadata.namespace", default: "" };

/**
 * Parses the URL syntax; `metadata.name` and `metadata.namespace` are always selectable.
 * @throws StatusError 400, worded as the peer: syntax, escapes, fields that the resource does not declare; too many terms.
 */
export function parseFieldSelector(text: string, selectable: readonly SelectableField[]): FieldSelector {
  if (text === "") return EVERYTHING;
  return new Requirements(parseTerms(text).map(({ label, negated, value }) => requirementOn(label, negated, value, selectable)));
}

/** The name that a selector demands, whatever fields its other terms are about; undefined when it demands none, or cannot be parsed. */
export function nameDemandedBy(text: string): string | undefined {
  if (!text.includes(NAME.label)) return undefined;
  try {
    return parseTerms(text).find(({ label, negated }) => label === NAME.label && !negated)?.value;
  } catch {
    return undefined;
  }
}

function parseTerms(text: string): Term[] {
  const terms = splitTerms(text)
    .filter((term) => term !== "")
    .sort();
  // A term of nothing but an operator asks for nothing.
  return terms.map((term) => parseTerm(term, text)).filter(({ label, value }) => label !== "" || value !== "");
}

function requirementOn(label: string, negated: boolean, value: string, selectable: readonly SelectableField[]): Requirement {
  const field = [NAME, NAMESPACE, ...selectable].find((candidate) => candidate.label === label);
  if (field !== undefined) return { field, negated, value };
  if (selectable.length > 0) throw badRequest(`field label not supported: ${shown(label, SHOWN_NAME_CHARACTERS)}`);
  throw badRequest(
    `${quoteText(shown(label, SHOWN_NAME_CHARACTERS))} is not a known field selector: only "metadata.name", "metadata.namespace"`,
  );
}

/** Splits at commas that no backslash escapes; escapes stay. */
function splitTerms(text: string): string[] {
  const terms: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === COMMA) {
      terms.push(text.slice(start, at));
      if (terms.length === MAXIMUM_TERMS) throw badRequest(`the selector has more than ${MAXIMUM_TERMS} terms`);
      start = at + 1;
    }
  }
  terms.push(text.slice(start));
  return terms;
}

function parseTerm(term: string, selector: string): Term {
  const match = /^(.*?)(!=|==|=)(.*)$/s.exec(term);
  if (match === null)
    throw badRequest(
      `invalid selector: '${shown(selector, SHOWN_NAME_CHARACTERS)}'; can't understand '${shown(term, SHOWN_NAME_CHARACTERS)}'`,
    );
  const [, label, operator, value] = match as unknown as [string, string, string, string];
  return { label, negated: operator === "!=", value: unescapeValue(value) };
}

/** Characters one by one: to replace each in a text takes tens of times as long, and a value may be nothing else. */
function unescapeValue(value: string): string {
  const kept = value.includes("\\") ? new Uint16Array(value.length) : undefined;
  let length = 0;
  for (let at = 0; at < value.length; at++) {
    let code = value.charCodeAt(at);
    // The peer prints the number of the character.
    if (code === COMMA || code === EQUALS) throw badRequest(`invalid field selector: unescaped character in value: ${code}`);
    if (code === BACKSLASH) {
      const escaped = value.codePointAt(++at);
      if (escaped !== BACKSLASH && escaped !== COMMA && escaped !== EQUALS) {
        const shownEscape = escaped === undefined ? "" : String.fromCodePoint(escaped);
        throw badRequest(`invalid field selector: invalid escape sequence: \\${shownEscape}`);
      }
      code = escaped;
    }
    if (kept !== undefined) kept[length++] = code;
  }
  return kept === undefined ? value : fromUnits(kept, length);
}

function escapeValue(value: string): string {
  if (!/[\\,=]/.test(value)) return value;
  const escaped = new Uint16Array(2 * value.length);
  let length = 0;
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    if (code === BACKSLASH || code === COMMA || code === EQUALS) escaped[length++] = BACKSLASH;
    escaped[length++] = code;
  }
  return fromUnits(escaped, length);
}

const fromUnits = (units: Uint16Array, length: number): string => Buffer.from(units.buffer, 0, 2 * length).toString("utf16le");

/** What requirements ask of their one field: takes no longer where they are many. */
class FieldTerm {
  readonly #demanded = new Set<string>();
  readonly #refused = new Set<string>();

  constructor(requirements: readonly Requirement[]) {
    for (const { negated, value } of requirements) (negated ? this.#refused : this.#demanded).add(value);
  }

  holds(text: string): boolean {
    const { size } = this.#demanded;
    return !this.#refused.has(text) && (size === 0 || (size === 1 && this.#demanded.has(text)));
  }
}

class Requirements implements FieldSelector {
  readonly empty: boolean;
  private readonly identityOnly: boolean;
  private readonly terms: readonly (readonly [SelectableField, FieldTerm])[];

  readonly paths: readonly (readonly string[])[];

  constructor(private readonly requirements: readonly Requirement[]) {
    this.paths = [...new Set(requirements.map(({ field }) => field.path))].map((path) => path.split("."));
    const byField = Map.groupBy(requirements, ({ field }) => field);
    this.terms = [...byField].map(([field, group]) => [field, new FieldTerm(group)]);
    this.empty = requirements.length === 0;
    this.identityOnly = requirements.every(({ field }) => field === NAME || field === NAMESPACE);
  }

  matches(object: Readonly<ApiObject>): boolean {
    return this.terms.every(([field, term]) => term.holds(textOf(object, field)));
  }

  matchesIdentity(namespace: string, name: string): boolean | undefined {
    // One that fails decides, whatever the content.
    for (const [field, term] of this.terms) {
      if ((field === NAME && !term.holds(name)) || (field === NAMESPACE && !term.holds(namespace))) return false;
    }
    return this.identityOnly ? true : undefined;
  }

  exact(label: "metadata.name" | "metadata.namespace"): string | undefined {
    return this.requirements.find(({ field, negated }) => field.label === label && !negated)?.value;
  }

  toString(): string {
    return this.requirements.map(({ field, negated, value }) => `${field.label}${negated ? "!=" : "="}${escapeValue(value)}`).join(",");
  }
}

const EVERYTHING: FieldSelector = new Requirements([]);

/** The field as text; absent, null and empty count as the default. */
function textOf(object: Readonly<ApiObject>, { path, default: absent }: SelectableField): string {
  const value = valueBelow(object as JsonObject, path);
  if (value === undefined || value === null || value === "") return absent;
  return typeof value === "object" ? absent : String(value);
}
