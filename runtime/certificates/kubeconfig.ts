/** The administrator's client configuration, with its certificates inline. */
import type { KeyPair } from "./key-pair.js";
import { writePrivateFile } from "./private-file.js";

/** Its name in the data directory. */
export const ADMIN_KUBECONFIG = "admin.kubeconfig";

export interface KubeconfigOptions {
  /** e.g. `https://127.0.0.1:6443`. */
  readonly server: string;
  /** PEM; undefined: the machine knows whom to trust. */
  readonly authority: string | undefined;
  readonly user: KeyPair;
  /** Name of the cluster and the context. */
  readonly cluster: string;
  /** Name of the user's entry; default `admin`. */
  readonly userName?: string;
}

/** The configuration as YAML. */
export function kubeconfigText(options: KubeconfigOptions): string {
  const name = JSON.stringify(options.userName ?? "admin");
  const cluster = /^[\w.-]+$/.test(options.cluster) ? options.cluster : JSON.stringify(options.cluster);
  const base64 = (pem: string) => Buffer.from(pem).toString("base64");
  const authority = options.authority === undefined ? "" : `\n    certificate-authority-data: ${base64(options.authority)}`;
  return `apiVersion: v1
kind: Config
clusters:
- name: ${cluster}
  cluster:
    server: ${options.server}${authority}
users:
- name: ${name}
  user:
    client-certificate-data: ${base64(options.user.certificate)}
    client-key-data: ${base64(options.user.key)}
contexts:
- name: ${cluster}
  context:
    cluster: ${cluster}
    user: ${name}
current-context: ${cluster}
`;
}

/** Writes it, readable by its owner only. */
export const writeKubeconfig = (path: string, options: KubeconfigOptions): Promise<void> => writePrivateFile(path, kubeconfigText(options));
