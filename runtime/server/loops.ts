/** What works by itself as long as the server runs: control loops, the service that leads to the server, the trust that it publishes. */
import type { Certificates } from "../certificates/certificate-store.js";
import { type ControllerParts, controllersOf } from "./controllers.js";
import { publishTrust } from "./external-identity.js";
import { serverServiceOf } from "./server-service.js";

export interface LoopParts extends ControllerParts {
  /** That is listened at. */
  readonly port: number;
}

/** Begins in the next turn of the event loop: whoever started the server knows by then where it is, and nobody waits for what is done here. */
export class ServerLoops {
  readonly #starting: NodeJS.Immediate;
  #certificates: Certificates;
  #running: Running | undefined;

  constructor(parts: LoopParts) {
    this.#certificates = parts.certificates;
    this.#starting = setImmediate(() => {
      this.#running = start({ ...parts, certificates: this.#certificates });
    });
  }

  /** Other certificates are in use from now on. */
  renew(certificates: Certificates): void {
    this.#certificates = certificates;
    this.#running?.renew(certificates);
  }

  stop(): void {
    clearImmediate(this.#starting);
    this.#running?.stop();
  }
}

interface Running {
  renew(certificates: Certificates): void;
  stop(): void;
}

function start(parts: LoopParts): Running {
  const { flags, server, clients, store, certificates, port } = parts;
  const trust = publishTrust(flags, server, clients, certificates);
  const controllers = controllersOf(parts);
  const service = serverServiceOf({ flags, server, clients, store, port });
  return {
    renew: (renewed) => {
      trust.publish(renewed);
      controllers.renew(renewed);
    },
    stop: () => {
      controllers.stop();
      service.stop();
      trust.stop();
    },
  };
}
