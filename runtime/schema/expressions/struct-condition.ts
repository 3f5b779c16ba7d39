/** Conditions on one struct, such as those of its defaults. */
import { getOwn, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { StructSchema } from "../../definition/schema.js";
import { resultOf } from "./evaluate.js";
import { fieldsOfSelf } from "./fields-read.js";
import { type ReadFields, seenValue } from "./values.js";

/** Answers kept of one condition, and the longest text that one is kept for. */
const MOST_KEPT = 256;
const LONGEST_KEPT = 256;

/** What a condition was asked about, when it reads no more than that. */
type Read = string | boolean | undefined;

/**
 * A condition that sees nothing but the struct as `self`. To evaluate one costs more than to set what depends on it: of one that reads a
 * single text or boolean, as most do, the last answers are kept.
 */
export class StructCondition {
  readonly #fields: ReadFields;
  /** What the answer depends on alone. */
  readonly #only: string | undefined;
  readonly #answers = new Map<Read, boolean>();

  constructor(
    private readonly expression: string,
    private readonly schema: StructSchema,
  ) {
    this.#fields = fieldsOfSelf(expression);
    const [only = "", ...others] = this.#fields ?? [];
    const type = schema.fields[only]?.schema;
    const isBrief = type?.kind === "scalar" && (type.type === "string" || type.type === "boolean");
    if (this.#fields !== undefined && others.length === 0 && (only === "" || isBrief)) this.#only = only;
  }

  /** Throws for an expression that cannot be parsed or evaluated. */
  holds(struct: JsonObject): boolean {
    if (this.#only === undefined) return this.#evaluate(struct);
    const read: JsonValue | undefined = this.#only === "" ? undefined : (getOwn(struct, this.#only) ?? undefined);
    const isBrief = read === undefined || typeof read === "boolean" || (typeof read === "string" && read.length <= LONGEST_KEPT);
    if (!isBrief) return this.#evaluate(struct);
    const known = this.#answers.get(read);
    if (known !== undefined) return known;
    const answer = this.#evaluate(struct);
    if (this.#answers.size >= MOST_KEPT) this.#answers.clear();
    this.#answers.set(read, answer);
    return answer;
  }

  #evaluate(struct: JsonObject): boolean {
    return resultOf(this.expression, { self: seenValue(struct, this.schema, this.#fields) }) === true;
  }
}
