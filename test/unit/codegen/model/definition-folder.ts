/** A folder of definitions for one test: the shipped schemas and the given files. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type LoadResult, loadModel } from "../../../../codegen/model/load-model.js";

const SHIPPED = fileURLToPath(new URL("../../../../../api-definitions/", import.meta.url));

const BASE: Readonly<Record<string, string>> = {
  "vendor-profiles/one.yaml": [
    "name: one",
    "groupDomain: one.example",
    "labelDomain: one.example",
    "protobufMediaType: application/x",
    "protobufPrefix: [1, 2, 3, 4]",
    "protobufPackage: one",
    "extensionPrefix: x-one",
    "openApiPackage: one",
    "systemNamespace: one-system",
    "publicNamespace: one-public",
    "nodeLeaseNamespace: one-lease",
    "namespaceFinalizer: one",
    "namespaceNameLabel: one/name",
    "lastAppliedAnnotation: one/applied",
    "initialEventsEndAnnotation: one/end",
    "names: { machineryPackage: one, machineryOpenApiPackage: one }",
  ].join("\n"),
  "meta/group.yaml": `name: meta.\${groupDomain}\nversions: [v1]`,
  "meta/v1/object-meta.yaml": [
    "types:",
    "  ObjectMeta: { description: Metadata., properties: { name: { x-orch-proto: 1, type: string, description: Name. } } }",
    "  ListMeta: { description: Metadata., properties: { continue: { x-orch-proto: 3, type: string, description: Token. } } }",
  ].join("\n"),
};

/** The group of most tests, with the versions that `files` has. */
function gardenGroup(files: Readonly<Record<string, string>>): Record<string, string> {
  const names = Object.keys(files);
  const versions = ["v1", "v1beta1", "v1alpha1"].filter((version) => names.some((name) => name.startsWith(`garden/${version}/`)));
  return versions.length === 0 ? {} : { "garden/group.yaml": `name: garden.\${groupDomain}\nversions: [${versions.join(", ")}]` };
}

/** Loads `files`, by path below the folder of definitions, on top of a minimal profile and the metadata types. */
export function loadFiles(files: Readonly<Record<string, string>>): LoadResult {
  const base = mkdtempSync(join(tmpdir(), "definitions-"));
  const root = join(base, "api-definitions");
  try {
    mkdirSync(root);
    for (const name of readdirSync(SHIPPED)) if (name.endsWith(".schema.json")) copyFileSync(join(SHIPPED, name), join(root, name));
    for (const [name, text] of Object.entries({ ...BASE, ...gardenGroup(files), ...files })) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return loadModel(root);
  } finally {
    rmSync(base, { recursive: true });
  }
}

/** Problems as `path:line:column message (suggestion)`. */
export function problemsOf(result: LoadResult): string[] {
  return (result.problems ?? []).map(
    ({ file, line, column, message, suggestion }) =>
      `${file.replace("api-definitions/", "")}:${line}:${column} ${message}${suggestion === undefined ? "" : ` (${suggestion})`}`,
  );
}
