import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { NodeGraph, type Reference, type VolumeFacts } from "../../../../runtime/authz/node/node-graph.js";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";
import { leastShare } from "../../../support/yardstick.js";

const OBJECTS: readonly Reference[] = [
  { kind: "secret", namespace: "a", name: "s" },
  { kind: "secret", namespace: "b", name: "s" },
  { kind: "claim", namespace: "a", name: "c" },
  { kind: "claim", namespace: "a", name: "d" },
  { kind: "volume", namespace: "", name: "v" },
];
const NODES = ["n1", "n2"];

type Step =
  | { readonly do: "link"; readonly key: string; readonly node: string; readonly to: Reference[] }
  | { readonly do: "unlink" | "unbind"; readonly key: string }
  | { readonly do: "bind"; readonly key: string; readonly facts: VolumeFacts };

/** Says the same in the plainest way: everything is looked through at every question. */
class Model {
  readonly links = new Map<string, { node: string; to: readonly Reference[] }>();
  readonly bindings = new Map<string, VolumeFacts>();

  take(step: Step): void {
    if (step.do === "link") this.links.set(step.key, step);
    else if (step.do === "bind") this.bindings.set(step.key, step.facts);
    else (step.do === "unlink" ? this.links : this.bindings).delete(step.key);
  }

  reaches(node: string, what: Reference): boolean {
    const linked = [...this.links.values()].some((link) => link.node === node && link.to.includes(what));
    return (
      linked ||
      [...this.bindings.values()].some(({ claim, brings }) => claim !== undefined && brings.includes(what) && this.reaches(node, claim))
    );
  }
}

test("AUTHZ-14 whatever came and went, a node reaches what the facts that are left lead it to, and nothing is held when none is left", () => {
  const some = fc.uniqueArray(fc.constantFrom(...OBJECTS), { maxLength: 4 });
  const brought = fc.uniqueArray(fc.constantFrom(...OBJECTS.filter(({ kind }) => kind !== "claim")), { maxLength: 2 });
  const claim = fc.option(fc.constantFrom(...OBJECTS.filter(({ kind }) => kind === "claim")), { nil: undefined });
  const key = fc.constantFrom("k1", "k2", "k3");
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constant("link" as const), key, node: fc.constantFrom(...NODES), to: some }),
    fc.record({ do: fc.constantFrom("unlink" as const, "unbind" as const), key }),
    fc.record({ do: fc.constant("bind" as const), key, facts: fc.record({ claim, brings: brought }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const graph = new NodeGraph();
      const model = new Model();
      for (const each of steps) {
        model.take(each);
        if (each.do === "link") atOnce(graph.link(each.key, each.node, each.to));
        else if (each.do === "bind") graph.bind(each.key, each.facts);
        else if (each.do === "unbind") graph.unbind(each.key);
        else atOnce(graph.unlink(each.key));
        for (const node of NODES) for (const what of OBJECTS) assert.equal(atOnce(graph.reaches(node, what)), model.reaches(node, what));
      }
      for (const left of ["k1", "k2", "k3"]) {
        graph.unbind(left);
        atOnce(graph.unlink(left));
      }
      assert.equal(graph.size, 0);
    }),
    { numRuns: 1_000 },
  );
});

const MANY = 20_000;
/** Of the yardstick: what takes that long looks at few things, however many there are. */
const FEW = 0.1;

const claimOf = (name: string): Reference => ({ kind: "claim", namespace: "a", name });
const secretOf = (name: string): Reference => ({ kind: "secret", namespace: "a", name });
const volumeOf = (name: string): Reference => ({ kind: "volume", namespace: "", name });

test("AUTHZ-14 a volume is bound to a claim that pods of thousands of nodes name, and let go, at once", () => {
  const graph = new NodeGraph();
  for (let i = 0; i < MANY; i++) atOnce(graph.link(`/pod-${i}`, `node-${i}`, [claimOf("c")]));
  const secrets = ["s", "t"].map(secretOf);
  const facts = { claim: claimOf("c"), brings: [volumeOf("v"), ...secrets] };
  const share = leastShare(FEW, () => {
    graph.bind("/v", facts);
    for (const what of facts.brings) for (const node of ["node-0", `node-${MANY - 1}`]) assert.ok(atOnce(graph.reaches(node, what)));
    graph.unbind("/v");
    for (const what of facts.brings) assert.ok(!atOnce(graph.reaches("node-0", what)));
  });
  assert.ok(share < FEW, `${share} of the yardstick`);
});

test("AUTHZ-14 a pod comes and goes at once that names a claim of thousands of volumes", () => {
  const graph = new NodeGraph();
  for (let i = 0; i < MANY; i++) graph.bind(`/v-${i}`, { claim: claimOf("c"), brings: [volumeOf(`v-${i}`), secretOf(`s-${i}`)] });
  const share = leastShare(FEW, () => {
    atOnce(graph.link("/pod", "n", [claimOf("c")]));
    for (const what of [volumeOf("v-0"), secretOf(`s-${MANY - 1}`)]) assert.ok(atOnce(graph.reaches("n", what)));
    atOnce(graph.unlink("/pod"));
    for (const what of [volumeOf("v-0"), secretOf(`s-${MANY - 1}`)]) assert.ok(!atOnce(graph.reaches("n", what)));
  });
  assert.ok(share < FEW, `${share} of the yardstick`);
});

/** Volumes of thousands of claims share one secret. */
function withSharedSecret(): NodeGraph {
  const graph = new NodeGraph();
  for (let i = 0; i < MANY; i++) graph.bind(`/v-${i}`, { claim: claimOf(`c-${i}`), brings: [volumeOf(`v-${i}`), secretOf("shared")] });
  return graph;
}

test("AUTHZ-14 of the claims of a node and those that bring what it asks for, the fewer are looked through", () => {
  const graph = withSharedSecret();
  atOnce(graph.link("/few", "with-few", [claimOf("of-no-volume")]));
  const claims = Array.from({ length: MANY }, (_, index) => claimOf(`many-${index}`));
  atOnce(graph.link("/many", "with-many", claims));
  graph.bind("/single", { claim: claimOf("of-no-pod"), brings: [secretOf("single")] });
  const share = leastShare(FEW, () => {
    for (let i = 0; i < 10; i++) {
      assert.ok(!atOnce(graph.reaches("with-few", secretOf("shared"))));
      assert.ok(!atOnce(graph.reaches("with-many", secretOf("single"))));
    }
  });
  assert.ok(share < FEW, `${share} of the yardstick`);
});

test("AUTHZ-14 where both are many they are looked through in steps, and what goes meanwhile is reached no more", () => {
  const graph = withSharedSecret();
  const claims = Array.from({ length: MANY - 1 }, (_, index) => claimOf(`other-${index}`));
  atOnce(graph.link("/pod", "n", [...claims, claimOf(`c-${MANY - 1}`)]));
  for (const goes of [undefined, () => atOnce(graph.unlink("/pod")), () => graph.unbind(`/v-${MANY - 1}`)]) {
    atOnce(graph.link("/pod", "n", [...claims, claimOf(`c-${MANY - 1}`)]));
    const question = graph.reaches("n", secretOf("shared"));
    for (let step = 0; step < 10; step++) assert.equal(question.next().done, false, "it can be left and gone on with");
    goes?.();
    assert.equal(atOnce(question), goes === undefined);
  }
});
