// Generated from api-definitions/core/v1/pod-log-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  protobufCodec,
  readBool,
  readInt64,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeInt64,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of PodLogOptions (api-definitions/core/v1/pod-log-options.yaml). */
export const podLogOptionsCodec = protobufCodec(encodePodLogOptions, decodePodLogOptions);

export function encodePodLogOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.container);
  writeBool(w, 2, o.follow);
  writeBool(w, 3, o.previous);
  if (o.sinceSeconds != null) writeInt64(w, 4, o.sinceSeconds);
  if (o.sinceTime != null) writeTime(w, 5, o.sinceTime);
  writeBool(w, 6, o.timestamps);
  if (o.tailLines != null) writeInt64(w, 7, o.tailLines);
  if (o.limitBytes != null) writeInt64(w, 8, o.limitBytes);
  writeBool(w, 9, o.insecureSkipTLSVerifyBackend);
}

export function decodePodLogOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "container", readString(r));
        break;
      case 2:
        setNonEmpty(o, "follow", readBool(r));
        break;
      case 3:
        setNonEmpty(o, "previous", readBool(r));
        break;
      case 4:
        o.sinceSeconds = readInt64(r);
        break;
      case 5:
        o.sinceTime = readTime(r);
        break;
      case 6:
        setNonEmpty(o, "timestamps", readBool(r));
        break;
      case 7:
        o.tailLines = readInt64(r);
        break;
      case 8:
        o.limitBytes = readInt64(r);
        break;
      case 9:
        setNonEmpty(o, "insecureSkipTLSVerifyBackend", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}
