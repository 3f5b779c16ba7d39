import assert from "node:assert/strict";
import { test } from "node:test";
import { CertificateKeeper } from "../../../runtime/certificates/certificate-keeper.js";
import type { Certificates } from "../../../runtime/certificates/certificate-store.js";
import { systemClock } from "../../../runtime/clock/clock.js";

/** Files of certificates, which take time to read. */
class Files {
  authorities = "first";
  readonly reads: (() => void)[] = [];

  certificates(clientAuthorities = this.authorities): Certificates {
    const reload = (): Promise<Certificates> =>
      new Promise((resolve) => {
        const found = this.certificates();
        this.reads.push(() => resolve(found));
      });
    return { clientAuthorities, reload } as unknown as Certificates;
  }
}

test("AUTHN-03 what changes while certificates are being read is read once more, however often that is asked for", async () => {
  const files = new Files();
  const used: unknown[] = [];
  const keeper = new CertificateKeeper({
    clock: systemClock,
    certificates: files.certificates(),
    changed: ({ clientAuthorities }) => void used.push(clientAuthorities),
    failed: assert.fail,
  });
  files.authorities = "second";
  const first = keeper.check();
  await Promise.resolve();
  assert.equal(files.reads.length, 1);
  files.authorities = "third";
  const later = [keeper.check(), keeper.check()];
  files.reads[0]?.();
  await first;
  assert.deepEqual(used, ["second"]);
  await Promise.resolve();
  assert.equal(files.reads.length, 2);
  files.reads[1]?.();
  await Promise.all(later);
  assert.deepEqual(used, ["second", "third"]);
  assert.equal(files.reads.length, 2);
  keeper.stop();
});
