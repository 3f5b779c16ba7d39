import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { NodeGraph, type Reference, type VolumeFacts } from "../../../../runtime/authz/node/node-graph.js";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";

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
        for (const node of NODES) for (const what of OBJECTS) assert.equal(graph.reaches(node, what), model.reaches(node, what));
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
