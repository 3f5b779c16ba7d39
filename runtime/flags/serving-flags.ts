/** Flags of the listener and its certificates. */
import { integer, ipAddress, optionalIpAddress, text } from "./values.js";

export const servingFlags = {
  "secure-port": {
    value: "port",
    help: "Port to serve HTTPS on; 0 takes any free port and prints it.",
    default: "6443",
    parse: integer(0, 65535),
  },
  "bind-address": { value: "ip", help: "Address to listen on.", default: "0.0.0.0", parse: ipAddress },
  "advertise-address": {
    value: "ip",
    help: "Address that clients are told to use: in the administrator's kubeconfig and in the serving certificate. Empty: the bind address, or the loopback address when that is unspecified.",
    default: "",
    parse: optionalIpAddress,
  },
  "cert-dir": {
    value: "directory",
    help: "Where the certificates that this server makes are kept. Empty: pki in the data directory.",
    default: "",
    parse: text,
  },
  "tls-cert-file": {
    value: "file",
    help: "PEM serving certificate, followed by its intermediates; needs --tls-private-key-file. Empty: one is made.",
    default: "",
    parse: text,
  },
  "tls-private-key-file": { value: "file", help: "PEM private key of --tls-cert-file.", default: "", parse: text },
} as const;
