/** Mistakes in how definitions are laid out: folders, files, groups, versions, and names that clash. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadFiles, problemsOf } from "./definition-folder.js";

const kind = (name: string, more = ""): string =>
  [
    `kind: ${name}`,
    "scope: Cluster",
    "description: A kind.",
    'lifecycle: { introduced: "1.24" }',
    ...(more === "" ? [] : [more]),
    "schema: { properties: { size: { x-orch-proto: 2, type: string, description: Size. } } }",
  ].join("\n");
const group = (versions: string, name = "garden"): string => `name: ${name}.\${groupDomain}\nversions: [${versions}]`;

describe("layout of definitions", () => {
  for (const { what, files, problems } of [
    {
      what: "files that nobody reads",
      files: {
        "tree.yaml": kind("Tree"),
        "garden/v1/tree.json": "{}",
        "garden/v1/deep/tree.yaml": kind("Tree"),
        "garden/v1/bush.yaml": kind("Bush"),
      },
      problems: [
        "garden/v1/deep/tree.yaml:1:1 no definition is read from here (put it into garden/v1)",
        "garden/v1/tree.json:1:1 no definition is read from here (name it as .yaml)",
        "tree.yaml:1:1 no definition is read from here (put it into the folder of a group and version)",
      ],
    },
    {
      what: "a file called otherwise than its kind",
      files: { "garden/v1/bush.yaml": kind("TreeTop") },
      problems: ['garden/v1/bush.yaml:1:7 "TreeTop" stands in a file of another name (call it tree-top.yaml)'],
    },
    {
      what: "two documents, an empty file, a folder for a file, an unknown anchor, bytes that are no text",
      files: {
        "garden/v1/a.yaml": `${kind("A")}\n---\n${kind("B")}`,
        "garden/v1/b.yaml": "",
        "garden/v1/c.yaml/d": "",
        "garden/v1/d.yaml": "kind: *nope",
        "garden/v1/e.yaml": "kind: \ufffd",
      },
      problems: [
        "garden/v1/a.yaml:6:1 a second document; give each definition a file of its own",
        "garden/v1/b.yaml:1:1 the file is empty (give a mapping)",
        "garden/v1/c.yaml:1:1 this file cannot be read: EISDIR: illegal operation on a directory, read",
        'garden/v1/d.yaml:1:7 no anchor "&nope" before',
        "garden/v1/e.yaml:1:7 this is no UTF-8 text",
      ],
    },
    {
      what: "groups and versions",
      files: {
        "garden/group.yaml": group("v1, v2, one"),
        "garden/v1/tree.yaml": kind("Tree"),
        "yard/group.yaml": group("v1"),
        "yard/v1/tree.yaml": kind("Tree"),
        "Old Yard/group.yaml": group("v1", "old yard"),
        "Old Yard/v1/tree.yaml": kind("Tree"),
      },
      problems: [
        'Old Yard/group.yaml:1:1 "Old Yard" is no name for a folder of a group (small letters and digits only)',
        `Old Yard/group.yaml:1:7 "old yard.\${groupDomain}" is no name for a group (give a DNS name)`,
        'garden/group.yaml:2:16 version "v2" has no definitions (put them into garden/v2, or remove it)',
        'garden/group.yaml:2:20 "one" is no valid name (it must match ^v[1-9][0-9]*((alpha|beta)[1-9][0-9]*)?$)',
        'garden/group.yaml:2:20 version "one" has no definitions (put them into garden/one, or remove it)',
        `yard/group.yaml:1:7 group "garden.\${groupDomain}" is defined twice (it is also in api-definitions/garden/group.yaml)`,
      ],
    },
    {
      what: "versions of another shape",
      files: {
        "garden/v1/tree.yaml": kind("Tree"),
        "garden/v1beta1/tree.yaml": kind("Tree").replace(
          "size: { x-orch-proto: 2, type: string",
          "sizes: { x-orch-proto: 2, type: integer",
        ),
      },
      problems: [
        'garden/v1beta1/tree.yaml:1:1 ".sizes" is not in v1, the version that Tree is stored in (versions of a kind have the same fields; give sameAs: v1 in place of a schema, or name a conversion)',
        'garden/v1beta1/tree.yaml:1:1 ".size" is missing here, the version that Tree is stored in (versions of a kind have the same fields; give sameAs: v1 in place of a schema, or name a conversion)',
      ],
    },
    {
      what: "names of two kinds",
      files: {
        "garden/v1/tree.yaml": kind("Tree", "names: { shortNames: [t] }"),
        "garden/v1/bush.yaml": kind("Bush", "names: { plural: trees, shortNames: [t, bush] }"),
      },
      problems: [
        'garden/v1/tree.yaml:5:8 Bush is called "trees", too (give another name)',
        'garden/v1/tree.yaml:5:23 Bush is called "t", too (give another name)',
      ],
    },
    {
      what: "names that generated code has",
      files: {
        "garden/v1/record.yaml": kind("Record"),
        "garden/v1/tree.yaml": kind("Tree"),
        "garden/v1/t-ree.yaml": kind("TRee", "names: { plural: x, singular: y }"),
      },
      problems: [
        'garden/v1/record.yaml:5:1 no type can be called "Record" (generated code uses this name)',
        'garden/v1/tree.yaml:1:1 "TreeList" differs from "TReeList" in case only',
        'garden/v1/tree.yaml:5:1 "Tree" differs from "TRee" in case only',
      ],
    },
    {
      what: "columns and selectable fields",
      files: {
        "garden/v1/tree.yaml": kind(
          "Tree",
          [
            "additionalPrinterColumns: [{ name: Name, jsonPath: .size }, { name: A, jsonPath: size }, { name: A, jsonPath: .size }]",
            "selectableFields: [{ jsonPath: .size }, { jsonPath: .size }, { jsonPath: .metadata }]",
          ].join("\n"),
        ),
      },
      problems: [
        "garden/v1/tree.yaml:5:82 \"size\" is no valid name (it must match ^(\\.[A-Za-z0-9_-]+(\\['[^']+'\\])?)+$)",
        'garden/v1/tree.yaml:5:90 there is another column "A" (give another name)',
        'garden/v1/tree.yaml:6:53 "size" is selectable twice (remove one)',
        'garden/v1/tree.yaml:6:74 "metadata" holds more than one value (name a field that is a string, number or boolean)',
      ],
    },
    {
      what: "a forgotten scope",
      files: { "garden/v1/tree.yaml": kind("Tree").replace("scope: Cluster\n", "") },
      problems: ['garden/v1/tree.yaml:3:1 "lifecycle" means nothing for a kind without scope (give scope: Namespaced or scope: Cluster)'],
    },
    {
      what: "a forgotten schema, and fields that every kind has",
      files: {
        "garden/v1/tree.yaml": kind("Tree").replace(/schema.*/, ""),
        "garden/v1/bush.yaml": kind("Bush").replace("size:", "metadata:"),
      },
      problems: [
        'garden/v1/bush.yaml:5:25 every kind has "metadata" (leave it out)',
        'garden/v1/tree.yaml:1:1 resource "Tree" has no schema (give schema: { properties: { spec: ... } })',
      ],
    },
    {
      what: "versions that are the same as each other",
      files: {
        "garden/v1/tree.yaml": "kind: Tree\nsameAs: v1beta1\ndescription: A tree.",
        "garden/v1beta1/tree.yaml": "kind: Tree\nsameAs: v1\ndescription: A tree.",
      },
      problems: [
        'garden/v1/tree.yaml:2:9 "v1beta1" is itself the same as another version (one of them needs a schema)',
        'garden/v1beta1/tree.yaml:2:9 "v1" is itself the same as another version (one of them needs a schema)',
      ],
    },
  ] as { what: string; files: Readonly<Record<string, string>>; problems: string[] }[]) {
    test(what, () => assert.deepEqual(problemsOf(loadFiles(files)), problems));
  }
});
