/** A webhook of admission in a process of its own, so that it takes no time from the server it is asked by: allows everything, or never answers. */
import { fork } from "node:child_process";
import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import type { WebhookClientConfig } from "../../runtime/webhooks/endpoint.js";

export interface BenchWebhook {
  readonly url: string;
  readonly ca: string;
  clientConfig(): WebhookClientConfig;
  /** The document it was sent last. */
  lastReview(): Promise<string>;
  /** Calls that have come and not been answered. */
  waiting(): Promise<number>;
  /** Closes all connections. */
  cut(): Promise<void>;
  stop(): void;
}

type Question = "lastReview" | "waiting" | "cut";

export async function startWebhookProcess(answers: boolean): Promise<BenchWebhook> {
  const authority = await issueAuthority("webhooks", Date.now());
  const { certificate, key } = await issueCertificate(
    authority,
    { commonName: "webhook", usage: "server", names: ["127.0.0.1"] },
    Date.now(),
  );
  const child = fork(fileURLToPath(import.meta.url));
  const told = <T>(): Promise<T> => new Promise((resolve) => child.once("message", (message) => resolve(message as T)));
  const ask = <T>(question: Question): Promise<T> => {
    const answer = told<T>();
    child.send(question);
    return answer;
  };
  const listening = told<number>();
  child.send({ answers, cert: certificate, key } satisfies Settings);
  const url = `https://127.0.0.1:${await listening}`;
  const caBundle = Buffer.from(authority.certificate).toString("base64");
  return {
    url,
    ca: authority.certificate,
    clientConfig: () => ({ url: `${url}/`, caBundle }),
    lastReview: () => ask("lastReview"),
    waiting: () => ask("waiting"),
    cut: () => ask("cut"),
    stop: () => child.disconnect(),
  };
}

interface Settings {
  readonly answers: boolean;
  readonly cert: string;
  readonly key: string;
}

function serve({ answers, cert, key }: Settings): void {
  let last: readonly Buffer[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer({ cert, key, keepAliveTimeout: 60_000 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      last = chunks;
      if (answers) return allow(chunks, response);
      open.add(response);
      response.once("close", () => open.delete(response));
    });
  });
  const replies: Readonly<Record<Question, () => unknown>> = {
    lastReview: () => Buffer.concat(last).toString(),
    waiting: () => open.size,
    cut: () => server.closeAllConnections(),
  };
  process.on("message", (question: Question) => process.send?.(replies[question]() ?? null));
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
}

function allow(review: readonly Buffer[], response: ServerResponse): void {
  const [, uid = ""] = /"request":\{"uid":"([^"]*)"/.exec(Buffer.concat(review).toString("latin1")) ?? [];
  const body = `{"kind":"AdmissionReview","apiVersion":"admission.orch.io/v1","response":{"uid":"${uid}","allowed":true}}`;
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once("message", (settings: Settings) => serve(settings));
  process.once("disconnect", () => process.exit(0));
}
