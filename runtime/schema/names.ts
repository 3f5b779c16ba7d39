/** Syntaxes of names, labels and keys: each check gives the texts of its mistakes, worded as the peer words them (META-11, META-13). */
import type { NameSyntax } from "../definition/resource-definition.js";

/** Texts of what is wrong; empty when nothing is. */
export type TextCheck = (value: string) => readonly string[];

const FINE: readonly string[] = [];

/** Expressions of syntaxes, not anchored and whatever their length. */
export const LABEL = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";
export const SUBDOMAIN = `${LABEL}(\\.${LABEL})*`;
export const LABEL_1035 = "[a-z]([-a-z0-9]*[a-z0-9])?";
const QUALIFIED = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
const LABEL_VALUE = `(${QUALIFIED})?`;
const CONFIG_KEY = "[-._a-zA-Z0-9]+";

const SUBDOMAIN_TEXT =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character";
const LABEL_TEXT =
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character";
const LABEL_1035_TEXT =
  "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character";
const QUALIFIED_TEXT = "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
const LABEL_VALUE_TEXT =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character";
const CONFIG_KEY_TEXT = "a valid config key must consist of alphanumeric characters, '-', '_' or '.'";

const SUBDOMAIN_LIMIT = 253;
const LABEL_LIMIT = 63;

/** Explains a failed expression with examples and the expression itself. */
export function patternText(text: string, expression: string, ...examples: readonly string[]): string {
  if (examples.length === 0) return `${text} (regex used for validation is '${expression}')`;
  return `${text} (e.g. ${examples.map((example) => `'${example}'`).join(",  or ")}, regex used for validation is '${expression}')`;
}

const lengthText = (limit: number): string => `must be no more than ${limit} characters`;

const EMPTY_TEXT = "must be non-empty";

function syntax(expression: string, limit: number | undefined, text: string, ...examples: readonly string[]): TextCheck {
  const pattern = new RegExp(`^${expression}$`);
  return (value) => {
    const fits = limit === undefined || byteLength(value) <= limit;
    if (fits && pattern.test(value)) return FINE;
    const texts = fits ? [] : [lengthText(limit)];
    return pattern.test(value) ? texts : [...texts, patternText(text, expression, ...examples)];
  };
}

/** Only strings that could be too long are measured exactly. */
function byteLength(value: string): number {
  return value.length > SUBDOMAIN_LIMIT ? value.length : Buffer.byteLength(value);
}

export const dns1123Label = syntax(LABEL, LABEL_LIMIT, LABEL_TEXT, "my-name", "123-abc");
export const dns1123Subdomain = syntax(SUBDOMAIN, SUBDOMAIN_LIMIT, SUBDOMAIN_TEXT, "example.com");
export const dns1035Label = syntax(LABEL_1035, LABEL_LIMIT, LABEL_1035_TEXT, "my-name", "abc-123");
export const labelValue = syntax(LABEL_VALUE, LABEL_LIMIT, LABEL_VALUE_TEXT, "MyValue", "my_value", "12345");

const configKeySyntax = syntax(CONFIG_KEY, SUBDOMAIN_LIMIT, CONFIG_KEY_TEXT, "key.name", "KEY_NAME", "key-name");

/** Keys of ConfigMaps and Secrets. */
export const configMapKey: TextCheck = (value) => {
  const texts = configKeySyntax(value);
  if (value === ".") return [...texts, "must not be '.'"];
  if (value === "..") return [...texts, "must not be '..'"];
  return value.startsWith("..") ? [...texts, "must not start with '..'"] : texts;
};

const namePart = syntax(QUALIFIED, undefined, QUALIFIED_TEXT, "MyName", "my.name", "123-abc");
const QUICK_QUALIFIED = new RegExp(`^${QUALIFIED}$`);

/** The keys of objects mostly have one prefix of a few. */
const finePrefixes = new Set<string>();
const MOST_PREFIXES = 64;

/** Whether a name with a prefix is fine; false also for some that are. */
function isFineWithPrefix(value: string): boolean {
  const slash = value.indexOf("/");
  if (slash <= 0 || slash > SUBDOMAIN_LIMIT || value.length - slash - 1 > LABEL_LIMIT) return false;
  if (!QUICK_QUALIFIED.test(value.slice(slash + 1))) return false;
  const prefix = value.slice(0, slash);
  if (finePrefixes.has(prefix)) return true;
  if (dns1123Subdomain(prefix).length > 0) return false;
  if (finePrefixes.size >= MOST_PREFIXES) finePrefixes.clear();
  finePrefixes.add(prefix);
  return true;
}

/** Keys of labels and annotations, finalizers. */
export const qualifiedName: TextCheck = (value) => {
  if (value.length <= LABEL_LIMIT && QUICK_QUALIFIED.test(value)) return FINE;
  if (isFineWithPrefix(value)) return FINE;
  const parts = value.split("/");
  if (parts.length > 2) {
    const text = patternText(QUALIFIED_TEXT, QUALIFIED, "MyName", "my.name", "123-abc");
    return [`a qualified name ${text} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`];
  }
  const texts = parts.length === 2 ? prefixTexts(parts[0] as string) : [];
  const name = parts.at(-1) as string;
  if (name === "") texts.push(`name part ${EMPTY_TEXT}`);
  else if (byteLength(name) > LABEL_LIMIT) texts.push(`name part ${lengthText(LABEL_LIMIT)}`);
  for (const text of namePart(name)) texts.push(`name part ${text}`);
  return texts.length === 0 ? FINE : texts;
};

function prefixTexts(prefix: string): string[] {
  if (prefix === "") return [`prefix part ${EMPTY_TEXT}`];
  return dns1123Subdomain(prefix).map((text) => `prefix part ${text}`);
}

/** Names that may be anything a path segment can carry. */
export const pathSegment: TextCheck = (value) => {
  if (value === "." || value === "..") return [`may not be '${value}'`];
  return pathSegmentPrefix(value);
};

const pathSegmentPrefix: TextCheck = (value) => {
  const texts: string[] = [];
  for (const character of ["/", "%"]) if (value.includes(character)) texts.push(`may not contain '${character}'`);
  return texts.length === 0 ? FINE : texts;
};

const nameChecks: Readonly<Record<NameSyntax, TextCheck>> = { dns1123Subdomain, dns1123Label, dns1035Label, pathSegment };

/** Mistakes of `metadata.name`. */
export function nameTexts(name: string, syntaxName: NameSyntax): readonly string[] {
  return nameChecks[syntaxName](name);
}

/** Mistakes of `metadata.generateName`, which may end in a dash because more follows. */
export function prefixNameTexts(prefix: string, syntaxName: NameSyntax): readonly string[] {
  if (syntaxName === "pathSegment") return pathSegmentPrefix(prefix);
  return nameChecks[syntaxName](prefix.length > 1 && prefix.endsWith("-") ? `${prefix.slice(0, -2)}a` : prefix);
}
