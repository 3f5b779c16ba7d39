/** Service accounts: of the secrets they name nothing is kept but the names. */
import type { ServiceAccount } from "../../../generated/core/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceHook } from "../../registry/resource-hook.js";

export const serviceAccountHook: ResourceHook = { prepareForCreate: keepNames, prepareForUpdate: keepNames };

function keepNames(object: ApiObject): void {
  const account = object as unknown as ServiceAccount;
  if (account.secrets) account.secrets = account.secrets.map(({ name }) => (name === undefined ? {} : { name }));
}
