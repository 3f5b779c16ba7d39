/** Emits the table of binary codecs that clients use which speak the binary form. */
import { basename } from "node:path";
import type { TypeModel } from "../../../runtime/schema/declared/type-model.js";
import { type EmitterContext, modulePath } from "../emitter-context.js";
import { GeneratedModule } from "../generated-module.js";
import { groupAndVersion, isOfEveryGroup, packageIdentifier, typeNamed } from "../naming.js";
import type { OutputFile } from "../output-file.js";
import { codecName } from "../protobuf.js";
import { descriptorGroup } from "./client-names.js";

export function emitClientCodecs(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("client/codecs.ts", basename(context.definitions), context.runtime);
  const { model } = context;
  const codecOf = (type: TypeModel): string =>
    module.generated(
      modulePath(type, "protobuf"),
      codecName(type.name),
      false,
      `${packageIdentifier(type.package).replace(/^./, (head) => head.toLowerCase())}${type.name}`,
    );
  const kinds = model.resources.flatMap((resource) =>
    [resource.type, resource.listType].flatMap((name) => {
      const type = typeNamed(model, name);
      if (!type.hasProtobuf) return [];
      return [`  "${groupKey(resource.group)}/${resource.version}/${type.name}": ${codecOf(type)},\n`];
    }),
  );
  const virtual = model.metaKinds
    .filter((kind) => !isOfEveryGroup(kind))
    .flatMap(({ kind, type: name, apiVersion }) => {
      const type = typeNamed(model, name);
      const { group, version } = groupAndVersion(apiVersion);
      return type.hasProtobuf ? [`  "${groupKey(group)}/${version}/${kind}": ${codecOf(type)},\n`] : [];
    });
  const others = model.metaKinds.filter(isOfEveryGroup).flatMap(({ kind, type: name }) => {
    const type = typeNamed(model, name);
    return type.hasProtobuf ? [`  ${kind}: ${codecOf(type)},\n`] : [];
  });
  const table = "Readonly<Record<string, ";
  module.addConstant({
    name: "kindCodecs",
    type: `${table}${module.definitionType("ProtobufCodec")}>>`,
    doc: "Codecs of kinds by `group/version/kind`; a group that ends in a dot goes on with the vendor's domain.",
    initializer: `{\n${kinds.join("")}${virtual.join("")}}`,
  });
  module.addConstant({
    name: "metaCodecs",
    type: `${table}${module.definitionType("ProtobufCodec")}>>`,
    doc: "Codecs of kinds that are no resources, which every group version has.",
    initializer: `{\n${others.join("")}}`,
  });
  return module.print();
}

/** A vendor's group ends in a dot: its domain is known when the client is made. */
function groupKey(template: string): string {
  const { group, vendorGroup } = descriptorGroup(template);
  return vendorGroup ? `${group}.` : group;
}
