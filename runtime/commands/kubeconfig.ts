/** `orch-apiserver kubeconfig`: a client configuration for one more user. */
import { join, resolve } from "node:path";
import { writePrivateFile } from "../certificates/private-file.js";
import { userKubeconfig } from "../certificates/user-kubeconfig.js";
import { FlagError } from "../flags/flag.js";
import { integer, text } from "../flags/values.js";
import { defineCommand } from "./command.js";

const list = (names: string): readonly string[] => names.split(",").filter((name) => name !== "");

const MOST_DAYS = 3650;

export const kubeconfigCommand = defineCommand({
  name: "kubeconfig",
  purpose:
    "Prints a client configuration for a user, with a new key and a certificate signed by the server's authority. The server may be running.",
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
      help: "Address of the server. Default: the one that it last wrote into its administrator's configuration.",
      default: "",
      parse: text,
    },
    days: { value: "days", help: "How long the certificate is valid.", default: "365", parse: integer(1, MOST_DAYS) },
    out: {
      value: "file",
      help: "Writes the configuration there, readable by its owner only, instead of printing it.",
      default: "",
      parse: text,
    },
    "data-dir": { value: "directory", help: "Data directory of the server.", default: "data", parse: text },
    "cert-dir": {
      value: "directory",
      help: "Directory of the server's authority. Default: pki in the data directory.",
      default: "",
      parse: text,
    },
  },
  async run(_argument, flags) {
    if (flags.user === "") throw new FlagError("flag --user is needed: whose configuration?");
    const dataDir = resolve(flags["data-dir"]);
    const config = await userKubeconfig({
      dataDir,
      certDir: flags["cert-dir"] === "" ? join(dataDir, "pki") : resolve(flags["cert-dir"]),
      user: flags.user,
      groups: flags.group,
      days: flags.days,
      now: Date.now(),
      ...(flags.server === "" ? {} : { server: flags.server }),
    });
    if (flags.out === "") return { output: config, status: 0 };
    await writePrivateFile(resolve(flags.out), config);
    return { output: `${flags.out}\n`, status: 0 };
  },
});
