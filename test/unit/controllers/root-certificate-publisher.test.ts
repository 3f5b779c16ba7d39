import assert from "node:assert/strict";
import { test } from "node:test";
import { RootCertificates } from "../../../runtime/controllers/root-certificates.js";
import { eventually } from "../../support/eventually.js";
import { openFixture } from "../registry/registry-fixture.js";
import { runControllers } from "./run-controllers.js";

const base64 = (text: string): string => Buffer.from(text).toString("base64");

test("SA-03 SA-14 a renewed certificate is published, and written into the secrets that hold tokens", async (t) => {
  const fixture = await openFixture(t);
  const rootCertificates = new RootCertificates("FIRST");
  const failures = runControllers(t, fixture, ["root-ca-cert-publisher", "serviceaccount-token"], {
    rootCertificates,
    issueLegacyToken: async ({ serviceaccount, secretName }) =>
      `.${Buffer.from(JSON.stringify({ uid: serviceaccount.uid, secretName })).toString("base64url")}.`,
  });
  const maps = fixture.resource("configmaps");
  const secrets = fixture.resource("secrets");
  const published = async (pem: string) => {
    await eventually(async () => {
      const list = await maps.names();
      return list.includes("orch-root-ca.crt") && ((await maps.get("orch-root-ca.crt"))["data"] as { "ca.crt": string })["ca.crt"] === pem;
    });
    return eventually(async () => {
      const data = (await secrets.get("s"))["data"] as { "ca.crt": string; token: string } | undefined;
      return data?.["ca.crt"] === base64(pem) && data.token;
    });
  };
  await fixture.resource("namespaces").create({ metadata: { name: "ns" } });
  await fixture.resource("serviceaccounts").create({ metadata: { name: "a" } });
  const annotations = { "orch.io/service-account.name": "a" };
  await secrets.create({ metadata: { name: "s", annotations }, type: "orch.io/service-account-token" });
  const token = await published("FIRST");
  rootCertificates.renew("SECOND");
  assert.equal(await published("SECOND"), token);
  assert.deepEqual(failures, []);
});
