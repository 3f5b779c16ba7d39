/** What `/livez`, `/readyz` and `/healthz` ask (specification: Health). */
import type { Clock } from "../clock/clock.js";
import { Health, type HealthCheck } from "../endpoints/documents/health.js";
import type { Log } from "../log/log.js";
import { type KeyValueStore, StorageError } from "../storage/key-value-store.js";
import type { Lifecycle } from "./lifecycle.js";

export interface HealthParts {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
  readonly clock: Clock;
  readonly liveGraceMs: number;
}

export function createHealth({ store, log, lifecycle, clock, liveGraceMs }: HealthParts): Health {
  const booted = (): void => {
    if (!lifecycle.booted) throw new Error("not finished");
  };
  const checks: readonly HealthCheck[] = [
    { name: "ping", check: () => {} },
    { name: "log", check: () => failUnless(log.healthy, "logging blocked") },
    { name: "etcd", check: () => serves(store) },
    { name: "storage-space", check: () => store.health(), readyOnly: true },
    { name: "poststarthook/start-watch-caches", check: booted, boot: true },
    { name: "poststarthook/bootstrap-system-namespaces", check: booted, boot: true },
    { name: "poststarthook/scheduling/bootstrap-system-priority-classes", check: booted, boot: true },
    { name: "poststarthook/rbac/bootstrap-roles", check: booted, boot: true },
    { name: "poststarthook/start-controllers", check: booted, boot: true },
    { name: "autoregister-completion", check: booted, boot: true },
    { name: "shutdown", check: () => failUnless(!lifecycle.stopping, "process is shutting down"), readyOnly: true },
  ];
  const failed = (endpoint: string, check: string, reason: unknown): void =>
    log.warn("health check failed", { endpoint, check, reason: reason instanceof Error ? reason.message : String(reason) });
  return new Health({ checks, liveGraceMs, clock, failed });
}

/** A full store serves whoever reads or deletes; starting anew would make no room. */
async function serves(store: KeyValueStore): Promise<void> {
  try {
    await store.health();
  } catch (error) {
    if (!(error instanceof StorageError && error.code === "Full")) throw error;
  }
}

function failUnless(well: boolean, reason: string): void {
  if (!well) throw new Error(reason);
}
