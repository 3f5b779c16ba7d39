import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { orchProfile } from "../../../generated/client/profiles.js";
import { mergeKubeconfigs, resolveContext } from "../../../runtime/client/kubeconfig.js";
import { TokenFile } from "../../../runtime/client/node/file-credentials.js";
import { defaultKubeconfigFiles, kubeconfigFromText, readKubeconfigFiles } from "../../../runtime/client/node/kubeconfig-files.js";
import { credentialsOf, impersonationOf } from "../../../runtime/client/node/user-credentials.js";

const directory = mkdtempSync(join(tmpdir(), "orch-kubeconfig-"));
after(() => rmSync(directory, { recursive: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(directory, name), text);
  return join(directory, name);
};

const configOf = (user: object, cluster: object = { server: "https://s" }) =>
  resolveContext(
    mergeKubeconfigs([
      {
        content: {
          clusters: [{ name: "c", cluster }],
          users: [{ name: "u", user }],
          contexts: [{ name: "x", context: { cluster: "c", user: "u" } }],
          "current-context": "x",
        },
        file: "f",
        directory,
      },
    ]),
  );

const credentialFor = async (user: object) => (await credentialsOf(configOf(user), orchProfile, {})).current();

describe("client configuration", () => {
  it("SDK-03: merges files as kubectl does: the first to name an entry counts, paths start at their own file", async () => {
    const first = write(
      "a",
      "{current-context: '', clusters: [{name: c, cluster: {server: 'https://first', certificate-authority: ca.pem}}]}",
    );
    const second = write(
      "b",
      "{current-context: x, clusters: [{name: c, cluster: {server: 'https://second'}}], users: [{name: u, user: {token: t}}], contexts: [{name: x, context: {cluster: c, user: u, namespace: n}}, {name: y, context: {cluster: d}}]}",
    );
    const config = await readKubeconfigFiles([first, second, join(directory, "missing")], true);
    const context = resolveContext(config);
    assert.equal(context.cluster.entry.server, "https://first");
    assert.equal(context.cluster.directory, directory);
    assert.equal(context.namespace, "n");
    assert.throws(() => resolveContext(config, "y"), { message: 'context "y" names cluster "d", which is not there' });
    assert.throws(() => resolveContext(config, "z"), { message: 'the client configuration has no context "z"' });
    await assert.rejects(readKubeconfigFiles([join(directory, "missing")]), { name: "ConfigurationError", message: /ENOENT$/ });
  });

  it("SDK-03 takes the first of several documents, null for absent, and what kubectl refuses as a mistake", () => {
    const two = "{current-context: x, clusters: null, users: [{name: u, user: {token: null}}]}\n---\n{current-context: y}\n";
    const config = kubeconfigFromText(two);
    assert.equal(config.currentContext, "x");
    assert.deepEqual(config.users.get("u")?.entry, {});
    for (const [text, message] of [
      ["clusters: [{name: c, cluster: {}}, {name: c, cluster: {}}]", 'cluster "c" is there twice'],
      ["users: [{name: u, user: {token: true}}]", 'user "u": token must be text: put it into quotes'],
      ["contexts: [{name: x, context: {namespace: 5}}]", 'context "x": namespace must be text: put it into quotes'],
      ["users: [{name: u, user: SECRET}]", 'user "u" is no object'],
    ] as const) {
      assert.throws(() => kubeconfigFromText(text), { name: "ConfigurationError", message: `the client configuration: ${message}` });
    }
  });

  it("takes the files of KUBECONFIG, each once", () => {
    assert.deepEqual(defaultKubeconfigFiles({ KUBECONFIG: "/a:/b::/a" }), ["/a", "/b"]);
    assert.match(defaultKubeconfigFiles({})[0] ?? "", /\/\.kube\/config$/);
  });

  it("never shows the text of a file that is no YAML", () => {
    assert.throws(
      () => kubeconfigFromText('token: "SECRET'),
      (error: Error) => !`${error.stack}${JSON.stringify(error)}`.includes("SECRET"),
    );
  });

  it("SDK-01: token, basic and certificate users; data wins over files, files are found beside the configuration", async () => {
    write("crt", "CERT");
    write("key", "KEY");
    const inline = Buffer.from("INLINE").toString("base64");
    assert.deepEqual(await credentialFor({ token: "t" }), { authorization: "Bearer t" });
    assert.deepEqual(await credentialFor({ username: "u", password: "ü" }), {
      authorization: `Basic ${Buffer.from("u:ü").toString("base64")}`,
    });
    assert.deepEqual(await credentialFor({ "client-certificate": "crt", "client-key": "key" }), {
      certificate: { certificate: "CERT", key: "KEY" },
    });
    assert.deepEqual(
      await credentialFor({ "client-certificate": "crt", "client-certificate-data": inline, "client-key": "key", token: "t" }),
      {
        authorization: "Bearer t",
        certificate: { certificate: "INLINE", key: "KEY" },
      },
    );
    await assert.rejects(credentialFor({ "client-certificate": "crt" }), {
      message: "client-certificate and client-key must be given together",
    });
    await assert.rejects(credentialFor({ "client-certificate-data": "%%%", "client-key-data": inline }), {
      message: "client-certificate-data is not base64",
    });
    await assert.rejects(credentialFor({ "auth-provider": { name: "gcp" } }), {
      message: 'auth-provider "gcp" is not supported: use exec',
    });
  });

  it("SDK-01, CRED-01: takes several credentials of a user as kubectl does, or refuses them as it does", async () => {
    const exec = { command: "never-run", apiVersion: "client.authentication.orch.io/v1", interactiveMode: "Never" };
    const inline = Buffer.from("INLINE").toString("base64");
    assert.deepEqual(await credentialFor({ exec, token: "t" }), { authorization: "Bearer t" });
    assert.deepEqual(await credentialFor({ exec, username: "u" }), { authorization: `Basic ${btoa("u:")}` });
    assert.deepEqual(await credentialFor({ exec, "client-certificate-data": inline, "client-key-data": inline }), {
      certificate: { certificate: "INLINE", key: "INLINE" },
    });
    write("there", "from the file\n");
    assert.deepEqual(await credentialFor({ token: "t", tokenFile: "there" }), { authorization: "Bearer from the file" });
    assert.deepEqual(await credentialFor({ token: "t", tokenFile: "away" }), { authorization: "Bearer t" });
    await assert.rejects(credentialFor({ tokenFile: "away" }), { name: "ConfigurationError", message: /^cannot read .*away: ENOENT$/ });
    await assert.rejects(credentialFor({ token: "t", username: "u" }), { message: /^more than one authentication method found for u:/ });
    await assert.rejects(credentialFor({ exec, "auth-provider": { name: "oidc" } }), {
      message: /in combination with an exec plugin for u$/,
    });
  });

  it("reads whom to act as", () => {
    assert.deepEqual(impersonationOf({ as: "jane", "as-groups": ["g"], "as-user-extra": { k: ["v"] } }), {
      user: "jane",
      groups: ["g"],
      extra: { k: ["v"] },
    });
    assert.throws(() => impersonationOf({ "as-groups": ["g"] }), { message: /need as$/ });
  });

  it("SDK-02: reads a token's file again, at once after a 401, and goes on with the last one when it is gone", async () => {
    const file = write("token", "one\n");
    let now = 0;
    const credentials = new TokenFile(file, () => now);
    const one = await credentials.current();
    assert.deepEqual(one, { authorization: "Bearer one" });
    write("token", "two");
    assert.equal(credentials.current(), one);
    now += 60_000;
    assert.deepEqual(await credentials.current(), { authorization: "Bearer two" });
    write("token", "three");
    assert.equal(await credentials.refused(await credentials.current()), true);
    assert.deepEqual(await credentials.current(), { authorization: "Bearer three" });
    rmSync(file);
    assert.equal(await credentials.refused(await credentials.current()), false);
    assert.deepEqual(await credentials.current(), { authorization: "Bearer three" });
  });
});
