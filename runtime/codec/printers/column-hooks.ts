/** Table cells that no path can give, by the name that a definition's column has for them. */
import type { JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";

/** `now` is milliseconds since the epoch. */
export type ColumnHook = (object: ApiObject, now: number) => JsonValue;

export const columnHooks = {} as const satisfies Record<string, ColumnHook>;
