/** What becomes of a request that nobody has allowed. */
import type { AuthorizationAttributes, Decision } from "../authz/authorizer.js";
import { forbiddenBy } from "../authz/forbidden.js";
import { PlainFailure } from "./plain-failure.js";

/** Where somebody could not be asked, nobody knows: a failure of the server, not of the caller. `uri` is that of the request. */
export const refusal = (attributes: AuthorizationAttributes, { reason, error }: Decision, uri: string): Error =>
  error === undefined ? forbiddenBy(attributes, reason) : new PlainFailure(uri, error);
