/** Operators of expressions: what they take and give, as far as the types of their operands are known. */

export interface Operation {
  readonly mistake?: string;
  /** CEL's name for what it gives; absent where that is not known. */
  readonly result?: string;
}

const COMPARISONS: ReadonlySet<string> = new Set(["==", "!=", "<", "<=", ">", ">="]);
const LOGICAL: ReadonlySet<string> = new Set(["&&", "||", "!_"]);
const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%"]);
const ANY = "dyn";

/** An operator applied to operands of these types, as CEL names them; `dyn` where nothing is known. */
export function operation(operator: string, operands: readonly string[]): Operation {
  const [first = ANY, second = ANY, third = ANY] = operands;
  if (COMPARISONS.has(operator)) return { ...comparison(comparable(first), comparable(second)), result: "bool" };
  if (LOGICAL.has(operator)) return { ...demand(operator.replace("_", ""), "bool", operands), result: "bool" };
  if (operator === "?:") {
    if (second === third) return { ...demand("?", "bool", [first]), result: second };
    const differ = second !== ANY && third !== ANY;
    return differ ? { mistake: `what "?" chooses from is ${named(second)} and ${named(third)}` } : demand("?", "bool", [first]);
  }
  if (operator === "in") {
    const isScalar = ![ANY, "list", "map"].includes(second);
    return { ...(isScalar ? { mistake: `"in" looks into a list or a map, not into ${named(second)}` } : {}), result: "bool" };
  }
  if (!ARITHMETIC.has(operator) || first === ANY || second === ANY) return {};
  return first === second ? { result: first } : { mistake: `"${operator}" does not take ${named(first)} and ${named(second)}` };
}

/** A type as sentences have it. */
const named = (type: string): string => `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`;

/** Numbers of any sort are compared with each other. */
const comparable = (type: string): string => (type === "int" || type === "uint" || type === "double" ? "number" : type);

function comparison(left: string, right: string): Operation {
  return left === right || left === ANY || right === ANY ? {} : { mistake: `${named(left)} and ${named(right)} cannot be compared` };
}

function demand(shown: string, wanted: string, operands: readonly string[]): Operation {
  const other = operands.find((type) => type !== wanted && type !== ANY);
  return other === undefined ? {} : { mistake: `"${shown}" takes ${named(wanted)}, not ${named(other)}` };
}
