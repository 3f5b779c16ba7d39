/** Kinds that are kept for others to read, while nothing in this server does what they ask: whoever writes one is told so. */
import type { ResourceHook } from "../registry/resource-hook.js";

export const notActedOnHook: ResourceHook = {
  warnings: (_object, _old, { definition, subresource }) =>
    subresource === "" ? [`${definition.kind} is stored and served; this server does not act on it`] : [],
};
