/** What becomes of a request that nobody has allowed. */
import type { AuthorizationAttributes, Decision } from "../authz/authorizer.js";
import { forbiddenBy } from "../authz/forbidden.js";
import { tooManyQuestions } from "../errors/constructors.js";
import { PlainFailure } from "./plain-failure.js";

/** Where somebody could not be asked, nobody knows: a failure of the server, not of the caller. `uri` is that of the request. */
export function refusal(attributes: AuthorizationAttributes, { reason, error, isBusy }: Decision, uri: string): Error {
  if (error === undefined) return forbiddenBy(attributes, reason);
  return isBusy === true ? tooManyQuestions(error) : new PlainFailure(uri, error);
}
