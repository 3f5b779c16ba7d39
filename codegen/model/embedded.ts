/** Types that take in what other types say: fields and demands of embedded ones, descriptions of those that fields refer to. */
import { type BuiltType, fieldPlace } from "../../runtime/schema/declared/built-type.js";
import { asMapping } from "../../runtime/schema/declared/mapping.js";
import { joinChecks } from "../../runtime/schema/declared/marks.js";
import { schemaAt } from "../../runtime/schema/declared/place.js";
import type { FieldModel, TypeModel } from "../../runtime/schema/declared/type-model.js";
import type { ProblemList } from "./problem-list.js";

/** Replaces each embedded type by its fields, marked {@link FieldModel.embeddedIn}, in the place where it was declared: after the fields before it. */
export function flattenEmbedded(types: Map<string, BuiltType>, problems: ProblemList): void {
  for (const [name, built] of types) {
    if (built.model.embedded.length === 0) continue;
    const inherited = built.model.embedded.flatMap((embedded) =>
      (types.get(embedded.type)?.model.fields ?? []).map((field) => ({ ...field, embeddedIn: embedded.name })),
    );
    const own = built.model.fields;
    for (const field of inherited) {
      if (own.some((other) => other.name === field.name)) {
        problems.atKey(fieldPlace(built, field.name), [], `field "${field.name}" is also brought in by the embedded "${field.embeddedIn}"`);
      }
    }
    const embedded = built.model.embedded.flatMap(({ type }) => types.get(type)?.model ?? []);
    types.set(name, { ...built, model: { ...withDemands(built.model, embedded), fields: orderedFields(built, own, inherited) } });
  }
}

/** What embedded types demand, their parent demands, too. */
function withDemands(model: TypeModel, embedded: readonly TypeModel[]): TypeModel {
  const checks = joinChecks(model.checks, ...embedded.map((type) => type.checks));
  const order = model.validationOrder ?? [];
  const unions = [...(model.unions ?? []), ...embedded.flatMap((type) => type.unions ?? [])].map((union) => ({
    ...union,
    members: [...union.members].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
  }));
  const defaultsBelow = [...embedded, model].flatMap((type) => type.defaultsBelow ?? []);
  const hooks = [...embedded.flatMap((type) => type.hooks ?? []), ...(model.hooks ?? [])];
  return {
    ...model,
    ...(checks === undefined ? {} : { checks }),
    ...(unions.length === 0 ? {} : { unions }),
    ...(defaultsBelow.length === 0 ? {} : { defaultsBelow }),
    ...(hooks.length === 0 ? {} : { hooks }),
  };
}

/** Own and inherited fields in the order of the declaration. */
function orderedFields(built: BuiltType, own: readonly FieldModel[], inherited: readonly FieldModel[]): FieldModel[] {
  const declared = Object.keys(asMapping(schemaAt(built.place)["properties"]));
  const position = (field: FieldModel): number => declared.indexOf(field.embeddedIn ?? field.name);
  return [...own, ...inherited]
    .map((field, index) => ({ field, index }))
    .sort((a, b) => position(a.field) - position(b.field) || a.index - b.index)
    .map((entry) => entry.field);
}

/** Gives each field that refers to a type and says nothing of itself the description of that type. */
export function inheritDescriptions(types: Map<string, BuiltType>): void {
  for (const [name, built] of types) {
    const fields = built.model.fields.map((field) =>
      field.description === "" && field.type.kind === "ref"
        ? { ...field, description: types.get(field.type.name)?.model.description ?? "" }
        : field,
    );
    types.set(name, { ...built, model: { ...built.model, fields } });
  }
}
