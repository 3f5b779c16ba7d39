/** PATCH of one object: JSON patch, merge patch, strategic merge patch, server-side apply (PATCH and SSA rows). */

import { negotiatePatch } from "../codec/negotiation/negotiation.js";
import type { PatchOptions, UpdateOptions } from "../registry/options.js";
import { validatePatchOptions } from "../registry/validation/options.js";
import { answerObject, objectForm } from "./answer.js";
import { applyObject } from "./apply.js";
import { ALL_PATCHES, type PatchType, SCHEMA_LESS_PATCHES } from "./patch-types.js";
import { ObjectPatch } from "./patched-object.js";
import { booleanValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";
import { fieldValidationOf, readWriteOptions } from "./write-options.js";

export async function patchObject(request: ResourceRequest): Promise<void> {
  const { exchange, context, query } = request;
  const type = negotiatePatch(
    exchange.headers["content-type"],
    request.target.definition.origin === "custom" ? SCHEMA_LESS_PATCHES : ALL_PATCHES,
  );
  const output = objectForm(request);
  const bytes = await exchange.body();
  const options: PatchOptions = { ...readWriteOptions(query), force: booleanValue(query, "force") };
  const apply = type === "application/apply-patch+yaml";
  validatePatchOptions(context.profile, options, apply);
  const result = apply ? await applyObject(request, bytes, options) : await patchStored(request, type, bytes, options);
  answerObject(request, result.created ? 201 : 200, result.object, output);
}

/** Patches whatever is stored when the commit comes: again after a conflict, unless the patch pins a resourceVersion. */
function patchStored(request: ResourceRequest, type: PatchType, bytes: Buffer, options: PatchOptions) {
  const { force: _, ...rest } = options;
  const update: UpdateOptions = { ...rest, createMissing: false };
  const object = new ObjectPatch(request, type, bytes, fieldValidationOf(request, options));
  return request.resource.update(request.context, request.target, (current) => object.apply(current), update);
}
