import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";
import type { Taint } from "../../../../runtime/controllers/node-lifecycle/node-model.js";
import { NodeTaints } from "../../../../runtime/controllers/node-lifecycle/node-taints.js";
import { toleratedFor } from "../../../../runtime/controllers/node-lifecycle/tolerations.js";
import type { ApiObject } from "../../../../runtime/definition/object-meta.js";

const NOW = "2022-05-03T00:00:00Z";
const EARLIER = "2022-05-02T00:00:00Z";

const node = (conditions: Record<string, string>, taints: Taint[] = [], unschedulable = false): ApiObject =>
  ({
    metadata: { name: "n" },
    spec: { taints, unschedulable },
    status: { conditions: Object.entries(conditions).map(([type, status]) => ({ type, status })) },
  }) as unknown as ApiObject;

const keeping = (name: string): Taint => ({ key: `d/${name}`, effect: "NoSchedule" });
const driving = (name: string, timeAdded = NOW): Taint => ({ key: `d/${name}`, effect: "NoExecute", timeAdded });
const foreign: Taint = { key: "other/x", effect: "NoExecute" };
const outOfService = { key: "d/out-of-service", effect: "NoExecute" };

describe("NODE-01, NODE-02, NODE-03, NODE-04 taints of a node", () => {
  const rows: [title: string, object: ApiObject, wanted: Taint[] | undefined][] = [
    ["a ready node has none", node({ Ready: "True" }), undefined],
    ["one that is not ready", node({ Ready: "False" }), [keeping("not-ready"), driving("not-ready")]],
    ["one of which nothing is known", node({ Ready: "Unknown" }), [keeping("unreachable"), driving("unreachable")]],
    ["those of before go", node({ Ready: "True" }, [keeping("not-ready"), driving("unreachable"), foreign]), [foreign]],
    [
      "one sort makes way for the other",
      node({ Ready: "Unknown" }, [driving("not-ready"), foreign, keeping("not-ready")]),
      [foreign, keeping("unreachable"), driving("unreachable")],
    ],
    ["what is there keeps its time", node({ Ready: "False" }, [keeping("not-ready"), driving("not-ready", EARLIER)]), undefined],
    [
      "pressure keeps away",
      node({ Ready: "True", MemoryPressure: "True", DiskPressure: "True", PIDPressure: "True", NetworkUnavailable: "True" }),
      ["memory-pressure", "disk-pressure", "pid-pressure", "network-unavailable"].map(keeping),
    ],
    ["no pressure and unknown pressure do not", node({ MemoryPressure: "False", DiskPressure: "Unknown" }), undefined],
    ["nor what nobody knows", node({ Ready: "True", constructor: "True", Other: "True" }), undefined],
    ["a cordoned node", node({ Ready: "True" }, [], true), [keeping("unschedulable")]],
    ["one that is no longer", node({ Ready: "True" }, [keeping("unschedulable")]), []],
    ["a new node keeps what it was made with", node({}, [keeping("not-ready")]), undefined],
    [
      "what others set stays",
      node({ Ready: "True" }, [outOfService, foreign, { key: "d/memory-pressure", effect: "NoExecute" }]),
      undefined,
    ],
  ];
  for (const [title, object, wanted] of rows) {
    test(title, () => {
      const taints = new NodeTaints("d", () => NOW);
      assert.deepEqual(taints.corrected(object), wanted);
      if (wanted !== undefined) {
        const corrected = { ...object, spec: { ...(object["spec"] as object), taints: wanted } } as unknown as ApiObject;
        assert.equal(taints.corrected(corrected), undefined, "and then it has them");
      }
    });
  }

  test("conditions of one type ask for one taint, since a node may have no two of the same", () => {
    const conditions = ["MemoryPressure", "Ready", "MemoryPressure", "Ready"].map((type) => ({
      type,
      status: type === "Ready" ? "False" : "True",
    }));
    const object = { metadata: { name: "n" }, status: { conditions } } as unknown as ApiObject;
    const wanted = [keeping("memory-pressure"), keeping("not-ready"), driving("not-ready")];
    assert.deepEqual(new NodeTaints("d", () => NOW).corrected(object), wanted);
  });

  /** How often keys of taints are read of a node with as many conditions. */
  const readsOfKeys = (size: number): number => {
    let reads = 0;
    const taints = Array.from({ length: size }, (_, index) => ({
      effect: "NoSchedule",
      get key() {
        reads++;
        return `d/x${index}`;
      },
    }));
    const conditions = Array.from({ length: size }, () => ({ type: "MemoryPressure", status: "True" }));
    const object = { metadata: { name: "n" }, spec: { taints }, status: { conditions } } as unknown as ApiObject;
    assert.equal(new NodeTaints("d", () => NOW).corrected(object)?.length, size + 1);
    return reads;
  };

  test("many conditions and many taints are each looked at a few times", () => {
    assert.ok(readsOfKeys(1000) <= 10 * 1000, `${readsOfKeys(1000)} times`);
  });
});

describe("NODE-06 how long taints are tolerated", () => {
  const taint = (key: string, value?: string): Taint => ({ key, effect: "NoExecute", ...(value === undefined ? {} : { value }) });
  const forever = Number.POSITIVE_INFINITY;
  const rows: [title: string, taints: Taint[], tolerations: object[], milliseconds: number][] = [
    ["not at all", [taint("a")], [], 0],
    ["another key", [taint("a")], [{ key: "b", operator: "Exists" }], 0],
    ["another effect", [taint("a")], [{ key: "a", operator: "Exists", effect: "NoSchedule" }], 0],
    ["another value", [taint("a", "x")], [{ key: "a", value: "y" }], 0],
    ["the value", [taint("a", "x")], [{ key: "a", value: "x" }], forever],
    ["no value, said by Equal", [taint("a")], [{ key: "a", operator: "Equal" }], forever],
    ["everything", [taint("a"), taint("b", "x")], [{ operator: "Exists" }], forever],
    ["one of two", [taint("a"), taint("b")], [{ key: "a", operator: "Exists" }], 0],
    ["for a while", [taint("a")], [{ key: "a", operator: "Exists", tolerationSeconds: 3 }], 3_000],
    ["for less than nothing", [taint("a")], [{ key: "a", operator: "Exists", tolerationSeconds: -3 }], 0],
    ["for the longest time", [taint("a")], [{ key: "a", operator: "Exists", tolerationSeconds: 2n ** 63n - 1n }], 2 ** 63 * 1000],
    ["for the least time", [taint("a")], [{ key: "a", operator: "Exists", tolerationSeconds: -(2n ** 63n) }], 0],
    [
      "the shorter time",
      [taint("a"), taint("b")],
      [
        { key: "a", operator: "Exists", tolerationSeconds: 9 },
        { key: "b", operator: "Exists", tolerationSeconds: 2 },
      ],
      2_000,
    ],
    [
      "as the first says that speaks of it",
      [taint("a")],
      [
        { key: "a", operator: "Exists" },
        { key: "a", operator: "Exists", tolerationSeconds: 2 },
      ],
      forever,
    ],
    [
      "as the first says of those that speak of more",
      [taint("a", "x")],
      [
        { operator: "Exists", effect: "NoExecute", tolerationSeconds: 5 },
        { key: "a", value: "x", tolerationSeconds: 2 },
      ],
      5_000,
    ],
    ["any key of a value", [taint("a", "x")], [{ value: "x" }], forever],
    ["by no operator that there is", [taint("a")], [{ key: "a", operator: "In" }], 0],
    ["no taint", [], [], forever],
  ];
  for (const [title, taints, tolerations, milliseconds] of rows) {
    test(title, () => assert.equal(atOnce(toleratedFor(taints, tolerations)), milliseconds));
  }
});
