/** Users whose ID tokens an issuer renews, as configuration files of kubectl have them. */
import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";
import { issueAuthority, issueCertificate } from "../../../runtime/certificates/issue.js";
import { connect } from "../../../runtime/sdk/client-node.js";

const tokenUntil = (seconds: number): string => `e30.${Buffer.from(JSON.stringify({ exp: seconds })).toString("base64url")}.s`;
const LASTING = tokenUntil(4_000_000_000);
const EXPIRED = tokenUntil(1);

describe("users of an issuer of ID tokens", () => {
  let issuer = "";
  let authority = "";
  let answer: () => { status: number; body: string };
  const forms: string[] = [];
  const seen: (string | undefined)[] = [];
  const listener = createTlsServer((request: IncomingMessage, response) => {
    if (request.method === "GET") response.end(JSON.stringify({ token_endpoint: `${issuer}/token` }));
    else
      void text(request).then((form) => {
        forms.push(form);
        const { status, body } = answer();
        response.writeHead(status).end(body);
      });
  });
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    const isKnown = request.headers.authorization === `Bearer ${LASTING}`;
    response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
    response.end(JSON.stringify(isKnown ? { kind: "Node", metadata: { name: "n" } } : { kind: "Status", code: 401, message: "no" }));
  });

  before(async () => {
    const ca = await issueAuthority("idp-ca", Date.now());
    authority = ca.certificate;
    const { certificate, key } = await issueCertificate(ca, { commonName: "idp", usage: "server", names: ["127.0.0.1"] }, Date.now());
    listener.setSecureContext({ cert: certificate, key });
    await Promise.all([listener, server].map((each) => new Promise<void>((resolve) => each.listen(0, "127.0.0.1", resolve))));
    issuer = `https://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  });
  after(() => {
    for (const each of [listener, server]) {
      each.closeAllConnections();
      each.close();
    }
  });

  const clients = (config: Record<string, string>, name = "oidc") => {
    const data = Buffer.from(authority).toString("base64");
    const given = { "idp-issuer-url": issuer, "client-id": "c", "idp-certificate-authority-data": data, ...config };
    return connect({
      kubeconfigText: JSON.stringify({
        clusters: [{ name: "c", cluster: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } }],
        users: [{ name: "u", user: { "auth-provider": { name, config: given } } }],
        contexts: [{ name: "x", context: { cluster: "c", user: "u" } }],
        "current-context": "x",
      }),
    });
  };
  const getNode = async (config: Record<string, string>) => (await clients(config)).core.v1.nodes.get("n");

  it("SDK-01: show their token while it lasts, renew it when it has expired or is refused, once for all who ask", async () => {
    await getNode({ "id-token": LASTING });
    assert.deepEqual([forms.length, seen.at(-1)], [0, `Bearer ${LASTING}`]);
    answer = () => ({ status: 200, body: JSON.stringify({ id_token: LASTING, refresh_token: "next" }) });
    const waiting = await clients({ "id-token": EXPIRED, "refresh-token": "r", "client-secret": "s" });
    await Promise.all([1, 2, 3].map(() => waiting.core.v1.nodes.get("n")));
    assert.deepEqual(forms.splice(0), ["grant_type=refresh_token&refresh_token=r&client_id=c&client_secret=s"]);
    const refused = await clients({ "id-token": tokenUntil(3_900_000_000), "refresh-token": "r" });
    await refused.core.v1.nodes.get("n");
    assert.equal(forms.splice(0).length, 1);
  });

  it("SDK-01: say what is missing or refused, and show nothing that is secret", async () => {
    await assert.rejects(clients({ "client-id": "" }), { name: "ConfigurationError", message: "auth-provider oidc: client-id is missing" });
    await assert.rejects(clients({}), { message: "auth-provider oidc: id-token or refresh-token is missing" });
    await assert.rejects(clients({ "id-token": LASTING }, "gcp"), { message: 'auth-provider "gcp" is not supported: use exec' });
    await assert.rejects(getNode({ "id-token": EXPIRED }), { message: /has expired and there is no refresh-token$/ });
    answer = () => ({ status: 400, body: "SECRET" });
    const refused = { name: "ConfigurationError", message: `auth-provider oidc: ${issuer} answered 400` };
    await assert.rejects(getNode({ "refresh-token": "SECRET" }), refused);
    answer = () => ({ status: 200, body: "SECRET" });
    await assert.rejects(getNode({ "refresh-token": "r" }), { message: /answered with something else than JSON$/ });
    await assert.rejects(getNode({ "refresh-token": "r", "idp-certificate-authority-data": "" }), { name: "TransportError" });
  });
});
