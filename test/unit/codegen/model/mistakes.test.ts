/** Mistakes in definitions: every one is told at once, with its place and what would be right. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadFiles, problemsOf } from "./definition-folder.js";

const file = (...lines: string[]): string => lines.join("\n");

describe("mistakes in definitions", () => {
  test("all mistakes of one file at once", () => {
    const tree = file(
      "kind: Tree",
      "scope: Namespace",
      "descripton: A tree.",
      "description: A tree.",
      'lifecycle: { introduced: "1.24" }',
      "additionalPrinterColumns:",
      "  - { name: Height, jsonPath: .spec.hieght }",
      "schema:",
      "  required: [spec, statis]",
      "  properties:",
      "    spec:",
      "      x-orch-proto: 2",
      "      description: Wanted.",
      "      properties:",
      "        height: { x-orch-proto: 1, type: integer, format: int32, minimum: 1, default: 0, description: Metres. }",
      "        leaf: { x-orch-proto: 1, $ref: Leav, description: Leaf. }",
      "        shape: { x-orch-proto: 3, type: string, enum: [round, tall], default: wide, description: Shape. }",
      "        branches:",
      "          x-orch-proto: 4",
      "          items: { $ref: Branch }",
      "          x-orch-list-type: map",
      "          x-orch-list-map-keys: [nam]",
      "          description: Branches.",
      `        owner: { x-orch-proto: 5, type: string, default: "\${ownr}", description: Owner. }`,
      "        rule:",
      "          x-orch-proto: 6",
      "          type: string",
      "          description: Ruled.",
      "          x-orch-validations: [{ rule: 'self != ' }]",
      "types:",
      "  Leaf: { description: A leaf., properties: { size: { x-orch-proto: 1, type: integer, description: Size. } } }",
      "  Branch:",
      "    description: A branch.",
      "    properties:",
      "      name: { x-orch-proto: 1, type: string, description: 'Name, as in */x.' }",
      "      leaves: { x-orch-proto: 2, items: { $ref: Leaf } }",
    );
    assert.deepEqual(problemsOf(loadFiles({ "garden/v1/tree.yaml": tree })), [
      'garden/v1/tree.yaml:2:8 "scope" may not be "Namespace" (did you mean "Namespaced"?)',
      'garden/v1/tree.yaml:3:1 unknown key "descripton" (did you mean "description"?)',
      'garden/v1/tree.yaml:7:31 TreeSpec has no field "hieght" (did you mean "height"?)',
      'garden/v1/tree.yaml:9:20 required field "statis" is not among the properties (one of "spec")',
      'garden/v1/tree.yaml:15:87 default 0 of "height" is below the minimum 1',
      'garden/v1/tree.yaml:16:31 field number 1 is taken by "height" (the next free number is 7)',
      'garden/v1/tree.yaml:16:40 unknown type "Leav" (did you mean "Leaf"?)',
      'garden/v1/tree.yaml:17:79 default "wide" of "shape" is not among the allowed values (one of "round", "tall")',
      'garden/v1/tree.yaml:22:34 list key "nam" is no field of Branch (did you mean "name"?)',
      'garden/v1/tree.yaml:24:58 no vendor profile has a name "ownr"',
      "garden/v1/tree.yaml:29:40 this is no CEL expression: Unexpected token: EOF",
      'garden/v1/tree.yaml:35:59 "*/" ends a comment in most languages that clients are generated in (say it in words)',
      'garden/v1/tree.yaml:36:7 field "leaves" has no description',
    ]);
  });

  test("mistakes of several files together, YAML syntax included", () => {
    const problems = problemsOf(
      loadFiles({
        "garden/v1/a.yaml": "kind: A\nkind: B\n",
        "garden/v1/b.yaml": "types: { leaf: { description: x } }",
        "garden/v2/c.yaml": 'kind: C\nscope: Cluster\ndescription: C.\nlifecycle: { introduced: "1.24" }\nschema: {}',
        "yard/v1/d.yaml": 'kind: D\nscope: Cluster\ndescription: D.\nlifecycle: { introduced: "1.24" }\nschema: {}',
        "garden/group.yaml": `name: garden.\${groupDomian}\nversions: [v1]`,
      }),
    );
    assert.deepEqual(problems, [
      'garden/group.yaml:1:7 no vendor profile has a name "groupDomian" (did you mean "groupDomain"?)',
      "garden/v1/a.yaml:2:1 Map keys must be unique",
      'garden/v1/b.yaml:1:10 "leaf" is no valid name (it must match ^[A-Z][A-Za-z0-9]*$)',
      'garden/v2/c.yaml:1:1 version "v2" is not among the versions of garden/group.yaml',
      'yard/v1/d.yaml:1:1 the folder "yard" has no group.yaml',
    ]);
  });

  test("feature gates are declared, and named", () => {
    const tree = file(
      "kind: Tree",
      "scope: Cluster",
      "description: A tree.",
      'lifecycle: { introduced: "1.24" }',
      "featureGate: Treees",
      "schema: { properties: { size: { x-orch-proto: 2, type: string, x-orch-feature-gate: Sizes, description: Size. } } }",
    );
    const gates = file("Trees: { stage: ALPHA }", "sizes: { stage: Beta }");
    assert.deepEqual(problemsOf(loadFiles({ "feature-gates.yaml": gates, "garden/v1/tree.yaml": tree })), [
      'feature-gates.yaml:1:1 no definition names the gate "Trees" (remove it)',
      'feature-gates.yaml:2:1 "sizes" is no valid name (it must match ^[A-Z][A-Za-z0-9]*$)',
      'feature-gates.yaml:2:1 no definition names the gate "sizes" (remove it)',
      'feature-gates.yaml:2:17 "stage" may not be "Beta" (did you mean "BETA"?)',
      'garden/v1/tree.yaml:5:14 feature-gates.yaml declares no gate "Treees" (did you mean "Trees"?)',
      'garden/v1/tree.yaml:6:85 feature-gates.yaml declares no gate "Sizes" (did you mean "sizes"?)',
    ]);
  });

  test("functions that definitions name are bound, and bindings are named", () => {
    const tree = file(
      "kind: Tree",
      "scope: Cluster",
      "description: A tree.",
      'lifecycle: { introduced: "1.24" }',
      "hook: tre",
      "subresources: { felling: { verbs: [create], kind: garden/v1.Tree, handler: tree-felling } }",
      "schema: { properties: { size: { x-orch-proto: 2, $ref: Size, description: Size. } } }",
      "types: { Size: { description: A size., x-orch-hook: size, properties: {} } }",
    );
    const garden = file(
      "export const gardenKinds = {",
      '  resourceHooks: { tree: {}, "old-tree": {} },',
      "  typeHooks: { size: {} },",
      "};",
    );
    const yard = 'export const yardKinds = { handlers: { "tree-felling": {} } };';
    const joining = (...groups: string[]): string => file(...groups.map((name) => `import { ${name}Kinds } from "./${name}/index.js";`));
    const kinds = { "../runtime/kinds/garden/index.ts": garden, "../runtime/kinds/yard/index.ts": yard };
    const definitions = { "garden/v1/tree.yaml": tree, ...kinds };
    const named = 'garden/v1/tree.yaml:5:7 runtime/kinds binds no "tre" among its resourceHooks (did you mean "tree"?)';
    const unnamed = [
      'runtime/kinds/garden/index.ts:2:20 no definition names "tree" of resourceHooks (remove it)',
      'runtime/kinds/garden/index.ts:2:30 no definition names "old-tree" of resourceHooks (remove it)',
    ];
    const every = { ...definitions, "../runtime/kinds/index.ts": joining("garden", "yard") };
    assert.deepEqual(problemsOf(loadFiles(every)), [named, ...unnamed]);
    const some = { ...definitions, "../runtime/kinds/index.ts": joining("garden") };
    assert.deepEqual(problemsOf(loadFiles(some)), [
      named,
      'garden/v1/tree.yaml:6:76 runtime/kinds binds no "tree-felling" among its handlers',
      ...unnamed,
    ]);
  });

  test("what is required is not always written as well, and is told from its zero", () => {
    const type = file(
      "types:",
      "  Leaf:",
      "    description: A leaf.",
      "    required: [name, twig]",
      "    x-orch-always-written: [name, nam]",
      "    properties:",
      "      name: { x-orch-proto: 1, type: string, description: Name. }",
      "      twig: { x-orch-proto: 2, $ref: Twig, x-orch-optional: false }",
      "  Twig: { description: A twig., properties: {} }",
    );
    assert.deepEqual(problemsOf(loadFiles({ "garden/v1/leaf.yaml": type })), [
      'garden/v1/leaf.yaml:5:29 the absence of "name" cannot both be refused and read as its zero (keep one)',
      'garden/v1/leaf.yaml:5:35 always written field "nam" is not among the properties (did you mean "name"?)',
      'garden/v1/leaf.yaml:8:61 "twig" is required, so that its absence differs from its zero (leave it out)',
    ]);
  });

  test("messages speak of types of their file and of their fields", () => {
    const type = file(
      "types: { Leaf: { description: A leaf., properties: { size: { x-orch-proto: 1, type: string, description: Size. } } } }",
      "messages: { Leaf: { order: [siez, '.'], paths: { name: n } }, Leav: { order: [size] } }",
    );
    assert.deepEqual(problemsOf(loadFiles({ "garden/v1/leaf.yaml": type })), [
      'garden/v1/leaf.yaml:2:29 "siez" is no field of Leaf (did you mean "size"?)',
      'garden/v1/leaf.yaml:2:50 "name" is no field of Leaf (one of "size")',
      'garden/v1/leaf.yaml:2:63 "Leav" is no type of this file (did you mean "Leaf"?)',
    ]);
  });

  test("an example is an object of its kind", () => {
    const tree = file(
      "kind: Tree",
      "scope: Cluster",
      "description: A tree.",
      'lifecycle: { introduced: "1.24" }',
      "example: { spec: { hieght: 3 } }",
      "schema: { properties: { spec: { x-orch-proto: 2, description: S., properties: { height: { x-orch-proto: 1, type: integer, description: H. } } } } }",
    );
    assert.deepEqual(problemsOf(loadFiles({ "garden/v1/tree.yaml": tree })), [
      'garden/v1/tree.yaml:5:10 the example has a "spec" that has the unknown field "hieght" (did you mean "height"?)',
    ]);
  });

  test("two definitions of one type name each other's place", () => {
    const type = "types:\n  Leaf: { description: A leaf., properties: {} }";
    assert.deepEqual(problemsOf(loadFiles({ "garden/v1/a.yaml": type, "garden/v1/b.yaml": type })), [
      'garden/v1/b.yaml:2:3 type "garden/v1.Leaf" is defined twice (it is also in api-definitions/garden/v1/a.yaml:2)',
    ]);
  });

  for (const { name, field, problem } of [
    {
      name: "a type without contents",
      field: "{ x-orch-proto: 1, type: object, description: X. }",
      problem: "an object needs its contents",
    },
    { name: "no type", field: "{ x-orch-proto: 1, description: X. }", problem: '"x" has no type (give type or $ref)' },
    { name: "an array without items", field: "{ x-orch-proto: 1, type: array, description: X. }", problem: "an array needs items" },
    { name: "no field number", field: "{ type: string, description: X. }", problem: 'field "x" has no x-orch-proto' },
    {
      name: "a format of another type",
      field: "{ x-orch-proto: 1, type: integer, format: byte, description: X. }",
      problem: 'format "byte" does not fit type "integer"',
    },
    {
      name: "an unknown format",
      field: "{ x-orch-proto: 1, type: string, format: dns1123label, description: X. }",
      problem: '"format" may not be "dns1123label" (did you mean "dns1123Label"?)',
    },
    {
      name: "a set of objects",
      field: "{ x-orch-proto: 1, items: { $ref: Leaf }, x-orch-list-type: set, description: X. }",
      problem: "items of a set must be scalars (use x-orch-list-type: map with keys, or atomic)",
    },
    {
      name: "a list of type map without keys",
      field: "{ x-orch-proto: 1, items: { $ref: Leaf }, x-orch-list-type: map, description: X. }",
      problem: "a list of type map needs x-orch-list-map-keys",
    },
    {
      name: "a list key that is no scalar",
      field: "{ x-orch-proto: 1, items: { $ref: Leaf }, x-orch-list-type: map, x-orch-list-map-keys: [veins], description: X. }",
      problem: 'list key "veins" of Leaf is no scalar (one of "name")',
    },
    {
      name: "a merge key without strategy",
      field: "{ x-orch-proto: 1, items: { $ref: Leaf }, x-orch-patch-merge-key: name, description: X. }",
      problem: "a merge key means nothing without x-orch-patch-strategy: merge",
    },
    {
      name: "uniqueness by an unknown field",
      field: "{ x-orch-proto: 1, items: { $ref: Leaf }, x-orch-unique: nam, description: X. }",
      problem: '"nam" is no field of the items (did you mean "name"?)',
    },
    {
      name: "uniqueness of whole objects",
      field: "{ x-orch-proto: 1, items: { $ref: Leaf }, x-orch-unique: true, description: X. }",
      problem: "items are objects (name the field in which they differ)",
    },
    {
      name: "a bound of a string",
      field: "{ x-orch-proto: 1, type: string, minimum: 1, description: X. }",
      problem: '"minimum" means nothing for a string (it is for a number or an int-or-string)',
    },
    {
      name: "a default of the wrong type",
      field: "{ x-orch-proto: 1, type: boolean, default: 'no', description: X. }",
      problem: 'default "no" of "x" is no boolean',
    },
    {
      name: "a default with an unknown field",
      field: "{ x-orch-proto: 1, $ref: Leaf, default: { nme: a }, description: X. }",
      problem: 'default {"nme":"a"} of "x" has the unknown field "nme" (did you mean "name"?)',
    },
  ]) {
    test(name, () => {
      const text = file(
        "types:",
        `  Thing: { description: A thing., properties: { x: ${field} } }`,
        "  Leaf:",
        "    description: A leaf.",
        "    properties:",
        "      name: { x-orch-proto: 1, type: string, description: Name. }",
        "      veins: { x-orch-proto: 2, items: { type: string }, description: Veins. }",
      );
      const problems = problemsOf(loadFiles({ "garden/v1/thing.yaml": text }));
      assert.ok(
        problems.some((line) => line.includes(` ${problem}`)),
        problems.join("\n"),
      );
      for (const line of problems) assert.match(line, /^garden\/v1\/thing\.yaml:2:\d+ /);
    });
  }
});

describe("VER-12 the deprecation policy", () => {
  const kind = (lifecycle: string): string =>
    file("kind: Tree", "scope: Cluster", "description: A tree.", `lifecycle: { ${lifecycle} }`, "schema: {}");

  for (const { name, version, lifecycle, problem } of [
    {
      name: "a stable version is not removed",
      version: "v1",
      lifecycle: 'introduced: "1.20", deprecated: "1.22", removed: "1.30"',
      problem: "a stable version may not be removed within a major release (drop removed)",
    },
    {
      name: "a beta version lives on for three releases",
      version: "v1beta1",
      lifecycle: 'introduced: "1.20", deprecated: "1.22", removed: "1.24"',
      problem: "removed too early: a beta version lives on for 3 releases (not before 1.25)",
    },
    {
      name: "a beta version is deprecated before it is removed",
      version: "v1beta1",
      lifecycle: 'introduced: "1.20", removed: "1.24"',
      problem: "a beta version must be deprecated before it is removed (give deprecated)",
    },
    {
      name: "nothing is deprecated before it is introduced",
      version: "v1",
      lifecycle: 'introduced: "1.20", deprecated: "1.19"',
      problem: "deprecated in 1.19, before it was introduced in 1.20",
    },
    {
      name: "nothing gives way to something less stable",
      version: "v1beta1",
      lifecycle: 'introduced: "1.20", deprecated: "1.22", replacement: garden/v1alpha1.Tree',
      problem: 'a beta version may not give way to the alpha "garden/v1alpha1.Tree"',
    },
    {
      name: "the replacement exists",
      version: "v1",
      lifecycle: 'introduced: "1.20", deprecated: "1.22", replacement: garden/v1.Bush',
      problem: 'replacement "garden/v1.Bush" is no known kind',
    },
  ]) {
    test(name, () => {
      const problems = problemsOf(
        loadFiles({ [`garden/${version}/tree.yaml`]: kind(lifecycle), "garden/v1alpha1/tree.yaml": kind('introduced: "1.19"') }),
      );
      assert.deepEqual(
        problems.map((line) => line.replace(/^\S+ /, "")),
        [problem],
      );
    });
  }

  test("an alpha version goes at will, a beta one in time", () => {
    const result = loadFiles({
      "garden/v1alpha1/tree.yaml": kind('introduced: "1.19", removed: "1.20"'),
      "garden/v1beta1/tree.yaml": kind('introduced: "1.20", deprecated: "1.22", removed: "1.25", replacement: garden/v1.Tree'),
      "garden/v1/tree.yaml": kind('introduced: "1.22"'),
    });
    assert.deepEqual(problemsOf(result), []);
  });
});
