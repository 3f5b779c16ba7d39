/** What every emitter is given, and how packages map to modules. */
import type { VendorProfile } from "../../runtime/definition/vendor-profile.js";
import type { ApiModel, TypeModel } from "../model/model.js";
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

/** Artefacts that have one module for each package. */
export type PackageArtefact = "types" | "schemas" | "validators" | "protobuf";

export const modulePath = (packageName: string, artefact: PackageArtefact): string => `${packageName}/${artefact}.ts`;

export function packageModule(
  context: EmitterContext,
  packageName: string,
  artefact: PackageArtefact,
  notes: readonly string[] = [],
): GeneratedModule {
  return new GeneratedModule(modulePath(packageName, artefact), `${context.definitions}/${packageName}`, context.runtime, notes);
}

/** Types by package; packages sorted, types by definition file, then in order of declaration, a list right after its kind. */
export function typesByPackage(model: ApiModel): ReadonlyMap<string, readonly TypeModel[]> {
  const packages = new Map<string, TypeModel[]>();
  for (const type of model.types.values()) {
    const types = packages.get(type.package) ?? [];
    packages.set(type.package, types);
    types.push(type);
  }
  for (const types of packages.values()) types.sort((a, b) => byDeclaration(a, b, model));
  return new Map([...packages].sort(([a], [b]) => compare(a, b)));
}

function byDeclaration(a: TypeModel, b: TypeModel, model: ApiModel): number {
  return (
    compare(a.source.file, b.source.file) ||
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
