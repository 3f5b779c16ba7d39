/** Flags of the addresses and ports that services get. */
import { list, oneOf, portRange } from "./values.js";

export const networkFlags = {
  "service-cluster-ip-range": {
    value: "ranges",
    help: "Range of addresses that services get theirs from, such as 10.0.0.0/24; two of different families, separated by a comma, where services can have both. The first is the default; its first address is that of the service which leads to this server.",
    default: "10.0.0.0/24",
    parse: list,
  },
  "service-node-port-range": {
    value: "range",
    help: "Ports of nodes that services get theirs from, both ends included.",
    default: "30000-32767",
    parse: portRange,
  },
  "endpoint-reconciler-type": {
    value: "type",
    help: "Where that service leads: lease, to all servers that live; none, nowhere that this server says.",
    default: "lease",
    parse: oneOf("lease", "none"),
  },
} as const;
