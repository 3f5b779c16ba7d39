/** Credentials of further users, signed by the server's own authority without asking anybody. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { issueCertificate } from "./issue.js";
import type { KeyPair } from "./key-pair.js";
import { ADMIN_KUBECONFIG } from "./kubeconfig.js";
import { readIfPresent } from "./private-file.js";

export interface UserKubeconfigRequest {
  readonly dataDir: string;
  /** Where the authority is; default `pki` below the data directory. */
  readonly certDir?: string;
  readonly user: string;
  readonly groups: readonly string[];
  /** How long the certificate is valid; default a year. */
  readonly days?: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What a client configuration says. */
export interface UserKubeconfig {
  readonly user: KeyPair;
  /** Address of the server; undefined when it has never written one down. */
  readonly server: string | undefined;
  /** PEM that the server is verified by; undefined where that is left to the machine. */
  readonly authority: string | undefined;
  /** Name of the cluster and the context. */
  readonly cluster: string;
}

/** With a new key. Throws an Error that names the file when the directory is no server's. */
export async function userKubeconfig(request: UserKubeconfigRequest): Promise<UserKubeconfig> {
  const { dataDir, certDir = join(dataDir, "pki"), user, groups, now, days } = request;
  const [authority, admin] = await Promise.all([authorityOf(certDir), readIfPresent(join(dataDir, ADMIN_KUBECONFIG))]);
  const served = (field: string): string | undefined => new RegExp(`^ *${field}: *(\\S+)$`, "m").exec(admin ?? "")?.[1];
  const trusted = served("certificate-authority-data");
  const order = { commonName: user, organizations: groups, usage: "client" as const, names: [], ...(days === undefined ? {} : { days }) };
  return {
    user: await issueCertificate(authority, order, now),
    server: served("server"),
    authority: trusted === undefined ? authority.certificate : Buffer.from(trusted, "base64").toString(),
    cluster: served("current-context") ?? "orch",
  };
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
