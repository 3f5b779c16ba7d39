/** Connections that this program keeps to others over TLS. */
import { Agent } from "node:https";
import type { TLSSocket } from "node:tls";
import { shieldFromPeer } from "./peer-certificate.js";

/** An agent whose connections take any certificate for no more than can be read of it. */
export class ShieldedAgent extends Agent {
  override createConnection(...given: Parameters<Agent["createConnection"]>): ReturnType<Agent["createConnection"]> {
    return shieldFromPeer(super.createConnection(...given) as TLSSocket);
  }
}
