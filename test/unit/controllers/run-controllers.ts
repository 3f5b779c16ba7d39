/** Control loops over a registry of a test, for its length. */
import type { TestContext } from "node:test";
import { RootCertificates } from "../../../runtime/controllers/root-certificates.js";
import { type StartControllersOptions, startControllers } from "../../../runtime/controllers/start-controllers.js";
import type { ControllerName } from "../../../runtime/definition/controller-names.js";
import type { Fixture } from "../registry/registry-fixture.js";

/** Failures in the order they came; they are retried. */
export function runControllers(
  t: TestContext,
  { registry, context }: Fixture,
  names: readonly ControllerName[],
  options: Partial<StartControllersOptions> = {},
): readonly string[] {
  const failures: string[] = [];
  const controllers = startControllers({
    registry,
    clock: context.clock,
    random: context.random,
    rootCertificates: new RootCertificates("PEM"),
    certificateSigning: { sign: () => Promise.reject(new Error("there is no authority")) },
    nodeGrace: { monitorMs: 40_000, startupMs: 60_000 },
    names,
    failed: (controller, key, error) => failures.push(`${controller} ${key} ${error}`),
    ...options,
  });
  t.after(() => controllers.stop());
  return failures;
}
