/** Flags of the embedded store. */
import { boolean, duration, text } from "./values.js";

export const storageFlags = {
  "data-dir": {
    value: "directory",
    help: "Directory of the database and of the administrator's kubeconfig; made when missing.",
    default: "data",
    parse: text,
  },
  "new-store": {
    value: "boolean",
    help: "Begins with an empty store where keys of an earlier server are. Without it a store missing there is lost, and the start refused.",
    default: "false",
    implied: "true",
    parse: boolean,
  },
  "etcd-compaction-interval": {
    value: "duration",
    help: "How long history and continue tokens are kept. 0 keeps them for ever.",
    default: "5m0s",
    parse: duration(0),
  },
  "event-ttl": {
    value: "duration",
    help: "How long events are kept after they were written last. 0 keeps them for ever.",
    default: "1h0m0s",
    parse: duration(0),
  },
} as const;
