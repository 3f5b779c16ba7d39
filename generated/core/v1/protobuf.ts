// Generated from api-definitions/core/v1. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  appendNumber,
  mergeMessage,
  protobufCodec,
  putEntry,
  readBool,
  readBytes,
  readEmbedded,
  readInt32,
  readInt64,
  readIntOrString,
  readMicroTime,
  readQuantity,
  readString,
  readTime,
  setNonEmpty,
  writeBool,
  writeBytes,
  writeInt32,
  writeInt64,
  writeIntOrString,
  writeList,
  writeMap,
  writeMessage,
  writeMessages,
  writeMicroTime,
  writeQuantity,
  writeString,
  writeTime,
} from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import {
  decodeCondition,
  decodeLabelSelector,
  decodeListMeta,
  decodeObjectMeta,
  encodeCondition,
  encodeLabelSelector,
  encodeListMeta,
  encodeObjectMeta,
} from "../../meta/v1/protobuf.js";

/** Protobuf form of Binding (api-definitions/core/v1/binding.yaml). */
export const bindingCodec = protobufCodec(encodeBinding, decodeBinding);

export function encodeBinding(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.target, encodeObjectReference);
}

export function decodeBinding(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "target", decodeObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of BindingList (api-definitions/core/v1/binding.yaml). */
export const bindingListCodec = protobufCodec(encodeBindingList, decodeBindingList);

export function encodeBindingList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeBinding);
}

export function decodeBindingList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeBinding);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ComponentStatus (api-definitions/core/v1/component-status.yaml). */
export const componentStatusCodec = protobufCodec(encodeComponentStatus, decodeComponentStatus);

export function encodeComponentStatus(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.conditions, encodeComponentCondition);
}

export function decodeComponentStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "conditions", decodeComponentCondition);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ComponentStatusList (api-definitions/core/v1/component-status.yaml). */
export const componentStatusListCodec = protobufCodec(encodeComponentStatusList, decodeComponentStatusList);

export function encodeComponentStatusList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeComponentStatus);
}

export function decodeComponentStatusList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeComponentStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeComponentCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeString(w, 3, o.message);
  writeString(w, 4, o.error);
}

export function decodeComponentCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
        break;
      case 3:
        setNonEmpty(o, "message", readString(r));
        break;
      case 4:
        setNonEmpty(o, "error", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export const configMapCodec = protobufCodec(encodeConfigMap, decodeConfigMap);

export function encodeConfigMap(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMap(w, 2, o.data, writeString);
  writeMap(w, 3, o.binaryData, writeBytes);
  if (o.immutable != null) writeBool(w, 4, o.immutable);
}

export function decodeConfigMap(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        putEntry(r, o, "data", readString, "");
        break;
      case 3:
        putEntry(r, o, "binaryData", readBytes, "");
        break;
      case 4:
        o.immutable = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ConfigMapList (api-definitions/core/v1/config-map.yaml). */
export const configMapListCodec = protobufCodec(encodeConfigMapList, decodeConfigMapList);

export function encodeConfigMapList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeConfigMap);
}

export function decodeConfigMapList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeConfigMap);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainer(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.image);
  writeList(w, 3, o.command, writeString);
  writeList(w, 4, o.args, writeString);
  writeString(w, 5, o.workingDir);
  writeMessages(w, 6, o.ports, encodeContainerPort);
  writeMessages(w, 7, o.env, encodeEnvVar);
  writeMessage(w, 8, o.resources, encodeResourceRequirements);
  writeMessages(w, 9, o.volumeMounts, encodeVolumeMount);
  if (o.livenessProbe != null) writeMessage(w, 10, o.livenessProbe, encodeProbe);
  if (o.readinessProbe != null) writeMessage(w, 11, o.readinessProbe, encodeProbe);
  if (o.lifecycle != null) writeMessage(w, 12, o.lifecycle, encodeLifecycle);
  writeString(w, 13, o.terminationMessagePath);
  writeString(w, 14, o.imagePullPolicy);
  if (o.securityContext != null) writeMessage(w, 15, o.securityContext, encodeSecurityContext);
  writeBool(w, 16, o.stdin);
  writeBool(w, 17, o.stdinOnce);
  writeBool(w, 18, o.tty);
  writeMessages(w, 19, o.envFrom, encodeEnvFromSource);
  writeString(w, 20, o.terminationMessagePolicy);
  writeMessages(w, 21, o.volumeDevices, encodeVolumeDevice);
  if (o.startupProbe != null) writeMessage(w, 22, o.startupProbe, encodeProbe);
}

export function decodeContainer(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        setNonEmpty(o, "image", readString(r));
        break;
      case 3:
        appendItem(r, o, "command", readString);
        break;
      case 4:
        appendItem(r, o, "args", readString);
        break;
      case 5:
        setNonEmpty(o, "workingDir", readString(r));
        break;
      case 6:
        appendMessage(r, o, "ports", decodeContainerPort);
        break;
      case 7:
        appendMessage(r, o, "env", decodeEnvVar);
        break;
      case 8:
        mergeMessage(r, o, "resources", decodeResourceRequirements);
        break;
      case 9:
        appendMessage(r, o, "volumeMounts", decodeVolumeMount);
        break;
      case 10:
        mergeMessage(r, o, "livenessProbe", decodeProbe);
        break;
      case 11:
        mergeMessage(r, o, "readinessProbe", decodeProbe);
        break;
      case 12:
        mergeMessage(r, o, "lifecycle", decodeLifecycle);
        break;
      case 13:
        setNonEmpty(o, "terminationMessagePath", readString(r));
        break;
      case 14:
        setNonEmpty(o, "imagePullPolicy", readString(r));
        break;
      case 15:
        mergeMessage(r, o, "securityContext", decodeSecurityContext);
        break;
      case 16:
        setNonEmpty(o, "stdin", readBool(r));
        break;
      case 17:
        setNonEmpty(o, "stdinOnce", readBool(r));
        break;
      case 18:
        setNonEmpty(o, "tty", readBool(r));
        break;
      case 19:
        appendMessage(r, o, "envFrom", decodeEnvFromSource);
        break;
      case 20:
        setNonEmpty(o, "terminationMessagePolicy", readString(r));
        break;
      case 21:
        appendMessage(r, o, "volumeDevices", decodeVolumeDevice);
        break;
      case 22:
        mergeMessage(r, o, "startupProbe", decodeProbe);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeContainerPort(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeInt32(w, 2, o.hostPort);
  writeInt32(w, 3, o.containerPort);
  writeString(w, 4, o.protocol);
  writeString(w, 5, o.hostIP);
}

export function decodeContainerPort(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "hostPort", readInt32(r));
        break;
      case 3:
        o.containerPort = readInt32(r);
        break;
      case 4:
        setNonEmpty(o, "protocol", readString(r));
        break;
      case 5:
        setNonEmpty(o, "hostIP", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEnvFromSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.prefix);
  if (o.configMapRef != null) writeMessage(w, 2, o.configMapRef, encodeConfigMapEnvSource);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeSecretEnvSource);
}

export function decodeEnvFromSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "prefix", readString(r));
        break;
      case 2:
        mergeMessage(r, o, "configMapRef", decodeConfigMapEnvSource);
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeSecretEnvSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeConfigMapEnvSource(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  if (o.optional != null) writeBool(w, 2, o.optional);
}

export function decodeConfigMapEnvSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretEnvSource(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  if (o.optional != null) writeBool(w, 2, o.optional);
}

export function decodeSecretEnvSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEnvVar(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.value);
  if (o.valueFrom != null) writeMessage(w, 3, o.valueFrom, encodeEnvVarSource);
}

export function decodeEnvVar(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        setNonEmpty(o, "value", readString(r));
        break;
      case 3:
        mergeMessage(r, o, "valueFrom", decodeEnvVarSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEnvVarSource(w: Writer, o: JsonObject): void {
  if (o.fieldRef != null) writeMessage(w, 1, o.fieldRef, encodeObjectFieldSelector);
  if (o.resourceFieldRef != null) writeMessage(w, 2, o.resourceFieldRef, encodeResourceFieldSelector);
  if (o.configMapKeyRef != null) writeMessage(w, 3, o.configMapKeyRef, encodeConfigMapKeySelector);
  if (o.secretKeyRef != null) writeMessage(w, 4, o.secretKeyRef, encodeSecretKeySelector);
}

export function decodeEnvVarSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "fieldRef", decodeObjectFieldSelector);
        break;
      case 2:
        mergeMessage(r, o, "resourceFieldRef", decodeResourceFieldSelector);
        break;
      case 3:
        mergeMessage(r, o, "configMapKeyRef", decodeConfigMapKeySelector);
        break;
      case 4:
        mergeMessage(r, o, "secretKeyRef", decodeSecretKeySelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeConfigMapKeySelector(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  writeString(w, 2, o.key);
  if (o.optional != null) writeBool(w, 3, o.optional);
}

export function decodeConfigMapKeySelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        o.key = readString(r);
        break;
      case 3:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretKeySelector(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  writeString(w, 2, o.key);
  if (o.optional != null) writeBool(w, 3, o.optional);
}

export function decodeSecretKeySelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        o.key = readString(r);
        break;
      case 3:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeMount(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeBool(w, 2, o.readOnly);
  writeString(w, 3, o.mountPath);
  writeString(w, 4, o.subPath);
  if (o.mountPropagation != null) writeString(w, 5, o.mountPropagation);
  writeString(w, 6, o.subPathExpr);
}

export function decodeVolumeMount(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 3:
        o.mountPath = readString(r);
        break;
      case 4:
        setNonEmpty(o, "subPath", readString(r));
        break;
      case 5:
        o.mountPropagation = readString(r);
        break;
      case 6:
        setNonEmpty(o, "subPathExpr", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeDevice(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.devicePath);
}

export function decodeVolumeDevice(r: MessageReader, o: JsonObject): void {
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

export function encodeProbe(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeProbeHandler);
  writeInt32(w, 2, o.initialDelaySeconds);
  writeInt32(w, 3, o.timeoutSeconds);
  writeInt32(w, 4, o.periodSeconds);
  writeInt32(w, 5, o.successThreshold);
  writeInt32(w, 6, o.failureThreshold);
  if (o.terminationGracePeriodSeconds != null) writeInt64(w, 7, o.terminationGracePeriodSeconds);
}

export function decodeProbe(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeProbeHandler);
        break;
      case 2:
        setNonEmpty(o, "initialDelaySeconds", readInt32(r));
        break;
      case 3:
        setNonEmpty(o, "timeoutSeconds", readInt32(r));
        break;
      case 4:
        setNonEmpty(o, "periodSeconds", readInt32(r));
        break;
      case 5:
        setNonEmpty(o, "successThreshold", readInt32(r));
        break;
      case 6:
        setNonEmpty(o, "failureThreshold", readInt32(r));
        break;
      case 7:
        o.terminationGracePeriodSeconds = readInt64(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeProbeHandler(w: Writer, o: JsonObject): void {
  if (o.exec != null) writeMessage(w, 1, o.exec, encodeExecAction);
  if (o.httpGet != null) writeMessage(w, 2, o.httpGet, encodeHTTPGetAction);
  if (o.tcpSocket != null) writeMessage(w, 3, o.tcpSocket, encodeTCPSocketAction);
  if (o.grpc != null) writeMessage(w, 4, o.grpc, encodeGRPCAction);
}

export function decodeProbeHandler(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "exec", decodeExecAction);
        break;
      case 2:
        mergeMessage(r, o, "httpGet", decodeHTTPGetAction);
        break;
      case 3:
        mergeMessage(r, o, "tcpSocket", decodeTCPSocketAction);
        break;
      case 4:
        mergeMessage(r, o, "grpc", decodeGRPCAction);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeExecAction(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.command, writeString);
}

export function decodeExecAction(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "command", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHTTPGetAction(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  writeIntOrString(w, 2, o.port);
  writeString(w, 3, o.host);
  writeString(w, 4, o.scheme);
  writeMessages(w, 5, o.httpHeaders, encodeHTTPHeader);
}

export function decodeHTTPGetAction(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "path", readString(r));
        break;
      case 2:
        o.port = readIntOrString(r);
        break;
      case 3:
        setNonEmpty(o, "host", readString(r));
        break;
      case 4:
        setNonEmpty(o, "scheme", readString(r));
        break;
      case 5:
        appendMessage(r, o, "httpHeaders", decodeHTTPHeader);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHTTPHeader(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.value);
}

export function decodeHTTPHeader(r: MessageReader, o: JsonObject): void {
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

export function encodeTCPSocketAction(w: Writer, o: JsonObject): void {
  writeIntOrString(w, 1, o.port);
  writeString(w, 2, o.host);
}

export function decodeTCPSocketAction(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.port = readIntOrString(r);
        break;
      case 2:
        setNonEmpty(o, "host", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGRPCAction(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.port);
  if (o.service != null) writeString(w, 2, o.service);
}

export function decodeGRPCAction(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.port = readInt32(r);
        break;
      case 2:
        o.service = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLifecycle(w: Writer, o: JsonObject): void {
  if (o.postStart != null) writeMessage(w, 1, o.postStart, encodeLifecycleHandler);
  if (o.preStop != null) writeMessage(w, 2, o.preStop, encodeLifecycleHandler);
}

export function decodeLifecycle(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "postStart", decodeLifecycleHandler);
        break;
      case 2:
        mergeMessage(r, o, "preStop", decodeLifecycleHandler);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLifecycleHandler(w: Writer, o: JsonObject): void {
  if (o.exec != null) writeMessage(w, 1, o.exec, encodeExecAction);
  if (o.httpGet != null) writeMessage(w, 2, o.httpGet, encodeHTTPGetAction);
  if (o.tcpSocket != null) writeMessage(w, 3, o.tcpSocket, encodeTCPSocketAction);
}

export function decodeLifecycleHandler(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "exec", decodeExecAction);
        break;
      case 2:
        mergeMessage(r, o, "httpGet", decodeHTTPGetAction);
        break;
      case 3:
        mergeMessage(r, o, "tcpSocket", decodeTCPSocketAction);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecurityContext(w: Writer, o: JsonObject): void {
  if (o.capabilities != null) writeMessage(w, 1, o.capabilities, encodeCapabilities);
  if (o.privileged != null) writeBool(w, 2, o.privileged);
  if (o.seLinuxOptions != null) writeMessage(w, 3, o.seLinuxOptions, encodeSELinuxOptions);
  if (o.runAsUser != null) writeInt64(w, 4, o.runAsUser);
  if (o.runAsNonRoot != null) writeBool(w, 5, o.runAsNonRoot);
  if (o.readOnlyRootFilesystem != null) writeBool(w, 6, o.readOnlyRootFilesystem);
  if (o.allowPrivilegeEscalation != null) writeBool(w, 7, o.allowPrivilegeEscalation);
  if (o.runAsGroup != null) writeInt64(w, 8, o.runAsGroup);
  if (o.procMount != null) writeString(w, 9, o.procMount);
  if (o.windowsOptions != null) writeMessage(w, 10, o.windowsOptions, encodeWindowsSecurityContextOptions);
  if (o.seccompProfile != null) writeMessage(w, 11, o.seccompProfile, encodeSeccompProfile);
}

export function decodeSecurityContext(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "capabilities", decodeCapabilities);
        break;
      case 2:
        o.privileged = readBool(r);
        break;
      case 3:
        mergeMessage(r, o, "seLinuxOptions", decodeSELinuxOptions);
        break;
      case 4:
        o.runAsUser = readInt64(r);
        break;
      case 5:
        o.runAsNonRoot = readBool(r);
        break;
      case 6:
        o.readOnlyRootFilesystem = readBool(r);
        break;
      case 7:
        o.allowPrivilegeEscalation = readBool(r);
        break;
      case 8:
        o.runAsGroup = readInt64(r);
        break;
      case 9:
        o.procMount = readString(r);
        break;
      case 10:
        mergeMessage(r, o, "windowsOptions", decodeWindowsSecurityContextOptions);
        break;
      case 11:
        mergeMessage(r, o, "seccompProfile", decodeSeccompProfile);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCapabilities(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.add, writeString);
  writeList(w, 2, o.drop, writeString);
}

export function decodeCapabilities(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "add", readString);
        break;
      case 2:
        appendItem(r, o, "drop", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSELinuxOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.user);
  writeString(w, 2, o.role);
  writeString(w, 3, o.type);
  writeString(w, 4, o.level);
}

export function decodeSELinuxOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "user", readString(r));
        break;
      case 2:
        setNonEmpty(o, "role", readString(r));
        break;
      case 3:
        setNonEmpty(o, "type", readString(r));
        break;
      case 4:
        setNonEmpty(o, "level", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeWindowsSecurityContextOptions(w: Writer, o: JsonObject): void {
  if (o.gmsaCredentialSpecName != null) writeString(w, 1, o.gmsaCredentialSpecName);
  if (o.gmsaCredentialSpec != null) writeString(w, 2, o.gmsaCredentialSpec);
  if (o.runAsUserName != null) writeString(w, 3, o.runAsUserName);
  if (o.hostProcess != null) writeBool(w, 4, o.hostProcess);
}

export function decodeWindowsSecurityContextOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.gmsaCredentialSpecName = readString(r);
        break;
      case 2:
        o.gmsaCredentialSpec = readString(r);
        break;
      case 3:
        o.runAsUserName = readString(r);
        break;
      case 4:
        o.hostProcess = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSeccompProfile(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  if (o.localhostProfile != null) writeString(w, 2, o.localhostProfile);
}

export function decodeSeccompProfile(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.localhostProfile = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEphemeralContainerCommon(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.image);
  writeList(w, 3, o.command, writeString);
  writeList(w, 4, o.args, writeString);
  writeString(w, 5, o.workingDir);
  writeMessages(w, 6, o.ports, encodeContainerPort);
  writeMessages(w, 7, o.env, encodeEnvVar);
  writeMessage(w, 8, o.resources, encodeResourceRequirements);
  writeMessages(w, 9, o.volumeMounts, encodeVolumeMount);
  if (o.livenessProbe != null) writeMessage(w, 10, o.livenessProbe, encodeProbe);
  if (o.readinessProbe != null) writeMessage(w, 11, o.readinessProbe, encodeProbe);
  if (o.lifecycle != null) writeMessage(w, 12, o.lifecycle, encodeLifecycle);
  writeString(w, 13, o.terminationMessagePath);
  writeString(w, 14, o.imagePullPolicy);
  if (o.securityContext != null) writeMessage(w, 15, o.securityContext, encodeSecurityContext);
  writeBool(w, 16, o.stdin);
  writeBool(w, 17, o.stdinOnce);
  writeBool(w, 18, o.tty);
  writeMessages(w, 19, o.envFrom, encodeEnvFromSource);
  writeString(w, 20, o.terminationMessagePolicy);
  writeMessages(w, 21, o.volumeDevices, encodeVolumeDevice);
  if (o.startupProbe != null) writeMessage(w, 22, o.startupProbe, encodeProbe);
}

export function decodeEphemeralContainerCommon(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        setNonEmpty(o, "image", readString(r));
        break;
      case 3:
        appendItem(r, o, "command", readString);
        break;
      case 4:
        appendItem(r, o, "args", readString);
        break;
      case 5:
        setNonEmpty(o, "workingDir", readString(r));
        break;
      case 6:
        appendMessage(r, o, "ports", decodeContainerPort);
        break;
      case 7:
        appendMessage(r, o, "env", decodeEnvVar);
        break;
      case 8:
        mergeMessage(r, o, "resources", decodeResourceRequirements);
        break;
      case 9:
        appendMessage(r, o, "volumeMounts", decodeVolumeMount);
        break;
      case 10:
        mergeMessage(r, o, "livenessProbe", decodeProbe);
        break;
      case 11:
        mergeMessage(r, o, "readinessProbe", decodeProbe);
        break;
      case 12:
        mergeMessage(r, o, "lifecycle", decodeLifecycle);
        break;
      case 13:
        setNonEmpty(o, "terminationMessagePath", readString(r));
        break;
      case 14:
        setNonEmpty(o, "imagePullPolicy", readString(r));
        break;
      case 15:
        mergeMessage(r, o, "securityContext", decodeSecurityContext);
        break;
      case 16:
        setNonEmpty(o, "stdin", readBool(r));
        break;
      case 17:
        setNonEmpty(o, "stdinOnce", readBool(r));
        break;
      case 18:
        setNonEmpty(o, "tty", readBool(r));
        break;
      case 19:
        appendMessage(r, o, "envFrom", decodeEnvFromSource);
        break;
      case 20:
        setNonEmpty(o, "terminationMessagePolicy", readString(r));
        break;
      case 21:
        appendMessage(r, o, "volumeDevices", decodeVolumeDevice);
        break;
      case 22:
        mergeMessage(r, o, "startupProbe", decodeProbe);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of Endpoints (api-definitions/core/v1/endpoints.yaml). */
export const endpointsCodec = protobufCodec(encodeEndpoints, decodeEndpoints);

export function encodeEndpoints(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.subsets, encodeEndpointSubset);
}

export function decodeEndpoints(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "subsets", decodeEndpointSubset);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of EndpointsList (api-definitions/core/v1/endpoints.yaml). */
export const endpointsListCodec = protobufCodec(encodeEndpointsList, decodeEndpointsList);

export function encodeEndpointsList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeEndpoints);
}

export function decodeEndpointsList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeEndpoints);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEndpointSubset(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.addresses, encodeEndpointAddress);
  writeMessages(w, 2, o.notReadyAddresses, encodeEndpointAddress);
  writeMessages(w, 3, o.ports, encodeEndpointPort);
}

export function decodeEndpointSubset(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "addresses", decodeEndpointAddress);
        break;
      case 2:
        appendMessage(r, o, "notReadyAddresses", decodeEndpointAddress);
        break;
      case 3:
        appendMessage(r, o, "ports", decodeEndpointPort);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEndpointAddress(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.ip);
  if (o.targetRef != null) writeMessage(w, 2, o.targetRef, encodeObjectReference);
  writeString(w, 3, o.hostname);
  if (o.nodeName != null) writeString(w, 4, o.nodeName);
}

export function decodeEndpointAddress(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.ip = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "targetRef", decodeObjectReference);
        break;
      case 3:
        setNonEmpty(o, "hostname", readString(r));
        break;
      case 4:
        o.nodeName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEndpointPort(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeInt32(w, 2, o.port);
  writeString(w, 3, o.protocol);
  if (o.appProtocol != null) writeString(w, 4, o.appProtocol);
}

export function decodeEndpointPort(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        o.port = readInt32(r);
        break;
      case 3:
        setNonEmpty(o, "protocol", readString(r));
        break;
      case 4:
        o.appProtocol = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of Event (api-definitions/core/v1/event.yaml). */
export const eventCodec = protobufCodec(encodeEvent, decodeEvent);

export function encodeEvent(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.involvedObject, encodeObjectReference);
  writeString(w, 3, o.reason);
  writeString(w, 4, o.message);
  writeMessage(w, 5, o.source, encodeEventSource);
  writeTime(w, 6, o.firstTimestamp);
  writeTime(w, 7, o.lastTimestamp);
  writeInt32(w, 8, o.count);
  writeString(w, 9, o.type);
  writeMicroTime(w, 10, o.eventTime);
  if (o.series != null) writeMessage(w, 11, o.series, encodeEventSeries);
  writeString(w, 12, o.action);
  if (o.related != null) writeMessage(w, 13, o.related, encodeObjectReference);
  writeString(w, 14, o.reportingComponent);
  writeString(w, 15, o.reportingInstance);
}

export function decodeEvent(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "involvedObject", decodeObjectReference);
        break;
      case 3:
        setNonEmpty(o, "reason", readString(r));
        break;
      case 4:
        setNonEmpty(o, "message", readString(r));
        break;
      case 5:
        mergeMessage(r, o, "source", decodeEventSource);
        break;
      case 6:
        o.firstTimestamp = readTime(r);
        break;
      case 7:
        o.lastTimestamp = readTime(r);
        break;
      case 8:
        setNonEmpty(o, "count", readInt32(r));
        break;
      case 9:
        setNonEmpty(o, "type", readString(r));
        break;
      case 10:
        o.eventTime = readMicroTime(r);
        break;
      case 11:
        mergeMessage(r, o, "series", decodeEventSeries);
        break;
      case 12:
        setNonEmpty(o, "action", readString(r));
        break;
      case 13:
        mergeMessage(r, o, "related", decodeObjectReference);
        break;
      case 14:
        o.reportingComponent = readString(r);
        break;
      case 15:
        o.reportingInstance = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of EventList (api-definitions/core/v1/event.yaml). */
export const eventListCodec = protobufCodec(encodeEventList, decodeEventList);

export function encodeEventList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeEvent);
}

export function decodeEventList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeEvent);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEventSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.component);
  writeString(w, 2, o.host);
}

export function decodeEventSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "component", readString(r));
        break;
      case 2:
        setNonEmpty(o, "host", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEventSeries(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.count);
  writeMicroTime(w, 2, o.lastObservedTime);
}

export function decodeEventSeries(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "count", readInt32(r));
        break;
      case 2:
        o.lastObservedTime = readMicroTime(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeObjectFieldSelector(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.apiVersion);
  writeString(w, 2, o.fieldPath);
}

export function decodeObjectFieldSelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 2:
        o.fieldPath = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceFieldSelector(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.containerName);
  writeString(w, 2, o.resource);
  writeQuantity(w, 3, o.divisor);
}

export function decodeResourceFieldSelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "containerName", readString(r));
        break;
      case 2:
        o.resource = readString(r);
        break;
      case 3:
        o.divisor = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of LimitRange (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeCodec = protobufCodec(encodeLimitRange, decodeLimitRange);

export function encodeLimitRange(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeLimitRangeSpec);
}

export function decodeLimitRange(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeLimitRangeSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of LimitRangeList (api-definitions/core/v1/limit-range.yaml). */
export const limitRangeListCodec = protobufCodec(encodeLimitRangeList, decodeLimitRangeList);

export function encodeLimitRangeList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeLimitRange);
}

export function decodeLimitRangeList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeLimitRange);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLimitRangeSpec(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.limits, encodeLimitRangeItem);
}

export function decodeLimitRangeSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "limits", decodeLimitRangeItem);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLimitRangeItem(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeMap(w, 2, o.max, writeQuantity);
  writeMap(w, 3, o.min, writeQuantity);
  writeMap(w, 4, o.default, writeQuantity);
  writeMap(w, 5, o.defaultRequest, writeQuantity);
  writeMap(w, 6, o.maxLimitRequestRatio, writeQuantity);
}

export function decodeLimitRangeItem(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        putEntry(r, o, "max", readQuantity, "0");
        break;
      case 3:
        putEntry(r, o, "min", readQuantity, "0");
        break;
      case 4:
        putEntry(r, o, "default", readQuantity, "0");
        break;
      case 5:
        putEntry(r, o, "defaultRequest", readQuantity, "0");
        break;
      case 6:
        putEntry(r, o, "maxLimitRequestRatio", readQuantity, "0");
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLoadBalancerStatus(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.ingress, encodeLoadBalancerIngress);
}

export function decodeLoadBalancerStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "ingress", decodeLoadBalancerIngress);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLoadBalancerIngress(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.ip);
  writeString(w, 2, o.hostname);
  writeMessages(w, 4, o.ports, encodePortStatus);
}

export function decodeLoadBalancerIngress(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "ip", readString(r));
        break;
      case 2:
        setNonEmpty(o, "hostname", readString(r));
        break;
      case 4:
        appendMessage(r, o, "ports", decodePortStatus);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePortStatus(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.port);
  writeString(w, 2, o.protocol);
  if (o.error != null) writeString(w, 3, o.error);
}

export function decodePortStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.port = readInt32(r);
        break;
      case 2:
        o.protocol = readString(r);
        break;
      case 3:
        o.error = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of Namespace (api-definitions/core/v1/namespace.yaml). */
export const namespaceCodec = protobufCodec(encodeNamespace, decodeNamespace);

export function encodeNamespace(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeNamespaceSpec);
  writeMessage(w, 3, o.status, encodeNamespaceStatus);
}

export function decodeNamespace(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeNamespaceSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeNamespaceStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of NamespaceList (api-definitions/core/v1/namespace.yaml). */
export const namespaceListCodec = protobufCodec(encodeNamespaceList, decodeNamespaceList);

export function encodeNamespaceList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeNamespace);
}

export function decodeNamespaceList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeNamespace);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNamespaceSpec(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.finalizers, writeString);
}

export function decodeNamespaceSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "finalizers", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNamespaceStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.phase);
  writeMessages(w, 2, o.conditions, encodeNamespaceCondition);
}

export function decodeNamespaceStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 2:
        appendMessage(r, o, "conditions", decodeNamespaceCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNamespaceCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodeNamespaceCondition(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.type = readString(r);
        break;
      case 2:
        o.status = readString(r);
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

/** Protobuf form of NodeProxyOptions (api-definitions/core/v1/node-proxy-options.yaml). */
export const nodeProxyOptionsCodec = protobufCodec(encodeNodeProxyOptions, decodeNodeProxyOptions);

export function encodeNodeProxyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
}

export function decodeNodeProxyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "path", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

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
export const nodeListCodec = protobufCodec(encodeNodeList, decodeNodeList);

export function encodeNodeList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeNode);
}

export function decodeNodeList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeNode);
        break;
      default:
        r.skip();
    }
  }
}

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

/** Protobuf form of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimCodec = protobufCodec(encodePersistentVolumeClaim, decodePersistentVolumeClaim);

export function encodePersistentVolumeClaim(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePersistentVolumeClaimSpec);
  writeMessage(w, 3, o.status, encodePersistentVolumeClaimStatus);
}

export function decodePersistentVolumeClaim(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePersistentVolumeClaimSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodePersistentVolumeClaimStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PersistentVolumeClaimList (api-definitions/core/v1/persistent-volume-claim.yaml). */
export const persistentVolumeClaimListCodec = protobufCodec(encodePersistentVolumeClaimList, decodePersistentVolumeClaimList);

export function encodePersistentVolumeClaimList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodePersistentVolumeClaim);
}

export function decodePersistentVolumeClaimList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodePersistentVolumeClaim);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimSpec(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.accessModes, writeString);
  writeMessage(w, 2, o.resources, encodeResourceRequirements);
  writeString(w, 3, o.volumeName);
  if (o.selector != null) writeMessage(w, 4, o.selector, encodeLabelSelector);
  if (o.storageClassName != null) writeString(w, 5, o.storageClassName);
  if (o.volumeMode != null) writeString(w, 6, o.volumeMode);
  if (o.dataSource != null) writeMessage(w, 7, o.dataSource, encodeTypedLocalObjectReference);
  if (o.dataSourceRef != null) writeMessage(w, 8, o.dataSourceRef, encodeTypedLocalObjectReference);
}

export function decodePersistentVolumeClaimSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "accessModes", readString);
        break;
      case 2:
        mergeMessage(r, o, "resources", decodeResourceRequirements);
        break;
      case 3:
        setNonEmpty(o, "volumeName", readString(r));
        break;
      case 4:
        mergeMessage(r, o, "selector", decodeLabelSelector);
        break;
      case 5:
        o.storageClassName = readString(r);
        break;
      case 6:
        o.volumeMode = readString(r);
        break;
      case 7:
        mergeMessage(r, o, "dataSource", decodeTypedLocalObjectReference);
        break;
      case 8:
        mergeMessage(r, o, "dataSourceRef", decodeTypedLocalObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.phase);
  writeList(w, 2, o.accessModes, writeString);
  writeMap(w, 3, o.capacity, writeQuantity);
  writeMessages(w, 4, o.conditions, encodePersistentVolumeClaimCondition);
  writeMap(w, 5, o.allocatedResources, writeQuantity);
  if (o.resizeStatus != null) writeString(w, 6, o.resizeStatus);
}

export function decodePersistentVolumeClaimStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 2:
        appendItem(r, o, "accessModes", readString);
        break;
      case 3:
        putEntry(r, o, "capacity", readQuantity, "0");
        break;
      case 4:
        appendMessage(r, o, "conditions", decodePersistentVolumeClaimCondition);
        break;
      case 5:
        putEntry(r, o, "allocatedResources", readQuantity, "0");
        break;
      case 6:
        o.resizeStatus = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastProbeTime);
  writeTime(w, 4, o.lastTransitionTime);
  writeString(w, 5, o.reason);
  writeString(w, 6, o.message);
}

export function decodePersistentVolumeClaimCondition(r: MessageReader, o: JsonObject): void {
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

/** Protobuf form of PersistentVolume (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeCodec = protobufCodec(encodePersistentVolume, decodePersistentVolume);

export function encodePersistentVolume(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePersistentVolumeSpec);
  writeMessage(w, 3, o.status, encodePersistentVolumeStatus);
}

export function decodePersistentVolume(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePersistentVolumeSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodePersistentVolumeStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PersistentVolumeList (api-definitions/core/v1/persistent-volume.yaml). */
export const persistentVolumeListCodec = protobufCodec(encodePersistentVolumeList, decodePersistentVolumeList);

export function encodePersistentVolumeList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodePersistentVolume);
}

export function decodePersistentVolumeList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodePersistentVolume);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeStatus(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.phase);
  writeString(w, 2, o.message);
  writeString(w, 3, o.reason);
}

export function decodePersistentVolumeStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "phase", readString(r));
        break;
      case 2:
        setNonEmpty(o, "message", readString(r));
        break;
      case 3:
        setNonEmpty(o, "reason", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeSpec(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.capacity, writeQuantity);
  writeMessage(w, 2, o, encodePersistentVolumeSource);
  writeList(w, 3, o.accessModes, writeString);
  if (o.claimRef != null) writeMessage(w, 4, o.claimRef, encodeObjectReference);
  writeString(w, 5, o.persistentVolumeReclaimPolicy);
  writeString(w, 6, o.storageClassName);
  writeList(w, 7, o.mountOptions, writeString);
  if (o.volumeMode != null) writeString(w, 8, o.volumeMode);
  if (o.nodeAffinity != null) writeMessage(w, 9, o.nodeAffinity, encodeVolumeNodeAffinity);
}

export function decodePersistentVolumeSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "capacity", readQuantity, "0");
        break;
      case 2:
        readEmbedded(r, o, decodePersistentVolumeSource);
        break;
      case 3:
        appendItem(r, o, "accessModes", readString);
        break;
      case 4:
        mergeMessage(r, o, "claimRef", decodeObjectReference);
        break;
      case 5:
        setNonEmpty(o, "persistentVolumeReclaimPolicy", readString(r));
        break;
      case 6:
        setNonEmpty(o, "storageClassName", readString(r));
        break;
      case 7:
        appendItem(r, o, "mountOptions", readString);
        break;
      case 8:
        o.volumeMode = readString(r);
        break;
      case 9:
        mergeMessage(r, o, "nodeAffinity", decodeVolumeNodeAffinity);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeSource(w: Writer, o: JsonObject): void {
  if (o.gcePersistentDisk != null) writeMessage(w, 1, o.gcePersistentDisk, encodeGCEPersistentDiskVolumeSource);
  if (o.awsElasticBlockStore != null) writeMessage(w, 2, o.awsElasticBlockStore, encodeAWSElasticBlockStoreVolumeSource);
  if (o.hostPath != null) writeMessage(w, 3, o.hostPath, encodeHostPathVolumeSource);
  if (o.glusterfs != null) writeMessage(w, 4, o.glusterfs, encodeGlusterfsPersistentVolumeSource);
  if (o.nfs != null) writeMessage(w, 5, o.nfs, encodeNFSVolumeSource);
  if (o.rbd != null) writeMessage(w, 6, o.rbd, encodeRBDPersistentVolumeSource);
  if (o.iscsi != null) writeMessage(w, 7, o.iscsi, encodeISCSIPersistentVolumeSource);
  if (o.cinder != null) writeMessage(w, 8, o.cinder, encodeCinderPersistentVolumeSource);
  if (o.cephfs != null) writeMessage(w, 9, o.cephfs, encodeCephFSPersistentVolumeSource);
  if (o.fc != null) writeMessage(w, 10, o.fc, encodeFCVolumeSource);
  if (o.flocker != null) writeMessage(w, 11, o.flocker, encodeFlockerVolumeSource);
  if (o.flexVolume != null) writeMessage(w, 12, o.flexVolume, encodeFlexPersistentVolumeSource);
  if (o.azureFile != null) writeMessage(w, 13, o.azureFile, encodeAzureFilePersistentVolumeSource);
  if (o.vsphereVolume != null) writeMessage(w, 14, o.vsphereVolume, encodeVsphereVirtualDiskVolumeSource);
  if (o.quobyte != null) writeMessage(w, 15, o.quobyte, encodeQuobyteVolumeSource);
  if (o.azureDisk != null) writeMessage(w, 16, o.azureDisk, encodeAzureDiskVolumeSource);
  if (o.photonPersistentDisk != null) writeMessage(w, 17, o.photonPersistentDisk, encodePhotonPersistentDiskVolumeSource);
  if (o.portworxVolume != null) writeMessage(w, 18, o.portworxVolume, encodePortworxVolumeSource);
  if (o.scaleIO != null) writeMessage(w, 19, o.scaleIO, encodeScaleIOPersistentVolumeSource);
  if (o.local != null) writeMessage(w, 20, o.local, encodeLocalVolumeSource);
  if (o.storageos != null) writeMessage(w, 21, o.storageos, encodeStorageOSPersistentVolumeSource);
  if (o.csi != null) writeMessage(w, 22, o.csi, encodeCSIPersistentVolumeSource);
}

export function decodePersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "gcePersistentDisk", decodeGCEPersistentDiskVolumeSource);
        break;
      case 2:
        mergeMessage(r, o, "awsElasticBlockStore", decodeAWSElasticBlockStoreVolumeSource);
        break;
      case 3:
        mergeMessage(r, o, "hostPath", decodeHostPathVolumeSource);
        break;
      case 4:
        mergeMessage(r, o, "glusterfs", decodeGlusterfsPersistentVolumeSource);
        break;
      case 5:
        mergeMessage(r, o, "nfs", decodeNFSVolumeSource);
        break;
      case 6:
        mergeMessage(r, o, "rbd", decodeRBDPersistentVolumeSource);
        break;
      case 7:
        mergeMessage(r, o, "iscsi", decodeISCSIPersistentVolumeSource);
        break;
      case 8:
        mergeMessage(r, o, "cinder", decodeCinderPersistentVolumeSource);
        break;
      case 9:
        mergeMessage(r, o, "cephfs", decodeCephFSPersistentVolumeSource);
        break;
      case 10:
        mergeMessage(r, o, "fc", decodeFCVolumeSource);
        break;
      case 11:
        mergeMessage(r, o, "flocker", decodeFlockerVolumeSource);
        break;
      case 12:
        mergeMessage(r, o, "flexVolume", decodeFlexPersistentVolumeSource);
        break;
      case 13:
        mergeMessage(r, o, "azureFile", decodeAzureFilePersistentVolumeSource);
        break;
      case 14:
        mergeMessage(r, o, "vsphereVolume", decodeVsphereVirtualDiskVolumeSource);
        break;
      case 15:
        mergeMessage(r, o, "quobyte", decodeQuobyteVolumeSource);
        break;
      case 16:
        mergeMessage(r, o, "azureDisk", decodeAzureDiskVolumeSource);
        break;
      case 17:
        mergeMessage(r, o, "photonPersistentDisk", decodePhotonPersistentDiskVolumeSource);
        break;
      case 18:
        mergeMessage(r, o, "portworxVolume", decodePortworxVolumeSource);
        break;
      case 19:
        mergeMessage(r, o, "scaleIO", decodeScaleIOPersistentVolumeSource);
        break;
      case 20:
        mergeMessage(r, o, "local", decodeLocalVolumeSource);
        break;
      case 21:
        mergeMessage(r, o, "storageos", decodeStorageOSPersistentVolumeSource);
        break;
      case 22:
        mergeMessage(r, o, "csi", decodeCSIPersistentVolumeSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeNodeAffinity(w: Writer, o: JsonObject): void {
  if (o.required != null) writeMessage(w, 1, o.required, encodeNodeSelector);
}

export function decodeVolumeNodeAffinity(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "required", decodeNodeSelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeLocalVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  if (o.fsType != null) writeString(w, 2, o.fsType);
}

export function decodeLocalVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.path = readString(r);
        break;
      case 2:
        o.fsType = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGlusterfsPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.endpoints);
  writeString(w, 2, o.path);
  writeBool(w, 3, o.readOnly);
  if (o.endpointsNamespace != null) writeString(w, 4, o.endpointsNamespace);
}

export function decodeGlusterfsPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.endpoints = readString(r);
        break;
      case 2:
        o.path = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        o.endpointsNamespace = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRBDPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.monitors, writeString);
  writeString(w, 2, o.image);
  writeString(w, 3, o.fsType);
  writeString(w, 4, o.pool);
  writeString(w, 5, o.user);
  writeString(w, 6, o.keyring);
  if (o.secretRef != null) writeMessage(w, 7, o.secretRef, encodeSecretReference);
  writeBool(w, 8, o.readOnly);
}

export function decodeRBDPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "monitors", readString);
        break;
      case 2:
        o.image = readString(r);
        break;
      case 3:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 4:
        setNonEmpty(o, "pool", readString(r));
        break;
      case 5:
        setNonEmpty(o, "user", readString(r));
        break;
      case 6:
        setNonEmpty(o, "keyring", readString(r));
        break;
      case 7:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 8:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeISCSIPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.targetPortal);
  writeString(w, 2, o.iqn);
  writeInt32(w, 3, o.lun);
  writeString(w, 4, o.iscsiInterface);
  writeString(w, 5, o.fsType);
  writeBool(w, 6, o.readOnly);
  writeList(w, 7, o.portals, writeString);
  writeBool(w, 8, o.chapAuthDiscovery);
  if (o.secretRef != null) writeMessage(w, 10, o.secretRef, encodeSecretReference);
  writeBool(w, 11, o.chapAuthSession);
  if (o.initiatorName != null) writeString(w, 12, o.initiatorName);
}

export function decodeISCSIPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.targetPortal = readString(r);
        break;
      case 2:
        o.iqn = readString(r);
        break;
      case 3:
        o.lun = readInt32(r);
        break;
      case 4:
        setNonEmpty(o, "iscsiInterface", readString(r));
        break;
      case 5:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 6:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 7:
        appendItem(r, o, "portals", readString);
        break;
      case 8:
        setNonEmpty(o, "chapAuthDiscovery", readBool(r));
        break;
      case 10:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 11:
        setNonEmpty(o, "chapAuthSession", readBool(r));
        break;
      case 12:
        o.initiatorName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCinderPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeID);
  writeString(w, 2, o.fsType);
  writeBool(w, 3, o.readOnly);
  if (o.secretRef != null) writeMessage(w, 4, o.secretRef, encodeSecretReference);
}

export function decodeCinderPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.volumeID = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCephFSPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.monitors, writeString);
  writeString(w, 2, o.path);
  writeString(w, 3, o.user);
  writeString(w, 4, o.secretFile);
  if (o.secretRef != null) writeMessage(w, 5, o.secretRef, encodeSecretReference);
  writeBool(w, 6, o.readOnly);
}

export function decodeCephFSPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "monitors", readString);
        break;
      case 2:
        setNonEmpty(o, "path", readString(r));
        break;
      case 3:
        setNonEmpty(o, "user", readString(r));
        break;
      case 4:
        setNonEmpty(o, "secretFile", readString(r));
        break;
      case 5:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 6:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFlexPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
  writeString(w, 2, o.fsType);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeSecretReference);
  writeBool(w, 4, o.readOnly);
  writeMap(w, 5, o.options, writeString);
}

export function decodeFlexPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 5:
        putEntry(r, o, "options", readString, "");
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAzureFilePersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.secretName);
  writeString(w, 2, o.shareName);
  writeBool(w, 3, o.readOnly);
  if (o.secretNamespace != null) writeString(w, 4, o.secretNamespace);
}

export function decodeAzureFilePersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.secretName = readString(r);
        break;
      case 2:
        o.shareName = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        o.secretNamespace = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScaleIOPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.gateway);
  writeString(w, 2, o.system);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeSecretReference);
  writeBool(w, 4, o.sslEnabled);
  writeString(w, 5, o.protectionDomain);
  writeString(w, 6, o.storagePool);
  writeString(w, 7, o.storageMode);
  writeString(w, 8, o.volumeName);
  writeString(w, 9, o.fsType);
  writeBool(w, 10, o.readOnly);
}

export function decodeScaleIOPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.gateway = readString(r);
        break;
      case 2:
        o.system = readString(r);
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeSecretReference);
        break;
      case 4:
        setNonEmpty(o, "sslEnabled", readBool(r));
        break;
      case 5:
        setNonEmpty(o, "protectionDomain", readString(r));
        break;
      case 6:
        setNonEmpty(o, "storagePool", readString(r));
        break;
      case 7:
        setNonEmpty(o, "storageMode", readString(r));
        break;
      case 8:
        setNonEmpty(o, "volumeName", readString(r));
        break;
      case 9:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 10:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStorageOSPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeName);
  writeString(w, 2, o.volumeNamespace);
  writeString(w, 3, o.fsType);
  writeBool(w, 4, o.readOnly);
  if (o.secretRef != null) writeMessage(w, 5, o.secretRef, encodeObjectReference);
}

export function decodeStorageOSPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "volumeName", readString(r));
        break;
      case 2:
        setNonEmpty(o, "volumeNamespace", readString(r));
        break;
      case 3:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 5:
        mergeMessage(r, o, "secretRef", decodeObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCSIPersistentVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
  writeString(w, 2, o.volumeHandle);
  writeBool(w, 3, o.readOnly);
  writeString(w, 4, o.fsType);
  writeMap(w, 5, o.volumeAttributes, writeString);
  if (o.controllerPublishSecretRef != null) writeMessage(w, 6, o.controllerPublishSecretRef, encodeSecretReference);
  if (o.nodeStageSecretRef != null) writeMessage(w, 7, o.nodeStageSecretRef, encodeSecretReference);
  if (o.nodePublishSecretRef != null) writeMessage(w, 8, o.nodePublishSecretRef, encodeSecretReference);
  if (o.controllerExpandSecretRef != null) writeMessage(w, 9, o.controllerExpandSecretRef, encodeSecretReference);
}

export function decodeCSIPersistentVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      case 2:
        o.volumeHandle = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 5:
        putEntry(r, o, "volumeAttributes", readString, "");
        break;
      case 6:
        mergeMessage(r, o, "controllerPublishSecretRef", decodeSecretReference);
        break;
      case 7:
        mergeMessage(r, o, "nodeStageSecretRef", decodeSecretReference);
        break;
      case 8:
        mergeMessage(r, o, "nodePublishSecretRef", decodeSecretReference);
        break;
      case 9:
        mergeMessage(r, o, "controllerExpandSecretRef", decodeSecretReference);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodAttachOptions (api-definitions/core/v1/pod-attach-options.yaml). */
export const podAttachOptionsCodec = protobufCodec(encodePodAttachOptions, decodePodAttachOptions);

export function encodePodAttachOptions(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.stdin);
  writeBool(w, 2, o.stdout);
  writeBool(w, 3, o.stderr);
  writeBool(w, 4, o.tty);
  writeString(w, 5, o.container);
}

export function decodePodAttachOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "stdin", readBool(r));
        break;
      case 2:
        setNonEmpty(o, "stdout", readBool(r));
        break;
      case 3:
        setNonEmpty(o, "stderr", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "tty", readBool(r));
        break;
      case 5:
        setNonEmpty(o, "container", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodExecOptions (api-definitions/core/v1/pod-exec-options.yaml). */
export const podExecOptionsCodec = protobufCodec(encodePodExecOptions, decodePodExecOptions);

export function encodePodExecOptions(w: Writer, o: JsonObject): void {
  writeBool(w, 1, o.stdin);
  writeBool(w, 2, o.stdout);
  writeBool(w, 3, o.stderr);
  writeBool(w, 4, o.tty);
  writeString(w, 5, o.container);
  writeList(w, 6, o.command, writeString);
}

export function decodePodExecOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "stdin", readBool(r));
        break;
      case 2:
        setNonEmpty(o, "stdout", readBool(r));
        break;
      case 3:
        setNonEmpty(o, "stderr", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "tty", readBool(r));
        break;
      case 5:
        setNonEmpty(o, "container", readString(r));
        break;
      case 6:
        appendItem(r, o, "command", readString);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodLogOptions (api-definitions/core/v1/pod-log-options.yaml). */
export const podLogOptionsCodec = protobufCodec(encodePodLogOptions, decodePodLogOptions);

export function encodePodLogOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.container);
  writeBool(w, 2, o.follow);
  writeBool(w, 3, o.previous);
  if (o.sinceSeconds != null) writeInt64(w, 4, o.sinceSeconds);
  if (o.sinceTime != null) writeTime(w, 5, o.sinceTime);
  writeBool(w, 6, o.timestamps);
  if (o.tailLines != null) writeInt64(w, 7, o.tailLines);
  if (o.limitBytes != null) writeInt64(w, 8, o.limitBytes);
  writeBool(w, 9, o.insecureSkipTLSVerifyBackend);
}

export function decodePodLogOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "container", readString(r));
        break;
      case 2:
        setNonEmpty(o, "follow", readBool(r));
        break;
      case 3:
        setNonEmpty(o, "previous", readBool(r));
        break;
      case 4:
        o.sinceSeconds = readInt64(r);
        break;
      case 5:
        o.sinceTime = readTime(r);
        break;
      case 6:
        setNonEmpty(o, "timestamps", readBool(r));
        break;
      case 7:
        o.tailLines = readInt64(r);
        break;
      case 8:
        o.limitBytes = readInt64(r);
        break;
      case 9:
        setNonEmpty(o, "insecureSkipTLSVerifyBackend", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodPortForwardOptions (api-definitions/core/v1/pod-port-forward-options.yaml). */
export const podPortForwardOptionsCodec = protobufCodec(encodePodPortForwardOptions, decodePodPortForwardOptions);

export function encodePodPortForwardOptions(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.ports, writeInt32);
}

export function decodePodPortForwardOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendNumber(r, o, "ports", readInt32);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodProxyOptions (api-definitions/core/v1/pod-proxy-options.yaml). */
export const podProxyOptionsCodec = protobufCodec(encodePodProxyOptions, decodePodProxyOptions);

export function encodePodProxyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
}

export function decodePodProxyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "path", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodTemplate (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateCodec = protobufCodec(encodePodTemplate, decodePodTemplate);

export function encodePodTemplate(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.template, encodePodTemplateSpec);
}

export function decodePodTemplate(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "template", decodePodTemplateSpec);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of PodTemplateList (api-definitions/core/v1/pod-template.yaml). */
export const podTemplateListCodec = protobufCodec(encodePodTemplateList, decodePodTemplateList);

export function encodePodTemplateList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodePodTemplate);
}

export function decodePodTemplateList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodePodTemplate);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePodTemplateSpec(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePodSpec);
}

export function decodePodTemplateSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePodSpec);
        break;
      default:
        r.skip();
    }
  }
}

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
export const podListCodec = protobufCodec(encodePodList, decodePodList);

export function encodePodList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodePod);
}

export function decodePodList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodePod);
        break;
      default:
        r.skip();
    }
  }
}

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

export function encodeLocalObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
}

export function decodeLocalObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTypedLocalObjectReference(w: Writer, o: JsonObject): void {
  if (o.apiGroup != null) writeString(w, 1, o.apiGroup);
  writeString(w, 2, o.kind);
  writeString(w, 3, o.name);
}

export function decodeTypedLocalObjectReference(r: MessageReader, o: JsonObject): void {
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
      default:
        r.skip();
    }
  }
}

export function encodeObjectReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.kind);
  writeString(w, 2, o.namespace);
  writeString(w, 3, o.name);
  writeString(w, 4, o.uid);
  writeString(w, 5, o.apiVersion);
  writeString(w, 6, o.resourceVersion);
  writeString(w, 7, o.fieldPath);
}

export function decodeObjectReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "kind", readString(r));
        break;
      case 2:
        setNonEmpty(o, "namespace", readString(r));
        break;
      case 3:
        setNonEmpty(o, "name", readString(r));
        break;
      case 4:
        setNonEmpty(o, "uid", readString(r));
        break;
      case 5:
        setNonEmpty(o, "apiVersion", readString(r));
        break;
      case 6:
        setNonEmpty(o, "resourceVersion", readString(r));
        break;
      case 7:
        setNonEmpty(o, "fieldPath", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretReference(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.namespace);
}

export function decodeSecretReference(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "namespace", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ReplicationController (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerCodec = protobufCodec(encodeReplicationController, decodeReplicationController);

export function encodeReplicationController(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeReplicationControllerSpec);
  writeMessage(w, 3, o.status, encodeReplicationControllerStatus);
}

export function decodeReplicationController(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeReplicationControllerSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeReplicationControllerStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ReplicationControllerList (api-definitions/core/v1/replication-controller.yaml). */
export const replicationControllerListCodec = protobufCodec(encodeReplicationControllerList, decodeReplicationControllerList);

export function encodeReplicationControllerList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeReplicationController);
}

export function decodeReplicationControllerList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeReplicationController);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeReplicationControllerSpec(w: Writer, o: JsonObject): void {
  if (o.replicas != null) writeInt32(w, 1, o.replicas);
  writeMap(w, 2, o.selector, writeString);
  if (o.template != null) writeMessage(w, 3, o.template, encodePodTemplateSpec);
  writeInt32(w, 4, o.minReadySeconds);
}

export function decodeReplicationControllerSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.replicas = readInt32(r);
        break;
      case 2:
        putEntry(r, o, "selector", readString, "");
        break;
      case 3:
        mergeMessage(r, o, "template", decodePodTemplateSpec);
        break;
      case 4:
        setNonEmpty(o, "minReadySeconds", readInt32(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeReplicationControllerStatus(w: Writer, o: JsonObject): void {
  writeInt32(w, 1, o.replicas);
  writeInt32(w, 2, o.fullyLabeledReplicas);
  writeInt64(w, 3, o.observedGeneration);
  writeInt32(w, 4, o.readyReplicas);
  writeInt32(w, 5, o.availableReplicas);
  writeMessages(w, 6, o.conditions, encodeReplicationControllerCondition);
}

export function decodeReplicationControllerStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.replicas = readInt32(r);
        break;
      case 2:
        setNonEmpty(o, "fullyLabeledReplicas", readInt32(r));
        break;
      case 3:
        setNonEmpty(o, "observedGeneration", readInt64(r));
        break;
      case 4:
        setNonEmpty(o, "readyReplicas", readInt32(r));
        break;
      case 5:
        setNonEmpty(o, "availableReplicas", readInt32(r));
        break;
      case 6:
        appendMessage(r, o, "conditions", decodeReplicationControllerCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeReplicationControllerCondition(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.type);
  writeString(w, 2, o.status);
  writeTime(w, 3, o.lastTransitionTime);
  writeString(w, 4, o.reason);
  writeString(w, 5, o.message);
}

export function decodeReplicationControllerCondition(r: MessageReader, o: JsonObject): void {
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

/** Protobuf form of ResourceQuota (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaCodec = protobufCodec(encodeResourceQuota, decodeResourceQuota);

export function encodeResourceQuota(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeResourceQuotaSpec);
  writeMessage(w, 3, o.status, encodeResourceQuotaStatus);
}

export function decodeResourceQuota(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeResourceQuotaSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeResourceQuotaStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ResourceQuotaList (api-definitions/core/v1/resource-quota.yaml). */
export const resourceQuotaListCodec = protobufCodec(encodeResourceQuotaList, decodeResourceQuotaList);

export function encodeResourceQuotaList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeResourceQuota);
}

export function decodeResourceQuotaList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeResourceQuota);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceQuotaSpec(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.hard, writeQuantity);
  writeList(w, 2, o.scopes, writeString);
  if (o.scopeSelector != null) writeMessage(w, 3, o.scopeSelector, encodeScopeSelector);
}

export function decodeResourceQuotaSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "hard", readQuantity, "0");
        break;
      case 2:
        appendItem(r, o, "scopes", readString);
        break;
      case 3:
        mergeMessage(r, o, "scopeSelector", decodeScopeSelector);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeResourceQuotaStatus(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.hard, writeQuantity);
  writeMap(w, 2, o.used, writeQuantity);
}

export function decodeResourceQuotaStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "hard", readQuantity, "0");
        break;
      case 2:
        putEntry(r, o, "used", readQuantity, "0");
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScopeSelector(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.matchExpressions, encodeScopedResourceSelectorRequirement);
}

export function decodeScopeSelector(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "matchExpressions", decodeScopedResourceSelectorRequirement);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScopedResourceSelectorRequirement(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.scopeName);
  writeString(w, 2, o.operator);
  writeList(w, 3, o.values, writeString);
}

export function decodeScopedResourceSelectorRequirement(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.scopeName = readString(r);
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

export function encodeResourceRequirements(w: Writer, o: JsonObject): void {
  writeMap(w, 1, o.limits, writeQuantity);
  writeMap(w, 2, o.requests, writeQuantity);
}

export function decodeResourceRequirements(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        putEntry(r, o, "limits", readQuantity, "0");
        break;
      case 2:
        putEntry(r, o, "requests", readQuantity, "0");
        break;
      default:
        r.skip();
    }
  }
}

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

/** Protobuf form of Secret (api-definitions/core/v1/secret.yaml). */
export const secretCodec = protobufCodec(encodeSecret, decodeSecret);

export function encodeSecret(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMap(w, 2, o.data, writeBytes);
  writeString(w, 3, o.type);
  writeMap(w, 4, o.stringData, writeString);
  if (o.immutable != null) writeBool(w, 5, o.immutable);
}

export function decodeSecret(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        putEntry(r, o, "data", readBytes, "");
        break;
      case 3:
        setNonEmpty(o, "type", readString(r));
        break;
      case 4:
        putEntry(r, o, "stringData", readString, "");
        break;
      case 5:
        o.immutable = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of SecretList (api-definitions/core/v1/secret.yaml). */
export const secretListCodec = protobufCodec(encodeSecretList, decodeSecretList);

export function encodeSecretList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeSecret);
}

export function decodeSecretList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeSecret);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ServiceAccount (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountCodec = protobufCodec(encodeServiceAccount, decodeServiceAccount);

export function encodeServiceAccount(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessages(w, 2, o.secrets, encodeObjectReference);
  writeMessages(w, 3, o.imagePullSecrets, encodeLocalObjectReference);
  if (o.automountServiceAccountToken != null) writeBool(w, 4, o.automountServiceAccountToken);
}

export function decodeServiceAccount(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        appendMessage(r, o, "secrets", decodeObjectReference);
        break;
      case 3:
        appendMessage(r, o, "imagePullSecrets", decodeLocalObjectReference);
        break;
      case 4:
        o.automountServiceAccountToken = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ServiceAccountList (api-definitions/core/v1/service-account.yaml). */
export const serviceAccountListCodec = protobufCodec(encodeServiceAccountList, decodeServiceAccountList);

export function encodeServiceAccountList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeServiceAccount);
}

export function decodeServiceAccountList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeServiceAccount);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ServiceProxyOptions (api-definitions/core/v1/service-proxy-options.yaml). */
export const serviceProxyOptionsCodec = protobufCodec(encodeServiceProxyOptions, decodeServiceProxyOptions);

export function encodeServiceProxyOptions(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
}

export function decodeServiceProxyOptions(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "path", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of Service (api-definitions/core/v1/service.yaml). */
export const serviceCodec = protobufCodec(encodeService, decodeService);

export function encodeService(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodeServiceSpec);
  writeMessage(w, 3, o.status, encodeServiceStatus);
}

export function decodeService(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodeServiceSpec);
        break;
      case 3:
        mergeMessage(r, o, "status", decodeServiceStatus);
        break;
      default:
        r.skip();
    }
  }
}

/** Protobuf form of ServiceList (api-definitions/core/v1/service.yaml). */
export const serviceListCodec = protobufCodec(encodeServiceList, decodeServiceList);

export function encodeServiceList(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeListMeta);
  writeMessages(w, 2, o.items, encodeService);
}

export function decodeServiceList(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeListMeta);
        break;
      case 2:
        appendMessage(r, o, "items", decodeService);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServiceSpec(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.ports, encodeServicePort);
  writeMap(w, 2, o.selector, writeString);
  writeString(w, 3, o.clusterIP);
  writeString(w, 4, o.type);
  writeList(w, 5, o.externalIPs, writeString);
  writeString(w, 7, o.sessionAffinity);
  writeString(w, 8, o.loadBalancerIP);
  writeList(w, 9, o.loadBalancerSourceRanges, writeString);
  writeString(w, 10, o.externalName);
  writeString(w, 11, o.externalTrafficPolicy);
  writeInt32(w, 12, o.healthCheckNodePort);
  writeBool(w, 13, o.publishNotReadyAddresses);
  if (o.sessionAffinityConfig != null) writeMessage(w, 14, o.sessionAffinityConfig, encodeSessionAffinityConfig);
  if (o.ipFamilyPolicy != null) writeString(w, 17, o.ipFamilyPolicy);
  writeList(w, 18, o.clusterIPs, writeString);
  writeList(w, 19, o.ipFamilies, writeString);
  if (o.allocateLoadBalancerNodePorts != null) writeBool(w, 20, o.allocateLoadBalancerNodePorts);
  if (o.loadBalancerClass != null) writeString(w, 21, o.loadBalancerClass);
  if (o.internalTrafficPolicy != null) writeString(w, 22, o.internalTrafficPolicy);
}

export function decodeServiceSpec(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "ports", decodeServicePort);
        break;
      case 2:
        putEntry(r, o, "selector", readString, "");
        break;
      case 3:
        setNonEmpty(o, "clusterIP", readString(r));
        break;
      case 4:
        setNonEmpty(o, "type", readString(r));
        break;
      case 5:
        appendItem(r, o, "externalIPs", readString);
        break;
      case 7:
        setNonEmpty(o, "sessionAffinity", readString(r));
        break;
      case 8:
        setNonEmpty(o, "loadBalancerIP", readString(r));
        break;
      case 9:
        appendItem(r, o, "loadBalancerSourceRanges", readString);
        break;
      case 10:
        setNonEmpty(o, "externalName", readString(r));
        break;
      case 11:
        setNonEmpty(o, "externalTrafficPolicy", readString(r));
        break;
      case 12:
        setNonEmpty(o, "healthCheckNodePort", readInt32(r));
        break;
      case 13:
        setNonEmpty(o, "publishNotReadyAddresses", readBool(r));
        break;
      case 14:
        mergeMessage(r, o, "sessionAffinityConfig", decodeSessionAffinityConfig);
        break;
      case 17:
        o.ipFamilyPolicy = readString(r);
        break;
      case 18:
        appendItem(r, o, "clusterIPs", readString);
        break;
      case 19:
        appendItem(r, o, "ipFamilies", readString);
        break;
      case 20:
        o.allocateLoadBalancerNodePorts = readBool(r);
        break;
      case 21:
        o.loadBalancerClass = readString(r);
        break;
      case 22:
        o.internalTrafficPolicy = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServiceStatus(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.loadBalancer, encodeLoadBalancerStatus);
  writeMessages(w, 2, o.conditions, encodeCondition);
}

export function decodeServiceStatus(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "loadBalancer", decodeLoadBalancerStatus);
        break;
      case 2:
        appendMessage(r, o, "conditions", decodeCondition);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServicePort(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeString(w, 2, o.protocol);
  writeInt32(w, 3, o.port);
  writeIntOrString(w, 4, o.targetPort);
  writeInt32(w, 5, o.nodePort);
  if (o.appProtocol != null) writeString(w, 6, o.appProtocol);
}

export function decodeServicePort(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "name", readString(r));
        break;
      case 2:
        setNonEmpty(o, "protocol", readString(r));
        break;
      case 3:
        o.port = readInt32(r);
        break;
      case 4:
        o.targetPort = readIntOrString(r);
        break;
      case 5:
        setNonEmpty(o, "nodePort", readInt32(r));
        break;
      case 6:
        o.appProtocol = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSessionAffinityConfig(w: Writer, o: JsonObject): void {
  if (o.clientIP != null) writeMessage(w, 1, o.clientIP, encodeClientIPConfig);
}

export function decodeSessionAffinityConfig(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "clientIP", decodeClientIPConfig);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeClientIPConfig(w: Writer, o: JsonObject): void {
  if (o.timeoutSeconds != null) writeInt32(w, 1, o.timeoutSeconds);
}

export function decodeClientIPConfig(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.timeoutSeconds = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTopologySelectorTerm(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.matchLabelExpressions, encodeTopologySelectorLabelRequirement);
}

export function decodeTopologySelectorTerm(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "matchLabelExpressions", decodeTopologySelectorLabelRequirement);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeTopologySelectorLabelRequirement(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.key);
  writeList(w, 2, o.values, writeString);
}

export function decodeTopologySelectorLabelRequirement(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.key = readString(r);
        break;
      case 2:
        appendItem(r, o, "values", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolume(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.name);
  writeMessage(w, 2, o, encodeVolumeSource);
}

export function decodeVolume(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.name = readString(r);
        break;
      case 2:
        readEmbedded(r, o, decodeVolumeSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeSource(w: Writer, o: JsonObject): void {
  if (o.hostPath != null) writeMessage(w, 1, o.hostPath, encodeHostPathVolumeSource);
  if (o.emptyDir != null) writeMessage(w, 2, o.emptyDir, encodeEmptyDirVolumeSource);
  if (o.gcePersistentDisk != null) writeMessage(w, 3, o.gcePersistentDisk, encodeGCEPersistentDiskVolumeSource);
  if (o.awsElasticBlockStore != null) writeMessage(w, 4, o.awsElasticBlockStore, encodeAWSElasticBlockStoreVolumeSource);
  if (o.gitRepo != null) writeMessage(w, 5, o.gitRepo, encodeGitRepoVolumeSource);
  if (o.secret != null) writeMessage(w, 6, o.secret, encodeSecretVolumeSource);
  if (o.nfs != null) writeMessage(w, 7, o.nfs, encodeNFSVolumeSource);
  if (o.iscsi != null) writeMessage(w, 8, o.iscsi, encodeISCSIVolumeSource);
  if (o.glusterfs != null) writeMessage(w, 9, o.glusterfs, encodeGlusterfsVolumeSource);
  if (o.persistentVolumeClaim != null) writeMessage(w, 10, o.persistentVolumeClaim, encodePersistentVolumeClaimVolumeSource);
  if (o.rbd != null) writeMessage(w, 11, o.rbd, encodeRBDVolumeSource);
  if (o.flexVolume != null) writeMessage(w, 12, o.flexVolume, encodeFlexVolumeSource);
  if (o.cinder != null) writeMessage(w, 13, o.cinder, encodeCinderVolumeSource);
  if (o.cephfs != null) writeMessage(w, 14, o.cephfs, encodeCephFSVolumeSource);
  if (o.flocker != null) writeMessage(w, 15, o.flocker, encodeFlockerVolumeSource);
  if (o.downwardAPI != null) writeMessage(w, 16, o.downwardAPI, encodeDownwardAPIVolumeSource);
  if (o.fc != null) writeMessage(w, 17, o.fc, encodeFCVolumeSource);
  if (o.azureFile != null) writeMessage(w, 18, o.azureFile, encodeAzureFileVolumeSource);
  if (o.configMap != null) writeMessage(w, 19, o.configMap, encodeConfigMapVolumeSource);
  if (o.vsphereVolume != null) writeMessage(w, 20, o.vsphereVolume, encodeVsphereVirtualDiskVolumeSource);
  if (o.quobyte != null) writeMessage(w, 21, o.quobyte, encodeQuobyteVolumeSource);
  if (o.azureDisk != null) writeMessage(w, 22, o.azureDisk, encodeAzureDiskVolumeSource);
  if (o.photonPersistentDisk != null) writeMessage(w, 23, o.photonPersistentDisk, encodePhotonPersistentDiskVolumeSource);
  if (o.portworxVolume != null) writeMessage(w, 24, o.portworxVolume, encodePortworxVolumeSource);
  if (o.scaleIO != null) writeMessage(w, 25, o.scaleIO, encodeScaleIOVolumeSource);
  if (o.projected != null) writeMessage(w, 26, o.projected, encodeProjectedVolumeSource);
  if (o.storageos != null) writeMessage(w, 27, o.storageos, encodeStorageOSVolumeSource);
  if (o.csi != null) writeMessage(w, 28, o.csi, encodeCSIVolumeSource);
  if (o.ephemeral != null) writeMessage(w, 29, o.ephemeral, encodeEphemeralVolumeSource);
}

export function decodeVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "hostPath", decodeHostPathVolumeSource);
        break;
      case 2:
        mergeMessage(r, o, "emptyDir", decodeEmptyDirVolumeSource);
        break;
      case 3:
        mergeMessage(r, o, "gcePersistentDisk", decodeGCEPersistentDiskVolumeSource);
        break;
      case 4:
        mergeMessage(r, o, "awsElasticBlockStore", decodeAWSElasticBlockStoreVolumeSource);
        break;
      case 5:
        mergeMessage(r, o, "gitRepo", decodeGitRepoVolumeSource);
        break;
      case 6:
        mergeMessage(r, o, "secret", decodeSecretVolumeSource);
        break;
      case 7:
        mergeMessage(r, o, "nfs", decodeNFSVolumeSource);
        break;
      case 8:
        mergeMessage(r, o, "iscsi", decodeISCSIVolumeSource);
        break;
      case 9:
        mergeMessage(r, o, "glusterfs", decodeGlusterfsVolumeSource);
        break;
      case 10:
        mergeMessage(r, o, "persistentVolumeClaim", decodePersistentVolumeClaimVolumeSource);
        break;
      case 11:
        mergeMessage(r, o, "rbd", decodeRBDVolumeSource);
        break;
      case 12:
        mergeMessage(r, o, "flexVolume", decodeFlexVolumeSource);
        break;
      case 13:
        mergeMessage(r, o, "cinder", decodeCinderVolumeSource);
        break;
      case 14:
        mergeMessage(r, o, "cephfs", decodeCephFSVolumeSource);
        break;
      case 15:
        mergeMessage(r, o, "flocker", decodeFlockerVolumeSource);
        break;
      case 16:
        mergeMessage(r, o, "downwardAPI", decodeDownwardAPIVolumeSource);
        break;
      case 17:
        mergeMessage(r, o, "fc", decodeFCVolumeSource);
        break;
      case 18:
        mergeMessage(r, o, "azureFile", decodeAzureFileVolumeSource);
        break;
      case 19:
        mergeMessage(r, o, "configMap", decodeConfigMapVolumeSource);
        break;
      case 20:
        mergeMessage(r, o, "vsphereVolume", decodeVsphereVirtualDiskVolumeSource);
        break;
      case 21:
        mergeMessage(r, o, "quobyte", decodeQuobyteVolumeSource);
        break;
      case 22:
        mergeMessage(r, o, "azureDisk", decodeAzureDiskVolumeSource);
        break;
      case 23:
        mergeMessage(r, o, "photonPersistentDisk", decodePhotonPersistentDiskVolumeSource);
        break;
      case 24:
        mergeMessage(r, o, "portworxVolume", decodePortworxVolumeSource);
        break;
      case 25:
        mergeMessage(r, o, "scaleIO", decodeScaleIOVolumeSource);
        break;
      case 26:
        mergeMessage(r, o, "projected", decodeProjectedVolumeSource);
        break;
      case 27:
        mergeMessage(r, o, "storageos", decodeStorageOSVolumeSource);
        break;
      case 28:
        mergeMessage(r, o, "csi", decodeCSIVolumeSource);
        break;
      case 29:
        mergeMessage(r, o, "ephemeral", decodeEphemeralVolumeSource);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeHostPathVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  if (o.type != null) writeString(w, 2, o.type);
}

export function decodeHostPathVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.path = readString(r);
        break;
      case 2:
        o.type = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEmptyDirVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.medium);
  if (o.sizeLimit != null) writeQuantity(w, 2, o.sizeLimit);
}

export function decodeEmptyDirVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "medium", readString(r));
        break;
      case 2:
        o.sizeLimit = readQuantity(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGCEPersistentDiskVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.pdName);
  writeString(w, 2, o.fsType);
  writeInt32(w, 3, o.partition);
  writeBool(w, 4, o.readOnly);
}

export function decodeGCEPersistentDiskVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.pdName = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "partition", readInt32(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAWSElasticBlockStoreVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeID);
  writeString(w, 2, o.fsType);
  writeInt32(w, 3, o.partition);
  writeBool(w, 4, o.readOnly);
}

export function decodeAWSElasticBlockStoreVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.volumeID = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "partition", readInt32(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGitRepoVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.repository);
  writeString(w, 2, o.revision);
  writeString(w, 3, o.directory);
}

export function decodeGitRepoVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.repository = readString(r);
        break;
      case 2:
        setNonEmpty(o, "revision", readString(r));
        break;
      case 3:
        setNonEmpty(o, "directory", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.secretName);
  writeMessages(w, 2, o.items, encodeKeyToPath);
  if (o.defaultMode != null) writeInt32(w, 3, o.defaultMode);
  if (o.optional != null) writeBool(w, 4, o.optional);
}

export function decodeSecretVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "secretName", readString(r));
        break;
      case 2:
        appendMessage(r, o, "items", decodeKeyToPath);
        break;
      case 3:
        o.defaultMode = readInt32(r);
        break;
      case 4:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeNFSVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.server);
  writeString(w, 2, o.path);
  writeBool(w, 3, o.readOnly);
}

export function decodeNFSVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.server = readString(r);
        break;
      case 2:
        o.path = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeISCSIVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.targetPortal);
  writeString(w, 2, o.iqn);
  writeInt32(w, 3, o.lun);
  writeString(w, 4, o.iscsiInterface);
  writeString(w, 5, o.fsType);
  writeBool(w, 6, o.readOnly);
  writeList(w, 7, o.portals, writeString);
  writeBool(w, 8, o.chapAuthDiscovery);
  if (o.secretRef != null) writeMessage(w, 10, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 11, o.chapAuthSession);
  if (o.initiatorName != null) writeString(w, 12, o.initiatorName);
}

export function decodeISCSIVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.targetPortal = readString(r);
        break;
      case 2:
        o.iqn = readString(r);
        break;
      case 3:
        o.lun = readInt32(r);
        break;
      case 4:
        setNonEmpty(o, "iscsiInterface", readString(r));
        break;
      case 5:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 6:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 7:
        appendItem(r, o, "portals", readString);
        break;
      case 8:
        setNonEmpty(o, "chapAuthDiscovery", readBool(r));
        break;
      case 10:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      case 11:
        setNonEmpty(o, "chapAuthSession", readBool(r));
        break;
      case 12:
        o.initiatorName = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeGlusterfsVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.endpoints);
  writeString(w, 2, o.path);
  writeBool(w, 3, o.readOnly);
}

export function decodeGlusterfsVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.endpoints = readString(r);
        break;
      case 2:
        o.path = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.claimName);
  writeBool(w, 2, o.readOnly);
}

export function decodePersistentVolumeClaimVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.claimName = readString(r);
        break;
      case 2:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeRBDVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.monitors, writeString);
  writeString(w, 2, o.image);
  writeString(w, 3, o.fsType);
  writeString(w, 4, o.pool);
  writeString(w, 5, o.user);
  writeString(w, 6, o.keyring);
  if (o.secretRef != null) writeMessage(w, 7, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 8, o.readOnly);
}

export function decodeRBDVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "monitors", readString);
        break;
      case 2:
        o.image = readString(r);
        break;
      case 3:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 4:
        setNonEmpty(o, "pool", readString(r));
        break;
      case 5:
        setNonEmpty(o, "user", readString(r));
        break;
      case 6:
        setNonEmpty(o, "keyring", readString(r));
        break;
      case 7:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      case 8:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFlexVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
  writeString(w, 2, o.fsType);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 4, o.readOnly);
  writeMap(w, 5, o.options, writeString);
}

export function decodeFlexVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 5:
        putEntry(r, o, "options", readString, "");
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCinderVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeID);
  writeString(w, 2, o.fsType);
  writeBool(w, 3, o.readOnly);
  if (o.secretRef != null) writeMessage(w, 4, o.secretRef, encodeLocalObjectReference);
}

export function decodeCinderVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.volumeID = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCephFSVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.monitors, writeString);
  writeString(w, 2, o.path);
  writeString(w, 3, o.user);
  writeString(w, 4, o.secretFile);
  if (o.secretRef != null) writeMessage(w, 5, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 6, o.readOnly);
}

export function decodeCephFSVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "monitors", readString);
        break;
      case 2:
        setNonEmpty(o, "path", readString(r));
        break;
      case 3:
        setNonEmpty(o, "user", readString(r));
        break;
      case 4:
        setNonEmpty(o, "secretFile", readString(r));
        break;
      case 5:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      case 6:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFlockerVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.datasetName);
  writeString(w, 2, o.datasetUUID);
}

export function decodeFlockerVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "datasetName", readString(r));
        break;
      case 2:
        setNonEmpty(o, "datasetUUID", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDownwardAPIVolumeSource(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.items, encodeDownwardAPIVolumeFile);
  if (o.defaultMode != null) writeInt32(w, 2, o.defaultMode);
}

export function decodeDownwardAPIVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "items", decodeDownwardAPIVolumeFile);
        break;
      case 2:
        o.defaultMode = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeFCVolumeSource(w: Writer, o: JsonObject): void {
  writeList(w, 1, o.targetWWNs, writeString);
  if (o.lun != null) writeInt32(w, 2, o.lun);
  writeString(w, 3, o.fsType);
  writeBool(w, 4, o.readOnly);
  writeList(w, 5, o.wwids, writeString);
}

export function decodeFCVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendItem(r, o, "targetWWNs", readString);
        break;
      case 2:
        o.lun = readInt32(r);
        break;
      case 3:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 5:
        appendItem(r, o, "wwids", readString);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAzureFileVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.secretName);
  writeString(w, 2, o.shareName);
  writeBool(w, 3, o.readOnly);
}

export function decodeAzureFileVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.secretName = readString(r);
        break;
      case 2:
        o.shareName = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeConfigMapVolumeSource(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  writeMessages(w, 2, o.items, encodeKeyToPath);
  if (o.defaultMode != null) writeInt32(w, 3, o.defaultMode);
  if (o.optional != null) writeBool(w, 4, o.optional);
}

export function decodeConfigMapVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        appendMessage(r, o, "items", decodeKeyToPath);
        break;
      case 3:
        o.defaultMode = readInt32(r);
        break;
      case 4:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVsphereVirtualDiskVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumePath);
  writeString(w, 2, o.fsType);
  writeString(w, 3, o.storagePolicyName);
  writeString(w, 4, o.storagePolicyID);
}

export function decodeVsphereVirtualDiskVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.volumePath = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "storagePolicyName", readString(r));
        break;
      case 4:
        setNonEmpty(o, "storagePolicyID", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeQuobyteVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.registry);
  writeString(w, 2, o.volume);
  writeBool(w, 3, o.readOnly);
  writeString(w, 4, o.user);
  writeString(w, 5, o.group);
  writeString(w, 6, o.tenant);
}

export function decodeQuobyteVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.registry = readString(r);
        break;
      case 2:
        o.volume = readString(r);
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 4:
        setNonEmpty(o, "user", readString(r));
        break;
      case 5:
        setNonEmpty(o, "group", readString(r));
        break;
      case 6:
        setNonEmpty(o, "tenant", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeAzureDiskVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.diskName);
  writeString(w, 2, o.diskURI);
  if (o.cachingMode != null) writeString(w, 3, o.cachingMode);
  if (o.fsType != null) writeString(w, 4, o.fsType);
  if (o.readOnly != null) writeBool(w, 5, o.readOnly);
  if (o.kind != null) writeString(w, 6, o.kind);
}

export function decodeAzureDiskVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.diskName = readString(r);
        break;
      case 2:
        o.diskURI = readString(r);
        break;
      case 3:
        o.cachingMode = readString(r);
        break;
      case 4:
        o.fsType = readString(r);
        break;
      case 5:
        o.readOnly = readBool(r);
        break;
      case 6:
        o.kind = readString(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePhotonPersistentDiskVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.pdID);
  writeString(w, 2, o.fsType);
}

export function decodePhotonPersistentDiskVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.pdID = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeProjectedVolumeSource(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.sources, encodeVolumeProjection);
  if (o.defaultMode != null) writeInt32(w, 2, o.defaultMode);
}

export function decodeProjectedVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "sources", decodeVolumeProjection);
        break;
      case 2:
        o.defaultMode = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePortworxVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeID);
  writeString(w, 2, o.fsType);
  writeBool(w, 3, o.readOnly);
}

export function decodePortworxVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.volumeID = readString(r);
        break;
      case 2:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 3:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeScaleIOVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.gateway);
  writeString(w, 2, o.system);
  if (o.secretRef != null) writeMessage(w, 3, o.secretRef, encodeLocalObjectReference);
  writeBool(w, 4, o.sslEnabled);
  writeString(w, 5, o.protectionDomain);
  writeString(w, 6, o.storagePool);
  writeString(w, 7, o.storageMode);
  writeString(w, 8, o.volumeName);
  writeString(w, 9, o.fsType);
  writeBool(w, 10, o.readOnly);
}

export function decodeScaleIOVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.gateway = readString(r);
        break;
      case 2:
        o.system = readString(r);
        break;
      case 3:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      case 4:
        setNonEmpty(o, "sslEnabled", readBool(r));
        break;
      case 5:
        setNonEmpty(o, "protectionDomain", readString(r));
        break;
      case 6:
        setNonEmpty(o, "storagePool", readString(r));
        break;
      case 7:
        setNonEmpty(o, "storageMode", readString(r));
        break;
      case 8:
        setNonEmpty(o, "volumeName", readString(r));
        break;
      case 9:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 10:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      default:
        r.skip();
    }
  }
}

export function encodeStorageOSVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.volumeName);
  writeString(w, 2, o.volumeNamespace);
  writeString(w, 3, o.fsType);
  writeBool(w, 4, o.readOnly);
  if (o.secretRef != null) writeMessage(w, 5, o.secretRef, encodeLocalObjectReference);
}

export function decodeStorageOSVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "volumeName", readString(r));
        break;
      case 2:
        setNonEmpty(o, "volumeNamespace", readString(r));
        break;
      case 3:
        setNonEmpty(o, "fsType", readString(r));
        break;
      case 4:
        setNonEmpty(o, "readOnly", readBool(r));
        break;
      case 5:
        mergeMessage(r, o, "secretRef", decodeLocalObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeCSIVolumeSource(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.driver);
  if (o.readOnly != null) writeBool(w, 2, o.readOnly);
  if (o.fsType != null) writeString(w, 3, o.fsType);
  writeMap(w, 4, o.volumeAttributes, writeString);
  if (o.nodePublishSecretRef != null) writeMessage(w, 5, o.nodePublishSecretRef, encodeLocalObjectReference);
}

export function decodeCSIVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.driver = readString(r);
        break;
      case 2:
        o.readOnly = readBool(r);
        break;
      case 3:
        o.fsType = readString(r);
        break;
      case 4:
        putEntry(r, o, "volumeAttributes", readString, "");
        break;
      case 5:
        mergeMessage(r, o, "nodePublishSecretRef", decodeLocalObjectReference);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeEphemeralVolumeSource(w: Writer, o: JsonObject): void {
  if (o.volumeClaimTemplate != null) writeMessage(w, 1, o.volumeClaimTemplate, encodePersistentVolumeClaimTemplate);
}

export function decodeEphemeralVolumeSource(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "volumeClaimTemplate", decodePersistentVolumeClaimTemplate);
        break;
      default:
        r.skip();
    }
  }
}

export function encodePersistentVolumeClaimTemplate(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o.metadata, encodeObjectMeta);
  writeMessage(w, 2, o.spec, encodePersistentVolumeClaimSpec);
}

export function decodePersistentVolumeClaimTemplate(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "metadata", decodeObjectMeta);
        break;
      case 2:
        mergeMessage(r, o, "spec", decodePersistentVolumeClaimSpec);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeKeyToPath(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.key);
  writeString(w, 2, o.path);
  if (o.mode != null) writeInt32(w, 3, o.mode);
}

export function decodeKeyToPath(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.key = readString(r);
        break;
      case 2:
        o.path = readString(r);
        break;
      case 3:
        o.mode = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDownwardAPIVolumeFile(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.path);
  if (o.fieldRef != null) writeMessage(w, 2, o.fieldRef, encodeObjectFieldSelector);
  if (o.resourceFieldRef != null) writeMessage(w, 3, o.resourceFieldRef, encodeResourceFieldSelector);
  if (o.mode != null) writeInt32(w, 4, o.mode);
}

export function decodeDownwardAPIVolumeFile(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        o.path = readString(r);
        break;
      case 2:
        mergeMessage(r, o, "fieldRef", decodeObjectFieldSelector);
        break;
      case 3:
        mergeMessage(r, o, "resourceFieldRef", decodeResourceFieldSelector);
        break;
      case 4:
        o.mode = readInt32(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeVolumeProjection(w: Writer, o: JsonObject): void {
  if (o.secret != null) writeMessage(w, 1, o.secret, encodeSecretProjection);
  if (o.downwardAPI != null) writeMessage(w, 2, o.downwardAPI, encodeDownwardAPIProjection);
  if (o.configMap != null) writeMessage(w, 3, o.configMap, encodeConfigMapProjection);
  if (o.serviceAccountToken != null) writeMessage(w, 4, o.serviceAccountToken, encodeServiceAccountTokenProjection);
}

export function decodeVolumeProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        mergeMessage(r, o, "secret", decodeSecretProjection);
        break;
      case 2:
        mergeMessage(r, o, "downwardAPI", decodeDownwardAPIProjection);
        break;
      case 3:
        mergeMessage(r, o, "configMap", decodeConfigMapProjection);
        break;
      case 4:
        mergeMessage(r, o, "serviceAccountToken", decodeServiceAccountTokenProjection);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeSecretProjection(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  writeMessages(w, 2, o.items, encodeKeyToPath);
  if (o.optional != null) writeBool(w, 4, o.optional);
}

export function decodeSecretProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        appendMessage(r, o, "items", decodeKeyToPath);
        break;
      case 4:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeDownwardAPIProjection(w: Writer, o: JsonObject): void {
  writeMessages(w, 1, o.items, encodeDownwardAPIVolumeFile);
}

export function decodeDownwardAPIProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        appendMessage(r, o, "items", decodeDownwardAPIVolumeFile);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeConfigMapProjection(w: Writer, o: JsonObject): void {
  writeMessage(w, 1, o, encodeLocalObjectReference);
  writeMessages(w, 2, o.items, encodeKeyToPath);
  if (o.optional != null) writeBool(w, 4, o.optional);
}

export function decodeConfigMapProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        readEmbedded(r, o, decodeLocalObjectReference);
        break;
      case 2:
        appendMessage(r, o, "items", decodeKeyToPath);
        break;
      case 4:
        o.optional = readBool(r);
        break;
      default:
        r.skip();
    }
  }
}

export function encodeServiceAccountTokenProjection(w: Writer, o: JsonObject): void {
  writeString(w, 1, o.audience);
  if (o.expirationSeconds != null) writeInt64(w, 2, o.expirationSeconds);
  writeString(w, 3, o.path);
}

export function decodeServiceAccountTokenProjection(r: MessageReader, o: JsonObject): void {
  for (let field = r.next(); field !== 0; field = r.next()) {
    switch (field) {
      case 1:
        setNonEmpty(o, "audience", readString(r));
        break;
      case 2:
        o.expirationSeconds = readInt64(r);
        break;
      case 3:
        o.path = readString(r);
        break;
      default:
        r.skip();
    }
  }
}
