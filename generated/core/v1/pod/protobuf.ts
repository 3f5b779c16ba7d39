// Generated from api-definitions/core/v1/pod.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  appendNumber,
  listCodec,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readEmbedded,
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
import {
  decodeContainer,
  decodeEphemeralContainerCommon,
  decodeSELinuxOptions,
  decodeSeccompProfile,
  decodeWindowsSecurityContextOptions,
  encodeContainer,
  encodeEphemeralContainerCommon,
  encodeSELinuxOptions,
  encodeSeccompProfile,
  encodeWindowsSecurityContextOptions,
} from "../container/protobuf.js";
import { decodeLocalObjectReference, encodeLocalObjectReference } from "../references/protobuf.js";
import {
  decodeAffinity,
  decodeToleration,
  decodeTopologySpreadConstraint,
  encodeAffinity,
  encodeToleration,
  encodeTopologySpreadConstraint,
} from "../scheduling/protobuf.js";
import { decodeVolume, encodeVolume } from "../volume/protobuf.js";

/** Protobuf form of Pod (api-definitions/core/v1/pod.yaml). */
export const podCodec = protobufCodec(encodePod, decodePod);

export function encodePod(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePodSpec);
  writeMessage(w, 3, o.status, encodePodStatus);
}

export function decodePod(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePodSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodePodStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodList (api-definitions/core/v1/pod.yaml). */
export const podListCodec = listCodec(encodePod, decodePod, encodeListMeta, decodeListMeta);

export function encodePodSpec(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.volumes, encodeVolume);
  writeMessages(w, 2, o.containers, encodeContainer);
  writeString(w, 3, o.restartPolicy);
  if (o.terminationGracePeriodSeconds != null) writeInt64(w, 4, o.terminationGracePeriodSeconds);
  if (o.activeDeadlineSeconds != null) writeInt64(w, 5, o.activeDeadlineSeconds);
  writeString(w, 6, o.dnsPolicy);
  writeMap(w, 7, o.nodeSelector, writeString);
  writeString(w, 8, o.serviceAccountName);
  writeString(w, 9, o.serviceAccount);
  writeString(w, 10, o.nodeName);
  writeBool(w, 11, o.hostNetwork);
  writeBool(w, 12, o.hostPID);
  writeBool(w, 13, o.hostIPC);
  if (o.securityContext != null) writeMessage(w, 14, o.securityContext, encodePodSecurityContext);
  writeMessages(w, 15, o.imagePullSecrets, encodeLocalObjectReference);
  writeString(w, 16, o.hostname);
  writeString(w, 17, o.subdomain);
  if (o.affinity != null) writeMessage(w, 18, o.affinity, encodeAffinity);
  writeString(w, 19, o.schedulerName);
  writeMessages(w, 20, o.initContainers, encodeContainer);
  if (o.automountServiceAccountToken != null) writeBool(w, 21, o.automountServiceAccountToken);
  writeMessages(w, 22, o.tolerations, encodeToleration);
  writeMessages(w, 23, o.hostAliases, encodeHostAlias);
  writeString(w, 24, o.priorityClassName);
  if (o.priority != null) writeInt32(w, 25, o.priority);
  if (o.dnsConfig != null) writeMessage(w, 26, o.dnsConfig, encodePodDNSConfig);
  if (o.shareProcessNamespace != null) writeBool(w, 27, o.shareProcessNamespace);
  writeMessages(w, 28, o.readinessGates, encodePodReadinessGate);
  if (o.runtimeClassName != null) writeString(w, 29, o.runtimeClassName);
  if (o.enableServiceLinks != null) writeBool(w, 30, o.enableServiceLinks);
  if (o.preemptionPolicy != null) writeString(w, 31, o.preemptionPolicy);
  writeMap(w, 32, o.overhead, writeQuantity);
  writeMessages(w, 33, o.topologySpreadConstraints, encodeTopologySpreadConstraint);
  writeMessages(w, 34, o.ephemeralContainers, encodeEphemeralContainer);
  if (o.setHostnameAsFQDN != null) writeBool(w, 35, o.setHostnameAsFQDN);
  if (o.os != null) writeMessage(w, 36, o.os, encodePodOS);
}

export function decodePodSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "volumes", decodeVolume);
        break;
      case 2:
        appendMessage(r, o, "containers", decodeContainer);
        break;
      case 3:
        setNonEmpty(o, "restartPolicy", readString(r));
        break;
      case 4:
        o.terminationGracePeriodSeconds = readInt64(r);
        break;
      case 5:
        o.activeDeadlineSeconds = readInt64(r);
        break;
      case 6:
        setNonEmpty(o, "dnsPolicy", readString(r));
        break;
      case 7:
        putEntry(r, o, "nodeSelector", readString, "");
        break;
      case 8:
        setNonEmpty(o, "serviceAccountName", readString(r));
        break;
      case 9:
        setNonEmpty(o, "serviceAccount", readString(r));
        break;
      case 10:
        setNonEmpty(o, "nodeName", readString(r));
        break;
      case 11:
        setNonEmpty(o, "hostNetwork", readBool(r));
        break;
      case 12:
        setNonEmpty(o, "hostPID", readBool(r));
        break;
      case 13:
        setNonEmpty(o, "hostIPC", readBool(r));
        break;
      case 14:
        mergeMessage(r, o, "securityContext", decodePodSecurityContext);
        break;
      case 15:
        appendMessage(r, o, "imagePullSecrets", decodeLocalObjectReference);
        break;
      case 16:
        setNonEmpty(o, "hostname", readString(r));
        break;
      case 17:
        setNonEmpty(o, "subdomain", readString(r));
        break;
      case 18:
        mergeMessage(r, o, "affinity", decodeAffinity);
        break;
      case 19:
        setNonEmpty(o, "schedulerName", readString(r));
        break;
      case 20:
        appendMessage(r, o, "initContainers", decodeContainer);
        break;
      case 21:
        o.automountServiceAccountToken = readBool(r);
        break;
      case 22:
        appendMessage(r, o, "tolerations", decodeToleration);
        break;
      case 23:
        appendMessage(r, o, "hostAliases", decodeHostAlias);
        break;
      case 24:
        setNonEmpty(o, "priorityClassName", readString(r));
        break;
      case 25:
        o.priority = readInt32(r);
        break;
      case 26:
        mergeMessage(r, o, "dnsConfig", decodePodDNSConfig);
        break;
      case 27:
        o.shareProcessNamespace = readBool(r);
        break;
      case 28:
        appendMessage(r, o, "readinessGates", decodePodReadinessGate);
        break;
      case 29:
        o.runtimeClassName = readString(r);
        break;
      case 30:
        o.enableServiceLinks = readBool(r);
        break;
      case 31:
        o.preemptionPolicy = readString(r);
        break;
      case 32:
        putEntry(r, o, "overhead", readQuantity, "0");
        break;
      case 33:
        appendMessage(r, o, "topologySpreadConstraints", decodeTopologySpreadConstraint);
        break;
      case 34:
        appendMessage(r, o, "ephemeralContainers", decodeEphemeralContainer);
        break;
      case 35:
        o.setHostnameAsFQDN = readBool(r);
        break;
      case 36:
        mergeMessage(r, o, "os", decodePodOS);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.phase);
  writeMessages(w, 2, o.conditions, encodePodCondition);
  writeString(w, 3, o.message);
  writeString(w, 4, o.reason);
  writeString(w, 5, o.hostIP);
  writeString(w, 6, o.podIP);
  if (o.startTime != null) writeTime(w, 7, o.startTime);
  writeMessages(w, 8, o.containerStatuses, encodeContainerStatus);
  writeString(w, 9, o.qosClass);
  writeMessages(w, 10, o.initContainerStatuses, encodeContainerStatus);
  writeString(w, 11, o.nominatedNodeName);
  writeMessages(w, 12, o.podIPs, encodePodIP);
  writeMessages(w, 13, o.ephemeralContainerStatuses, encodeContainerStatus);
}

export function decodePodStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 2:
        appendMessage(r, o, "conditions", decodePodCondition);
        break;
      case 3:
        setNonEmpty(o, "message", readString(r));
        break;
      case 4:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 5:
        setNonEmpty(o, "hostIP", readString(r));
        break;
      case 6:
        setNonEmpty(o, "podIP", readString(r));
        break;
      case 7:
        o.startTime = readTime(r);
        break;
      case 8:
        appendMessage(r, o, "containerStatuses", decodeContainerStatus);
        break;
      case 9:
        setNonEmpty(o, "qosClass", readString(r));
        break;
      case 10:
        appendMessage(r, o, "initContainerStatuses", decodeContainerStatus);
        break;
      case 11:
        setNonEmpty(o, "nominatedNodeName", readString(r));
        break;
      case 12:
        appendMessage(r, o, "podIPs", decodePodIP);
        break;
      case 13:
        appendMessage(r, o, "ephemeralContainerStatuses", decodeContainerStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEphemeralContainer(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeEphemeralContainerCommon);
  writeString(w, 2, o.targetContainerName);
}

export function decodeEphemeralContainer(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeEphemeralContainerCommon);
        break;
      case 2:
        setNonEmpty(o, "targetContainerName", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodSecurityContext(w: Writer, o: JsonObject): void {
  if (o.seLinuxOptions != null) writeMessage(w, 1, o.seLinuxOptions, encodeSELinuxOptions);
  if (o.runAsUser != null) writeInt64(w, 2, o.runAsUser);
  if (o.runAsNonRoot != null) writeBool(w, 3, o.runAsNonRoot);
  writeList(w, 4, o.supplementalGroups, writeInt64);
  if (o.fsGroup != null) writeInt64(w, 5, o.fsGroup);
  if (o.runAsGroup != null) writeInt64(w, 6, o.runAsGroup);
  writeMessages(w, 7, o.sysctls, encodeSysctl);
  if (o.windowsOptions != null) writeMessage(w, 8, o.windowsOptions, encodeWindowsSecurityContextOptions);
  if (o.fsGroupChangePolicy != null) writeString(w, 9, o.fsGroupChangePolicy);
  if (o.seccompProfile != null) writeMessage(w, 10, o.seccompProfile, encodeSeccompProfile);
}

export function decodePodSecurityContext(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "seLinuxOptions", decodeSELinuxOptions);
        break;
      case 2:
        o.runAsUser = readInt64(r);
        break;
      case 3:
        o.runAsNonRoot = readBool(r);
        break;
      case 4:
        appendNumber(r, o, "supplementalGroups", readInt64);
        break;
      case 5:
        o.fsGroup = readInt64(r);
        break;
      case 6:
        o.runAsGroup = readInt64(r);
        break;
      case 7:
        appendMessage(r, o, "sysctls", decodeSysctl);
        break;
      case 8:
        mergeMessage(r, o, "windowsOptions", decodeWindowsSecurityContextOptions);
        break;
      case 9:
        o.fsGroupChangePolicy = readString(r);
        break;
      case 10:
        mergeMessage(r, o, "seccompProfile", decodeSeccompProfile);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSysctl(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.value);
}

export function decodeSysctl(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        o.value = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHostAlias(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.ip);
  writeList(w, 2, o.hostnames, writeString);
}

export function decodeHostAlias(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "ip", readString(r));
        break;
      case 2:
        appendItem(r, o, "hostnames", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodDNSConfig(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.nameservers, writeString);
  writeList(w, 2, o.searches, writeString);
  writeMessages(w, 3, o.options, encodePodDNSConfigOption);
}

export function decodePodDNSConfig(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "nameservers", readString);
        break;
      case 2:
        appendItem(r, o, "searches", readString);
        break;
      case 3:
        appendMessage(r, o, "options", decodePodDNSConfigOption);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodDNSConfigOption(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  if (o.value != null) writeString(w, 2, o.value);
}

export function decodePodDNSConfigOption(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        o.value = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodReadinessGate(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.conditionType);
}

export function decodePodReadinessGate(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.conditionType = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodOS(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
}

export function decodePodOS(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastProbeTime);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodePodCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        o.lastProbeTime = readTime(r);
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

export function encodePodIP(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.ip);
}

export function decodePodIP(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "ip", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeMessage(w, 2, o.state, encodeContainerState);
  writeMessage(w, 3, o.lastState, encodeContainerState);
  writeBool(w, 4, o.ready);
  writeInt32(w, 5, o.restartCount);
  writeString(w, 6, o.image);
  writeString(w, 7, o.imageID);
  writeString(w, 8, o.containerID);
  if (o.started != null) writeBool(w, 9, o.started);
}

export function decodeContainerStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "state", decodeContainerState);
        break;
      case 3:
        mergeMessage(r, o, "lastState", decodeContainerState);
        break;
      case 4:
        o.ready = readBool(r);
        break;
      case 5:
        o.restartCount = readInt32(r);
        break;
      case 6:
        o.image = readString(r);
        break;
      case 7:
        o.imageID = readString(r);
        break;
      case 8:
        setNonEmpty(o, "containerID", readString(r));
        break;
      case 9:
        o.started = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerState(w: Writer, o: JsonObject): void {
  if (o.waiting != null) writeMessage(w, 1, o.waiting, encodeContainerStateWaiting);
  if (o.running != null) writeMessage(w, 2, o.running, encodeContainerStateRunning);
  if (o.terminated != null) writeMessage(w, 3, o.terminated, encodeContainerStateTerminated);
}

export function decodeContainerState(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "waiting", decodeContainerStateWaiting);
        break;
      case 2:
        mergeMessage(r, o, "running", decodeContainerStateRunning);
        break;
      case 3:
        mergeMessage(r, o, "terminated", decodeContainerStateTerminated);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerStateWaiting(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.reason);
  writeString(w, 2, o.message);
}

export function decodeContainerStateWaiting(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 2:
        setNonEmpty(o, "message", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerStateRunning(w: Writer, o: JsonObject): void {
  writeTime(w, 1, o.startedAt);
}

export function decodeContainerStateRunning(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.startedAt = readTime(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerStateTerminated(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.exitCode);
  writeInt32(w, 2, o.signal);
  writeString(w, 3, o.reason);
  writeString(w, 4, o.message);
  writeTime(w, 5, o.startedAt);
  writeTime(w, 6, o.finishedAt);
  writeString(w, 7, o.containerID);
}

export function decodeContainerStateTerminated(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.exitCode = readInt32(r);
        break;
      case 2:
        setNonEmpty(o, "signal", readInt32(r));
        break;
      case 3:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 4:
        setNonEmpty(o, "message", readString(r));
        break;
      case 5:
        o.startedAt = readTime(r);
        break;
      case 6:
        o.finishedAt = readTime(r);
        break;
      case 7:
        setNonEmpty(o, "containerID", readString(r));
        break;
      default:
        r.skip();
    }
  }
}
