/** The yardstick: a Node HTTPS server that does nothing but answer with a fixed buffer, over HTTP/1.1 and HTTP/2. */
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const [dataDir = "", bytes = "0"] = process.argv.slice(2);
const body = Buffer.alloc(Number(bytes), "x");
const pair = { key: readFileSync(join(dataDir, "pki/apiserver.key")), cert: readFileSync(join(dataDir, "pki/apiserver.crt")) };

const server = createSecureServer({ ...pair, requestCert: true, rejectUnauthorized: false, allowHTTP1: true }, (request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(`https://127.0.0.1:${(server.address() as AddressInfo).port}`));
