/** The order of a write around admission: who is asked when, what a mutator can and cannot do, and who waits for whom. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RequestContext } from "../../../runtime/definition/request-context.js";
import { StatusError } from "../../../runtime/errors/status.js";
import type { AdmissionAttributes } from "../../../runtime/registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../../runtime/registry/admission/chain.js";
import type { Fate, ResourceHook } from "../../../runtime/registry/resource-hook.js";
import { body, type Fixture, openFixture, status, toApply } from "./registry-fixture.js";

type Admit = NonNullable<AdmissionPlugin["admit"]>;

const mutator = (admit: Admit) => ({ plugins: () => [{ name: "Mutator", admit }] });

const PUT = { createMissing: true, uidIsPrecondition: true };

test("ADM-02 a mutator can set neither uid nor generation nor status nor times", async (t) => {
  const fixture = await openFixture(
    t,
    mutator((attributes) => {
      if (attributes.object === undefined) return;
      attributes.mutate((object) => {
        Object.assign(object.metadata, { generation: 77, deletionTimestamp: "2001-01-01T00:00:00Z", creationTimestamp: null });
        if (attributes.operation === "CREATE") object.metadata.uid = "forged";
        object["status"] = { phase: "Lost" };
      });
    }),
  );
  const claims = fixture.resource("persistentvolumeclaims");
  const made = await claims.create({
    metadata: { name: "c" },
    spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } },
  });
  assert.notEqual(made.metadata.uid, "forged");
  assert.equal(made.metadata.generation, undefined);
  assert.equal(made.metadata.deletionTimestamp, undefined);
  assert.deepEqual(made["status"], { phase: "Pending" });
  const policy = await fixture.resource("networkpolicies").create({ metadata: { name: "p" }, spec: { podSelector: {} } });
  assert.equal(policy.metadata.generation, 1);
  const changed = await claims
    .change("c", ({ metadata }) => {
      metadata.labels = { a: "b" };
    })
    .catch((error: unknown) => error);
  // A time of deletion is nothing an update may set.
  assert.ok(changed instanceof StatusError && changed.code === 422, String(changed));
});

test("ADM-02 a mutator can set no field whose gate is off, whatever the write", async (t) => {
  const fixture = await openFixture(
    t,
    mutator((attributes) => {
      if (attributes.object !== undefined) attributes.mutate((object) => Object.assign(object["spec"] as object, { timeZone: "Etc/UTC" }));
    }),
  );
  const jobs = fixture.resource("cronjobs");
  const template = { spec: { restartPolicy: "Never", containers: [{ name: "c", image: "i" }] } };
  const cronJob = (name: string) => ({ metadata: { name }, spec: { schedule: "@hourly", jobTemplate: { spec: { template } } } });
  const config = body({ apiVersion: "batch/v1", kind: "CronJob", ...cronJob("applied") });
  const written = async (name: string): Promise<unknown[]> => {
    const created = await jobs.create(cronJob(name));
    const put = await jobs.put(name, { ...cronJob(name), metadata: { name, labels: { put: "yes" } } });
    const patched = await jobs.change(name, ({ metadata }) => {
      metadata.labels = { patched: "yes" };
    });
    const { object } = await jobs.store.apply(fixture.context, jobs.target("applied"), toApply(structuredClone(config)), {
      fieldManager: name,
    });
    return [created, put, patched, object.object()].map((each) => (each["spec"] as Record<string, unknown>)["timeZone"]);
  };
  assert.deepEqual(await written("off"), [undefined, undefined, undefined, undefined]);
  fixture.gates.add("CronJobTimeZone");
  assert.deepEqual(await written("on"), ["Etc/UTC", "Etc/UTC", "Etc/UTC", "Etc/UTC"]);
});

test("ADM-03 what a mutator adds is conformed and defaulted again, and nobody owns it", async (t) => {
  const fixture = await openFixture(
    t,
    mutator((attributes) => {
      if (attributes.object === undefined || attributes.definition.resource !== "persistentvolumeclaims") return;
      attributes.mutate((object) => {
        object.metadata.labels = { ...object.metadata.labels, added: "yes" };
        (object["spec"] as Record<string, unknown>)["unknownField"] = 1;
        delete (object["spec"] as Record<string, unknown>)["volumeMode"];
      });
    }),
  );
  const claims = fixture.resource("persistentvolumeclaims");
  const made = await claims.create({
    metadata: { name: "c", labels: { mine: "1" } },
    spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } },
  });
  assert.deepEqual(made.metadata.labels, { mine: "1", added: "yes" });
  assert.equal((made["spec"] as Record<string, unknown>)["unknownField"], undefined);
  assert.equal((made["spec"] as Record<string, unknown>)["volumeMode"], "Filesystem");
  const owned = JSON.stringify(made.metadata.managedFields);
  assert.ok(owned.includes("f:mine"), owned);
  assert.ok(!owned.includes("f:added"), owned);
});

test("ADM-03 what a mutator fills in stays as it says, is seen by the next, and nobody owns it", async (t) => {
  const seen: unknown[] = [];
  const fixture = await openFixture(
    t,
    mutator((attributes) => {
      if (attributes.object === undefined || attributes.definition.resource !== "persistentvolumeclaims") return;
      const { object } = attributes;
      attributes.fill((filled) => Object.assign(filled["spec"] as object, { volumeName: "given" }));
      seen.push((attributes.object["spec"] as Record<string, unknown>)["volumeName"], attributes.object === object);
    }),
  );
  const claims = fixture.resource("persistentvolumeclaims");
  const made = await claims.create({
    metadata: { name: "c" },
    spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } },
  });
  assert.deepEqual(seen, ["given", true], "the object is gone over again");
  assert.equal((made["spec"] as Record<string, unknown>)["volumeName"], "given");
  assert.ok(!JSON.stringify(made.metadata.managedFields).includes("f:volumeName"));
});

test("ADM-04 managedFields that a mutator breaks are restored with a warning", async (t) => {
  const fixture = await openFixture(
    t,
    mutator((attributes) => {
      if (attributes.object === undefined) return;
      attributes.mutate(({ metadata }) => {
        metadata.managedFields = [{ manager: "x", operation: "Update" }];
      });
    }),
  );
  const made = await fixture.resource("configmaps").create({ metadata: { name: "a" }, data: { k: "v" } });
  assert.equal(made.metadata.managedFields?.[0]?.manager, "tester");
  assert.match(fixture.warnings.join(), /managedFields was in an invalid state after admission/);
});

test("a plugin that writes the very object it reviews does not deadlock, and the write sees what it wrote", async (t) => {
  let fixture: Fixture | undefined;
  let nested = 0;
  fixture = await openFixture(
    t,
    mutator(async (attributes) => {
      if (attributes.operation !== "UPDATE" || nested > 0) return;
      nested += 1;
      await (fixture as Fixture).resource("configmaps").change("a", (map) => Object.assign(map, { data: { nested: "1" } }));
    }),
  );
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a" } });
  const changed = await maps.change("a", (map) => Object.assign(map, { data: { ...(map["data"] as object), outer: "1" } }));
  assert.deepEqual(changed["data"], { nested: "1", outer: "1" });
});

test("a write that is being reviewed makes no other writer of the object wait; it starts over, admission included", async (t) => {
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const reviewed: unknown[] = [];
  const isSlow = ({ object }: AdmissionAttributes): boolean => object?.metadata.labels?.["slow"] === "1";
  const fixture = await openFixture(
    t,
    mutator(async (attributes) => {
      if (!isSlow(attributes)) return;
      reviewed.push(attributes.oldObject?.["data"]);
      await slow;
    }),
  );
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a" } });
  const waiting = maps.change("a", ({ metadata }) => {
    metadata.labels = { slow: "1" };
  });
  for (let i = 0; i < 20; i++) await maps.change("a", (map) => Object.assign(map, { data: { i: String(i) } }));
  finish();
  const done = await waiting;
  assert.deepEqual([done["data"], done.metadata.labels], [{ i: "19" }, { slow: "1" }]);
  assert.deepEqual(reviewed, [undefined, { i: "19" }]);
});

test("PATH-07 racing PUTs and applies of one missing name: one creates, the others update, none is told that it exists", async (t) => {
  const fixture = await openFixture(
    t,
    mutator(async () => {
      await new Promise(setImmediate);
    }),
  );
  const maps = fixture.resource("configmaps");
  const puts = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      maps.store.update(fixture.context, maps.target("put"), () => body({ data: { by: String(i) } }), PUT),
    ),
  );
  assert.equal(puts.filter(({ created }) => created).length, 1);
  const config = (i: number) => body({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "apply" }, data: { [`k${i}`]: "1" } });
  const applies = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      maps.store.apply(fixture.context, maps.target("apply"), toApply(config(i)), { fieldManager: `m${i}`, force: true }),
    ),
  );
  assert.equal(applies.filter(({ created }) => created).length, 1);
  assert.equal(Object.keys((await maps.get("apply"))["data"] as object).length, 10);
});

test("SSA-35 an apply that changes nothing passes admission all the same, and stores nothing", async (t) => {
  let seen = 0;
  const fixture = await openFixture(
    t,
    mutator(() => {
      seen += 1;
    }),
  );
  const maps = fixture.resource("configmaps");
  const apply = () =>
    maps.store.apply(
      fixture.context,
      maps.target("a"),
      toApply(body({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" }, data: { k: "1" } })),
      { fieldManager: "m" },
    );
  await apply();
  const before = await fixture.store.revision();
  await apply();
  assert.equal(seen, 2);
  assert.equal(await fixture.store.revision(), before);
});

test("a mutator may change what an apply left as it was", async (t) => {
  let round = 0;
  const fixture = await openFixture(
    t,
    mutator((attributes) => {
      round += 1;
      if (round === 2)
        attributes.mutate(({ metadata }) => {
          metadata.labels = { added: "1" };
        });
    }),
  );
  const maps = fixture.resource("configmaps");
  const config = () => body({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" }, data: { k: "1" } });
  for (let i = 0; i < 2; i++) await maps.store.apply(fixture.context, maps.target("a"), toApply(config()), { fieldManager: "m" });
  assert.deepEqual((await maps.get("a")).metadata.labels, { added: "1" });
});

test("a write whose caller is gone while it is reviewed is withdrawn", async (t) => {
  const gone = new AbortController();
  const fixture = await openFixture(
    t,
    mutator(async ({ object }) => {
      if (object?.metadata.labels?.["late"] === undefined) return;
      gone.abort();
      await new Promise(setImmediate);
    }),
  );
  const maps = fixture.resource("configmaps");
  const context: RequestContext = {
    ...fixture.context,
    signal: gone.signal,
    get isGone() {
      return gone.signal.aborted;
    },
  };
  await maps.create({ metadata: { name: "a" } });
  const late = { metadata: { name: "b", labels: { late: "1" } } };
  await assert.rejects(maps.store.create(context, maps.target(), body(late), {}), status(504, "Timeout"));
  await assert.rejects(maps.get("b"), status(404, "NotFound"));
  await assert.rejects(maps.store.delete(context, maps.target("a"), {}), status(504, "Timeout"));
  assert.equal((await maps.get("a")).metadata.name, "a");
});

test("HOOK-03 attributes carry the operation's own options, kind and resource, and validators see the finished object", async (t) => {
  const seen: unknown[] = [];
  const note = ({ operation, options, kind, resource, name, object }: AdmissionAttributes): void => {
    const { kind: ofOptions, apiVersion: _, ...given } = options as Record<string, unknown>;
    seen.push([operation, ofOptions, given, kind.kind, resource.resource, name !== "", object?.metadata.uid !== undefined]);
  };
  const fixture = await openFixture(t, { plugins: () => [{ name: "Notes", admit: note, validate: note }] });
  const maps = fixture.resource("configmaps");
  const made = await maps.create({ metadata: { generateName: "a-" } }, "ns", { fieldManager: "f" });
  await maps.delete(made.metadata.name as string, {
    gracePeriodSeconds: 3,
    propagationPolicy: "Background",
    preconditions: { uid: made.metadata.uid },
  });
  const deletion = { gracePeriodSeconds: 3, propagationPolicy: "Background", preconditions: { uid: made.metadata.uid } };
  assert.deepEqual(seen, [
    ["CREATE", "CreateOptions", { fieldManager: "f" }, "ConfigMap", "configmaps", false, false],
    ["CREATE", "CreateOptions", { fieldManager: "f" }, "ConfigMap", "configmaps", true, true],
    ["DELETE", "DeleteOptions", deletion, "ConfigMap", "configmaps", true, false],
    ["DELETE", "DeleteOptions", deletion, "ConfigMap", "configmaps", true, false],
  ]);
});

test("HOOK-10 a plugin can ask for one second round of all mutators", async (t) => {
  const rounds: number[] = [];
  const fixture = await openFixture(
    t,
    mutator(({ reinvocation }) => {
      rounds.push(reinvocation.round);
      reinvocation.request();
    }),
  );
  await fixture.resource("configmaps").create({ metadata: { name: "a" } });
  assert.deepEqual(rounds, [0, 1]);
});

test("attributes show the object in another version of the resource, and take a change in it", async (t) => {
  const seen: unknown[] = [];
  const fixture = await openFixture(
    t,
    mutator(async (attributes) => {
      const other = attributes.equivalents.find(({ version }) => version !== attributes.definition.version);
      if (other === undefined || attributes.object === undefined) return;
      const object = await attributes.objectIn(other);
      seen.push(object?.apiVersion);
      await attributes.replace({ ...structuredClone(object as never as Record<string, never>), capacity: "2Gi" } as never);
    }),
  );
  const capacities = fixture.resource("csistoragecapacities");
  const made = await capacities.create({ metadata: { name: "c" }, storageClassName: "fast", capacity: "1Gi" });
  assert.deepEqual([seen, made["capacity"], made.apiVersion], [["storage.orch.io/v1beta1"], "2Gi", "storage.orch.io/v1"]);
});

test("SSA-35 the time of an applier's entry is that of the last apply that changed something", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const apply = async (value: string) => {
    fixture.time += 60_000;
    const config = body({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" }, data: { k: value } });
    return (await maps.store.apply(fixture.context, maps.target("a"), toApply(config), { fieldManager: "m" })).object.object().metadata;
  };
  const times = [await apply("1"), await apply("2"), await apply("2")].map(({ managedFields }) => managedFields?.[0]?.time);
  assert.deepEqual([times[0] === times[1], times[1] === times[2]], [false, true]);
});

test("what a hook reserves is kept with the object and given back when it is not stored", async (t) => {
  const taken: string[] = [];
  const allocator: ResourceHook = {
    async reserve(object, old, { request, dryRun, objects }) {
      assert.ok(objects("", "v1", "namespaces"));
      await new Promise(setImmediate);
      if (old !== undefined) return undefined;
      const number = `${request.user.name}-${taken.length}${dryRun ? "-dry" : ""}`;
      taken.push(number);
      object["data"] = { ...(object["data"] as object), number };
      return {
        end: (fate) => {
          if (fate === "dropped") taken.splice(taken.indexOf(number), 1);
        },
      };
    },
  };
  const fixture = await openFixture(t, { resourceHooks: { allocator } });
  const { definition } = fixture.resource("configmaps").store;
  const ticket = { group: "tickets.example", kind: "Ticket", listKind: "TicketList", resource: "tickets", hook: "allocator" };
  await fixture.registry.define([{ ...definition, ...ticket, origin: "custom" }]);
  const tickets = fixture.resource("tickets");
  const made = await tickets.create({ metadata: { name: "a" } });
  assert.deepEqual([made["data"], taken], [{ number: "tester/1.0-0" }, ["tester/1.0-0"]]);
  await assert.rejects(tickets.create({ metadata: { name: "a" } }), status(409, "AlreadyExists"));
  await assert.rejects(tickets.create({ metadata: { name: "NOT VALID" } }), status(422, "Invalid"));
  await tickets.create({ metadata: { name: "b" } }, "ns", { dryRun: ["All"] });
  assert.deepEqual(taken, ["tester/1.0-0"]);
});

test("CAT-11 what was reserved is told when an update has removed the object with its last finalizer", async (t) => {
  const fates: Fate[] = [];
  const noting: ResourceHook = { reserve: () => ({ end: (fate) => void fates.push(fate) }) };
  const fixture = await openFixture(t, { resourceHooks: { noting } });
  const { definition } = fixture.resource("configmaps").store;
  const ticket = { group: "tickets.example", kind: "Ticket", listKind: "TicketList", resource: "tickets", hook: "noting" };
  await fixture.registry.define([{ ...definition, ...ticket, origin: "custom" }]);
  const tickets = fixture.resource("tickets");
  await tickets.create({ metadata: { name: "a", finalizers: ["a.example/held"] } });
  await tickets.delete("a");
  await tickets.change("a", ({ metadata }) => {
    metadata.annotations = { kept: "yes" };
  });
  await tickets.change("a", ({ metadata }) => {
    delete metadata.finalizers;
  });
  assert.deepEqual(fates, ["stored", "stored", "dropped"]);
  assert.deepEqual(await tickets.names(), []);
});

test("META-20 a negative generation is refused", async (t) => {
  const fixture = await openFixture(t);
  await assert.rejects(
    fixture.resource("configmaps").create({ metadata: { name: "a", generation: -1 } }),
    status(422, "Invalid", 'ConfigMap "a" is invalid: metadata.generation: Invalid value: -1: must be greater than or equal to 0'),
  );
  assert.equal((await fixture.resource("configmaps").create({ metadata: { name: "a", generation: 7 } })).metadata.generation, undefined);
});
