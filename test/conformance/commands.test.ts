/** The sub-commands of `orch-apiserver`, as an operator runs them. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { connect, isExpired, isForbidden, kubernetesProfile } from "orch/client";
import { OWN_CONFIG_MAPS, SERVER_MAIN, startServer, type TestServer } from "../support/server.js";

const directory = mkdtempSync(join(tmpdir(), "orch-commands-"));
let server: TestServer;
before(async () => {
  server = await startServer({ flags: [OWN_CONFIG_MAPS] });
});
after(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SERVER_MAIN, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("sub-commands", () => {
  it("each has a help, and an unknown one names those there are", () => {
    for (const command of [["kubeconfig"], ["check"], ["snapshot", "save"], ["snapshot", "restore"], ["snapshot", "status"]]) {
      const { status, stdout } = run(...command, "--help");
      assert.equal(status, 0);
      assert.match(stdout, new RegExp(`^  orch-apiserver ${command.join(" ")}`, "m"));
    }
    assert.doesNotMatch(run("check", "--help").stdout, /Flags:\n\n\n/);
    assert.match(run("snapshot", "--help").stdout, /orch-apiserver snapshot restore/);
    const { status, stderr } = run("snapshot", "lose");
    assert.equal(status, 2);
    assert.match(stderr, /^Error: there is no command "snapshot lose"; there are snapshot save, snapshot restore, snapshot status$/m);
    assert.match(run("snapshot", "save").stderr, /^Error: snapshot save needs <file>$/m);
    assert.match(run("kubeconfig").stderr, /^Error: flag --user is needed/m);
  });

  it("CSR-11, CSR-13 kubeconfig asks the running server for a certificate, approves, and says how access ends", async () => {
    const file = join(directory, "jane.kubeconfig");
    const made = run("kubeconfig", "--data-dir", server.dataDir, "--user", "jane", "--group", "a,b", "--days", "3", "--out", file);
    assert.equal(made.status, 0, made.stderr);
    assert.match(made.stdout, /certificate for user "jane", group "a", group "b"\.\n# It is good until 20.*To take access away, delete/);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const jane = await connect({ kubeconfig: file });
    await assert.rejects(jane.core.v1.namespaces.list(), (error) => isForbidden(error) && error.message.includes('User "jane"'));
    jane.connection.close();
    const admin = await connect({ kubeconfig: server.kubeconfig });
    const { items } = await admin.certificates.v1.certificateSigningRequests.list();
    assert.equal(items.length, 1);
    const [request] = items;
    assert.deepEqual([request?.spec.username, request?.spec.expirationSeconds], ["admin", 3 * 86_400]);
    assert.deepEqual([request?.status?.conditions?.[0]?.type, typeof request?.status?.certificate], ["Approved", "string"]);
    admin.connection.close();
    const kubeconfig = run("kubeconfig", "--kubeconfig", server.kubeconfig, "--user", "joe", "--server", "https://front.example").stdout;
    assert.match(kubeconfig, /^ {4}server: https:\/\/front\.example$/m);
    const nowhere = run("kubeconfig", "--data-dir", directory, "--user", "x");
    assert.equal(nowhere.status, 1);
    assert.match(nowhere.stderr, /cannot read .*admin\.kubeconfig: ENOENT/);
  });

  it("kubeconfig leaves the administrator's own configuration as it is", () => {
    const before = readFileSync(server.kubeconfig, "utf8");
    for (const offline of [[], ["--offline"]]) {
      const own = run("kubeconfig", "--data-dir", server.dataDir, "--user", "x", "--out", server.kubeconfig, ...offline);
      assert.equal(own.status, 2);
      assert.match(own.stderr, /^Error: flag --out: the administrator's own configuration is not written over$/m);
    }
    assert.equal(readFileSync(server.kubeconfig, "utf8"), before);
  });

  it("CSR-13 kubeconfig finds out which names the server speaks", async () => {
    const other = await startServer({ profile: "kubernetes" });
    try {
      const { status, stdout, stderr } = run("kubeconfig", "--data-dir", other.dataDir, "--user", "#jane", "--group", "a");
      assert.equal(status, 0, stderr);
      const jane = await connect({ kubeconfigText: stdout, profile: kubernetesProfile });
      await assert.rejects(jane.core.v1.namespaces.list(), (error) => isForbidden(error) && error.message.includes('User "#jane"'));
      jane.connection.close();
    } finally {
      await other.stop();
    }
  });

  it("kubeconfig names the administrators' group only offline, where it signs by itself", async () => {
    const masters = ["kubeconfig", "--data-dir", server.dataDir, "--user", "m", "--group", "system:masters"];
    const refused = run(...masters);
    assert.equal(refused.status, 2);
    assert.match(refused.stderr, /no request may name system:masters; bind a role to another group, or use --offline/);
    const clients = await connect({ kubeconfigText: run(...masters, "--offline").stdout });
    assert((await clients.core.v1.namespaces.list()).items.length > 0);
    clients.connection.close();
    const nowhere = run("kubeconfig", "--data-dir", directory, "--user", "x", "--offline");
    assert.equal(nowhere.status, 1);
    assert.match(nowhere.stderr, /cannot read .*ca\.(crt|key): ENOENT/);
  });

  it("check passes the shipped definitions and tells every mistake of others", () => {
    assert.match(run("check").stdout, /^\d+ resources, no mistakes$/m);
    const folder = join(directory, "definitions");
    mkdirSync(join(folder, "garden/v1"), { recursive: true });
    const group = ["name: garden.$", "{groupDomain}\nversions: [v1]\ndescription: Plants.\n"].join("");
    writeFileSync(join(folder, "garden/group.yaml"), group);
    const plant = (scope: string) =>
      `kind: Plant\nscope: ${scope}\ndescription: A plant.\nlifecycle: { introduced: "1.24" }\nschema:\n  properties:\n    spec: { x-orch-proto: 2, type: object, x-orch-map-type: granular, additionalProperties: { type: string }, description: What. }\n`;
    writeFileSync(join(folder, "garden/v1/plant.yaml"), plant("Garden"));
    const { status, stdout } = run("check", folder);
    assert.equal(status, 1);
    assert.match(stdout, /garden\/v1\/plant\.yaml:2:\d+: .*scope/);
  });

  it("snapshots are the state of one moment, and restore to it with versions that go on", async () => {
    const maps = (await connect({ kubeconfig: server.kubeconfig })).core.v1.configMaps.namespace("default");
    for (let i = 0; i < 20; i++) await maps.create({ metadata: { name: `m${i}` }, data: { i: String(i) } });
    const kept = await maps.get("m3");
    const file = join(directory, "snapshot.db");
    const saved = run("snapshot", "save", file, "--data-dir", server.dataDir);
    assert.equal(saved.status, 0, saved.stderr);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    await maps.delete("m3");
    assert.equal(run("snapshot", "status", file).stdout, saved.stdout);
    assert.match(run("snapshot", "save", file, "--data-dir", server.dataDir).stderr, /exists already/);
    assert.match(run("snapshot", "restore", file, "--data-dir", server.dataDir).stderr, /exists already/);
    assert.match(run("snapshot", "restore", file, "--data-dir", server.dataDir, "--replace").stderr, /in use by another process/);
    assert.equal((await maps.list()).items.length, 19, "the running server is untouched");

    const dataDir = join(directory, "restored");
    assert.equal(run("snapshot", "restore", file, "--data-dir", dataDir).status, 0);
    const restored = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
    try {
      const there = (await connect({ kubeconfig: restored.kubeconfig })).core.v1.configMaps.namespace("default");
      assert.deepEqual((await there.get("m3")).data, kept.data);
      const list = await there.list();
      assert.equal(list.items.length, 20);
      assert(BigInt(list.resourceVersion) > BigInt(kept.metadata.resourceVersion) + 1_000_000n);
      await assert.rejects(async () => {
        for await (const _ of there.watch({ resourceVersion: kept.metadata.resourceVersion })) throw new Error("history of another time");
      }, isExpired);
      const watch = there.watch({ resourceVersion: list.resourceVersion });
      await there.create({ metadata: { name: "new" } });
      for await (const event of watch) {
        assert.equal(event.type, "ADDED");
        break;
      }
    } finally {
      await restored.stop();
    }
  });

  it("a damaged snapshot is neither sound nor restored: cut off, bent in what an object holds, or something else", () => {
    const file = join(directory, "damaged.db");
    assert.equal(run("snapshot", "save", file, "--data-dir", server.dataDir).status, 0);
    const bytes = readFileSync(file);
    const bent = Buffer.from(bytes);
    const inAnObject = bent.indexOf('"kind":"Namespace"') + 10;
    bent[inAnObject] = (bent[inAnObject] as number) ^ 1;
    const damages: readonly (readonly [Buffer, RegExp])[] = [
      [bent, /damaged\.db is not as it was written/],
      [bytes.subarray(0, bytes.length / 2), /damaged\.db (is not as it was written|has no checksum)/],
      [bytes.subarray(0, -32), /damaged\.db (is not as it was written|has no checksum)/],
      [Buffer.from("{}"), /damaged\.db has no checksum/],
    ];
    const dataDir = join(directory, "never");
    for (const [damaged, message] of damages) {
      writeFileSync(file, damaged);
      for (const command of [
        ["status", file],
        ["restore", file, "--data-dir", dataDir],
      ]) {
        const { status, stderr } = run("snapshot", ...command);
        assert.equal(status, 1);
        assert.match(stderr, message);
      }
    }
    assert.equal(existsSync(dataDir), false);
  });

  it("META-18 a snapshot takes the place of a store that is damaged", async () => {
    const file = join(directory, "sound.db");
    assert.equal(run("snapshot", "save", file, "--data-dir", server.dataDir).status, 0);
    const half = readFileSync(file).subarray(0, statSync(file).size / 2);
    for (const [i, damaged] of [half, Buffer.from("text"), Buffer.alloc(0)].entries()) {
      const dataDir = join(directory, `damaged-${i}`);
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, "store.db"), damaged);
      const { status, stderr } = run("snapshot", "restore", file, "--data-dir", dataDir, "--replace");
      assert.equal(status, 0, stderr);
      assert.equal(statSync(join(dataDir, "store.db")).mode & 0o777, 0o600);
      const restored = await startServer({ dataDir });
      assert.equal((await restored.admin.get("/api/v1/namespaces/default")).status, 200);
      assert.equal(await restored.stop(), 0);
    }
  });

  it("mistakes are told with what is wrong, and a status: 2 for a command line, 1 for what it names", () => {
    const definitions = join(directory, "empty");
    mkdirSync(definitions);
    const plain = join(directory, "plain.txt");
    writeFileSync(plain, "text");
    const data = ["--data-dir", server.dataDir];
    const away = join(directory, "away");
    const rows: readonly (readonly [readonly string[], number, RegExp])[] = [
      [["snapshot", "save", join(away, "s.db"), ...data], 1, /^Error: the folder \S+away is missing$/m],
      [["snapshot", "save", "s.db", "--data-dir", away], 1, /^Error: \S+away\/store\.db is missing$/m],
      [["snapshot", "save", ...data, "s.db"], 2, /^Error: snapshot save needs <file>, before any flag$/m],
      [["snapshot", "status", directory], 1, /^Error: \S+ is no file$/m],
      [["snapshot", "status", away], 1, /^Error: \S+away is missing$/m],
      [["kubeconfig", "--user", "u", "--server", "front", ...data], 2, /^Error: flag --server: "front" is no address/m],
      [["kubeconfig", "--user", "u", "--data-dir", away], 1, /^Error: cannot read \S+away\/admin\.kubeconfig: ENOENT$/m],
      [["check", plain], 2, /^Error: \S+plain\.txt is no folder$/m],
      [["check", definitions], 2, /^Error: \S+empty has no definitions: no \.yaml file is below it$/m],
      [["check", "--quick"], 2, /^Error: unknown flag: --quick\naccepted flags: none but --help$/m],
    ];
    for (const [args, status, message] of rows) {
      const ended = run(...args);
      assert.match(ended.stderr, message);
      assert.equal(ended.status, status, args.join(" "));
    }
    assert.equal(existsSync(away), false);
  });
});
