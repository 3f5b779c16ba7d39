/**
 * The one door from generated code into the runtime: protobuf primitives over protobufjs's reader and writer, the functions
 * that table printers and validators call. Every name generated code may use is listed in `codegen/emit/runtime-names.ts`.
 *
 * Writing follows the peer's own generated code (specification: Protobuf envelope): fields in ascending number, a field without
 * explicit presence even when it is empty, map entries by ascending key.
 */
import type { JsonObject } from "../definition/json.js";
import type { ProtobufCodec } from "../definition/resource-definition.js";
import { protobufLibrary } from "./protobuf/library.js";
import { appendMessage, type FieldsReader, MessageReader, mergeMessage } from "./protobuf/message-reader.js";
import { type FieldsWriter, writeMessage, writeMessages } from "./protobuf/message-writer.js";

export { resourceDefinition } from "../definition/resource-definition.js";
export { hasFormat } from "../schema/formats/formats.js";
export * from "../schema/schema-parts.js";
export * from "../schema/validator-parts.js";
export * from "./conversions.js";
export * from "./openapi-files.js";
export * from "./protobuf/message-reader.js";
export * from "./protobuf/message-writer.js";
export { computedCell } from "./tables/cells.js";
export { ageColumn, nameColumn } from "./tables/table.js";

/** Joins the two directions of one message type to the codec that a resource definition carries. */
export function protobufCodec(encode: FieldsWriter, decode: FieldsReader): ProtobufCodec {
  return {
    encode(object) {
      const writer = protobufLibrary().Writer.create();
      encode(writer, object);
      return writer.finish();
    },
    decode(bytes) {
      const message: JsonObject = {};
      const reader = new MessageReader(bytes);
      decode(reader, message);
      return message;
    },
  };
}

/** The codec of a list of objects of one kind, which is the same message for all: its metadata, then the objects. */
export function listCodec(encode: FieldsWriter, decode: FieldsReader, encodeMeta: FieldsWriter, decodeMeta: FieldsReader): ProtobufCodec {
  return protobufCodec(
    (w, list) => {
      writeMessage(w, 1, list["metadata"], encodeMeta);
      writeMessages(w, 2, list["items"], encode);
    },
    (r, list) => {
      for (let field = r.next(); field !== 0; field = r.next()) {
        if (field === 1) mergeMessage(r, list, "metadata", decodeMeta);
        else if (field === 2) appendMessage(r, list, "items", decode);
        else r.skip();
      }
    },
  );
}
