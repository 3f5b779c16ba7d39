/** Deployments: their generation counts changes of the annotations too, which their controller hands on to replica sets. */
import type { JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { setGeneration } from "../../registry/generation.js";
import type { ResourceHook } from "../../registry/resource-hook.js";
import { deepEqual } from "../../schema/deep-equal.js";

export const deploymentHook: ResourceHook = {
  prepareForCreate(object) {
    setGeneration(object.metadata, 1);
  },
  prepareForUpdate(object, old, { subresource }) {
    const isSame = deepEqual(specOf(object), specOf(old)) && deepEqual(annotationsOf(object), annotationsOf(old));
    if (subresource !== "status" && !isSame) setGeneration(object.metadata, (old.metadata.generation ?? 0) + 1);
  },
};

const specOf = (object: Readonly<ApiObject>): JsonValue | undefined => object["spec"] as JsonValue | undefined;
const annotationsOf = ({ metadata }: Readonly<ApiObject>): Readonly<Record<string, string>> => metadata.annotations ?? {};
