/** Certificates while the server runs: they end, are renewed, rotated and taken away, and open connections follow. */
import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { connect, type TLSSocket } from "node:tls";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import type { KeyPair } from "../../runtime/certificates/key-pair.js";
import { keyText, newKey, signCertificate } from "../../runtime/certificates/sign.js";
import { NO_NAMES } from "../../runtime/certificates/subject-alternative-names.js";
import { usagesOf } from "../../runtime/certificates/usages.js";
import { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { hungUp } from "../support/attacker.js";
import { curveCertificate } from "../support/curve-certificates.js";
import { eventually } from "../support/eventually.js";
import { startHoldingRelay } from "../support/holding-relay.js";
import { issueIntermediate } from "../support/intermediate-authority.js";
import { startServer, type TestServer } from "../support/server.js";
import { contextShowing, UNREADABLE_AUTHORITIES } from "../support/unreadable-key.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const ADMIN = { commonName: "jane", organizations: ["system:masters"], usage: "client", names: [] } as const;
const DAY = 86_400_000;

describe("certificates of a running server", () => {
  let server: TestServer;
  let file: string;
  let first: KeyPair;
  let second: KeyPair;
  before(async () => {
    [first, second] = await Promise.all([issueAuthority("first", Date.now()), issueAuthority("second", Date.now())]);
    file = join(process.cwd(), "dist", `client-ca-${process.pid}.pem`);
    writeFileSync(file, first.certificate);
    server = await startServer({ flags: [`--client-ca-file=${file}`] });
  });
  after(async () => {
    rmSync(file, { force: true });
    assert.equal(await server.stop(), 0);
  });

  const clientOf = async (authority: KeyPair, now = Date.now(), url = server.url): Promise<ApiClient> => {
    const { certificate: cert, key } = await issueCertificate(authority, ADMIN, now);
    return new ApiClient(url, { ca: server.credentials.ca, cert, key });
  };

  test("AUTHN-03 a certificate that ends counts no longer on an open connection, whatever else the request brings", async () => {
    const LIFE = 365 * DAY;
    const end = Date.now() + 3000;
    const client = await clientOf(first, end - LIFE);
    assertOk(await client.get(MAPS), 200);
    await eventually(() => Date.now() > end + 1000);
    for (const headers of [{}, { authorization: "Basic amFuZTpzZWNyZXQ=" }, { authorization: "Bearer garbage" }, { authorization: "" }]) {
      assertStatus(await client.get(MAPS, { headers }), 401, "Unauthorized");
    }
    client.close();
  });

  test("AUTHN-03 of several common names the last one counts, as in a request for a certificate", async () => {
    const { publicKey, privateKey } = await newKey();
    const certificate = await signCertificate({
      authority: first,
      subject: { CN: ["jane", "joe"] },
      names: NO_NAMES,
      publicKey,
      usages: usagesOf(["digital signature", "client auth"]),
      notBefore: Date.now() - DAY,
      notAfter: Date.now() + DAY,
    });
    const client = new ApiClient(server.url, { ca: server.credentials.ca, cert: certificate, key: keyText(privateKey) });
    assertStatus(await client.get(MAPS), 403, "Forbidden", /^configmaps is forbidden: User "joe" /);
    client.close();
  });

  test("AUTHN-03 nor does one behind which another one ends, on an open connection or by taking up its session again", async () => {
    const LIFE = 3650 * DAY;
    const end = Date.now() + 5000;
    const short = await issueAuthority("short", end - LIFE);
    const between = await issueIntermediate(first, "between", end);
    writeFileSync(file, first.certificate + short.certificate);
    server.process.kill("SIGHUP");
    const changed = (times: number) => eventually(() => server.output().split("certificates have changed").length > times);
    await changed(1);
    const chains = [
      await issueCertificate(short, ADMIN, Date.now()),
      await issueCertificate(between, ADMIN, Date.now()).then(({ certificate, key }) => ({
        certificate: certificate + between.certificate,
        key,
      })),
    ];
    const { hostname, port } = new URL(server.url);
    const statusOver = async ({ certificate: cert, key }: KeyPair, session?: Buffer): Promise<{ status: number; session?: Buffer }> => {
      const socket = connect({ host: hostname, port: Number(port), ca: server.credentials.ca, cert, key, ...(session ? { session } : {}) });
      let kept: Buffer | undefined;
      socket.on("session", (given: Buffer) => {
        kept = given;
      });
      socket.write(`GET ${MAPS} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      const status = Number((await hungUp(socket)).split(" ")[1]);
      return kept === undefined ? { status } : { status, session: kept };
    };
    const clients = chains.map(({ certificate: cert, key }) => new ApiClient(server.url, { ca: server.credentials.ca, cert, key }));
    for (const client of clients) assertOk(await client.get(MAPS), 200);
    const sessions = await Promise.all(chains.map((chain) => statusOver(chain)));
    assert.deepEqual(
      sessions.map(({ status }) => status),
      [200, 200],
    );
    await eventually(() => Date.now() > end + 1000);
    for (const client of clients) assertStatus(await client.get(MAPS), 401, "Unauthorized");
    const again = await Promise.all(chains.map((chain, i) => statusOver(chain, sessions[i]?.session)));
    assert.deepEqual(
      again.map(({ status }) => status),
      [401, 401],
    );
    for (const client of clients) client.close();
    writeFileSync(file, first.certificate);
    server.process.kill("SIGHUP");
    await changed(2);
  });

  test("AUTHN-03 a file of client authorities that is rotated, or removed, is honoured by new and open connections", async () => {
    const [ofFirst, ofSecond] = await Promise.all([clientOf(first), clientOf(second)]);
    assertOk(await ofFirst.get(MAPS), 200);
    assertStatus(await ofSecond.get(MAPS), 401, "Unauthorized");
    const watch = await ofFirst.watch(`${MAPS}?watch=1`);
    const adminWatch = await server.admin.watch(`${MAPS}?watch=1`);
    assert.equal(watch.status, 200);
    writeFileSync(file, second.certificate);
    server.process.kill("SIGHUP");
    await assert.rejects(async () => {
      while ((await watch.next()) !== undefined);
    });
    assertStatus(await ofFirst.get(MAPS), 401, "Unauthorized");
    const fresh = await clientOf(second);
    assertOk(await fresh.get(MAPS), 200);
    // Its connection is from before, and ends for it to be looked at anew.
    await eventually(async () => (await ofSecond.get(MAPS).catch(() => ({ status: 0 }))).status === 200);
    rmSync(file);
    server.process.kill("SIGHUP");
    await eventually(async () => (await fresh.get(MAPS).catch(() => ({ status: 0 }))).status === 401);
    assertOk(await server.admin.get(MAPS), 200);
    writeFileSync(file, "no certificates");
    server.process.kill("SIGHUP");
    await eventually(() => server.output().includes("certificates cannot be renewed"));
    assertOk(await server.admin.get(MAPS), 200);
    adminWatch.close();
    for (const client of [ofFirst, ofSecond, fresh]) client.close();
  });

  test("AUTHN-03 authorities that clients send along count where their keys are of a kind that v1.24 verifies by", async () => {
    const root = curveCertificate("prime256v1", "root");
    const changed = server.output().split("certificates have changed").length;
    writeFileSync(file, root.certificate);
    server.process.kill("SIGHUP");
    await eventually(() => server.output().split("certificates have changed").length > changed);
    const statusBy = async (curve: string): Promise<number> => {
      const between = curveCertificate(curve, "between", root, true);
      const { certificate, key } = curveCertificate("prime256v1", "jane", between);
      const client = new ApiClient(server.url, { ca: server.credentials.ca, cert: certificate + between.certificate, key });
      const { status } = await client.get(MAPS);
      client.close();
      return status;
    };
    const statuses: Record<string, number> = {};
    for (const curve of ["prime256v1", "secp384r1", "secp521r1", "secp256k1", "brainpoolP512r1", "sect571r1"]) {
      statuses[curve] = await statusBy(curve);
    }
    const [known, unknown] = [403, 401];
    assert.deepEqual(statuses, {
      prime256v1: known,
      secp384r1: known,
      secp521r1: known,
      secp256k1: unknown,
      brainpoolP512r1: unknown,
      sect571r1: unknown,
    });
  });

  test("AUTHN-03, LIM-05 a key that cannot be read, of an authority that a client sends along, keeps nobody's certificate from being looked at anew", async () => {
    const { ca } = server.credentials;
    writeFileSync(file, first.certificate + second.certificate);
    server.process.kill("SIGHUP");
    const believed = await clientOf(first);
    await eventually(async () => (await believed.get(MAPS).catch(() => ({ status: 0 }))).status === 200);
    const own = await issueCertificate(second, ADMIN, Date.now());
    const odd = Object.values(UNREADABLE_AUTHORITIES).map(
      (sentAlong) => new ApiClient(server.url, { ca, secureContext: contextShowing(own, sentAlong, ca) }),
    );
    const statuses = (): Promise<number[]> => Promise.all(odd.map(async (client) => (await client.get(MAPS)).status));
    assert.deepEqual(await statuses(), [200, 200, 200]);
    // Its connection is looked at after theirs.
    const ofFirst = await clientOf(first);
    const watch = await ofFirst.watch(`${MAPS}?watch=1`);
    assert.equal(watch.status, 200);
    writeFileSync(file, second.certificate);
    server.process.kill("SIGHUP");
    await assert.rejects(async () => {
      while ((await watch.next()) !== undefined);
    });
    assert.deepEqual(await statuses(), [200, 200, 200]);
    for (const client of [believed, ofFirst, ...odd]) client.close();
  });

  test("AUTHN-03 a handshake under way while the authorities are rotated is held to the new ones", async () => {
    const believes = async (authority: KeyPair): Promise<boolean> => {
      const client = await clientOf(authority);
      const { status } = await client.get(MAPS);
      client.close();
      return status === 200;
    };
    writeFileSync(file, first.certificate);
    server.process.kill("SIGHUP");
    await eventually(() => believes(first));
    const relay = await startHoldingRelay(server.url);
    const late = await clientOf(first, Date.now(), relay.url);
    const asked = late.get(MAPS).then(
      ({ status }) => status,
      () => "hung up",
    );
    await relay.held;
    writeFileSync(file, second.certificate);
    server.process.kill("SIGHUP");
    await eventually(() => believes(second));
    relay.release();
    assert.equal(await asked, "hung up");
    relay.close();
    late.close();
  });

  test("AUTHN-03 a handshake under way while an authority is added is looked at anew by the next connection of its client", async () => {
    writeFileSync(file, first.certificate);
    server.process.kill("SIGHUP");
    const believes = async (authority: KeyPair): Promise<boolean> => {
      const client = await clientOf(authority);
      const { status } = await client.get(MAPS);
      client.close();
      return status === 200;
    };
    await eventually(() => believes(first));
    const relay = await startHoldingRelay(server.url);
    const late = await clientOf(second, Date.now(), relay.url);
    try {
      // It is over already where the authorities are read once more.
      const asked = late.get(MAPS).then(
        ({ status, headers }) => [status, headers["connection"]],
        () => [401, "close"],
      );
      await relay.held;
      writeFileSync(file, first.certificate + second.certificate);
      server.process.kill("SIGHUP");
      await eventually(() => believes(second));
      relay.release();
      assert.deepEqual(await asked, [401, "close"]);
      await eventually(async () => (await late.get(MAPS).catch(() => ({ status: 0 }))).status === 200);
    } finally {
      relay.close();
      late.close();
    }
  });

  test("AUTHN-03 a certificate that begins later counts from then on, also for who has shown it before", async () => {
    writeFileSync(file, first.certificate);
    server.process.kill("SIGHUP");
    const begin = Date.now() + 5000;
    // Certificates are valid from five minutes before they are made.
    const client = await clientOf(first, begin + 5 * 60_000);
    const status = async (): Promise<number> => (await client.get(MAPS).catch(() => ({ status: 0 }))).status;
    // The connection of before ends where the authorities change under it.
    await eventually(async () => (await status()) === 401);
    await eventually(async () => (await status()) === 200);
    assert.ok(Date.now() > begin - 1000);
    client.close();
  });

  test("what is renewed reaches the administrator's file and the listener, and leaves open connections alone", async () => {
    const shown = (): Promise<string> => {
      const { hostname, port } = new URL(server.url);
      return new Promise((resolve, reject) => {
        const socket: TLSSocket = connect({ host: hostname, port: Number(port), ca: server.credentials.ca }, () => {
          resolve(socket.getPeerCertificate().fingerprint256);
          socket.destroy();
        });
        socket.on("error", reject);
      });
    };
    const before = { shown: await shown(), kubeconfig: readFileSync(server.kubeconfig, "utf8") };
    const watch = await server.admin.watch(`${MAPS}?watch=1`);
    for (const name of ["admin", "apiserver"]) rmSync(join(server.dataDir, "pki", `${name}.crt`));
    server.process.kill("SIGHUP");
    await eventually(() => readFileSync(server.kubeconfig, "utf8") !== before.kubeconfig);
    assert.notEqual(await shown(), before.shown);
    assertOk(await server.admin.post(MAPS, { metadata: { name: "seen" } }), 201);
    assert.equal((await watch.next())?.object.metadata.name !== undefined, true);
    watch.close();
  });
});
