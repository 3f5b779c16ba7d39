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
export async function credentialsOf(
  { userName: user, user: { entry, directory } }: Pick<ResolvedContext, "user" | "userName">,
  profile: ClientProfile,
  cluster: ClusterEntry,
): Promise<Credentials> {
  checkMethods(entry, user);
  const certificate = await certificateOf(entry, directory);
  const bearer = bearerOf(entry, directory);
  // As for kubectl, a plug-in beside credentials that are there is not asked.
  if (bearer !== undefined || certificate !== undefined) return both(bearer ?? fixedCredentials(), certificate);
  if (entry.exec !== undefined) return new ExecPlugin({ exec: entry.exec, profile, user, directory, cluster });
  const provider = entry["auth-provider"];
  if (provider === undefined) return fixedCredentials();
  if (provider.name === "oidc") return oidcProvider(provider.config ?? {}, directory);
  throw new ConfigurationError(`auth-provider ${JSON.stringify(provider.name)} is not supported: use exec`);
}

/** What kubectl refuses rather than choose. */
function checkMethods({ token, tokenFile, username, exec, "auth-provider": provider }: UserEntry, user: string): void {
  if ((token || tokenFile) && username)
    throw new ConfigurationError(`more than one authentication method found for ${user}: a token and a username, only one is allowed`);
  if (exec !== undefined && provider !== undefined)
    throw new ConfigurationError(`auth-provider cannot be provided in combination with an exec plugin for ${user}`);
}

async function oidcProvider(config: Readonly<Record<string, string>>, directory: string | undefined): Promise<Credentials> {
  return new OidcProvider(config, await dataOrFile(config, "idp-certificate-authority", directory));
}

function bearerOf({ token, tokenFile, username, password }: UserEntry, directory: string | undefined): Credentials | undefined {
  if (tokenFile) return new TokenFile(placedPath(tokenFile, directory), undefined, token);
  if (token) return bearerToken(token);
  return username ? basicAuth(username, password ?? "") : undefined;
}

/** The text of a field's inline data, under its name with `-data`, or of the file it names. Throws ConfigurationError. */
export async function dataOrFile<F extends string>(
  entry: { readonly [name in F | `${F}-data`]?: string },
  field: F,
  directory: string | undefined,
): Promise<string | undefined> {
  const data = entry[`${field}-data`];
  const file = entry[field];
  if (data) return decoded(data, `${field}-data`);
  return file ? readNamedFile(placedPath(file, directory)) : undefined;
}

/** Node takes anything for base64, and makes of it what it can. */
function decoded(data: string, name: string): string {
  const joined = data.replace(/[\r\n]/g, "");
  if (joined.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(joined)) throw new ConfigurationError(`${name} is not base64`);
  return Buffer.from(joined, "base64").toString("utf8");
}

async function certificateOf(entry: UserEntry, directory: string | undefined): Promise<ClientCertificate | undefined> {
  const [certificate, key] = await Promise.all([
    dataOrFile(entry, "client-certificate", directory),
    dataOrFile(entry, "client-key", directory),
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
