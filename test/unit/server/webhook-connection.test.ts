/** How an authorization webhook is reached: everything that a configuration file may say to prove who asks. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { TLSSocket } from "node:tls";
import { orchProfile } from "../../../generated/client/profiles.js";
import { issueAuthority, issueCertificate } from "../../../runtime/certificates/issue.js";
import type { VendorProfile } from "../../../runtime/definition/vendor-profile.js";
import { connectWebhook } from "../../../runtime/server/webhook-connection.js";

interface Heard {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly peer: string | undefined;
  readonly body: string;
}

const folder = mkdtempSync(join(tmpdir(), "orch-webhook-connection-"));
const heard: Heard[] = [];
const server = createServer({ requestCert: true, rejectUnauthorized: false }, async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const peer = (request.socket as TLSSocket).getPeerCertificate().subject?.CN as string | undefined;
  heard.push({ path: request.url, authorization: request.headers.authorization, peer, body: Buffer.concat(chunks).toString() });
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
let origin = "";
let authority = "";
let client = { certificate: "", key: "" };

const data = (text: string): string => Buffer.from(text).toString("base64");
const put = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};

before(async () => {
  const issuer = await issueAuthority("webhook-authority", Date.now());
  authority = issuer.certificate;
  const serving = await issueCertificate(issuer, { commonName: "webhook", usage: "server", names: ["127.0.0.1"] }, Date.now());
  client = await issueCertificate(issuer, { commonName: "the-server", usage: "client", names: [] }, Date.now());
  server.setSecureContext({ cert: serving.certificate, key: serving.key, ca: authority });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** A file that leads to the webhook; `cluster` says whom to trust. */
function configuration(user: object, cluster: object, path = "/authorize"): string {
  const file = join(folder, "webhook.kubeconfig");
  const config = {
    clusters: [{ name: "c", cluster: { server: origin + path, ...cluster } }],
    users: [{ name: "u", user }],
    contexts: [{ name: "x", context: { cluster: "c", user: "u" } }],
    "current-context": "x",
  };
  writeFileSync(file, JSON.stringify(config));
  return file;
}

async function ask(user: object, cluster: object, path?: string): Promise<Heard> {
  heard.length = 0;
  const send = await connectWebhook(configuration(user, cluster, path), orchProfile as unknown as VendorProfile);
  assert.equal(await send('{"a":1}'), "{}");
  return heard[0] as Heard;
}

describe("AUTHZ-16 the connection to an authorization webhook", () => {
  const inline = () => ({ "certificate-authority-data": data(authority) });
  type Row = [title: string, user: () => object, wanted: Partial<Heard>];
  const rows: Row[] = [
    ["a token", () => ({ token: "t0ken" }), { authorization: "Bearer t0ken" }],
    ["a file of a token", () => ({ tokenFile: put("token", "from-file\n") }), { authorization: "Bearer from-file" }],
    ["a name and a password", () => ({ username: "u", password: "p" }), { authorization: `Basic ${btoa("u:p")}` }],
    [
      "a certificate inline",
      () => ({ "client-certificate-data": data(client.certificate), "client-key-data": data(client.key) }),
      { peer: "the-server", authorization: undefined },
    ],
    [
      "a certificate in files beside the configuration",
      () => ({ "client-certificate": put("client.crt", client.certificate), "client-key": put("client.key", client.key) }),
      { peer: "the-server" },
    ],
  ];
  for (const [title, user, wanted] of rows) {
    test(`proves who asks by ${title}`, async () => {
      const found = await ask(user(), inline());
      assert.deepEqual({ path: found.path, body: found.body }, { path: "/authorize", body: '{"a":1}' });
      for (const [key, value] of Object.entries(wanted)) assert.equal(found[key as keyof Heard], value);
    });
  }

  test("trusts an authority of a file as one that is inline, and nobody else", async () => {
    assert.equal((await ask({}, { "certificate-authority": put("ca.crt", authority) }, "/")).path, "/");
    const other = await issueAuthority("somebody-else", Date.now());
    const send = await connectWebhook(
      configuration({}, { "certificate-authority-data": data(other.certificate) }),
      orchProfile as unknown as VendorProfile,
    );
    await assert.rejects(send("{}"), /^WebhookFailure: the webhook cannot be asked/);
  });
});
