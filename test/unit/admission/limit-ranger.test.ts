/** What the plugin of limit ranges says of pods before it is asked about one, and what many of them take. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { LimitRanger } from "../../../runtime/admission/limit-ranger/limit-ranger.js";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { ObjectAttributes } from "../../../runtime/registry/admission/object-attributes.js";
import { spend } from "../../support/thread-time.js";
import { type Fixture, openFixture, status } from "../registry/registry-fixture.js";

const container = (name: string, resources = {}) => ({ name, image: "i", resources });
const podOf = (...containers: readonly object[]) => ({ metadata: { name: "p", namespace: "ns" }, spec: { containers } });

async function open(t: TestContext): Promise<Fixture> {
  return openFixture(t, { plugins: (registry) => [new LimitRanger(registry)] }).then(async (fixture) => {
    await fixture.registry.admission.open();
    t.after(() => fixture.registry.admission.close());
    return fixture;
  });
}

async function give(fixture: Fixture, ...all: readonly object[]): Promise<void> {
  for (const [index, limit] of all.entries()) {
    const name = `r${String(index).padStart(4, "0")}`;
    await fixture.resource("limitranges").create({ metadata: { name, namespace: "ns" }, spec: { limits: [limit] } });
  }
}

const resourcesOf = (pod: Readonly<ApiObject>): unknown =>
  (pod["spec"] as { containers: readonly { resources: unknown }[] }).containers[0]?.resources;

test("LIM-05 a pod may become large by the defaults of a range from the moment the range is there, until it is gone", async (t) => {
  const fixture = await openFixture(t);
  const plugin = new LimitRanger(fixture.registry);
  await plugin.open();
  t.after(() => plugin.close());
  const { definition: pods } = fixture.resource("pods").store;
  const ranges = fixture.resource("limitranges");
  const limits = [{ type: "Container", default: { cpu: "1" } }];
  assert.equal(plugin.replacesObjects(pods), false);
  await ranges.create({ metadata: { name: "a", namespace: "ns" }, spec: { limits } });
  assert.equal(plugin.replacesObjects(pods), true);
  await ranges.delete("a");
  assert.equal(plugin.replacesObjects(pods), false);
});

test("ADM-05, LIM-05 a pod is changed once, however many ranges give it something: the first of each, told of the last", async (t) => {
  const fixture = await open(t);
  await give(
    fixture,
    { type: "Container", default: { cpu: "2" } },
    { type: "Container", default: { cpu: "3", memory: "1Gi" }, defaultRequest: { cpu: "1" } },
    { type: "Container", default: { memory: "2Gi", "x.y/z": "4", "x.y/a": "5" } },
    { type: "Container", default: { "x.y/z": "6" } },
  );
  const changes = t.mock.method(ObjectAttributes.prototype, "mutate");
  const made = await fixture
    .resource("pods")
    .create(podOf(container("c"), container("d", { requests: { "x.y/z": "4" }, limits: { "x.y/z": "4" } })));
  const given = { cpu: "2", memory: "1Gi", "x.y/a": "5", "x.y/z": "4" };
  assert.deepEqual(resourcesOf(made), { requests: given, limits: given });
  assert.equal(
    made.metadata.annotations?.["orch.io/limit-ranger"],
    "LimitRanger plugin set: x.y/a, x.y/z request for container c; x.y/a, x.y/z limit for container c; " +
      "x.y/a request for container d; x.y/a limit for container d",
  );
  assert.equal(changes.mock.callCount(), 1);
});

test("ADM-05, LIM-05 among many ranges the first that a pod is outside of refuses it, with all that is outside of that one", async (t) => {
  const fixture = await open(t);
  const most = (cpu: string) => ({ type: "Container", max: { cpu }, default: {}, defaultRequest: {} });
  await give(fixture, most("9"), { type: "Pod", max: { cpu: "16" } }, most("8"), most("7"), {
    type: "Container",
    maxLimitRequestRatio: { cpu: "2" },
  });
  const cpu = (requests: string, limits: string) => ({ requests: { cpu: requests }, limits: { cpu: limits } });
  const post = (...all: readonly object[]) =>
    fixture.resource("pods").create(podOf(...all.map((each, index) => container(`c${index}`, each))));
  const of = (what: string, bound: string, limit: string) => `maximum cpu usage per ${what} is ${bound}, but limit is ${limit}`;
  const refused = (what: string) => status(403, "Forbidden", `pods "p" is forbidden: ${what}`);
  await assert.rejects(post(cpu("5", "5"), cpu("6", "6"), cpu("7500m", "7500m")), refused(of("Pod", "16", "18500m")));
  await assert.rejects(
    post(cpu("1", "1"), cpu("7500m", "7500m"), cpu("7", "7250m")),
    refused(`[${of("Container", "7", "7500m")}, ${of("Container", "7", "7250m")}]`),
  );
  await assert.rejects(post(cpu("1", "1"), cpu("8500m", "8500m")), refused(of("Container", "8", "8500m")));
  const apart = "cpu max limit to request ratio per Container is 2, but provided ratio is";
  await assert.rejects(post(cpu("2", "2"), cpu("1", "4"), cpu("2", "6")), refused(`[${apart} 4.000000, ${apart} 3.000000]`));
  await post(cpu("5", "5"), cpu("6", "6"));
});

test("LIM-05 what ranges ask of a pod is given up once nobody waits for it", async (t) => {
  const fixture = await openFixture(t);
  const plugin = new LimitRanger(fixture.registry);
  await plugin.open();
  t.after(() => plugin.close());
  await give(fixture, ...Array.from({ length: 50 }, (_, index) => ({ type: "Container", default: { [`x.y/r${index}`]: "1" } })));
  const { definition } = fixture.resource("pods").store;
  let asked = 0;
  const context = {
    user: { name: "somebody" },
    get isGone() {
      // A slice of work for somebody who has gone meanwhile.
      spend(5);
      return ++asked > 3;
    },
  };
  const attributes = { definition, subresource: "", operation: "CREATE", namespace: "ns", name: "p", object: podOf(container("c")) };
  for (const ask of ["admit", "validate"] as const) {
    asked = 0;
    await assert.rejects(async () => plugin[ask](attributes as never, context as never), status(504, "Timeout"));
    assert.equal(asked, 4);
  }
});
