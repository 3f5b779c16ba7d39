/** Cells of ingress classes. */
import type { IngressClass } from "../../../generated/networking/v1/types.js";
import type { ComputedCell } from "../../definition/resource-definition.js";

/** `kind[.group]/name` of the object with parameters. */
export const ingressClassParameters: ComputedCell = (object) => {
  const { parameters } = (object as unknown as IngressClass).spec ?? {};
  if (parameters === undefined) return "<none>";
  const { apiGroup = "", kind, name } = parameters;
  return apiGroup === "" ? `${kind}/${name}` : `${kind}.${apiGroup}/${name}`;
};
