// Generated from api-definitions/core/v1/pod-template.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  writeMessage,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import { decodePodSpec, encodePodSpec } from "../pod/protobuf.js";

/** Protobuf form of PodTemplate (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateCodec = protobufCodec(encodePodTemplate, decodePodTemplate);

export function encodePodTemplate(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.template, encodePodTemplateSpec);
}

export function decodePodTemplate(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "template", decodePodTemplateSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodTemplateList (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateListCodec = listCodec(encodePodTemplate, decodePodTemplate, encodeListMeta, decodeListMeta);

export function encodePodTemplateSpec(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePodSpec);
}

export function decodePodTemplateSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePodSpec);
        break;
      default:
        r.skip();
    }
  }
}
