/** Writes the definition of a new kind, one that generates as it stands: `node dist/codegen/scaffold.js GROUP/VERSION.KIND [--definitions DIR]`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DEFINITIONS_FLAG, runCommand } from "./command.js";
import { kebabCase } from "./model/names.js";

const WANTED = /^([a-z][a-z0-9]*)\/(v[1-9][0-9]*(?:(?:alpha|beta)[1-9][0-9]*)?)\.([A-Z][A-Za-z0-9]*)$/;

/** Where the versions of a group are listed, on one line as all groups have them. */
const VERSIONS = /^versions: \[(.*)\]$/m;

interface Wanted {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { definitions: DEFINITIONS_FLAG },
  });
  const root = resolve(values.definitions);
  const wanted = readWanted(positionals[0] ?? "");
  const file = join(root, wanted.group, wanted.version, `${kebabCase(wanted.kind)}.yaml`);
  if (existsSync(file)) throw new Error(`${relative(dirname(root), file)} is there already`);
  const groupFile = writeGroup(root, wanted);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kindText(wanted.kind));
  for (const path of [groupFile, file]) if (path !== undefined) process.stdout.write(`wrote ${relative(dirname(root), path)}\n`);
  return 0;
}

function readWanted(text: string): Wanted {
  const [, group, version, kind] = WANTED.exec(text) ?? [];
  if (group === undefined || version === undefined || kind === undefined)
    throw new Error(`"${text}" names no kind: give the group's folder, version and kind, as in example/v1.Gadget`);
  return { group, version, kind };
}

/** Makes the group, or adds the version to it, last in preference. Returns the file if anything was written. */
function writeGroup(root: string, { group, version }: Wanted): string | undefined {
  const file = join(root, group, "group.yaml");
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, groupText(group, version));
    return file;
  }
  const text = readFileSync(file, "utf8");
  const [, listed] = VERSIONS.exec(text) ?? [];
  if (listed === undefined) throw new Error(`${relative(dirname(root), file)} has no line "versions: [...]" to add ${version} to`);
  const versions = listed.split(",").map((each) => each.trim());
  if (versions.includes(version)) return undefined;
  writeFileSync(file, text.replace(VERSIONS, `versions: [${[...versions, version].join(", ")}]`));
  return file;
}

const groupText = (group: string, version: string): string => `# yaml-language-server: $schema=../group.schema.json
name: ${group}.\${groupDomain}
versions: [${version}]
description: What the kinds of this group are about.
`;

const kindText = (kind: string): string => `# yaml-language-server: $schema=../../definition.schema.json
kind: ${kind}
scope: Namespaced # or Cluster
description: What one of it is.
lifecycle: { introduced: "1.24" }
subresources: { status: {} }
additionalPrinterColumns: [{ name: Size, jsonPath: .spec.size, description: How large it is to be. }, Age]
schema:
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      properties:
        size: { x-orch-proto: 1, type: integer, format: int32, minimum: 1, default: 1, description: How large it is to be. }
    status:
      x-orch-proto: 3
      description: What there is.
      properties:
        size: { x-orch-proto: 1, type: integer, format: int32, description: How large it is. }
`;

runCommand(main);
