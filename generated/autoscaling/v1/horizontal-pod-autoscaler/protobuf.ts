// Generated from api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  listCodec,
  mergeMessage,
  protobufCodec,
  readInt32,
  readInt64,
  readString,
  readTime,
  setNonEmpty,
  writeInt32,
  writeInt64,
  writeMessage,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of HorizontalPodAutoscaler (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
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

/** Protobuf form of HorizontalPodAutoscalerList (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerListCodec = listCodec(encodeHorizontalPodAutoscaler, decodeHorizontalPodAutoscaler, encodeListMeta, decodeListMeta);

export function encodeHorizontalPodAutoscalerSpec(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.scaleTargetRef, encodeCrossVersionObjectReference);
  if (o.minReplicas != null) writeInt32(w, 2, o.minReplicas);
  writeInt32(w, 3, o.maxReplicas);
  if (o.targetCPUUtilizationPercentage != null) writeInt32(w, 4, o.targetCPUUtilizationPercentage);
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
        o.targetCPUUtilizationPercentage = readInt32(r);
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
  if (o.currentCPUUtilizationPercentage != null) writeInt32(w, 5, o.currentCPUUtilizationPercentage);
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
        o.currentCPUUtilizationPercentage = readInt32(r);
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
