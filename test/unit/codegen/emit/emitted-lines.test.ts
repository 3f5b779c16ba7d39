/** A small definition in, exact lines out. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { emitGarden, emitted, PLANT } from "./garden.js";

const files = emitGarden();

const textOf = (path: string): string => {
  const text = files.get(path);
  assert(text !== undefined, `${path} is not emitted; there are ${[...files.keys()].join(", ")}`);
  return text;
};

/** The declaration that starts with `start`, up to its closing line. */
const declaration = (path: string, start: string): string[] => {
  const lines = textOf(path).split("\n");
  const first = lines.findIndex((line) => line.startsWith(start));
  assert(first >= 0, `${path} has no ${start}`);
  const last = lines.findIndex((line, index) => index >= first && /^[}\])]/.test(line));
  return lines.slice(first, last + 1);
};

describe("emitted code", () => {
  it("every file begins by saying what it comes from", () => {
    for (const [path, text] of files) {
      if (/\.(ts|proto)$/.test(path)) assert.match(text, /^\/\/ Generated from .+\. Do not edit\.\n/, path);
      assert(text.endsWith("\n") && !text.endsWith("\n\n"), `${path} does not end in one line break`);
      assert(!/[ \t]$/m.test(text), `${path} has trailing space`);
    }
  });

  it("types are interfaces with the descriptions as comments", () => {
    assert.deepEqual(declaration("garden/v1/plant/types.ts", "export interface PlantSpec"), [
      "export interface PlantSpec {",
      "  /** Name of the bed. */",
      "  bed: string;",
      "  /** In millimetres. */",
      "  height?: number | bigint;",
      "  /** Color of the leaves. */",
      '  color?: "green" | "red";',
      "  /** Its leaves. */",
      "  leaves?: Leaf[];",
      "  /** Water by season. */",
      "  water?: Record<string, string>;",
      "}",
    ]);
  });

  it("64-bit integers are numbers, and bigint only where they may be larger", () => {
    const metadata = declaration("meta/v1/object-meta/types.ts", "export interface ObjectMeta");
    assert(metadata.includes("  generation?: number;"));
  });

  it("schemas share types, are made when first needed, and say only what differs from the usual", () => {
    assert.deepEqual(declaration("garden/v1/plant/schemas.ts", "export const leafSchema"), [
      'export const leafSchema: StructSchema = struct("Leaf", () => ({',
      "  fields: {",
      "    side: field(scalar.string, { required: true }),",
      "    leaves: field(atomicList(leafSchema), { omitEmpty: true }),",
      "  },",
      "}));",
    ]);
    assert(textOf("garden/v1/plant/schemas.ts").includes('    leaves: field(mapList(["side"], leafSchema), { omitEmpty: true }),\n'));
    assert(
      textOf("garden/v1/plant/schemas.ts").includes("    height: field(scalar.int64, { omitEmpty: true, optional: true, default: 5 }),\n"),
    );
  });

  it("validators check what decoding has not", () => {
    const lines = declaration("garden/v1/plant/validators.ts", "export function validatePlantSpec").join("\n");
    assert(lines.includes('params: { allowedValues: ["green", "red"] }'));
    assert(lines.includes('keyword: "minimum", params: { comparison: ">=", limit: 0 }'));
    assert(
      lines.includes(
        '    if (isEmpty(data.bed)) {\n      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "bed" } });',
      ),
    );
    assert(!textOf("garden/v1/plant/validators.ts").includes("validateLeaf"), "a type without rules needs no validator");
  });

  it("protobuf fields are written by ascending number and read in any order", () => {
    assert.deepEqual(declaration("garden/v1/plant/protobuf.ts", "export function encodePlantSpec"), [
      "export function encodePlantSpec(w: Writer, o: JsonObject): void {",
      "  writeString(w, 1, o.bed);",
      "  writeString(w, 2, o.color);",
      "  if (o.height != null) writeInt64(w, 3, o.height);",
      "  writeMessages(w, 4, o.leaves, encodeLeaf);",
      "  writeMap(w, 5, o.water, writeQuantity);",
      "}",
    ]);
    assert.deepEqual(declaration("garden/v1/plant/protobuf.ts", "export function decodeLeaf"), [
      "export function decodeLeaf(r: MessageReader, o: JsonObject): void {",
      "  for (let field = r.next(); field !== 0; field = r.next()) {",
      "    switch (field) {",
      "      case 1:",
      "        o.side = readString(r);",
      "        break;",
      "      case 2:",
      '        appendMessage(r, o, "leaves", decodeLeaf);',
      "        break;",
      "      default:",
      "        r.skip();",
      "    }",
      "  }",
      "}",
    ]);
  });

  it("lists of a kind say only of what they are", () => {
    assert(
      textOf("garden/v1/plant/types.ts").includes('\nexport type PlantList = ObjectList<"PlantList", Plant, ListMeta>;\n'),
      "no alias of the list",
    );
    assert(textOf("garden/v1/plant/protobuf.ts").includes("= listCodec(encodePlant, decodePlant, encodeListMeta, decodeListMeta);\n"));
    assert(!textOf("garden/v1/plant/schemas.ts").includes("PlantList"), "nobody reads a schema of a list");
  });

  it("embedded messages are flat in JSON and nested in protobuf", () => {
    const volume = declaration("core/v1/volume/protobuf.ts", "export function encodeVolume(");
    assert.deepEqual(volume.slice(1, 3), ["  writeString(w, 1, o.name);", "  writeMessage(w, 2, o, encodeVolumeSource);"]);
    assert(
      declaration("core/v1/volume/protobuf.ts", "export function decodeVolume(").includes(
        "        readEmbedded(r, o, decodeVolumeSource);",
      ),
    );
  });

  it("a type that others only inline has neither schema nor validator, and one that nothing holds no codec either", () => {
    const volume = textOf("core/v1/volume/schemas.ts") + textOf("core/v1/volume/validators.ts");
    assert.doesNotMatch(volume, /volumeSourceSchema|validateVolumeSource/);
    assert.match(textOf("core/v1/volume/types.ts"), /export interface VolumeSource /);
    assert.deepEqual(
      [...files.keys()].filter((path) => path.startsWith("runtime/unknown/")),
      ["runtime/unknown/types.ts"],
    );
  });

  it("columns are data", () => {
    const lines = declaration("garden/v1/plant/handler.ts", "export const plantHandler").join("\n");
    assert.match(lines, /nameColumn,/);
    assert.match(lines, /cell: \{ print: "count", paths: \[\["spec", "leaves"\]\], absent: null \}/);
  });

  it("handlers fill in the names of the profile", () => {
    const lines = declaration("garden/v1/plant/handler.ts", "export const plantHandler");
    assert.deepEqual(lines.slice(0, 3), [
      "export const plantHandler: DefinitionFactory = (profile) => resourceDefinition({",
      '  origin: "generated",',
      `  group: \`garden.\${profile.groupDomain}\`,`,
    ]);
    assert.deepEqual(lines.slice(-3), ["  ],", "  conversion: noConversion,", "});"]);
  });

  it("the index knows the new kind", () => {
    assert(textOf("index.ts").includes('import { plantHandler as gardenV1Plant } from "./garden/v1/plant/handler.js";\n'));
    assert(declaration("index.ts", "export const definitionFactories").includes("  gardenV1Plant,"));
  });

  it(".proto messages are sorted by name", () => {
    const text = textOf("proto/orch/io/api/garden/v1/generated.proto");
    assert.deepEqual(text.match(/^message \w+/gm), ["message Leaf", "message Plant", "message PlantList", "message PlantSpec"]);
    assert(text.includes("  map<string, .orch.io.apimachinery.pkg.api.resource.Quantity> water = 5;\n"));
  });

  it("what comes of a definition stands in files of its own; others only name the kind", () => {
    const naming = [...files].filter(([path, text]) => /plant/i.test(text) && !path.includes("/plant")).map(([path]) => path);
    assert.deepEqual(naming.sort(), [
      "client/codecs.ts",
      "client/garden/v1.ts",
      "garden/v1/types.ts",
      "index.ts",
      "openapi-templates.ts",
      "proto/orch/io/api/garden/v1/generated.proto",
    ]);
  });

  it("OpenAPI has the paths and the schema of the new kind as templates", () => {
    const document = JSON.parse(textOf("openapi/garden/v1/plant.json"));
    assert.equal(
      document.paths[`/apis/garden.\${groupDomain}/v1/namespaces/{namespace}/plants`].post.operationId,
      "createGardenV1NamespacedPlant",
    );
    const spec = document.schemas[`\${openApiPackage}.garden.v1.PlantSpec`];
    assert.deepEqual(spec.required, ["bed"]);
    assert.deepEqual(spec.properties.leaves[`\${extensionPrefix}-list-map-keys`], ["side"]);
    assert(document.paths[`/apis/garden.\${groupDomain}/v1/plants`].get);
  });
});

describe("a change of one field changes only the lines it must", () => {
  const linesOf = (emitted: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> =>
    new Map([...emitted].map(([path, text]) => [path, text.split("\n").map((line) => line.replace(/garden-\w+\/garden/, "garden"))]));

  /** Lines by file that one emission has and the other has not. */
  const difference = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): Record<string, string[]> => {
    const before = linesOf(a);
    const found: Record<string, string[]> = {};
    for (const [path, lines] of linesOf(b)) {
      const rest = [...(before.get(path) ?? [])];
      const added = lines.filter((line) => {
        const index = rest.indexOf(line);
        if (index >= 0) rest.splice(index, 1);
        return index < 0;
      });
      if (added.length + rest.length > 0)
        found[path] = [...rest.map((line) => `- ${line.trim()}`), ...added.map((line) => `+ ${line.trim()}`)];
    }
    return found;
  };

  it("nothing changes when nothing changed", () => {
    assert.deepEqual(difference(files, emitGarden()), {});
  });

  it("a group and a kind more: what lists them all, and no other kind's files", () => {
    const changed = Object.keys(difference(emitted([]), files)).filter((path) => !path.includes("garden"));
    assert.deepEqual(changed.sort(), [
      "api-groups.ts",
      "client/clientset.ts",
      "client/codecs.ts",
      "index.ts",
      "openapi-templates.ts",
      "openapi/meta/v1/delete-options.json",
      "openapi/meta/v1/watch-event.json",
    ]);
  });

  it("a description", () => {
    const changed = difference(files, emitGarden(PLANT.replace("Name of the bed.", "Where the plant stands.")));
    assert.deepEqual(changed, {
      "garden/v1/plant/types.ts": ["- /** Name of the bed. */", "+ /** Where the plant stands. */"],
      "proto/orch/io/api/garden/v1/generated.proto": ["- // Name of the bed.", "+ // Where the plant stands."],
      "openapi/garden/v1/plant.json": [
        '- "bed": {"description":"Name of the bed.","type":"string","minLength":1},',
        '+ "bed": {"description":"Where the plant stands.","type":"string","minLength":1},',
      ],
    });
  });

  it("a field more", () => {
    const added = "      age: { x-orch-proto: 6, type: boolean, description: Whether it is old. }\n      water:";
    const changed = difference(files, emitGarden(PLANT.replace("      water:", added)));
    assert.deepEqual(changed["garden/v1/plant/types.ts"], ["+ /** Whether it is old. */", "+ age?: boolean;"]);
    assert.deepEqual(changed["garden/v1/plant/schemas.ts"], ["+ age: field(scalar.boolean, { omitEmpty: true }),"]);
    assert.deepEqual(changed["garden/v1/plant/protobuf.ts"], [
      "+ readBool,",
      "+ writeBool,",
      "+ writeBool(w, 6, o.age);",
      "+ case 6:",
      '+ setNonEmpty(o, "age", readBool(r));',
      "+ break;",
    ]);
    assert.equal(changed["garden/v1/plant/validators.ts"], undefined);
    assert.deepEqual(
      Object.keys(changed).filter((path) => !path.includes("garden")),
      [],
    );
  });

  it("a field with rules before the others renumbers nothing", () => {
    const added = "      kinds: { x-orch-proto: 6, type: array, items: { type: string, maxLength: 3 }, description: Which. }\n      bed:";
    const changed = difference(files, emitGarden(PLANT.replace("      bed:", added)));
    const removed = Object.values(changed).flatMap((lines) => lines.filter((line) => line.startsWith("-")));
    assert.deepEqual(
      removed.filter((line) => !line.startsWith("- import")),
      [],
    );
    assert(
      changed["garden/v1/plant/validators.ts"]?.includes("+ if (codePointLength(data1) > 3) {"),
      String(changed["garden/v1/plant/validators.ts"]),
    );
  });
});
