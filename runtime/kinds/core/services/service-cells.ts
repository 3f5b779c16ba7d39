/** Cells of services. */
import type { Service } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { ComputedCell } from "../../../definition/resource-definition.js";
import { loadBalancerText } from "./load-balancer.js";

/** Addresses outside the cluster, as the type of the service has them. */
export const serviceExternalAddress: ComputedCell = (object) => {
  const { spec, status } = asService(object);
  const external = spec?.externalIPs ?? [];
  switch (spec?.type) {
    case "ClusterIP":
    case "NodePort":
      return external.length === 0 ? "<none>" : external.join(",");
    case "LoadBalancer": {
      const balanced = loadBalancerText(status?.loadBalancer);
      const all = [...(balanced === "" ? [] : [balanced]), ...external];
      return all.length === 0 ? "<pending>" : all.join(",");
    }
    case "ExternalName":
      return spec.externalName ?? "";
    default:
      return "<unknown>";
  }
};

/** `port[:nodePort]/protocol`, with "," between. */
export const servicePorts: ComputedCell = (object) => {
  const ports = asService(object).spec?.ports ?? [];
  const texts = ports.map(({ port, nodePort, protocol = "TCP" }) => (nodePort ? `${port}:${nodePort}/${protocol}` : `${port}/${protocol}`));
  return texts.length === 0 ? "<none>" : texts.join(",");
};

const asService = (object: ApiObject): Service => object as unknown as Service;
