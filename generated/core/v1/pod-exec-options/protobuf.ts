// Generated from api-definitions/core/v1/pod-exec-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  protobufCodec,
  readBool,
  readString,
  setNonEmpty,
  writeBool,
  writeList,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of PodExecOptions (api-definitions/core/v1/pod-exec-options.yaml). */
export const podExecOptionsCodec = protobufCodec(encodePodExecOptions, decodePodExecOptions);

export function encodePodExecOptions(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.stdin);
  writeBool(w, 2, o.stdout);
  writeBool(w, 3, o.stderr);
  writeBool(w, 4, o.tty);
  writeString(w, 5, o.container);
  writeList(w, 6, o.command, writeString);
}

export function decodePodExecOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "stdin", readBool(r));
        break;
      case 2:
        setNonEmpty(o, "stdout", readBool(r));
        break;
      case 3:
        setNonEmpty(o, "stderr", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "tty", readBool(r));
        break;
      case 5:
        setNonEmpty(o, "container", readString(r));
        break;
      case 6:
        appendItem(r, o, "command", readString);
        break;
      default:
        r.skip();
    }
  }
}
