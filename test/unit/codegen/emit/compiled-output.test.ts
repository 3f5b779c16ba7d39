/** What the generator emits compiles and runs. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { printerOf } from "../../../../runtime/codec/tables/table.js";
import type { ResourceDefinition } from "../../../../runtime/definition/resource-definition.js";
import { emitGarden } from "./garden.js";

type Generated = typeof import("../../../../generated/index.js");

const TSCONFIG = {
  extends: resolve("tsconfig.json"),
  compilerOptions: { rootDir: ".", outDir: "dist", tsBuildInfoFile: "dist/.tsbuildinfo", preserveSymlinks: true },
  include: ["generated"],
};

describe("emitted code, compiled", () => {
  let project: string;
  let generated: Generated;
  let plant: ResourceDefinition;

  before(async () => {
    project = mkdtempSync(join(tmpdir(), "garden-project-"));
    for (const [path, content] of emitGarden()) {
      mkdirSync(dirname(join(project, "generated", path)), { recursive: true });
      writeFileSync(join(project, "generated", path), content);
    }
    for (const name of ["runtime", "node_modules", "package.json"]) symlinkSync(resolve(name), join(project, name));
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify(TSCONFIG));
    const compiled = spawnSync(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", project], { encoding: "utf8" });
    assert.equal(compiled.status, 0, compiled.stdout);
    generated = (await import(pathToFileURL(join(project, "dist/generated/index.js")).href)) as Generated;
    const profile = generated.vendorProfiles["orch"];
    assert(profile !== undefined);
    const found = generated.definitionFactories.map((factory) => factory(profile)).find(({ kind }) => kind === "Plant");
    assert(found !== undefined);
    plant = found;
  });
  after(() => rmSync(project, { recursive: true, force: true }));

  it("the definition has the names of the profile", () => {
    assert.equal(plant.group, "garden.orch.io");
    assert.equal(plant.resource, "plants");
  });

  it("the recursive schema leads to itself, always the same object", () => {
    const leaves = plant.schema.fields["spec"]?.schema;
    assert(leaves?.kind === "struct");
    const list = leaves.fields["leaves"]?.schema;
    assert(list?.kind === "list" && list.item.kind === "struct");
    const below = list.item.fields["leaves"];
    assert(below?.schema.kind === "list");
    assert.equal(below.schema.item, list.item);
    assert.equal(below.schema, below.schema);
  });

  const rows: readonly [name: string, spec: object, errors: string[]][] = [
    ["nothing wrong", { bed: "b", height: 0, color: "red" }, []],
    ["a required text that is empty", { bed: "" }, ["required /spec bed"]],
    ["a required text that is missing", {}, ["required /spec bed"]],
    [
      "several mistakes at once",
      { bed: "No", height: -1, color: "blue" },
      ["format /spec/bed", "minimum /spec/height", "enum /spec/color"],
    ],
    ["a number too large for a double", { bed: "b", height: -9007199254740993n }, ["minimum /spec/height"]],
    ["a required text beyond its length", { bed: "a".repeat(64) }, ["format /spec/bed"]],
    ["an optional enumeration that is empty", { bed: "b", color: "" }, []],
  ];
  for (const [name, spec, expected] of rows) {
    it(`validation: ${name}`, () => {
      assert.equal(plant.validate({ spec }), expected.length === 0);
      const errors = (plant.validate.errors ?? []).map(({ keyword, instancePath, params }) =>
        [keyword, instancePath, params["missingProperty"]].filter((part) => part !== undefined).join(" "),
      );
      assert.deepEqual(errors, expected);
    });
  }

  it("protobuf goes there and back", () => {
    const object = {
      metadata: { name: "p", creationTimestamp: null },
      spec: { bed: "b", height: 9007199254740993n, color: "red", leaves: [{ side: "n", leaves: [{ side: "s" }] }], water: { may: "3" } },
    };
    assert.deepEqual(plant.protobuf?.decode(plant.protobuf.encode(object)), object);
  });

  it("printers fill their columns", () => {
    const object = { apiVersion: "", kind: "", metadata: { name: "p" }, spec: { bed: "b", leaves: [{ side: "n" }] } };
    assert.deepEqual(printerOf(plant).cells(object, 0), ["p", "b", 1]);
  });

  it("OpenAPI documents are found beside the source", () => {
    const read = generated.openApiTemplates.v3[`apis/garden.\${groupDomain}/v1`];
    assert(read?.().includes("plants"));
  });
});
