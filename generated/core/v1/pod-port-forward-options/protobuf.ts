// Generated from api-definitions/core/v1/pod-port-forward-options.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendNumber,
  protobufCodec,
  readInt32,
  writeInt32,
  writeList,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Protobuf form of PodPortForwardOptions (api-definitions/core/v1/pod-port-forward-options.yaml). */
export const podPortForwardOptionsCodec = protobufCodec(encodePodPortForwardOptions, decodePodPortForwardOptions);

export function encodePodPortForwardOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.ports, writeInt32);
}

export function decodePodPortForwardOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendNumber(r, o, "ports", readInt32);
        break;
      default:
        r.skip();
    }
  }
}
