/** Emits the set of all clients, by group and version. */
import { basename } from "node:path";
import { StructureKind } from "ts-morph";
import type { EmitterContext } from "../emitter-context.js";
import { GeneratedModule } from "../generated-module.js";
import { camelCase, packageIdentifier } from "../naming.js";
import type { OutputFile } from "../output-file.js";
import { clientModule, groupVersionClass } from "./client-names.js";
import { packagesOf } from "./group-versions.js";

export function emitClientset(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("client/clientset.ts", basename(context.definitions), context.runtime);
  const packages = packagesOf(context).map(([packageName]) => packageName);
  const connection = module.clientType("Connection");
  module.add({
    kind: StructureKind.Class,
    name: "Clientset",
    isExported: true,
    docs: [{ description: "A typed client for every resource, by group and version: `clients.core.v1.pods`." }],
    ctors: [{ parameters: [{ name: "connection", type: connection, isReadonly: true }], statements: [] }],
    getAccessors: groupsOf(packages).map(([group, versions]) => ({
      name: camelCase(packageIdentifier(group)),
      docs: [{ description: group === "core" ? "The core group." : `The group ${group}.` }],
      statements: [
        `return {\n${versions.map((version) => `  ${version}: new ${classOf(module, `${group}/${version}`)}(this.connection),\n`).join("")}};`,
      ],
    })),
  });
  const types = packages.map((name) => `export type * as ${camelCase(groupVersionClass(name))} from "../${name}/types.js";`);
  module.add(types.join("\n"));
  return module.print();
}

const classOf = (module: GeneratedModule, packageName: string): string =>
  module.generated(clientModule(packageName), groupVersionClass(packageName));

function groupsOf(packages: readonly string[]): [group: string, versions: string[]][] {
  const groups = new Map<string, string[]>();
  for (const name of packages) {
    const [group = "", version = ""] = name.split("/");
    groups.set(group, [...(groups.get(group) ?? []), version]);
  }
  return [...groups];
}
