// Generated from api-definitions. Do not edit.
import type { Connection } from "../../runtime/client/generated-doorway.js";
import { CoreV1 } from "./core/v1.js";
import { StorageV1 } from "./storage/v1.js";
import { StorageV1beta1 } from "./storage/v1beta1.js";

/** A typed client for every resource, by group and version: `clients.core.v1.pods`. */
export class Clientset {
  constructor(readonly connection: Connection) {
  }

  /** The core group. */
  get core() {
    return {
      v1: new CoreV1(this.connection),
    };
  }

  /** The group storage. */
  get storage() {
    return {
      v1: new StorageV1(this.connection),
      v1beta1: new StorageV1beta1(this.connection),
    };
  }
}

export type * as coreV1 from "../core/v1/types.js";
export type * as storageV1 from "../storage/v1/types.js";
export type * as storageV1beta1 from "../storage/v1beta1/types.js";
