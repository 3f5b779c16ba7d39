/** Webhooks whose names no server answers for. */
import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type TestContext, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { inOwnNetwork, OWN_ADDRESS } from "../support/own-network.js";
import { startServer } from "../support/server.js";
import { allow, startWebhook } from "../support/webhook.js";
import { hookAt } from "../support/webhook-configurations.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const HOOKS = "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations";
const SILENT = 16;
const A_RECORD = 1;

inOwnNetwork(
  "LIM-05 names of webhooks, in a network of their own",
  import.meta.url,
  () => void test("LIM-05 names that nobody answers for keep no other webhook from being found", findNames),
  true,
);

/** A server of names that knows those that begin with "found", and says nothing of others. */
async function startNameServer() {
  const asked = new Set<string>();
  const socket = createSocket("udp4", (question, { port, address }) => {
    let [end, name] = [12, ""];
    for (let length = question[end] as number; length > 0; length = question[end] as number) {
      name += `${question.toString("latin1", end + 1, end + 1 + length)}.`;
      end += 1 + length;
    }
    asked.add(name);
    if (!name.startsWith("found")) return;
    const isA = question.readUInt16BE(end + 1) === A_RECORD;
    const answer = Buffer.from(question.subarray(0, end + 5));
    answer.set([0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0], 2);
    const record = Buffer.from([0xc0, 12, 0, A_RECORD, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1]);
    socket.send(isA ? Buffer.concat([answer, record]) : answer, port, address);
  });
  socket.bind(53, OWN_ADDRESS);
  await once(socket, "listening");
  return { asked, socket };
}

async function findNames(t: TestContext): Promise<void> {
  const names = await startNameServer();
  const webhook = await startWebhook("found.hooks.test");
  webhook.on("/found", allow);
  const server = await startServer();
  t.after(async () => {
    await server.kill();
    await webhook.close();
    names.socket.close();
  });
  const asking = (who: string) => ({ objectSelector: { matchLabels: { asks: who } }, timeoutSeconds: 5 });
  for (let index = 0; index < SILENT; index++) {
    const url = `https://silent-${index}.hooks.test:${webhook.port}/`;
    const hook = hookAt(webhook, "/silent", { ...asking("silent"), clientConfig: { url, caBundle: webhook.caBundle } });
    assertOk(await server.admin.post(HOOKS, { metadata: { name: `silent-${index}` }, webhooks: [hook] }), 201);
  }
  const url = `https://found.hooks.test:${webhook.port}/found`;
  const hook = hookAt(webhook, "/found", { ...asking("found"), clientConfig: { url, caBundle: webhook.caBundle } });
  assertOk(await server.admin.post(HOOKS, { metadata: { name: "found" }, webhooks: [hook] }), 201);
  const write = (name: string, asks: string) => server.admin.post(MAPS, { metadata: { name, labels: { asks } } });
  const waiting = write("silent", "silent");
  await eventually(() => [...names.asked].some((name) => name.startsWith("silent")));
  assertOk(await write("found", "found"), 201);
  assert.equal(webhook.calls.length, 1);
  assert.match((await waiting).json.message, /silent-\d+\.hooks\.test:\d+\/\?timeout=5s": context deadline exceeded/);
  webhook.cut();
  assertOk(await write("found-again", "found"), 201);
}
