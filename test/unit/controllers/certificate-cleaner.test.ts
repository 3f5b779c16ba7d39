/** When certificate requests go, on a clock that the test moves (CSR-23). */
import assert from "node:assert/strict";
import { test } from "node:test";
import { issueAuthority, issueCertificate } from "../../../runtime/certificates/issue.js";
import { eventually } from "../../support/eventually.js";
import { signingRequest } from "../../support/signing-requests.js";
import { openFixture } from "../registry/registry-fixture.js";
import { runControllers } from "./run-controllers.js";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test("CSR-23, LIM-06 requests go an hour after a decision, a day without any, and when what was issued ends; not before", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const fixture = await openFixture(t);
  const requests = fixture.resource("certificatesigningrequests");
  const start = fixture.time;
  const { request } = await signingRequest({ subject: "CN=jane" });
  const spec = { request, signerName: "example.com/signer", usages: ["client auth"] };
  const authority = await issueAuthority("external", start);
  /** A certificate that ends so long after the start. */
  const endingAfter = async (life: number): Promise<string> => {
    const order = { commonName: "jane", usage: "client", names: [], days: 1 } as const;
    return Buffer.from((await issueCertificate(authority, order, start + life - 24 * HOUR)).certificate).toString("base64");
  };
  const create = async (name: string, status: Record<string, object> = {}): Promise<void> => {
    await requests.create({ metadata: { name }, spec });
    for (const [subresource, value] of Object.entries(status)) {
      await requests.change(name, (object) => Object.assign(object["status"] as object, value), subresource);
    }
  };
  const condition = (type: string, ago = 0) => ({
    conditions: [{ type, status: "True", lastUpdateTime: new Date(start - ago).toISOString().replace(".000", "") }],
  });
  await create("pending");
  await create("other", { status: condition("Other") });
  await create("approved", { approval: condition("Approved") });
  await create("approved-before", { approval: condition("Approved", HOUR / 2) });
  await create("denied", { approval: condition("Denied") });
  await create("failed", { status: condition("Failed") });
  const certificate = await endingAfter(HOUR / 4);
  await create("ended", { approval: condition("Approved"), status: { certificate } });
  await create("ended-unapproved", { status: { certificate } });
  await create("issued", { approval: condition("Approved"), status: { certificate: await endingAfter(9 * HOUR) } });
  const failures = runControllers(t, fixture, ["csrcleaner"]);
  const left = async (): Promise<string> => (await requests.names()).sort().join(" ");
  let expected = await left();
  /** Moves on to a second before the time, then past it. */
  const goAt = async (time: number, ...names: string[]): Promise<void> => {
    for (const after of [-SECOND, SECOND]) {
      fixture.time = start + time + after;
      if (after > 0)
        expected = expected
          .split(" ")
          .filter((name) => !names.includes(name))
          .join(" ");
      await eventually(async () => {
        t.mock.timers.tick(5 * SECOND);
        return (await left()) === expected;
      });
    }
  };
  await goAt(HOUR / 4, "ended", "ended-unapproved");
  await goAt(HOUR / 2, "approved-before");
  await goAt(HOUR, "approved", "denied", "failed", "issued");
  await goAt(24 * HOUR, "pending", "other");
  assert.equal(expected, "");
  assert.deepEqual(failures, []);
});
