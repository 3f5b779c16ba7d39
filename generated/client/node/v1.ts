// Generated from api-definitions/node/v1. Do not edit.
import { type Connection, resourceClient } from "../../../runtime/client/generated-doorway.js";
import { type RuntimeClassClient, runtimeClassDescriptor } from "./v1/runtime-class.js";

/** The resources of node/v1. */
export class NodeV1 {
  constructor(readonly connection: Connection) {
  }

  /** A way of running containers that pods can choose by name. */
  get runtimeClasses(): RuntimeClassClient {
    return resourceClient(this.connection, runtimeClassDescriptor);
  }
}

export type { RuntimeClassClient } from "./v1/runtime-class.js";
