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
  /** Paths of the fields that are looked at. */
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

const NAME: SelectableField = { label: "metadata.name", path: "metadata.name", default: "" };
const NAMESPACE: SelectableField = { label: "metadata.namespace", path: "metadata.namespace", default: "" };

/**
 * Parses the URL syntax; `metadata.name` and `metadata.namespace` are always selectable.
 * @throws StatusError 400, worded as the peer: syntax, escapes, fields that the resource does not declare.
 */
export function parseFieldSelector(text: string, selectable: readonly SelectableField[]): FieldSelector {
  if (text === "") return EVERYTHING;
  const terms = splitTerms(text)
    .filter((term) => term !== "")
    .sort();
  // A term of nothing but an operator asks for nothing.
  const parsed = terms.map((term) => parseTerm(term, text)).filter(({ label, value }) => label !== "" || value !== "");
  return new Requirements(parsed.map(({ label, negated, value }) => requirementOn(label, negated, value, selectable)));
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
    if (text[at] === "\\") at++;
    else if (text[at] === ",") {
      terms.push(text.slice(start, at));
      start = at + 1;
    }
  }
  terms.push(text.slice(start));
  return terms;
}

function parseTerm(term: string, selector: string): { label: string; negated: boolean; value: string } {
  const match = /^(.*?)(!=|==|=)(.*)$/s.exec(term);
  if (match === null)
    throw badRequest(
      `invalid selector: '${shown(selector, SHOWN_NAME_CHARACTERS)}'; can't understand '${shown(term, SHOWN_NAME_CHARACTERS)}'`,
    );
  const [, label, operator, value] = match as unknown as [string, string, string, string];
  return { label, negated: operator === "!=", value: unescapeValue(value) };
}

function unescapeValue(value: string): string {
  return value.replace(/\\(.?)|[,=]/gsu, (sequence, escaped?: string) => {
    if (escaped === undefined) {
      // The peer prints the number of the character.
      throw badRequest(`invalid field selector: unescaped character in value: ${sequence.charCodeAt(0)}`);
    }
    if (escaped !== "\\" && escaped !== "," && escaped !== "=") {
      throw badRequest(`invalid field selector: invalid escape sequence: ${sequence}`);
    }
    return escaped;
  });
}

const escapeValue = (value: string): string => value.replace(/[\\,=]/g, "\\$&");

class Requirements implements FieldSelector {
  readonly empty: boolean;
  private readonly identityOnly: boolean;

  readonly paths: readonly (readonly string[])[];

  constructor(private readonly requirements: readonly Requirement[]) {
    this.paths = requirements.map(({ field }) => field.path.split("."));
    this.empty = requirements.length === 0;
    this.identityOnly = requirements.every(({ field }) => field === NAME || field === NAMESPACE);
  }

  matches(object: Readonly<ApiObject>): boolean {
    return this.requirements.every(({ field, negated, value }) => (textOf(object, field) === value) !== negated);
  }

  matchesIdentity(namespace: string, name: string): boolean | undefined {
    const fails = ({ field, negated, value }: Requirement): boolean =>
      (field === NAME && (name === value) === negated) || (field === NAMESPACE && (namespace === value) === negated);
    // One requirement that fails decides, whatever the content.
    if (this.requirements.some(fails)) return false;
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
