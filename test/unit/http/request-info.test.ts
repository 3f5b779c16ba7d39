import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decodePath, isLongRunning, resolveRequestInfo, splitTarget } from "../../../runtime/http/request-info.js";
import { leastShare } from "../../support/yardstick.js";

const C = "/api/v1/namespaces/ns/configmaps";

/** method, target, [verb, group, version, namespace, resource, subresource, name]. */
const RESOURCES: readonly [string, string, readonly [string, string, string, string, string, string, string]][] = [
  ["GET", "/api/v1/namespaces", ["list", "", "v1", "", "namespaces", "", ""]],
  ["GET", "/api/v1/namespaces/other", ["get", "", "v1", "other", "namespaces", "", "other"]],
  ["PUT", "/api/v1/namespaces/other/status", ["update", "", "v1", "other", "namespaces", "status", "other"]],
  ["PUT", "/api/v1/namespaces/other/finalize", ["update", "", "v1", "other", "namespaces", "finalize", "other"]],
  ["GET", C, ["list", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}/`, ["list", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}/a`, ["get", "", "v1", "ns", "configmaps", "", "a"]],
  ["HEAD", `${C}/a`, ["get", "", "v1", "ns", "configmaps", "", "a"]],
  ["POST", C, ["create", "", "v1", "ns", "configmaps", "", ""]],
  ["PATCH", `${C}/a`, ["patch", "", "v1", "ns", "configmaps", "", "a"]],
  ["DELETE", `${C}/a`, ["delete", "", "v1", "ns", "configmaps", "", "a"]],
  ["DELETE", C, ["deletecollection", "", "v1", "ns", "configmaps", "", ""]],
  ["OPTIONS", C, ["", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", "/apis/storage.orch.io/v1/csidrivers/d", ["get", "storage.orch.io", "v1", "", "csidrivers", "", "d"]],
  ["GET", "/api/v1/namespaces/ns/pods/p/log", ["get", "", "v1", "ns", "pods", "log", "p"]],
  ["GET", `${C}?watch=1`, ["watch", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}?watch`, ["watch", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}?watch=`, ["watch", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}?watch=banana`, ["watch", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}?watch=0`, ["list", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}?watch=FALSE`, ["list", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}?watch=false&watch=true`, ["list", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", `${C}/a?watch=true`, ["watch", "", "v1", "ns", "configmaps", "", "a"]],
  ["GET", `${C}?fieldSelector=metadata.name%3Da`, ["list", "", "v1", "ns", "configmaps", "", "a"]],
  ["GET", `${C}?watch=1&fieldSelector=metadata.name=a`, ["watch", "", "v1", "ns", "configmaps", "", "a"]],
  ["DELETE", `${C}?fieldSelector=metadata.name=a`, ["deletecollection", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", "/api/v1/watch/namespaces/ns/configmaps", ["watch", "", "v1", "ns", "configmaps", "", ""]],
  ["GET", "/api/v1/watch/configmaps", ["watch", "", "v1", "", "configmaps", "", ""]],
  ["GET", "/apis/storage.orch.io/v1/watch/csidrivers/d", ["watch", "storage.orch.io", "v1", "", "csidrivers", "", "d"]],
];

const NON_RESOURCES = ["/", "/api", "/api/v1", "/apis", "/apis/g", "/apis/g/v1", "/healthz", "/livez/ping", "/other/api/v1/x"];

describe("request info", () => {
  for (const [method, target, [verb, apiGroup, apiVersion, namespace, resource, subresource, name]] of RESOURCES) {
    test(`PATH-02, AUTHZ-05 ${method} ${target}`, () => {
      const { path, query } = splitTarget(target);
      const info = resolveRequestInfo(method, path, query);
      const { isResourceRequest, parts: _, path: __, apiPrefix: ___, subpath: ____, ...rest } = info;
      assert.equal(isResourceRequest, true);
      assert.deepEqual(rest, { verb, apiGroup, apiVersion, namespace, resource, subresource, name });
    });
  }

  for (const path of NON_RESOURCES) {
    test(`AUTHZ-06 ${path} is no resource: its verb is the method`, () => {
      const info = resolveRequestInfo("POST", path, "");
      assert.deepEqual([info.isResourceRequest, info.verb, info.path], [false, "post", path]);
    });
  }

  test("PATH-15 what is behind a subresource is told as it came, of slashes at its end one", () => {
    const rows: [path: string, subpath: string][] = [
      ["/api/v1/namespaces/ns/pods/p/proxy", ""],
      ["/api/v1/namespaces/ns/pods/p/proxy/", "/"],
      ["//api/v1/namespaces/ns/pods/p/proxy//", "/"],
      ["/api/v1/namespaces/ns/pods/p/proxy/a//b/../", "/a//b/../"],
      ["/api/v1/namespaces/ns/pods/p/proxy//a/.", "//a/."],
      ["/api/v1/nodes/n/proxy/1/2/3/4/5/6/7/8/9/10///", "/1/2/3/4/5/6/7/8/9/10/"],
      ["/apis/g/v1/watch/namespaces/ns/things/a/proxy/b", "/b"],
      ["/api/v1/namespaces/ns/status/a", "/a"],
      ["/api/v1/namespaces/ns/pods", ""],
      ["/api/v1/namespaces/ns/pods/", ""],
    ];
    for (const [path, subpath] of rows) assert.equal(resolveRequestInfo("GET", path, "").subpath, subpath, path);
  });

  test("PATH-15, LIM-05 no more is made of a path than is asked of it", () => {
    const path = `/api/v1/namespaces/ns/pods/p/proxy/${"a/".repeat(185_000)}`;
    const share = leastShare(0.1, () => void resolveRequestInfo("GET", path, ""));
    assert.ok(share < 0.1, `${share.toFixed(2)} times the yardstick`);
    assert.equal(resolveRequestInfo("GET", path, "").subpath.length, 2 * 185_000 + 1);
  });

  test("percent-encoding is undone once, before the path is split", () => {
    assert.equal(decodePath("/api/v1/%61%2Fb"), "/api/v1/a/b");
    assert.equal(decodePath("/a%252Fb"), "/a%2Fb");
    assert.equal(decodePath("/a%zz"), undefined);
    assert.equal(decodePath("/%ff"), "/\ufffd");
  });

  test("targets lose their authority; a query may hold anything", () => {
    assert.deepEqual(splitTarget("https://host:1/api?x=/y?z"), { path: "/api", query: "x=/y?z" });
    assert.deepEqual(splitTarget("https://host"), { path: "/", query: "" });
    assert.deepEqual(splitTarget("*"), { path: "/*", query: "" });
  });

  test("watches, logs and proxies last as long as their client likes", () => {
    const longRunning = (target: string): boolean => {
      const { path, query } = splitTarget(target);
      return isLongRunning(resolveRequestInfo("GET", path, query));
    };
    assert.deepEqual([`${C}?watch=1`, "/api/v1/namespaces/ns/pods/p/log", C, "/healthz"].map(longRunning), [true, true, false, false]);
  });
});
