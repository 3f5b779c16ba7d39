// Generated from api-definitions/apps/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Namespaced,
  type Patches,
  type Replaces,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { ControllerRevision } from "../../apps/v1/types.js";
import type { Status } from "../../meta/v1/types.js";

/** How controllerrevisions are spoken of. */
export const controllerRevisionDescriptor: ResourceDescriptor = { group: "apps", version: "v1", kind: "ControllerRevision", plural: "controllerrevisions", namespaced: true };

/** What can be done with controllerrevisions, in one namespace. */
export interface ControllerRevisionClient
  extends Described,
    Gets<ControllerRevision>,
    Lists<ControllerRevision>,
    Watches<ControllerRevision>,
    Creates<ControllerRevision>,
    Replaces<ControllerRevision>,
    Patches<ControllerRevision>,
    Deletes<Stored<ControllerRevision> | Status>,
    DeletesCollection<ControllerRevision> {}

/** The resources of apps/v1. */
export class AppsV1 {
  constructor(readonly connection: Connection) {
  }

  /** A state of a daemon set or stateful set, kept so that one can go back to it. Its data does not change. */
  get controllerRevisions(): Namespaced<ControllerRevisionClient, Lists<ControllerRevision> & Watches<ControllerRevision>> {
    return resourceClient(this.connection, controllerRevisionDescriptor);
  }
}
