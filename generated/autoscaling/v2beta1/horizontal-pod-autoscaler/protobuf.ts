// Generated from api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readInt64,
  readQuantity,
  readString,
  readTime,
  setNonEmpty,
  writeInt32,
  writeInt64,
  writeMessage,
  writeMessages,
  writeQuantity,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeLabelSelector, encodeLabelSelector } from "../../../meta/v1/label-selector/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of HorizontalPodAutoscaler (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerCodec = protobufCodec(encodeHorizontalPodAutoscaler, decodeHorizontalPodAutoscaler);

export function encodeHorizontalPodAutoscaler(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeHorizontalPodAutoscalerSpec);
  writeMessage(w, 3, o.status, encodeHorizontalPodAutoscalerStatus);
}

export function decodeHorizontalPodAutoscaler(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeHorizontalPodAutoscalerSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeHorizontalPodAutoscalerStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of HorizontalPodAutoscalerList (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerListCodec = listCodec(encodeHorizontalPodAutoscaler, decodeHorizontalPodAutoscaler, encodeListMeta, decodeListMeta);

export function encodeHorizontalPodAutoscalerSpec(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.scaleTargetRef, encodeCrossVersionObjectReference);
  if (o.minReplicas != null) writeInt32(w, 2, o.minReplicas);
  writeInt32(w, 3, o.maxReplicas);
  writeMessages(w, 4, o.metrics, encodeMetricSpec);
}

export function decodeHorizontalPodAutoscalerSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "scaleTargetRef", decodeCrossVersionObjectReference);
        break;
      case 2:
        o.minReplicas = readInt32(r);
        break;
      case 3:
        o.maxReplicas = readInt32(r);
        break;
      case 4:
        appendMessage(r, o, "metrics", decodeMetricSpec);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHorizontalPodAutoscalerStatus(w: Writer, o: JsonObject): void {
  if (o.observedGeneration != null) writeInt64(w, 1, o.observedGeneration);
  if (o.lastScaleTime != null) writeTime(w, 2, o.lastScaleTime);
  writeInt32(w, 3, o.currentReplicas);
  writeInt32(w, 4, o.desiredReplicas);
  writeMessages(w, 5, o.currentMetrics, encodeMetricStatus);
  writeMessages(w, 6, o.conditions, encodeHorizontalPodAutoscalerCondition);
}

export function decodeHorizontalPodAutoscalerStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.observedGeneration = readInt64(r);
        break;
      case 2:
        o.lastScaleTime = readTime(r);
        break;
      case 3:
        o.currentReplicas = readInt32(r);
        break;
      case 4:
        o.desiredReplicas = readInt32(r);
        break;
      case 5:
        appendMessage(r, o, "currentMetrics", decodeMetricStatus);
        break;
      case 6:
        appendMessage(r, o, "conditions", decodeHorizontalPodAutoscalerCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCrossVersionObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.name);
  writeString(w, 3, o.apiVersion);
}

export function decodeCrossVersionObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.kind = readString(r);
        break;
      case 2:
        o.name = readString(r);
        break;
      case 3:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeMetricSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  if (o.object != null) writeMessage(w, 2, o.object, encodeObjectMetricSource);
  if (o.pods != null) writeMessage(w, 3, o.pods, encodePodsMetricSource);
  if (o.resource != null) writeMessage(w, 4, o.resource, encodeResourceMetricSource);
  if (o.external != null) writeMessage(w, 5, o.external, encodeExternalMetricSource);
  if (o.containerResource != null) writeMessage(w, 7, o.containerResource, encodeContainerResourceMetricSource);
}

export function decodeMetricSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "object", decodeObjectMetricSource);
        break;
      case 3:
        mergeMessage(r, o, "pods", decodePodsMetricSource);
        break;
      case 4:
        mergeMessage(r, o, "resource", decodeResourceMetricSource);
        break;
      case 5:
        mergeMessage(r, o, "external", decodeExternalMetricSource);
        break;
      case 7:
        mergeMessage(r, o, "containerResource", decodeContainerResourceMetricSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHorizontalPodAutoscalerCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastTransitionTime);
  writeString(w, 4, o.reason);
  writeString(w, 5, o.message);
}

export function decodeHorizontalPodAutoscalerCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        o.lastTransitionTime = readTime(r);
        break;
      case 4:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 5:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeMetricStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  if (o.object != null) writeMessage(w, 2, o.object, encodeObjectMetricStatus);
  if (o.pods != null) writeMessage(w, 3, o.pods, encodePodsMetricStatus);
  if (o.resource != null) writeMessage(w, 4, o.resource, encodeResourceMetricStatus);
  if (o.external != null) writeMessage(w, 5, o.external, encodeExternalMetricStatus);
  if (o.containerResource != null) writeMessage(w, 7, o.containerResource, encodeContainerResourceMetricStatus);
}

export function decodeMetricStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "object", decodeObjectMetricStatus);
        break;
      case 3:
        mergeMessage(r, o, "pods", decodePodsMetricStatus);
        break;
      case 4:
        mergeMessage(r, o, "resource", decodeResourceMetricStatus);
        break;
      case 5:
        mergeMessage(r, o, "external", decodeExternalMetricStatus);
        break;
      case 7:
        mergeMessage(r, o, "containerResource", decodeContainerResourceMetricStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeObjectMetricSource(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.target, encodeCrossVersionObjectReference);
  writeString(w, 2, o.metricName);
  writeQuantity(w, 3, o.targetValue);
  if (o.selector != null) writeMessage(w, 4, o.selector, encodeLabelSelector);
  if (o.averageValue != null) writeQuantity(w, 5, o.averageValue);
}

export function decodeObjectMetricSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "target", decodeCrossVersionObjectReference);
        break;
      case 2:
        o.metricName = readString(r);
        break;
      case 3:
        o.targetValue = readQuantity(r);
        break;
      case 4:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      case 5:
        o.averageValue = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodsMetricSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.metricName);
  writeQuantity(w, 2, o.targetAverageValue);
  if (o.selector != null) writeMessage(w, 3, o.selector, encodeLabelSelector);
}

export function decodePodsMetricSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.metricName = readString(r);
        break;
      case 2:
        o.targetAverageValue = readQuantity(r);
        break;
      case 3:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceMetricSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  if (o.targetAverageUtilization != null) writeInt32(w, 2, o.targetAverageUtilization);
  if (o.targetAverageValue != null) writeQuantity(w, 3, o.targetAverageValue);
}

export function decodeResourceMetricSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.targetAverageUtilization = readInt32(r);
        break;
      case 3:
        o.targetAverageValue = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerResourceMetricSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  if (o.targetAverageUtilization != null) writeInt32(w, 2, o.targetAverageUtilization);
  if (o.targetAverageValue != null) writeQuantity(w, 3, o.targetAverageValue);
  writeString(w, 4, o.container);
}

export function decodeContainerResourceMetricSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.targetAverageUtilization = readInt32(r);
        break;
      case 3:
        o.targetAverageValue = readQuantity(r);
        break;
      case 4:
        o.container = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeExternalMetricSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.metricName);
  if (o.metricSelector != null) writeMessage(w, 2, o.metricSelector, encodeLabelSelector);
  if (o.targetValue != null) writeQuantity(w, 3, o.targetValue);
  if (o.targetAverageValue != null) writeQuantity(w, 4, o.targetAverageValue);
}

export function decodeExternalMetricSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.metricName = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "metricSelector", decodeLabelSelector);
        break;
      case 3:
        o.targetValue = readQuantity(r);
        break;
      case 4:
        o.targetAverageValue = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeObjectMetricStatus(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.target, encodeCrossVersionObjectReference);
  writeString(w, 2, o.metricName);
  writeQuantity(w, 3, o.currentValue);
  if (o.selector != null) writeMessage(w, 4, o.selector, encodeLabelSelector);
  if (o.averageValue != null) writeQuantity(w, 5, o.averageValue);
}

export function decodeObjectMetricStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "target", decodeCrossVersionObjectReference);
        break;
      case 2:
        o.metricName = readString(r);
        break;
      case 3:
        o.currentValue = readQuantity(r);
        break;
      case 4:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      case 5:
        o.averageValue = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodsMetricStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.metricName);
  writeQuantity(w, 2, o.currentAverageValue);
  if (o.selector != null) writeMessage(w, 3, o.selector, encodeLabelSelector);
}

export function decodePodsMetricStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.metricName = readString(r);
        break;
      case 2:
        o.currentAverageValue = readQuantity(r);
        break;
      case 3:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceMetricStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  if (o.currentAverageUtilization != null) writeInt32(w, 2, o.currentAverageUtilization);
  writeQuantity(w, 3, o.currentAverageValue);
}

export function decodeResourceMetricStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.currentAverageUtilization = readInt32(r);
        break;
      case 3:
        o.currentAverageValue = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerResourceMetricStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  if (o.currentAverageUtilization != null) writeInt32(w, 2, o.currentAverageUtilization);
  writeQuantity(w, 3, o.currentAverageValue);
  writeString(w, 4, o.container);
}

export function decodeContainerResourceMetricStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.currentAverageUtilization = readInt32(r);
        break;
      case 3:
        o.currentAverageValue = readQuantity(r);
        break;
      case 4:
        o.container = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeExternalMetricStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.metricName);
  if (o.metricSelector != null) writeMessage(w, 2, o.metricSelector, encodeLabelSelector);
  writeQuantity(w, 3, o.currentValue);
  if (o.currentAverageValue != null) writeQuantity(w, 4, o.currentAverageValue);
}

export function decodeExternalMetricStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.metricName = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "metricSelector", decodeLabelSelector);
        break;
      case 3:
        o.currentValue = readQuantity(r);
        break;
      case 4:
        o.currentAverageValue = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}
