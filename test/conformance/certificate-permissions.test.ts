/** Who may ask for certificates, approve requests for them, and sign (CSR-24, CSR-25). */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { issueAuthority } from "../../runtime/certificates/issue.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { type MadeRequest, signingRequest } from "../support/signing-requests.js";

const NAMES = {
  orch: { group: "orch.io", client: "orch.io/apiserver-client", node: "orch.io/apiserver-client-node-agent" },
  kubernetes: { group: "k8s.io", client: "kubernetes.io/kube-apiserver-client", node: "kubernetes.io/kube-apiserver-client-kubelet" },
} as const;

for (const profile of ["orch", "kubernetes"] as const) {
  describe(`permissions of certificate requests, profile ${profile}`, () => {
    const { group, client, node } = NAMES[profile];
    const certificates = `certificates.${group}`;
    const rbac = `rbac.authorization.${group}`;
    const RBAC = `/apis/${rbac}/v1`;
    const REQUESTS = `/apis/${certificates}/v1/certificatesigningrequests`;
    let server: TestServer;
    let made: MadeRequest;
    before(async () => {
      [server, made] = await Promise.all([startServer({ profile }), signingRequest({ subject: "CN=jane" })]);
    });
    after(() => server.stop());

    const as = (user: string) => ({ headers: { "impersonate-user": user } });
    const asked = (name: string, signerName: string, request = made.request) => ({
      metadata: { name },
      spec: { request, signerName, usages: ["client auth"] },
    });
    // biome-ignore lint/suspicious/noExplicitAny: objects of a test
    const create = async (name: string, signerName: string): Promise<any> =>
      assertOk(await server.admin.post(REQUESTS, asked(name, signerName)), 201);
    /** Gives a user the rules, and waits until they hold. */
    const grant = async (
      user: string,
      rules: readonly { verbs: string[]; resources: string[]; resourceNames?: string[] }[],
    ): Promise<void> => {
      const role = { metadata: { name: user }, rules: rules.map((rule) => ({ apiGroups: [certificates], ...rule })) };
      assertOk(await server.admin.post(`${RBAC}/clusterroles`, role), 201);
      const subjects = [{ kind: "User", name: user, apiGroup: rbac }];
      const binding = { metadata: { name: user }, roleRef: { apiGroup: rbac, kind: "ClusterRole", name: user }, subjects };
      assertOk(await server.admin.post(`${RBAC}/clusterrolebindings`, binding), 201);
      const { verbs, resources, resourceNames } = rules[0]!;
      const [resource, subresource] = resources[0]!.split("/");
      const resourceAttributes = { verb: verbs[0], group: certificates, resource, subresource, name: resourceNames?.[0] };
      const review = { spec: { user, resourceAttributes } };
      await eventually(async () => {
        const { json } = await server.admin.post(`/apis/authorization.${group}/v1/subjectaccessreviews`, review);
        return json.status.allowed as boolean;
      });
    };
    // biome-ignore lint/suspicious/noExplicitAny: objects of a test
    const decide = (object: any, user: string, type = "Approved", query = "") =>
      server.admin.put(
        `${REQUESTS}/${object.metadata.name}/approval${query}`,
        { ...object, status: { conditions: [{ type, status: "True" }] } },
        as(user),
      );
    // biome-ignore lint/suspicious/noExplicitAny: objects of a test
    const hand = (object: any, user: string, status: object) =>
      server.admin.put(`${REQUESTS}/${object.metadata.name}/status`, { ...object, status }, as(user));
    const forbidden = (name: string, why: string): string => `certificatesigningrequests.${certificates} "${name}" is forbidden: ${why}`;

    test("CSR-24 to approve or deny takes approve for the signer, by its name or for all of its domain", async () => {
      const approval = { verbs: ["update"], resources: ["certificatesigningrequests/approval"] };
      await grant("nobody", [approval]);
      await grant("named", [approval, { verbs: ["approve"], resources: ["signers"], resourceNames: ["example.com/a"] }]);
      await grant("domain", [approval, { verbs: ["approve"], resources: ["signers"], resourceNames: ["example.com/*"] }]);
      await grant("starred", [approval, { verbs: ["approve"], resources: ["signers"], resourceNames: ["*"] }]);
      await grant("signing", [approval, { verbs: ["sign"], resources: ["signers"] }]);
      const [a, b, other] = [
        await create("a", "example.com/a"),
        await create("b", "example.com/b"),
        await create("c", "sub.example.com/a"),
      ];
      const refused = async (object: typeof a, user: string, type?: string, query?: string): Promise<void> => {
        const why = `user not permitted to approve requests with signerName "${object.spec.signerName}"`;
        assertStatus(await decide(object, user, type, query), 403, "Forbidden", forbidden(object.metadata.name, why));
      };
      for (const user of ["nobody", "starred", "signing"]) await refused(a, user);
      await refused(a, "nobody", "Denied");
      await refused(a, "nobody", "Approved", "?dryRun=All");
      await refused(b, "named");
      await refused(other, "domain");
      const renamed = { ...b, spec: { ...b.spec, signerName: "example.com/a" } };
      assertStatus(await decide(renamed, "named"), 403, "Forbidden", /signerName "example.com\/b"$/);
      assert.equal(assertOk(await server.admin.get(`${REQUESTS}/b`), 200).status.conditions, undefined);
      assertOk(await decide(a, "named"), 200);
      assertOk(await decide(b, "domain", "Denied"), 200);
      const patch = { status: { conditions: [{ type: "Approved", status: "True" }] } };
      assert.equal((await server.admin.mergePatch(`${REQUESTS}/c/approval`, patch, as("nobody"))).status, 403);
      assertStatus(await server.admin.put(`${REQUESTS}/c/approval`, other, as("stranger")), 403, "Forbidden", /cannot update resource/);
    });

    test("CSR-25, CSR-21 to sign takes sign for the signer: to hand in a certificate, or to say that there will be none", async () => {
      const status = { verbs: ["update"], resources: ["certificatesigningrequests/status"] };
      await grant("unsigning", [status, { verbs: ["approve"], resources: ["signers"] }]);
      await grant("signer", [status, { verbs: ["sign"], resources: ["signers"], resourceNames: ["example.com/external"] }]);
      const certificate = Buffer.from((await issueAuthority("external", Date.now())).certificate).toString("base64");
      const object = await create("external", "example.com/external");
      const why = 'user not permitted to sign requests with signerName "example.com/external"';
      for (const change of [{ certificate }, { conditions: [{ type: "Failed", status: "True" }] }]) {
        assertStatus(await hand(object, "unsigning", change), 403, "Forbidden", forbidden("external", why));
      }
      assertOk(await hand(object, "unsigning", {}), 200);
      const foreign = await create("foreign", "example.com/other");
      assert.equal((await hand(foreign, "signer", { certificate })).status, 403);
      assert.equal(assertOk(await hand(object, "signer", { certificate }), 200).status.certificate, certificate);
    });

    test("CSR-25 to create and to view takes permission of its own", async () => {
      await grant("viewer", [{ verbs: ["get", "list", "watch"], resources: ["certificatesigningrequests"] }]);
      await grant("requester", [{ verbs: ["create"], resources: ["certificatesigningrequests"] }]);
      const refused = await server.admin.post(REQUESTS, asked("mine", "example.com/a"), as("viewer"));
      assertStatus(refused, 403, "Forbidden", /cannot create resource "certificatesigningrequests"/);
      assertOk(await server.admin.post(REQUESTS, asked("mine", "example.com/a"), as("requester")), 201);
      assertOk(await server.admin.get(`${REQUESTS}/mine`, as("viewer")), 200);
      assert.equal((await server.admin.get(REQUESTS, as("requester"))).status, 403);
    });

    test("nobody asks for a client certificate of the administrators' group", async () => {
      const { request } = await signingRequest({ subject: [{ O: ["a"] }, { O: ["system:masters"] }, { CN: ["jane"] }] });
      const reply = await server.admin.post(REQUESTS, asked("masters", client, request));
      const why = `use of ${client} signer with system:masters group is not allowed`;
      assertStatus(reply, 403, "Forbidden", forbidden("masters", why));
      assertOk(await server.admin.post(REQUESTS, asked("masters", node, request)), 201);
      assertOk(
        await server.admin.post(REQUESTS, asked("near", client, (await signingRequest({ subject: "O=system:master, CN=jane" })).request)),
        201,
      );
    });
  });
}
