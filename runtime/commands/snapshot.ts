/** `orch-apiserver snapshot save|restore|status`: copies of the embedded store. */
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { makePrivateDirectory } from "../certificates/private-file.js";
import { FlagError } from "../flags/flag.js";
import { boolean, integer, text } from "../flags/values.js";
import { restoreSnapshot, type SnapshotStatus, saveSnapshot, snapshotStatus } from "../storage/sqlite/snapshot.js";
import { defineCommand } from "./command.js";

const dataDir = { value: "directory", help: "Data directory of the server.", default: "data", parse: text };
const STORE = "store.db";
/** More than a server writes between a snapshot and its loss, short of a year at full speed. */
const DEFAULT_BUMP = "1000000000";

export const saveCommand = defineCommand({
  name: "snapshot save",
  purpose:
    "Writes a consistent copy of the store to a new file: the state of one moment, whatever is written meanwhile. The server may be running. Certificates and keys are not part of it.",
  argument: "<file>",
  flags: { "data-dir": dataDir },
  run: async (file, flags) => told(file as string, saveSnapshot(join(resolve(flags["data-dir"]), STORE), resolve(file as string))),
});

export const statusCommand = defineCommand({
  name: "snapshot status",
  purpose:
    "Checks every byte of a snapshot against the checksum it was written with, and tells what is in it. Ends with status 1 when it is damaged.",
  argument: "<file>",
  flags: {},
  run: async (file) => told(file as string, snapshotStatus(resolve(file as string))),
});

export const restoreCommand = defineCommand({
  name: "snapshot restore",
  purpose:
    "Makes the store of a data directory from a snapshot. The server must not be running. Versions go on far beyond those of the snapshot and history is forgotten, so that no client takes what it remembers for what is there.",
  argument: "<file>",
  flags: {
    "data-dir": dataDir,
    "bump-revision": {
      value: "number",
      help: "How far versions go on beyond the snapshot's: more than were written since.",
      default: DEFAULT_BUMP,
      parse: integer(0, 1e12),
    },
    replace: { value: "boolean", help: "Replaces a store that is there.", default: "false", implied: "true", parse: boolean },
  },
  async run(file, flags) {
    const directory = resolve(flags["data-dir"]);
    const snapshot = resolve(file as string);
    snapshotStatus(snapshot);
    if (existsSync(directory) && !statSync(directory).isDirectory()) throw new FlagError(`flag --data-dir: ${directory} is no folder`);
    await makePrivateDirectory(directory);
    const options = { bumpRevision: flags["bump-revision"], replace: flags.replace };
    return told(file as string, restoreSnapshot(snapshot, join(directory, STORE), options));
  },
});

const told = (file: string, { revision, keys, bytes }: SnapshotStatus) => ({
  output: `${file}: revision ${revision}, ${keys} objects, ${bytes} bytes\n`,
  status: 0,
});
