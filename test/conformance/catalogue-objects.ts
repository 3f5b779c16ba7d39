/** The examples that definitions give of their kinds, as requests. */
import { resolve } from "node:path";
import { inProfile } from "../../codegen/emit/naming.js";
import { loadModel } from "../../codegen/model/load-model.js";
import type { ResourceModel } from "../../codegen/model/model.js";
import { profileNamed } from "../../codegen/model/profiles.js";

export interface ExampleObject {
  /** Path of the collection. */
  readonly path: string;
  readonly kind: string;
  readonly resource: string;
  /** Without a name, unless only one will do. */
  readonly body: Readonly<Record<string, unknown>>;
  /** ` of <group version>` but for the core group, for names of tests. */
  readonly group: string;
  /** Whether a handler answers, and nothing is kept. */
  readonly isReview: boolean;
}

const { model } = loadModel(resolve("api-definitions"));
if (model === undefined) throw new Error("the definitions do not load");
const profile = profileNamed("orch", model.profiles);

/** One for each resource that can be created, in each version; throws when a definition has none. */
export const exampleObjects: readonly ExampleObject[] = model.resources.filter(({ verbs }) => verbs.includes("create")).map(exampleOf);

function exampleOf(definition: ResourceModel): ExampleObject {
  const { example, group: template, version, kind, resource, namespaced, storage } = definition;
  if (example === undefined) throw new Error(`the definition of ${kind} in ${definition.package} has no example`);
  const group = inProfile(template, profile);
  const groupVersion = group === "" ? version : `${group}/${version}`;
  return {
    path: `/${group === "" ? "api" : "apis"}/${groupVersion}${namespaced ? "/namespaces/default" : ""}/${resource}`,
    kind,
    resource,
    body: JSON.parse(inProfile(JSON.stringify(example), profile)),
    group: group === "" ? "" : ` of ${groupVersion}`,
    isReview: storage.type === "none",
  };
}
