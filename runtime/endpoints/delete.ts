/** DELETE of one object (DEL rows). */
import { answerObject, answerStatus, objectForm } from "./answer.js";
import { deleteOptionsOf } from "./delete-options.js";
import type { ResourceRequest } from "./resource-request.js";

/** Answers with the Status or, per kind and state, with the object (PATH-11). */
export async function deleteObject(request: ResourceRequest): Promise<void> {
  const output = objectForm(request);
  const options = await deleteOptionsOf(request);
  const result = await request.resource.delete(request.context, request.target, options);
  if (result.object !== undefined) answerObject(request, result.code, result.object, output);
  else if (result.status !== undefined) answerStatus(request, result.code, result.status, output);
}
