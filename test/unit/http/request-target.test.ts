import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_REMEMBERED, resolveTarget } from "../../../runtime/http/request-target.js";

const PATH = "/api/v1/namespaces/ns/configmaps";

test("PATH-01 a target means the same however often it is asked for, and by its method", () => {
  for (let time = 0; time < 2; time++) {
    assert.equal(resolveTarget("GET", PATH).info.verb, "list");
    assert.equal(resolveTarget("POST", PATH).info.verb, "create");
    assert.equal(resolveTarget("DELETE", PATH).info.verb, "deletecollection");
    assert.deepEqual(
      [resolveTarget("GET", `${PATH}?watch=1`).info.verb, resolveTarget("GET", `${PATH}?watch=1`).isLasting],
      ["watch", true],
    );
    assert.equal(resolveTarget("GET", `${PATH}/a%62?pretty=%31`).info.name, "ab");
    assert.equal(resolveTarget("GET", `${PATH}/a%62?pretty=%31`).query, "pretty=%31");
    assert.match(String(resolveTarget("GET", "/%zz").malformed), /invalid URL escape in "\/%zz"/);
  }
});

test("LIM-05 no more targets are remembered than there is room for, and no long ones", () => {
  const first = resolveTarget("GET", PATH);
  assert.equal(resolveTarget("GET", PATH), first);
  const long = `${PATH}/${"x".repeat(300)}`;
  assert.notEqual(resolveTarget("GET", long), resolveTarget("GET", long));
  for (let index = 0; index < MOST_REMEMBERED; index++) resolveTarget("GET", `${PATH}/${index}`);
  assert.notEqual(resolveTarget("GET", PATH), first);
});
