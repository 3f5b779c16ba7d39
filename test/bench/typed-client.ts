/** The typed client beside `node:https` and `node:http2` by hand. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMeasuredServer } from "./measured-process.js";
import { rate, share, type Table } from "./table.js";

export interface ClientOrder {
  readonly kubeconfig: string;
  readonly protocol: "http1" | "http2";
  readonly path: string;
  readonly name: string;
}

/** Requests of one way, and what they took of the client's process. */
export interface ClientFigures {
  readonly requests: number;
  readonly seconds: number;
  readonly cpuMs: number;
}

export interface ClientReport {
  readonly typed: ClientFigures;
  readonly bare: ClientFigures;
}

const MAPS = "/api/v1/namespaces/default/configmaps";
const OBJECT_BYTES = 1024;

/** GET of one object, parsed, by 16 callers over one client: how many a second, and what each takes of the client's own process. */
export async function measureTypedClient(table: Table): Promise<void> {
  const server = await startMeasuredServer();
  const name = "get";
  await server.client.post(MAPS, { metadata: { name }, data: { text: "x".repeat(OBJECT_BYTES) } });
  const kubeconfig = join(server.dataDir, "admin.kubeconfig");
  for (const protocol of ["http1", "http2"] as const) {
    const { typed, bare } = await report({ kubeconfig, protocol, path: `${MAPS}/${name}`, name });
    table.add({
      work: `GET by the typed client, ${protocol === "http1" ? "HTTP/1.1 beside bare node:https" : "HTTP/2 beside bare node:http2"}`,
      figure: rate(perSecond(typed)),
      ratio: share(perSecond(typed), perSecond(bare)),
      cpu: `${each(typed)} ms each of the client, bare ${each(bare)}`,
    });
  }
  await server.stop();
}

async function report(order: ClientOrder): Promise<ClientReport> {
  const child = fork(fileURLToPath(new URL("./typed-client-process.js", import.meta.url)));
  child.send(order);
  const exited = once(child, "exit").then(([code]) => Promise.reject(new Error(`the measured client exited with ${code}`)));
  exited.catch(() => {});
  const [answer] = await Promise.race([once(child, "message"), exited]);
  child.disconnect();
  return answer as ClientReport;
}

const perSecond = ({ requests, seconds }: ClientFigures): number => requests / seconds;
const each = ({ cpuMs, requests }: ClientFigures): string => (cpuMs / requests).toFixed(3);
