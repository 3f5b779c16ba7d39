// Generated from api-definitions/networking/v1/ingress.yaml. Do not edit.
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
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Status } from "../../../meta/v1/status/types.js";
import type { Ingress } from "../../../networking/v1/ingress/types.js";

/** How ingresses are spoken of. */
export const ingressDescriptor: ResourceDescriptor = {
  group: "networking",
  vendorGroup: true,
  version: "v1",
  kind: "Ingress",
  plural: "ingresses",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with ingresses, in one namespace. */
export interface IngressClient
  extends Described,
    Gets<Ingress>,
    Lists<Ingress>,
    Watches<Ingress>,
    Creates<Ingress>,
    Replaces<Ingress>,
    Patches<Ingress>,
    Deletes<Stored<Ingress> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<Ingress> & ReplacesSubresource<Ingress> & PatchesSubresource<Ingress>;
}
