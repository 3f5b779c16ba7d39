/** Runs the storage contract against a store behind a network: the contract is not the embedded store's alone. */
import { it } from "node:test";
import { RemoteServer, RemoteStore } from "../support/remote-store.js";
import { keyValueStoreContract } from "./key-value-store-contract.js";
import { checkAgainstModel } from "./store-model.js";
import type { StoreUnderTest } from "./store-under-test.js";

function openRemote(server: RemoteServer, maximumBytes = Number.POSITIVE_INFINITY): StoreUnderTest {
  server.maximumBytes = maximumBytes;
  server.look();
  const store = new RemoteStore(server);
  return {
    store,
    clock: server.clock,
    reopen: async (room) => {
      await store.close();
      return openRemote(server, room);
    },
    dispose: async () => {
      await store.close();
      server.stop();
    },
  };
}

const openFresh = (): Promise<StoreUnderTest> => Promise.resolve(openRemote(new RemoteServer()));

keyValueStoreContract("remote", openFresh);

it("remote: random histories agree with a model", () => checkAgainstModel(openFresh, 25));
