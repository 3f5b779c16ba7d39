/** `orch-apiserver kubeconfig`: a client configuration for one more user. */
import { X509Certificate } from "node:crypto";
import { join, resolve } from "node:path";
import { ADMIN_KUBECONFIG, kubeconfigText } from "../certificates/kubeconfig.js";
import { writePrivateFile } from "../certificates/private-file.js";
import { type UserKubeconfig, userKubeconfig } from "../certificates/user-kubeconfig.js";
import { FlagError } from "../flags/flag.js";
import { boolean, integer, text } from "../flags/values.js";
import { defineCommand } from "./command.js";

const list = (names: string): readonly string[] => names.split(",").filter((name) => name !== "");

const MOST_DAYS = 3650;
/** Group whose members may do everything: no request may name it. */
const ADMINISTRATORS = "system:masters";

export const kubeconfigCommand = defineCommand({
  name: "kubeconfig",
  purpose:
    "Prints a client configuration for a user, with a new key and a certificate: asks the running server for it, approves the request as its administrator, and waits for the signer.",
  flags: {
    user: { value: "name", help: "Name of the user: the common name of the certificate.", default: "", parse: text },
    group: {
      value: "names",
      help: "Groups of the user, with commas between; may be repeated.",
      default: "",
      repeatable: true,
      parse: list,
    },
    server: {
      value: "url",
      help: "Address of the server in what is printed. Default: the one in the administrator's configuration.",
      default: "",
      parse: text,
    },
    days: {
      value: "days",
      help: "How long the certificate is to be valid; the server gives no more than its --cluster-signing-duration.",
      default: "365",
      parse: integer(1, MOST_DAYS),
    },
    out: {
      value: "file",
      help: "Writes the configuration there, readable by its owner only, instead of printing it.",
      default: "",
      parse: text,
    },
    kubeconfig: {
      value: "file",
      help: "Client configuration of somebody who may approve requests. Default: the administrator's, in the data directory.",
      default: "",
      parse: text,
    },
    offline: {
      value: "boolean",
      help: `Signs with the authority in the server's directory, and asks no server: for one that is stopped, and for members of ${ADMINISTRATORS}, a group that no request may name.`,
      default: "false",
      implied: "true",
      parse: boolean,
    },
    "data-dir": { value: "directory", help: "Data directory of the server.", default: "data", parse: text },
    "cert-dir": {
      value: "directory",
      help: "Directory of the server's authority, for --offline. Default: pki in the data directory.",
      default: "",
      parse: text,
    },
  },
  async run(_argument, flags) {
    if (flags.user === "") throw new FlagError("flag --user is needed: whose configuration?");
    const { user, group: groups, days } = flags;
    if (!flags.offline && groups.includes(ADMINISTRATORS)) {
      throw new FlagError(`flag --group: no request may name ${ADMINISTRATORS}; bind a role to another group, or use --offline`);
    }
    if (flags.server !== "" && (!URL.canParse(flags.server) || !/^https?:/.test(flags.server))) {
      throw new FlagError(`flag --server: ${JSON.stringify(flags.server)} is no address such as https://api.example.com:6443`);
    }
    const dataDir = resolve(flags["data-dir"]);
    const certDir = flags["cert-dir"] === "" ? join(dataDir, "pki") : resolve(flags["cert-dir"]);
    const admin = flags.kubeconfig === "" ? join(dataDir, ADMIN_KUBECONFIG) : resolve(flags.kubeconfig);
    if (flags.out !== "" && [admin, join(dataDir, ADMIN_KUBECONFIG)].includes(resolve(flags.out))) {
      throw new FlagError("flag --out: the administrator's own configuration is not written over");
    }
    const given = flags.offline
      ? await userKubeconfig({ dataDir, certDir, user, groups, days, now: Date.now() })
      : await asked(admin, flags);
    const server = flags.server || given.server;
    if (server === undefined) throw new Error(`${admin} is missing: start the server once, or give its address`);
    const advice = adviceOf(given, user, groups);
    const config = `${advice}${kubeconfigText({ ...given, server, userName: user })}`;
    if (flags.out === "") return { output: config, status: 0 };
    await writePrivateFile(resolve(flags.out), config);
    return { output: `${advice}${flags.out}\n`, status: 0 };
  },
});

/** What asks servers is loaded only where one is asked. */
async function asked(kubeconfig: string, order: { user: string; group: readonly string[]; days: number }): Promise<UserKubeconfig> {
  const { requestCredentials } = await import("./request-credentials.js");
  return requestCredentials({ kubeconfig, user: order.user, groups: order.group, days: order.days });
}

/** How access ends, as comments before the configuration. */
function adviceOf({ user: { certificate } }: UserKubeconfig, user: string, groups: readonly string[]): string {
  const who = [`user ${JSON.stringify(user)}`, ...groups.map((group) => `group ${JSON.stringify(group)}`)].join(", ");
  return `# A certificate for ${who}.
# It is good until ${new Date(new X509Certificate(certificate).validTo).toISOString()} and cannot be taken back before. To take access away, delete
# the bindings that give roles to this user or group, or take it out of their subjects (rolebindings, clusterrolebindings):
# who is bound to nothing may do next to nothing. For access that ends by itself, give fewer --days.
`;
}
