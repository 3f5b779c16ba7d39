// Generated from api-definitions/networking/v1/ingress-class.yaml. Do not edit.
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
import type { Status } from "../../../meta/v1/status/types.js";
import type { IngressClass } from "../../../networking/v1/ingress-class/types.js";

/** How ingressclasses are spoken of. */
export const ingressClassDescriptor: ResourceDescriptor = { group: "networking", vendorGroup: true, version: "v1", kind: "IngressClass", plural: "ingressclasses", namespaced: false };

/** What can be done with ingressclasses. */
export interface IngressClassClient
  extends Described,
    Gets<IngressClass>,
    Lists<IngressClass>,
    Watches<IngressClass>,
    Creates<IngressClass>,
    Replaces<IngressClass>,
    Patches<IngressClass>,
    Deletes<Stored<IngressClass> | Status>,
    DeletesCollection {}
