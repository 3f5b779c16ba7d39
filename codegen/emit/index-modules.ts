/** Emits the modules that the server starts from: the index, the vendor profiles, the feature gates and the table of meta kinds. */
import { basename } from "node:path";
import { type EmitterContext, modulePath } from "./emitter-context.js";
import { GeneratedModule } from "./generated-module.js";
import { handlerName, handlerPath } from "./handlers.js";
import { literal } from "./literal.js";
import { packageIdentifier, propertyKey, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import { codecName } from "./protobuf.js";
import { schemaName } from "./schemas.js";

export function emitIndexModules(context: EmitterContext): OutputFile[] {
  return [emitIndex(context), emitVendorProfiles(context), emitFeatureGates(context), emitMetaTypes(context)];
}

function emitIndex(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("index.ts", basename(context.definitions), context.runtime);
  const names = context.model.resources.map((resource) => {
    const alias = `${packageIdentifier(resource.package).replace(/^./, (head) => head.toLowerCase())}${resource.kind}`;
    return module.generated(handlerPath(resource), handlerName(resource), false, alias);
  });
  module.addConstant({
    name: "definitionFactories",
    type: `readonly ${module.definitionType("DefinitionFactory")}[]`,
    doc: "Every resource in every version.",
    initializer: `[\n${names.map((name) => `  ${name},\n`).join("")}]`,
  });
  module.add(
    'export { metaTypes } from "./meta-types.js";',
    'export { openApiTemplates } from "./openapi-templates.js";',
    'export { vendorProfiles } from "./vendor-profiles.js";',
  );
  return module.print();
}

function emitVendorProfiles(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("vendor-profiles.ts", `${basename(context.definitions)}/vendor-profiles`, context.runtime);
  const profiles = Object.fromEntries(context.model.profiles.map((profile) => [profile.name, profile]));
  module.addConstant({
    name: "vendorProfiles",
    type: `Readonly<Record<string, ${module.definitionType("VendorProfile")}>>`,
    doc: "The vendor profiles that `--vendor-profile` may name.",
    initializer: literal(profiles),
  });
  return module.print();
}

function emitFeatureGates(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("feature-gates.ts", `${basename(context.definitions)}/feature-gates.yaml`, context.runtime);
  module.addConstant({
    name: "featureGates",
    type: module.definitionType("FeatureGates"),
    doc: "The feature gates that definitions name.",
    initializer: literal(context.model.featureGates),
  });
  return module.print();
}

function emitMetaTypes(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("meta-types.ts", `${basename(context.definitions)}/meta`, context.runtime);
  const entries = context.model.metaKinds.flatMap(({ kind, type: name }) => {
    const type = typeNamed(context.model, name);
    if (!type.hasProtobuf) return [];
    const schema = module.generated(modulePath(type.package, "schemas"), schemaName(type.name));
    const protobuf = module.generated(modulePath(type.package, "protobuf"), codecName(type.name));
    return [`  ${propertyKey(kind)}: { schema: ${schema}, protobuf: ${protobuf} },\n`];
  });
  module.addConstant({
    name: "metaTypes",
    type: `Readonly<Record<string, ${module.definitionType("MetaType")}>>`,
    doc: "Kinds that are no resources, by name.",
    initializer: `{\n${entries.join("")}}`,
  });
  return module.print();
}
