/**
 * The types that a kind is made of, as far as the server or a client asks for them: schemas, validators and codecs are emitted of those alone.
 * A type that others only inline, or that nothing holds, has its interface and its message in the `.proto` files.
 */
import type { TypeModel, TypeRef } from "../../runtime/schema/declared/type-model.js";
import type { ApiModel } from "../model/model.js";
import { isOfEveryGroup, typeNamed } from "./naming.js";

/** Those with a schema: what kinds hold by reference. */
export const typesWithSchema = (model: ApiModel): ReadonlySet<TypeModel> =>
  reachedFrom(servedTypes(model), (type) => type.fields.flatMap((field) => namedIn(field.type)).map((name) => typeNamed(model, name)));

/** Those with a codec: a message also holds what JSON shows inlined. */
export const typesWithCodec = (model: ApiModel): ReadonlySet<TypeModel> =>
  reachedFrom(
    servedTypes(model).filter((type) => type.hasProtobuf),
    (type) =>
      [
        ...type.fields.filter((field) => field.embeddedIn === undefined).flatMap((field) => namedIn(field.type)),
        ...type.embedded.map((embedded) => embedded.type),
      ].map((name) => typeNamed(model, name)),
  );

/** Types of resources, and of kinds that are none. */
export function judgedTypes(model: ApiModel): TypeModel[] {
  const others = model.metaKinds.filter((kind) => !isOfEveryGroup(kind));
  return [...model.resources, ...others].map(({ type }) => typeNamed(model, type));
}

/** All of `roots` and what they use, directly or not. */
export function reachedFrom(roots: readonly TypeModel[], uses: (type: TypeModel) => readonly TypeModel[]): ReadonlySet<TypeModel> {
  const reached = new Set(roots);
  for (const type of reached) for (const used of uses(type)) reached.add(used);
  return reached;
}

/** Also those of the machinery that have a binary form. */
function servedTypes(model: ApiModel): TypeModel[] {
  const machinery = model.metaKinds.filter(isOfEveryGroup).map(({ type }) => typeNamed(model, type));
  return [...judgedTypes(model), ...machinery.filter((type) => type.hasProtobuf)];
}

function namedIn(type: TypeRef): readonly string[] {
  if (type.kind === "ref") return [type.name];
  if (type.kind === "list") return namedIn(type.item);
  return type.kind === "map" ? namedIn(type.value) : [];
}
