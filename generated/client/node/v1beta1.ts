// Generated from api-definitions/node/v1beta1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Patches,
  type Replaces,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Status } from "../../meta/v1/types.js";
import type { RuntimeClass } from "../../node/v1beta1/types.js";

/** How runtimeclasses are spoken of. */
export const runtimeClassDescriptor: ResourceDescriptor = { group: "node", vendorGroup: true, version: "v1beta1", kind: "RuntimeClass", plural: "runtimeclasses", namespaced: false };

/** What can be done with runtimeclasses. */
export interface RuntimeClassClient
  extends Described,
    Gets<RuntimeClass>,
    Lists<RuntimeClass>,
    Watches<RuntimeClass>,
    Creates<RuntimeClass>,
    Replaces<RuntimeClass>,
    Patches<RuntimeClass>,
    Deletes<Stored<RuntimeClass> | Status>,
    DeletesCollection<RuntimeClass> {}

/** The resources of node/v1beta1. */
export class NodeV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** A way of running containers that pods can choose by name. */
  get runtimeClasses(): RuntimeClassClient {
    return resourceClient(this.connection, runtimeClassDescriptor);
  }
}
