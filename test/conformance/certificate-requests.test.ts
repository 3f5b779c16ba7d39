/** Certificate requests as objects: who asked is the server's to say. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const REQUESTS = "/apis/certificates.orch.io/v1/certificatesigningrequests";

describe("certificate requests", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const asked = (name: string, more: object = {}) => ({
    metadata: { name },
    spec: { request: "LS0t", signerName: "example.com/signer", usages: ["client auth"], ...more },
  });
  const headers = { "impersonate-user": "jane", "impersonate-group": ["system:masters"], "impersonate-extra-team": "blue" };

  test("CSR-06 who asks is who the server knows, whatever the request says", async () => {
    const forged = { username: "root", uid: "1", groups: ["forged"], extra: { team: ["red"] } };
    const { spec } = assertOk(await server.admin.post(REQUESTS, asked("forged", forged), { headers }), 201);
    assert.equal(spec.username, "jane");
    assert.equal(spec.uid, undefined);
    assert.deepEqual(spec.groups, ["system:masters", "system:authenticated"]);
    assert.deepEqual(spec.extra, { team: ["blue"] });
  });

  test("CSR-06, CSR-09 what was asked for stays; conditions come through approval only", async () => {
    const made = assertOk(await server.admin.post(REQUESTS, asked("kept")), 201);
    const condition = { type: "Approved", status: "True", reason: "ByHand" };
    const changed = {
      ...made,
      spec: { ...made.spec, signerName: "example.com/other", username: "root" },
      status: { conditions: [condition] },
    };
    const after = assertOk(await server.admin.put(`${REQUESTS}/kept`, changed), 200);
    assert.deepEqual(after.spec, made.spec);
    assert.equal(after.status.conditions, undefined);
    const approved = assertOk(await server.admin.put(`${REQUESTS}/kept/approval`, { ...changed, metadata: after.metadata }), 200);
    assert.deepEqual(approved.spec, made.spec);
    assert.equal(approved.status.conditions[0].type, "Approved");
  });
});
