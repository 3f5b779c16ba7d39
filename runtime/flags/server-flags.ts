/** All flags of the server. */
import { apiFlags } from "./api-flags.js";
import type { FlagGroup, FlagValues } from "./flag.js";
import { FlagError } from "./flag.js";
import { helpText } from "./help.js";
import { lifecycleFlags, limitFlags, loggingFlags } from "./operation-flags.js";
import { parseFlags } from "./parse-flags.js";
import { admissionFlags, authenticationFlags, authorizationFlags } from "./security-flags.js";
import { servingFlags } from "./serving-flags.js";
import { storageFlags } from "./storage-flags.js";

const GROUPS: readonly FlagGroup[] = [
  { title: "Serving flags", flags: servingFlags },
  { title: "Storage flags", flags: storageFlags },
  { title: "API flags", flags: apiFlags },
  { title: "Authentication flags", flags: authenticationFlags },
  { title: "Authorization flags", flags: authorizationFlags },
  { title: "Admission flags", flags: admissionFlags },
  { title: "Limits flags", flags: limitFlags },
  { title: "Lifecycle flags", flags: lifecycleFlags },
  { title: "Logging flags", flags: loggingFlags },
];

const TABLE = {
  ...servingFlags,
  ...storageFlags,
  ...apiFlags,
  ...authenticationFlags,
  ...authorizationFlags,
  ...admissionFlags,
  ...limitFlags,
  ...lifecycleFlags,
  ...loggingFlags,
} as const;

/** Values of the server's flags by their names. Durations are milliseconds, `min-request-timeout` is seconds. */
export type ServerFlags = FlagValues<typeof TABLE>;

/** Reads the server's command line. Throws FlagError. */
export function parseServerFlags(argv: readonly string[]): ServerFlags {
  const flags = parseFlags(TABLE, argv);
  if ((flags["tls-cert-file"] === "") !== (flags["tls-private-key-file"] === "")) {
    throw new FlagError("--tls-cert-file and --tls-private-key-file must be given together");
  }
  return flags;
}

export const serverHelp = (): string => helpText("orch-apiserver", "Serves a control-plane API on an embedded store.", GROUPS);
