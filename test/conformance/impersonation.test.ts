/** Acting as somebody else, with permissions of RBAC, as clients see it. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { identityIn, identityQuestion, letEverybodyBeSeen, whoAmI } from "../support/whoami.js";

for (const [profile, domain] of [
  ["orch", "orch.io"],
  ["kubernetes", "k8s.io"],
] as const) {
  describe(`impersonation, profile ${profile}`, () => {
    const rbac = `/apis/rbac.authorization.${domain}/v1`;
    const authentication = `authentication.${domain}`;
    let folder: string;
    let server: TestServer;
    let ann: ApiClient;
    const asAnn = (headers: Record<string, string | string[]>) => ({ headers: { authorization: "Bearer ann-token", ...headers } });
    const who = (headers: Record<string, string | string[]>) => whoAmI(ann, asAnn(headers), domain);
    const forbidden = async (headers: Record<string, string | string[]>, message: string, path = "/healthz") =>
      assertStatus(await ann.get(path, asAnn(headers)), 403, "Forbidden", message);
    const cannot = (resource: string, group: string, where: string) =>
      `User "ann" cannot impersonate resource "${resource}" in API group "${group}" ${where}`;

    before(async () => {
      folder = mkdtempSync(join(tmpdir(), "orch-impersonation-"));
      const tokens = join(folder, "tokens.csv");
      writeFileSync(tokens, "ann-token,ann,u1,staff\n");
      server = await startServer({ profile, flags: [`--token-auth-file=${tokens}`] });
      await letEverybodyBeSeen(server, domain);
      ann = new ApiClient(server.url, { ca: server.credentials.ca });
      const rules = [
        { apiGroups: [""], resources: ["users"], resourceNames: ["jane"], verbs: ["impersonate"] },
        { apiGroups: [""], resources: ["groups"], resourceNames: ["dev", "dev, ops"], verbs: ["impersonate"] },
        { apiGroups: [authentication], resources: ["userextras/acme.com/team"], resourceNames: ["a, b", "c"], verbs: ["impersonate"] },
        { apiGroups: [authentication], resources: ["uids"], resourceNames: ["u7"], verbs: ["impersonate"] },
      ];
      const metadata = { name: "impersonator" };
      const subjects = [{ apiGroup: `rbac.authorization.${domain}`, kind: "User", name: "ann" }];
      const roleRef = { apiGroup: `rbac.authorization.${domain}`, kind: "ClusterRole", name: "impersonator" };
      assertOk(await server.admin.post(`${rbac}/clusterroles`, { metadata, rules }), 201);
      assertOk(await server.admin.post(`${rbac}/clusterrolebindings`, { metadata, roleRef, subjects }), 201);
      const namespaced = `${rbac}/namespaces/default`;
      const accounts = [
        { apiGroups: [""], resources: ["serviceaccounts"], verbs: ["impersonate"] },
        { apiGroups: [""], resources: ["users", "groups"], verbs: ["impersonate"] },
      ];
      assertOk(await server.admin.post(`${namespaced}/roles`, { metadata, rules: accounts }), 201);
      const binding = { metadata, roleRef: { ...roleRef, kind: "Role" }, subjects };
      assertOk(await server.admin.post(`${namespaced}/rolebindings`, binding), 201);
    });
    after(async () => {
      ann.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    });

    test("IMP-01, IMP-07 the caller becomes whom he names, and nothing of him remains", async () => {
      assert.deepEqual(await who({ "impersonate-user": "jane" }), { username: "jane", groups: ["system:authenticated"] });
      await forbidden({ "impersonate-user": "bob" }, `users "bob" is forbidden: ${cannot("users", "", "at the cluster scope")}`);
      assert.equal((await who({})).username, "ann");
    });

    test("IMP-02, IMP-03, IMP-04 groups, attributes and uid, each value by itself and with its own permission", async () => {
      const all = {
        "impersonate-user": "jane",
        "impersonate-group": ["dev, ops", "dev"],
        "impersonate-extra-Acme.com%2FTeam": ["a, b", "c"],
        "impersonate-uid": "u7",
      };
      const expected = {
        username: "jane",
        uid: "u7",
        groups: ["dev, ops", "dev", "system:authenticated"],
        extra: { "acme.com/team": ["a, b", "c"] },
      };
      const session = connectHttp2(server.url, { ca: server.credentials.ca });
      const { path, body } = await identityQuestion(domain);
      const lower = Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
      const stream = session.request({ ":method": "POST", ":path": path, "content-type": "application/json", ...asAnn(lower).headers });
      stream.end(JSON.stringify(body));
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      session.close();
      assert.deepEqual(identityIn(JSON.parse(Buffer.concat(chunks).toString())), expected);
      const jane = { "impersonate-user": "jane" };
      await forbidden(
        { ...jane, "impersonate-group": ["dev", "ops"] },
        `groups "ops" is forbidden: ${cannot("groups", "", "at the cluster scope")}`,
      );
      await forbidden(
        { ...jane, "impersonate-extra-scopes": "view" },
        `userextras.${authentication} "view" is forbidden: ${cannot("userextras/scopes", authentication, "at the cluster scope")}`,
      );
      await forbidden(
        { ...jane, "impersonate-uid": "u8" },
        `uids.${authentication} "u8" is forbidden: ${cannot("uids", authentication, "at the cluster scope")}`,
      );
    });

    test("IMP-06, IMP-08 a service account is a permission of its namespace, others are of the whole cluster", async () => {
      const account = { "impersonate-user": "system:serviceaccount:default:worker" };
      assert.deepEqual((await who(account)).groups, ["system:serviceaccounts", "system:serviceaccounts:default", "system:authenticated"]);
      assert.deepEqual((await who({ ...account, "impersonate-group": "dev" })).groups, ["dev", "system:authenticated"]);
      await forbidden(
        { "impersonate-user": "system:serviceaccount:other:worker" },
        `serviceaccounts "worker" is forbidden: ${cannot("serviceaccounts", "", 'in the namespace "other"')}`,
      );
      await forbidden(
        { "impersonate-user": "joe" },
        `users "joe" is forbidden: ${cannot("users", "", "at the cluster scope")}`,
        "/api/v1/namespaces/default/configmaps",
      );
    });

    test("IMP-01 also on paths that everybody may read, on unknown ones, and for callers whom nobody knows", async () => {
      const headers = { "impersonate-user": "root" };
      const message =
        'users "root" is forbidden: User "system:anonymous" cannot impersonate resource "users" in API group "" at the cluster scope';
      for (const path of ["/healthz", "/version", "/nothing", "/apis/x/y/z"]) {
        assertStatus(await server.anonymous.get(path, { headers }), 403, "Forbidden", message);
      }
    });

    test("IMP-05 without a user it is told in plain text what was asked for, whoever asks", async () => {
      for (const client of [server.anonymous, server.admin]) {
        const reply = await client.get("/api/v1/nodes?limit=1", { headers: { "impersonate-uid": "<u1>" } });
        const told = `requested [{UID  &lt;u1&gt;  ${authentication}/v1  }] without impersonating a user`;
        assert.deepEqual([reply.status, reply.text], [500, `Internal Server Error: "/api/v1/nodes?limit=1": ${told}\n`]);
        assert.equal(reply.headers["content-type"], "text/plain; charset=utf-8");
        assert.equal(reply.headers["x-content-type-options"], "nosniff");
      }
      assert.equal((await server.anonymous.get("/healthz", { headers: { "impersonate-user": "" } })).status, 200);
      assert.doesNotMatch(server.output(), /request failed/, "nothing has failed that the log should tell of");
    });
  });
}
