/** Clients who take nothing of pages that come through a proxy: what reads pages is there for others. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { eventually } from "../support/eventually.js";
import { inOwnNetwork, OWN_ADDRESS } from "../support/own-network.js";
import { startServer, type TestServer } from "../support/server.js";
import { writeRunningPod } from "../support/stream-agent.js";

/** Of pages that one user may have come at once. */
const PAGES = 48;

inOwnNetwork("LIM-05 pages of which nothing is taken, in a network of their own", import.meta.url, pages);

function pages(): void {
  let backend: Server;
  let server: TestServer;
  let path: string;

  before(async () => {
    backend = createServer((_, response) => response.setHeader("Content-Type", "text/html").end("<a href=/x>x</a>"));
    await once(backend.listen(0, OWN_ADDRESS), "listening");
    server = await startServer({ flags: ["--request-timeout=1s"] });
    await writeRunningPod(server.admin, "web", OWN_ADDRESS);
    path = `/api/v1/namespaces/default/pods/web:${(backend.address() as AddressInfo).port}/proxy/x`;
  });
  after(async () => {
    await server?.stop();
    backend?.close();
  });

  test("LIM-05 a page of which nothing is taken for as long as a request may take makes way for another", async () => {
    const session = connectHttp2(server.url, { ...server.credentials, settings: { initialWindowSize: 0 } });
    let [begun, cut] = [0, 0];
    for (let i = 0; i < PAGES; i++) {
      const stream = session.request({ ":path": path });
      stream.on("error", () => undefined).once("response", () => begun++);
      stream.once("close", () => cut++);
    }
    await eventually(() => begun === PAGES);
    const page = await eventually(async () => {
      const answer = await server.admin.get(path);
      return answer.status === 200 && answer;
    });
    assert.match(page.text, /<a href="\/api\/v1\/.*\/proxy\/x">x<\/a>/);
    await eventually(() => cut === 1);
    session.destroy();
  });
}
