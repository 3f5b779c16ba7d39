/** Control loops over a registry of a test, for its length. */
import type { TestContext } from "node:test";
import { orchProfile } from "../../../generated/client/profiles.js";
import { Connection } from "../../../runtime/client/connection.js";
import { EventRecorder } from "../../../runtime/client/kit/event-recorder.js";
import { TransportError } from "../../../runtime/client/transport.js";
import { RootCertificates } from "../../../runtime/controllers/root-certificates.js";
import { type StartControllersOptions, startControllers } from "../../../runtime/controllers/start-controllers.js";
import type { ControllerName } from "../../../runtime/definition/controller-names.js";
import { fixtureClients } from "../registry/fixture-clients.js";
import type { Fixture } from "../registry/registry-fixture.js";

/** Events are seen from outside; nothing depends on them. */
const NOWHERE = new Connection({
  transport: { send: () => Promise.reject(new TransportError("there is no server")), close: () => undefined },
  profile: orchProfile,
});

/** Failures in the order they came; they are retried. */
export function runControllers(
  t: TestContext,
  fixture: Fixture,
  names: readonly ControllerName[],
  options: Partial<StartControllersOptions> = {},
): readonly string[] {
  const { registry, context } = fixture;
  const clients = fixtureClients(fixture);
  const failures: string[] = [];
  const controllers = startControllers({
    registry,
    clock: context.clock,
    clientsOf: () => clients,
    serverClients: clients,
    rootCertificates: new RootCertificates("PEM"),
    certificateSigning: { sign: () => Promise.reject(new Error("there is no authority")) },
    nodeGrace: { monitorMs: 40_000, startupMs: 60_000 },
    names,
    recorder: (_connection, component) => new EventRecorder({ connection: NOWHERE, component }),
    failed: (controller, key, error) => failures.push(`${controller} ${key} ${error}`),
    ...options,
  });
  t.after(() => controllers.stop());
  return failures;
}
