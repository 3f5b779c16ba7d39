import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { connect as connectTcp } from "node:net";
import { test } from "node:test";
import { FLAG, FRAME, frame, HTTP2_PREFACE, requestHeaders } from "../../../support/attacker.js";

const PATIENCE_MS = 10_000;

/** Answers every stream, lets go of it and breaks it off at once, unless it came whole. */
const SERVER = `
  import { createServer } from "node:http2";
  import { closeUnread, resetStream } from ${JSON.stringify(new URL("../../../../runtime/http/exchanges/stream-end.js", import.meta.url).href)};
  const server = createServer().on("stream", (stream, { ":method": method }) => {
    stream.on("error", () => undefined).respond({ ":status": 404 });
    stream.end("no such thing");
    if (method === "GET") return;
    closeUnread(stream);
    setImmediate(resetStream, stream);
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address()));
  process.once("disconnect", () => process.exit());
`;

/** Whether a server still answers after a client has opened the window of a stream that is gone, whose answer had waited for it. */
async function outlives(): Promise<boolean> {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", SERVER], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [AddressInfo];
  const socket = connectTcp(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const NO_WINDOW = Buffer.from([0, 4, 0, 0, 0, 0]);
  socket.write(Buffer.concat([HTTP2_PREFACE.subarray(0, 24), frame(FRAME.settings, 0, 0, NO_WINDOW)]));
  socket.write(frame(FRAME.headers, FLAG.endHeaders, 1, requestHeaders("POST", "/")));
  const NOT_FOUND_SAID = 404;
  await once(socket, "data");
  const session = connect(`http://127.0.0.1:${port}`);
  session.on("error", () => undefined);
  const status = async (): Promise<number | undefined> => {
    const request = session.request({ ":path": "/" });
    request.on("error", () => undefined).resume();
    const [head] = await Promise.race([once(request, "response"), once(session, "close")]);
    return (head as Record<string, number> | undefined)?.[":status"];
  };
  // By then it has taken all that the first client sent.
  assert.equal(await status(), NOT_FOUND_SAID);
  socket.write(frame(FRAME.windowUpdate, 0, 1, Buffer.from([0, 0, 255, 255])));
  socket.write(frame(FRAME.ping, 0, 0, Buffer.alloc(8)));
  const patience = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  const over = once(child, "exit").then(() => false);
  const pinged = (async () => {
    let heard = Buffer.alloc(0);
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      heard = Buffer.concat([heard, chunk]);
      if (heard.includes(frame(FRAME.ping, FLAG.ack, 0, Buffer.alloc(8)))) break;
    }
    return (await status()) === NOT_FOUND_SAID;
  })();
  const outlived = await Promise.race([over, pinged]);
  clearTimeout(patience);
  session.destroy();
  socket.destroy();
  child.kill("SIGKILL");
  await over;
  return outlived;
}

test("LIM-05 a stream that is broken off before its answer has left takes nobody's time afterwards", async () => {
  assert.ok(await outlives(), "the server never came back");
});
