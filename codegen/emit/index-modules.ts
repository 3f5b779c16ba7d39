/** Emits the modules that the server starts from: the index, the vendor profiles, the feature gates and the kinds that are no resources. */
import { basename } from "node:path";
import { isTemplate } from "../../runtime/schema/names-of-profile.js";
import { type EmitterContext, modulePath } from "./emitter-context.js";
import { GeneratedModule } from "./generated-module.js";
import { handlerName } from "./handlers.js";
import { Expression, literal } from "./literal.js";
import { groupAndVersion, isOfEveryGroup, packageIdentifier, propertyKey, textExpression, typeNamed } from "./naming.js";
import type { OutputFile } from "./output-file.js";
import { codecName } from "./protobuf.js";
import { DEFINITION_TYPES } from "./runtime-names.js";
import { schemaName } from "./schemas.js";
import { validatorOfType } from "./validators.js";

export function emitIndexModules(context: EmitterContext): OutputFile[] {
  return [
    emitIndex(context),
    emitApiGroups(context),
    emitVendorProfiles(context),
    emitFeatureGates(context),
    emitMetaTypes(context),
    emitVirtualKinds(context),
  ];
}

function emitIndex(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("index.ts", basename(context.definitions), context.runtime);
  const names = context.model.resources.map((resource) => {
    const alias = `${packageIdentifier(resource.package).replace(/^./, (head) => head.toLowerCase())}${resource.kind}`;
    return module.generated(modulePath(resource, "handler"), handlerName(resource), false, alias);
  });
  module.addConstant({
    name: "definitionFactories",
    type: `readonly ${module.definitionType("DefinitionFactory")}[]`,
    doc: "Every resource in every version.",
    initializer: `[\n${names.map((name) => `  ${name},\n`).join("")}]`,
  });
  module.add(
    'export { apiGroups } from "./api-groups.js";',
    'export { metaTypes } from "./meta-types.js";',
    'export { openApiTemplates } from "./openapi-templates.js";',
    'export { virtualKindFactories } from "./virtual-kinds.js";',
    'export { vendorProfiles } from "./vendor-profiles.js";',
  );
  return module.print();
}

function emitApiGroups({ model, profile, definitions, runtime }: EmitterContext): OutputFile {
  const module = new GeneratedModule("api-groups.ts", basename(definitions), runtime);
  const served = model.groups.filter(({ folder }) => model.resources.some((resource) => resource.folder === folder));
  const groups = served.map(({ name, priority, versions }) => ({
    name: new Expression(textExpression(name, profile)),
    priority,
    versions,
  }));
  module.addConstant({
    name: "apiGroups",
    type: module.definitionType("ApiGroupsFactory"),
    doc: "Groups that have resources.",
    initializer: `(profile) => ${literal(groups)}`,
  });
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
  const names = Object.keys(context.model.featureGates).map(
    (name) => `    readonly ${propertyKey(name)}: ${module.definitionType("FeatureGate")};\n`,
  );
  const target = `${module.runtime}/${DEFINITION_TYPES.FeatureGate}`;
  module.add(
    `/** Names that code may ask about. */\ndeclare module "${target}" {\n  interface KnownFeatureGates {\n${names.join("")}  }\n}`,
  );
  return module.print();
}

function emitMetaTypes(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("meta-types.ts", `${basename(context.definitions)}/meta`, context.runtime);
  const entries = context.model.metaKinds.filter(isOfEveryGroup).flatMap(({ kind, type: name }) => {
    const type = typeNamed(context.model, name);
    if (!type.hasProtobuf) return [];
    const schema = module.generated(modulePath(type, "schemas"), schemaName(type.name));
    const protobuf = module.generated(modulePath(type, "protobuf"), codecName(type.name));
    return [`  ${propertyKey(kind)}: { schema: ${schema}, protobuf: ${protobuf} },\n`];
  });
  module.addConstant({
    name: "metaTypes",
    type: `Readonly<Record<string, ${module.definitionType("MetaType")}>>`,
    doc: "Kinds of requests and answers that every group has, by name.",
    initializer: `{\n${entries.join("")}}`,
  });
  return module.print();
}

function emitVirtualKinds(context: EmitterContext): OutputFile {
  const module = new GeneratedModule("virtual-kinds.ts", basename(context.definitions), context.runtime);
  const factories = context.model.metaKinds
    .filter((kind) => !isOfEveryGroup(kind))
    .map(({ kind, type: name, apiVersion }) => {
      const type = typeNamed(context.model, name);
      const { group, version } = groupAndVersion(apiVersion);
      const validate = validatorOfType(context, module, type);
      const definition = {
        group: new Expression(textExpression(group, context.profile)),
        version,
        kind,
        schema: new Expression(module.generated(modulePath(type, "schemas"), schemaName(type.name))),
        validate: validate === undefined ? undefined : new Expression(validate),
        protobuf: type.hasProtobuf ? new Expression(module.generated(modulePath(type, "protobuf"), codecName(type.name))) : undefined,
        columns: [],
      };
      return `  (${isTemplate(group) ? "profile" : ""}) => (${literal(definition, 2)}),\n`;
    });
  module.addConstant({
    name: "virtualKindFactories",
    type: `readonly ${module.definitionType("KindFactory")}[]`,
    doc: "Kinds that are no resources but that sub-resources take and give.",
    initializer: `[\n${factories.join("")}]`,
  });
  return module.print();
}
