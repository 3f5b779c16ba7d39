/** A data directory that has lost its store: the start is refused with a sentence, and nothing is changed. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { startServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

/** A data directory in which a server has run. */
async function usedDirectory(context: TestContext): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-lost-"));
  context.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServer({ dataDir });
  assertOk(await server.admin.post(MAPS, { metadata: { name: "kept" } }), 201);
  assert.equal(await server.stop(), 0);
  return dataDir;
}

const keysOf = (dataDir: string): string[] =>
  readdirSync(join(dataDir, "pki")).map((name) => readFileSync(join(dataDir, "pki", name), "utf8"));

test("META-18 a store that is missing or empty beside keys is refused, comes back when it is put back, and is made anew on purpose only", async (context) => {
  const dataDir = await usedDirectory(context);
  const file = join(dataDir, "store.db");
  const keys = keysOf(dataDir);
  renameSync(file, `${file}.aside`);
  const advice = /Put the store back where it was, or begin with an empty one by starting once with --new-store/;
  await assert.rejects(
    startServer({ dataDir }),
    (error: Error) => /store\.db is missing, but .*ca\.crt is there/.test(error.message) && advice.test(error.message),
  );
  assert.equal(existsSync(file), false);
  writeFileSync(file, "");
  await assert.rejects(
    startServer({ dataDir }),
    (error: Error) => /store\.db is empty, but/.test(error.message) && advice.test(error.message),
  );
  assert.deepEqual(keysOf(dataDir), keys);
  renameSync(`${file}.aside`, file);
  const back = await startServer({ dataDir });
  assertOk(await back.admin.get(`${MAPS}/kept`), 200);
  assert.equal(await back.stop(), 0);
  rmSync(file);
  const anew = await startServer({ dataDir, flags: ["--new-store"] });
  assert.equal((await anew.admin.get(`${MAPS}/kept`)).status, 404);
  assert.equal(await anew.stop(), 0);
  const later = await startServer({ dataDir });
  assert.equal(await later.stop(), 0);
});

test("META-18 a store that is damaged is refused and left as it is, with what can take its place", async (context) => {
  const dataDir = await usedDirectory(context);
  const file = join(dataDir, "store.db");
  const whole = readFileSync(file);
  const half = whole.subarray(0, whole.length / 2);
  for (const damaged of [half, Buffer.from("text")]) {
    writeFileSync(file, damaged);
    await assert.rejects(startServer({ dataDir }), (error: Error) =>
      error.message.includes(`a snapshot can take its place: orch-apiserver snapshot restore <file> --data-dir ${dataDir} --replace`),
    );
    assert.ok(readFileSync(file).equals(damaged));
  }
});

test("META-18 an authority that cannot be read is refused, not replaced: every client trusts the one there was", async (context) => {
  const dataDir = await usedDirectory(context);
  const [certificate, key] = ["ca.crt", "ca.key"].map((name) => join(dataDir, "pki", name)) as [string, string];
  const whole = readFileSync(certificate);
  for (const [damage, message] of [
    [() => writeFileSync(certificate, "no certificate"), /ca\.crt holds no PEM certificate/],
    [() => truncateSync(certificate, 100), /ca\.crt holds no PEM certificate/],
    [() => rmSync(certificate), /ca\.crt is missing/],
    [() => [writeFileSync(certificate, whole), renameSync(key, `${key}.aside`)], /ca\.key is missing/],
    [() => writeFileSync(key, "no key"), /ca\.key holds no PEM private key/],
    [() => writeFileSync(key, readFileSync(join(dataDir, "pki", "admin.key"))), /ca\.key is not the key of .*ca\.crt/],
  ] satisfies [() => unknown, RegExp][]) {
    damage();
    await assert.rejects(startServer({ dataDir }), (error: Error) => {
      assert.match(error.message, message);
      return /Put (?:it|both) back, or remove .* to have another authority made/.test(error.message);
    });
  }
  renameSync(`${key}.aside`, key);
  const back = await startServer({ dataDir });
  assertOk(await back.admin.get(`${MAPS}/kept`), 200);
  assert.equal(await back.stop(), 0);
});

test("META-18 a first start that was cut short between the files of its authority is done again", async (context) => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-lost-"));
  context.after(() => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(join(dataDir, "pki"));
  writeFileSync(join(dataDir, "pki", "ca.key"), "half a k");
  const server = await startServer({ dataDir });
  assert.equal(await server.stop(), 0);
});
