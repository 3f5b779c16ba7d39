/** An unmodified kubectl's logs, commands and ports, through the server to an agent that speaks what those of v1.24 do. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, describe, test } from "node:test";
import { issueAuthority, issueCertificate } from "../../runtime/certificates/issue.js";
import { buildGoPrograms, withoutGo } from "../support/go-clients.js";
import { PROGRAM_TIMEOUT_MS, skipWithout } from "../support/peer-program.js";
import { PODS_AS_WRITTEN, startServer } from "../support/server.js";
import { writeNode, writePod } from "../support/stream-agent.js";

const skip = skipWithout("kubectl", ["version", "--client"], "any version from 1.24 will do") || withoutGo;

describe("kubectl and a node agent", { skip }, () => {
  const directory = mkdtempSync(join(tmpdir(), "orch-agent-"));
  const running: ChildProcess[] = [];
  after(() => {
    for (const child of running) child.kill();
    rmSync(directory, { recursive: true, force: true });
  });

  function start(program: string, args: string[], env = process.env): AsyncIterator<string> {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"], env });
    running.push(child);
    return createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  }

  test("CAT-10, CAT-14 logs, exec, attach, cp and port-forward work, falling back from WebSockets where they are refused", {
    timeout: 560_000,
  }, async (context) => {
    const unbuilt = buildGoPrograms("go-node-agent", directory);
    if (unbuilt !== undefined) return context.skip(unbuilt);
    const authority = await issueAuthority("agent-authority", Date.now());
    const serving = await issueCertificate(authority, { commonName: "agent", usage: "server", names: ["127.0.0.1"] }, Date.now());
    for (const [name, content] of Object.entries({
      "agent.crt": serving.certificate,
      "agent.key": serving.key,
      "ca.crt": authority.certificate,
    }))
      writeFileSync(join(directory, name), content);
    const told = start(join(directory, "go-node-agent"), [join(directory, "agent.crt"), join(directory, "agent.key")]);
    const port = Number((await told.next()).value);
    const flags = [PODS_AS_WRITTEN, `--kubelet-certificate-authority=${join(directory, "ca.crt")}`];
    const server = await startServer({ profile: "kubernetes", flags });
    await writeNode(server.admin, "n1", "127.0.0.1", port);
    await writePod(server.admin, "p", "n1", [{ name: "c", image: "i" }]);
    const status = { phase: "Running", conditions: [{ type: "Ready", status: "True" }] };
    assert.equal((await server.admin.mergePatch("/api/v1/namespaces/default/pods/p/status", { status })).status, 200);
    const env = { ...process.env, HOME: directory, KUBECONFIG: server.kubeconfig };
    const kubectl = (command: string, input = "") => {
      const {
        status: code,
        stdout,
        stderr,
      } = spawnSync("kubectl", command.split(" "), { encoding: "utf8", env, input, timeout: PROGRAM_TIMEOUT_MS });
      return [code, stdout, stderr.replace(/^Defaulted container.*\n|^If you don't see a command prompt.*\n/gm, "")];
    };
    assert.deepEqual(kubectl("logs p --tail=5"), [0, "first of tailLines=5\n", ""]);
    assert.deepEqual(kubectl("logs -f p"), [0, "first of follow=true\nthen the rest\n", ""]);
    assert.deepEqual(kubectl("exec p -- say hello"), [0, "said say hello\n", "warned\n"]);
    assert.deepEqual(kubectl("exec -i p -- cat", "a\nb\n"), [0, "said cat\na\nb\n", "warned\n"]);
    const [code, , complaint] = kubectl("exec p -- fail");
    assert.equal(code, 3, complaint as string);
    assert.match(complaint as string, /command terminated with exit code 3/);
    assert.deepEqual(kubectl("attach -i p", "c\n").slice(0, 2), [0, "said \nc\n"]);
    const inside = join(directory, "pod");
    const outside = join(directory, "copied");
    mkdirSync(join(inside, "logs"), { recursive: true });
    writeFileSync(join(inside, "logs", "one"), "x".repeat(300_000));
    assert.equal(kubectl(`cp p:${join(inside, "logs")} ${outside}`)[0], 0);
    assert.equal(readFileSync(join(outside, "one"), "utf8").length, 300_000);
    writeFileSync(join(outside, "two"), "two");
    const [copied, , why] = kubectl(`cp ${outside} p:${inside}`);
    assert.equal(copied, 0, why as string);
    assert.equal(readFileSync(join(inside, "copied", "two"), "utf8"), "two");
    assert.equal(readFileSync(join(inside, "copied", "one"), "utf8").length, 300_000);
    // kubectl's cp ends as soon as the archive does, with or without what came beside it: its exec tells all of it.
    const [refused, , missing] = kubectl(`exec p -- tar cf - ${join(inside, "none")}`);
    assert.equal(refused, 2, missing as string);
    assert.match(missing as string, /No such file or directory/);
    const forwarding = start("kubectl", ["port-forward", "p", ":8080"], env);
    const [, local] = /127\.0\.0\.1:(\d+) -> 8080/.exec((await forwarding.next()).value) ?? [];
    for (let i = 0; i < 3; i++) {
      const socket = connect(Number(local), "127.0.0.1");
      socket.write("hello");
      assert.equal(String((await once(socket, "data"))[0]), "HELLO");
      socket.destroy();
    }
    assert.equal(await server.stop(), 0);
  });
});
