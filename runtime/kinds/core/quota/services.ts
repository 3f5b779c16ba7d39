/** What services use: node ports and load balancers besides themselves (ADM-20). */
import type { ServiceSpec } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import { type Amounts, ONE, wholeNumber, ZERO } from "../amounts.js";
import type { Measure } from "./measure.js";

const NAMES: ReadonlySet<string> = new Set(["count/services", "services", "services.nodeports", "services.loadbalancers"]);

/** Ports are counted by what is asked for: none is given out yet when a service is created. */
function nodePorts({ type, ports, allocateLoadBalancerNodePorts }: ServiceSpec): number {
  const all = ports ?? [];
  if (type === "NodePort") return all.length;
  if (type !== "LoadBalancer") return 0;
  return allocateLoadBalancerNodePorts === false ? all.filter(({ nodePort }) => !!nodePort).length : all.length;
}

export const serviceMeasure: Measure = {
  group: "",
  resource: "services",
  countsOnly: false,
  operations: ["CREATE", "UPDATE"],
  measures: (name) => NAMES.has(name),
  usage(service: Readonly<ApiObject>): Amounts {
    const spec = (service["spec"] ?? {}) as ServiceSpec;
    return new Map([
      ["count/services", ONE],
      ["services", ONE],
      ["services.nodeports", wholeNumber(nodePorts(spec))],
      ["services.loadbalancers", spec.type === "LoadBalancer" ? ONE : ZERO],
    ]);
  },
};
