/** Requests that ask for something odd: names, paths, options and metadata that the peer refuses, and the words it has for them. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

describe("odd requests", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test("PATH-33 names that no path segment can be", async () => {
    for (const [written, name, why] of [
      [".", ".", "may not be '.'"],
      ["..", "..", "may not be '..'"],
      ["%2e%2e", "..", "may not be '..'"],
      ["a%25b", "a%b", "may not contain '%'"],
    ]) {
      for (const method of ["GET", "DELETE"]) {
        const answer = await server.admin.send(method, `${MAPS}/${written}`);
        assertStatus(answer, 400, "BadRequest", `Name parameter invalid: "${name}": ${why}`);
      }
    }
  });

  test("PATH-33, ERR-01 escaped names are decoded, whatever their bytes, and quoted when shown", async () => {
    assertStatus(await server.admin.get(`${MAPS}/a%00b`), 404, "NotFound", 'configmaps "a\\x00b" not found');
    assertStatus(await server.admin.get(`${MAPS}/%E2%80%A8%C3%A9`), 404, "NotFound", 'configmaps "\\u2028é" not found');
    assertStatus(await server.admin.get(`${MAPS}/%ff`), 404, "NotFound");
    assertStatus(await server.admin.get(`${MAPS}/%zz`), 400, "BadRequest");
    assertStatus(await server.admin.get(`${MAPS}/a%2Fb`), 404, "NotFound", "the server could not find the requested resource");
    assertOk(await server.admin.get("/api/v1/namespaces/%64efault/%63onfigmaps"), 200);
  });

  test("PATH-33 names of the language's own properties are unknown names like any other", async () => {
    for (const word of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      assertStatus(await server.admin.get(`${MAPS}/${word}`), 404, "NotFound", `configmaps "${word}" not found`);
      assertStatus(await server.admin.get(`/api/v1/${word}`), 404, "NotFound");
      assertStatus(await server.admin.get(`/apis/${word}`), 404, "NotFound");
      assertStatus(await server.admin.get(`/apis/${word}/${word}/${word}`), 404, "NotFound");
      assertStatus(await server.admin.get(`${MAPS}/x/${word}`), 404, "NotFound");
      assert.deepEqual(assertOk(await server.admin.get(`/api/v1/namespaces/${word}/configmaps`), 200).items, []);
      assert.deepEqual(
        assertOk(
          await server.admin.get(`${MAPS}?labelSelector=${word}%3Dx,${word}`).then((answer) => answer),
          word.startsWith("__") ? 400 : 200,
        ).items ?? [],
        [],
      );
      assertStatus(await server.admin.get(`${MAPS}?fieldSelector=${word}%3Dx`), 400, "BadRequest");
      assertStatus(await server.admin.post(`${MAPS}?dryRun=${word}`, { metadata: { name: "x" } }), 422, "Invalid");
    }
  });

  test("LIST-25 pairs of a query that cannot be decoded count as absent", async () => {
    for (const query of ["labelSelector=%zz", "limit=%", "limit=x;y", "limit=%zz&limit=1", "watch=1;2"]) {
      assert.equal((await server.admin.get(`/api/v1/namespaces?${query}`)).status, 200, query);
    }
  });

  test("LIST-25 numbers among the options of a list are read even where nothing uses them", async () => {
    for (const text of ["x", "", "1.5"]) {
      const message = `strconv.ParseInt: parsing "${text}": invalid syntax`;
      assertStatus(await server.admin.get(`${MAPS}?timeoutSeconds=${text}`), 400, "BadRequest", message);
    }
  });

  test("META-10 the API version of an owner has one slash at most", async () => {
    const owner = { apiVersion: "a/b/c", kind: "K", name: "n", uid: "u" };
    const answer = await server.admin.post(MAPS, { metadata: { name: "owned", ownerReferences: [owner] } });
    const why = 'metadata.ownerReferences.apiVersion: Invalid value: "a/b/c": version must not be empty';
    assertStatus(answer, 422, "Invalid", `ConfigMap "owned" is invalid: ${why}`);
  });
});
