/** Reads an Accept header into clauses, best first (RFC 9110, section 12.5.1). */

/** One acceptable media range. */
export interface AcceptClause {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
  /** Parameters other than `q`, values without quotes. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Clauses read of one header; more are ignored. */
const CLAUSE_LIMIT = 256;
/** Parameters read of one clause; more are ignored. */
const PARAMETER_LIMIT = 32;

/**
 * Clauses by falling quality, precise ranges before wildcards, else as written. Unreadable clauses are left out;
 * those of quality 0 come last, since they say what the client refuses.
 */
export function parseAccept(header: string): readonly AcceptClause[] {
  return header
    .split(",", CLAUSE_LIMIT)
    .map(parseClause)
    .filter((clause) => clause !== undefined)
    .sort((a, b) => b.quality - a.quality || precision(b) - precision(a));
}

function parseClause(text: string): AcceptClause | undefined {
  const [range = "", ...rest] = text.split(";", 1 + PARAMETER_LIMIT);
  const parts = range.trim().toLowerCase().split("/");
  const [type = "", subtype = type === "*" ? "*" : ""] = parts;
  if (type === "" || subtype === "" || parts.length > 2) return undefined;
  const parameters = new Map<string, string>();
  let quality = 1;
  for (const parameter of rest) {
    const equals = parameter.indexOf("=");
    if (equals < 0) continue;
    const name = parameter.slice(0, equals).trim();
    const value = unquote(parameter.slice(equals + 1).trim());
    if (name === "q") quality = qualityOf(value);
    else parameters.set(name, value);
  }
  return { type, subtype, quality, parameters };
}

const unquote = (value: string): string => (/^".*"$/.test(value) ? value.slice(1, -1) : value);

function qualityOf(value: string): number {
  const quality = Number(value);
  return quality >= 0 && quality <= 1 ? quality : 1;
}

const precision = (clause: AcceptClause): number => (clause.type === "*" ? 0 : clause.subtype === "*" ? 1 : 2);
