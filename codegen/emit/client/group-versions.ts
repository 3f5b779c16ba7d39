/** Emits a module for each resource: an interface made of those of its verbs; and one for each group version: a class that holds them. */
import { posix } from "node:path";
import { type ClassDeclarationStructure, StructureKind } from "ts-morph";
import type { KindReference, SubresourceDefinition, Verb } from "../../../runtime/definition/resource-definition.js";
import type { ResourceModel } from "../../model/model.js";
import { docText } from "../doc-comment.js";
import { type EmitterContext, modulePath } from "../emitter-context.js";
import { GeneratedModule } from "../generated-module.js";
import { literal } from "../literal.js";
import { camelCase, inProfile, propertyKey, typeNamed } from "../naming.js";
import type { OutputFile } from "../output-file.js";
import { clientModule, descriptorGroup, groupVersionClass, resourceProperty } from "./client-names.js";

export function emitGroupVersions(context: EmitterContext): OutputFile[] {
  return packagesOf(context).flatMap(([packageName, resources]) => {
    const module = new GeneratedModule(clientModule(packageName), `${context.definitions}/${packageName}`, context.runtime);
    module.declare([groupVersionClass(packageName)]);
    module.add(classOf(context, module, packageName, resources));
    const folder = posix.basename(packageName);
    const exports = resources.map((resource) => `export type { ${clientName(resource)} } from "./${folder}/${moduleName(resource)}.js";`);
    module.add(exports.join("\n"));
    return [...resources.map((resource) => resourceModule(context, resource)), module.print()];
  });
}

/** A resource's module bears the name of its definition file. */
const moduleName = ({ source }: ResourceModel): string => posix.basename(source.file, ".yaml");
const resourcePath = (resource: ResourceModel): string => clientModule(`${resource.package}/${moduleName(resource)}`);

function resourceModule(context: EmitterContext, resource: ResourceModel): OutputFile {
  const module = new GeneratedModule(resourcePath(resource), resource.source.file, context.runtime);
  module.declare([clientName(resource)]);
  module.addConstant({
    name: descriptorName(resource),
    type: module.clientType("ResourceDescriptor"),
    doc: `How ${resource.resource} are spoken of.`,
    initializer: literal(descriptorOf(resource)),
  });
  module.add(interfaceOf(context, module, resource));
  return module.print();
}

/** Resources by package, in the model's order. */
export function packagesOf(context: EmitterContext): [packageName: string, resources: ResourceModel[]][] {
  const packages = new Map<string, ResourceModel[]>();
  for (const resource of context.model.resources) packages.set(resource.package, [...(packages.get(resource.package) ?? []), resource]);
  return [...packages];
}

const clientName = (resource: ResourceModel): string => `${resource.kind}Client`;
const descriptorName = (resource: ResourceModel): string => `${camelCase(resource.kind)}Descriptor`;

function descriptorOf(resource: ResourceModel): object {
  const { version, kind, resource: plural, namespaced, subresources } = resource;
  const own = subresources.map((subresource) => {
    const body = bodyKind(subresource);
    return [subresource.name, body === undefined ? null : { ...descriptorGroup(body.group), version: body.version, kind: body.kind }];
  });
  return {
    ...descriptorGroup(resource.group),
    version,
    kind,
    plural,
    namespaced,
    ...(own.length === 0 ? {} : { subresources: Object.fromEntries(own) }),
  };
}

/** The kind of what is sent to a sub-resource; undefined: the resource's own. */
function bodyKind(subresource: SubresourceDefinition): KindReference | undefined {
  if (subresource.type === "scale") return subresource.kind;
  return subresource.type === "handler" ? subresource.takes : undefined;
}

function interfaceOf(context: EmitterContext, module: GeneratedModule, resource: ResourceModel): string {
  const type = typeOf(context, module, resource.type);
  const where = resource.namespaced ? ", in one namespace" : "";
  const bases = [module.clientType("Described"), ...verbInterfaces(context, module, resource, type)];
  const members = resource.subresources.flatMap((subresource) => {
    const interfaces = subresourceInterfaces(context, module, subresource, type);
    return interfaces.length === 0 ? [] : [`  readonly ${propertyKey(subresource.name)}: ${interfaces.join(" & ")};\n`];
  });
  const body = members.length === 0 ? "{}" : `{\n${members.join("")}}`;
  return `/** What can be done with ${resource.resource}${where}. */
export interface ${clientName(resource)}
  extends ${bases.join(",\n    ")} ${body}`;
}

function verbInterfaces(context: EmitterContext, module: GeneratedModule, resource: ResourceModel, type: string): string[] {
  return resource.verbs.map((verb) => {
    const name = module.clientType(verbInterface(resource, verb));
    return verb === "deletecollection" ? name : `${name}<${argumentOf(context, module, resource, verb, type)}>`;
  });
}

const VERB_INTERFACES = {
  get: "Gets",
  list: "Lists",
  watch: "Watches",
  create: "Creates",
  update: "Replaces",
  patch: "Patches",
  delete: "Deletes",
  deletecollection: "DeletesCollection",
} as const;

function verbInterface(resource: ResourceModel, verb: Verb) {
  if (verb === "create" && resource.storage.type === "none") return "Submits";
  if (verb === "update" && !resource.unconditionalUpdate) return "ReplacesVersions";
  return VERB_INTERFACES[verb];
}

function argumentOf(context: EmitterContext, module: GeneratedModule, resource: ResourceModel, verb: Verb, type: string): string {
  return verb === "delete" ? deleted(context, module, resource, type) : type;
}

/** The object where it is answered, or goes on to end by itself; else a Status. */
function deleted(context: EmitterContext, module: GeneratedModule, resource: ResourceModel, type: string): string {
  const object = `${module.clientType("Stored")}<${type}>`;
  return resource.deleteReturnsObject ? object : `${object} | ${typeOf(context, module, "meta/v1.Status")}`;
}

function subresourceInterfaces(
  context: EmitterContext,
  module: GeneratedModule,
  subresource: SubresourceDefinition,
  own: string,
): string[] {
  if (subresource.type === "connect") return connectInterfaces(context, module, subresource);
  const [takes, gives] = bodyTypes(context, module, subresource, own);
  return subresource.verbs.flatMap((verb) => {
    if (verb === "get") return [`${module.clientType("GetsSubresource")}<${gives}>`];
    if (verb === "create") return [`${module.clientType("CreatesSubresource")}<${takes}, ${gives}>`];
    if (verb === "update") return [`${module.clientType("ReplacesSubresource")}<${takes}>`];
    return verb === "patch" ? [`${module.clientType("PatchesSubresource")}<${takes}>`] : [];
  });
}

function bodyTypes(
  context: EmitterContext,
  module: GeneratedModule,
  subresource: Exclude<SubresourceDefinition, { type: "connect" }>,
  own: string,
): [takes: string, gives: string] {
  if (subresource.type === "handler") {
    return [kindType(context, module, subresource.takes), kindType(context, module, subresource.gives)];
  }
  const type = subresource.type === "scale" ? kindType(context, module, subresource.kind) : own;
  return [type, type];
}

/** What a client can do with a connection follows from what it takes: any path, a plain GET, standard streams, ports. */
function connectInterfaces(
  context: EmitterContext,
  module: GeneratedModule,
  { methods, options, subpaths }: Extract<SubresourceDefinition, { type: "connect" }>,
): string[] {
  if (subpaths) return [module.clientType("Proxies")];
  const parameters = options === undefined ? "object" : kindType(context, module, options);
  if (methods.length === 1 && methods[0] === "GET") return [`${module.clientType("ReadsText")}<${parameters}>`];
  const fields = options === undefined ? [] : fieldsOf(context, options);
  if (fields.includes("stdin")) return [`${module.clientType("RunsCommands")}<${parameters}>`];
  return fields.includes("ports") ? [module.clientType("ForwardsPorts")] : [];
}

const fieldsOf = (context: EmitterContext, kind: KindReference): string[] =>
  (context.model.types.get(qualifiedName(context, kind))?.fields ?? []).map(({ name }) => name);

/** Of a kind, wherever the definitions have it. */
function qualifiedName(context: EmitterContext, { group, version, kind }: KindReference): string {
  const found = context.model.groups.find(({ name, versions }) => name === group && versions.includes(version));
  return `${found?.folder}/${version}.${kind}`;
}

/** The type of a kind, wherever the definitions have it. */
function kindType(context: EmitterContext, module: GeneratedModule, kind: KindReference): string {
  const name = qualifiedName(context, kind);
  return context.model.types.has(name) ? typeOf(context, module, name) : module.clientType("DynamicObject");
}

function typeOf(context: EmitterContext, module: GeneratedModule, qualified: string): string {
  const type = typeNamed(context.model, qualified);
  return module.generated(modulePath(type, "types"), type.name, true);
}

function classOf(
  context: EmitterContext,
  module: GeneratedModule,
  packageName: string,
  resources: readonly ResourceModel[],
): ClassDeclarationStructure {
  const connection = module.clientType("Connection");
  return {
    kind: StructureKind.Class,
    name: groupVersionClass(packageName),
    isExported: true,
    docs: [{ description: `The resources of ${packageName}.` }],
    ctors: [{ parameters: [{ name: "connection", type: connection, isReadonly: true }], statements: [] }],
    getAccessors: resources.map((resource) => {
      const own = module.generated(resourcePath(resource), clientName(resource), true);
      const client = resource.namespaced ? acrossNamespaces(context, module, resource, own) : own;
      const descriptor = module.generated(resourcePath(resource), descriptorName(resource));
      return {
        name: resourceProperty(resource),
        returnType: client,
        docs: [{ description: docText(inProfile(resource.description, context.profile), 2) }],
        statements: [`return ${module.client("resourceClient")}(this.connection, ${descriptor});`],
      };
    }),
  };
}

/** A resource in namespaces: lists and watches go across them all, the rest into one. */
function acrossNamespaces(context: EmitterContext, module: GeneratedModule, resource: ResourceModel, own: string): string {
  const type = typeOf(context, module, resource.type);
  const across = [
    ...(resource.verbs.includes("list") ? [`${module.clientType("Lists")}<${type}>`] : [module.clientType("Described")]),
    ...(resource.verbs.includes("watch") ? [`${module.clientType("Watches")}<${type}>`] : []),
  ];
  return `${module.clientType("Namespaced")}<${own}, ${across.join(" & ")}>`;
}
