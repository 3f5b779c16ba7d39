/** Client configurations for further users, signed by the server's own authority. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { issueAside } from "./issue-aside.js";
import { ADMIN_KUBECONFIG, kubeconfigText } from "./kubeconfig.js";
import { readIfPresent } from "./private-file.js";

export interface UserKubeconfigRequest {
  readonly dataDir: string;
  /** Where the authority is; default `pki` below the data directory. */
  readonly certDir?: string;
  readonly user: string;
  readonly groups: readonly string[];
  /** Address of the server; default the one it last wrote down for its administrator. */
  readonly server?: string;
  /** How long the certificate is valid; default a year. */
  readonly days?: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The configuration as YAML, with a new key. Throws an Error that names the file when the directory is no server's. */
export async function userKubeconfig(request: UserKubeconfigRequest): Promise<string> {
  const { dataDir, certDir = join(dataDir, "pki"), user, groups, now, days } = request;
  const [authority, admin] = await Promise.all([authorityOf(certDir), readIfPresent(join(dataDir, ADMIN_KUBECONFIG))]);
  const served = (field: string): string | undefined => new RegExp(`^ *${field}: *(\\S+)$`, "m").exec(admin ?? "")?.[1];
  const server = request.server ?? served("server");
  if (server === undefined) throw new Error(`${join(dataDir, ADMIN_KUBECONFIG)} is missing: start the server once, or give its address`);
  const trusted = served("certificate-authority-data");
  const order = { commonName: user, organizations: groups, usage: "client" as const, names: [], ...(days === undefined ? {} : { days }) };
  const { pairs } = await issueAside({ authority, authorityName: "", requests: { user: order }, now });
  return kubeconfigText({
    server,
    authority: trusted === undefined ? authority.certificate : Buffer.from(trusted, "base64").toString(),
    user: pairs["user"] as { certificate: string; key: string },
    cluster: served("current-context") ?? "orch",
    userName: user,
  });
}

async function authorityOf(directory: string): Promise<{ certificate: string; key: string }> {
  const read = async (name: string): Promise<string> => {
    const path = join(directory, name);
    try {
      return await readFile(path, "utf8");
    } catch (cause) {
      throw new Error(`cannot read ${path}: ${(cause as NodeJS.ErrnoException).code ?? "failed"}`, { cause });
    }
  };
  const [certificate, key] = await Promise.all([read("ca.crt"), read("ca.key")]);
  return { certificate, key };
}
