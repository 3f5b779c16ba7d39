/** The server's own authority, serving certificate and administrator certificate: made at the first start, reused, renewed. */
import { hostname } from "node:os";
import { join } from "node:path";
import type { CertificateRequest } from "./certificate-request.js";
import { isThere, readAuthorities, readServingPair } from "./given-files.js";
import { type Issued, issueAll } from "./issue.js";
import { coversNames, isIssuedBy, isUsable, type KeyPair } from "./key-pair.js";
import { readAuthority } from "./own-authority.js";
import { makePrivateDirectory, readIfPresent, writePrivateFile } from "./private-file.js";

/** Group whose members may do everything. */
const ADMINISTRATORS = "system:masters";
/** Flags that name files of authorities. */
const CLIENT_CA_FLAG = "client-ca-file";
const PROXY_CA_FLAG = "requestheader-client-ca-file";

export interface CertificateOptions {
  /** Where made certificates are kept; created when missing. */
  readonly directory: string;
  /** Addresses clients may use besides the usual ones; unspecified addresses are left out. */
  readonly addresses: readonly string[];
  /** Name of the service that fronts this server, e.g. `orch` for `orch.default.svc`. */
  readonly serviceName: string;
  /** Files of a serving certificate that is not ours to make. */
  readonly servingFiles?: { readonly certificate: string; readonly key: string };
  /** Nothing is written before it resolves: then no other server works with the same directory. */
  readonly owned?: Promise<unknown>;
  /** File of further client authorities. */
  readonly clientCaFile?: string;
  /** File of authorities of proxies. */
  readonly proxyCaFile?: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Certificates {
  readonly serving: KeyPair;
  /** PEM that clients verify the server by. */
  readonly servingAuthority: string;
  /** PEM bundles whose certificates authenticate clients. */
  readonly clientAuthorities: readonly string[];
  /** PEM bundles whose certificates let proxies speak for their clients. */
  readonly proxyAuthorities: readonly string[];
  readonly administrator: KeyPair;
  /**
   * Looks again at a later time: what is then near its end has been renewed, given files have been read anew. A file of
   * authorities that is gone stands for none; a given file that cannot be used leaves what was, and `failed` is told.
   */
  reload(now: number, failed?: (reason: Error) => void): Promise<Certificates>;
}

/** Loads what there is, makes or renews what is missing, near its end or lacks a name. Throws when a given file cannot be used. */
export async function loadCertificates(options: CertificateOptions): Promise<Certificates> {
  await makePrivateDirectory(options.directory);
  const { servingFiles, clientCaFile, proxyCaFile } = options;
  return assemble(options, {
    given: servingFiles === undefined ? undefined : readServingPair(servingFiles),
    clientCa: clientCaFile === undefined ? undefined : readAuthorities(CLIENT_CA_FLAG, clientCaFile),
    proxyCa: proxyCaFile === undefined ? undefined : readAuthorities(PROXY_CA_FLAG, proxyCaFile),
  });
}

interface GivenFiles {
  readonly given: KeyPair | undefined | Promise<KeyPair>;
  readonly clientCa: string | undefined | Promise<string | undefined>;
  readonly proxyCa: string | undefined | Promise<string | undefined>;
}

async function assemble(options: CertificateOptions, files: GivenFiles): Promise<Certificates> {
  const [given, clientCa, proxyCa, { authority, pairs }] = await Promise.all([
    files.given,
    files.clientCa,
    files.proxyCa,
    ownPairs(options),
  ]);
  const serving = given ?? (pairs["apiserver"] as KeyPair);
  return {
    serving,
    servingAuthority: given === undefined ? authority.certificate : given.certificate,
    clientAuthorities: clientCa === undefined ? [authority.certificate] : [authority.certificate, clientCa],
    proxyAuthorities: proxyCa === undefined ? [] : [proxyCa],
    administrator: pairs["admin"] as KeyPair,
    reload: (now, failed = () => undefined) => {
      const keep =
        <T>(earlier: T) =>
        (reason: Error): T => {
          failed(reason);
          return earlier;
        };
      const { servingFiles, clientCaFile, proxyCaFile } = options;
      return assemble(
        { ...options, now },
        {
          given: servingFiles === undefined ? undefined : readServingPair(servingFiles).catch(keep(given as KeyPair)),
          clientCa: clientCaFile === undefined ? undefined : rereadAuthorities(CLIENT_CA_FLAG, clientCaFile).catch(keep(clientCa)),
          proxyCa: proxyCaFile === undefined ? undefined : rereadAuthorities(PROXY_CA_FLAG, proxyCaFile).catch(keep(proxyCa)),
        },
      );
    },
  };
}

async function rereadAuthorities(flag: string, file: string): Promise<string | undefined> {
  return (await isThere(file)) ? readAuthorities(flag, file) : undefined;
}

/** The pairs this server makes itself, by file name. What is made is written before it is used. */
async function ownPairs(options: CertificateOptions): Promise<Issued> {
  const { directory, now } = options;
  const wanted = requestsOf(options);
  const [storedAuthority, ...stored] = await Promise.all([
    readAuthority(directory),
    ...Object.keys(wanted).map((name) => readPair(directory, name)),
  ]);
  const authority = storedAuthority !== undefined && isUsable(storedAuthority, now) ? storedAuthority : undefined;
  const kept: Record<string, KeyPair> = {};
  const missing: Record<string, CertificateRequest> = {};
  for (const [index, [name, request]] of Object.entries(wanted).entries()) {
    const pair = stored[index];
    if (authority !== undefined && pair !== undefined && serves(pair, request, authority, now)) kept[name] = pair;
    else missing[name] = request;
  }
  if (authority !== undefined && Object.keys(missing).length === 0) return { authority, pairs: kept };
  const issued = await issueAll({ authority, authorityName: `orch-ca@${Math.floor(now / 1000)}`, requests: missing, now });
  await options.owned;
  if (authority === undefined) await writePair(directory, "ca", issued.authority);
  await Promise.all(Object.entries(issued.pairs).map(([name, pair]) => writePair(directory, name, pair)));
  return { authority: issued.authority, pairs: { ...kept, ...issued.pairs } };
}

function serves(pair: KeyPair, request: CertificateRequest, authority: KeyPair, now: number): boolean {
  return isUsable(pair, now) && isIssuedBy(pair, authority) && coversNames(pair, request.names);
}

function requestsOf(options: CertificateOptions): Record<string, CertificateRequest> {
  const admin: CertificateRequest = { commonName: "admin", organizations: [ADMINISTRATORS], usage: "client", names: [] };
  if (options.servingFiles !== undefined) return { admin };
  return { admin, apiserver: { commonName: "orch-apiserver", usage: "server", names: servingNames(options) } };
}

/** Every name a user of this machine may reach the server by. */
function servingNames(options: CertificateOptions): string[] {
  const service = options.serviceName;
  const names = ["localhost", hostname(), service, `${service}.default`, `${service}.default.svc`, `${service}.default.svc.cluster.local`];
  const addresses = ["127.0.0.1", "::1", ...options.addresses.filter((address) => !isUnspecified(address))];
  return [...new Set([...names, ...addresses])].filter((name) => name !== "");
}

/** Whether an address means "all addresses". */
export function isUnspecified(address: string): boolean {
  return address === "" || /^[0.:]+$/.test(address);
}

async function readPair(directory: string, name: string): Promise<KeyPair | undefined> {
  const [certificate, key] = await Promise.all([
    readIfPresent(join(directory, `${name}.crt`)),
    readIfPresent(join(directory, `${name}.key`)),
  ]);
  return certificate === undefined || key === undefined ? undefined : { certificate, key };
}

async function writePair(directory: string, name: string, pair: KeyPair): Promise<void> {
  await writePrivateFile(join(directory, `${name}.key`), pair.key);
  await writePrivateFile(join(directory, `${name}.crt`), pair.certificate);
}
