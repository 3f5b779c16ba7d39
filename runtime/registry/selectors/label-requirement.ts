/** One requirement of a label selector: a key, an operator, values. */
import { atOnce, forEachOf, type Steps } from "../../codec/lists/steps.js";
import {
  addFieldErrors,
  type FieldError,
  fieldErrorBody,
  invalidValue,
  MAXIMUM_FIELD_ERRORS,
  notSupported,
} from "../../errors/field-error.js";
import { labelValue, qualifiedName } from "../../schema/names.js";

export type LabelOperator = "=" | "==" | "!=" | "in" | "notin" | "exists" | "!" | "gt" | "lt";

/** Order in which the peer lists them. */
export const BINARY_OPERATORS: readonly LabelOperator[] = ["in", "notin", "=", "==", "!=", "gt", "lt"];

const INTEGER = /^[+-]?[0-9]+$/;
const INT64_MAXIMUM = 2n ** 63n - 1n;

/** One for all: a selector may have a thousand requirements without any. */
const NO_VALUES: ReadonlySet<string> = new Set();

export class LabelRequirement {
  readonly values: ReadonlySet<string>;
  /** The value that `gt` and `lt` compare with. */
  readonly bound: bigint | undefined;

  /** Does not check anything: see {@link requirementErrors}. */
  constructor(
    readonly key: string,
    readonly operator: LabelOperator,
    values: readonly string[] | ReadonlySet<string>,
  ) {
    this.values = values instanceof Set ? values : (values as readonly string[]).length === 0 ? NO_VALUES : new Set(values);
    const [first = ""] = this.values;
    this.bound = operator === "gt" || operator === "lt" ? parseInt64(first) : undefined;
  }

  /** Values sorted and once each. */
  toString(): string {
    const values = [...this.values].sort().join(",");
    switch (this.operator) {
      case "exists":
        return this.key;
      case "!":
        return `!${this.key}`;
      case "in":
      case "notin":
        return `${this.key} ${this.operator} (${values})`;
      case "gt":
        return `${this.key}>${values}`;
      case "lt":
        return `${this.key}<${values}`;
      default:
        return this.key + this.operator + values;
    }
  }
}

/** What is wrong with a requirement, one text or several in brackets; undefined when nothing is. */
export const requirementErrors = (key: string, operator: string, values: readonly string[]): string | undefined =>
  atOnce(requirementErrorsInSteps(key, operator, values));

/** As {@link requirementErrors}, of values that may be many. */
export function* requirementErrorsInSteps(key: string, operator: string, values: readonly string[]): Steps<string | undefined> {
  const errors: FieldError[] = [];
  const keyTexts = qualifiedName(key);
  if (keyTexts.length > 0) errors.push(invalidValue("key", key, keyTexts.join("; ")));
  addFieldErrors(errors, operatorErrors(operator, values));
  yield* forEachOf(values.entries(), ([index, value]) => {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) return;
    const texts = labelValue(value);
    if (texts.length > 0) errors.push(invalidValue(`values[${index}][${key}]`, value, texts.join("; ")));
  });
  if (errors.length === 0) return undefined;
  const messages = [...new Set(errors.map((error) => `${error.field}: ${fieldErrorBody(error)}`))];
  return messages.length > 1 ? `[${messages.join(", ")}]` : messages[0];
}

function operatorErrors(operator: string, values: readonly string[]): readonly FieldError[] {
  const wrong = (detail: string): readonly FieldError[] => [invalidValue("values", [...values], detail)];
  switch (operator) {
    case "in":
    case "notin":
      return values.length === 0 ? wrong("for 'in', 'notin' operators, values set can't be empty") : [];
    case "=":
    case "==":
    case "!=":
      return values.length === 1 ? [] : wrong("exact-match compatibility requires one single value");
    case "exists":
    case "!":
      return values.length === 0 ? [] : wrong("values set must be empty for exists and does not exist");
    case "gt":
    case "lt":
      return [
        ...(values.length === 1 ? [] : wrong("for 'Gt', 'Lt' operators, exactly one value is required")),
        ...values.flatMap((value, index) =>
          parseInt64(value) === undefined
            ? [invalidValue(`values[${index}]`, value, "for 'Gt', 'Lt' operators, the value must be an integer")]
            : [],
        ),
      ];
    default:
      return [notSupported("operator", operator, [...BINARY_OPERATORS, "exists", "!"])];
  }
}

/** Undefined when the text is no such number. */
export function parseInt64(text: string): bigint | undefined {
  if (!INTEGER.test(text) || text.length > 64) return undefined;
  const value = BigInt(text.startsWith("+") ? text.slice(1) : text);
  return value <= INT64_MAXIMUM && value >= -INT64_MAXIMUM - 1n ? value : undefined;
}
