// Generated from api-definitions/core/v1/scheduling.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  readInt32,
  readInt64,
  readString,
  setNonEmpty,
  writeInt32,
  writeInt64,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";

export function encodeAffinity(w: Writer, o: JsonObject): void {
  if (o.nodeAffinity != null) writeMessage(w, 1, o.nodeAffinity, encodeNodeAffinity);
  if (o.podAffinity != null) writeMessage(w, 2, o.podAffinity, encodePodAffinity);
  if (o.podAntiAffinity != null) writeMessage(w, 3, o.podAntiAffinity, encodePodAntiAffinity);
}

export function decodeAffinity(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "nodeAffinity", decodeNodeAffinity);
        break;
      case 2:
        mergeMessage(r, o, "podAffinity", decodePodAffinity);
        break;
      case 3:
        mergeMessage(r, o, "podAntiAffinity", decodePodAntiAffinity);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeAffinity(w: Writer, o: JsonObject): void {
  if (o.requiredDuringSchedulingIgnoredDuringExecution != null) writeMessage(w, 1, o.requiredDuringSchedulingIgnoredDuringExecution, encodeNodeSelector);
  writeMessages(w, 2, o.preferredDuringSchedulingIgnoredDuringExecution, encodePreferredSchedulingTerm);
}

export function decodeNodeAffinity(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "requiredDuringSchedulingIgnoredDuringExecution", decodeNodeSelector);
        break;
      case 2:
        appendMessage(r, o, "preferredDuringSchedulingIgnoredDuringExecution", decodePreferredSchedulingTerm);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodAffinity(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.requiredDuringSchedulingIgnoredDuringExecution, encodePodAffinityTerm);
  writeMessages(w, 2, o.preferredDuringSchedulingIgnoredDuringExecution, encodeWeightedPodAffinityTerm);
}

export function decodePodAffinity(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "requiredDuringSchedulingIgnoredDuringExecution", decodePodAffinityTerm);
        break;
      case 2:
        appendMessage(r, o, "preferredDuringSchedulingIgnoredDuringExecution", decodeWeightedPodAffinityTerm);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodAntiAffinity(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.requiredDuringSchedulingIgnoredDuringExecution, encodePodAffinityTerm);
  writeMessages(w, 2, o.preferredDuringSchedulingIgnoredDuringExecution, encodeWeightedPodAffinityTerm);
}

export function decodePodAntiAffinity(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "requiredDuringSchedulingIgnoredDuringExecution", decodePodAffinityTerm);
        break;
      case 2:
        appendMessage(r, o, "preferredDuringSchedulingIgnoredDuringExecution", decodeWeightedPodAffinityTerm);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePreferredSchedulingTerm(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.weight);
  writeMessage(w, 2, o.preference, encodeNodeSelectorTerm);
}

export function decodePreferredSchedulingTerm(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.weight = readInt32(r);
        break;
      case 2:
        mergeMessage(r, o, "preference", decodeNodeSelectorTerm);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeWeightedPodAffinityTerm(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.weight);
  writeMessage(w, 2, o.podAffinityTerm, encodePodAffinityTerm);
}

export function decodeWeightedPodAffinityTerm(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.weight = readInt32(r);
        break;
      case 2:
        mergeMessage(r, o, "podAffinityTerm", decodePodAffinityTerm);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodAffinityTerm(w: Writer, o: JsonObject): void {
  if (o.labelSelector != null) writeMessage(w, 1, o.labelSelector, encodeLabelSelector);
  writeList(w, 2, o.namespaces, writeString);
  writeString(w, 3, o.topologyKey);
  if (o.namespaceSelector != null) writeMessage(w, 4, o.namespaceSelector, encodeLabelSelector);
}

export function decodePodAffinityTerm(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "labelSelector", decodeLabelSelector);
        break;
      case 2:
        appendItem(r, o, "namespaces", readString);
        break;
      case 3:
        o.topologyKey = readString(r);
        break;
      case 4:
        mergeMessage(r, o, "namespaceSelector", decodeLabelSelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeSelector(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.nodeSelectorTerms, encodeNodeSelectorTerm);
}

export function decodeNodeSelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "nodeSelectorTerms", decodeNodeSelectorTerm);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeSelectorTerm(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.matchExpressions, encodeNodeSelectorRequirement);
  writeMessages(w, 2, o.matchFields, encodeNodeSelectorRequirement);
}

export function decodeNodeSelectorTerm(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "matchExpressions", decodeNodeSelectorRequirement);
        break;
      case 2:
        appendMessage(r, o, "matchFields", decodeNodeSelectorRequirement);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeSelectorRequirement(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.key);
  writeString(w, 2, o.operator);
  writeList(w, 3, o.values, writeString);
}

export function decodeNodeSelectorRequirement(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.key = readString(r);
        break;
      case 2:
        o.operator = readString(r);
        break;
      case 3:
        appendItem(r, o, "values", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeToleration(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.key);
  writeString(w, 2, o.operator);
  writeString(w, 3, o.value);
  writeString(w, 4, o.effect);
  if (o.tolerationSeconds != null) writeInt64(w, 5, o.tolerationSeconds);
}

export function decodeToleration(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "key", readString(r));
        break;
      case 2:
        setNonEmpty(o, "operator", readString(r));
        break;
      case 3:
        setNonEmpty(o, "value", readString(r));
        break;
      case 4:
        setNonEmpty(o, "effect", readString(r));
        break;
      case 5:
        o.tolerationSeconds = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTopologySpreadConstraint(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.maxSkew);
  writeString(w, 2, o.topologyKey);
  writeString(w, 3, o.whenUnsatisfiable);
  if (o.labelSelector != null) writeMessage(w, 4, o.labelSelector, encodeLabelSelector);
  if (o.minDomains != null) writeInt32(w, 5, o.minDomains);
}

export function decodeTopologySpreadConstraint(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.maxSkew = readInt32(r);
        break;
      case 2:
        o.topologyKey = readString(r);
        break;
      case 3:
        o.whenUnsatisfiable = readString(r);
        break;
      case 4:
        mergeMessage(r, o, "labelSelector", decodeLabelSelector);
        break;
      case 5:
        o.minDomains = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}
