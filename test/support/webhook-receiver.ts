/** A webhook over TLS that keeps what it is sent and answers what a test says, with the client configuration that leads to it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Common name of the certificate that came along. */
  readonly peer: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  readonly document: any;
}

export interface Answer {
  readonly code?: number;
  /** A text is sent as it is. */
  readonly body: object | string;
}

export interface WebhookReceiver {
  readonly received: Received[];
  /** Told the document and how many have come since `received` was emptied, this one included. */
  answer: (document: Received["document"], nth: number) => Answer | Promise<Answer>;
  /** Client configuration with paths relative to itself. */
  readonly kubeconfig: string;
  /** Refuses connections from now on; `open` takes them again at the same address. */
  close(): Promise<void>;
  open(): Promise<void>;
  remove(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const folder = mkdtempSync(join(tmpdir(), "orch-receiver-"));
  const authority = await issueAuthority("receiver-authority", Date.now());
  const serving = await issueCertificate(authority, { commonName: "receiver", usage: "server", names: ["127.0.0.1"] }, Date.now());
  const client = await issueCertificate(authority, { commonName: "the-server", usage: "client", names: [] }, Date.now());
  const received: Received[] = [];
  const server = createServer(
    { cert: serving.certificate, key: serving.key, ca: authority.certificate, requestCert: true },
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const document = JSON.parse(Buffer.concat(chunks).toString());
      const peer = (request.socket as TLSSocket).getPeerCertificate().subject?.CN as string | undefined;
      received.push({ path: request.url ?? "", headers: request.headers, peer, document });
      const { code = 200, body } = await receiver.answer(document, received.length);
      response.writeHead(code, { "content-type": "application/json" }).end(typeof body === "string" ? body : JSON.stringify(body));
    },
  );
  let port = 0;
  const open = async (): Promise<void> => {
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
  };
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  await open();
  const files = { "ca.crt": authority.certificate, "client.crt": client.certificate, "client.key": client.key };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const kubeconfig = join(folder, "config");
  const cluster = { server: `https://127.0.0.1:${port}/ask`, "certificate-authority": "ca.crt" };
  const config = {
    kind: "Config",
    apiVersion: "v1",
    clusters: [{ name: "c", cluster }],
    users: [{ name: "u", user: { "client-certificate": "client.crt", "client-key": "client.key" } }],
    contexts: [{ name: "x", context: { cluster: "c", user: "u" } }],
    "current-context": "x",
  };
  writeFileSync(kubeconfig, JSON.stringify(config));
  const receiver: WebhookReceiver = {
    received,
    answer: () => ({ code: 500, body: "no answer" }),
    kubeconfig,
    open,
    close,
    async remove() {
      if (server.listening) await close();
      rmSync(folder, { recursive: true });
    },
  };
  return receiver;
}
