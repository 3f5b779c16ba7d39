import assert from "node:assert/strict";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { parse } from "yaml";
import { type Certificates, isUnspecified, loadCertificates } from "../../../runtime/certificates/certificate-store.js";
import { writeKubeconfig } from "../../../runtime/certificates/kubeconfig.js";

const NOW = Date.now();
const DAY = 86_400_000;

describe("certificates", () => {
  let directory: string;
  let made: Certificates;
  const load = (more: object = {}) =>
    loadCertificates({ directory, addresses: ["0.0.0.0", "192.0.2.7", "10.0.0.1"], serviceName: "orch", now: NOW, ...more });

  before(async () => {
    directory = mkdtempSync(join(tmpdir(), "orch-certificates-"));
    made = await load();
  });
  after(() => rmSync(directory, { recursive: true }));

  test("the serving certificate speaks for every name a user needs", () => {
    const certificate = new X509Certificate(made.serving.certificate);
    for (const name of ["localhost", hostname(), "orch", "orch.default", "orch.default.svc", "orch.default.svc.cluster.local"]) {
      assert.notEqual(certificate.checkHost(name), undefined, name);
    }
    for (const address of ["127.0.0.1", "::1", "192.0.2.7", "10.0.0.1"]) assert.notEqual(certificate.checkIP(address), undefined, address);
    assert.equal(certificate.checkIP("0.0.0.0"), undefined);
    assert.equal(certificate.publicKey.asymmetricKeyDetails?.namedCurve, "prime256v1");
    assert.equal(certificate.ca, false);
  });

  test("one authority signs the server and the administrator", () => {
    const authority = new X509Certificate(made.servingAuthority);
    assert.equal(authority.ca, true);
    for (const { certificate } of [made.serving, made.administrator]) {
      assert.ok(new X509Certificate(certificate).verify(authority.publicKey));
    }
    assert.equal(new X509Certificate(made.administrator.certificate).subject, "O=system:masters\nCN=admin");
  });

  test("files are readable by their owner only", () => {
    const names = readdirSync(directory).sort();
    assert.deepEqual(names, ["admin.crt", "admin.key", "apiserver.crt", "apiserver.key", "ca.crt", "ca.key"]);
    for (const name of names) assert.equal(statSync(join(directory, name)).mode & 0o777, 0o600, name);
  });

  test("a second start uses the same ones", async () => {
    const { reload: _, ...again } = await load();
    const { reload: __, ...first } = made;
    assert.deepEqual(again, first);
  });

  test("a missing name renews the serving certificate and nothing else", async () => {
    const renewed = await load({ addresses: ["192.0.2.8"] });
    assert.notEqual(renewed.serving.certificate, made.serving.certificate);
    assert.equal(renewed.servingAuthority, made.servingAuthority);
    assert.equal(renewed.administrator.certificate, made.administrator.certificate);
    made = await load();
  });

  test("certificates near their end are renewed, the authority stays", async () => {
    const later = await made.reload(NOW + 320 * DAY);
    assert.notEqual(later.serving.certificate, made.serving.certificate);
    assert.notEqual(later.administrator.certificate, made.administrator.certificate);
    assert.equal(later.servingAuthority, made.servingAuthority);
  });

  test("damage is mended: a key that does not fit makes a new pair", async () => {
    const before = await load();
    writeFileSync(join(directory, "apiserver.key"), before.administrator.key);
    const mended = await load();
    assert.notEqual(mended.serving.certificate, before.serving.certificate);
  });

  test("given files are served as they are, and further authorities trusted besides the own one", async () => {
    const file = join(directory, "given.pem");
    const keyFile = join(directory, "given.key");
    writeFileSync(file, made.serving.certificate);
    writeFileSync(keyFile, made.serving.key);
    const given = await load({ servingFiles: { certificate: file, key: keyFile }, clientCaFile: file });
    assert.equal(given.serving.certificate, made.serving.certificate);
    assert.equal(given.servingAuthority, made.serving.certificate);
    assert.deepEqual(given.clientAuthorities, [made.clientAuthorities[0], made.serving.certificate]);
    await assert.rejects(load({ clientCaFile: join(directory, "absent") }), /flag --client-ca-file: .*absent: no such file/);
  });

  test("the kubeconfig holds everything inline and is private", async () => {
    const path = join(directory, "admin.kubeconfig");
    await writeKubeconfig(path, {
      server: "https://[::1]:6443",
      authority: made.servingAuthority,
      user: made.administrator,
      cluster: "orch",
    });
    const config = parse(readFileSync(path, "utf8"));
    assert.equal(config.clusters[0].cluster.server, "https://[::1]:6443");
    assert.equal(Buffer.from(config.users[0].user["client-key-data"], "base64").toString(), made.administrator.key);
    assert.equal(config["current-context"], config.contexts[0].name);
    assert.equal(statSync(path).mode & 0o777, 0o600);
  });

  test("unspecified addresses", () => {
    assert.deepEqual(["0.0.0.0", "::", "", "127.0.0.1", "::1"].map(isUnspecified), [true, true, true, false, false]);
  });
});
