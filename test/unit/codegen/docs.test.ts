/** The reference pages as a command makes them. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { anchor } from "../../../codegen/docs/markdown.js";

describe("reference pages", () => {
  let out: string;
  before(() => {
    out = mkdtempSync(join(tmpdir(), "reference-"));
    const { status, stderr } = spawnSync(process.execPath, ["dist/codegen/docs/main.js", "--out", out, "--profile", "kubernetes"], {
      encoding: "utf8",
    });
    assert.equal(status, 0, stderr);
  });
  after(() => rmSync(out, { recursive: true }));

  const page = (path: string): string => readFileSync(join(out, path), "utf8");
  const headings = (path: string): string[] => [...page(path).matchAll(/^#+ (.*)$/gm)].map(([, text]) => anchor(text ?? ""));

  test("every definition has one, and the first leads to all", () => {
    const definitions = globSync("**/*.yaml", { cwd: "api-definitions" }).filter(
      (path) => !/group\.yaml|feature-gates|vendor-profiles/.test(path),
    );
    const missing = definitions.filter((path) => !existsSync(join(out, path.replace(".yaml", ".md"))));
    assert.deepEqual(missing, []);
    const index = page("README.md");
    assert.deepEqual(
      definitions.filter((path) => !index.includes(`(${path.replace(".yaml", ".md")})`)),
      [],
    );
  });

  test("every link leads to a heading that is there", () => {
    const broken = globSync("**/*.md", { cwd: out }).flatMap((path) =>
      [
        ...page(path)
          .replace(/```.*?```|`` .*? ``|`[^`]*`/gs, "")
          .matchAll(/\]\(([^)#]*)(#[^)]*)?\)/g),
      ].flatMap(([link, file, at]) => {
        const target = file === "" ? path : join(dirname(path), file ?? "");
        const leads = existsSync(join(out, target)) && (at === undefined || headings(target).includes(at.slice(1)));
        return leads ? [] : [`${path}: ${link}`];
      }),
    );
    assert.deepEqual(broken, []);
  });

  test("a page says what is true of the kind and its fields, under the names of the profile", () => {
    const deployment = page("apps/v1/deployment.md");
    for (const text of [
      "| path | `/apis/apps/v1/namespaces/{namespace}/deployments` |",
      "| `scale` | get, update, patch | a Scale over `spec.replicas`, `status.replicas`, `spec.selector` |",
      "| `selector` | [LabelSelector](../../meta/v1/label-selector.md#labelselector) |",
      "Default: `10`.",
      "- Rule: `!has(self.progressDeadlineSeconds) || self.progressDeadlineSeconds > self.minReadySeconds`",
      "kind: Deployment\nmetadata:\n  name: example\nspec:",
      "    - deployments/scale\n",
    ]) {
      assert(deployment.includes(text), text);
    }
    assert.match(page("core/v1/container.md"), /Format: `dns1123Label`\./);
    assert.match(page("core/v1/volume.md"), /^- One of `hostPath`, .*volume type/m);
    assert.match(page("rbac/v1/role-binding.md"), /apiGroup: rbac\.authorization\.k8s\.io/);
  });
});
