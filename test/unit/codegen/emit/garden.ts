/** A small group that the repository does not have, for tests of the emitters. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emit } from "../../../../codegen/emit/emit.js";
import { emitterContext } from "../../../../codegen/emit/emitter-context.js";
import { loadModel } from "../../../../codegen/model/load-model.js";

export const PLANT = `
kind: Plant
scope: Namespaced
names: { shortNames: [pl] }
description: Something that grows.
lifecycle: { introduced: "1.24" }
selectableFields: [{ jsonPath: .spec.bed }]
additionalPrinterColumns:
  - { name: Bed, jsonPath: .spec.bed, description: Where it stands. }
  - { name: Leaves, type: integer, jsonPath: .spec.leaves, print: count, description: How many leaves it has. }
schema:
  x-orch-always-written: [spec]
  properties:
    spec: { x-orch-proto: 2, $ref: PlantSpec, description: What is wanted. }
types:
  PlantSpec:
    description: What a plant is to be.
    required: [bed]
    properties:
      bed: { x-orch-proto: 1, type: string, minLength: 1, format: dns1123Label, description: Name of the bed. }
      height: { x-orch-proto: 3, type: integer, format: int64, x-orch-large: true, x-orch-optional: true, minimum: 0, default: 5, description: In millimetres. }
      color: { x-orch-proto: 2, type: string, enum: [green, red], description: Color of the leaves. }
      leaves:
        x-orch-proto: 4
        type: array
        items: { $ref: Leaf }
        x-orch-list-type: map
        x-orch-list-map-keys: [side]
        description: Its leaves.
      water: { x-orch-proto: 5, type: object, additionalProperties: { type: string, format: quantity }, description: Water by season. }
  Leaf:
    description: A leaf, which may bear further ones.
    x-orch-always-written: [side]
    properties:
      side: { x-orch-proto: 1, type: string, description: Where it grows. }
      leaves: { x-orch-proto: 2, type: array, items: { $ref: Leaf }, description: Smaller ones. }
`;

/** All output by path, of the shipped definitions and the garden group with the given definition of Plant. */
export function emitGarden(plant = PLANT, runtime = "../runtime"): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "garden-"));
  try {
    mkdirSync(join(folder, "garden/v1"), { recursive: true });
    writeFileSync(join(folder, "garden/group.yaml"), `name: garden.\${groupDomain}\nversions: [v1]\ndescription: Plants.\n`);
    writeFileSync(join(folder, "garden/v1/plant.yaml"), plant);
    return emitted([folder], runtime);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All output by path, of the shipped definitions and those in further folders. */
export function emitted(folders: readonly string[], runtime = "../runtime"): ReadonlyMap<string, string> {
  const { model, problems } = loadModel("api-definitions", folders);
  if (model === undefined) throw new Error(JSON.stringify(problems, undefined, 2));
  const files = emit(emitterContext({ model, runtime, definitions: "api-definitions" }));
  return new Map(files.map((file) => [file.path, file.content]));
}
