/** Flags of authentication, authorization and admission. */
import { AUTHORIZATION_MODES } from "../definition/authorization-modes.js";
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
    help: `Ordered list of ${AUTHORIZATION_MODES.join(", ")}; the first that allows or denies decides. Members of the administrators' group pass all of them.`,
    default: "RBAC",
    parse: (value: string) => (value === "" ? [] : listOf(...AUTHORIZATION_MODES)(value)),
  },
  "authorization-policy-file": {
    value: "file",
    help: "Policies of the mode ABAC, a JSON object on each line.",
    default: "",
    parse: text,
  },
} as const;

const names = (value: string): readonly string[] => value.split(",").filter((name) => name !== "");

export const admissionFlags = {
  "enable-admission-plugins": {
    value: "names",
    help: "Admission plugins to turn on besides those that are on anyway, separated by commas; their order does not matter.",
    default: "",
    repeatable: true,
    parse: names,
  },
  "disable-admission-plugins": {
    value: "names",
    help: "Admission plugins to turn off, separated by commas.",
    default: "",
    repeatable: true,
    parse: names,
  },
} as const;
