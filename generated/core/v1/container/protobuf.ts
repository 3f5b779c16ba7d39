// Generated from api-definitions/core/v1/container.yaml. Do not edit.
import {
  type MessageReader,
  type Writer,
  appendItem,
  appendMessage,
  mergeMessage,
  readBool,
  readEmbedded,
  readInt32,
  readInt64,
  readIntOrString,
  readString,
  setNonEmpty,
  writeBool,
  writeInt32,
  writeInt64,
  writeIntOrString,
  writeList,
  writeMessage,
  writeMessages,
  writeString,
} from "../../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import {
  decodeObjectFieldSelector,
  decodeResourceFieldSelector,
  encodeObjectFieldSelector,
  encodeResourceFieldSelector,
} from "../field-selectors/protobuf.js";
import { decodeLocalObjectReference, encodeLocalObjectReference } from "../references/protobuf.js";
import { decodeResourceRequirements, encodeResourceRequirements } from "../resource-requirements/protobuf.js";

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
