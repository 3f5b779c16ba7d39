import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { hookNamed } from "../../../../runtime/registry/hooks/index.js";
import { openFixture, status } from "../registry-fixture.js";

test("a hook that no file has is refused", () => {
  assert.throws(() => hookNamed("constructor"), /^RangeError: there is no hook "constructor" in the registry$/);
});

test("SEC stringData becomes data and is never kept", async (t) => {
  const secrets = (await openFixture(t)).resource("secrets");
  const made = await secrets.create({ metadata: { name: "s" }, data: { a: "MQ==", b: "Mg==" }, stringData: { b: "3", __proto__x: "4" } });
  assert.deepEqual(made["data"], { a: "MQ==", b: "Mw==", __proto__x: "NA==" });
  assert.equal(made["stringData"], undefined);
  assert.equal(made["type"], "Opaque");
});

test("SEC registry credentials are JSON objects", async (t) => {
  const secrets = (await openFixture(t)).resource("secrets");
  const secret = (text: string) => ({
    metadata: { name: "s" },
    type: "orch.io/dockerconfigjson",
    stringData: { ".dockerconfigjson": text },
  });
  for (const [text, problem] of [
    ["x", "invalid character 'x' looking for beginning of value"],
    ["", "unexpected end of JSON input"],
    ["[]", "json: cannot unmarshal array into Go value of type map[string]interface {}"],
  ] as const) {
    await assert.rejects(
      secrets.create(secret(text)),
      status(422, "Invalid", `Secret "s" is invalid: data[.dockerconfigjson]: Invalid value: "<secret contents redacted>": ${problem}`),
    );
  }
  await secrets.create(secret('{"auths":{}}'));
});

test("PVC the spec stays but for the volume, once, and the size of bound claims", async (t) => {
  const claims = (await openFixture(t)).resource("persistentvolumeclaims");
  const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "2Gi" } } };
  await claims.create({ metadata: { name: "c" }, spec });
  const change = (fields: JsonObject) => claims.change("c", (claim) => Object.assign(claim["spec"] as JsonObject, fields));
  await change({ volumeName: "v" });
  const immutable = /spec: Forbidden: spec is immutable after creation except resources\.requests for bound claims\n- /;
  await assert.rejects(change({ volumeName: "w" }), status(422, "Invalid", immutable));
  await assert.rejects(change({ resources: { requests: { storage: "3Gi" } } }), status(422, "Invalid", immutable));
  await claims.put("c", { metadata: { name: "c" }, status: { phase: "Bound" } }, {}, "status");
  await change({ resources: { requests: { storage: "3Gi" } } });
  await assert.rejects(
    change({ resources: { requests: { storage: "1Gi" } } }),
    status(
      422,
      "Invalid",
      'PersistentVolumeClaim "c" is invalid: spec.resources.requests.storage: Forbidden: field can not be less than previous value',
    ),
  );
});

test("CSI a driver's entry of a node comes and goes but does not change", async (t) => {
  const nodes = (await openFixture(t)).resource("csinodes");
  const driver = { name: "d", nodeID: "n", topologyKeys: [] };
  await nodes.create({ metadata: { name: "n" }, spec: { drivers: [driver] } });
  const change = (drivers: JsonObject[]) => nodes.change("n", (node) => Object.assign(node["spec"] as JsonObject, { drivers }));
  await assert.rejects(
    change([{ ...driver, nodeID: "m" }]),
    status(422, "Invalid", /CSINodeDriver: Invalid value: .*: field is immutable$/),
  );
  await change([]);
  await change([{ ...driver, nodeID: "m" }]);
});
