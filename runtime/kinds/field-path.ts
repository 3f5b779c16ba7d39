/** Paths of fields as mistakes show them, taken from the generated types: what is renamed in a definition is told by the compiler. */

/** A value's fields and items, each a place again; keys of maps are no part of it. */
export type Place<T> = T extends readonly (infer Item)[]
  ? Readonly<Record<number, Place<NonNullable<Item>>>>
  : T extends object
    ? { readonly [Field in keyof T]-?: Place<NonNullable<T[Field]>> }
    : unknown;

/** The path that `select` walks: `fieldPath<Service>(({ spec }) => spec.ports[1]?.nodePort)` is `spec.ports[1].nodePort`. */
export function fieldPath<T extends object>(select: (at: Place<T>) => unknown): string {
  let path = "";
  const walked: object = new Proxy(
    {},
    {
      get(_target, step) {
        const name = String(step);
        path += /^\d+$/.test(name) ? `[${name}]` : path === "" ? name : `.${name}`;
        return walked;
      },
    },
  );
  select(walked as Place<T>);
  return path;
}
