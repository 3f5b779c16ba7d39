// Generated from api-definitions/policy/v1/pod-disruption-budget.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readInt32,
  readInt64,
  readIntOrString,
  readTime,
  setNonEmpty,
  writeInt32,
  writeInt64,
  writeIntOrString,
  writeMap,
  writeMessage,
  writeMessages,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeCondition, encodeCondition } from "../../../meta/v1/condition/protobuf.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of PodDisruptionBudget (api-definitions/policy/v1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetCodec = protobufCodec(encodePodDisruptionBudget, decodePodDisruptionBudget);

export function encodePodDisruptionBudget(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePodDisruptionBudgetSpec);
  writeMessage(w, 3, o.status, encodePodDisruptionBudgetStatus);
}

export function decodePodDisruptionBudget(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePodDisruptionBudgetSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodePodDisruptionBudgetStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodDisruptionBudgetList (api-definitions/policy/v1/pod-disruption-budget.yaml). */
export const podDisruptionBudgetListCodec = listCodec(encodePodDisruptionBudget, decodePodDisruptionBudget, encodeListMeta, decodeListMeta);

export function encodePodDisruptionBudgetSpec(w: Writer, o: JsonObject): void {
  if (o.minAvailable != null) writeIntOrString(w, 1, o.minAvailable);
  if (o.selector != null) writeMessage(w, 2, o.selector, encodeLabelSelector);
  if (o.maxUnavailable != null) writeIntOrString(w, 3, o.maxUnavailable);
}

export function decodePodDisruptionBudgetSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.minAvailable = readIntOrString(r);
        break;
      case 2:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      case 3:
        o.maxUnavailable = readIntOrString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodDisruptionBudgetStatus(w: Writer, o: JsonObject): void {
  writeInt64(w, 1, o.observedGeneration);
  writeMap(w, 2, o.disruptedPods, writeTime);
  writeInt32(w, 3, o.disruptionsAllowed);
  writeInt32(w, 4, o.currentHealthy);
  writeInt32(w, 5, o.desiredHealthy);
  writeInt32(w, 6, o.expectedPods);
  writeMessages(w, 7, o.conditions, encodeCondition);
}

export function decodePodDisruptionBudgetStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "observedGeneration", readInt64(r));
        break;
      case 2:
        putEntry(r, o, "disruptedPods", readTime, null);
        break;
      case 3:
        o.disruptionsAllowed = readInt32(r);
        break;
      case 4:
        o.currentHealthy = readInt32(r);
        break;
      case 5:
        o.desiredHealthy = readInt32(r);
        break;
      case 6:
        o.expectedPods = readInt32(r);
        break;
      case 7:
        appendMessage(r, o, "conditions", decodeCondition);
        break;
      default:
        r.skip();
    }
  }
}
