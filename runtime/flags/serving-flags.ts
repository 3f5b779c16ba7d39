/** Flags of the listener and its certificates. */
import { CIPHER_SUITE_NAMES, cipherSuites, TLS_VERSION_NAMES, tlsVersion } from "./tls-values.js";
import { duration, integer, ipAddress, optionalIpAddress, text } from "./values.js";

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
  "tls-cipher-suites": {
    value: "names",
    help: `Cipher suites of TLS 1.2, separated by commas; those of TLS 1.3 are always on. Empty: all that are known: ${CIPHER_SUITE_NAMES.join(", ")}.`,
    default: "",
    parse: cipherSuites,
  },
  "tls-min-version": {
    value: "version",
    help: `Oldest version of TLS that is spoken: ${TLS_VERSION_NAMES.join(", ")}.`,
    default: "VersionTLS12",
    parse: tlsVersion,
  },
  "tls-handshake-timeout": {
    value: "duration",
    help: "How long a client may take from connecting to the end of the TLS handshake.",
    default: "10s",
    parse: duration(1000),
  },
  "max-connections": {
    value: "count",
    help: "Connections at once. Beyond them whoever has been there longest without proving who he is has to go. 0: as many as the process may have files open, less a reserve.",
    default: "0",
    parse: integer(0, 1_000_000),
  },
  "tls-private-key-file": { value: "file", help: "PEM private key of --tls-cert-file.", default: "", parse: text },
} as const;
