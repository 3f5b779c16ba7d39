/** Cells of nodes. */
import type { Node } from "../../../generated/core/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";

/** Labels that say what a node is for, under any vendor's domain: `node-role.<domain>/<role>`, `<domain>/role: <role>`. */
const ROLE_IN_KEY = /^node-role\.[^/]+\/(.+)$/;
const ROLE_IN_VALUE = /^[^./]+\.[^./]+\/role$/;

/** Whether the node is ready, and whether pods are kept away. */
export const nodeStatus: ComputedCell = (object) => {
  const { spec, status } = asNode(object);
  const ready = status?.conditions?.find(({ type }) => type === "Ready");
  const state = ready === undefined ? "Unknown" : ready.status === "True" ? "Ready" : "NotReady";
  return spec?.unschedulable === true ? `${state},SchedulingDisabled` : state;
};

/** What labels say the node is for, with "," between. */
export const nodeRoles: ComputedCell = (object) => {
  const roles = Object.entries(object.metadata.labels ?? {}).flatMap(([key, value]) => {
    const named = ROLE_IN_KEY.exec(key)?.[1];
    if (named !== undefined) return [named];
    return ROLE_IN_VALUE.test(key) && value !== "" ? [value] : [];
  });
  return roles.length === 0 ? "<none>" : [...new Set(roles)].sort().join(",");
};

/** The first address within the cluster. */
export const nodeInternalAddress: ComputedCell = (object) => addressOf(object, "InternalIP");

/** The first address outside of the cluster. */
export const nodeExternalAddress: ComputedCell = (object) => addressOf(object, "ExternalIP");

const asNode = (object: ApiObject): Node => object as unknown as Node;

function addressOf(object: ApiObject, wanted: string): string {
  const found = asNode(object).status?.addresses?.find(({ type }) => type === wanted);
  return found?.address ?? "<none>";
}
