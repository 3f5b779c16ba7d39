/** How the parts of the control plane are: `componentstatuses`, asked whenever somebody reads them (specification: Catalogue). */
import type { ComponentCondition, ComponentStatus } from "../../../generated/core/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ComputedCell } from "../../definition/resource-definition.js";
import type { ComponentHealth, ReadingHandler } from "../../registry/handlers.js";

export const componentStatus: ReadingHandler = {
  does: "read",
  async get(_, { name }, services) {
    const found = (await services.components()).find((component) => component.name === name);
    return found === undefined ? undefined : asObject(found);
  },
  async list(_context, _namespace, services) {
    return (await services.components()).map(asObject);
  },
};

function asObject({ name, well, message, error }: ComponentHealth): ApiObject {
  const condition = { type: "Healthy", status: well ? "True" : "False", message, ...(error === undefined ? {} : { error }) };
  return { metadata: { name }, conditions: [condition] } as unknown as ApiObject;
}

const healthOf = (object: ApiObject): ComponentCondition | undefined =>
  (object as unknown as ComponentStatus).conditions?.find(({ type }) => type === "Healthy");

/** `Healthy`, `Unhealthy`, or `Unknown` where nothing is said. */
export const componentHealth: ComputedCell = (object) => {
  const condition = healthOf(object);
  if (condition === undefined) return "Unknown";
  return condition.status === "True" ? "Healthy" : "Unhealthy";
};

export const componentMessage: ComputedCell = (object) => healthOf(object)?.message ?? "";

export const componentError: ComputedCell = (object) => healthOf(object)?.error ?? "";
