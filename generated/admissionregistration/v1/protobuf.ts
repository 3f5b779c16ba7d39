// Generated from api-definitions/admissionregistration/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  protobufCodec,
  readBytes,
  readEmbedded,
  readInt32,
  readString,
  setNonEmpty,
  writeBytes,
  writeInt32,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import {
  decodeLabelSelector,
  decodeListMeta,
  decodeObjectMeta,
  encodeLabelSelector,
  encodeListMeta,
  encodeObjectMeta,
} from "../../meta/v1/protobuf.js";

/** Protobuf form of MutatingWebhookConfiguration (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookConfigurationCodec = protobufCodec(encodeMutatingWebhookConfiguration, decodeMutatingWebhookConfiguration);

export function encodeMutatingWebhookConfiguration(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.webhooks, encodeMutatingWebhook);
}

export function decodeMutatingWebhookConfiguration(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "webhooks", decodeMutatingWebhook);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of MutatingWebhookConfigurationList (api-definitions/admissionregistration/v1/mutating-webhook-configuration.yaml). */
export const mutatingWebhookConfigurationListCodec = protobufCodec(encodeMutatingWebhookConfigurationList, decodeMutatingWebhookConfigurationList);

export function encodeMutatingWebhookConfigurationList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeMutatingWebhookConfiguration);
}

export function decodeMutatingWebhookConfigurationList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeMutatingWebhookConfiguration);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeMutatingWebhook(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeMessage(w, 2, o.clientConfig, encodeWebhookClientConfig);
  writeMessages(w, 3, o.rules, encodeRuleWithOperations);
  if (o.failurePolicy != null) writeString(w, 4, o.failurePolicy);
  if (o.namespaceSelector != null) writeMessage(w, 5, o.namespaceSelector, encodeLabelSelector);
  if (o.sideEffects != null) writeString(w, 6, o.sideEffects);
  if (o.timeoutSeconds != null) writeInt32(w, 7, o.timeoutSeconds);
  writeList(w, 8, o.admissionReviewVersions, writeString);
  if (o.matchPolicy != null) writeString(w, 9, o.matchPolicy);
  if (o.reinvocationPolicy != null) writeString(w, 10, o.reinvocationPolicy);
  if (o.objectSelector != null) writeMessage(w, 11, o.objectSelector, encodeLabelSelector);
}

export function decodeMutatingWebhook(r: MessageReader, o: JsonObject): void {
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
        o.reinvocationPolicy = readString(r);
        break;
      case 11:
        mergeMessage(r, o, "objectSelector", decodeLabelSelector);
        break;
      default:
        r.skip();
    }
  }
}

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
export const validatingWebhookConfigurationListCodec = protobufCodec(encodeValidatingWebhookConfigurationList, decodeValidatingWebhookConfigurationList);

export function encodeValidatingWebhookConfigurationList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeValidatingWebhookConfiguration);
}

export function decodeValidatingWebhookConfigurationList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeValidatingWebhookConfiguration);
        break;
      default:
        r.skip();
    }
  }
}

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

export function encodeWebhookClientConfig(w: Writer, o: JsonObject): void {
  if (o.service != null) writeMessage(w, 1, o.service, encodeServiceReference);
  if (o.caBundle != null) writeBytes(w, 2, o.caBundle);
  if (o.url != null) writeString(w, 3, o.url);
}

export function decodeWebhookClientConfig(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "service", decodeServiceReference);
        break;
      case 2:
        setNonEmpty(o, "caBundle", readBytes(r));
        break;
      case 3:
        o.url = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServiceReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.namespace);
  writeString(w, 2, o.name);
  if (o.path != null) writeString(w, 3, o.path);
  if (o.port != null) writeInt32(w, 4, o.port);
}

export function decodeServiceReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.namespace = readString(r);
        break;
      case 2:
        o.name = readString(r);
        break;
      case 3:
        o.path = readString(r);
        break;
      case 4:
        o.port = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRuleWithOperations(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.operations, writeString);
  writeMessage(w, 2, o, encodeRule);
}

export function decodeRuleWithOperations(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "operations", readString);
        break;
      case 2:
        readEmbedded(r, o, decodeRule);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRule(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.apiGroups, writeString);
  writeList(w, 2, o.apiVersions, writeString);
  writeList(w, 3, o.resources, writeString);
  if (o.scope != null) writeString(w, 4, o.scope);
}

export function decodeRule(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "apiGroups", readString);
        break;
      case 2:
        appendItem(r, o, "apiVersions", readString);
        break;
      case 3:
        appendItem(r, o, "resources", readString);
        break;
      case 4:
        o.scope = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
