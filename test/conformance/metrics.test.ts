/** `/metrics`: what the server counts, under the peer's names. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

describe("metrics", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const metrics = async (): Promise<string> => (await server.admin.get("/metrics")).text;

  /** Value of a series; 0 when there is none. */
  const seriesValue = async (series: string): Promise<number> => {
    const line = (await metrics()).split("\n").find((each) => each.startsWith(`${series} `));
    return line === undefined ? 0 : Number(line.slice(series.length + 1));
  };

  const total = (labels: Record<string, string>): string => {
    const all = { component: "apiserver", dry_run: "", group: "", resource: "configmaps", subresource: "", version: "v1", ...labels };
    const pairs = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
    return `apiserver_request_total{${pairs.map(([name, value]) => `${name}="${value}"`).join(",")}}`;
  };

  test("OBS-03 are the Prometheus text format, for those who may read it", async () => {
    const { status, headers, text } = await server.admin.get("/metrics");
    assert.equal(status, 200);
    assert.equal(headers["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    for (const line of text.split("\n").slice(0, -1))
      assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="([^"\\]|\\.)*",?)*\})? ([0-9.e+-]+|\+Inf))$/);
    assertStatus(await server.anonymous.get("/metrics"), 403, "Forbidden", 'forbidden: User "system:anonymous" cannot get path "/metrics"');
    assertStatus(await server.admin.send("POST", "/metrics"), 405, "MethodNotAllowed");
    assert.ok((await server.admin.get("/")).json.paths.includes("/metrics"));
  });

  test("OBS-03 count requests by verb, scope, dry run and code", async () => {
    const rows: readonly [send: () => Promise<unknown>, labels: Record<string, string>][] = [
      [() => server.admin.get(MAPS), { verb: "LIST", scope: "namespace", code: "200" }],
      [() => server.admin.get("/api/v1/configmaps"), { verb: "LIST", scope: "cluster", code: "200" }],
      [() => server.admin.get(`${MAPS}?dryRun=All`), { verb: "LIST", scope: "namespace", dry_run: "", code: "200" }],
      [() => server.admin.get(`${MAPS}/none`), { verb: "GET", scope: "resource", code: "404" }],
      [
        () => server.admin.send("POST", `${MAPS}?dryRun=All`, { body: { metadata: { name: "a" } } }),
        { verb: "POST", scope: "resource", dry_run: "All", code: "201" },
      ],
      [() => server.admin.send("POST", MAPS, { body: { metadata: { name: "a" } } }), { verb: "POST", scope: "resource", code: "201" }],
      [
        () =>
          server.admin.send("PATCH", `${MAPS}/b?fieldManager=m`, {
            type: "application/apply-patch+yaml",
            body: "{apiVersion: v1, kind: ConfigMap, metadata: {name: b}}",
          }),
        { verb: "APPLY", scope: "resource", code: "201" },
      ],
      [() => server.admin.send("DELETE", `${MAPS}/a`), { verb: "DELETE", scope: "resource", code: "200" }],
      [() => server.admin.send("DELETE", MAPS), { verb: "DELETE", scope: "namespace", code: "200" }],
    ];
    for (const [send, labels] of rows) {
      const before = await seriesValue(total(labels));
      await send();
      assert.equal(await seriesValue(total(labels)), before + 1, JSON.stringify(labels));
    }
  });

  test("OBS-03 spread durations over the peer's buckets", async () => {
    await server.admin.get("/api/v1/nodes");
    assertOk(await server.admin.get("/api/v1/namespaces/default"), 200);
    const lines = (await metrics()).split("\n").filter((line) => line.startsWith("apiserver_request_duration_seconds"));
    const of = lines.filter((line) => line.includes('resource="namespaces"') && line.includes('verb="GET"'));
    assert.equal(of.filter((line) => line.includes("_bucket{")).length, 22);
    assert.ok(of.some((line) => /_bucket\{.*,le="\+Inf"\} 1$/.test(line)));
    assert.ok(of.some((line) => /_count\{.*\} 1$/.test(line)));
  });

  test("OBS-03 name deprecated APIs that were asked for, with the labels of their requests", async () => {
    const series =
      'apiserver_requested_deprecated_apis{group="storage.orch.io",removed_release="1.27",resource="csistoragecapacities",subresource="",version="v1beta1"}';
    assert.equal(await seriesValue(series), 0);
    await server.admin.get("/apis/storage.orch.io/v1beta1/csistoragecapacities");
    assert.equal(await seriesValue(series), 1);
    const labels = {
      verb: "LIST",
      group: "storage.orch.io",
      version: "v1beta1",
      resource: "csistoragecapacities",
      scope: "cluster",
      code: "200",
    };
    assert.equal(await seriesValue(total(labels)), 1);
  });

  test("OBS-03, LIM-05 tell of watches while they last, and of requests in flight", async () => {
    const open =
      'apiserver_longrunning_requests{component="apiserver",group="",resource="configmaps",scope="namespace",subresource="",verb="WATCH",version="v1"}';
    const registered = 'apiserver_registered_watchers{group="",kind="ConfigMap",version="v1"}';
    const watch = server.admin.get(`${MAPS}?watch=true&timeoutSeconds=1`);
    await eventually(async () => (await seriesValue(open)) === 1 && (await seriesValue(registered)) === 1);
    await watch;
    await eventually(async () => (await seriesValue(open)) === 0 && (await seriesValue(registered)) === 0);
    assert.equal(await seriesValue(total({ verb: "WATCH", scope: "namespace", code: "200" })), 1);
    assert.ok((await seriesValue('apiserver_current_inflight_requests{request_kind="readOnly"}')) >= 1);
  });

  test("nothing a client makes up becomes a label", async () => {
    for (const path of ["/api/v1/made-up", `${MAPS}/x/made-up`, "/apis/made-up/v1/things", "/made-up"]) await server.admin.get(path);
    await server.admin.send("MADEUP", MAPS).catch(() => {});
    assert.doesNotMatch(await metrics(), /made-?up/i);
  });
});
