/** The example that the definition of every kind gives: made, shown, listed as a table, replaced, removed. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { exampleObjects } from "./catalogue-objects.js";

const TABLE = "application/json;as=Table;g=meta.orch.io;v=v1";

interface PublicTable {
  readonly columns: readonly string[];
  readonly wide: readonly string[];
  /** Cells of the least object: `@name` its name, `@age` a duration, `@ip` an address, `@any` anything. */
  readonly leastCells?: readonly unknown[];
}

const columnsFile = fileURLToPath(new URL("../../../test/conformance/columns-v1.24.json", import.meta.url));
const TABLES = JSON.parse(readFileSync(columnsFile, "utf8")) as Record<string, PublicTable>;

/** Resources whose examples have more in them than the objects that the facts show cells of. */
const MORE_THAN_LEAST = new Set(["configmaps", "secrets", "csidrivers", "csinodes"]);

const EXAMPLE_POD = { metadata: { name: "example" }, spec: { containers: [{ name: "c", image: "i" }] } };

describe("catalogue", () => {
  let server: TestServer;
  before(async () => {
    // Others would write what objects are to show in their least form.
    server = await startServer({ flags: ["--controllers=namespace", "--disable-admission-plugins=ServiceAccount"] });
  });
  after(() => server.stop());

  test("CAT-01 components are asked how they are whenever somebody reads them", async () => {
    const path = "/api/v1/componentstatuses";
    const list = assertOk(await server.admin.get(path), 200);
    assert.equal(list.kind, "ComponentStatusList");
    const { headers } = await server.admin.get(path);
    assert.equal(headers["warning"], '299 - "v1 ComponentStatus is deprecated in v1.19+"');
    assert.deepEqual(
      list.items.map(({ metadata }: { metadata: object }) => metadata),
      ["controller-manager", "scheduler", "etcd-0"].map((name) => ({ creationTimestamp: null, name })),
    );
    const store = { type: "Healthy", status: "True", message: '{"health":"true","reason":""}' };
    assert.deepEqual(assertOk(await server.admin.get(`${path}/etcd-0`), 200).conditions, [store]);
    assert.deepEqual((await server.admin.get(`${path}?fieldSelector=metadata.name=etcd-0`)).json.items.length, 1);
    const table = assertOk(await server.admin.get(path, { accept: TABLE }), 200);
    const columns = table.columnDefinitions.map(({ name, priority }: { name: string; priority: number }) => [name, priority]);
    assert.deepEqual(
      columns,
      TABLES["componentstatuses"]?.columns.map((name) => [name, 0]),
    );
    assert.deepEqual(table.rows[0].cells, ["controller-manager", "Healthy", "ok", ""]);
    assertStatus(await server.admin.get(`${path}/nobody`), 404, "NotFound", 'componentstatuses "nobody" not found');
    assert.equal((await server.admin.post(path, { metadata: { name: "own" } })).status, 405);
    assert.equal((await server.admin.get(`${path}?watch=1`)).status, 405);
  });

  for (const { path, kind, body, group } of exampleObjects.filter(({ isReview }) => isReview)) {
    test(`CAT-01 the example of ${kind}${group} is answered`, async () => {
      if (kind === "Binding") assertOk(await server.admin.post("/api/v1/namespaces/default/pods", EXAMPLE_POD), 201);
      const answer = assertOk(await server.admin.post(path, body), 201);
      assert.equal(answer.kind, kind === "Binding" ? "Status" : kind);
    });
  }

  for (const { path, kind, resource, body, group } of exampleObjects.filter(({ isReview }) => !isReview)) {
    const name = "least";

    test(`CAT-01 ${resource}${group} is made, read, replaced and removed`, async () => {
      const made = assertOk(await server.admin.post(path, { metadata: { name }, ...body }), 201);
      assert.deepEqual([made.kind, made.metadata.name], [kind, name]);
      const read = assertOk(await server.admin.get(`${path}/${name}`), 200);
      assert.deepEqual(read, made);
      const changed = { ...read, metadata: { ...read.metadata, labels: { changed: "yes" } } };
      const replaced = assertOk(await server.admin.put(`${path}/${name}`, changed), 200);
      const { managedFields: _, resourceVersion: __, labels: _labels, ...before } = read.metadata;
      const { managedFields: ___, resourceVersion: ____, labels, ...after } = replaced.metadata;
      assert.deepEqual([labels.changed, { ...replaced, metadata: after }], ["yes", { ...read, metadata: before }]);
      assert.equal(assertOk(await server.admin.get(path), 200).kind, `${kind}List`);
    });

    test(`NEG-11, CAT-06 ${resource}${group} has the columns and cells of the peer`, async () => {
      const table = assertOk(await server.admin.get(`${path}?fieldSelector=metadata.name=${name}`, { accept: TABLE }), 200);
      const shown = (table.columnDefinitions as { name: string; priority: number }[]).map(({ name, priority }) => ({ name, priority }));
      assertOk(await server.admin.delete(`${path}/${name}`), 200);
      const facts = TABLES[resource];
      if (facts === undefined) return;
      assert.deepEqual(
        shown.filter(({ priority }) => priority === 0).map((column) => column.name),
        facts.columns,
      );
      assert.deepEqual(
        shown.filter(({ priority }) => priority > 0).map((column) => column.name),
        facts.wide,
      );
      if (MORE_THAN_LEAST.has(resource)) return;
      const { cells } = table.rows[0];
      for (const [index, wanted] of (facts.leastCells ?? []).entries()) {
        if (wanted === "@name") assert.equal(cells[index], name);
        else if (wanted === "@age") assert.match(String(cells[index]), /^\d+s$/);
        else if (wanted !== "@any" && wanted !== "@ip") assert.deepEqual(cells[index], wanted, facts.columns[index]);
      }
    });

    test(`WATCH-08 bookmarks of ${resource}${group} are told as tables`, async () => {
      const query =
        "watch=1&allowWatchBookmarks=1&sendInitialEvents=1&resourceVersionMatch=NotOlderThan&fieldSelector=metadata.name=nobody";
      const watch = await server.admin.watch(`${path}?${query}`, { accept: TABLE });
      const bookmark = await watch.next();
      watch.close();
      assert.deepEqual([bookmark?.type, bookmark?.object.kind, bookmark?.object.rows.length], ["BOOKMARK", "Table", 1]);
    });
  }
});
