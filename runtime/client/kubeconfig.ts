/** Client configuration files as data: what they may hold, how several are merged, what a context comes to (specification: What the service does). */
import { ConfigurationError } from "./errors.js";

export interface ClusterEntry {
  readonly server?: string;
  readonly "tls-server-name"?: string;
  readonly "insecure-skip-tls-verify"?: boolean;
  readonly "certificate-authority"?: string;
  readonly "certificate-authority-data"?: string;
  readonly "proxy-url"?: string;
  readonly "disable-compression"?: boolean;
  readonly extensions?: readonly { readonly name: string; readonly extension: unknown }[];
}

export interface UserEntry {
  readonly "client-certificate"?: string;
  readonly "client-certificate-data"?: string;
  readonly "client-key"?: string;
  readonly "client-key-data"?: string;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly username?: string;
  readonly password?: string;
  readonly as?: string;
  readonly "as-uid"?: string;
  readonly "as-groups"?: readonly string[];
  readonly "as-user-extra"?: Readonly<Record<string, readonly string[]>>;
  readonly exec?: ExecEntry;
  readonly "auth-provider"?: { readonly name: string; readonly config?: Readonly<Record<string, string>> };
}

/** How a credential plug-in is run (specification: Client credential plugin). */
export interface ExecEntry {
  readonly command?: string;
  readonly args?: readonly string[] | null;
  readonly env?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly apiVersion?: string;
  readonly installHint?: string;
  readonly provideClusterInfo?: boolean;
  readonly interactiveMode?: string;
}

export interface ContextEntry {
  readonly cluster?: string;
  readonly user?: string;
  readonly namespace?: string;
}

/** An entry with the directory that its relative paths start from; undefined for a configuration that is no file. */
interface Placed<T> {
  readonly entry: T;
  readonly directory: string | undefined;
}

export interface Kubeconfig {
  readonly clusters: ReadonlyMap<string, Placed<ClusterEntry>>;
  readonly users: ReadonlyMap<string, Placed<UserEntry>>;
  readonly contexts: ReadonlyMap<string, Placed<ContextEntry>>;
  readonly currentContext: string | undefined;
}

/** A document and where it comes from. */
export interface KubeconfigDocument {
  /** Parsed YAML or JSON. */
  readonly content: unknown;
  /** Named in messages. */
  readonly file: string;
  readonly directory: string | undefined;
}

/** Merges documents as kubectl does: the first to name an entry, as a whole, or the current context, counts. Throws ConfigurationError. */
export function mergeKubeconfigs(documents: readonly KubeconfigDocument[]): Kubeconfig {
  const clusters = new Map<string, Placed<ClusterEntry>>();
  const users = new Map<string, Placed<UserEntry>>();
  const contexts = new Map<string, Placed<ContextEntry>>();
  let currentContext: string | undefined;
  for (const document of documents) {
    const content = objectOf(document);
    addEntries(clusters, document, content, "clusters", "cluster");
    addEntries(users, document, content, "users", "user");
    addEntries(contexts, document, content, "contexts", "context");
    const current = content["current-context"];
    if (currentContext === undefined && typeof current === "string" && current !== "") currentContext = current;
  }
  return { clusters, users, contexts, currentContext };
}

function objectOf({ content, file }: KubeconfigDocument): Record<string, unknown> {
  if (content === null || content === undefined) return {};
  if (typeof content !== "object" || Array.isArray(content)) throw new ConfigurationError(`${file} is no client configuration`);
  const { kind, apiVersion } = content as { kind?: unknown; apiVersion?: unknown };
  if ((kind !== undefined && kind !== "Config") || (apiVersion !== undefined && apiVersion !== "v1")) {
    throw new ConfigurationError(`${file} is ${String(apiVersion)} ${String(kind)}, not a v1 Config`);
  }
  return content as Record<string, unknown>;
}

function addEntries<T>(
  into: Map<string, Placed<T>>,
  { file, directory }: KubeconfigDocument,
  content: Record<string, unknown>,
  list: string,
  member: string,
): void {
  const entries = content[list] ?? [];
  if (!Array.isArray(entries)) throw new ConfigurationError(`${file}: ${list} must be a list`);
  const own = new Set<string>();
  for (const item of entries as Record<string, unknown>[]) {
    const name = item?.["name"];
    if (typeof name !== "string") throw new ConfigurationError(`${file}: an entry of ${list} has no name`);
    const what = `${file}: ${member} ${JSON.stringify(name)}`;
    if (own.has(name)) throw new ConfigurationError(`${what} is there twice`);
    own.add(name);
    const entry = membersOf(item[member] ?? {}, what);
    if (!into.has(name)) into.set(name, { entry: entry as T, directory });
  }
}

/** Members that are text; YAML takes `5` and `true` for something else unless they are quoted. */
const TEXTS: ReadonlySet<string> = new Set<keyof ClusterEntry | keyof UserEntry | keyof ContextEntry>([
  "server",
  "tls-server-name",
  "certificate-authority",
  "certificate-authority-data",
  "proxy-url",
  "client-certificate",
  "client-certificate-data",
  "client-key",
  "client-key-data",
  "token",
  "tokenFile",
  "username",
  "password",
  "as",
  "as-uid",
  "cluster",
  "user",
  "namespace",
]);

/** Those of an entry that are there: null is as good as absent. */
function membersOf(entry: unknown, what: string): object {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) throw new ConfigurationError(`${what} is no object`);
  const members = Object.entries(entry).filter(([, value]) => value !== null);
  const wrong = members.find(([key, value]) => TEXTS.has(key) && typeof value !== "string");
  if (wrong !== undefined) throw new ConfigurationError(`${what}: ${wrong[0]} must be text: put it into quotes`);
  return Object.fromEntries(members);
}

/** What a context comes to. */
export interface ResolvedContext {
  readonly name: string;
  readonly cluster: Placed<ClusterEntry>;
  readonly user: Placed<UserEntry>;
  /** "" for nobody. */
  readonly userName: string;
  readonly namespace: string;
}

/** The context of a name, or the current one. Throws ConfigurationError for a name that leads nowhere. */
export function resolveContext(config: Kubeconfig, wanted?: string): ResolvedContext {
  const name = wanted ?? config.currentContext;
  if (name === undefined) throw new ConfigurationError("the client configuration has no current context; name one");
  const context = config.contexts.get(name);
  if (context === undefined) throw new ConfigurationError(`the client configuration has no context ${JSON.stringify(name)}`);
  const { cluster = "", user, namespace } = context.entry;
  const found = config.clusters.get(cluster);
  if (found === undefined)
    throw new ConfigurationError(`context ${JSON.stringify(name)} names cluster ${JSON.stringify(cluster)}, which is not there`);
  if (!found.entry.server) throw new ConfigurationError(`cluster ${JSON.stringify(cluster)} has no server`);
  const account = user === undefined || user === "" ? { entry: {}, directory: undefined } : config.users.get(user);
  if (account === undefined)
    throw new ConfigurationError(`context ${JSON.stringify(name)} names user ${JSON.stringify(user)}, who is not there`);
  return { name, cluster: found, user: account, userName: user ?? "", namespace: namespace || "default" };
}
