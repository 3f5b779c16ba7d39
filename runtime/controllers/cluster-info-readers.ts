/** Lets everybody read `cluster-info`, whom it is for: new nodes have nothing yet to be known by (BOOT-12). */
import { isAlreadyExists } from "../client/errors.js";
import type { ServerControllerOptions } from "./controller.js";

const NAME = "system:cluster-info-readers";

/** Makes the role and its binding where they are missing; those there are stay as they are. */
export async function admitClusterInfoReaders({ registry, serverClients }: ServerControllerOptions, document: string): Promise<void> {
  const { groupDomain, publicNamespace } = registry.profile;
  const group = `rbac.authorization.${groupDomain}`;
  const { roles, roleBindings } = serverClients.rbac.v1;
  const place = { namespace: publicNamespace, name: NAME };
  const make = async (resource: string, create: () => Promise<unknown>): Promise<void> => {
    const objects = registry.services.resource(group, "v1", resource);
    if (objects === undefined || (await objects.get(place)) !== undefined) return;
    try {
      await create();
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  };
  const metadata = { name: NAME };
  await make("roles", () => {
    const rules = [{ apiGroups: [""], resources: ["configmaps"], resourceNames: [document], verbs: ["get"] }];
    return roles.namespace(publicNamespace).create({ metadata, rules });
  });
  await make("rolebindings", () => {
    const subjects = ["system:authenticated", "system:unauthenticated"].map((name) => ({ apiGroup: group, kind: "Group" as const, name }));
    return roleBindings.namespace(publicNamespace).create({ metadata, roleRef: { apiGroup: group, kind: "Role", name: NAME }, subjects });
  });
}
