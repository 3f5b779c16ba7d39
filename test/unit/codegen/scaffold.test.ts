/** Definitions of new kinds, written by the command. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { loadModel } from "../../../codegen/model/load-model.js";

describe("node dist/codegen/scaffold.js", () => {
  let project: string;
  let definitions: string;
  before(() => {
    project = mkdtempSync(join(tmpdir(), "scaffold-"));
    definitions = join(project, "api-definitions");
    cpSync("api-definitions", definitions, { recursive: true });
  });
  after(() => rmSync(project, { recursive: true }));

  const scaffold = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/codegen/scaffold.js", "--definitions", definitions, ...args], {
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };

  it("a kind of a new group, of a known one and in a further version generate as they are written", () => {
    assert.deepEqual(scaffold("workshop/v1.PowerTool"), {
      status: 0,
      stdout: "wrote api-definitions/workshop/group.yaml\nwrote api-definitions/workshop/v1/power-tool.yaml\n",
      stderr: "",
    });
    assert.equal(scaffold("workshop/v1.Bench").stdout, "wrote api-definitions/workshop/v1/bench.yaml\n");
    assert.equal(scaffold("workshop/v1beta1.Saw").status, 0);
    assert.match(readFileSync(join(definitions, "workshop/group.yaml"), "utf8"), /^versions: \[v1, v1beta1\]$/m);
    const { model, problems } = loadModel(definitions);
    assert.deepEqual(problems ?? [], []);
    const made = model?.resources.filter(({ folder }) => folder === "workshop").map(({ version, resource }) => `${version}/${resource}`);
    assert.deepEqual(made?.sort(), ["v1/benches", "v1/powertools", "v1beta1/saws"]);
  });

  it("what is there is left alone", () => {
    const { status, stderr } = scaffold("core/v1.ConfigMap");
    assert.deepEqual([status, stderr], [1, "api-definitions/core/v1/config-map.yaml is there already\n"]);
  });

  for (const text of ["", "Gadget", "example/Gadget", "example/v1.gadget", "../v1.Gadget", "example/v1.Gad/get"])
    it(`"${text}" names no kind`, () => {
      const { status, stderr } = scaffold(text);
      assert.equal(status, 1);
      assert.match(stderr, /names no kind: give the group's folder, version and kind, as in example\/v1\.Gadget/);
    });
});
