/** Gets a person credentials as anybody gets them: a request, its approval, the certificate of the server's signer. */
import { setTimeout as pause } from "node:timers/promises";
import { Clientset } from "../../generated/client/clientset.js";
import { kubernetesProfile, orchProfile } from "../../generated/client/profiles.js";
import { vendorProfiles } from "../../generated/vendor-profiles.js";
import { makeSigningRequest } from "../certificates/make-request.js";
import type { UserKubeconfig } from "../certificates/user-kubeconfig.js";
import { Discovery } from "../client/discovery.js";
import { resolveContext } from "../client/kubeconfig.js";
import { connectByKubeconfig } from "../client/node/connect.js";
import { readKubeconfigFiles } from "../client/node/kubeconfig-files.js";
import { dataOrFile } from "../client/node/user-credentials.js";
import type { ClientProfile } from "../client/profile.js";

/** How long the server is given to sign, milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 100;
const DAY_SECONDS = 86_400;

export interface CredentialsOrder {
  /** Client configuration of somebody who may approve. */
  readonly kubeconfig: string;
  readonly user: string;
  readonly groups: readonly string[];
  readonly days: number;
}

/** Rejects with an Error that says what the server answered, or what it refused. */
export async function requestCredentials({ kubeconfig, user, groups, days }: CredentialsOrder): Promise<UserKubeconfig> {
  const { name: cluster, cluster: found } = resolveContext(await readKubeconfigFiles([kubeconfig]));
  const { server = "" } = found.entry;
  const [clients, made, authority] = await Promise.all([
    clientsOf(kubeconfig),
    makeSigningRequest(user, groups),
    dataOrFile(found.entry, "certificate-authority", found.directory),
  ]);
  try {
    const certificate = await issued(clients, made.request, days);
    return { user: { certificate, key: made.key }, server, authority, cluster };
  } finally {
    clients.connection.close();
  }
}

/** Speaks the names that the server has. */
async function clientsOf(kubeconfig: string): Promise<Clientset> {
  const connection = await connectByKubeconfig({ kubeconfig, profile: orchProfile, userAgent: "orch-apiserver" });
  const served = await new Discovery(connection).groupVersions();
  const profile = [orchProfile, kubernetesProfile].find(({ groupDomain }) => served.includes(`certificates.${groupDomain}/v1`));
  if (profile === undefined) throw new Error("the server serves no certificate requests");
  return new Clientset(connection.with({ profile }));
}

async function issued(clients: Clientset, pem: string, days: number): Promise<string> {
  const requests = clients.certificates.v1.certificateSigningRequests;
  const asked = await requests.create({
    metadata: { generateName: "kubeconfig-" },
    spec: {
      request: Buffer.from(pem).toString("base64"),
      signerName: signerOf(clients.connection.profile),
      expirationSeconds: days * DAY_SECONDS,
      usages: ["client auth", "digital signature"],
    },
  });
  const { name } = asked.metadata;
  const condition = { type: "Approved", status: "True", reason: "KubeconfigCommand", message: "Approved by orch-apiserver kubeconfig." };
  await requests.approval.replace(name, { ...asked, status: { conditions: [condition] } });
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(LOOK_MS)) {
    const { status } = await requests.get(name);
    const failed = status?.conditions?.find(({ type }) => type === "Failed");
    if (failed !== undefined) throw new Error(`the server refuses to sign ${name}: ${failed.message}`);
    if (status?.certificate) return Buffer.from(status.certificate, "base64").toString();
  }
  throw new Error(`the server has not signed ${name} in time: does its controller csrsigning run, and what does its log say?`);
}

const signerOf = ({ name }: ClientProfile): string => vendorProfiles[name]?.names["signerApiserverClient"] ?? "";
