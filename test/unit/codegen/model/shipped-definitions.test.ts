/** The definitions of the repository: they load, and what they say of the wire is what the public v1.24 types say. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { qualifiedName, typeNamed } from "../../../../codegen/emit/naming.js";
import { validatedAs } from "../../../../codegen/emit/shared-validators.js";
import { loadModel } from "../../../../codegen/model/load-model.js";
import type { ApiModel, ResourceModel } from "../../../../codegen/model/model.js";
import { kindOfSubresource } from "../../../../runtime/definition/resource-definition.js";
import { expandNames } from "../../../../runtime/definition/vendor-profile.js";
import type { FieldModel, TypeRef } from "../../../../runtime/schema/declared/type-model.js";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));
/** Per type one line a field: name, Go type, protobuf number, flags. */
const FACTS = JSON.parse(readFileSync(`${ROOT}test/unit/codegen/model/wire-v1.24.json`, "utf8")) as Record<string, string[]>;

/** Per group version one line a resource or sub-resource: name, kind, scope, verbs, short names, categories. */
const DISCOVERY = JSON.parse(readFileSync(`${ROOT}test/unit/codegen/model/resources-v1.24.json`, "utf8")) as Record<string, string[]>;

const loaded = loadModel(`${ROOT}api-definitions`);

function model(): ApiModel {
  assert.ok(loaded.model, JSON.stringify(loaded.problems, null, 1));
  return loaded.model;
}

/** Go types of the leaves. */
const LEAVES: Readonly<Record<string, string>> = { boolean: "bool", double: "float64" };
/** Go types that are structs underneath, which Go writes whatever `omitempty` says. */
const STRUCT_LEAVES: ReadonlySet<string> = new Set(["Time", "MicroTime", "Quantity", "IntOrString", "Duration"]);

function goType(type: TypeRef): string {
  if (type.kind === "ref") return type.name;
  if (type.kind === "list") return `[]${goType(type.item)}`;
  if (type.kind === "map") return `map[string]${goType(type.value)}`;
  if (type.kind === "any") return type.object ? type.message : "any";
  return LEAVES[type.type] ?? type.type;
}

/** What is told otherwise than by the public types. */
const DIFFERENT: Readonly<Record<string, string>> = {
  // Every kind has metadata, and no client is told to write them.
  "core/v1.Event metadata meta/v1.ObjectMeta 1 required": "metadata meta/v1.ObjectMeta 1",
  // Both are written the same way; a definition that says "object" takes nothing else, and v1.24 takes any JSON here.
  "apps/v1.ControllerRevision data RawExtension 2 omitempty": "data any 2 omitempty",
  // A text is not merged: the marker stands there by mistake and has no effect.
  "meta/v1.LabelSelectorRequirement key string 1 required patch=merge by=key": "key string 1 required",
  // Lists of kinds are never applied; of all of them this one has markers.
  "storage/v1.CSIStorageCapacityList items []storage/v1.CSIStorageCapacity 2 required list=map keys=name":
    "items []storage/v1.CSIStorageCapacity 2 required list=atomic keys=",
  "storage/v1beta1.CSIStorageCapacityList items []storage/v1beta1.CSIStorageCapacity 2 required list=map keys=name":
    "items []storage/v1beta1.CSIStorageCapacity 2 required list=atomic keys=",
};

/** A field in the form of the facts. */
function wireOf(field: FieldModel, hasProtobuf: boolean, fact: string): string {
  const { type } = field;
  const [, factType = ""] = fact.split(" ");
  const pointer = factType.startsWith("*");
  const struct = !pointer && (STRUCT_LEAVES.has(factType) || (factType.includes("/") && !/^(\[\]|map)/.test(factType)));
  // Go's omitempty does nothing on a struct, so that the facts cannot show what is written.
  const omitEmpty = struct || type.kind === "any" ? fact.includes(" omitempty") : field.omitEmpty;
  // A slice tells no items from absence without a pointer.
  const optional = type.kind === "any" ? pointer : field.optional && type.kind !== "list";
  return [
    field.name,
    `${optional ? "*" : ""}${goType(type)}`,
    hasProtobuf ? field.proto : 0,
    ...(field.required ? ["required"] : []),
    ...(omitEmpty ? ["omitempty"] : []),
    ...(type.kind === "list" && fact.includes(" list=") ? [`list=${type.listType}`] : []),
    ...(type.kind === "list" && fact.includes(" keys=") ? [`keys=${type.keys.join("+")}`] : []),
    ...(type.kind === "map" && type.atomic ? ["map=atomic"] : []),
    ...(field.patchStrategy === undefined ? [] : [`patch=${field.patchStrategy.join(",")}`]),
    ...(field.patchMergeKey === undefined ? [] : [`by=${field.patchMergeKey}`]),
    ...(fact.includes(" enum=") ? publishedValues(type) : []),
  ].join(" ");
}

function publishedValues(type: TypeRef): string[] {
  if (type.kind === "list") return publishedValues(type.item);
  const values = type.kind === "scalar" ? (type.enum ?? type.knownValues) : undefined;
  return values === undefined ? [] : [`enum=${[...values].sort().join("|")}`];
}

/** A resource and its sub-resources in the form of the facts. */
function discoveryOf(resource: ResourceModel): string[] {
  const { resource: name, kind, namespaced, verbs, shortNames, categories, subresources } = resource;
  const scope = namespaced ? "namespaced" : "cluster";
  const own = { group: "", version: resource.version, kind };
  const line = [name, kind, scope, [...verbs].sort().join()];
  if (shortNames.length > 0) line.push(`short=${shortNames.join()}`);
  if (categories.length > 0) line.push(`in=${categories.join()}`);
  const below = subresources.map((part) =>
    [`${name}/${part.name}`, kindOfSubresource(part, own).kind, scope, [...part.verbs].sort().join()].join(" "),
  );
  return [line.join(" "), ...below];
}

describe("shipped definitions", () => {
  test("load without a problem", () => {
    assert.deepEqual(loaded.problems ?? [], []);
  });

  test("NEG-20, OPENAPI-03, OPENAPI-05 name, type, protobuf number, merge markers and published values of every field are those of the public types", () => {
    for (const [name, facts] of Object.entries(FACTS)) {
      const type = model().types.get(name);
      assert.ok(type, `${name} is missing`);
      const fields = new Map(type.fields.map((field) => [field.name, field]));
      const wire = facts.map((fact) => {
        const field = fields.get(fact.split(" ")[0] ?? "");
        return field === undefined ? "missing" : wireOf(field, type.hasProtobuf, fact);
      });
      assert.deepEqual(
        wire,
        facts.map((fact) => DIFFERENT[`${name} ${fact}`] ?? fact),
        name,
      );
      assert.equal(type.fields.length, facts.length, `${name} has fields that the public type lacks`);
    }
  });

  test("NEG-20 structs that JSON flattens are nested messages in protobuf", () => {
    const embedded = [...model().types].flatMap(([name, type]) =>
      type.embedded.map((inner) => `${name}.${inner.name}=${inner.proto} ${inner.type}`),
    );
    assert.deepEqual(embedded.sort(), [
      "admissionregistration/v1.RuleWithOperations.rule=2 admissionregistration/v1.Rule",
      "core/v1.ConfigMapEnvSource.localObjectReference=1 core/v1.LocalObjectReference",
      "core/v1.ConfigMapKeySelector.localObjectReference=1 core/v1.LocalObjectReference",
      "core/v1.ConfigMapProjection.localObjectReference=1 core/v1.LocalObjectReference",
      "core/v1.ConfigMapVolumeSource.localObjectReference=1 core/v1.LocalObjectReference",
      "core/v1.EphemeralContainer.ephemeralContainerCommon=1 core/v1.EphemeralContainerCommon",
      "core/v1.PersistentVolumeSpec.persistentVolumeSource=2 core/v1.PersistentVolumeSource",
      "core/v1.Probe.handler=1 core/v1.ProbeHandler",
      "core/v1.SecretEnvSource.localObjectReference=1 core/v1.LocalObjectReference",
      "core/v1.SecretKeySelector.localObjectReference=1 core/v1.LocalObjectReference",
      "core/v1.SecretProjection.localObjectReference=1 core/v1.LocalObjectReference",
      "core/v1.Volume.volumeSource=2 core/v1.VolumeSource",
      "networking/v1.IngressRule.ingressRuleValue=2 networking/v1.IngressRuleValue",
    ]);
  });

  test("CAT-01 names, scope, verbs and sub-resources are those of the public discovery", () => {
    const groups = new Map(model().groups.map(({ folder, name }) => [folder, name]));
    const found = new Set<string>();
    for (const resource of model().resources) {
      const groupVersion = [groups.get(resource.folder), resource.version].filter((part) => part !== "").join("/");
      const facts = DISCOVERY[groupVersion] ?? [];
      const shipped = discoveryOf(resource);
      assert.deepEqual(
        shipped.filter((line) => !facts.includes(line)),
        [],
        `${groupVersion} ${resource.kind}`,
      );
      assert.equal(resource.listKind, `${resource.kind}List`);
      for (const line of shipped) found.add(`${groupVersion} ${line}`);
    }
    const missing = Object.entries(DISCOVERY).flatMap(([groupVersion, facts]) =>
      facts.map((line) => `${groupVersion} ${line}`).filter((line) => !found.has(line)),
    );
    assert.deepEqual(missing, []);
  });

  test("VER-13 every version of a kind is stored in one", () => {
    const capacities = model().resources.filter(({ kind }) => kind === "CSIStorageCapacity");
    assert.deepEqual(
      capacities.map(({ version, storage, conversion }) => ({ version, storage, conversion: conversion.type })),
      [
        { version: "v1", storage: { type: "stored", version: "v1" }, conversion: "none" },
        { version: "v1beta1", storage: { type: "stored", version: "v1" }, conversion: "identity" },
      ],
    );
    assert.deepEqual(capacities[1]?.lifecycle.replacement, { group: `storage.\${groupDomain}`, version: "v1", kind: "CSIStorageCapacity" });
  });

  for (const { type, validated } of [
    { type: "policy/v1beta1.PodDisruptionBudget", validated: "policy/v1.PodDisruptionBudget" },
    { type: "autoscaling/v2beta1.MetricSpec", validated: "autoscaling/v2beta1.MetricSpec" },
    { type: "discovery/v1beta1.Endpoint", validated: "discovery/v1beta1.Endpoint" },
  ]) {
    test(`${type} is judged by the validator of ${validated}`, () => {
      assert.equal(qualifiedName(validatedAs(typeNamed(model(), type), model())), validated);
    });
  }

  test("profiles give every name that a definition mentions", () => {
    assert.deepEqual(
      model().profiles.map((profile) => profile.name),
      ["kubernetes", "orch"],
    );
    const text = JSON.stringify([model().resources, model().groups, model().metaKinds]);
    for (const profile of model().profiles) assert.doesNotThrow(() => expandNames(text, profile), profile.name);
  });

  test("no definition spells a vendor's domain", () => {
    const text = JSON.stringify([...model().types.values(), ...model().resources]);
    assert.deepEqual(text.match(/[\w.-]*\b(orch\.io|k8s\.io|kubernetes\.io)\b/g) ?? [], []);
  });
});
