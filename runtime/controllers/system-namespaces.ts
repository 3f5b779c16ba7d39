/** The namespaces that exist from the start (NS-04). */
import type { RequestContext, RequestInfo } from "../definition/request-context.js";
import { apiVersionOf } from "../definition/resource-definition.js";
import type { ApiObject } from "../definition/object-meta.js";
import { hasReason } from "../errors/status.js";
import type { ResourceRegistry } from "../registry/resource-registry.js";

type Environment = Pick<RequestContext, "profile" | "clock" | "random">;

/** Creates those that are missing. Does nothing on a server that serves no namespaces. */
export async function createSystemNamespaces(registry: ResourceRegistry, environment: Environment): Promise<void> {
  const served = registry.lookup("", "v1", "namespaces");
  if (served === undefined) return;
  const { definition, store } = served;
  const { systemNamespace, publicNamespace, nodeLeaseNamespace } = environment.profile;
  for (const name of ["default", systemNamespace, publicNamespace, nodeLeaseNamespace]) {
    const target = { definition, namespace: "", name, subresource: "" };
    const object: ApiObject = { apiVersion: apiVersionOf(definition), kind: definition.kind, metadata: { name } };
    try {
      await store.get(target, {});
    } catch (error) {
      if (!hasReason(error, "NotFound")) throw error;
      await store.create(internalContext(environment, name), { ...target, name: "" }, object, {});
    }
  }
}

/** The server itself as a user. */
function internalContext(environment: Environment, name: string): RequestContext {
  const info: RequestInfo = {
    isResourceRequest: true,
    path: "/api/v1/namespaces",
    verb: "create",
    apiPrefix: "api",
    apiGroup: "",
    apiVersion: "v1",
    namespace: "",
    resource: "namespaces",
    subresource: "",
    name,
    parts: ["namespaces"],
  };
  const { profile, clock, random } = environment;
  return {
    profile,
    clock,
    random,
    info,
    user: { name: "system:apiserver", uid: "", groups: ["system:masters"], extra: {} },
    auditId: random.uuid(),
    userAgent: "apiserver",
    query: new URLSearchParams(),
    signal: new AbortController().signal,
    warn: () => {},
  };
}
