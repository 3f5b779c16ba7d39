/** protobufjs, loaded when the first message is read or written: a server that only speaks JSON starts without it. */
import { createRequire } from "node:module";
import type protobuf from "protobufjs/minimal.js";

const require = createRequire(import.meta.url);
let library: typeof protobuf | undefined;

export function protobufLibrary(): typeof protobuf {
  library ??= require("protobufjs/minimal.js") as typeof protobuf;
  return library;
}
