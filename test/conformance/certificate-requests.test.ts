/** Certificate requests as objects: what may be asked for, decided and handed in, and by which path. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { issueAuthority } from "../../runtime/certificates/issue.js";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { type MadeRequest, requestOfNobody, signingRequest } from "../support/signing-requests.js";

const DOMAINS = { orch: "orch.io", kubernetes: "k8s.io" } as const;
const SIGNERS = { orch: "orch.io", kubernetes: "kubernetes.io" } as const;
const base64 = (text: string): string => Buffer.from(text).toString("base64");

/** Month 13 in place of when it ends: libraries read such a certificate, and say no time. */
function withoutEnd(pem: string): string {
  const der = Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
  const time = Buffer.from([0x17, 13]);
  const end = der.indexOf(time, der.indexOf(time) + 1);
  assert.ok(end > 0);
  der.write("991399999999Z", end + time.length, "latin1");
  return `-----BEGIN CERTIFICATE-----\n${der.toString("base64")}\n-----END CERTIFICATE-----\n`;
}

for (const profile of ["orch", "kubernetes"] as const) {
  describe(`certificate requests, profile ${profile}`, () => {
    const REQUESTS = `/apis/certificates.${DOMAINS[profile]}/v1/certificatesigningrequests`;
    let server: TestServer;
    let made: MadeRequest;
    before(async () => {
      [server, made] = await Promise.all([startServer({ profile }), signingRequest({ subject: "CN=jane" })]);
    });
    after(() => server.stop());

    const asked = (name: string, more: object = {}) => ({
      metadata: { name },
      spec: { request: made.request, signerName: "example.com/signer", usages: ["client auth"], ...more },
    });
    // biome-ignore lint/suspicious/noExplicitAny: objects of a test
    const create = async (name: string, more: object = {}): Promise<any> =>
      assertOk(await server.admin.post(REQUESTS, asked(name, more)), 201);
    // biome-ignore lint/suspicious/noExplicitAny: objects of a test
    const put = (object: any, subresource: string, status: object) =>
      server.admin.put(`${REQUESTS}/${object.metadata.name}/${subresource}`, { ...object, status });
    const condition = (type: string, more: object = {}) => ({ type, status: "True", reason: "ByHand", message: "said so", ...more });

    test("PATH-23 every operation there is", async () => {
      const watch = await server.admin.watch(`${REQUESTS}?watch=1`);
      const object = await create("operated");
      assert.equal((await watch.next())?.object?.metadata?.name, "operated");
      watch.close();
      const path = `${REQUESTS}/operated`;
      assertOk(await server.admin.get(path), 200);
      assert.equal(assertOk(await server.admin.get(REQUESTS), 200).items.length, 1);
      assertOk(await server.admin.put(path, { ...object, metadata: { ...object.metadata, labels: { a: "b" } } }), 200);
      assertOk(await server.admin.mergePatch(path, { metadata: { labels: { c: "d" } } }), 200);
      for (const subresource of ["approval", "status"]) {
        const current = assertOk(await server.admin.get(`${path}/${subresource}`), 200);
        assert.deepEqual(current.metadata.labels, { a: "b", c: "d" });
        assertOk(await server.admin.put(`${path}/${subresource}`, current), 200);
        assertOk(await server.admin.mergePatch(`${path}/${subresource}`, { status: {} }), 200);
      }
      assertOk(await server.admin.delete(path), 200);
      await create("another");
      assertOk(await server.admin.delete(REQUESTS), 200);
      assert.deepEqual(assertOk(await server.admin.get(REQUESTS), 200).items, []);
    });

    test("CSR-01 the first block is a request that was signed with its own key; text around it counts for nothing", async () => {
      const refused = async (request: string | undefined, why: string): Promise<void> => {
        const reply = await server.admin.post(REQUESTS, asked("bad", { request }));
        assertInvalid(reply, "FieldValueInvalid spec.request");
        assert(reply.json.message.endsWith(why), reply.json.message);
      };
      const noBlock = "PEM block type must be CERTIFICATE REQUEST";
      await refused(undefined, noBlock);
      await refused(base64("hello"), `Invalid value: []byte{0x68, 0x65, 0x6c, 0x6c, 0x6f}: ${noBlock}`);
      await refused(base64(made.pem.replaceAll("CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST")), noBlock);
      await refused(base64(made.key + made.pem), noBlock);
      const der = Buffer.from(made.pem.split("\n").slice(1, -2).join(""), "base64");
      const pem = (bytes: Buffer): string =>
        base64(`-----BEGIN CERTIFICATE REQUEST-----\n${bytes.toString("base64")}\n-----END CERTIFICATE REQUEST-----\n`);
      const broken = Buffer.from(der);
      broken[broken.indexOf("jane") as number] = "p".charCodeAt(0);
      await refused(pem(broken), "x509: ECDSA verification failure");
      await refused(pem(der.subarray(0, 40)), "asn1: structure error: data truncated");
      await refused(pem(Buffer.concat([der, der])), "asn1: structure error: trailing data");
      await create("among-text", { request: base64(`Certificate Request:\n  of jane\n${made.pem}that was it\n`) });
      const long = await server.admin.post(REQUESTS, asked("long", { request: base64(made.pem + "x".repeat(70_000)) }));
      assertInvalid(long, "FieldValueTooLong spec.request");
    });

    test("CSR-01, LIM-05 a key larger than keys are is refused, and nobody else is the worse for it", async () => {
      const unimplemented = /x509: cannot verify signature: algorithm unimplemented$/;
      const asks: [modulus: number, exponent: number, why: RegExp][] = [
        [256, 3, /crypto\/rsa: verification error$/],
        [256, 2100, unimplemented],
        [2100, 3, unimplemented],
        [256, 20_000, unimplemented],
      ];
      for (const [modulus, exponent, why] of asks) {
        const reply = await server.admin.post(REQUESTS, asked("large", { request: requestOfNobody(modulus, exponent) }));
        assertInvalid(reply, "FieldValueInvalid spec.request");
        assert.match(reply.json.message, why);
        // Over the same connection: what a library leaves behind is found by whoever reads next.
        assertOk(await server.admin.get("/api/v1/namespaces/default"), 200);
      }
    });

    test("CSR-01 requests of every key and signature that the peer knows are accepted, whatever they ask for", async () => {
      const rsa = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: "SHA-256" };
      for (const algorithm of [
        { name: "ECDSA", namedCurve: "P-384", hash: "SHA-384" },
        { name: "ECDSA", namedCurve: "P-521", hash: "SHA-512" },
        { name: "RSASSA-PKCS1-v1_5", ...rsa },
        { name: "Ed25519" },
      ]) {
        const { request } = await signingRequest({ subject: [{ CN: ["naïve"] }, { OU: ["x"] }], authority: true, algorithm });
        await create(`key-${algorithm.name.toLowerCase()}-${"namedCurve" in algorithm ? algorithm.namedCurve : ""}`, { request });
      }
    });

    test("CSR-02, CSR-03 the name of a signer is a domain and a path; the old signer is not for this version", async () => {
      const refused = async (signerName: string | undefined, ...messages: string[]): Promise<void> => {
        const reply = await server.admin.post(REQUESTS, asked("bad", { signerName }));
        assertStatus(reply, 422, "Invalid");
        const causes = reply.json.details.causes as { field: string; message: string }[];
        assert(causes.every(({ field }) => field === "spec.signerName"));
        for (const [index, message] of messages.entries()) assert(causes[index]?.message.includes(message), reply.text);
        assert.equal(causes.length, messages.length);
      };
      await refused(undefined, "Required value");
      const form = "must be a fully qualified domain and path of the form 'example.com/signer-name'";
      await refused("foo", `Invalid value: "foo": ${form}`);
      await refused("example.com/a/b", form);
      await refused("com/a", `Invalid value: "com": should be a domain with at least two segments separated by dots`);
      await refused(
        "Example.com/a",
        `Invalid value: "Example.com": validating label "Example": a lowercase RFC 1123 label must consist of`,
      );
      await refused("example.com/A_b", `Invalid value: "A_b": validating label "A_b": a lowercase RFC 1123 subdomain must consist of`);
      const legacy = `${SIGNERS[profile]}/legacy-unknown`;
      await refused(legacy, `Invalid value: "${legacy}": the legacy signerName is not allowed via this API version`);
    });

    test("CSR-04 a life is ten minutes at least, without end upwards", async () => {
      const reply = await server.admin.post(REQUESTS, asked("short", { expirationSeconds: 599 }));
      assertInvalid(reply, "FieldValueInvalid spec.expirationSeconds");
      assert.match(reply.json.message, /599: may not specify a duration less than 600 seconds \(10 minutes\)$/);
      await create("ten-minutes", { expirationSeconds: 600 });
      await create("long-life", { expirationSeconds: 2 ** 31 - 1 });
    });

    test("CSR-05 usages are some of those there are, none twice, in the order they were given", async () => {
      const refused = async (usages: string[] | undefined, ...causes: string[]): Promise<string> => {
        const reply = await server.admin.post(REQUESTS, asked("bad", { usages }));
        assertInvalid(reply, ...causes);
        return reply.json.message;
      };
      await refused(undefined, "FieldValueRequired spec.usages");
      await refused([], "FieldValueRequired spec.usages");
      const unknown = await refused(["client auth", "foo"], "FieldValueNotSupported spec.usages[1]");
      assert.match(unknown, /Unsupported value: "foo": supported values: "any", "cert sign", "client auth", .* "signing", "timestamping"$/);
      await refused(["any", "signing", "any"], "FieldValueDuplicate spec.usages[2]");
      const many = await server.admin.post(REQUESTS, asked("many", { usages: Array.from({ length: 100_000 }, (_, index) => `u${index}`) }));
      assertStatus(many, 422, "Invalid");
      assert.equal(many.json.details.causes.length, 200);
      const usages = ["server auth", "signing", "digital signature", "client auth"];
      assert.deepEqual((await create("ordered", { usages })).spec.usages, usages);
    });

    test("CSR-01 to CSR-05 all mistakes are told at once", async () => {
      const reply = await server.admin.post(REQUESTS, {
        metadata: { name: "all" },
        spec: { expirationSeconds: 1, usages: ["foo", "foo"] },
      });
      assertInvalid(
        reply,
        "FieldValueInvalid spec.request",
        "FieldValueRequired spec.signerName",
        "FieldValueInvalid spec.expirationSeconds",
        "FieldValueNotSupported spec.usages[0]",
        "FieldValueNotSupported spec.usages[1]",
        "FieldValueDuplicate spec.usages[1]",
      );
    });

    test("CSR-06 who asks is who the server knows, whatever the request says", async () => {
      const headers = { "impersonate-user": "jane", "impersonate-group": ["system:masters"], "impersonate-extra-team": "blue" };
      const forged = { username: "root", uid: "1", groups: ["forged"], extra: { team: ["red"] } };
      const { spec, status } = assertOk(await server.admin.post(REQUESTS, asked("forged", forged), { headers }), 201);
      assert.equal(spec.username, "jane");
      assert.equal(spec.uid, undefined);
      assert.deepEqual(spec.groups, ["system:masters", "system:authenticated"]);
      assert.deepEqual(spec.extra, { team: ["blue"] });
      assert.deepEqual(status, {});
    });

    test("CSR-06, CSR-09 what was asked for stays; conditions come through approval only, and a certificate does not", async () => {
      const first = assertOk(await server.admin.post(REQUESTS, { ...asked("kept"), status: { conditions: [condition("Approved")] } }), 201);
      assert.deepEqual(first.status, {});
      const spec = { ...first.spec, signerName: "example.com/other", username: "root" };
      const changed = { ...first, spec, status: { conditions: [condition("Approved")], certificate: base64("nonsense") } };
      const after = assertOk(await server.admin.put(`${REQUESTS}/kept`, changed), 200);
      assert.deepEqual(after.spec, first.spec);
      assert.deepEqual(after.status, {});
      const patched = assertOk(
        await server.admin.mergePatch(`${REQUESTS}/kept`, { spec: { expirationSeconds: 900 }, status: changed.status }),
        200,
      );
      assert.deepEqual([patched.spec, patched.status], [first.spec, {}]);
      const approved = assertOk(await server.admin.put(`${REQUESTS}/kept/approval`, { ...changed, metadata: patched.metadata }), 200);
      assert.deepEqual(approved.spec, first.spec);
      assert.equal(approved.status.certificate, undefined);
      assert.equal(approved.status.conditions[0].type, "Approved");
    });

    test("CSR-08, CSR-11 times are filled where they are missing, and the status keeps the time when it came about", async () => {
      const object = await create("timed");
      const approved = assertOk(await put(object, "approval", { conditions: [condition("Approved")] }), 200);
      const [{ lastUpdateTime, lastTransitionTime }] = approved.status.conditions;
      assert.match(lastUpdateTime, /^\d{4}-.*Z$/);
      assert.equal(lastTransitionTime, lastUpdateTime);
      // An hour after its decision a request is cleaned away.
      const given = { lastUpdateTime: `${new Date(Date.now() - 600_000).toISOString().slice(0, 19)}Z` };
      const again = assertOk(await put(approved, "approval", { conditions: [condition("Approved", given)] }), 200);
      assert.deepEqual(again.status.conditions[0], { ...condition("Approved", given), lastTransitionTime });
      const failed = [...again.status.conditions, condition("Failed", { lastTransitionTime: "2002-02-02T00:00:00Z" })];
      const answer = assertOk(await put(again, "status", { conditions: failed }), 200);
      assert.equal(answer.status.conditions[1].lastTransitionTime, "2002-02-02T00:00:00Z");
    });

    test("CSR-08, CSR-10 conditions that cannot be are refused", async () => {
      const object = await create("conditions");
      const refused = async (conditions: object[], ...causes: string[]): Promise<string> => {
        const reply = await put(object, "approval", { conditions });
        assertInvalid(reply, ...causes);
        return reply.json.message;
      };
      await refused([{ type: "Approved" }], "FieldValueRequired status.conditions[0].status");
      for (const type of ["Approved", "Denied", "Failed"]) {
        const text = await refused([condition(type, { status: "False" })], "FieldValueNotSupported status.conditions[0].status");
        assert(text.endsWith(`Unsupported value: "False": supported values: "True"`), text);
      }
      await refused([condition("Other", { status: "Maybe" })], "FieldValueNotSupported status.conditions[0].status");
      await refused([condition("")], "FieldValueRequired status.conditions[0].type");
      await refused([condition("Other"), condition("Other")], "FieldValueDuplicate status.conditions[1].type");
      const both = await refused([condition("Denied"), condition("Approved")], "FieldValueInvalid status.conditions[1].type");
      assert(both.endsWith(`Invalid value: "Approved": Approved and Denied conditions are mutually exclusive`), both);
      assertOk(await put(object, "approval", { conditions: [condition("Other", { status: "Unknown" })] }), 200);
    });

    test("CSR-09, CSR-10 what was decided stays, and status decides nothing", async () => {
      const refused = async (object: object, subresource: string, status: object, ...whats: string[]): Promise<void> => {
        const reply = await put(object, subresource, status);
        assertInvalid(reply, ...whats.map(() => "FieldValueForbidden status.conditions"));
        for (const what of whats) assert(reply.json.message.includes(`status.conditions: Forbidden: updates may not ${what}`), reply.text);
      };
      const pending = await create("decided");
      await refused(pending, "status", { conditions: [condition("Approved")] }, `add a condition of type "Approved"`);
      await refused(pending, "status", { conditions: [condition("Denied")] }, `add a condition of type "Denied"`);
      const denied = assertOk(await put(pending, "approval", { conditions: [condition("Denied")] }), 200);
      await refused(denied, "approval", {}, `remove a condition of type "Denied"`);
      await refused(denied, "approval", { conditions: [condition("Approved")] }, `remove a condition of type "Denied"`);
      await refused(denied, "status", {}, `remove a condition of type "Denied"`);
      const other = [{ ...denied.status.conditions[0], message: "because" }];
      const kept = assertOk(await put(denied, "status", { conditions: other }), 200);
      assert.deepEqual(kept.status.conditions, denied.status.conditions);
      const bare = assertOk(await put(kept, "status", { conditions: [{ type: "Denied", status: "True" }] }), 200);
      assert.deepEqual(bare.status.conditions, denied.status.conditions);
      const failed = assertOk(await put(bare, "status", { conditions: [...denied.status.conditions, condition("Failed")] }), 200);
      await refused(failed, "approval", { conditions: denied.status.conditions }, `remove a condition of type "Failed"`);
      assertOk(await put(failed, "approval", { conditions: [{ ...other[0] }, failed.status.conditions[1]] }), 200);
    });

    test("CSR-07, CSR-21 a certificate is PEM, may be a chain, needs no approval, and is final", async () => {
      const [one, two] = await Promise.all([issueAuthority("one", Date.now()), issueAuthority("two", Date.now())]);
      const object = await create("issued");
      assert.equal(object.status.certificate, undefined);
      const refused = async (text: string, why: string): Promise<void> => {
        const reply = await put(object, "status", { certificate: base64(text) });
        assertInvalid(reply, "FieldValueInvalid status.certificate");
        assert(reply.json.message.includes(`Invalid value: "<certificate data>": ${why}`), reply.json.message);
      };
      await refused("hello", "must contain at least one CERTIFICATE PEM block");
      await refused(one.key, `only CERTIFICATE PEM blocks are allowed, found "PRIVATE KEY"`);
      await refused(one.certificate.replace("-----\n", "-----\nOrigin: here\n\n"), "no PEM block headers are permitted");
      await refused("-----BEGIN CERTIFICATE-----\naGVsbG8=\n-----END CERTIFICATE-----\n", "x509: malformed certificate");
      await refused(withoutEnd(one.certificate), "x509: malformed certificate");
      await refused(one.certificate.repeat(101), "must contain no more than 100 certificates");
      const chain = base64(`issued by one\n${one.certificate}and by two\n${two.certificate}`);
      const issued = assertOk(await put(object, "status", { certificate: chain }), 200);
      assert.equal(issued.status.certificate, chain);
      for (const certificate of [base64(one.certificate), undefined]) {
        const reply = await put(issued, "status", { certificate });
        assertInvalid(reply, "FieldValueForbidden status.certificate");
        assert.match(reply.json.message, /updates may not modify existing certificate content$/);
      }
    });

    test("CSR-09 approval and status can be read and changed, not made or removed; names are path segments, signers can be selected", async () => {
      await create("A:strange_Name", { signerName: "example.com/selected" });
      for (const subresource of ["approval", "status"]) {
        const path = `${REQUESTS}/A:strange_Name/${subresource}`;
        assert.equal(assertOk(await server.admin.get(path), 200).metadata.name, "A:strange_Name");
        assert.equal((await server.admin.post(path, {})).status, 405);
        assert.equal((await server.admin.delete(path)).status, 405);
      }
      const selected = assertOk(await server.admin.get(`${REQUESTS}?fieldSelector=spec.signerName%3Dexample.com/selected`), 200);
      assert.deepEqual(
        selected.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name),
        ["A:strange_Name"],
      );
      assert.equal((await server.admin.get(`${REQUESTS}?fieldSelector=spec.username%3Dx`)).status, 400);
    });

    test("CSR-08 conditions are merged by their type in an apply, and replaced as a list in a strategic patch", async () => {
      await create("patched");
      const apply = {
        apiVersion: `certificates.${DOMAINS[profile]}/v1`,
        kind: "CertificateSigningRequest",
        metadata: { name: "patched" },
        status: { conditions: [condition("Approved")] },
      };
      const path = `${REQUESTS}/patched/approval`;
      assertOk(await server.admin.apply(`${path}?fieldManager=a`, apply), 200);
      const other = { ...apply, status: { conditions: [condition("Other")] } };
      const both = assertOk(await server.admin.apply(`${path}?fieldManager=b`, other), 200);
      assert.deepEqual(
        both.status.conditions.map(({ type }: { type: string }) => type),
        ["Approved", "Other"],
      );
      const replaced = await server.admin.strategicPatch(path, { status: { conditions: [condition("Third")] } });
      assertInvalid(replaced, "FieldValueForbidden status.conditions");
    });
  });
}
