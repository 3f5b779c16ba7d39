/** What every emitter is given, and how definition files map to modules. */
import { posix } from "node:path";
import type { VendorProfile } from "../../runtime/definition/vendor-profile.js";
import type { TypeModel } from "../../runtime/schema/declared/type-model.js";
import type { ApiModel } from "../model/model.js";
import { GeneratedModule } from "./generated-module.js";
import { qualifiedName, typeNamed } from "./naming.js";

/** Profile whose names comments and `.proto` files show. */
export const SHOWN_PROFILE = "orch";

export interface EmitterContext {
  readonly model: ApiModel;
  /** The profile named {@link SHOWN_PROFILE}. */
  readonly profile: VendorProfile;
  /** Path of the runtime relative to the output folder, e.g. `../runtime`. */
  readonly runtime: string;
  /** Folder of the definitions as headers name it, e.g. `api-definitions`. */
  readonly definitions: string;
}

export function emitterContext(options: Omit<EmitterContext, "profile">): EmitterContext {
  const { profiles } = options.model;
  const profile = profiles.find((candidate) => candidate.name === SHOWN_PROFILE) ?? profiles[0];
  if (profile === undefined) throw new Error("there is no vendor profile");
  return { ...options, profile };
}

/** Artefacts that have one module for each definition file. */
export type DefinitionArtefact = "types" | "schemas" | "validators" | "protobuf" | "handler";

/** Folder of what comes of the definition file that a type or resource stands in: `core/v1/config-map`. */
export const definitionFolder = ({ package: packageName, source }: Pick<TypeModel, "package" | "source">): string =>
  `${packageName}/${posix.basename(source.file, ".yaml")}`;

export const modulePath = (of: Pick<TypeModel, "package" | "source">, artefact: DefinitionArtefact): string =>
  `${definitionFolder(of)}/${artefact}.ts`;

export function definitionModule(
  context: EmitterContext,
  of: Pick<TypeModel, "package" | "source">,
  artefact: DefinitionArtefact,
  notes: readonly string[] = [],
): GeneratedModule {
  return new GeneratedModule(modulePath(of, artefact), of.source.file, context.runtime, notes);
}

/** Types by definition file, sorted; in order of declaration, a list right after its kind. */
export function typesByDefinition(model: ApiModel): readonly (readonly [TypeModel, ...TypeModel[]])[] {
  const folders = new Map<string, [TypeModel, ...TypeModel[]]>();
  for (const type of model.types.values()) {
    const types = folders.get(definitionFolder(type));
    if (types === undefined) folders.set(definitionFolder(type), [type]);
    else types.push(type);
  }
  for (const types of folders.values()) types.sort((a, b) => byDeclaration(a, b, model));
  return [...folders].sort(([a], [b]) => compare(a, b)).map(([, types]) => types);
}

function byDeclaration(a: TypeModel, b: TypeModel, model: ApiModel): number {
  return (
    lineOf(a, model) - lineOf(b, model) ||
    Number(a.listOf !== undefined) - Number(b.listOf !== undefined) ||
    compare(qualifiedName(a), qualifiedName(b))
  );
}

/** A list stands where its kind does. */
function lineOf(type: TypeModel, model: ApiModel): number {
  return (type.listOf === undefined ? type : typeNamed(model, type.listOf)).source.line;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
