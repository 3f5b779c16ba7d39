/** What the server does with bootstrap tokens beyond knowing callers by them: it removes those that have ended, and signs with others. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { flattenedVerify } from "jose";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const SECRET = "0123456789abcdef";
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

function callers(server: TestServer, profile: "orch" | "kubernetes") {
  const [system, domain] = profile === "orch" ? ["orch-system", "orch.io"] : ["kube-system", "kubernetes.io"];
  const secrets = `/api/v1/namespaces/${system}/secrets`;
  const maps = `/api/v1/namespaces/${profile === "orch" ? "orch" : "kube"}-public/configmaps`;
  return {
    maps,
    pathOf: (id: string) => `${secrets}/bootstrap-token-${id}`,
    token: async (id: string, data: object, metadata: object = {}) => {
      const stringData = { "token-id": id, "token-secret": SECRET, ...data };
      const secret = { metadata: { name: `bootstrap-token-${id}`, ...metadata }, type: `bootstrap.${domain}/token`, stringData };
      return assertOk(await server.admin.post(secrets, secret), 201);
    },
    gone: (path: string) => eventually(async () => (await server.admin.get(path)).status === 404),
  };
}

for (const profile of ["orch", "kubernetes"] as const) {
  describe(`bootstrap tokens at work, ${profile}`, () => {
    let server: TestServer;
    let call: ReturnType<typeof callers>;
    before(async () => {
      server = await startServer({ profile, flags: ["--controllers=*,bootstrapsigner,tokencleaner"] });
      call = callers(server, profile);
    });
    after(() => server.stop());

    const signing = { "usage-bootstrap-signing": "true" };
    const document = () => `${call.maps}/cluster-info`;
    /** The data once its signatures are of exactly these tokens. */
    const signedBy = (...ids: string[]): Promise<Record<string, string>> =>
      eventually(async () => {
        const { data } = (await server.admin.get(document())).json;
        const found = Object.keys(data ?? {}).filter((key) => key.startsWith("jws-kubeconfig-"));
        return found.sort().join() === ids.map((id) => `jws-kubeconfig-${id}`).join() && data;
      });
    const verify = async (data: Record<string, string>, id: string) => {
      const [header = "", empty, signature = ""] = (data[`jws-kubeconfig-${id}`] as string).split(".");
      assert.equal(empty, "");
      assert.deepEqual(JSON.parse(Buffer.from(header, "base64url").toString()), { alg: "HS256", kid: id });
      const payload = Buffer.from(data["kubeconfig"] as string).toString("base64url");
      const key = Buffer.from(profile === "orch" ? `${id}.${SECRET}` : SECRET);
      await flattenedVerify({ protected: header, payload, signature }, key);
    };

    test("BOOT-09 a token that has ended is deleted, now and when its time comes, and one that says nonsense too", async () => {
      await call.token("past00", { expiration: inSeconds(-60) });
      await call.token("soon00", { expiration: inSeconds(2) });
      await call.token("odd000", { expiration: "tomorrow" });
      await call.token("later0", { expiration: inSeconds(3600) });
      await call.token("ever00", {});
      for (const id of ["past00", "odd000", "soon00"]) await call.gone(call.pathOf(id));
      for (const id of ["later0", "ever00"]) assertOk(await server.admin.get(call.pathOf(id)), 200);
      assertOk(await server.admin.mergePatch(call.pathOf("later0"), { stringData: { expiration: inSeconds(-1) } }), 200);
      await call.gone(call.pathOf("later0"));
      assertOk(await server.admin.delete(call.pathOf("ever00")), 200);
    });

    test("BOOT-06, BOOT-07, BOOT-10, BOOT-11 tokens sign what is there, each for itself, as long as they may", async () => {
      await call.token("first0", signing);
      await call.token("unused", { "usage-bootstrap-signing": "yes" });
      await call.token("ended0", { ...signing, expiration: inSeconds(-5) });
      assertOk(await server.admin.post(call.maps, { metadata: { name: "cluster-info" }, data: { kubeconfig: "a: ä\n", own: "x" } }), 201);
      const first = await signedBy("first0");
      await verify(first, "first0");
      assert.equal(first["own"], "x");
      await call.token("second", signing);
      const both = await signedBy("first0", "second");
      await verify(both, "second");
      assert.equal(both["jws-kubeconfig-first0"], first["jws-kubeconfig-first0"]);
      assertOk(await server.admin.delete(call.pathOf("first0")), 200);
      await signedBy("second");
      assertOk(await server.admin.mergePatch(call.pathOf("second"), { stringData: { "usage-bootstrap-signing": "false" } }), 200);
      await signedBy();
    });

    test("BOOT-10 signatures are repaired, made anew with the document, and nobody else's keys are touched", async () => {
      await call.token("third0", signing);
      const good = await signedBy("third0");
      const change = async (data: object) => assertOk(await server.admin.mergePatch(document(), { data }), 200);
      await change({ "jws-kubeconfig-third0": "forged", "jws-kubeconfig-nobody": "forged", other: "mine" });
      await eventually(async () => (await signedBy("third0"))["jws-kubeconfig-third0"] === good["jws-kubeconfig-third0"]);
      assert.equal((await signedBy("third0"))["other"], "mine");
      await change({ kubeconfig: "b" });
      const anew = await eventually(async () => {
        const data = await signedBy("third0");
        return data["jws-kubeconfig-third0"] !== good["jws-kubeconfig-third0"] && data;
      });
      await verify(anew, "third0");
    });

    test("BOOT-12 everybody reads the document, and nothing beside it", async () => {
      assert.equal((await server.anonymous.get(document())).status, 200);
      assert.equal((await server.anonymous.get(call.maps)).status, 403);
      assert.equal((await server.anonymous.get(`${call.maps}/orch-root-ca.crt`)).status, 403);
      assert.doesNotMatch(server.output(), /controller failed/);
      assert.ok(!server.output().includes(SECRET));
    });
  });
}

test("BOOT-09, BOOT-10 neither runs unless it is named", async () => {
  const server = await startServer();
  try {
    const call = callers(server, "orch");
    await call.token("past00", { expiration: inSeconds(-60), "usage-bootstrap-signing": "true" });
    assertOk(await server.admin.post(call.maps, { metadata: { name: "cluster-info" }, data: { kubeconfig: "a" } }), 201);
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "after" } }), 201);
    // What comes later has been seen to by those that run.
    await eventually(async () => (await server.admin.get("/api/v1/namespaces/after/configmaps/orch-root-ca.crt")).status === 200);
    assertOk(await server.admin.get(call.pathOf("past00")), 200);
    assert.deepEqual(Object.keys(assertOk(await server.admin.get(`${call.maps}/cluster-info`), 200).data), ["kubeconfig"]);
    assert.equal((await server.anonymous.get(`${call.maps}/cluster-info`)).status, 403);
  } finally {
    await server.stop();
  }
});
