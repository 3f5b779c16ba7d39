/** Where the objects of a resource are kept, and how they become what is kept. */
import type { StorageDefinition } from "../../runtime/definition/resource-definition.js";
import { asMapping, asText } from "../../runtime/schema/declared/mapping.js";
import type { ConversionModel } from "./model.js";
import { packageOf } from "./names.js";
import type { KindSource, ResourceContext } from "./resource-builder.js";

interface Kept {
  readonly storage: StorageDefinition;
  readonly conversion: ConversionModel;
}

export function storageOf(source: KindSource, context: ResourceContext): Kept {
  const { data, place } = source;
  const keys = ["storage", "storedAs", "storageVersion"].filter((key) => data[key] !== undefined);
  for (const key of keys.slice(1)) context.problems.atKey(place, [key], `"${key}" contradicts "${keys[0]}"`, "give one of them");
  if (data["storage"] === "none") return notKept(source, context);
  if (data["handler"] !== undefined) {
    context.problems.atKey(place, ["handler"], '"handler" means nothing for a kind that is stored', "give storage: none");
  }
  return data["storedAs"] === undefined ? keptAsVersion(source, context) : keptAsKind(source, context);
}

function notKept({ data, place }: KindSource, { bindings, problems }: ResourceContext): Kept {
  const handler = asText(data["handler"]) ?? "";
  if (handler === "")
    problems.atKey(place, ["storage"], "a kind that is not stored needs a handler", "give handler: <name in runtime/kinds>");
  else bindings.use("handlers", handler, place, ["handler"]);
  for (const key of ["conversion", "selectableFields"].filter((name) => data[name] !== undefined)) {
    problems.atKey(place, [key], `"${key}" means nothing for a kind that is not stored`, "remove it");
  }
  return { storage: { type: "none", handler }, conversion: { type: "none" } };
}

function keptAsVersion(source: KindSource, context: ResourceContext): Kept {
  const { data, folder, kind, version, place } = source;
  const stored = asText(data["storageVersion"]) ?? preferredVersion(source, context) ?? version;
  if (!context.kinds.has(`${packageOf(folder, stored)}.${kind}`)) {
    context.problems.atValue(place, ["storageVersion"], `${kind} has no version "${stored}"`);
  }
  const storage = { type: "stored", version: stored } as const;
  if (stored !== version) return { storage, conversion: conversionTo(source, context, folder, stored, kind) };
  // What is brought in by sameAs is no mistake of this file.
  if (asMapping(place.file.value)["conversion"] !== undefined) {
    context.problems.atKey(place, ["conversion"], "this is the version that objects are stored in", "remove it");
  }
  return { storage, conversion: { type: "none" } };
}

function keptAsKind(source: KindSource, context: ResourceContext): Kept {
  const text = asText(source.data["storedAs"]) ?? "";
  const [, folder = "", version = "", kind = ""] = /^([^/]+)\/([^.]+)\.(.+)$/.exec(text) ?? [];
  if (!context.kinds.has(text)) context.problems.atValue(source.place, ["storedAs"], `"${text}" is no known kind`);
  const group = context.groups.get(folder)?.name ?? folder;
  return { storage: { type: "storedAs", group, version, kind }, conversion: conversionTo(source, context, folder, version, kind) };
}

function conversionTo(source: KindSource, context: ResourceContext, folder: string, version: string, kind: string): ConversionModel {
  const name = asText(source.data["conversion"]) ?? "";
  const storedType = `${packageOf(folder, version)}.${kind}`;
  const ownType = `${packageOf(source.folder, source.version)}.${source.kind}`;
  if (name !== "") context.bindings.use("conversions", name, source.place, ["conversion"], [ownType, storedType]);
  return {
    type: name === "" ? "identity" : "named",
    name,
    storedType,
    storedGroup: context.groups.get(folder)?.name ?? folder,
    storedVersion: version,
    storedKind: kind,
  };
}

function preferredVersion({ folder, kind }: KindSource, context: ResourceContext): string | undefined {
  return context.groups.get(folder)?.versions.find((version) => context.kinds.has(`${packageOf(folder, version)}.${kind}`));
}
