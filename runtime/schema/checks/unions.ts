/** Of the members of a union one is given, the one that its discriminator calls for. */
import { getOwn, type JsonObject } from "../../definition/json.js";
import type { Union } from "../../definition/schema.js";
import { type FieldError, forbiddenField, required } from "../../errors/field-error.js";
import { memberField } from "./paths.js";

/** `closedGate` gives the feature gate without which a member is not to be had; undefined for members that are. */
export function unionErrors(
  value: JsonObject,
  union: Union,
  field: string,
  closedGate: (member: string) => string | undefined = () => undefined,
): FieldError[] {
  const given = union.members.filter((name) => (getOwn(value, name) ?? null) !== null);
  return union.discriminator === undefined ? plainErrors(given, union, field) : discriminatedErrors(value, given, union, field, closedGate);
}

function plainErrors(given: readonly string[], { noun, required: isRequired }: Union, field: string): FieldError[] {
  if (given.length === 0) return isRequired ? [required(field, `must specify ${articleOf(noun)} ${noun}`)] : [];
  return given.slice(1).map((name) => superfluous(memberField(field, name), `may not specify more than 1 ${noun}`));
}

function discriminatedErrors(
  value: JsonObject,
  given: readonly string[],
  union: Union,
  field: string,
  closedGate: (member: string) => string | undefined,
): FieldError[] {
  const { noun, discriminator = "", values = {} } = union;
  const said = getOwn(value, discriminator);
  // That there is no discriminator, or one of an unknown value, is told of the discriminator itself.
  if (typeof said !== "string" || said === "") return [];
  const wanted = union.members.find((name) => values[name] === said);
  const others = given.filter((name) => name !== wanted);
  const told = others.map((name) => superfluous(memberField(field, name), `must populate the given ${noun} only`));
  if (wanted === undefined || !union.required || given.includes(wanted)) return told;
  const gate = closedGate(wanted);
  const onlyThen = gate === undefined ? "" : ` (only allowed when ${gate} feature is enabled)`;
  const missing = required(memberField(field, wanted), `must populate information for the given ${noun}${onlyThen}`);
  // One alone that is another than the wanted is told of by the wanted one's absence.
  return given.length === 1 ? [missing] : [missing, ...told];
}

const superfluous = (field: string, detail: string): FieldError => ({ ...forbiddenField(field, detail), hidesBelow: true });

const articleOf = (noun: string): string => (/^[aeiou]/i.test(noun) ? "an" : "a");
