/** The exec credential plug-in, run for real: the plug-in is a small script that tells what it was given. */
import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { kubernetesProfile, orchProfile } from "../../../generated/client/profiles.js";
import type { ClusterEntry, ExecEntry } from "../../../runtime/client/kubeconfig.js";
import { ExecPlugin } from "../../../runtime/client/node/exec-plugin.js";

const directory = mkdtempSync(join(tmpdir(), "orch-exec-"));
after(() => rmSync(directory, { recursive: true }));

const V1 = "client.authentication.orch.io/v1";
const V1BETA1 = "client.authentication.orch.io/v1beta1";

let scripts = 0;

/** A plug-in that counts its runs, keeps what it was told and prints an ExecCredential with this status. */
function plugin(status: object | undefined, apiVersion = V1) {
  const script = join(directory, `plugin-${scripts++}`);
  const told = `${script}.told`;
  const print = JSON.stringify({ apiVersion, kind: "ExecCredential", ...(status === undefined ? {} : { status }) });
  writeFileSync(
    script,
    `#!${process.execPath}
const { appendFileSync, readFileSync, existsSync } = require("node:fs");
appendFileSync(${JSON.stringify(told)}, JSON.stringify({ args: process.argv.slice(2), env: process.env }) + "\\n");
process.stdout.write(existsSync(${JSON.stringify(`${script}.answer`)}) ? readFileSync(${JSON.stringify(`${script}.answer`)}) : ${JSON.stringify(print)});
`,
  );
  chmodSync(script, 0o755);
  return {
    script,
    answer: (next: object) => writeFileSync(`${script}.answer`, JSON.stringify({ apiVersion, kind: "ExecCredential", status: next })),
    runs: () =>
      readFileSync(told, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { args: string[]; env: Record<string, string> }),
  };
}

function pluginCredentials(exec: ExecEntry, cluster: ClusterEntry = {}, now = Date.now, terminal = false): ExecPlugin {
  return new ExecPlugin({ exec, profile: orchProfile, user: "u", directory, cluster, now, terminal });
}

const entry = (script: string, more: Partial<ExecEntry> = {}): ExecEntry => ({
  command: script,
  apiVersion: V1,
  interactiveMode: "Never",
  ...more,
});

describe("exec credential plug-in", () => {
  it("CRED-01: command and apiVersion are demanded, and only v1 and v1beta1 of the profile's group", () => {
    const cases: [ExecEntry, RegExp][] = [
      [{ apiVersion: V1 }, /^command must be specified for u/],
      [{ command: "c" }, /^apiVersion must be specified for u/],
      [{ command: "c", apiVersion: "client.authentication.orch.io/v1alpha1" }, /^invalid apiVersion/],
      [
        { command: "c", apiVersion: `client.authentication.${kubernetesProfile.groupDomain}/v1`, interactiveMode: "Never" },
        /^invalid apiVersion/,
      ],
    ];
    for (const [exec, message] of cases) assert.throws(() => pluginCredentials(exec), { name: "ConfigurationError", message });
  });

  it("CRED-02: a command with a separator is found beside the configuration's file", async () => {
    const { script } = plugin({ token: "t" });
    const credential = await pluginCredentials(entry(`./${script.slice(directory.length + 1)}`)).current();
    assert.deepEqual(credential, { authorization: "Bearer t" });
  });

  it("CRED-03: passes arguments and environment; a missing command shows the hint", async () => {
    const { script, runs } = plugin({ token: "t" });
    await pluginCredentials(entry(script, { args: ["a", "b c"], env: [{ name: "WHERE", value: "here" }] })).current();
    assert.deepEqual(runs()[0]?.args, ["a", "b c"]);
    assert.equal(runs()[0]?.env["WHERE"], "here");
    await assert.rejects(async () => pluginCredentials(entry("no-such-command", { installHint: "Get it there." })).current(), {
      message: "exec: executable no-such-command not found\n\nGet it there.",
    });
  });

  it("CRED-04, CRED-05: tells whether it is interactive, and of the cluster only when asked", async () => {
    const { script, runs } = plugin({ token: "t" });
    const cluster = {
      server: "https://s",
      "certificate-authority-data": "Y2E=",
      extensions: [{ name: "client.authentication.orch.io/exec", extension: { audience: "a" } }],
    };
    await pluginCredentials(entry(script), cluster).current();
    await pluginCredentials(entry(script, { provideClusterInfo: true }), cluster).current();
    const told = runs().map(({ env }) => JSON.parse(env["ORCH_EXEC_INFO"] ?? ""));
    assert.deepEqual(told[0], { kind: "ExecCredential", apiVersion: V1, spec: { interactive: false } });
    assert.deepEqual(told[1].spec, {
      cluster: { server: "https://s", "certificate-authority-data": "Y2E=", config: { audience: "a" } },
      interactive: false,
    });
  });

  it("CRED-06: v1 demands a mode, v1beta1 takes IfAvailable, Always needs a terminal", () => {
    assert.throws(() => pluginCredentials({ command: "c", apiVersion: V1 }), { message: /^interactiveMode must be specified for u/ });
    assert.throws(() => pluginCredentials(entry("c", { interactiveMode: "Sometimes" })), { message: /^invalid interactiveMode/ });
    assert.throws(() => pluginCredentials(entry("c", { interactiveMode: "Always" })), { message: /standard input is not a terminal$/ });
    assert.doesNotThrow(() => pluginCredentials(entry("c", { interactiveMode: "Always" }), {}, Date.now, true));
    assert.doesNotThrow(() => pluginCredentials({ command: "c", apiVersion: V1BETA1 }));
  });

  it("CRED-07: takes a token or both halves of a certificate, of its own version", async () => {
    const pair = { clientCertificateData: "CERT", clientKeyData: "KEY" };
    assert.deepEqual(await pluginCredentials(entry(plugin(pair).script)).current(), { certificate: { certificate: "CERT", key: "KEY" } });
    const cases: [object | undefined, string, string][] = [
      [undefined, V1, "exec plugin didn't return a status field"],
      [{}, V1, "exec plugin didn't return a token or cert/key pair"],
      [{ clientKeyData: "SECRET" }, V1, "exec plugin returned only certificate or key, not both"],
      [{ token: "SECRET" }, V1BETA1, `exec plugin is configured to use API version ${V1}, plugin returned version ${V1BETA1}`],
      [{ token: "SECRET", expirationTimestamp: "soon" }, V1, "exec plugin returned an expirationTimestamp that is no time"],
      [{ token: "SECRET", expirationTimestamp: "2040-01-01" }, V1, "exec plugin returned an expirationTimestamp that is no time"],
      [{ token: "SECRET", expirationTimestamp: 5 }, V1, "exec plugin returned a status whose expirationTimestamp is no text"],
      [{ token: 5 }, V1, "exec plugin returned a status whose token is no text"],
      [{ token: "SEC\nRET" }, V1, "exec plugin returned a token that no header can carry"],
      [{ token: "SECRET", clientCertificateData: "CERT" }, V1, "exec plugin returned only certificate or key, not both"],
    ];
    for (const [status, apiVersion, message] of cases) {
      await assert.rejects(async () => pluginCredentials(entry(plugin(status, apiVersion).script)).current(), { message });
    }
  });

  it("CRED-07: takes what kubectl takes: YAML, null for absent, a kind left out, a token beside a certificate; nothing else", async () => {
    const printed = (output: string, exit = 0): ExecPlugin => {
      const script = join(directory, `printer-${scripts++}`);
      writeFileSync(script, `#!/bin/sh\ncat <<'EOF'\n${output}\nEOF\nexit ${exit}\n`, { mode: 0o755 });
      return pluginCredentials(entry(script));
    };
    const bearer = { authorization: "Bearer t" };
    assert.deepEqual(await printed(`apiVersion: ${V1}\nkind: ExecCredential\nstatus: { token: t }`).current(), bearer);
    assert.deepEqual(await printed(`{"apiVersion":"${V1}","status":{"token":"t","expirationTimestamp":null}}`).current(), bearer);
    const both = { token: "t", clientCertificateData: "CERT", clientKeyData: "KEY" };
    assert.deepEqual(await pluginCredentials(entry(plugin(both).script)).current(), {
      ...bearer,
      certificate: { certificate: "CERT", key: "KEY" },
    });
    const good = JSON.stringify({ apiVersion: V1, kind: "ExecCredential", status: { token: "SECRET" } });
    for (const output of ["", "hello", "[]", `${good} {"SECRET`, good.replace("ExecCredential", "Other")]) {
      await assert.rejects(async () => printed(output).current(), { name: "ConfigurationError", message: /printed no ExecCredential$/ });
    }
    await assert.rejects(async () => printed(good, 3).current(), { name: "ConfigurationError", message: /failed with exit code 3$/ });
    await assert.rejects(async () => pluginCredentials(entry("/", { installHint: "get it" })).current(), {
      message: /cannot be run: EACCES$/,
    });
  });

  it("CRED-08: a credential that is over when it comes serves the request it came for, and is asked for anew by the next", async () => {
    const { script, runs } = plugin({ token: "late", expirationTimestamp: "2001-01-01T00:00:00Z" });
    const credentials = pluginCredentials(entry(script));
    assert.deepEqual(await credentials.current(), { authorization: "Bearer late" });
    assert.deepEqual(await credentials.current(), { authorization: "Bearer late" });
    assert.equal(runs().length, 2);
  });

  it("CRED-08: runs once until expiry or a 401, however many ask", async () => {
    let now = Date.parse("2030-01-01T00:00:00Z");
    const { script, runs, answer } = plugin({ token: "first", expirationTimestamp: "2030-01-01T01:00:00Z" });
    const credentials = pluginCredentials(entry(script), {}, () => now);
    const [first] = await Promise.all([credentials.current(), credentials.current()]);
    await credentials.current();
    assert.equal(runs().length, 1);
    answer({ token: "second" });
    now += 3_600_000;
    assert.deepEqual(await credentials.current(), { authorization: "Bearer second" });
    assert.equal(await credentials.refused(first), true);
    assert.equal(runs().length, 2, "the refused one was not the present one");
    answer({ token: "third" });
    await credentials.refused(await credentials.current());
    assert.deepEqual(await credentials.current(), { authorization: "Bearer third" });
    assert.equal(runs().length, 3);
  });

  it("never shows what a plug-in printed", async () => {
    const script = join(directory, "babbler");
    writeFileSync(script, '#!/bin/sh\necho \'{"status": {"token": "SECRET"\'\n');
    chmodSync(script, 0o755);
    await assert.rejects(
      async () => pluginCredentials(entry(script)).current(),
      (error: Error) => !String(error.stack).includes("SECRET"),
    );
  });
});
