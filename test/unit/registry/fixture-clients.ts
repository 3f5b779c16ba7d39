/** Typed clients of a registry of a test: the whole way of a request, without sockets, for somebody who may do everything. */
import type { Clientset } from "../../../generated/client/clientset.js";
import { featureGates } from "../../../generated/feature-gates.js";
import { definitionFactories, metaTypes } from "../../../generated/index.js";
import { AsideLane } from "../../../runtime/aside/lane.js";
import type { LargeRequests } from "../../../runtime/aside/large.js";
import { ALLOWED } from "../../../runtime/authz/authorizer.js";
import { parseServerFlags } from "../../../runtime/flags/server-flags.js";
import { kinds } from "../../../runtime/kinds/index.js";
import { createLog } from "../../../runtime/log/log.js";
import { MetricRegistry } from "../../../runtime/metrics/metric-registry.js";
import { InProcessClients } from "../../../runtime/server/in-process-client.js";
import { Lifecycle } from "../../../runtime/server/lifecycle.js";
import { createServices, type ServiceParts } from "../../../runtime/server/services.js";
import { type Fixture, profile } from "./registry-fixture.js";

const NOT_HERE = (): never => {
  throw new RangeError("a test of the registry has no such thing");
};

export function fixtureClients({ registry, store, context }: Fixture): Clientset {
  const shipped = definitionFactories.map((factory) => factory(profile, kinds));
  const served = shipped.map(({ group, version, resource }) => `${group}/${version}/${resource}`);
  const authorizer = { name: "test", authorize: () => ALLOWED, rulesFor: NOT_HERE };
  const parts: ServiceParts = {
    flags: parseServerFlags([], featureGates),
    metrics: new MetricRegistry(),
    catalog: { definitionFactories, metaTypes, virtualKindFactories: [], discovery: NOT_HERE, openApi: NOT_HERE },
    profile,
    shipped,
    registry,
    store,
    log: createLog("silent"),
    lifecycle: new Lifecycle(),
    aside: new AsideLane({ profile: profile.name, gates: [], served }),
    clock: context.clock,
    authorization: { authorizer } as unknown as ServiceParts["authorization"],
    authentication: {} as ServiceParts["authentication"],
  };
  // The thread for large requests is part of the bundled program.
  const largeRequests: Pick<LargeRequests, "serve"> = { serve: (request, _verb, endpoint) => endpoint(request) };
  const server = { ...createServices(parts), largeRequests: largeRequests as LargeRequests };
  return new InProcessClients(server).of(context.user, "tester");
}
