/** What deciding costs: GET as a user with fifty bindings among many beside GET as an administrator, and decisions by themselves. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vendorProfiles } from "../../generated/index.js";
import type { AuthorizationAttributes, Authorizer } from "../../runtime/authz/authorizer.js";
import { NodeAuthorizer } from "../../runtime/authz/node/node-authorizer.js";
import { NodeGraph } from "../../runtime/authz/node/node-graph.js";
import { PolicyIndex } from "../../runtime/authz/rbac/policy-index.js";
import type { PolicyRule } from "../../runtime/authz/rbac/policy-rule.js";
import { RbacAuthorizer } from "../../runtime/authz/rbac/rbac-authorizer.js";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import { atOnce } from "../../runtime/codec/lists/steps.js";
import type { UserInfo } from "../../runtime/definition/request-context.js";
import { runLoad } from "./load.js";
import { type MeasuredProcess, startMeasuredServer } from "./measured-process.js";
import { perSecond, rate, share, type Table, watched } from "./table.js";

const ROLES = 2_000;
const BINDINGS = 10_000;
const OWN_BINDINGS = 50;
const PODS = 10_000;
const NODES = 500;
const SECONDS = 4;
const USER = "jane";
const GROUP = "/apis/rbac.authorization.orch.io/v1";
const MAPS = "/api/v1/namespaces/default/configmaps";

const roleName = (index: number): string => `role-${index % ROLES}`;
/** The user holds every so-many-th binding; one of their roles, the last, is the one that a GET needs. */
const holder = (index: number): string => (index % (BINDINGS / OWN_BINDINGS) === 0 ? USER : `user-${index}`);

function rulesOf(index: number): PolicyRule[] {
  const isNeeded = index === (BINDINGS - BINDINGS / OWN_BINDINGS) % ROLES;
  const resources = isNeeded ? ["configmaps"] : [`things${index}`];
  return [{ apiGroups: [isNeeded ? "" : "example.com"], resources, verbs: ["get", "list", "watch"] }];
}

/** GET by both, one after the other and again, in one run. */
export async function measureAuthorizedGet(table: Table): Promise<void> {
  const authority = await issueAuthority("clients", Date.now());
  const folder = mkdtempSync(join(tmpdir(), "orch-bench-clients-"));
  const file = join(folder, "ca.pem");
  writeFileSync(file, authority.certificate);
  const server = await startMeasuredServer([`--client-ca-file=${file}`]);
  await fillPolicy(server);
  await server.client.post(MAPS, { metadata: { name: "get" }, data: { text: "x".repeat(1024) } });
  const request = { commonName: USER, usage: "client" as const, names: [] };
  const { certificate: cert, key } = await issueCertificate(authority, request, Date.now());
  const jane = { ...server.credentials, cert, key };
  for (const protocol of ["h1", "h2"] as const) {
    const load = (credentials: MeasuredProcess["credentials"]) =>
      watched(server, () =>
        runLoad({ ...server, credentials, protocol, clients: 32, seconds: SECONDS, workload: { kind: "get", path: `${MAPS}/get` } }),
      );
    await load(server.credentials);
    await load(jane);
    const first = await load(server.credentials);
    const { result, ...rest } = await load(jane);
    const again = await load(server.credentials);
    const yardstick = (perSecond(first.result) + perSecond(again.result)) / 2;
    const version = protocol === "h1" ? "HTTP/1.1" : "HTTP/2";
    table.add({ work: `GET as an administrator, 32 clients, ${version}`, figure: rate(yardstick) });
    const work = `GET as a user with ${OWN_BINDINGS} of ${BINDINGS.toLocaleString("en")} bindings, 32 clients, ${version}`;
    table.add({ work, figure: rate(perSecond(result)), ratio: share(perSecond(result), yardstick), ...rest });
  }
  await server.stop();
  rmSync(folder, { recursive: true });
}

async function fillPolicy({ client }: MeasuredProcess): Promise<void> {
  const apiGroup = "rbac.authorization.orch.io";
  await each(ROLES, (index) => client.post(`${GROUP}/clusterroles`, { metadata: { name: roleName(index) }, rules: rulesOf(index) }));
  await each(BINDINGS, (index) =>
    client.post(`${GROUP}/clusterrolebindings`, {
      metadata: { name: `binding-${index}` },
      roleRef: { apiGroup, kind: "ClusterRole", name: roleName(index) },
      subjects: [{ apiGroup, kind: "User", name: holder(index) }],
    }),
  );
}

/** Many at a time. */
async function each(count: number, work: (index: number) => Promise<{ readonly status: number; readonly text: string }>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      const { status, text } = await work(index);
      if (status !== 201) throw new Error(text);
    }
  };
  await Promise.all(Array.from({ length: 64 }, worker));
}

/** Decisions of RBAC and of the mode Node, inside this process. */
export async function measureDecisions(table: Table): Promise<void> {
  const policy = new PolicyIndex();
  for (let i = 0; i < ROLES; i++) policy.setRole({ namespace: "", name: roleName(i), rules: rulesOf(i) });
  for (let i = 0; i < BINDINGS; i++) {
    const subjects = [{ kind: "User" as const, name: holder(i) }];
    policy.setBinding({ namespace: "", name: `binding-${i}`, roleRef: { kind: "ClusterRole", name: roleName(i) }, subjects });
  }
  const rbac = new RbacAuthorizer(policy, "rbac.example");
  const get = question("configmaps", "default", "get");
  addDecisions(table, `RBAC, ${OWN_BINDINGS} of ${BINDINGS.toLocaleString("en")} bindings, allowed`, rbac, user(USER), get);
  addDecisions(table, "the same, refused", rbac, user(USER), question("secrets", "default", "get"));
  addDecisions(table, "the same, allowed, a user who has not asked before", rbac, () => user(USER)(), get);

  const profile = vendorProfiles["orch"];
  if (profile === undefined) throw new Error("the profile orch is missing");
  const graph = new NodeGraph();
  for (let i = 0; i < PODS; i++) {
    const secrets = ["own", "shared"].map((name) => ({
      kind: "secret" as const,
      namespace: `ns-${i % 100}`,
      name: name === "own" ? `s-${i}` : name,
    }));
    atOnce(graph.link(`pod-${i}`, `node-${i % NODES}`, secrets));
  }
  const ready = Promise.resolve();
  const node = new NodeAuthorizer({ graph, ready, profile, rules: [] });
  await ready;
  const agent = { name: "system:node:node-7", uid: "", groups: ["system:nodes"], extra: {} };
  const pods = PODS.toLocaleString("en");
  addDecisions(table, `Node, ${pods} pods on ${NODES} nodes, allowed`, node, () => agent, question("secrets", "ns-7", "shared"));
  addDecisions(table, "the same, refused", node, () => agent, question("secrets", "ns-8", "shared"));
}

function user(name: string): () => UserInfo {
  const one: UserInfo = { name, uid: "", groups: ["system:authenticated"], extra: {} };
  return () => one;
}

const question = (resource: string, namespace: string, name: string): AuthorizationAttributes["info"] => ({
  isResourceRequest: true,
  path: "",
  verb: "get",
  apiGroup: "",
  apiVersion: "v1",
  namespace,
  resource,
  subresource: "",
  name,
});

function addDecisions(
  table: Table,
  work: string,
  authorizer: Authorizer,
  asking: () => UserInfo,
  info: AuthorizationAttributes["info"],
): void {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const begun = performance.now();
    let decisions = 0;
    for (; performance.now() - begun < 100; decisions += 100) {
      for (let i = 0; i < 100; i++) if (authorizer.authorize({ user: asking(), info }) instanceof Promise) throw new Error("a promise");
    }
    best = Math.min(best, (performance.now() - begun) / decisions);
  }
  table.add({ work: `decisions: ${work}`, figure: rate(1000 / best), latency: `${(best * 1000).toFixed(2)} µs each` });
}
