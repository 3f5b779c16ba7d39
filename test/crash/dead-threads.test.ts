/** A server whose threads end under load: who waited is told so, nothing acknowledged is lost, and the next request finds new threads. */
import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { fileURLToPath } from "node:url";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

const ROUNDS = 4;
const PATH = "/api/v1/namespaces/default/configmaps";

let server: TestServer;
before(async () => {
  const killer = fileURLToPath(new URL("./thread-killer.js", import.meta.url));
  server = await startServer({ nodeFlags: ["--import", killer], flags: [OWN_CONFIG_MAPS] });
});
after(() => server?.stop());

it("writes, large writes and lists of the past go on after all threads have ended", async () => {
  const first = assertOk(await server.admin.get(PATH), 200).metadata.resourceVersion;
  const watch = await server.admin.watch(`${PATH}?watch=1&resourceVersion=${first}`);
  const seen: string[] = [];
  const follow = async (): Promise<void> => {
    for (let event = await watch.next(); event !== undefined; event = await watch.next()) seen.push(event.object.metadata.name);
  };
  // It ends with the connection, below.
  const followed = follow().catch(() => undefined);
  const acknowledged = new Set<string>();
  const refused: number[] = [];
  let count = 0;
  const write = async (size: number): Promise<void> => {
    const name = `c${count++}`;
    const { status, headers, json } = await server.admin.post(PATH, { metadata: { name }, data: { text: "x".repeat(size) } });
    if (status === 201) return void acknowledged.add(name);
    assert.ok(headers["retry-after"], json.message);
    refused.push(json.code);
  };
  const listThePast = async (): Promise<void> => {
    const { status, json } = await server.admin.get(`${PATH}?resourceVersion=${first}&resourceVersionMatch=Exact`);
    if (status === 200) assert.deepEqual(json.items, []);
    else refused.push(json.code);
  };
  const load = async (): Promise<unknown> =>
    Promise.all([
      ...Array.from({ length: 8 }, async () => {
        for (let i = 0; i < 10; i++) await write(100);
      }),
      ...[0, 1].map(async () => {
        for (let i = 0; i < 2; i++) await write(400_000);
      }),
      (async () => {
        for (let i = 0; i < 5; i++) await listThePast();
      })(),
    ]);
  for (let round = 1; round <= ROUNDS; round++) {
    const from = acknowledged.size;
    const under = load();
    await eventually(() => acknowledged.size > from + 10);
    server.process.kill("SIGUSR2");
    await under;
    await eventually(() => server.output().match(/^ended \d+ threads$/gm)?.length === round);
  }
  assert.match(server.output(), /^ended [2-9] threads$/m, "more than the writer was ended");
  assert.deepEqual(
    refused.filter((code) => ![503, 504].includes(code)),
    [],
  );
  const before = acknowledged.size;
  const told = refused.length;
  await load();
  assert.equal(acknowledged.size, before + 84);
  assert.equal(refused.length, told, "all is well again");
  assert.equal((await server.admin.get("/readyz")).text, "ok");

  const { items } = assertOk(await server.admin.get(PATH), 200) as { items: { metadata: { name: string } }[] };
  const stored = new Set(items.map(({ metadata }) => metadata.name));
  assert.deepEqual(
    [...acknowledged].filter((name) => !stored.has(name)),
    [],
    "nothing acknowledged is lost",
  );
  await eventually(() => seen.length >= stored.size);
  assert.deepEqual(seen.sort(), [...stored].sort(), "the watch has told of each once, answered or not");
  watch.close();
  await followed;
  assert.match(server.output(), /background work of the store failed/);
});
