/** Options in bodies and queries that do not fit: nothing happens, and the answer says why. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const PATH = "/api/v1/namespaces/default/configmaps";

describe("request options", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
    assertOk(await server.admin.post(PATH, { metadata: { name: "kept" } }), 201);
  });
  after(() => server.stop());

  const wrong: readonly (readonly [object, RegExp])[] = [
    [{ gracePeriodSeconds: "x" }, /cannot unmarshal string into Go struct field DeleteOptions\.gracePeriodSeconds of type int64/],
    [{ dryRun: "All" }, /cannot unmarshal string into Go struct field DeleteOptions\.dryRun of type \[\]string/],
    [{ propagationPolicy: 1 }, /cannot unmarshal number into Go struct field DeleteOptions\.propagationPolicy/],
    [{ orphanDependents: "yes" }, /cannot unmarshal string into Go struct field DeleteOptions\.orphanDependents of type bool/],
    [{ preconditions: "x" }, /cannot unmarshal string into Go struct field DeleteOptions\.preconditions/],
    [{ preconditions: { uid: 5 } }, /cannot unmarshal number into Go struct field Preconditions\.preconditions\.uid/],
  ];
  for (const [options, message] of wrong) {
    test(`DEL-07, DRY-08 ${JSON.stringify(options)} is 400 and deletes nothing`, async () => {
      for (const path of [`${PATH}/kept`, PATH]) {
        assertStatus(await server.admin.delete(path, options), 400, "BadRequest", message);
        assertOk(await server.admin.get(`${PATH}/kept`), 200);
      }
    });
  }

  test("DRY-08, DEL-07 options that are null count as absent", async () => {
    assertOk(await server.admin.post(PATH, { metadata: { name: "gone" } }), 201);
    const options = { gracePeriodSeconds: null, dryRun: null, preconditions: null, propagationPolicy: null };
    assertOk(await server.admin.delete(`${PATH}/gone`, options), 200);
    assert.equal((await server.admin.get(`${PATH}/gone`)).status, 404);
  });

  test("PATH-16, LIM-05 parameters are what they say, however their names are encoded", async () => {
    assertStatus(await server.admin.get(`${PATH}?%74imeou%74=soon`), 400, "BadRequest", /^invalid timeout specified in the request URL/);
    assert.match((await server.admin.get(`${PATH}?%70retty=1`)).text, /^\{\n {2}"kind"/);
  });

  test("LIST-17 sendInitialEvents is for watches alone", async () => {
    for (const value of ["true", "false"]) {
      const reply = await server.admin.get(`${PATH}?sendInitialEvents=${value}`);
      assertInvalid(reply, "FieldValueForbidden sendInitialEvents");
      assert.match(reply.json.message, /sendInitialEvents: Forbidden: sendInitialEvents is forbidden for list/);
    }
  });

  test("GET-04, LIST-18 the words for a version from the future are the peer's", async () => {
    const reply = await server.admin.get(`${PATH}/kept?resourceVersion=999999999`);
    assertStatus(reply, 504, "Timeout", /^Timeout: Too large resource version: 999999999, current: \d+$/);
  });
});
