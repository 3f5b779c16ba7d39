/** An unmodified kubectl as somebody: by token, by a plug-in that gives ID tokens, and as somebody else. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { eventually } from "../support/eventually.js";
import { CLIENT_ID, createIssuer, type TestIssuer } from "../support/oidc-issuer.js";
import { PROGRAM_TIMEOUT_MS, skipWithout } from "../support/peer-program.js";
import { startServer, type TestServer } from "../support/server.js";
import { type Identity, identityIn, identityQuestion, letEverybodyBeSeen } from "../support/whoami.js";

const skip = skipWithout("kubectl", ["create", "token", "--help"], "any version from 1.24 will do");
const DOMAIN = "k8s.io";

describe("kubectl as somebody", { skip }, () => {
  let home: string;
  let issuer: TestIssuer;
  let server: TestServer;
  let question: string;
  before(async () => {
    home = mkdtempSync(join(tmpdir(), "orch-identity-"));
    issuer = await createIssuer();
    await issuer.open();
    writeFileSync(join(home, "issuer.pem"), issuer.authority);
    const flags = [`--oidc-issuer-url=${issuer.url}`, `--oidc-client-id=${CLIENT_ID}`, `--oidc-ca-file=${join(home, "issuer.pem")}`];
    server = await startServer({ profile: "kubernetes", flags: [...flags, "--oidc-groups-claim=groups", "--oidc-username-prefix=oidc:"] });
    await letEverybodyBeSeen(server, DOMAIN);
    const { body } = await identityQuestion(DOMAIN);
    question = JSON.stringify({ apiVersion: `certificates.${DOMAIN}/v1`, kind: "CertificateSigningRequest", ...body });
  });
  after(async () => {
    await server.stop();
    await issuer.close();
    rmSync(home, { recursive: true, force: true });
  });

  /** Without blocking: the issuer lives in this process. */
  function kubectl(kubeconfig: string, args: readonly string[], input = ""): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = { env: { ...process.env, HOME: home, KUBECONFIG: kubeconfig }, timeout: PROGRAM_TIMEOUT_MS };
      const child = execFile("kubectl", args, options, (error, stdout, stderr) =>
        error === null ? resolve(stdout) : reject(new Error(stderr)),
      );
      child.stdin?.end(input);
    });
  }

  const who = async (kubeconfig: string, ...args: string[]): Promise<Identity> =>
    identityIn(
      JSON.parse(await kubectl(kubeconfig, ["create", "--validate=false", "--dry-run=server", "-o", "json", "-f", "-", ...args], question)),
    );

  /** A client configuration whose user is as told. */
  function configuration(name: string, user: object): string {
    const path = join(home, name);
    const cluster = { server: server.url, "certificate-authority-data": Buffer.from(server.credentials.ca).toString("base64") };
    const config = {
      apiVersion: "v1",
      kind: "Config",
      clusters: [{ name: "c", cluster }],
      users: [{ name: "u", user }],
      contexts: [{ name: "x", context: { cluster: "c", user: "u" } }],
      "current-context": "x",
    };
    writeFileSync(path, JSON.stringify(config));
    return path;
  }

  test("IMP-01, IMP-02, IMP-04 --as, --as-group and --as-uid", async () => {
    const as = ["--as=jane", "--as-group=dev", "--as-group=system:masters", "--as-uid=u7"];
    const groups = ["dev", "system:masters", "system:authenticated"];
    assert.deepEqual(await who(server.kubeconfig, ...as), { username: "jane", uid: "u7", groups });
    await assert.rejects(kubectl(server.kubeconfig, ["get", "nodes", "--as=jane"]), /User "jane" cannot list resource "nodes"/);
    assert.equal(await kubectl(server.kubeconfig, ["auth", "can-i", "list", "nodes", ...as]), "yes\n");
  });

  test("AUTHN-02, SA-10 create token, and --token with it; another token is told to log in", async () => {
    await kubectl(server.kubeconfig, ["create", "serviceaccount", "worker"]);
    const token = (await kubectl(server.kubeconfig, ["create", "token", "worker"])).trim();
    const nobody = configuration("nobody", {});
    assert.equal((await who(nobody, `--token=${token}`)).username, "system:serviceaccount:default:worker");
    await assert.rejects(kubectl(nobody, ["get", "nodes", "--token=garbage"]), /You must be logged in to the server \(Unauthorized\)/);
  });

  test("OIDC-01, CRED-07 a plug-in that gives ID tokens", async () => {
    const plugin = join(home, "plugin");
    const token = await issuer.sign({ groups: ["dev"] });
    const credential = { apiVersion: `client.authentication.${DOMAIN}/v1`, kind: "ExecCredential", status: { token } };
    writeFileSync(join(home, "credential.json"), JSON.stringify(credential));
    writeFileSync(plugin, `#!/bin/sh\necho run >> '${join(home, "runs")}'\ncat '${join(home, "credential.json")}'\n`);
    chmodSync(plugin, 0o755);
    const exec = { command: "./plugin", apiVersion: credential.apiVersion, interactiveMode: "Never" };
    const file = configuration("oidc", { exec });
    const identity = await eventually(() => who(file).catch(() => undefined));
    assert.deepEqual(identity, { username: "oidc:jane", groups: ["dev", "system:authenticated"] });
  });
});
