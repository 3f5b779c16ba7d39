/** Whom a server takes a caller for, seen from outside: the identity that it writes into a certificate request. */
import "reflect-metadata";
import { webcrypto } from "node:crypto";
import { Pkcs10CertificateRequestGenerator } from "@peculiar/x509";
import type { ApiClient, RequestOptions } from "./api-client.js";
import { assertOk } from "./assertions.js";
import type { TestServer } from "./server.js";

export interface Identity {
  readonly username: string;
  readonly uid?: string;
  readonly groups?: readonly string[];
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}

const requestsOf = (domain: string): string => `/apis/certificates.${domain}/v1/certificatesigningrequests`;

/** Lets every caller of a server be seen by {@link whoAmI}. */
export async function letEverybodyBeSeen(server: TestServer, domain = "orch.io"): Promise<void> {
  const rbac = `/apis/rbac.authorization.${domain}/v1`;
  const metadata = { name: "seen" };
  const rules = [{ apiGroups: [`certificates.${domain}`], resources: ["certificatesigningrequests"], verbs: ["create"] }];
  assertOk(await server.admin.post(`${rbac}/clusterroles`, { metadata, rules }), 201);
  const group = { apiGroup: `rbac.authorization.${domain}`, kind: "Group" };
  const subjects = ["system:authenticated", "system:unauthenticated"].map((name) => ({ ...group, name }));
  const roleRef = { apiGroup: group.apiGroup, kind: "ClusterRole", name: "seen" };
  assertOk(await server.admin.post(`${rbac}/clusterrolebindings`, { metadata, roleRef, subjects }), 201);
}

/** What a question looks like; for clients that are no {@link ApiClient}. Nothing is stored. */
export async function identityQuestion(domain = "orch.io"): Promise<{ readonly path: string; readonly body: object }> {
  madeRequest ??= makeRequest();
  const request = Buffer.from(await madeRequest).toString("base64");
  const body = { metadata: { name: "who" }, spec: { request, signerName: "example.com/seen", usages: ["client auth"] } };
  return { path: `${requestsOf(domain)}?dryRun=All`, body };
}

export async function whoAmI(client: ApiClient, options: RequestOptions = {}, domain = "orch.io"): Promise<Identity> {
  const { path, body } = await identityQuestion(domain);
  return identityIn(assertOk(await client.post(path, body, options), 201));
}

/** Of the answer to {@link identityQuestion}. */
export function identityIn(answer: { readonly spec: Identity }): Identity {
  const { username, uid, groups, extra } = answer.spec;
  return { username, ...(uid === undefined ? {} : { uid }), ...(groups === undefined ? {} : { groups }), ...(extra ? { extra } : {}) };
}

let madeRequest: Promise<string> | undefined;

async function makeRequest(): Promise<string> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const made = await Pkcs10CertificateRequestGenerator.create({ name: "CN=seen", keys, signingAlgorithm: algorithm }, webcrypto);
  return made.toString("pem");
}
