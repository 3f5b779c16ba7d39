// Generated from api-definitions/core/v1/node.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  Proxies,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Node } from "../../../core/v1/node/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How nodes are spoken of. */
export const nodeDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "Node", plural: "nodes", namespaced: false, subresources: { status: null, proxy: null } };

/** What can be done with nodes. */
export interface NodeClient
  extends Described,
    Gets<Node>,
    Lists<Node>,
    Watches<Node>,
    Creates<Node>,
    Replaces<Node>,
    Patches<Node>,
    Deletes<Stored<Node> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<Node> & ReplacesSubresource<Node> & PatchesSubresource<Node>;
  readonly proxy: Proxies;
}
