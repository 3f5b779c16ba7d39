/** The built-in signers, from outside: what they sign, what they refuse, with which authority and for how long. */
import assert from "node:assert/strict";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { DER, DerReader } from "../../runtime/certificates/der.js";
import { issueAuthority } from "../../runtime/certificates/issue.js";
import { ApiClient } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { type ServerOptions, startServer, type TestServer } from "../support/server.js";
import { type AskedFor, type MadeRequest, signingRequest } from "../support/signing-requests.js";

const PROFILES = {
  orch: {
    group: "orch.io",
    client: "orch.io/apiserver-client",
    nodeClient: "orch.io/apiserver-client-node-agent",
    nodeServing: "orch.io/node-agent-serving",
  },
  kubernetes: {
    group: "k8s.io",
    client: "kubernetes.io/kube-apiserver-client",
    nodeClient: "kubernetes.io/kube-apiserver-client-kubelet",
    nodeServing: "kubernetes.io/kubelet-serving",
  },
} as const;
type Profile = keyof typeof PROFILES;

const NODE_USAGES = ["key encipherment", "digital signature", "client auth"];
const SERVING_USAGES = ["server auth", "key encipherment", "digital signature"];
const NODE = [{ O: ["system:nodes"] }, { CN: ["system:node:a"] }];
const MINUTE = 60_000;
const YEAR = 365 * 86_400_000;

// biome-ignore lint/suspicious/noExplicitAny: tests reach into objects
type Any = any;

/** Requests of one server, from asking to what became of it. */
class Asking {
  #count = 0;
  readonly path: string;

  constructor(
    readonly server: TestServer,
    readonly profile: Profile,
  ) {
    this.path = `/apis/certificates.${PROFILES[profile].group}/v1/certificatesigningrequests`;
  }

  async create(signerName: string, usages: readonly string[], request: string, more: object = {}): Promise<Any> {
    const metadata = { name: `request-${this.#count++}` };
    return assertOk(await this.server.admin.post(this.path, { metadata, spec: { request, signerName, usages, ...more } }), 201);
  }

  async approve(object: Any): Promise<void> {
    const status = { conditions: [{ type: "Approved", status: "True", reason: "ByHand" }] };
    const reply = await this.server.admin.put(`${this.path}/${object.metadata.name}/approval`, { ...object, status });
    // What is approved automatically may have been already.
    assert([200, 409].includes(reply.status), reply.text);
  }

  /** The status once there is a certificate or a refusal. */
  settled({ metadata }: Any): Promise<Any> {
    return eventually(async () => {
      const { status } = (await this.server.admin.get(`${this.path}/${metadata.name}`)).json;
      const isSettled = status.certificate !== undefined || status.conditions?.some(({ type }: Any) => type === "Failed");
      return isSettled ? status : undefined;
    });
  }

  /** Asks, approves, waits. */
  async ask(
    signerName: string,
    usages: readonly string[],
    asked: AskedFor,
    more: object = {},
  ): Promise<MadeRequest & { status: Any; pem: string }> {
    const made = await signingRequest(asked);
    const object = await this.create(signerName, usages, made.request, more);
    await this.approve(object);
    const status = await this.settled(object);
    return { ...made, status, pem: Buffer.from(status.certificate ?? "", "base64").toString() };
  }

  /** Asks for what is refused; gives the reason. */
  async refusal(signerName: string, usages: readonly string[], asked: AskedFor): Promise<string> {
    const { status } = await this.ask(signerName, usages, asked);
    assert.equal(status.certificate, undefined);
    const failed = status.conditions.find(({ type }: Any) => type === "Failed");
    assert.deepEqual([failed.status, failed.reason], ["True", "SignerValidationFailure"]);
    assert.match(failed.lastUpdateTime, /Z$/);
    return failed.message;
  }

  client({ pem, key }: { pem: string; key: string }): ApiClient {
    return new ApiClient(this.server.url, { ca: this.server.credentials.ca, cert: pem, key });
  }
}

/** Extensions of a certificate by their identifiers: whether critical, and their value in hexadecimal. */
function extensionsOf(certificate: X509Certificate): Record<string, string> {
  const fields = new DerReader(certificate.raw).inside(DER.SEQUENCE).inside(DER.SEQUENCE);
  while (fields.nextTag !== DER.context(3)) fields.next();
  const list = fields.inside(DER.context(3)).inside(DER.SEQUENCE);
  const found: Record<string, string> = {};
  while (!list.isAtEnd) {
    const extension = list.inside(DER.SEQUENCE);
    const name = extension.objectIdentifier();
    const critical = extension.optional(DER.BOOLEAN) === undefined ? "" : "critical ";
    found[name] = critical + extension.take(DER.OCTET_STRING).content.toString("hex");
  }
  return found;
}
const KEY_USAGE = "2.5.29.15";
const BASIC_CONSTRAINTS = "2.5.29.19";
const CLIENT_AUTH = "1.3.6.1.5.5.7.3.2";
const SERVER_AUTH = "1.3.6.1.5.5.7.3.1";

const lifeOf = ({ validFrom, validTo }: X509Certificate): number => Date.parse(validTo) - Date.parse(validFrom);

for (const profile of ["orch", "kubernetes"] as const) {
  describe(`signers of certificates, profile ${profile}`, () => {
    const { client, nodeClient, nodeServing, group } = PROFILES[profile];
    let server: TestServer;
    let asking: Asking;
    before(async () => {
      server = await startServer({ profile });
      asking = new Asking(server, profile);
    });
    after(() => server.stop());

    test("CSR-13, CSR-16 an approved request of a client is signed: its subject, names and key, its usages and nothing else", async () => {
      const subject = [{ C: ["SE"] }, { O: ["a"] }, { O: ["b, c+d"] }, { OU: ["e"] }, { CN: ['#jane "ö"\\'] }, { E: ["j@example.com"] }];
      const names = [
        { type: "dns", value: "jane.example.com" },
        { type: "ip", value: "10.1.2.3" },
        { type: "ip", value: "fe80::1" },
        { type: "email", value: "jane@example.com" },
        { type: "url", value: "https://jane.example.com/x" },
      ] as const;
      const { pem, status, key } = await asking.ask(client, ["client auth", "digital signature"], { subject: utf8(subject), names });
      assert.equal(status.conditions.length, 1);
      const certificate = new X509Certificate(pem);
      assert(certificate.verify(new X509Certificate(server.credentials.ca).publicKey));
      assert.equal(certificate.subject, 'C=SE\nO=a\nO=b\\, c\\+d\nOU=e\nCN=\\#jane \\"\\C3\\B6\\"\\\\'.replace("\\C3\\B6", "ö"));
      assert.match(
        certificate.subjectAltName ?? "",
        /DNS:jane.example.com, email:jane@example.com, IP Address:10.1.2.3, IP Address:FE80:0:0:0:0:0:0:1, URI:https:\/\/jane.example.com\/x/,
      );
      assert.deepEqual(certificate.keyUsage, [CLIENT_AUTH]);
      assert.equal(certificate.ca, false);
      const extensions = extensionsOf(certificate);
      assert.equal(extensions[BASIC_CONSTRAINTS], "critical 3000");
      assert.equal(extensions[KEY_USAGE], "critical 03020780");
      assert.deepEqual(Object.keys(extensions).sort(), ["2.5.29.15", "2.5.29.17", "2.5.29.19", "2.5.29.35", "2.5.29.37"]);
      const jane = asking.client({ pem, key });
      assertStatus(await jane.get("/api/v1/namespaces"), 403, "Forbidden", /User "#jane \\"ö\\"\\\\" cannot list/);
      jane.close();
    });

    test("CSR-16 names that would be others to a careless reader stay what they are", async () => {
      const organizations = ["system:masters\u0000", "a\nO=system:masters", "a, O=system:masters", '"system:masters"', " system:masters"];
      const subject = utf8([...organizations.map((each) => ({ O: [each] })), { CN: ["first"] }, { CN: ["mallory\u0000admin"] }]);
      const { pem, key } = await asking.ask(client, ["client auth"], { subject });
      const mallory = asking.client({ pem, key });
      assertStatus(await mallory.get("/api/v1/namespaces"), 403, "Forbidden", /User "mallory.*admin" cannot list/);
      const { json } = await mallory.post(`/apis/authorization.${group}/v1/selfsubjectaccessreviews`, {
        spec: { nonResourceAttributes: { path: "/metrics", verb: "get" } },
      });
      assert.equal(json.status.allowed, false);
      mallory.close();
    });

    test("CSR-16 usages are the request's alone: without key usages there is no such extension", async () => {
      const { pem } = await asking.ask(client, ["client auth"], { subject: "CN=plain" });
      assert.equal(extensionsOf(new X509Certificate(pem))[KEY_USAGE], undefined);
    });

    test("CSR-22 a certificate holds as long as was asked for, at most a year, from five minutes ago", async () => {
      for (const [expirationSeconds, end, life] of [
        [3600, 60 * MINUTE, 65 * MINUTE],
        [600, 10 * MINUTE, 15 * MINUTE],
        [8 * 3600, 8 * 60 * MINUTE - 5 * MINUTE, 8 * 60 * MINUTE],
        [undefined, YEAR - 5 * MINUTE, YEAR],
        [2 * 365 * 86_400, YEAR - 5 * MINUTE, YEAR],
      ] as const) {
        const from = Date.now();
        const certificate = new X509Certificate(
          (await asking.ask(client, ["client auth"], { subject: "CN=a" }, { expirationSeconds })).pem,
        );
        assert.equal(lifeOf(certificate), life, String(expirationSeconds));
        const ends = Date.parse(certificate.validTo);
        assert(ends >= from + end - 1000 && ends <= Date.now() + end, String(expirationSeconds));
      }
    });

    test("CSR-14, CSR-16 a client's request is refused for usages that no client needs, and without the one that it does", async () => {
      const asked = { subject: "CN=a" };
      assert.equal(
        await asking.refusal(client, ["client auth", "server auth"], asked),
        "invalid usage for client certificate: server auth",
      );
      assert.equal(
        await asking.refusal(client, ["digital signature"], asked),
        "missing required usage for client certificate: client auth",
      );
      assert.equal(await asking.refusal(client, ["signing", "client auth"], asked), "invalid usage for client certificate: signing");
    });

    test("CSR-17 a node as a client: its organization, name and usages exactly, no other names", async () => {
      const { pem, key } = await asking.ask(nodeClient, NODE_USAGES, { subject: NODE });
      const certificate = new X509Certificate(pem);
      assert.equal(certificate.subject, "O=system:nodes\nCN=system:node:a");
      assert.equal(extensionsOf(certificate)[KEY_USAGE], "critical 030205a0");
      const node = asking.client({ pem, key });
      assertStatus(await node.get("/api/v1/namespaces"), 403, "Forbidden", /User "system:node:a" cannot/);
      node.close();
      const refused = async (message: string, asked: AskedFor, usages: readonly string[] = NODE_USAGES): Promise<void> =>
        assert.equal(await asking.refusal(nodeClient, usages, asked), message);
      const organization = "subject organization is not system:nodes";
      await refused(organization, { subject: [{ CN: ["system:node:a"] }] });
      await refused(organization, { subject: [{ O: ["system:nodes"] }, { O: ["system:masters"] }, { CN: ["system:node:a"] }] });
      await refused("subject common name does not begin with system:node:", { subject: [{ O: ["system:nodes"] }, { CN: ["a"] }] });
      await refused("DNS subjectAltNames are not allowed", { subject: NODE, names: [{ type: "dns", value: "a" }] });
      await refused("IP subjectAltNames are not allowed", { subject: NODE, names: [{ type: "ip", value: "10.0.0.1" }] });
      await refused("Email subjectAltNames are not allowed", { subject: NODE, names: [{ type: "email", value: "a@b" }] });
      await refused("URI subjectAltNames are not allowed", { subject: NODE, names: [{ type: "url", value: "https://a" }] });
      const usages = "usages did not match [client auth digital signature key encipherment]";
      await refused(usages, { subject: NODE }, [...NODE_USAGES, "server auth"]);
      await refused(usages, { subject: NODE }, NODE_USAGES.slice(1));
    });

    test("CSR-19 a node as a server: at least one name or address; it is never approved by itself, and proves no client", async () => {
      const names = [{ type: "dns", value: "a" }] as const;
      const made = await signingRequest({ subject: NODE, names });
      const serving = await asking.create(nodeServing, SERVING_USAGES, made.request);
      const signed = await asking.ask(nodeServing, SERVING_USAGES, { subject: NODE, names });
      const certificate = new X509Certificate(signed.pem);
      assert.deepEqual(certificate.keyUsage, [SERVER_AUTH]);
      assert.equal(certificate.checkHost("a"), "a");
      const impostor = asking.client(signed);
      assertStatus(await impostor.get("/api/v1/namespaces"), 401, "Unauthorized");
      impostor.close();
      const refused = async (message: string, asked: AskedFor, usages: readonly string[] = SERVING_USAGES): Promise<void> =>
        assert.equal(await asking.refusal(nodeServing, usages, asked), message);
      await refused("DNS or IP subjectAltName is required", { subject: NODE });
      await refused("subject organization is not system:nodes", { subject: "CN=system:node:a", names });
      await refused("Email subjectAltNames are not allowed", { subject: NODE, names: [...names, { type: "email", value: "a@b" }] });
      await refused("URI subjectAltNames are not allowed", { subject: NODE, names: [...names, { type: "url", value: "https://a" }] });
      await refused("subject common name does not begin with system:node:", { subject: [{ O: ["system:nodes"] }, { CN: ["b"] }], names });
      await refused("usages did not match [digital signature key encipherment server auth]", { subject: NODE, names }, NODE_USAGES);
      const pending = assertOk(await server.admin.get(`${asking.path}/${serving.metadata.name}`), 200);
      assert.deepEqual(pending.status, {});
    });

    test("CSR-20 who asks to be an authority becomes none", async () => {
      const { pem } = await asking.ask(client, ["client auth"], { subject: "CN=authority", authority: true });
      assert.equal(new X509Certificate(pem).ca, false);
      assert.equal(extensionsOf(new X509Certificate(pem))[BASIC_CONSTRAINTS], "critical 3000");
    });

    test("CSR-12, CSR-21 what is denied is not signed, nor what is asked of others", async () => {
      const { request } = await signingRequest({ subject: "CN=a" });
      const denied = await asking.create(client, ["client auth"], request);
      const status = { conditions: [{ type: "Denied", status: "True" }] };
      assertOk(await server.admin.put(`${asking.path}/${denied.metadata.name}/approval`, { ...denied, status }), 200);
      const foreign = await asking.create(`${group}/unknown`, ["client auth"], request);
      await asking.approve(foreign);
      await asking.ask(client, ["client auth"], { subject: "CN=later" });
      for (const { metadata } of [denied, foreign]) {
        const { json } = await server.admin.get(`${asking.path}/${metadata.name}`);
        assert.deepEqual([json.status.certificate, json.status.conditions.length], [undefined, 1]);
      }
    });
  });
}

/** Values of a name word for word: the library takes plain texts apart. */
function utf8(parts: readonly Record<string, string[]>[]): Any {
  return parts.map((part) =>
    Object.fromEntries(Object.entries(part).map(([type, values]) => [type, values.map((utf8String) => ({ utf8String }))])),
  );
}

describe("authorities of signers", () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "orch-signers-"));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const { client, nodeClient, nodeServing } = PROFILES.orch;
  const writeAuthority = async (name: string, now = Date.now()): Promise<X509Certificate> => {
    const pair = await issueAuthority(name, now);
    writeFileSync(join(folder, `${name}.crt`), pair.certificate);
    writeFileSync(join(folder, `${name}.key`), pair.key);
    return new X509Certificate(pair.certificate);
  };
  const filesOf = (flag: string, name: string): string[] => [
    `--${flag}-cert-file=${join(folder, `${name}.crt`)}`,
    `--${flag}-key-file=${join(folder, `${name}.key`)}`,
  ];
  const withServer = async (options: ServerOptions, use: (asking: Asking) => Promise<void>): Promise<void> => {
    const server = await startServer(options);
    try {
      await use(new Asking(server, "orch"));
    } finally {
      await server.stop();
    }
  };
  const issuerOf = ({ pem }: { pem: string }): string => new X509Certificate(pem).issuer;

  test("CSR-15 the files of the flags are used, others without a restart, and a broken one leaves the earlier and is told", async () => {
    const first = await writeAuthority("shared");
    await withServer({ flags: [...filesOf("cluster-signing", "shared"), "--cluster-signing-duration=2h"] }, async (asking) => {
      const ask = () => asking.ask(client, ["client auth"], { subject: "CN=a" });
      const signed = new X509Certificate((await ask()).pem);
      assert(signed.verify(first.publicKey));
      assert.equal(lifeOf(signed), 125 * MINUTE);
      const second = await writeAuthority("shared");
      assert(new X509Certificate((await ask()).pem).verify(second.publicKey));
      writeFileSync(join(folder, "shared.key"), "no key");
      assert(new X509Certificate((await ask()).pem).verify(second.publicKey));
      await eventually(() =>
        /shared\.key: holds no PEM private key.*files of a signer cannot be used, the earlier ones are/.test(asking.server.output()),
      );
      assert(!asking.server.output().includes("PRIVATE KEY-----"));
    });
  });

  test("CSR-15, CSR-22 signers have authorities of their own: nothing outlives its authority, one that has ended is told of in the log alone", async () => {
    const year = 365 * 86_400_000;
    await writeAuthority("ending", Date.now() - 10 * year + 90 * MINUTE);
    await writeAuthority("ended", Date.now() - 11 * year);
    const flags = [...filesOf("cluster-signing-kube-apiserver-client", "ending"), ...filesOf("cluster-signing-kubelet-serving", "ended")];
    await withServer({ flags }, async (asking) => {
      const { pem } = await asking.ask(client, ["client auth"], { subject: "CN=a" });
      assert.equal(issuerOf({ pem }), "CN=ending");
      assert.match(issuerOf(await asking.ask(nodeClient, NODE_USAGES, { subject: NODE })), /^CN=orch-ca@/);
      const life = lifeOf(new X509Certificate(pem));
      assert(life <= 96 * MINUTE && life > 60 * MINUTE, String(life));
      const { request } = await signingRequest({ subject: NODE, names: [{ type: "dns", value: "a" }] });
      const object = await asking.create(nodeServing, SERVING_USAGES, request);
      await asking.approve(object);
      const told = new RegExp(`"controller":"csrsigning","key":"${object.metadata.name}".*the signer has expired: NotAfter=`);
      await eventually(() => told.test(asking.server.output()));
      const { json } = await asking.server.admin.get(`${asking.path}/${object.metadata.name}`);
      assert.deepEqual(
        json.status.conditions.map(({ type }: Any) => type),
        ["Approved"],
      );
    });
  });

  test("CSR-13 what was approved while no signer ran is signed at the next start", async () => {
    const dataDir = join(folder, "data");
    let name = "";
    await withServer({ dataDir, flags: ["--controllers=*,-csrsigning"] }, async (asking) => {
      const object = await asking.create(client, ["client auth"], (await signingRequest({ subject: "CN=a" })).request);
      await asking.approve(object);
      name = object.metadata.name;
    });
    await withServer({ dataDir }, async (asking) => {
      const status = await asking.settled({ metadata: { name } });
      assert.equal(new X509Certificate(Buffer.from(status.certificate, "base64")).subject, "CN=a");
    });
  });

  test("flags that contradict each other, and files that cannot be used, do not start", async () => {
    await writeAuthority("one");
    const both = [...filesOf("cluster-signing", "one"), ...filesOf("cluster-signing-kubelet-client", "one")];
    const cases: readonly (readonly [flags: readonly string[], why: RegExp])[] = [
      [filesOf("cluster-signing", "one").slice(0, 1), /--cluster-signing-cert-file and --cluster-signing-key-file must be given together/],
      [both, /cannot specify default and per controller certs at the same time/],
      [filesOf("cluster-signing", "none"), /flags --cluster-signing-cert-file, --cluster-signing-key-file: .*none\.(crt|key): ENOENT/],
      [["--cluster-signing-duration=0s"], /--cluster-signing-duration/],
    ];
    await Promise.all(cases.map(([flags, why]) => assert.rejects(startServer({ flags }), why)));
  });
});
