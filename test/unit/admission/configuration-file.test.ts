import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { vendorProfiles } from "../../../generated/index.js";
import { readAdmissionConfiguration, requireKind } from "../../../runtime/admission/configuration-file.js";

const HEAD = "apiVersion: apiserver.config.orch.io/v1\nkind: AdmissionConfiguration\n";

describe("HOOK-27 the file of --admission-control-config-file", () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-admission-"));
  after(() => rmSync(folder, { recursive: true }));
  const profile = vendorProfiles["orch"]!;
  const file = (text: string, name = "admission.yaml"): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const read = (text: string) => readAdmissionConfiguration(file(text), profile);

  test("has configurations inline, or by paths from where it lies", () => {
    file("podLimit: 3\n", "other.yaml");
    const configurationOf = read(
      `${HEAD}plugins:\n- {name: A, configuration: {kind: X, most: 1}, path: gone}\n- {name: B, path: other.yaml}\n- {name: C, path: ${join(folder, "other.yaml")}}\n- {name: D}\n- {name: A, path: second}\n`,
    );
    assert.deepEqual(configurationOf("A"), { kind: "X", most: 1 });
    assert.deepEqual(configurationOf("B"), { podLimit: 3 });
    assert.deepEqual(configurationOf("C"), { podLimit: 3 });
    assert.equal(configurationOf("D"), undefined);
    assert.equal(configurationOf("E"), undefined);
    assert.equal(readAdmissionConfiguration("", profile)("A"), undefined);
    assert.deepEqual(read(JSON.stringify({ apiVersion: "apiserver.orch.io/v1alpha1", kind: "AdmissionConfiguration" }))("A"), undefined);
  });

  test("may be the configuration of two plugins itself, in its old form", () => {
    const configurationOf = read("imagePolicy:\n  allowTTL: 50\n");
    assert.deepEqual(configurationOf("ImagePolicyWebhook"), { imagePolicy: { allowTTL: 50 } });
    assert.equal(configurationOf("ResourceQuota"), undefined);
  });

  const refusals: readonly [string, string, RegExp][] = [
    ["another kind", "apiVersion: v1\nkind: Pod\n", /^failed to read plugin config: no kind "Pod" is registered for version "v1"$/],
    [
      "another version",
      HEAD.replace("/v1", "/v9"),
      /no kind "AdmissionConfiguration" is registered for version "apiserver.config.orch.io\/v9"$/,
    ],
    ["no kind", "apiVersion: v1\n", /Object 'Kind' is missing$/],
    ["no version", "kind: AdmissionConfiguration\n", /Object 'apiVersion' is missing$/],
    ["no object", "- a\n", /unable to read admission control configuration from ".*admission.yaml" \[.* holds no object\]$/],
    ["no YAML", "a: [\n", /unable to read admission control configuration from ".*admission.yaml" \[yaml: /],
    ["no list of plugins", `${HEAD}plugins: {a: b}\n`, /plugins must be a list of objects$/],
  ];
  for (const [what, text, message] of refusals) {
    test(`refuses ${what}`, () => {
      assert.throws(
        () => read(text),
        (error) => error instanceof RangeError && message.test(error.message),
      );
    });
  }

  test("that is missing, or names a missing file, is told with its name", () => {
    const gone = join(folder, "gone.yaml");
    assert.throws(() => readAdmissionConfiguration(gone, profile), {
      message: `failed to read plugin config: unable to read admission control configuration from "${gone}" [open ${gone}: no such file or directory]`,
    });
    const configurationOf = read(`${HEAD}plugins: [{name: A, path: gone.yaml}]\n`);
    assert.throws(() => configurationOf("A"), {
      message: `Couldn't open admission plugin configuration ${gone}: open ${gone}: no such file or directory`,
    });
  });

  test("names the kinds that a plugin takes", () => {
    const kinds = new Map([["K", ["g/v1"]]]);
    assert.doesNotThrow(() => requireKind({ kind: "K", apiVersion: "g/v1" }, kinds));
    assert.throws(
      () => requireKind({ kind: "L", apiVersion: "g/v1" }, kinds),
      /^RangeError: no kind "L" is registered for version "g\/v1"$/,
    );
  });
});
