/** Everything that definitions name, of every group; the composition root hands it to what needs it. */
import type { KindFunctions } from "../definition/resource-definition.js";
import { certificatesKinds } from "./certificates/index.js";
import { coreKinds } from "./core/index.js";
import { networkingKinds } from "./networking/index.js";
import { rbacKinds } from "./rbac/index.js";

const groups = [certificatesKinds, coreKinds, networkingKinds, rbacKinds] as const satisfies readonly KindFunctions[];

export const kinds: KindFunctions = {
  cells: Object.assign({}, ...groups.map(({ cells }) => cells)),
  conversions: Object.assign({}, ...groups.map(({ conversions }) => conversions)),
};
