// Generated from api-definitions/policy/v1beta1/pod-security-policy.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  listCodec,
  mergeMessage,
  protobufCodec,
  readBool,
  readInt32,
  readInt64,
  readString,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { decodeSELinuxOptions, encodeSELinuxOptions } from "../../../core/v1/container/protobuf.js";
import { decodeListMeta, decodeObjectMeta, encodeListMeta, encodeObjectMeta } from "../../../meta/v1/object-meta/protobuf.js";

/** Protobuf form of PodSecurityPolicy (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const podSecurityPolicyCodec = protobufCodec(encodePodSecurityPolicy, decodePodSecurityPolicy);

export function encodePodSecurityPolicy(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePodSecurityPolicySpec);
}

export function decodePodSecurityPolicy(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePodSecurityPolicySpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodSecurityPolicyList (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export const podSecurityPolicyListCodec = listCodec(encodePodSecurityPolicy, decodePodSecurityPolicy, encodeListMeta, decodeListMeta);

export function encodePodSecurityPolicySpec(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.privileged);
  writeList(w, 2, o.defaultAddCapabilities, writeString);
  writeList(w, 3, o.requiredDropCapabilities, writeString);
  writeList(w, 4, o.allowedCapabilities, writeString);
  writeList(w, 5, o.volumes, writeString);
  writeBool(w, 6, o.hostNetwork);
  writeMessages(w, 7, o.hostPorts, encodeHostPortRange);
  writeBool(w, 8, o.hostPID);
  writeBool(w, 9, o.hostIPC);
  writeMessage(w, 10, o.seLinux, encodeSELinuxStrategyOptions);
  writeMessage(w, 11, o.runAsUser, encodeRunAsUserStrategyOptions);
  writeMessage(w, 12, o.supplementalGroups, encodeSupplementalGroupsStrategyOptions);
  writeMessage(w, 13, o.fsGroup, encodeFSGroupStrategyOptions);
  writeBool(w, 14, o.readOnlyRootFilesystem);
  if (o.defaultAllowPrivilegeEscalation != null) writeBool(w, 15, o.defaultAllowPrivilegeEscalation);
  if (o.allowPrivilegeEscalation != null) writeBool(w, 16, o.allowPrivilegeEscalation);
  writeMessages(w, 17, o.allowedHostPaths, encodeAllowedHostPath);
  writeMessages(w, 18, o.allowedFlexVolumes, encodeAllowedFlexVolume);
  writeList(w, 19, o.allowedUnsafeSysctls, writeString);
  writeList(w, 20, o.forbiddenSysctls, writeString);
  writeList(w, 21, o.allowedProcMountTypes, writeString);
  if (o.runAsGroup != null) writeMessage(w, 22, o.runAsGroup, encodeRunAsGroupStrategyOptions);
  writeMessages(w, 23, o.allowedCSIDrivers, encodeAllowedCSIDriver);
  if (o.runtimeClass != null) writeMessage(w, 24, o.runtimeClass, encodeRuntimeClassStrategyOptions);
}

export function decodePodSecurityPolicySpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "privileged", readBool(r));
        break;
      case 2:
        appendItem(r, o, "defaultAddCapabilities", readString);
        break;
      case 3:
        appendItem(r, o, "requiredDropCapabilities", readString);
        break;
      case 4:
        appendItem(r, o, "allowedCapabilities", readString);
        break;
      case 5:
        appendItem(r, o, "volumes", readString);
        break;
      case 6:
        setNonEmpty(o, "hostNetwork", readBool(r));
        break;
      case 7:
        appendMessage(r, o, "hostPorts", decodeHostPortRange);
        break;
      case 8:
        setNonEmpty(o, "hostPID", readBool(r));
        break;
      case 9:
        setNonEmpty(o, "hostIPC", readBool(r));
        break;
      case 10:
        mergeMessage(r, o, "seLinux", decodeSELinuxStrategyOptions);
        break;
      case 11:
        mergeMessage(r, o, "runAsUser", decodeRunAsUserStrategyOptions);
        break;
      case 12:
        mergeMessage(r, o, "supplementalGroups", decodeSupplementalGroupsStrategyOptions);
        break;
      case 13:
        mergeMessage(r, o, "fsGroup", decodeFSGroupStrategyOptions);
        break;
      case 14:
        setNonEmpty(o, "readOnlyRootFilesystem", readBool(r));
        break;
      case 15:
        o.defaultAllowPrivilegeEscalation = readBool(r);
        break;
      case 16:
        o.allowPrivilegeEscalation = readBool(r);
        break;
      case 17:
        appendMessage(r, o, "allowedHostPaths", decodeAllowedHostPath);
        break;
      case 18:
        appendMessage(r, o, "allowedFlexVolumes", decodeAllowedFlexVolume);
        break;
      case 19:
        appendItem(r, o, "allowedUnsafeSysctls", readString);
        break;
      case 20:
        appendItem(r, o, "forbiddenSysctls", readString);
        break;
      case 21:
        appendItem(r, o, "allowedProcMountTypes", readString);
        break;
      case 22:
        mergeMessage(r, o, "runAsGroup", decodeRunAsGroupStrategyOptions);
        break;
      case 23:
        appendMessage(r, o, "allowedCSIDrivers", decodeAllowedCSIDriver);
        break;
      case 24:
        mergeMessage(r, o, "runtimeClass", decodeRuntimeClassStrategyOptions);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHostPortRange(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.min);
  writeInt32(w, 2, o.max);
}

export function decodeHostPortRange(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.min = readInt32(r);
        break;
      case 2:
        o.max = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeIDRange(w: Writer, o: JsonObject): void {
  writeInt64(w, 1, o.min);
  writeInt64(w, 2, o.max);
}

export function decodeIDRange(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.min = readInt64(r);
        break;
      case 2:
        o.max = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSELinuxStrategyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.rule);
  if (o.seLinuxOptions != null) writeMessage(w, 2, o.seLinuxOptions, encodeSELinuxOptions);
}

export function decodeSELinuxStrategyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.rule = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "seLinuxOptions", decodeSELinuxOptions);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRunAsUserStrategyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.rule);
  writeMessages(w, 2, o.ranges, encodeIDRange);
}

export function decodeRunAsUserStrategyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.rule = readString(r);
        break;
      case 2:
        appendMessage(r, o, "ranges", decodeIDRange);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRunAsGroupStrategyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.rule);
  writeMessages(w, 2, o.ranges, encodeIDRange);
}

export function decodeRunAsGroupStrategyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.rule = readString(r);
        break;
      case 2:
        appendMessage(r, o, "ranges", decodeIDRange);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSupplementalGroupsStrategyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.rule);
  writeMessages(w, 2, o.ranges, encodeIDRange);
}

export function decodeSupplementalGroupsStrategyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "rule", readString(r));
        break;
      case 2:
        appendMessage(r, o, "ranges", decodeIDRange);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFSGroupStrategyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.rule);
  writeMessages(w, 2, o.ranges, encodeIDRange);
}

export function decodeFSGroupStrategyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "rule", readString(r));
        break;
      case 2:
        appendMessage(r, o, "ranges", decodeIDRange);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAllowedHostPath(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.pathPrefix);
  writeBool(w, 2, o.readOnly);
}

export function decodeAllowedHostPath(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "pathPrefix", readString(r));
        break;
      case 2:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAllowedFlexVolume(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
}

export function decodeAllowedFlexVolume(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAllowedCSIDriver(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
}

export function decodeAllowedCSIDriver(r: MessageReader, o: JsonObject): void {
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

export function encodeRuntimeClassStrategyOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.allowedRuntimeClassNames, writeString);
  if (o.defaultRuntimeClassName != null) writeString(w, 2, o.defaultRuntimeClassName);
}

export function decodeRuntimeClassStrategyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "allowedRuntimeClassNames", readString);
        break;
      case 2:
        o.defaultRuntimeClassName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
