/** The service by which programs inside the cluster reach the server. */
import assert from "node:assert/strict";
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { eventually } from "../support/eventually.js";
import { startServer } from "../support/server.js";

for (const [profile, flags, address] of [
  ["orch", [], "10.0.0.1"],
  ["kubernetes", ["--service-cluster-ip-range=10.96.0.0/16", "--bind-address=127.0.0.1"], "10.96.0.1"],
] as const) {
  test(`CAT-13 ${profile}: it has the first address of the range, which the certificate speaks for, and leads to where the server listens`, async () => {
    const server = await startServer({ profile, flags });
    try {
      const path = `/api/v1/namespaces/default/services/${profile}`;
      const { spec } = await eventually(async () => {
        const answer = await server.admin.get(path);
        return answer.status === 200 && answer.json;
      });
      const port = Number(new URL(server.url).port);
      assert.deepEqual([spec.clusterIP, spec.clusterIPs, spec.ports[0].targetPort], [address, [address], port]);
      const certificate = new X509Certificate(readFileSync(join(server.dataDir, "pki", "apiserver.crt")));
      assert.equal(certificate.checkIP(address), address);
      assert.notEqual(certificate.checkHost(`${profile}.default.svc`), undefined);
      await server.admin.delete(path);
      await eventually(async () => (await server.admin.get(path)).status === 200);
      // An endpoint is for other machines: a server on the loopback address has none.
      const endpoints = await server.admin.get(`/api/v1/namespaces/default/endpoints/${profile}`);
      if (flags.length > 0) assert.equal(endpoints.status, 404);
      assert.doesNotMatch(server.output(), /not as it should be/);
    } finally {
      await server.stop();
    }
  });
}
