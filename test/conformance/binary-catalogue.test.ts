/** Every kind in every version, spoken of in protobuf alone: made, read, replaced, patched, listed, watched. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertOk } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { exampleObjects } from "./catalogue-objects.js";

const PROTOBUF = "application/vnd.orch.protobuf";
const MAGIC_LENGTH = 4;
const RAW = 2;

/** The message within the envelope that an answer is. */
function messageOf({ status, bytes, text, headers }: Reply, expected: number): Buffer {
  assert.equal(status, expected, text);
  assert.equal(headers["content-type"], PROTOBUF);
  let at = MAGIC_LENGTH;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const field = varint() >> 3;
    const length = varint();
    if (field === RAW) return bytes.subarray(at, at + length);
    at += length;
  }
  throw new Error("an envelope without a message");
}

/** Without what differs between two objects that were made alike. */
function content(object: { metadata: object }): object {
  const {
    uid: _,
    resourceVersion: __,
    creationTimestamp: ___,
    managedFields: ____,
    ...metadata
  } = object.metadata as Record<string, unknown>;
  return { ...object, metadata };
}

describe("the catalogue in protobuf", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: ["--controllers=namespace", "--disable-admission-plugins=ServiceAccount"] });
  });
  after(() => server?.stop());

  /** What watches are to tell, by the collection, and since when. */
  const changed: { readonly path: string; readonly since: string; readonly envelope: Buffer }[] = [];
  const name = "binary";

  for (const { path, resource, body, group } of exampleObjects.filter(({ isReview }) => !isReview)) {
    test(`CAT-02 ${resource}${group} of ${path} is made, read, replaced, patched and listed`, async () => {
      const { admin } = server;
      const object = { metadata: { name }, ...body, ...(resource === "jobs" ? { spec: ownSelector(body) } : {}) };
      const binary = { accept: PROTOBUF };
      const dry = await admin.post(`${path}?dryRun=All`, object, binary);
      messageOf(dry, 201);
      const plain = assertOk(await admin.post(`${path}?dryRun=All`, object), 201);
      const made = assertOk(await admin.send("POST", path, { body: dry.bytes, type: PROTOBUF }), 201);
      assert.deepEqual(settled(content(made)), settled(content(plain)));
      const read = await admin.get(`${path}/${name}`, binary);
      messageOf(read, 200);
      const replaced = assertOk(await admin.send("PUT", `${path}/${name}`, { body: read.bytes, type: PROTOBUF }), 200);
      assert.deepEqual(replaced, made, "what was read is what there is");
      const patch = { metadata: { labels: { changed: "yes" } } };
      const patched = await admin.send("PATCH", `${path}/${name}`, { body: patch, type: "application/merge-patch+json", accept: PROTOBUF });
      const message = messageOf(patched, 200);
      assert.ok((await admin.get(`${path}/${name}`, binary)).bytes.equals(patched.bytes));
      const list = await admin.get(`${path}?fieldSelector=metadata.name=${name}`, binary);
      assert.ok(messageOf(list, 200).includes(message), "the item of the list");
      changed.push({ path, since: made.metadata.resourceVersion, envelope: patched.bytes });
      assertOk(await admin.delete(`${path}/${name}?gracePeriodSeconds=0`), 200);
    });
  }

  test("CAT-02 watches tell of each", async () => {
    assert.ok(changed.length > 50);
    await Promise.all(
      changed.map(async ({ path, since, envelope }) => {
        const watch = `${path}?watch=1&timeoutSeconds=1&resourceVersion=${since}`;
        const { status, bytes, headers } = await server.admin.get(watch, { accept: `${PROTOBUF};stream=watch` });
        assert.deepEqual([status, headers["content-type"]], [200, `${PROTOBUF};stream=watch`], path);
        assert.ok(bytes.includes(envelope), path);
      }),
    );
  });
});

/** A job's selector is made from its UID otherwise, which is another for each. */
const ownSelector = ({ spec }: Readonly<Record<string, unknown>>): object => ({
  ...(spec as object),
  manualSelector: true,
  selector: { matchLabels: { app: "web" } },
});

/** Numbers and addresses that are given out are others for each object. */
function settled(object: object): unknown {
  return JSON.parse(JSON.stringify(object, (key, value) => (["clusterIP", "clusterIPs", "nodePort"].includes(key) ? key : value)));
}
