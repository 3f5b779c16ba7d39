/** Plain data of which nothing is known: each look gives what is asked for, or nothing. */

/** A mapping as a document gives it; nothing in it is trusted. */
export type Mapping = Readonly<Record<string, unknown>>;

export function asMapping(value: unknown): Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Mapping) : {};
}

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
export const asNumber = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
export const asBoolean = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);

/** Whether a value has values inside values more than `most` levels down; takes no stack, however deep it is. */
export function nestsDeeperThan<T>(most: number, value: T, inside: (value: T) => readonly T[]): boolean {
  let level: readonly T[] = [value];
  for (let depth = 0; depth <= most; depth++) {
    level = level.flatMap(inside);
    if (level.length === 0) return false;
  }
  return true;
}
