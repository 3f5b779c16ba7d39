/** Everything that definitions name, of every group; the composition root hands it to what needs it. */
import type { KindFunctions } from "../definition/resource-definition.js";
import { coreKinds } from "./core/index.js";

const groups = [coreKinds] as const satisfies readonly KindFunctions[];

export const kinds: KindFunctions = {
  cells: Object.assign({}, ...groups.map(({ cells }) => cells)),
  conversions: Object.assign({}, ...groups.map(({ conversions }) => conversions)),
};
