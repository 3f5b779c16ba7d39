/** Whom webhooks have to prove to be. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { issueAuthority } from "../../../runtime/certificates/issue.js";
import { Targets } from "../../../runtime/webhooks/targets.js";

let certificate: string;
before(async () => {
  ({ certificate } = await issueAuthority("authority", Date.now()));
});

const find = (bundle: string): unknown => {
  const caBundle = Buffer.from(bundle).toString("base64");
  return new Targets().find("a", { name: "hook.example.com", hostPort: "hook.example.com:443", caBundle });
};

test("HOOK-13 a bundle of as many authorities as a machine believes is taken, one that is none is told of", () => {
  assert.ok(find(certificate.repeat(150)));
  assert.throws(() => find("nothing"), /unable to load root certificates: unable to parse bytes as PEM block/);
});

test("LIM-05 a bundle of thousands of authorities is not read", () => {
  const many = certificate.repeat(Math.ceil((256 * 1024 + 1) / certificate.length));
  assert.throws(() => find(many), /unable to load root certificates: they have more than 262144 bytes/);
});
