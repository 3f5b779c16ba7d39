// Generated from api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readString,
  writeInt32,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";
import {
  decodeRuleWithOperations,
  decodeWebhookClientConfig,
  encodeRuleWithOperations,
  encodeWebhookClientConfig,
} from "../webhook/protobuf.js";

/** Protobuf form of ValidatingWebhookConfiguration (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export const validatingWebhookConfigurationCodec = protobufCodec(encodeValidatingWebhookConfiguration, decodeValidatingWebhookConfiguration);

export function encodeValidatingWebhookConfiguration(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.webhooks, encodeValidatingWebhook);
}

export function decodeValidatingWebhookConfiguration(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "webhooks", decodeValidatingWebhook);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ValidatingWebhookConfigurationList (api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml). */
export const validatingWebhookConfigurationListCodec = listCodec(encodeValidatingWebhookConfiguration, decodeValidatingWebhookConfiguration, encodeListMeta, decodeListMeta);

export function encodeValidatingWebhook(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeMessage(w, 2, o.clientConfig, encodeWebhookClientConfig);
  writeMessages(w, 3, o.rules, encodeRuleWithOperations);
  if (o.failurePolicy != null) writeString(w, 4, o.failurePolicy);
  if (o.namespaceSelector != null) writeMessage(w, 5, o.namespaceSelector, encodeLabelSelector);
  if (o.sideEffects != null) writeString(w, 6, o.sideEffects);
  if (o.timeoutSeconds != null) writeInt32(w, 7, o.timeoutSeconds);
  writeList(w, 8, o.admissionReviewVersions, writeString);
  if (o.matchPolicy != null) writeString(w, 9, o.matchPolicy);
  if (o.objectSelector != null) writeMessage(w, 10, o.objectSelector, encodeLabelSelector);
}

export function decodeValidatingWebhook(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "clientConfig", decodeWebhookClientConfig);
        break;
      case 3:
        appendMessage(r, o, "rules", decodeRuleWithOperations);
        break;
      case 4:
        o.failurePolicy = readString(r);
        break;
      case 5:
        mergeMessage(r, o, "namespaceSelector", decodeLabelSelector);
        break;
      case 6:
        o.sideEffects = readString(r);
        break;
      case 7:
        o.timeoutSeconds = readInt32(r);
        break;
      case 8:
        appendItem(r, o, "admissionReviewVersions", readString);
        break;
      case 9:
        o.matchPolicy = readString(r);
        break;
      case 10:
        mergeMessage(r, o, "objectSelector", decodeLabelSelector);
        break;
      default:
        r.skip();
    }
  }
}
