// Generated from api-definitions/networking/v1/ingress-class.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  readString,
  setNonEmpty,
  writeMessage,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of IngressClass (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassCodec = protobufCodec(encodeIngressClass, decodeIngressClass);

export function encodeIngressClass(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeIngressClassSpec);
}

export function decodeIngressClass(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeIngressClassSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of IngressClassList (api-definitions/networking/v1/ingress-class.yaml). */
export const ingressClassListCodec = listCodec(encodeIngressClass, decodeIngressClass, encodeListMeta, decodeListMeta);

export function encodeIngressClassSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.controller);
  if (o.parameters != null) writeMessage(w, 2, o.parameters, encodeIngressClassParametersReference);
}

export function decodeIngressClassSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "controller", readString(r));
        break;
      case 2:
        mergeMessage(r, o, "parameters", decodeIngressClassParametersReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIngressClassParametersReference(w: Writer, o: JsonObject): void {
  if (o.apiGroup != null) writeString(w, 1, o.apiGroup);
  writeString(w, 2, o.kind);
  writeString(w, 3, o.name);
  if (o.scope != null) writeString(w, 4, o.scope);
  if (o.namespace != null) writeString(w, 5, o.namespace);
}

export function decodeIngressClassParametersReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.apiGroup = readString(r);
        break;
      case 2:
        o.kind = readString(r);
        break;
      case 3:
        o.name = readString(r);
        break;
      case 4:
        o.scope = readString(r);
        break;
      case 5:
        o.namespace = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
