// Generated from api-definitions/core/v1/pod.yaml. Do not edit.
import type {
  Creates,
  CreatesSubresource,
  Deletes,
  DeletesCollection,
  Described,
  ForwardsPorts,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  Proxies,
  ReadsText,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  RunsCommands,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Binding } from "../../../core/v1/binding/types.js";
import type { PodAttachOptions } from "../../../core/v1/pod-attach-options/types.js";
import type { PodExecOptions } from "../../../core/v1/pod-exec-options/types.js";
import type { PodLogOptions } from "../../../core/v1/pod-log-options/types.js";
import type { PodPortForwardOptions } from "../../../core/v1/pod-port-forward-options/types.js";
import type { Pod } from "../../../core/v1/pod/types.js";
import type { Eviction } from "../../../policy/v1/eviction/types.js";

/** How pods are spoken of. */
export const podDescriptor: ResourceDescriptor = {
  group: "",
  version: "v1",
  kind: "Pod",
  plural: "pods",
  namespaced: true,
  subresources: {
    status: null,
    attach: null,
    ephemeralcontainers: null,
    binding: { group: "", version: "v1", kind: "Binding" },
    eviction: { group: "policy", version: "v1", kind: "Eviction" },
    exec: null,
    log: null,
    portforward: null,
    proxy: null,
  },
};

/** What can be done with pods, in one namespace. */
export interface PodClient
  extends Described,
    Gets<Pod>,
    Lists<Pod>,
    Watches<Pod>,
    Creates<Pod>,
    Replaces<Pod>,
    Patches<Pod>,
    Deletes<Stored<Pod>>,
    DeletesCollection {
  readonly status: GetsSubresource<Pod> & ReplacesSubresource<Pod> & PatchesSubresource<Pod>;
  readonly attach: RunsCommands<PodAttachOptions>;
  readonly ephemeralcontainers: GetsSubresource<Pod> & ReplacesSubresource<Pod> & PatchesSubresource<Pod>;
  readonly binding: CreatesSubresource<Binding, Binding>;
  readonly eviction: CreatesSubresource<Eviction, Eviction>;
  readonly exec: RunsCommands<PodExecOptions>;
  readonly log: ReadsText<PodLogOptions>;
  readonly portforward: ForwardsPorts;
  readonly proxy: Proxies;
}
