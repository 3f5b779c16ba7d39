/** Flags of authentication and authorization. */
import { boolean, listOf, text } from "./values.js";

export const authenticationFlags = {
  "anonymous-auth": {
    value: "boolean",
    help: "Lets requests without credentials pass as the anonymous user. Off under --authorization-mode=AlwaysAllow.",
    default: "true",
    implied: "true",
    parse: boolean,
  },
  "client-ca-file": {
    value: "file",
    help: "PEM bundle; clients with a certificate signed by one of its authorities are authenticated by it, besides those of this server's own authority.",
    default: "",
    parse: text,
  },
} as const;

export const authorizationFlags = {
  "authorization-mode": {
    value: "modes",
    help: "Ordered list of AlwaysAllow, AlwaysDeny. Empty: only members of the administrators' group may do anything.",
    default: "",
    parse: (value: string) => (value === "" ? [] : listOf("AlwaysAllow", "AlwaysDeny")(value)),
  },
} as const;
