// Generated from api-definitions/core/v1/node.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readInt32,
  readInt64,
  readQuantity,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeQuantity,
  writeString,
  writeTime,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of Node (api-definitions/core/v1/node.yaml). */
export const nodeCodec = protobufCodec(encodeNode, decodeNode);

export function encodeNode(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeNodeSpec);
  writeMessage(w, 3, o.status, encodeNodeStatus);
}

export function decodeNode(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeNodeSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeNodeStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of NodeList (api-definitions/core/v1/node.yaml). */
export const nodeListCodec = listCodec(encodeNode, decodeNode, encodeListMeta, decodeListMeta);

export function encodeNodeSpec(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.podCIDR);
  writeString(w, 2, o.externalID);
  writeString(w, 3, o.providerID);
  writeBool(w, 4, o.unschedulable);
  writeMessages(w, 5, o.taints, encodeTaint);
  if (o.configSource != null) writeMessage(w, 6, o.configSource, encodeNodeConfigSource);
  writeList(w, 7, o.podCIDRs, writeString);
}

export function decodeNodeSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "podCIDR", readString(r));
        break;
      case 2:
        setNonEmpty(o, "externalID", readString(r));
        break;
      case 3:
        setNonEmpty(o, "providerID", readString(r));
        break;
      case 4:
        setNonEmpty(o, "unschedulable", readBool(r));
        break;
      case 5:
        appendMessage(r, o, "taints", decodeTaint);
        break;
      case 6:
        mergeMessage(r, o, "configSource", decodeNodeConfigSource);
        break;
      case 7:
        appendItem(r, o, "podCIDRs", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeStatus(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.capacity, writeQuantity);
  writeMap(w, 2, o.allocatable, writeQuantity);
  writeString(w, 3, o.phase);
  writeMessages(w, 4, o.conditions, encodeNodeCondition);
  writeMessages(w, 5, o.addresses, encodeNodeAddress);
  writeMessage(w, 6, o.daemonEndpoints, encodeNodeDaemonEndpoints);
  writeMessage(w, 7, o.nodeInfo, encodeNodeSystemInfo);
  writeMessages(w, 8, o.images, encodeContainerImage);
  writeList(w, 9, o.volumesInUse, writeString);
  writeMessages(w, 10, o.volumesAttached, encodeAttachedVolume);
  if (o.config != null) writeMessage(w, 11, o.config, encodeNodeConfigStatus);
}

export function decodeNodeStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "capacity", readQuantity, "0");
        break;
      case 2:
        putEntry(r, o, "allocatable", readQuantity, "0");
        break;
      case 3:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 4:
        appendMessage(r, o, "conditions", decodeNodeCondition);
        break;
      case 5:
        appendMessage(r, o, "addresses", decodeNodeAddress);
        break;
      case 6:
        mergeMessage(r, o, "daemonEndpoints", decodeNodeDaemonEndpoints);
        break;
      case 7:
        mergeMessage(r, o, "nodeInfo", decodeNodeSystemInfo);
        break;
      case 8:
        appendMessage(r, o, "images", decodeContainerImage);
        break;
      case 9:
        appendItem(r, o, "volumesInUse", readString);
        break;
      case 10:
        appendMessage(r, o, "volumesAttached", decodeAttachedVolume);
        break;
      case 11:
        mergeMessage(r, o, "config", decodeNodeConfigStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTaint(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.key);
  writeString(w, 2, o.value);
  writeString(w, 3, o.effect);
  if (o.timeAdded != null) writeTime(w, 4, o.timeAdded);
}

export function decodeTaint(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.key = readString(r);
        break;
      case 2:
        setNonEmpty(o, "value", readString(r));
        break;
      case 3:
        o.effect = readString(r);
        break;
      case 4:
        o.timeAdded = readTime(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeConfigSource(w: Writer, o: JsonObject): void {
  if (o.configMap != null) writeMessage(w, 2, o.configMap, encodeConfigMapNodeConfigSource);
}

export function decodeNodeConfigSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 2:
        mergeMessage(r, o, "configMap", decodeConfigMapNodeConfigSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeConfigMapNodeConfigSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.namespace);
  writeString(w, 2, o.name);
  writeString(w, 3, o.uid);
  writeString(w, 4, o.resourceVersion);
  writeString(w, 5, o.kubeletConfigKey);
}

export function decodeConfigMapNodeConfigSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.namespace = readString(r);
        break;
      case 2:
        o.name = readString(r);
        break;
      case 3:
        setNonEmpty(o, "uid", readString(r));
        break;
      case 4:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      case 5:
        o.kubeletConfigKey = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeConfigStatus(w: Writer, o: JsonObject): void {
  if (o.assigned != null) writeMessage(w, 1, o.assigned, encodeNodeConfigSource);
  if (o.active != null) writeMessage(w, 2, o.active, encodeNodeConfigSource);
  if (o.lastKnownGood != null) writeMessage(w, 3, o.lastKnownGood, encodeNodeConfigSource);
  writeString(w, 4, o.error);
}

export function decodeNodeConfigStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "assigned", decodeNodeConfigSource);
        break;
      case 2:
        mergeMessage(r, o, "active", decodeNodeConfigSource);
        break;
      case 3:
        mergeMessage(r, o, "lastKnownGood", decodeNodeConfigSource);
        break;
      case 4:
        setNonEmpty(o, "error", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastHeartbeatTime);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodeNodeCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        o.lastHeartbeatTime = readTime(r);
        break;
      case 4:
        o.lastTransitionTime = readTime(r);
        break;
      case 5:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 6:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeAddress(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.address);
}

export function decodeNodeAddress(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.address = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeDaemonEndpoints(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.kubeletEndpoint, encodeDaemonEndpoint);
}

export function decodeNodeDaemonEndpoints(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "kubeletEndpoint", decodeDaemonEndpoint);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDaemonEndpoint(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.Port);
}

export function decodeDaemonEndpoint(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.Port = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNodeSystemInfo(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.machineID);
  writeString(w, 2, o.systemUUID);
  writeString(w, 3, o.bootID);
  writeString(w, 4, o.kernelVersion);
  writeString(w, 5, o.osImage);
  writeString(w, 6, o.containerRuntimeVersion);
  writeString(w, 7, o.kubeletVersion);
  writeString(w, 8, o.kubeProxyVersion);
  writeString(w, 9, o.operatingSystem);
  writeString(w, 10, o.architecture);
}

export function decodeNodeSystemInfo(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.machineID = readString(r);
        break;
      case 2:
        o.systemUUID = readString(r);
        break;
      case 3:
        o.bootID = readString(r);
        break;
      case 4:
        o.kernelVersion = readString(r);
        break;
      case 5:
        o.osImage = readString(r);
        break;
      case 6:
        o.containerRuntimeVersion = readString(r);
        break;
      case 7:
        o.kubeletVersion = readString(r);
        break;
      case 8:
        o.kubeProxyVersion = readString(r);
        break;
      case 9:
        o.operatingSystem = readString(r);
        break;
      case 10:
        o.architecture = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerImage(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.names, writeString);
  writeInt64(w, 2, o.sizeBytes);
}

export function decodeContainerImage(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "names", readString);
        break;
      case 2:
        setNonEmpty(o, "sizeBytes", readInt64(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAttachedVolume(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.devicePath);
}

export function decodeAttachedVolume(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.devicePath = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
