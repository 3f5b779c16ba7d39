/** What the bundled server offers to tests; the seam between `orch/testing` and the server's code. */
import type { Transport } from "../client/transport.js";
import type { Faults } from "./faults.js";
import type { MovableClock } from "./movable-clock.js";

export interface StartedServer {
  readonly url: string;
  readonly kubeconfig: string;
  readonly faults: Faults;
  /** A client configuration for a user with a new certificate. */
  userKubeconfig(user: string, groups: readonly string[]): Promise<string>;
  /** A client's way in without sockets, as this user. */
  transport(user: string, groups: readonly string[]): Transport;
  stop(): Promise<void>;
}

export interface ServerEntry {
  startServer(argv: readonly string[], options: { readonly clock: MovableClock; readonly generated?: object }): Promise<StartedServer>;
}
