/** Feature gates: what `feature-gates.yaml` declares, held against what definitions name. */
import type { FeatureGate, FeatureGates } from "../../runtime/definition/feature-gate.js";
import { asBoolean, asMapping, asText } from "../../runtime/schema/declared/mapping.js";
import type { NodePath } from "../../runtime/schema/declared/place.js";
import { didYouMean } from "../../runtime/schema/declared/suggest.js";
import type { DefinitionFile, FeatureGatesFile } from "../read/read-definitions.js";
import type { ProblemList } from "./problem-list.js";

/** Every declared gate, sorted by name. Gates that no file declares, and those that no definition names, are reported. */
export function buildFeatureGates(
  files: readonly FeatureGatesFile[],
  definitions: readonly DefinitionFile[],
  problems: ProblemList,
): FeatureGates {
  const gates = new Map(
    files.flatMap(({ data }) => Object.entries(data).map(([name, value]) => [name, gateOf(asMapping(value))] as const)),
  );
  const named = new Set<string>();
  for (const { file } of definitions) {
    for (const { path, gate } of gatesIn(file.value, [])) {
      named.add(gate);
      if (gates.has(gate)) continue;
      const near = didYouMean(gate, [...gates.keys()]) ?? `give ${gate}: { stage: ALPHA }`;
      problems.atValue({ file, path }, [], `feature-gates.yaml declares no gate "${gate}"`, near);
    }
  }
  for (const { file, data } of files) {
    for (const name of Object.keys(data)) {
      if (!named.has(name)) problems.atKey({ file, path: [name] }, [], `no definition names the gate "${name}"`, "remove it");
    }
  }
  return Object.fromEntries([...gates].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function gateOf(value: Readonly<Record<string, unknown>>): FeatureGate {
  const byDefault = asBoolean(value["default"]);
  return { stage: (asText(value["stage"]) ?? "ALPHA") as FeatureGate["stage"], ...(byDefault === undefined ? {} : { default: byDefault }) };
}

function* gatesIn(value: unknown, path: NodePath): Generator<{ path: NodePath; gate: string }> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const isGate = key === "x-orch-feature-gate" || (key === "featureGate" && path.length === 0);
    if (isGate && typeof member === "string") yield { path: at, gate: member };
    else yield* gatesIn(member, at);
  }
}
