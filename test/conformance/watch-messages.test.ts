/** Watches over a WebSocket, as programs in browsers have them. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, describe, test } from "node:test";
import { type ClientOptions, WebSocket } from "ws";
import { assertOk } from "../support/assertions.js";
import { Attacker, openSockets } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
/** With the code of a socket that is closed because all has been said. */
const CLOSE_FRAME = Buffer.from([0x88, 2, 1000 >> 8, 1000 & 0xff]);
const PROTOBUF = "application/vnd.orch.protobuf";

describe("watches over a WebSocket", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: [OWN_CONFIG_MAPS] });
  });
  after(() => server.stop());

  const create = async (name: string, data: object = {}) => assertOk(await server.admin.post(MAPS, { metadata: { name }, data }), 201);

  interface Message {
    readonly bytes: Buffer;
    readonly isBinary: boolean;
  }

  /** What came of a watch, as it comes, and how it ended: the code of the socket, or the status that came instead. */
  function open(query: string, headers: Record<string, string> = {}, protocols: string[] = []) {
    const { ca, cert, key } = server.credentials;
    const url = `${server.url.replace("https", "wss")}${MAPS}?watch=true&${query}`;
    const socket = new WebSocket(url, protocols, { ca, cert, key, headers, maxPayload: 0 } as ClientOptions);
    const messages: Message[] = [];
    const awaited = new Set<() => void>();
    socket.on("message", (data: Buffer, isBinary) => {
      messages.push({ bytes: data, isBinary });
      for (const listener of awaited) listener();
    });
    const ended = new Promise<number>((resolve, reject) => {
      socket.on("close", (code) => resolve(code)).on("error", reject);
      socket.on("unexpected-response", (asked, answer) => {
        resolve(answer.statusCode ?? 0);
        asked.destroy();
      });
    });
    const had = (count: number) =>
      new Promise<readonly Message[]>((resolve) => {
        const look = () => messages.length >= count && resolve(messages);
        awaited.add(look);
        look();
      });
    return { socket, had, ended };
  }

  const eventOf = ({ bytes, isBinary }: Message) => {
    assert.equal(isBinary, false);
    const { type, object } = JSON.parse(bytes.toString());
    return `${type} ${object.kind} ${object.metadata.name ?? ""}`.trim();
  };

  test("LIM-05 who says more than there is reason to is cut off; a ping now and then, and its answer, are no such", async () => {
    const polite = open("fieldSelector=metadata.name=none");
    const talker = open("fieldSelector=metadata.name=none");
    await Promise.all([polite, talker].map(({ socket }) => once(socket, "open")));
    for (let i = 0; i < 2000; i++) talker.socket.send("");
    const CUT_OFF = 1006;
    assert.equal(await talker.ended.catch(() => CUT_OFF), CUT_OFF);
    for (let i = 0; i < 20; i++) {
      const answer = once(polite.socket, "pong");
      polite.socket.ping();
      await answer;
    }
    polite.socket.close();
    await polite.ended;
  });

  test("WATCH-01 each event is a message of text, as it happens, and the watch ends as a socket should", async () => {
    const { metadata } = await create("one");
    const watch = open(`fieldSelector=metadata.name=one&resourceVersion=${Number(metadata.resourceVersion) - 1}`, {}, ["any"]);
    assert.deepEqual((await watch.had(1)).map(eventOf), ["ADDED ConfigMap one"]);
    assert.equal(watch.socket.protocol, "any");
    // More than is written at once, in characters that are cut where it is.
    const large = { key: "\u20ac".repeat(250_000) };
    assertOk(await server.admin.mergePatch(`${MAPS}/one`, { data: large }), 200);
    assertOk(await server.admin.delete(`${MAPS}/one`), 200);
    const seen = await watch.had(3);
    assert.deepEqual(seen.map(eventOf), ["ADDED ConfigMap one", "MODIFIED ConfigMap one", "DELETED ConfigMap one"]);
    assert.equal(JSON.parse((seen[1] as Message).bytes.toString()).object.data.key, large.key);
    watch.socket.close();
    await watch.ended;
    const short = open("timeoutSeconds=1&fieldSelector=metadata.name=nobody");
    assert.equal(await short.ended, 1000);
  });

  test("WATCH-01 a client that never says that it knows of the end is let go soon, as it is without a WebSocket", async () => {
    const pid = server.process.pid as number;
    const attacker = new Attacker(server);
    const query = "watch=true&fieldSelector=metadata.name=nobody&timeoutSeconds";
    const longer = (await server.admin.open("GET", `${MAPS}?${query}=8`)).resume();
    const held = once(longer, "end").then(() => "held");
    const before = openSockets(pid);
    const silent = Array.from({ length: 5 }, () => attacker.silentWebSocket(`${MAPS}?${query}=1`, server.credentials));
    await eventually(() => openSockets(pid) >= before + silent.length);
    const gone = Promise.all(silent).then(async (ends) => {
      for (const end of ends) assert.ok(end.subarray(-4).equals(CLOSE_FRAME), end.toString("latin1"));
      await eventually(() => openSockets(pid) <= before);
      return "let go";
    });
    assert.equal(await Promise.race([gone, held]), "let go");
    attacker.close();
    longer.destroy();
  });

  test("WATCH-16 in the binary form each message is an event without the length before it", async () => {
    await create("binary", { key: "y".repeat(600_000) });
    const query = "fieldSelector=metadata.name=binary";
    const watch = open(query, { accept: PROTOBUF });
    const [message] = await watch.had(1);
    assert.ok(message?.isBinary);
    watch.socket.close();
    await watch.ended;
    const { bytes } = await server.admin.get(`${MAPS}?watch=true&timeoutSeconds=1&${query}`, { accept: PROTOBUF });
    assert.equal(bytes.readUInt32BE(0), bytes.length - 4);
    assert.ok(message.bytes.equals(bytes.subarray(4)), "the bytes are those of the stream");
  });

  test("WATCH-01 a request that cannot be a watch is refused as without a WebSocket", async () => {
    assert.equal(await open("resourceVersion=bad").ended, 400);
    assert.equal(await open("", { accept: "application/yaml" }).ended, 406);
    assert.equal(await open("fieldSelector=spec.none=x").ended, 400);
    const stranger = new WebSocket(`${server.url.replace("https", "wss")}${MAPS}?watch=true`, {
      ca: server.credentials.ca,
    } as ClientOptions);
    const refused = new Promise<number | undefined>((resolve, reject) => {
      stranger.on("error", reject).on("unexpected-response", (asked, answer) => {
        resolve(answer.statusCode);
        asked.destroy();
      });
    });
    assert.equal(await refused, 403);
  });
});
