/** The verbs that a resource does not have. */
import type { EncodableObject } from "../../codec/encodable-object.js";
import type { KindDefinition, ResourceDefinition } from "../../definition/resource-definition.js";
import { methodNotAllowed } from "../../errors/constructors.js";
import type { Status } from "../../errors/status.js";
import type { Soon } from "../conversion/versions.js";
import type { DeleteResult, ListResult, Resource, ServedVerb, StatusResult, WriteResult } from "../resource.js";
import type { ResourceWatch } from "../resource-watch.js";
import type { ServedAside } from "../served-aside.js";

const NO_METHODS: ReadonlySet<string> = new Set();

/** What implementations extend with the verbs they have. */
export abstract class Unserved implements Resource {
  abstract readonly definition: ResourceDefinition;
  abstract readonly subresource: string;
  abstract readonly verbs: ReadonlySet<ServedVerb>;
  abstract readonly takes: KindDefinition;
  abstract readonly gives: KindDefinition;
  readonly creates: Resource["creates"] = "inCollection";
  readonly subpaths: boolean = false;
  readonly methods: ReadonlySet<string> = NO_METHODS;

  get aside(): ServedAside | undefined {
    return undefined;
  }

  get(..._: Parameters<Resource["get"]>): Soon<EncodableObject> {
    throw methodNotAllowed();
  }

  list(..._: Parameters<Resource["list"]>): Soon<ListResult> {
    throw methodNotAllowed();
  }

  watch(..._: Parameters<Resource["watch"]>): Soon<ResourceWatch> {
    throw methodNotAllowed();
  }

  create(..._: Parameters<Resource["create"]>): Promise<WriteResult | StatusResult> {
    throw methodNotAllowed();
  }

  update(..._: Parameters<Resource["update"]>): Promise<WriteResult> {
    throw methodNotAllowed();
  }

  apply(..._: Parameters<Resource["apply"]>): Promise<WriteResult> {
    throw methodNotAllowed();
  }

  delete(..._: Parameters<Resource["delete"]>): Promise<DeleteResult> {
    throw methodNotAllowed();
  }

  deleteCollection(..._: Parameters<Resource["deleteCollection"]>): Promise<Status> {
    throw methodNotAllowed();
  }

  connect(..._: Parameters<Resource["connect"]>): Promise<void> {
    throw methodNotAllowed();
  }
}
