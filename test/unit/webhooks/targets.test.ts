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

test("LIM-05 of bundles that were changed over and over a few are kept, with those that are asked", () => {
  const targets = new Targets();
  const made = Array.from({ length: 40 }, (_, i) => {
    const caBundle = Buffer.from(certificate.repeat(400) + "\n".repeat(i)).toString("base64");
    const identity = { name: "hook.example.com", hostPort: "hook.example.com:443", caBundle };
    const target = targets.find(String(i), identity);
    if (i === 0) target.calls.add("jane", 1);
    return { key: String(i), target };
  });
  const kept = made.filter(({ key, target }) => isKept(targets, key, target));
  assert.ok(kept.length > 5 && kept.length < 20, `${kept.length} are kept`);
  assert.deepEqual([kept[0]?.key, kept.at(-1)?.key], ["0", "39"]);
});

/** One that has been forgotten would have to be made of a bundle that cannot be read. */
function isKept(targets: Targets, key: string, target: object): boolean {
  try {
    return targets.find(key, { name: "a", hostPort: "a:1", caBundle: Buffer.from("nothing").toString("base64") }) === target;
  } catch {
    return false;
  }
}
