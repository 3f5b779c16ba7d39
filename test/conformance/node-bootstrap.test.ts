/** A node comes into the cluster with a bootstrap token, gets its certificate without a human, and renews it by itself (CSR-18). */
import assert from "node:assert/strict";
import { X509Certificate } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { signingRequest } from "../support/signing-requests.js";

const PROFILES = {
  orch: { group: "orch.io", labels: "orch.io", system: "orch-system", signer: "orch.io/apiserver-client-node-agent", agent: "node-agent" },
  kubernetes: {
    group: "k8s.io",
    labels: "kubernetes.io",
    system: "kube-system",
    signer: "kubernetes.io/kube-apiserver-client-kubelet",
    agent: "kubelet",
  },
} as const;
const USAGES = ["key encipherment", "digital signature", "client auth"];

// biome-ignore lint/suspicious/noExplicitAny: tests reach into objects
type Any = any;

for (const profile of ["orch", "kubernetes"] as const) {
  describe(`a node that comes into the cluster, profile ${profile}`, () => {
    const { group, labels, system, signer, agent } = PROFILES[profile];
    const REQUESTS = `/apis/certificates.${group}/v1/certificatesigningrequests`;
    const RBAC = `rbac.authorization.${group}`;
    let server: TestServer;
    before(async () => {
      server = await startServer({ profile, flags: ["--enable-bootstrap-token-auth"] });
      const stringData = {
        "token-id": "abcdef",
        "token-secret": "0123456789abcdef",
        "usage-bootstrap-authentication": "true",
        "auth-extra-groups": "system:bootstrappers:workers",
      };
      const secret = { metadata: { name: "bootstrap-token-abcdef" }, type: `bootstrap.${labels}/token`, stringData };
      assertOk(await server.admin.post(`/api/v1/namespaces/${system}/secrets`, secret), 201);
      const bind = async (subject: string, role: string, kind = "Group"): Promise<void> => {
        const subjects = [{ kind, name: subject, apiGroup: RBAC }];
        const metadata = { generateName: "bootstrap-" };
        const binding = { metadata, subjects, roleRef: { apiGroup: RBAC, kind: "ClusterRole", name: role } };
        assertOk(await server.admin.post(`/apis/${RBAC}/v1/clusterrolebindings`, binding), 201);
      };
      const approved = `system:certificates.${group}:certificatesigningrequests`;
      await bind("system:bootstrappers:workers", `${approved}:nodeclient`);
      await bind("system:nodes", "system:node-bootstrapper");
      await bind("system:nodes", `${approved}:selfnodeclient`);
      await bind("system:bootstrappers:workers", "system:node-bootstrapper");
      await bind("mallory", "system:node-bootstrapper", "User");
    });
    after(() => server.stop());

    const token = { headers: { authorization: "Bearer abcdef.0123456789abcdef" } };
    const nodeRequest = (name: string) => signingRequest({ subject: [{ O: ["system:nodes"] }, { CN: [`system:node:${name}`] }] });
    const asked = (name: string, request: string, usages: readonly string[] = USAGES) => ({
      metadata: { name },
      spec: { request, signerName: signer, usages },
    });
    /** Status of a request, as who asked sees it, once it is issued. */
    const issued = (client: ApiClient, name: string, options = {}): Promise<Any> =>
      eventually(async () => {
        const reply = await client.get(`${REQUESTS}/${name}`, options);
        return reply.status === 200 && reply.json.status.certificate !== undefined ? reply.json.status : undefined;
      });
    const clientOf = (status: Any, key: string): ApiClient => {
      const cert = Buffer.from(status.certificate, "base64").toString();
      return new ApiClient(server.url, { ca: server.credentials.ca, cert, key });
    };

    test("CSR-18 a token becomes a certificate, a certificate its successor, and no other node's", async () => {
      const first = await nodeRequest("a");
      // What was granted holds soon.
      await eventually(async () => (await server.anonymous.post(REQUESTS, asked("first", first.request), token)).status === 201);
      const status = await issued(server.anonymous, "first", token);
      const { type, reason, message } = status.conditions[0];
      assert.deepEqual([type, reason], ["Approved", "AutoApproved"]);
      assert.equal(message, `Auto approving ${agent} client certificate after SubjectAccessReview.`);
      const node = clientOf(status, first.key);
      const second = await nodeRequest("a");
      assertOk(await node.post(REQUESTS, asked("second", second.request)), 201);
      const renewed = await issued(node, "second");
      assert.equal(renewed.conditions[0].message, `Auto approving self ${agent} client certificate after SubjectAccessReview.`);
      const after = clientOf(renewed, second.key);
      assert.equal(assertOk(await after.get(`${REQUESTS}/second`), 200).spec.username, "system:node:a");
      assert.equal(new X509Certificate(Buffer.from(renewed.certificate, "base64")).subject, "O=system:nodes\nCN=system:node:a");

      const foreign = await nodeRequest("b");
      assertOk(await after.post(REQUESTS, asked("foreign", foreign.request)), 201);
      assertOk(await after.post(REQUESTS, asked("third", second.request)), 201);
      await issued(after, "third");
      assert.deepEqual(assertOk(await after.get(`${REQUESTS}/foreign`), 200).status, {});
      for (const client of [node, after]) client.close();
    });

    test("CSR-18 who was granted nothing waits for a human, and so does what the signer would refuse", async () => {
      const { request } = await nodeRequest("m");
      const mallory = { headers: { "impersonate-user": "mallory" } };
      assertOk(await server.admin.post(REQUESTS, asked("unauthorized", request), mallory), 201);
      assertOk(await server.anonymous.post(REQUESTS, asked("unfit", request, ["client auth"]), token), 201);
      assertOk(await server.anonymous.post(REQUESTS, asked("fit", request), token), 201);
      await issued(server.anonymous, "fit", token);
      for (const name of ["unauthorized", "unfit"])
        assert.deepEqual(assertOk(await server.admin.get(`${REQUESTS}/${name}`), 200).status, {});
      const approval = { status: { conditions: [{ type: "Approved", status: "True" }] } };
      assertOk(await server.admin.mergePatch(`${REQUESTS}/unauthorized/approval`, approval), 200);
      await issued(server.admin, "unauthorized");
    });

    test("CSR-18 a token alone reads no more than its role", async () => {
      assertStatus(await server.anonymous.get(`/api/v1/namespaces/${system}/secrets`, token), 403, "Forbidden");
      assertStatus(await server.anonymous.mergePatch(`${REQUESTS}/fit/approval`, {}, token), 403, "Forbidden");
    });
  });
}
