import assert from "node:assert/strict";
import { test } from "node:test";
import { body, openFixture, status } from "./registry-fixture.js";

test("META-01 META-06 META-07 the server sets identity, times and managed fields", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const made = await maps.create({
    metadata: {
      name: "a",
      uid: "abc",
      creationTimestamp: "1999-01-01T00:00:00Z",
      deletionTimestamp: "1999-01-01T00:00:00Z",
      generation: 7,
    },
    data: { k: "v" },
  });
  const { metadata } = made;
  assert.equal(made.kind, "ConfigMap");
  assert.equal(made.apiVersion, "v1");
  assert.equal(metadata.namespace, "ns");
  assert.match(metadata.uid as string, /^[0-9a-f-]{36}$/);
  assert.equal(metadata.creationTimestamp, "2024-05-06T07:08:09Z");
  assert.equal(metadata.deletionTimestamp, undefined);
  assert.equal(metadata.generation, undefined);
  assert.match(metadata.resourceVersion as string, /^[1-9]\d*$/);
  assert.equal(metadata.managedFields?.[0]?.manager, "tester");
  assert.deepEqual(await maps.get("a"), made);
});

test("META-02 META-04 a name is taken once per namespace", async (t) => {
  const maps = (await openFixture(t)).resource("configmaps");
  const first = await maps.create({ metadata: { name: "a" } });
  await maps.create({ metadata: { name: "a" } }, "other");
  await assert.rejects(maps.create({ metadata: { name: "a" } }), status(409, "AlreadyExists", 'configmaps "a" already exists'));
  await maps.delete("a");
  const second = await maps.create({ metadata: { name: "a" } });
  assert.notEqual(first.metadata.uid, second.metadata.uid);
});

test("META-05 generated names avoid those taken and are cut to fit", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  fixture.suffixes.push("aaaaa", "aaaaa", "bbbbb");
  const first = await maps.create({ metadata: { generateName: "x-" } });
  const second = await maps.create({ metadata: { generateName: "x-" } });
  assert.deepEqual([first.metadata.name, second.metadata.name], ["x-aaaaa", "x-bbbbb"]);
  const long = await maps.create({ metadata: { generateName: "y".repeat(100) } });
  assert.equal(long.metadata.name?.length, 63);
  fixture.suffixes.push(...Array.from({ length: 20 }, () => "aaaaa"));
  await assert.rejects(
    maps.create({ metadata: { generateName: "x-" } }),
    status(409, "AlreadyExists", 'configmaps "x-aaaaa" already exists, the server was not able to generate a unique name for the object'),
  );
});

for (const [what, metadata, message] of [
  ["META-12 no name", {}, 'ConfigMap "" is invalid: metadata.name: Required value: name or generateName is required'],
  [
    "META-11 a bad name",
    { name: "A_b" },
    `ConfigMap "A_b" is invalid: metadata.name: Invalid value: "A_b": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
  ],
  [
    "META-13 a long label value",
    { name: "a", labels: { k: "v".repeat(64) } },
    `ConfigMap "a" is invalid: metadata.labels: Invalid value: "${"v".repeat(64)}": must be no more than 63 characters`,
  ],
  [
    "META-13 annotations beyond 256 KiB",
    { name: "a", annotations: { k: "v".repeat(256 * 1024) } },
    'ConfigMap "a" is invalid: metadata.annotations: Too long: must have at most 262144 bytes',
  ],
  [
    "META-10 an owner without uid",
    { name: "a", ownerReferences: [{ apiVersion: "v1", kind: "Secret", name: "s", uid: "" }] },
    'ConfigMap "a" is invalid: metadata.ownerReferences.uid: Invalid value: "": uid must not be empty',
  ],
  [
    "an Event as owner",
    { name: "a", ownerReferences: [{ apiVersion: "v1", kind: "Event", name: "e", uid: "u" }] },
    /\/v1, Kind=Event is disallowed from being an owner$/,
  ],
  [
    "META-10 two controllers",
    {
      name: "a",
      ownerReferences: ["b", "c"].map((name) => ({ apiVersion: "v1", kind: "Secret", name, uid: name, controller: true })),
    },
    /Only one reference can have Controller set to true\. Found "true" in references for b and c$/,
  ],
  [
    "a bad finalizer",
    { name: "a", finalizers: ["a b"] },
    /metadata\.finalizers: Invalid value: "a b": name part must consist of alphanumeric characters/,
  ],
] as const) {
  test(`${what} is refused`, async (t) => {
    const maps = (await openFixture(t)).resource("configmaps");
    await assert.rejects(maps.create({ metadata }), status(422, "Invalid", message));
    assert.deepEqual(await maps.names(), []);
  });
}

test("META-15 a body of another namespace is refused, and a version on a new object", async (t) => {
  const maps = (await openFixture(t)).resource("configmaps");
  await assert.rejects(
    maps.create({ metadata: { name: "a", namespace: "b" } }),
    status(400, "BadRequest", "the namespace of the provided object does not match the namespace sent on the request"),
  );
  await assert.rejects(
    maps.create({ metadata: { name: "a", resourceVersion: "7" } }),
    status(400, "BadRequest", "resourceVersion should not be set on objects to be created"),
  );
  await maps.create({ metadata: { name: "a", resourceVersion: "0" } });
});

test("repeated owner references are dropped with a warning", async (t) => {
  const fixture = await openFixture(t);
  const owner = { apiVersion: "v1", kind: "Secret", name: "s", uid: "u1" };
  const made = await fixture.resource("configmaps").create({ metadata: { name: "a", ownerReferences: [owner, { ...owner }] } });
  assert.equal(made.metadata.ownerReferences?.length, 1);
  assert.match(fixture.warnings.join(), /duplicate UID\(s\) observed: u1$/);
});

test("META-17 generation starts at 1 for kinds that count it", async (t) => {
  const fixture = await openFixture(t);
  const policy = await fixture.resource("networkpolicies").create({ metadata: { name: "p" }, spec: { podSelector: {} } });
  assert.equal(policy.metadata.generation, 1);
  const driver = await fixture.resource("csidrivers").create({ metadata: { name: "d.example" }, spec: {} });
  assert.equal(driver.metadata.generation, undefined);
  assert.equal(driver.metadata.namespace, undefined);
});

test("DRY-01 DRY-02 a dry run stores nothing and shows the object", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const before = await fixture.store.revision();
  const dry = await maps.create({ metadata: { name: "a" }, data: { k: "v" } }, "ns", { dryRun: ["All"] });
  assert.ok(dry.metadata.uid);
  assert.equal(dry.metadata.resourceVersion, undefined);
  assert.deepEqual(await maps.names(), []);
  assert.equal(await fixture.store.revision(), before);
});

test("an object that is being deleted is named as such in the conflict", async (t) => {
  const maps = (await openFixture(t)).resource("configmaps");
  await maps.create({ metadata: { name: "a", finalizers: ["x.io/hold"] } });
  await maps.delete("a");
  await assert.rejects(
    maps.create({ metadata: { name: "a" } }),
    status(409, "AlreadyExists", 'object is being deleted: configmaps "a" already exists'),
  );
});

test("client-controlled keys such as __proto__ are ordinary", async (t) => {
  const maps = (await openFixture(t)).resource("configmaps");
  const object = body({ metadata: { name: "a" } });
  object["data"] = JSON.parse('{"__proto__":"p","constructor":"c"}');
  const made = await maps.store.create(maps.fixture.context, maps.target(), object, {});
  assert.match(made.object.json.toString(), /"data":\{"__proto__":"p","constructor":"c"\}/);
});
