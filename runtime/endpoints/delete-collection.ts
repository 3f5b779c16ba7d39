/** DELETE of a collection (PATH-12): answers with a Status (N2). */
import { negotiateOutput } from "../codec/negotiation/negotiation.js";
import { answerStatus } from "./answer.js";
import { deleteOptionsOf } from "./delete-options.js";
import { readListOptions } from "./list-options.js";
import type { ResourceRequest } from "./resource-request.js";

export async function deleteCollection(request: ResourceRequest): Promise<void> {
  const output = negotiateOutput(request.exchange.headers.accept, request.offer);
  const list = readListOptions(request.query, request.target.definition);
  const options = await deleteOptionsOf(request);
  const status = await request.resource.deleteCollection(request.context, request.target, options, list);
  answerStatus(request, 200, status, output);
}
