/** What knowing a caller costs: GET with each kind of credential beside GET with a certificate, and a token's first use. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bearerTokenAuthenticator } from "../../runtime/authn/bearer-token.js";
import { TokenChain } from "../../runtime/authn/token-chain.js";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import { systemClock } from "../../runtime/clock/clock.js";
import { ApiClient } from "../support/api-client.js";
import { CLIENT_ID, createIssuer } from "../support/oidc-issuer.js";
import { startWebhookReceiver } from "../support/webhook-receiver.js";
import { type LoadOptions, runLoad } from "./load.js";
import { type MeasuredProcess, startMeasuredServer } from "./measured-process.js";
import { perSecond, rate, type Table, watched } from "./table.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const PATH = `${MAPS}/get`;
const RBAC = "/apis/rbac.authorization.orch.io/v1";
const WARM_UP_SECONDS = 2;
const SECONDS = 2;
/** Both sides of a ratio take turns, so many times each: what else the machine does befalls both. */
const ROUNDS = 5;
const FIRST_USES = 300;

/** Who asks, as the load generator is told. */
type Caller = Pick<LoadOptions, "credentials" | "headers">;

export async function measureIdentity(table: Table): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "orch-bench-identity-"));
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const [authority, issuer, receiver] = [await issueAuthority("clients", Date.now()), await createIssuer(), await startWebhookReceiver()];
  const certificateOf = async (commonName: string) => {
    const { certificate: cert, key } = await issueCertificate(authority, { commonName, usage: "client", names: [] }, Date.now());
    return { cert, key };
  };
  await issuer.open();
  const apiVersion = "authentication.orch.io/v1beta1";
  receiver.answer = () => ({ body: { apiVersion, kind: "TokenReview", status: { authenticated: true, user: { username: "hooked" } } } });
  const flags = [
    `--client-ca-file=${file("ca.pem", authority.certificate)}`,
    `--token-auth-file=${file("tokens.csv", "listed-token,listed,u1\n")}`,
    `--oidc-issuer-url=${issuer.url}`,
    `--oidc-client-id=${CLIENT_ID}`,
    `--oidc-ca-file=${file("issuer.pem", issuer.authority)}`,
    `--authentication-token-webhook-config-file=${receiver.kubeconfig}`,
  ];
  const server = await startMeasuredServer(flags);
  await letEverybodyRead(server);
  const ca = { ca: server.credentials.ca };
  const bearer = (token: string): Caller => ({ credentials: ca, headers: { authorization: `Bearer ${token}` } });
  const certificate: Caller = { credentials: { ...ca, ...(await certificateOf("jane")) } };
  const account = bearer(await accountToken(server));
  for (const protocol of ["h1", "h2"] as const) {
    const version = protocol === "h1" ? "HTTP/1.1" : "HTTP/2";
    await compare(table, server, {
      protocol,
      work: `GET with a service account's token, 32 clients, ${version}`,
      caller: account,
      certificate,
    });
  }
  const others: Readonly<Record<string, Caller>> = {
    "a token of the file": bearer("listed-token"),
    "an ID token": bearer(await issuer.sign({})),
    "a token that a webhook knows": bearer("hooked-token"),
    "a certificate and impersonation": { ...certificate, headers: { "impersonate-user": "joe" } },
    "no credentials": { credentials: ca },
  };
  for (const [what, caller] of Object.entries(others)) {
    await compare(table, server, { protocol: "h1", work: `GET with ${what}, 32 clients, HTTP/1.1`, caller, certificate });
  }
  await measureKnownToken(table);
  await measureFirstUses(table, server, "a service account's token", () => accountToken(server));
  await measureFirstUses(table, server, "an ID token", (index) => issuer.sign({ jti: String(index) }));
  await measureFirstUses(table, server, "a token that a webhook knows", async (index) => `hooked-${index}`);
  await server.stop();
  await measureProxy(table, { ...(await certificateOf("proxy")), authority: authority.certificate, folder });
  await issuer.close();
  await receiver.remove();
  rmSync(folder, { recursive: true });
}

interface Comparison {
  readonly work: string;
  readonly protocol: LoadOptions["protocol"];
  readonly caller: Caller;
  readonly certificate: Caller;
}

/**
 * The ratio is the median of the rounds', with the lowest and the highest. On a machine that does other things too, what the server itself
 * spends says more: the CPU of both is told side by side, each the median of its rounds.
 */
async function compare(table: Table, server: MeasuredProcess, { work, protocol, caller, certificate }: Comparison): Promise<void> {
  const load = async ({ credentials, headers = {} }: Caller, seconds = SECONDS) => {
    const workload = { kind: "get", path: PATH } as const;
    const { result, cpu, ...rest } = await watched(server, () =>
      runLoad({ url: server.url, credentials, headers, protocol, clients: 32, seconds, workload }),
    );
    return { ...rest, each: perSecond(result), cpuMs: Number.parseFloat(cpu) };
  };
  await load(certificate, WARM_UP_SECONDS);
  const rounds = [];
  let latest = await load(caller, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    const yardstick = await load(certificate);
    latest = await load(caller);
    rounds.push({ ...latest, ratio: latest.each / yardstick.each, yardstickCpuMs: yardstick.cpuMs });
  }
  const percent = (ratio: number): string => (100 * ratio).toFixed(0);
  const ratios = sortedOf(rounds, ({ ratio }) => ratio);
  const [own, other] = [medianOf(rounds, ({ cpuMs }) => cpuMs), medianOf(rounds, ({ yardstickCpuMs }) => yardstickCpuMs)];
  table.add({
    work,
    figure: rate(medianOf(rounds, ({ each }) => each)),
    ratio: `${percent(medianOf(rounds, ({ ratio }) => ratio))}% (${percent(ratios[0] as number)} to ${percent(ratios.at(-1) as number)})`,
    latency: latest.latency,
    cpu: `${own.toFixed(3)} ms each, with a certificate ${other.toFixed(3)}`,
    loopDelay: latest.loopDelay,
  });
}

const sortedOf = <T>(items: readonly T[], of: (item: T) => number): number[] => items.map(of).sort((a, b) => a - b);
const medianOf = <T>(items: readonly T[], of: (item: T) => number): number => sortedOf(items, of)[items.length >> 1] as number;

/** What a token that is known adds to a request, inside this process: the rest is the same as with a certificate. */
async function measureKnownToken(table: Table): Promise<void> {
  const user = { name: "jane", uid: "u1", groups: ["dev"], extra: {} };
  const verifier = { name: "test", verify: () => ({ user, audiences: ["here"], holds: () => true }) };
  const chain = new TokenChain({ verifiers: [verifier], audiences: ["here"], clock: systemClock, failed: () => undefined });
  const bearer = bearerTokenAuthenticator((token) => chain.user(token));
  const authorization = `Bearer ${"x".repeat(900)}`;
  const credentials = { authorization, certificate: undefined, subprotocols: undefined, rawHeaders: [] };
  await bearer.authenticate(credentials);
  let best = Number.POSITIVE_INFINITY;
  // Short rounds, of which some are not interrupted.
  for (let round = 0; round < 200; round++) {
    const begun = performance.now();
    let count = 0;
    for (; performance.now() - begun < 5; count += 100) for (let i = 0; i < 100; i++) bearer.authenticate(credentials);
    best = Math.min(best, (performance.now() - begun) / count);
  }
  table.add({ work: "a token that is known, inside", figure: rate(1000 / best), latency: `${(best * 1000).toFixed(2)} µs each` });
}

/** What a token that nobody has seen yet adds to a request, one after the other. */
async function measureFirstUses(
  table: Table,
  { url, credentials }: MeasuredProcess,
  what: string,
  next: (index: number) => Promise<string>,
): Promise<void> {
  const stranger = new ApiClient(url, { ca: credentials.ca });
  const tokens: string[] = [];
  for (let index = 0; index < FIRST_USES; index++) tokens.push(await next(index));
  const time = async (token: string): Promise<number> => {
    const begun = performance.now();
    const { status } = await stranger.get(PATH, { headers: { authorization: `Bearer ${token}` } });
    if (status !== 200) throw new Error(`${what}: ${status}`);
    return performance.now() - begun;
  };
  const more: number[] = [];
  for (const token of tokens) more.push((await time(token)) - (await time(token)));
  stranger.close();
  table.add({ work: `first use of ${what}, beside the next`, figure: `${(medianOf(more, (each) => each) * 1000).toFixed(0)} µs more` });
}

async function measureProxy(
  table: Table,
  { cert, key, authority, folder }: { readonly cert: string; readonly key: string; readonly authority: string; readonly folder: string },
): Promise<void> {
  const clients = await issueAuthority("clients", Date.now());
  const pair = await issueCertificate(clients, { commonName: "jane", usage: "client", names: [] }, Date.now());
  writeFileSync(join(folder, "proxies.pem"), authority);
  writeFileSync(join(folder, "clients.pem"), clients.certificate);
  const server = await startMeasuredServer([
    `--requestheader-client-ca-file=${join(folder, "proxies.pem")}`,
    `--client-ca-file=${join(folder, "clients.pem")}`,
    "--requestheader-username-headers=X-Remote-User",
    "--requestheader-group-headers=X-Remote-Group",
    "--requestheader-extra-headers-prefix=X-Remote-Extra-",
  ]);
  await letEverybodyRead(server);
  const { ca } = server.credentials;
  const caller: Caller = {
    credentials: { ca, cert, key },
    headers: { "x-remote-user": "joe", "x-remote-group": "dev", "x-remote-extra-a": "b" },
  };
  const certificate: Caller = { credentials: { ca, cert: pair.certificate, key: pair.key } };
  await compare(table, server, { protocol: "h1", work: "GET through a proxy, 32 clients, HTTP/1.1", caller, certificate });
  await server.stop();
}

async function accountToken({ client }: MeasuredProcess): Promise<string> {
  const { status, text, json } = await client.post("/api/v1/namespaces/default/serviceaccounts/bench/token", {
    spec: { expirationSeconds: 86_400 },
  });
  if (status !== 201) throw new Error(text);
  return json.status.token;
}

async function letEverybodyRead({ client }: MeasuredProcess): Promise<void> {
  const apiGroup = "rbac.authorization.orch.io";
  const metadata = { name: "bench" };
  const groups = ["system:authenticated", "system:unauthenticated"].map((name) => ({ apiGroup, kind: "Group", name }));
  await client.post("/api/v1/namespaces/default/serviceaccounts", { metadata });
  await client.post(MAPS, { metadata: { name: "get" }, data: { text: "x".repeat(1024) } });
  await client.post(`${RBAC}/clusterroles`, {
    metadata,
    rules: [
      { apiGroups: [""], resources: ["configmaps"], verbs: ["get"] },
      { apiGroups: [""], resources: ["users"], verbs: ["impersonate"] },
    ],
  });
  await client.post(`${RBAC}/clusterrolebindings`, {
    metadata,
    roleRef: { apiGroup, kind: "ClusterRole", name: "bench" },
    subjects: groups,
  });
}
