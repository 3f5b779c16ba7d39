/** Lets everybody read `cluster-info`, whom it is for: new nodes have nothing yet to be known by (BOOT-12). */
import type { JsonObject } from "../definition/json.js";
import type { ApiObject } from "../definition/object-meta.js";
import { hasReason } from "../errors/status.js";
import type { ControllerOptions } from "./controller.js";

const NAME = "system:cluster-info-readers";

/** Makes the role and its binding where they are missing; those there are stay as they are. */
export async function admitClusterInfoReaders({ registry, context }: ControllerOptions, name: string): Promise<void> {
  const { groupDomain, publicNamespace } = registry.profile;
  const group = `rbac.authorization.${groupDomain}`;
  const wanted: Readonly<Record<string, JsonObject>> = {
    roles: { rules: [{ apiGroups: [""], resources: ["configmaps"], resourceNames: [name], verbs: ["get"] }] },
    rolebindings: {
      roleRef: { apiGroup: group, kind: "Role", name: NAME },
      subjects: ["system:authenticated", "system:unauthenticated"].map((each) => ({ apiGroup: group, kind: "Group", name: each })),
    },
  };
  for (const [resource, content] of Object.entries(wanted)) {
    const objects = registry.services.resource(group, "v1", resource);
    const place = { namespace: publicNamespace, name: NAME };
    if (objects === undefined || (await objects.get(place)) !== undefined) continue;
    try {
      await objects.create(context, place, { ...content, metadata: {} } as unknown as ApiObject);
    } catch (error) {
      if (!hasReason(error, "AlreadyExists")) throw error;
    }
  }
}
