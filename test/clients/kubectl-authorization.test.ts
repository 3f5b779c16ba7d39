/** An unmodified kubectl in the hands of ordinary users: what they may do, what they may grant, what they are told. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type ClientAuthority, clientAuthority } from "../support/client-authority.js";
import { eventually } from "../support/eventually.js";
import { PROGRAM_TIMEOUT_MS, skipWithout } from "../support/peer-program.js";
import { startServer, type TestServer } from "../support/server.js";

const skip = skipWithout("kubectl", ["version", "--client"], "any version from 1.24 will do");

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}
type Kubectl = (command: string, input?: string) => Outcome;

const TEAM_POLICY = `
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: reconciled, namespace: team}
rules:
- {apiGroups: [""], resources: [configmaps], verbs: [get]}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: reconciled, namespace: team}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: reconciled}
subjects:
- {apiGroup: rbac.authorization.k8s.io, kind: User, name: joe}
`;

describe("kubectl of ordinary users", { skip }, () => {
  let authority: ClientAuthority;
  let server: TestServer;
  let home: string;
  let admin: Kubectl;
  let jane: Kubectl;
  let kim: Kubectl;

  before(async () => {
    authority = await clientAuthority();
    server = await startServer({ profile: "kubernetes", flags: [authority.flag] });
    home = mkdtempSync(join(tmpdir(), "orch-kubectl-users-"));
    admin = runner(server.kubeconfig);
    jane = runner(await kubeconfigOf("jane"));
    kim = runner(await kubeconfigOf("kim"));
    done(admin("create namespace team"));
    done(admin("create rolebinding jane-runs-it --clusterrole=admin --user=jane -n team"));
    done(admin("create clusterrole granting --verb=create --resource=clusterroles,clusterrolebindings"));
    done(admin("create clusterrolebinding kim-grants --clusterrole=granting --user=kim"));
    done(admin("create clusterrolebinding kim-views --clusterrole=view --user=kim"));
    await eventually(() => jane("auth can-i create pods -n team").status === 0 && kim("auth can-i create clusterroles").status === 0);
  });
  after(async () => {
    authority.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });

  const runner =
    (kubeconfig: string): Kubectl =>
    (command, input) =>
      spawnSync("kubectl", command.split(" "), {
        encoding: "utf8",
        env: { ...process.env, HOME: home, KUBECONFIG: kubeconfig },
        timeout: PROGRAM_TIMEOUT_MS,
        ...(input === undefined ? {} : { input }),
      });

  async function kubeconfigOf(user: string): Promise<string> {
    const { cert, key } = await authority.credentials(server, user);
    const inline = (text: string | undefined): string => Buffer.from(text ?? "").toString("base64");
    const file = join(home, `${user}.kubeconfig`);
    const config = {
      kind: "Config",
      apiVersion: "v1",
      clusters: [{ name: "c", cluster: { server: server.url, "certificate-authority-data": inline(server.credentials.ca) } }],
      users: [{ name: user, user: { "client-certificate-data": inline(cert), "client-key-data": inline(key) } }],
      contexts: [{ name: "x", context: { cluster: "c", user } }],
      "current-context": "x",
    };
    writeFileSync(file, JSON.stringify(config));
    return file;
  }

  function done({ status, stdout, stderr }: Outcome): string {
    assert.equal(status, 0, stderr);
    return stdout;
  }

  function refused({ status, stderr }: Outcome, text: string): void {
    assert.equal(status, 1);
    assert.ok(stderr.includes(text), stderr);
  }

  test("AUTHZ-11, AUTHZ-13 auth can-i answers for oneself, for others, and with a list", () => {
    assert.equal(done(jane("auth can-i create pods -n team")), "yes\n");
    assert.equal(done(jane("auth can-i get pods --subresource=log -n team")), "yes\n");
    assert.equal(done(jane("auth can-i get /version")), "yes\n");
    for (const question of ["create pods", "list nodes", "get /metrics", "update pods --subresource=status -n team", "* * -n team"]) {
      const { status, stdout } = jane(`auth can-i ${question}`);
      assert.deepEqual([status, stdout], [1, "no\n"], question);
    }
    assert.equal(done(admin("auth can-i delete deployments.apps --as=jane -n team")), "yes\n");
    assert.equal(admin("auth can-i delete deployments.apps --as=joe -n team").stdout, "no\n");
    assert.equal(done(admin("auth can-i list nodes --as=joe --as-group=system:masters")), "yes\n");
    const list = done(jane("auth can-i --list -n team"));
    assert.match(list, /^configmaps +\[\] +\[\] +\[.*create.*\]$/m);
    assert.match(list, /^selfsubjectaccessreviews\.authorization\.k8s\.io +\[\] +\[\] +\[create\]$/m);
    assert.match(list, /^ +\[\/version\/\] +\[\] +\[get\]$/m);
    assert.equal(done(admin("auth can-i --list -n team --as=jane")), list);
    assert.doesNotMatch(done(jane("auth can-i --list -n default")), /^configmaps/m);
    const impersonation = 'users "joe" is forbidden: User "jane" cannot impersonate resource "users" in API group "" at the cluster scope';
    refused(jane("auth can-i get pods --as=joe"), impersonation);
  });

  test("AUTHZ-10 roles and bindings are created by whom they were granted, with no more than they hold", () => {
    assert.match(done(jane("create role readers --verb=get,list --resource=configmaps -n team")), /role.*\/readers created/);
    assert.match(done(jane("create rolebinding readers --role=readers --user=joe -n team")), /rolebinding.*\/readers created/);
    const held = 'user "jane" (groups=["system:authenticated"]) is attempting to grant RBAC permissions not currently held:\n';
    refused(
      jane("create role statuses --verb=update --resource=pods/status -n team"),
      `${held}{APIGroups:[""], Resources:["pods/status"], Verbs:["update"]}`,
    );
    refused(jane("create rolebinding all --clusterrole=cluster-admin --user=jane -n team"), held);
    const cannot = 'User "jane" cannot create resource "clusterroles" in API group "rbac.authorization.k8s.io" at the cluster scope';
    refused(jane("create clusterrole readers --verb=get --resource=configmaps"), cannot);
    refused(
      jane("create clusterrolebinding readers --clusterrole=view --user=jane"),
      'User "jane" cannot create resource "clusterrolebindings"',
    );
    assert.match(done(kim("create clusterrole readers --verb=get --resource=configmaps")), /clusterrole.*\/readers created/);
    assert.match(done(kim("create clusterrolebinding readers --clusterrole=readers --user=joe")), /clusterrolebinding.*\/readers created/);
    refused(kim("create clusterrole nodes --verb=get --resource=nodes"), '{APIGroups:[""], Resources:["nodes"], Verbs:["get"]}');
    refused(kim("create clusterrolebinding more --clusterrole=edit --user=kim"), 'user "kim" (groups=["system:authenticated"])');
  });

  test("AUTHZ-08 auth reconcile makes roles and bindings, adds what is missing and, when told, takes away what is extra", async () => {
    const reconcile = (more = ""): string => done(jane(`auth reconcile -f -${more}`, TEAM_POLICY));
    assert.match(reconcile(), /role\.rbac\.authorization\.k8s\.io\/reconciled reconciled[\s\S]*rolebinding\.rbac.*\/reconciled reconciled/);
    await eventually(() => admin("auth can-i get configmaps -n team --as=joe").status === 0);
    const rule = { apiGroups: [""], resources: ["secrets"], verbs: ["get"] };
    const path = "/apis/rbac.authorization.k8s.io/v1/namespaces/team/roles/reconciled";
    const rules = async (): Promise<unknown> => (await server.admin.get(path)).json.rules;
    assert.equal((await server.admin.mergePatch(path, { rules: [rule] })).status, 200);
    reconcile();
    const wanted = { apiGroups: [""], resources: ["configmaps"], verbs: ["get"] };
    assert.deepEqual(await rules(), [rule, wanted]);
    reconcile(" --remove-extra-permissions");
    assert.deepEqual(await rules(), [wanted]);
    refused(
      kim("auth reconcile -f -", TEAM_POLICY),
      'roles.rbac.authorization.k8s.io "reconciled" is forbidden: User "kim" cannot get resource "roles"',
    );
  });
});
