import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { escapePath, Rewriting } from "../../../runtime/relay/rewriting.js";

describe("addresses that lead through a proxy", () => {
  const target = { scheme: "http", host: "fd00::5", port: "80", path: "/a b/", query: "q=1", trust: "backend" } as const;
  const rewriting = new Rewriting(target, "/api/v1/nodes/n/proxy", "api:6443");

  test("hosts with brackets, other schemes, and what is no address", () => {
    const rows: [told: string, shown: string][] = [
      ["http://[fd00::5]:80/x", "/api/v1/nodes/n/proxy/x"],
      ["//api:6443/x", "//api:6443/api/v1/nodes/n/proxy/x"],
      ["/a/../../x", "/api/v1/nodes/n/x"],
      ["mailto:a@example.com", "mailto:a@example.com"],
      ["http://other:80/x", "http://other:80/x"],
      ["/%zz", "/%zz"],
      ["", ""],
      ["#top", "#top"],
    ];
    for (const [told, shown] of rows) assert.equal(rewriting.rewrite(told), shown, told);
    assert.equal(rewriting.forwardedUri(escapePath(target.path)), "/api/v1/nodes/n/proxy/a%20b/");
  });

  test("bytes of a header that are no ASCII are escaped, but in a query", () => {
    const rows: [told: string, shown: string][] = [
      ["/\xe4\xff/x", "/api/v1/nodes/n/proxy/%E4%FF/x"],
      ["/x?q=\xe4#\xff", "/api/v1/nodes/n/proxy/x?q=\xe4#%FF"],
      ["http://other:80/\xe4", "http://other:80/%E4"],
      ["/x", "/api/v1/nodes/n/proxy/x"],
    ];
    for (const [told, shown] of rows) assert.equal(rewriting.rewriteHeader(told), shown, told);
  });

  test("paths are escaped as the peer escapes them", () => {
    assert.equal(escapePath("/a b/ä?#%[]!*'()$&+,:;=@~"), "/a%20b/%C3%A4%3F%23%25%5B%5D%21%2A%27%28%29$&+,:;=@~");
  });
});
