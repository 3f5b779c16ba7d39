/** From flags to a running server: opens the store and makes certificates while the rest of the program is loaded. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { vendorProfiles } from "../generated/vendor-profiles.js";
import { loadCertificates } from "./certificates/certificate-store.js";
import { ADMIN_KUBECONFIG } from "./certificates/kubeconfig.js";
import { makePrivateDirectory } from "./certificates/private-file.js";
import type { FeatureGateName } from "./definition/feature-gate.js";
import type { VendorProfile } from "./definition/vendor-profile.js";
import { versionText } from "./endpoints/documents/version.js";
import { FlagError } from "./flags/flag.js";
import { logLevelOf, type ServerFlags } from "./flags/server-flags.js";
import type { OpenApi } from "./http/application.js";
import { createLog, type Log } from "./log/log.js";
import type { DerivedOptions } from "./openapi/derived-documents.js";
import { serverServiceAddresses } from "./server/pools.js";
import type { Catalog, Foundations, RunningServer, ServerOptions } from "./server.js";
import { type KeyValueStore, StorageError } from "./storage/key-value-store.js";
import type { PreparedThread } from "./storage/sqlite/prepared-thread.js";
import { openSqliteStore } from "./storage/sqlite/sqlite-store.js";

/** What a program that starts the server itself may put in place of the server's own. */
export interface LaunchOptions extends Partial<Pick<ServerOptions, "clock" | "intercept">> {
  /** What a generator made of other definitions; default the shipped ones. */
  readonly generated?: Promise<GeneratedIndex> | GeneratedIndex;
  /** The thread that writes the store, if it was prepared before the program was loaded. */
  readonly writer?: PreparedThread | undefined;
}

type CreateDiscovery = typeof import("./endpoints/documents/discovery.js").createDiscovery;

/** What `generated/index.ts` exports. */
export type GeneratedIndex = typeof import("../generated/index.js");

/** A running server and what it stands on. */
export interface Launched {
  readonly server: RunningServer;
  readonly store: KeyValueStore;
}

/** Opens the store and makes certificates on their threads while this one loads the rest of the program. */
export async function launch(flags: ServerFlags, { generated, writer, ...options }: LaunchOptions = {}): Promise<Launched> {
  const profile = profileOf(flags);
  const dataDir = resolve(flags["data-dir"]);
  const given = certificateOptions(flags, profile, dataDir);
  await makePrivateDirectory(dataDir);
  const log = createLog(logLevelOf(flags));
  const store = openStore(flags, dataDir, log, writer);
  const certificates = loadCertificates({ ...given, owned: store });
  const foundations: Foundations = { store, certificates };
  // Whoever waits for them later hears of a failure; until then it is not unhandled.
  foundations.store.catch(() => {});
  foundations.certificates.catch(() => {});
  try {
    const { startServer, createDiscovery, shipped } = await import("./server/whole.js");
    const catalog = catalogOf((await generated) ?? shipped, createDiscovery);
    const server = await startServer({ flags, profile, catalog, foundations, log, ...options });
    return { server, store: await foundations.store };
  } catch (error) {
    // Threads that still work must not be torn down with the process.
    await Promise.allSettled([foundations.store, foundations.certificates]);
    throw error;
  }
}

/** A store that is missing where a server has been is lost, not new: what points at that server would find an empty one. */
async function openStore(flags: ServerFlags, dataDir: string, log: Log, writer: PreparedThread | undefined): Promise<KeyValueStore> {
  const history = flags["etcd-compaction-interval"];
  const earlier = [join(dataDir, "pki", "ca.crt"), join(dataDir, ADMIN_KUBECONFIG)].find((path) => existsSync(path));
  try {
    return await openSqliteStore({
      file: join(dataDir, "store.db"),
      mustExist: earlier !== undefined && !flags["new-store"],
      onFailure: (work, error) => log.warn("background work of the store failed, will try again", { work, reason: String(error) }),
      ...(writer === undefined ? {} : { writer }),
      ...(history > 0 ? { historyRetentionMs: history } : {}),
    });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error.code === "Corrupt") {
      const command = `orch-apiserver snapshot restore <file> --data-dir ${dataDir} --replace`;
      throw new Error(`${error.message}. If it is damaged, a snapshot can take its place: ${command}`, { cause: error });
    }
    if (error.code !== "Missing") throw error;
    const advice = "Put the store back where it was, or begin with an empty one by starting once with --new-store";
    throw new Error(`${error.message}, but ${earlier} is there from a server that had its store here. ${advice}`);
  }
}

function profileOf(flags: ServerFlags): VendorProfile {
  const name = flags["vendor-profile"];
  const profile = Object.hasOwn(vendorProfiles, name) ? vendorProfiles[name] : undefined;
  if (profile !== undefined) return profile;
  const accepted = Object.keys(vendorProfiles).join(", ");
  throw new FlagError(`flag --vendor-profile: invalid value ${JSON.stringify(name)}: must be one of ${accepted}`);
}

function certificateOptions(flags: ServerFlags, profile: VendorProfile, dataDir: string) {
  const file = flags["tls-cert-file"];
  return {
    directory: flags["cert-dir"] === "" ? join(dataDir, "pki") : resolve(flags["cert-dir"]),
    addresses: [flags["bind-address"], flags["advertise-address"], ...serverServiceAddresses(flags)],
    serviceName: profile.name,
    now: Date.now(),
    ...(file === "" ? {} : { servingFiles: { certificate: file, key: flags["tls-private-key-file"] } }),
    ...(flags["client-ca-file"] === "" ? {} : { clientCaFile: flags["client-ca-file"] }),
    ...(flags["requestheader-client-ca-file"] === "" ? {} : { proxyCaFile: flags["requestheader-client-ca-file"] }),
  };
}

/** What generated code brings, and the documents made of it. */
function catalogOf(generated: GeneratedIndex, createDiscovery: CreateDiscovery): Catalog {
  const { metaTypes, openApiTemplates: templates } = generated;
  return {
    definitionFactories: generated.definitionFactories,
    metaTypes,
    virtualKindFactories: generated.virtualKindFactories,
    discovery: (definitions, profile) => createDiscovery(definitions, generated.apiGroups(profile)),
    openApi: (kinds, gate) => openApiOf({ ...kinds, metaTypes, templates, version: versionText() }, gate),
  };
}

/** Documents that few ask for: what makes them is loaded with the first request. */
function openApiOf(options: DerivedOptions, gate: (name: FeatureGateName) => boolean): OpenApi {
  let openApi: Promise<OpenApi> | undefined;
  return {
    async answer(request) {
      openApi ??= loadOpenApi(options, gate);
      return (await openApi).answer(request);
    },
  };
}

async function loadOpenApi(options: DerivedOptions, gate: (name: FeatureGateName) => boolean): Promise<OpenApi> {
  const [{ createOpenApi }, { openApiDocuments }] = await Promise.all([
    import("./endpoints/documents/openapi.js"),
    import("./openapi/prepared.js"),
  ]);
  return createOpenApi(openApiDocuments(options), gate);
}
