// Generated from api-definitions/core/v1/secret.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  Replaces,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Secret } from "../../../core/v1/secret/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How secrets are spoken of. */
export const secretDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Secret", plural: "secrets", namespaced: true };

/** What can be done with secrets, in one namespace. */
export interface SecretClient
  extends Described,
    Gets<Secret>,
    Lists<Secret>,
    Watches<Secret>,
    Creates<Secret>,
    Replaces<Secret>,
    Patches<Secret>,
    Deletes<Stored<Secret> | Status>,
    DeletesCollection {}
