/** GET of one object (GET rows). */
import { badRequest } from "../errors/constructors.js";
import { answerObject, objectForm } from "./answer.js";
import { booleanValue, firstValue } from "./query.js";
import type { ResourceRequest } from "./resource-request.js";

/** Answers at once when the cache already shows what is asked for. */
export function getObject(request: ResourceRequest): void | Promise<void> {
  const form = objectForm(request);
  const { query, target } = request;
  let resourceVersion: string | undefined;
  if (query !== "") {
    if (booleanValue(query, "export") === true) throw badRequest("the export parameter, deprecated since v1.14, is no longer supported");
    resourceVersion = firstValue(query, "resourceVersion");
  }
  const found = request.store.get(target, { resourceVersion });
  if (found instanceof Promise) return found.then((object) => answerObject(request, 200, object, form));
  answerObject(request, 200, found, form);
}
