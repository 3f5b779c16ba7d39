/** The server's own authority, serving certificate and administrator certificate: made at the first start, reused, renewed. */
import { mkdir, readFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { coversNames, isIssuedBy, isUsable, type KeyPair } from "./key-pair.js";
import { readIfPresent, writePrivateFile } from "./private-file.js";

/** Group whose members may do everything. */
const ADMINISTRATORS = "system:masters";
/** First address of the service range: where clients inside reach this server. */
const SERVICE_ADDRESS = "10.0.0.1";

export interface CertificateOptions {
  /** Where made certificates are kept; created when missing. */
  readonly directory: string;
  /** Addresses clients may use besides the usual ones; unspecified addresses are left out. */
  readonly addresses: readonly string[];
  /** Name of the service that fronts this server, e.g. `orch` for `orch.default.svc`. */
  readonly serviceName: string;
  /** Files of a serving certificate that is not ours to make. */
  readonly servingFiles?: { readonly certificate: string; readonly key: string };
  /** File of further client authorities. */
  readonly clientCaFile?: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Certificates {
  readonly serving: KeyPair;
  /** PEM that clients verify the server by. */
  readonly servingAuthority: string;
  /** PEM bundles whose certificates authenticate clients. */
  readonly clientAuthorities: readonly string[];
  readonly administrator: KeyPair;
}

/** Loads what there is, makes or renews what is missing, near its end or lacks a name. Throws when a given file cannot be read. */
export async function loadCertificates(options: CertificateOptions): Promise<Certificates> {
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const authority = await authorityPair(options);
  const [serving, administrator, clientCa] = await Promise.all([
    servingPair(options, authority),
    signedPair(options, authority, "admin", { commonName: "admin", organization: ADMINISTRATORS, usage: "client", names: [] }),
    options.clientCaFile === undefined ? undefined : readFile(options.clientCaFile, "utf8"),
  ]);
  return {
    serving,
    servingAuthority: options.servingFiles === undefined ? authority.certificate : serving.certificate,
    clientAuthorities: clientCa === undefined ? [authority.certificate] : [authority.certificate, clientCa],
    administrator,
  };
}

async function authorityPair(options: CertificateOptions): Promise<KeyPair> {
  const stored = await readPair(options.directory, "ca");
  if (stored !== undefined && isUsable(stored, options.now)) return stored;
  const { issueAuthority } = await import("./issue.js");
  const made = await issueAuthority(`orch-ca@${Math.floor(options.now / 1000)}`, options.now);
  await writePair(options.directory, "ca", made);
  return made;
}

async function servingPair(options: CertificateOptions, authority: KeyPair): Promise<KeyPair> {
  if (options.servingFiles === undefined) {
    const request = { commonName: "orch-apiserver", usage: "server" as const, names: servingNames(options) };
    return signedPair(options, authority, "apiserver", request);
  }
  const [certificate, key] = await Promise.all([
    readFile(options.servingFiles.certificate, "utf8"),
    readFile(options.servingFiles.key, "utf8"),
  ]);
  return { certificate, key };
}

/** Every name a user of this machine may reach the server by. */
function servingNames(options: CertificateOptions): string[] {
  const service = options.serviceName;
  const names = ["localhost", hostname(), service, `${service}.default`, `${service}.default.svc`, `${service}.default.svc.cluster.local`];
  const addresses = ["127.0.0.1", "::1", SERVICE_ADDRESS, ...options.addresses.filter((address) => !isUnspecified(address))];
  return [...new Set([...names, ...addresses])].filter((name) => name !== "");
}

/** Whether an address means "all addresses". */
export function isUnspecified(address: string): boolean {
  return address === "" || /^[0.:]+$/.test(address);
}

type SignedRequest = import("./issue.js").CertificateRequest;

async function signedPair(options: CertificateOptions, authority: KeyPair, name: string, request: SignedRequest): Promise<KeyPair> {
  const stored = await readPair(options.directory, name);
  if (stored !== undefined && isUsable(stored, options.now) && isIssuedBy(stored, authority) && coversNames(stored, request.names)) {
    return stored;
  }
  const { issueCertificate } = await import("./issue.js");
  const made = await issueCertificate(authority, request, options.now);
  await writePair(options.directory, name, made);
  return made;
}

async function readPair(directory: string, name: string): Promise<KeyPair | undefined> {
  const [certificate, key] = await Promise.all([
    readIfPresent(join(directory, `${name}.crt`)),
    readIfPresent(join(directory, `${name}.key`)),
  ]);
  return certificate === undefined || key === undefined ? undefined : { certificate, key };
}

async function writePair(directory: string, name: string, pair: KeyPair): Promise<void> {
  await Promise.all([
    writePrivateFile(join(directory, `${name}.key`), pair.key),
    writePrivateFile(join(directory, `${name}.crt`), pair.certificate),
  ]);
}
