/** The credentials that a user's entry of a configuration means. */
import { basicAuth, bearerToken, type Credential, type Credentials, fixedCredentials, type Impersonation } from "../credentials.js";
import { ConfigurationError } from "../errors.js";
import type { ClusterEntry, ResolvedContext, UserEntry } from "../kubeconfig.js";
import type { ClientProfile } from "../profile.js";
import type { ClientCertificate } from "../transport.js";
import { ExecPlugin } from "./exec-plugin.js";
import { readNamedFile, TokenFile } from "./file-credentials.js";
import { placedPath } from "./kubeconfig-files.js";
import { OidcProvider } from "./oidc-provider.js";

/** Inline data wins over a file of the same meaning. Throws ConfigurationError for what is missing or contradicts itself. */
export async function credentialsOf(context: ResolvedContext, profile: ClientProfile, cluster: ClusterEntry): Promise<Credentials> {
  const { entry, directory } = context.user;
  const certificate = await certificateOf(entry, directory);
  const bearer = bearerOf(entry, directory);
  if (bearer !== undefined || certificate !== undefined) {
    if (entry.exec !== undefined) throw new ConfigurationError("a user's entry with exec takes no other credentials");
    return both(bearer ?? fixedCredentials(), certificate);
  }
  if (entry.exec !== undefined) return new ExecPlugin({ exec: entry.exec, profile, user: context.name, directory, cluster });
  const provider = entry["auth-provider"];
  if (provider === undefined) return fixedCredentials();
  if (provider.name === "oidc") return oidcProvider(provider.config ?? {}, directory);
  throw new ConfigurationError(`auth-provider ${JSON.stringify(provider.name)} is not supported: use exec`);
}

async function oidcProvider(config: Readonly<Record<string, string>>, directory: string | undefined): Promise<Credentials> {
  const { "idp-certificate-authority-data": data, "idp-certificate-authority": file } = config;
  return new OidcProvider(config, await dataOrFile(data, file, directory));
}

function bearerOf({ token, tokenFile, username, password }: UserEntry, directory: string | undefined): Credentials | undefined {
  if (tokenFile) return new TokenFile(placedPath(tokenFile, directory));
  if (token) return bearerToken(token);
  return username ? basicAuth(username, password ?? "") : undefined;
}

/** The text of a field's inline data, or of the file it names. */
export async function dataOrFile(
  data: string | undefined,
  file: string | undefined,
  directory: string | undefined,
): Promise<string | undefined> {
  if (data) return Buffer.from(data, "base64").toString("utf8");
  return file ? readNamedFile(placedPath(file, directory)) : undefined;
}

async function certificateOf(entry: UserEntry, directory: string | undefined): Promise<ClientCertificate | undefined> {
  const [certificate, key] = await Promise.all([
    dataOrFile(entry["client-certificate-data"], entry["client-certificate"], directory),
    dataOrFile(entry["client-key-data"], entry["client-key"], directory),
  ]);
  if (certificate === undefined && key === undefined) return undefined;
  if (certificate === undefined || key === undefined)
    throw new ConfigurationError("client-certificate and client-key must be given together");
  return { certificate, key };
}

function both(credentials: Credentials, certificate: ClientCertificate | undefined): Credentials {
  if (certificate === undefined) return credentials;
  const joined = new WeakMap<Credential, Credential>();
  const join = (credential: Credential): Credential => {
    const known = joined.get(credential) ?? { ...credential, certificate };
    joined.set(credential, known);
    return known;
  };
  return {
    current: () => {
      const credential = credentials.current();
      return credential instanceof Promise ? credential.then(join) : join(credential);
    },
    refused: (credential) => credentials.refused(credential),
  };
}

/** Whom the user's entry says to act as. */
export function impersonationOf(entry: UserEntry): Impersonation | undefined {
  const { as: user, "as-uid": uid, "as-groups": groups, "as-user-extra": extra } = entry;
  if (!user) {
    if (uid || groups?.length || extra) throw new ConfigurationError("as-uid, as-groups and as-user-extra need as");
    return undefined;
  }
  return { user, ...(uid ? { uid } : {}), ...(groups ? { groups } : {}), ...(extra ? { extra } : {}) };
}
