/** From configuration to a connection: files, the cluster a program runs in, or options of its own. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Connection, type ConnectionOptions } from "../connection.js";
import { ConfigurationError } from "../errors.js";
import { type ClusterEntry, type Kubeconfig, type ResolvedContext, resolveContext } from "../kubeconfig.js";
import type { ClientProfile } from "../profile.js";
import { readNamedFile, TokenFile } from "./file-credentials.js";
import { defaultKubeconfigFiles, kubeconfigFromText, readKubeconfigFiles } from "./kubeconfig-files.js";
import { type NodeTransportOptions, nodeTransport } from "./node-transport.js";
import { parseProxy } from "./proxy.js";
import { credentialsOf, dataOrFile, impersonationOf } from "./user-credentials.js";

/** Where the configuration comes from, and what the configuration does not say. */
export interface ConnectOptions
  extends Partial<Pick<ConnectionOptions, "encoding" | "impersonate" | "userAgent" | "onWarning" | "retries">> {
  readonly profile: ClientProfile;
  /** Files, merged; default those of `KUBECONFIG`, else the one at home. */
  readonly kubeconfig?: string | readonly string[];
  /** The configuration itself, instead of files. */
  readonly kubeconfigText?: string;
  /** Default: the current one. */
  readonly context?: string;
  readonly protocol?: NodeTransportOptions["protocol"];
  readonly pingEveryMs?: number;
}

/** Connects as a context of a client configuration says. Sends nothing yet. Throws ConfigurationError. */
export async function connectByKubeconfig(options: ConnectOptions): Promise<Connection> {
  const config = await configOf(options);
  const context = resolveContext(config, options.context);
  const cluster = context.cluster.entry;
  const authority = await dataOrFile(cluster, "certificate-authority", context.cluster.directory);
  const credentials = await credentialsOf(context, options.profile, clusterInformation(cluster, authority));
  const impersonate = options.impersonate ?? impersonationOf(context.user.entry);
  return new Connection({
    ...settingsOf(options),
    transport: nodeTransport(transportOptions(context, authority, options)),
    credentials,
    namespace: context.namespace,
    ...(impersonate === undefined ? {} : { impersonate }),
  });
}

async function configOf({ kubeconfig, kubeconfigText }: ConnectOptions): Promise<Kubeconfig> {
  if (kubeconfigText !== undefined) return kubeconfigFromText(kubeconfigText);
  if (kubeconfig !== undefined) return readKubeconfigFiles(typeof kubeconfig === "string" ? [kubeconfig] : kubeconfig);
  return readKubeconfigFiles(defaultKubeconfigFiles(), true);
}

function transportOptions(
  context: ResolvedContext,
  authority: string | undefined,
  { protocol, pingEveryMs }: ConnectOptions,
): NodeTransportOptions {
  const cluster = context.cluster.entry;
  const server = cluster.server as string;
  if (!URL.canParse(server) || !/^https?:/.test(server))
    throw new ConfigurationError(`server ${JSON.stringify(server)} is no http or https address`);
  const insecure = cluster["insecure-skip-tls-verify"] === true;
  if (insecure && authority !== undefined) {
    throw new ConfigurationError("insecure-skip-tls-verify and a certificate authority contradict each other");
  }
  const serverName = cluster["tls-server-name"];
  const proxy = cluster["proxy-url"];
  if (proxy) parseProxy(proxy);
  return {
    server,
    tls: { insecure, ...(authority === undefined ? {} : { authority }), ...(serverName ? { serverName } : {}) },
    ...(proxy ? { proxy } : {}),
    ...(protocol === undefined ? {} : { protocol }),
    ...(pingEveryMs === undefined ? {} : { pingEveryMs }),
  };
}

/** The cluster's entry as plug-ins are told of it: with its authority inline. */
const clusterInformation = (cluster: ClusterEntry, authority: string | undefined): ClusterEntry =>
  authority === undefined ? cluster : { ...cluster, "certificate-authority-data": Buffer.from(authority).toString("base64") };

const settingsOf = ({ profile, encoding, userAgent, onWarning, retries }: ConnectOptions) => ({
  profile,
  ...(encoding === undefined ? {} : { encoding }),
  ...(userAgent === undefined ? {} : { userAgent }),
  ...(onWarning === undefined ? {} : { onWarning }),
  ...(retries === undefined ? {} : { retries }),
});

export interface InClusterOptions extends Omit<ConnectOptions, "kubeconfig" | "kubeconfigText" | "context"> {
  readonly environment?: NodeJS.ProcessEnv;
  /** Default: that of the profile. */
  readonly serviceAccountDirectory?: string;
}

/** Connects as the service account that a program inside the cluster has (SDK-02). Throws ConfigurationError outside of one. */
export async function connectInCluster(options: InClusterOptions): Promise<Connection> {
  const { profile, environment = process.env, serviceAccountDirectory: directory = profile.serviceAccountDirectory } = options;
  const host = environment[`${profile.environmentPrefix}_SERVICE_HOST`];
  const port = environment[`${profile.environmentPrefix}_SERVICE_PORT`];
  if (!host || !port) {
    throw new ConfigurationError(
      `not in a cluster: ${profile.environmentPrefix}_SERVICE_HOST and ${profile.environmentPrefix}_SERVICE_PORT are not set`,
    );
  }
  const [authority, namespace] = await Promise.all([readNamedFile(join(directory, "ca.crt")), readNamedFile(join(directory, "namespace"))]);
  const server = `https://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const credentials = new TokenFile(join(directory, "token"));
  await credentials.current();
  return new Connection({
    ...settingsOf(options),
    transport: nodeTransport({ server, tls: { authority }, ...(options.protocol === undefined ? {} : { protocol: options.protocol }) }),
    credentials,
    namespace: namespace.trim(),
    ...(options.impersonate === undefined ? {} : { impersonate: options.impersonate }),
  });
}

/** By a configuration if one is named or lies where kubectl looks, else as a program inside the cluster. */
export async function connectAnyhow(options: ConnectOptions): Promise<Connection> {
  const named = options.kubeconfig !== undefined || options.kubeconfigText !== undefined || options.context !== undefined;
  const hasFile = defaultKubeconfigFiles().some((file) => existsSync(file));
  const inside = process.env[`${options.profile.environmentPrefix}_SERVICE_HOST`] !== undefined;
  return named || hasFile || !inside ? connectByKubeconfig(options) : connectInCluster(options);
}
