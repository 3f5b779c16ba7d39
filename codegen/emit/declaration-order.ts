/** In which order types are declared, so that constants name only what is initialised before them wherever that is possible. */
import type { ApiModel, TypeModel, TypeRef } from "../model/model.js";
import { typesByPackage } from "./emitter-context.js";
import { qualifiedName, typeNamed } from "./naming.js";

export interface TypeOrder {
  /** Types by package, each after the types of its package that it uses, cycles apart. */
  readonly packages: ReadonlyMap<string, readonly TypeModel[]>;
  /** Whether the constant of `used` is initialised when that of `user` is; both are qualified names. */
  isDeclaredBefore(used: string, user: string): boolean;
}

/** Names of the types that a type uses directly, in order of use. */
export function usedTypes(type: TypeModel): string[] {
  return type.fields.flatMap((field) => namesIn(field.type));
}

function namesIn(type: TypeRef): string[] {
  if (type.kind === "ref") return [type.name];
  if (type.kind === "list") return namesIn(type.item);
  return type.kind === "map" ? namesIn(type.value) : [];
}

export function orderOfDeclaration(model: ApiModel): TypeOrder {
  const position = new Map<string, number>();
  const packages = new Map<string, readonly TypeModel[]>();
  const packageOrder = packagesByDependency(model);
  for (const [packageName, types] of typesByPackage(model)) {
    const ordered = usedFirst(types, packageName, model);
    for (const [index, type] of ordered.entries()) position.set(qualifiedName(type), index);
    packages.set(packageName, ordered);
  }
  const isDeclaredBefore = (used: string, user: string): boolean => {
    const usedPackage = typeNamed(model, used).package;
    const userPackage = typeNamed(model, user).package;
    if (usedPackage === userPackage) return (position.get(used) ?? 0) < (position.get(user) ?? 0);
    return !(packageOrder.get(usedPackage)?.has(userPackage) ?? false);
  };
  return { packages, isDeclaredBefore };
}

function usedFirst(types: readonly TypeModel[], packageName: string, model: ApiModel): TypeModel[] {
  const ordered: TypeModel[] = [];
  const seen = new Set<TypeModel>();
  const visit = (type: TypeModel): void => {
    if (seen.has(type) || type.package !== packageName) return;
    seen.add(type);
    for (const name of usedTypes(type)) visit(typeNamed(model, name));
    ordered.push(type);
  };
  types.forEach(visit);
  return ordered;
}

/** For each package, the packages it uses directly or through others. */
function packagesByDependency(model: ApiModel): ReadonlyMap<string, ReadonlySet<string>> {
  const direct = new Map<string, Set<string>>();
  for (const type of model.types.values()) {
    const uses = direct.get(type.package) ?? new Set<string>();
    direct.set(type.package, uses);
    for (const name of usedTypes(type)) uses.add(typeNamed(model, name).package);
  }
  const reach = (from: string, into: Set<string>): Set<string> => {
    for (const next of direct.get(from) ?? []) {
      if (!into.has(next)) reach(next, into.add(next));
    }
    return into;
  };
  return new Map([...direct.keys()].map((name) => [name, reach(name, new Set())]));
}
