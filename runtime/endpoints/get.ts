/** GET of one object (GET rows). */

import type { EncodableObject } from "../codec/encodable-object.js";
import { collectionTurn, isSliceOver } from "../codec/lists/turns.js";
import { negotiateOutput, type OutputForm } from "../codec/negotiation/negotiation.js";
import { holderName } from "../definition/holder-name.js";
import { badRequest } from "../errors/constructors.js";
import { answerObject, isPretty } from "./answer.js";
import { booleanValue, firstValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";

/** Answers at once when the cache already shows what is asked for. */
export function getObject(request: ResourceRequest): void | Promise<void> {
  // A form that no single object takes is told of once there is an object.
  const form = negotiateOutput(request.exchange.headers.accept, request.offer);
  const { query, target } = request;
  let resourceVersion: string | undefined;
  if (query !== "") {
    if (booleanValue(query, "export") === true) throw badRequest("the export parameter, deprecated since v1.14, is no longer supported");
    resourceVersion = firstValue(query, "resourceVersion");
  }
  const found = request.resource.get(request.context, target, { resourceVersion });
  return found instanceof Promise ? found.then((object) => answer(request, object, form)) : answer(request, found, form);
}

/** Objects from this size on take so long to be made into a form in which they are not held that a few share a turn of the event loop. */
const LONG_BYTES = 8 * 1024;

function answer(request: ResourceRequest, object: EncodableObject, form: OutputForm): void | Promise<void> {
  const isHeld = form.encoding === "json" && form.as === undefined && !isPretty(request, form);
  // At once where the turn has room: of those that are all put off and then looked at, each would find it unused.
  if (isHeld || object.json.length < LONG_BYTES || !isSliceOver()) return answerObject(request, 200, object, form);
  return collectionTurn(holderName(request.context.user)).then(() => answerObject(request, 200, object, form));
}
