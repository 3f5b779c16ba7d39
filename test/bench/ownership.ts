/** What ownership tracking costs: microseconds of CPU for each kind of write, on the generated ConfigMap and Pod definitions. */
import { definitionFactories, vendorProfiles } from "../../generated/index.js";
import type { JsonObject } from "../../runtime/definition/json.js";
import type { ApiObject } from "../../runtime/definition/object-meta.js";
import { apiVersionOf, type ResourceDefinition } from "../../runtime/definition/resource-definition.js";
import { deepCopy } from "../../runtime/fields/deep-copy.js";
import { applyDefaults } from "../../runtime/fields/defaults.js";
import { createFieldManager, type FieldManager } from "../../runtime/fields/field-manager.js";
import type { Table } from "./table.js";

const NOW = "2022-05-03T00:00:00Z";
const LATER = "2022-05-03T00:00:01Z";
const SECONDS = 0.5;

const profile = vendorProfiles["orch"]!;
const definitions = definitionFactories.map((make) => make(profile));
const definitionOf = (kind: string): ResourceDefinition => definitions.find((found) => found.kind === kind)!;

interface Subject {
  readonly manager: FieldManager;
  readonly definition: ResourceDefinition;
  readonly live: ApiObject;
  readonly applied: ApiObject;
}

/** An object that `applier` applied and `updater` changed. */
function subject(kind: string, applied: JsonObject, change: (object: JsonObject) => void): Subject {
  const definition = definitionOf(kind);
  const manager = createFieldManager(definition, () => undefined, profile);
  const body = {
    apiVersion: apiVersionOf(definition),
    kind,
    metadata: { name: "x", namespace: "default", uid: "u" },
    ...applied,
  } as ApiObject;
  const first = manager.apply({ live: undefined, applied: body, manager: "applier", force: false, subresource: "", now: NOW });
  applyDefaults(first as JsonObject, definition.schema);
  const object = deepCopy(first as JsonObject);
  change(object);
  const live = manager.update({ live: first, object: object as ApiObject, manager: "updater", subresource: "", now: NOW });
  return { manager, definition, live: JSON.parse(JSON.stringify(live)) as ApiObject, applied: body };
}

/** Copies of the live object, so that nothing is cached by identity. */
const COPIES = 64;

function measure(
  table: Table,
  name: string,
  { live }: Subject,
  work: (live: ApiObject, object: ApiObject) => unknown,
  change?: (object: JsonObject) => void,
): void {
  const text = JSON.stringify(live);
  const fresh = (): ApiObject => JSON.parse(text) as ApiObject;
  let micros = 0;
  let runs = 0;
  const total = { warm: SECONDS / 2, timed: SECONDS };
  for (const phase of ["warm", "timed"] as const) {
    const end = performance.now() + total[phase] * 1000;
    micros = 0;
    runs = 0;
    while (performance.now() < end) {
      const lives = Array.from({ length: COPIES }, fresh);
      const objects = Array.from({ length: COPIES }, () => {
        const object = fresh();
        change?.(object as JsonObject);
        return object;
      });
      const begin = process.cpuUsage();
      for (let i = 0; i < COPIES; i++) work(lives[i]!, objects[i]!);
      const spent = process.cpuUsage(begin);
      micros += spent.user + spent.system;
      runs += COPIES;
    }
  }
  table.add({ work: `ownership: ${name}, ${text.length.toLocaleString("en")} bytes`, figure: `${(micros / runs).toFixed(1)} µs of CPU` });
}

function rows(table: Table, title: string, s: Subject, field: (object: JsonObject, value: string) => void): void {
  const { manager } = s;
  const update = (live: ApiObject, object: ApiObject) => manager.update({ live, object, manager: "updater", subresource: "", now: LATER });
  const apply =
    (applied: ApiObject, who = "applier") =>
    (live: ApiObject) =>
      manager.apply({ live, applied, manager: who, force: true, subresource: "", now: LATER });
  const changed = deepCopy(s.applied as JsonObject) as ApiObject;
  field(changed as JsonObject, "changed");
  measure(table, `${title}: update, nothing changed`, s, update);
  measure(table, `${title}: update, one field of its own`, s, update, (object) => field(object, "mine"));
  measure(
    table,
    `${title}: update of another's field, managedFields sent`,
    s,
    (live, object) => manager.update({ live, object, manager: "thief", subresource: "", now: LATER }),
    (object) => field(object, "stolen"),
  );
  measure(table, `${title}: apply, unchanged`, s, apply(s.applied));
  measure(table, `${title}: apply, one value changed`, s, apply(changed));
  measure(table, `${title}: apply, a second applier`, s, apply(s.applied, "other"));
  const { apiVersion, kind, metadata } = s.applied;
  measure(table, `${title}: apply, all dropped`, s, apply({ apiVersion, kind, metadata }));
  measure(table, `${title}: apply, new object`, s, () =>
    manager.apply({ live: undefined, applied: s.applied, manager: "applier", force: false, subresource: "", now: LATER }),
  );
}

/** What ownership tracking adds to a write, for objects small and large. */
export function measureOwnership(table: Table): void {
  const data = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`key-${String(i).padStart(2, "0")}`, `value of key ${i}`]));
  const setData = (object: JsonObject, value: string): void => {
    (object["data"] as JsonObject)["key-10"] = value;
  };
  rows(
    table,
    "ConfigMap of 20 keys",
    subject("ConfigMap", { data }, (object) => Object.assign(object["data"]!, { extra: "x" })),
    setData,
  );

  if (definitionOf("Pod") !== undefined) {
    const container = (i: number, ports: number): JsonObject => ({
      name: `c${i}`,
      image: "registry.example.com/app:1.2.3",
      env: [
        { name: "A", value: "1" },
        { name: "B", value: "2" },
      ],
      ports: Array.from({ length: ports }, (_, p) => ({ containerPort: 1000 + p, name: `p${p}` })),
      resources: { limits: { cpu: "1", memory: "1Gi" } },
    });
    const setImage = (object: JsonObject, value: string): void => {
      ((object["spec"] as JsonObject)["containers"] as JsonObject[])[0]!["image"] = value;
    };
    const grow = (object: JsonObject): void => {
      Object.assign(object["metadata"]!, { labels: { updated: "yes" } });
    };
    rows(table, "Pod", subject("Pod", { spec: { containers: [container(0, 2)] } }, grow), setImage);
    rows(table, "Pod of 1,000 ports", subject("Pod", { spec: { containers: [container(0, 1000)] } }, grow), setImage);
  }
}
