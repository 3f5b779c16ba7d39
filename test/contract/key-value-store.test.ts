/** Runs the storage contract against the embedded store. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { openSqliteStore } from "../../runtime/storage/sqlite/sqlite-store.js";
import { keyValueStoreContract } from "./key-value-store-contract.js";
import { checkAgainstModel } from "./store-model.js";
import type { StoreUnderTest } from "./store-under-test.js";

async function openSqlite(folder: string, clock = { now: 1_000_000 }, maximumBytes?: number): Promise<StoreUnderTest> {
  const limit = maximumBytes === undefined ? {} : { maximumBytes };
  const store = await openSqliteStore({ file: join(folder, "store.db"), now: () => clock.now, expiryCheckMs: 5, ...limit });
  return {
    store,
    clock,
    reopen: async (room) => {
      await store.close();
      return openSqlite(folder, clock, room);
    },
    dispose: async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const openFresh = (): Promise<StoreUnderTest> => openSqlite(mkdtempSync(join(tmpdir(), "store-contract-")));

keyValueStoreContract("sqlite", openFresh);

it("sqlite: random histories agree with a model", () => checkAgainstModel(openFresh, 25));
