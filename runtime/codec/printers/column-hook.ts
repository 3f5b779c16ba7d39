/** What makes a table cell that no path can give. */
import type { JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";

/** `now` is milliseconds since the epoch. */
export type ColumnHook = (object: ApiObject, now: number) => JsonValue;
