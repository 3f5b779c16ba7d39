/**
 * The yardstick: a Node HTTPS server that does nothing but answer with a fixed buffer, over HTTP/1.1 and HTTP/2; and as one of watches,
 * that writes the body of each PUT to everyone who asked with `watch=1`.
 */
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";

const [dataDir = "", bytes = "0"] = process.argv.slice(2);
const body = Buffer.alloc(Number(bytes), "x");
const pair = { key: readFileSync(join(dataDir, "pki/apiserver.key")), cert: readFileSync(join(dataDir, "pki/apiserver.crt")) };

const watchers = new Set<Socket>();

const server = createSecureServer(
  { ...pair, requestCert: true, rejectUnauthorized: false, allowHTTP1: true },
  async (request, response) => {
    if (request.method === "PUT") {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const event = Buffer.concat(chunks);
      const frame = Buffer.concat([Buffer.from(`${event.length.toString(16)}\r\n`), event, Buffer.from("\r\n")]);
      for (const watcher of watchers) watcher.write(frame);
    } else if (request.url.includes("watch=1")) {
      const { socket } = request;
      response.writeHead(200, { "content-type": "application/json", "transfer-encoding": "chunked" });
      (response as unknown as { flushHeaders(): void }).flushHeaders();
      watchers.add(socket);
      socket.once("close", () => watchers.delete(socket));
      return;
    } else {
      request.resume();
    }
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    response.end(body);
  },
);
server.listen(0, "127.0.0.1", () => console.log(`https://127.0.0.1:${(server.address() as AddressInfo).port}`));
