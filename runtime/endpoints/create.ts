/** POST to a collection, or to an object for sub-resources that take one. */
import { negotiateInput } from "../codec/negotiation/negotiation.js";
import { validateCreateOptions } from "../registry/validation/options.js";
import { matchNamespace } from "../registry/write/identity.js";
import { answerObject, answerStatus, objectForm } from "./answer.js";
import { decodeObject } from "./decode-object.js";
import type { ResourceRequest } from "./resource-request.js";
import { fieldValidationOf, readWriteOptions } from "./write-options.js";

/** Everything that can be refused without effect is, before the store is asked. */
export async function createObject(request: ResourceRequest): Promise<void> {
  const { exchange, context, target, query } = request;
  const output = objectForm(request);
  const input = negotiateInput(exchange.headers["content-type"], request.offer);
  const bytes = await exchange.body();
  const options = readWriteOptions(query);
  validateCreateOptions(context.profile, options);
  const object = decodeObject(request, bytes, input, fieldValidationOf(request, options));
  matchNamespace(object, target);
  const result = await request.resource.create(context, target, object, options);
  if ("status" in result) answerStatus(request, 201, result.status, output);
  else answerObject(request, result.created ? 201 : 200, result.object, output);
}
