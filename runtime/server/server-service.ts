/** The service that leads to this server, as the flags ask for it. */
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { isUnspecified } from "../certificates/certificate-store.js";
import type { Controller } from "../controllers/controller.js";
import { startServerService } from "../controllers/server-service.js";
import type { ServerFlags } from "../flags/server-flags.js";
import type { ServerServices } from "../http/server-services.js";
import type { KeyValueStore } from "../storage/key-value-store.js";
import type { InProcessClients } from "./in-process-client.js";
import { serverServiceAddresses } from "./pools.js";

/** Addresses that mean something else, or nothing, on another machine: no endpoint can have them. */
const OF_THIS_MACHINE = /^(127\.|169\.254\.|::1$|fe[89ab][0-9a-f]:)/i;

export interface ServerServiceParts {
  readonly flags: ServerFlags;
  readonly server: ServerServices;
  readonly clients: InProcessClients;
  readonly store: KeyValueStore;
  /** That is listened at. */
  readonly port: number;
}

export function serverServiceOf({ flags, server, clients, store, port }: ServerServiceParts): Controller {
  const { registry, clock, log } = server;
  const [serviceAddress = ""] = serverServiceAddresses(flags);
  const address = flags["endpoint-reconciler-type"] === "none" ? undefined : reachedAt(flags, isIP(serviceAddress));
  return startServerService({
    registry,
    clock,
    clients: clients.ofServer(),
    store,
    serviceAddress,
    address,
    port,
    failed: (key, error) => log.warn("the service of this server is not as it should be, will try again", { key, reason: String(error) }),
  });
}

/** Where other machines reach this one: as it is told to say, where it listens, or by its own first address; undefined for nowhere. */
function reachedAt(flags: ServerFlags, family: number): string | undefined {
  const told = flags["advertise-address"];
  const bound = flags["bind-address"];
  const address = told !== "" ? told : isUnspecified(bound) ? ownAddress(family) : bound;
  return address === undefined || isUnspecified(address) || OF_THIS_MACHINE.test(address) ? undefined : address;
}

function ownAddress(family: number): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ address, internal }) => !internal && isIP(address) === family && !OF_THIS_MACHINE.test(address))?.address;
}
