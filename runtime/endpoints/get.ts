/** GET of one object (GET rows). */
import { negotiateOutput } from "../codec/negotiation/negotiation.js";
import { badRequest } from "../errors/constructors.js";
import { answerObject } from "./answer.js";
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
  if (found instanceof Promise) return found.then((object) => answerObject(request, 200, object, form));
  answerObject(request, 200, found, form);
}
