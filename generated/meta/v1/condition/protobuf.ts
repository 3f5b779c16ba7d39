// Generated from api-definitions/meta/v1/condition.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  readInt64,
  readString,
  readTime,
  setNonEmpty,
  writeInt64,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";

export function encodeCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeInt64(w, 3, o.observedGeneration);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodeCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        setNonEmpty(o, "observedGeneration", readInt64(r));
        break;
      case 4:
        o.lastTransitionTime = readTime(r);
        break;
      case 5:
        o.reason = readString(r);
        break;
      case 6:
        o.message = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
