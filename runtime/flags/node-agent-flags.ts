/** Flags of how the agents of nodes are reached: for logs, commands in containers, and whatever else a node has to answer itself. */
import { duration, integer, list, text } from "./values.js";

export const nodeAgentFlags = {
  "kubelet-preferred-address-types": {
    value: "types",
    help: "Types of addresses of nodes, separated by commas; an agent is reached at the first that its node has.",
    default: "Hostname,InternalDNS,InternalIP,ExternalDNS,ExternalIP",
    parse: list,
  },
  "kubelet-port": {
    value: "port",
    help: "Port of agents whose nodes do not say where they listen. Deprecated.",
    default: "10250",
    parse: integer(1, 65535),
  },
  "kubelet-timeout": {
    value: "duration",
    help: "How long it may take to connect to an agent.",
    default: "5s",
    parse: duration(1),
  },
  "kubelet-certificate-authority": {
    value: "file",
    help: "PEM file of authorities that agents have to be vouched for by; without one whatever they prove is taken.",
    default: "",
    parse: text,
  },
  "kubelet-client-certificate": {
    value: "file",
    help: "PEM file of the certificate that agents are shown.",
    default: "",
    parse: text,
  },
  "kubelet-client-key": {
    value: "file",
    help: "PEM file of the key of that certificate.",
    default: "",
    parse: text,
  },
} as const;
