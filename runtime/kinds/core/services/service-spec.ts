/** What of a service depends on its type, and what of an earlier state stays when a writer does not speak of it. */
import type { Service, ServicePort, ServiceSpec } from "../../../../generated/core/v1/types.js";
import type { ApiObject } from "../../../definition/object-meta.js";

export const NO_ADDRESS = "None";

export const specOf = (object: Readonly<ApiObject>): ServiceSpec => (object as unknown as Service).spec ?? {};

export const typeOf = ({ type = "ClusterIP" }: ServiceSpec): NonNullable<ServiceSpec["type"]> => type;

export const hasClusterAddresses = (spec: ServiceSpec): boolean => typeOf(spec) !== "ExternalName";

export const hasNodePorts = (spec: ServiceSpec): boolean => typeOf(spec) === "NodePort" || typeOf(spec) === "LoadBalancer";

export const isHeadless = ({ clusterIP }: ServiceSpec): boolean => clusterIP === NO_ADDRESS;

/** A load balancer that sends traffic only to nodes with pods asks them at this port. */
export const hasHealthCheckPort = (spec: ServiceSpec): boolean => typeOf(spec) === "LoadBalancer" && spec.externalTrafficPolicy === "Local";

/** Addresses that are the service's alone. */
export const addressesOf = ({ clusterIPs = [] }: ServiceSpec): readonly string[] =>
  clusterIPs.filter((address) => address !== "" && address !== NO_ADDRESS);

/** Ports of nodes that are the service's alone, each once. */
export function nodePortsOf({ ports = [], healthCheckNodePort = 0 }: ServiceSpec): ReadonlySet<number> {
  const taken = new Set(ports.map(({ nodePort = 0 }) => nodePort));
  taken.add(healthCheckNodePort);
  taken.delete(0);
  return taken;
}

/** clusterIP and clusterIPs say the same; who writes only one of them, writes both. */
export function alignAddresses(spec: ServiceSpec, old: ServiceSpec | undefined): void {
  const { clusterIP = "", clusterIPs = [] } = spec;
  if (old === undefined || !hasClusterAddresses(old)) {
    if (clusterIP !== "" && clusterIPs.length === 0) spec.clusterIPs = [clusterIP];
    return;
  }
  if (clusterIP === (old.clusterIP ?? "")) return;
  const unchanged = sameTexts(clusterIPs, old.clusterIPs);
  if (clusterIP === "" && unchanged) delete spec.clusterIPs;
  else if (clusterIP !== "" && (clusterIPs.length === 0 || unchanged)) spec.clusterIPs = [clusterIP];
}

/** What the server chose stays when a writer leaves it out. */
export function keepChosen(spec: ServiceSpec, old: ServiceSpec): void {
  if (hasClusterAddresses(spec) && hasClusterAddresses(old)) {
    if (!spec.clusterIP && old.clusterIP) spec.clusterIP = old.clusterIP;
    if ((spec.clusterIPs ?? []).length === 0 && spec.clusterIP === old.clusterIP && old.clusterIPs) spec.clusterIPs = [...old.clusterIPs];
  }
  if (hasNodePorts(spec) && hasNodePorts(old)) keepNodePorts(spec.ports ?? [], old.ports ?? []);
  if (hasHealthCheckPort(spec) && hasHealthCheckPort(old) && !spec.healthCheckNodePort && old.healthCheckNodePort) {
    spec.healthCheckNodePort = old.healthCheckNodePort;
  }
}

/** By the names of the ports: whatever else of a port changes, it keeps its port of nodes. */
function keepNodePorts(ports: ServicePort[], old: readonly ServicePort[]): void {
  const asked = new Set(ports.map(({ nodePort = 0 }) => nodePort));
  const before = new Map(old.map(({ name = "", nodePort = 0 }) => [name, nodePort]));
  for (const port of ports) {
    const kept = before.get(port.name ?? "") ?? 0;
    if (!port.nodePort && kept !== 0 && !asked.has(kept)) port.nodePort = kept;
  }
}

/** What only the earlier type had a use for goes when the type changes and the writer left it as it was. */
export function dropUnused(spec: ServiceSpec, old: ServiceSpec): void {
  if (hasClusterAddresses(old) && !hasClusterAddresses(spec)) {
    const unchanged = (spec.clusterIP ?? "") === (old.clusterIP ?? "") && sameTexts(spec.clusterIPs, old.clusterIPs);
    if (unchanged) {
      delete spec.clusterIP;
      delete spec.clusterIPs;
    }
    if (sameTexts(spec.ipFamilies, old.ipFamilies)) delete spec.ipFamilies;
    if (spec.ipFamilyPolicy === old.ipFamilyPolicy) delete spec.ipFamilyPolicy;
  }
  if (hasNodePorts(old) && !hasNodePorts(spec) && sameNodePorts(spec, old)) for (const port of spec.ports ?? []) delete port.nodePort;
  if (hasHealthCheckPort(old) && !hasHealthCheckPort(spec) && spec.healthCheckNodePort === old.healthCheckNodePort) {
    delete spec.healthCheckNodePort;
  }
  if (hasNodePorts(old) && !hasNodePorts(spec) && spec.externalTrafficPolicy === old.externalTrafficPolicy) {
    delete spec.externalTrafficPolicy;
  }
  if (typeOf(old) !== "LoadBalancer" || typeOf(spec) === "LoadBalancer") return;
  if (spec.allocateLoadBalancerNodePorts === old.allocateLoadBalancerNodePorts) delete spec.allocateLoadBalancerNodePorts;
  if (spec.loadBalancerClass === old.loadBalancerClass) delete spec.loadBalancerClass;
}

function sameNodePorts(spec: ServiceSpec, old: ServiceSpec): boolean {
  const before = new Set((old.ports ?? []).map(({ nodePort = 0 }) => nodePort));
  return (spec.ports ?? []).every(({ nodePort = 0 }) => nodePort === 0 || before.has(nodePort));
}

function sameTexts(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}
