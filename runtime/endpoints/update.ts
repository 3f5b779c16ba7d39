/** PUT of one object, which creates a missing one under the conditions of N1 (PATH-07). */
import { negotiateInput } from "../codec/negotiation/negotiation.js";
import type { ApiObject } from "../definition/object-meta.js";
import { validateUpdateOptions } from "../registry/validation/options.js";
import { matchName, matchNamespace } from "../registry/write/identity.js";
import { answerObject, objectForm } from "./answer.js";
import { decodeObject } from "./decode-object.js";
import { checkMayCreate } from "./may-create.js";
import type { ResourceRequest } from "./resource-request.js";
import { fieldValidationOf, readWriteOptions } from "./write-options.js";

export async function updateObject(request: ResourceRequest): Promise<void> {
  const { exchange, context, target, query } = request;
  const output = objectForm(request);
  const input = negotiateInput(exchange.headers["content-type"], request.offer);
  const bytes = await exchange.body();
  const options = readWriteOptions(query);
  validateUpdateOptions(context.profile, options);
  const decode = (): ApiObject => {
    const object = decodeObject(request, bytes, input, fieldValidationOf(request, options));
    matchNamespace(object, target);
    matchName(object, target);
    return object;
  };
  let decoded: ApiObject | undefined = decode();
  // The store may mutate what it is given, and asks again after a conflict.
  const compute = (): ApiObject => {
    const object = decoded ?? decode();
    decoded = undefined;
    return object;
  };
  const result = await request.resource.update(context, target, compute, {
    ...options,
    createMissing: target.subresource === "",
    uidIsPrecondition: true,
    beforeCreate: () => checkMayCreate(request),
  });
  answerObject(request, result.created ? 201 : 200, result.object, output);
}
