// Generated from api-definitions/core/v1/pod-template.yaml. Do not edit.
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
import type { PodTemplate } from "../../../core/v1/pod-template/types.js";

/** How podtemplates are spoken of. */
export const podTemplateDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "PodTemplate", plural: "podtemplates", namespaced: true };

/** What can be done with podtemplates, in one namespace. */
export interface PodTemplateClient
  extends Described,
    Gets<PodTemplate>,
    Lists<PodTemplate>,
    Watches<PodTemplate>,
    Creates<PodTemplate>,
    Replaces<PodTemplate>,
    Patches<PodTemplate>,
    Deletes<Stored<PodTemplate>>,
    DeletesCollection {}
