/** All flags of the server. */
import type { FeatureGates } from "../definition/feature-gate.js";
import type { LogLevel } from "../log/log.js";
import { apiFlags } from "./api-flags.js";
import { controllerFlags } from "./controller-flags.js";
import type { FlagGroup, FlagValues } from "./flag.js";
import { FlagError } from "./flag.js";
import { helpText } from "./help.js";
import { networkFlags } from "./network-flags.js";
import { nodeAgentFlags } from "./node-agent-flags.js";
import { lifecycleFlags, limitFlags, loggingFlags } from "./operation-flags.js";
import { parseFlags } from "./parse-flags.js";
import { admissionFlags, authenticationFlags, authorizationFlags } from "./security-flags.js";
import { servingFlags } from "./serving-flags.js";
import { signingFlags } from "./signing-flags.js";
import { storageFlags } from "./storage-flags.js";

const flagGroups = (gates: FeatureGates): readonly FlagGroup[] => [
  { title: "Serving flags", flags: servingFlags },
  { title: "Storage flags", flags: storageFlags },
  { title: "API flags", flags: apiFlags(gates) },
  { title: "Authentication flags", flags: authenticationFlags },
  { title: "Authorization flags", flags: authorizationFlags },
  { title: "Admission flags", flags: admissionFlags },
  { title: "Service flags", flags: networkFlags },
  { title: "Node agent flags", flags: nodeAgentFlags },
  { title: "Controllers flags", flags: controllerFlags },
  { title: "Signing flags", flags: signingFlags },
  { title: "Limits flags", flags: limitFlags },
  { title: "Lifecycle flags", flags: lifecycleFlags },
  { title: "Logging flags", flags: loggingFlags },
];

const flagTable = (gates: FeatureGates) => ({
  ...servingFlags,
  ...storageFlags,
  ...apiFlags(gates),
  ...authenticationFlags,
  ...authorizationFlags,
  ...admissionFlags,
  ...networkFlags,
  ...nodeAgentFlags,
  ...controllerFlags,
  ...signingFlags,
  ...limitFlags,
  ...lifecycleFlags,
  ...loggingFlags,
});

/** Values of the server's flags by their names. Durations are milliseconds, `min-request-timeout` is seconds. */
export type ServerFlags = FlagValues<ReturnType<typeof flagTable>>;

/** Reads the server's command line; `gates` are the feature gates that definitions declare. Throws FlagError. */
export function parseServerFlags(argv: readonly string[], gates: FeatureGates): ServerFlags {
  const flags = parseFlags(flagTable(gates), argv);
  if ((flags["tls-cert-file"] === "") !== (flags["tls-private-key-file"] === "")) {
    throw new FlagError("--tls-cert-file and --tls-private-key-file must be given together");
  }
  return flags;
}

/** The least severe messages to log. */
export function logLevelOf(flags: ServerFlags): LogLevel {
  if (flags.v === 0) return flags["log-level"];
  return flags.v >= 4 ? "trace" : flags.v >= 2 ? "debug" : "info";
}

/** The text of `--help`. */
export const serverHelp = (gates: FeatureGates): string =>
  helpText("orch-apiserver", "Serves a control-plane API on an embedded store.", flagGroups(gates));
