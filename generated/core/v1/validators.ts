// Generated from api-definitions/core/v1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../runtime/codec/generated-doorway.js";
import { validateCondition, validateLabelSelector } from "../../meta/v1/validators.js";

/** Rules of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export function validateConfigMap(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data !== undefined) {
      let data0 = data.data;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("configMapKey", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "format", params: { format: "configMapKey" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
      }
    }
    if (data.binaryData !== undefined) {
      let data0 = data.binaryData;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("configMapKey", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/binaryData", keyword: "format", params: { format: "configMapKey" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/binaryData", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
      }
    }
  }
  validateConfigMap.errors = vErrors;
  return errors === 0;
}

/** Rules of Container (api-definitions/core/v1/container.yaml). */
export function validateContainer(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateContainerPort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateContainerPort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.envFrom !== undefined) {
      let data0 = data.envFrom;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEnvFromSource(data0[i0], { instancePath: instancePath + "/envFrom/" + i0 })) {
            vErrors = addErrors(vErrors, validateEnvFromSource.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.env !== undefined) {
      let data0 = data.env;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEnvVar(data0[i0], { instancePath: instancePath + "/env/" + i0 })) {
            vErrors = addErrors(vErrors, validateEnvVar.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.volumeMounts !== undefined) {
      let data0 = data.volumeMounts;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolumeMount(data0[i0], { instancePath: instancePath + "/volumeMounts/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolumeMount.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.volumeDevices !== undefined) {
      let data0 = data.volumeDevices;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolumeDevice(data0[i0], { instancePath: instancePath + "/volumeDevices/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolumeDevice.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.livenessProbe !== undefined) {
      if (!validateProbe(data.livenessProbe, { instancePath: instancePath + "/livenessProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.readinessProbe !== undefined) {
      if (!validateProbe(data.readinessProbe, { instancePath: instancePath + "/readinessProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.startupProbe !== undefined) {
      if (!validateProbe(data.startupProbe, { instancePath: instancePath + "/startupProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.lifecycle !== undefined) {
      if (!validateLifecycle(data.lifecycle, { instancePath: instancePath + "/lifecycle" })) {
        vErrors = addErrors(vErrors, validateLifecycle.errors);
        errors = vErrors.length;
      }
    }
    if (data.imagePullPolicy !== undefined) {
      let data0 = data.imagePullPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Always" && data0 !== "IfNotPresent" && data0 !== "Never") {
            (vErrors ??= []).push({ instancePath: instancePath + "/imagePullPolicy", keyword: "enum", params: { allowedValues: ["Always", "IfNotPresent", "Never"] } });
            errors++;
          }
        }
      }
    }
    if (data.securityContext !== undefined) {
      if (!validateSecurityContext(data.securityContext, { instancePath: instancePath + "/securityContext" })) {
        vErrors = addErrors(vErrors, validateSecurityContext.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateContainer.errors = vErrors;
  return errors === 0;
}

/** Rules of ContainerPort (api-definitions/core/v1/container.yaml). */
export function validateContainerPort(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("portName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "portName" } });
            errors++;
          }
        }
      }
    }
    if (data.protocol !== undefined) {
      let data0 = data.protocol;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "SCTP" && data0 !== "TCP" && data0 !== "UDP") {
            (vErrors ??= []).push({ instancePath: instancePath + "/protocol", keyword: "enum", params: { allowedValues: ["SCTP", "TCP", "UDP"] } });
            errors++;
          }
        }
      }
    }
  }
  validateContainerPort.errors = vErrors;
  return errors === 0;
}

/** Rules of EnvFromSource (api-definitions/core/v1/container.yaml). */
export function validateEnvFromSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.prefix !== undefined) {
      let data0 = data.prefix;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("envVarName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/prefix", keyword: "format", params: { format: "envVarName" } });
            errors++;
          }
        }
      }
    }
  }
  validateEnvFromSource.errors = vErrors;
  return errors === 0;
}

/** Rules of EnvVar (api-definitions/core/v1/container.yaml). */
export function validateEnvVar(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("envVarName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "envVarName" } });
            errors++;
          }
        }
      }
    }
    if (data.valueFrom !== undefined) {
      if (!validateEnvVarSource(data.valueFrom, { instancePath: instancePath + "/valueFrom" })) {
        vErrors = addErrors(vErrors, validateEnvVarSource.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateEnvVar.errors = vErrors;
  return errors === 0;
}

/** Rules of EnvVarSource (api-definitions/core/v1/container.yaml). */
export function validateEnvVarSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldRef !== undefined) {
      if (!validateObjectFieldSelector(data.fieldRef, { instancePath: instancePath + "/fieldRef" })) {
        vErrors = addErrors(vErrors, validateObjectFieldSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.resourceFieldRef !== undefined) {
      if (!validateResourceFieldSelector(data.resourceFieldRef, { instancePath: instancePath + "/resourceFieldRef" })) {
        vErrors = addErrors(vErrors, validateResourceFieldSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.configMapKeyRef !== undefined) {
      if (!validateConfigMapKeySelector(data.configMapKeyRef, { instancePath: instancePath + "/configMapKeyRef" })) {
        vErrors = addErrors(vErrors, validateConfigMapKeySelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.secretKeyRef !== undefined) {
      if (!validateSecretKeySelector(data.secretKeyRef, { instancePath: instancePath + "/secretKeyRef" })) {
        vErrors = addErrors(vErrors, validateSecretKeySelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validateEnvVarSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ConfigMapKeySelector (api-definitions/core/v1/container.yaml). */
export function validateConfigMapKeySelector(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== undefined) {
      let data0 = data.key;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("configMapKey", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "format", params: { format: "configMapKey" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.key)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "key" } });
      errors++;
    }
  }
  validateConfigMapKeySelector.errors = vErrors;
  return errors === 0;
}

/** Rules of SecretKeySelector (api-definitions/core/v1/container.yaml). */
export function validateSecretKeySelector(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== undefined) {
      let data0 = data.key;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("configMapKey", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "format", params: { format: "configMapKey" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.key)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "key" } });
      errors++;
    }
  }
  validateSecretKeySelector.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeMount (api-definitions/core/v1/container.yaml). */
export function validateVolumeMount(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subPath !== undefined) {
      let data0 = data.subPath;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("relativePath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/subPath", keyword: "format", params: { format: "relativePath" } });
            errors++;
          }
        }
      }
    }
    if (data.mountPropagation !== undefined) {
      let data0 = data.mountPropagation;
      if (typeof data0 === "string") {
        if (data0 !== "Bidirectional" && data0 !== "HostToContainer" && data0 !== "None") {
          (vErrors ??= []).push({ instancePath: instancePath + "/mountPropagation", keyword: "enum", params: { allowedValues: ["Bidirectional", "HostToContainer", "None"] } });
          errors++;
        }
      }
    }
    if (data.subPathExpr !== undefined) {
      let data0 = data.subPathExpr;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("relativePath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/subPathExpr", keyword: "format", params: { format: "relativePath" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (isEmpty(data.mountPath)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "mountPath" } });
      errors++;
    }
  }
  validateVolumeMount.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeDevice (api-definitions/core/v1/container.yaml). */
export function validateVolumeDevice(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (isEmpty(data.devicePath)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "devicePath" } });
      errors++;
    }
  }
  validateVolumeDevice.errors = vErrors;
  return errors === 0;
}

/** Rules of Probe (api-definitions/core/v1/container.yaml). */
export function validateProbe(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.exec !== undefined) {
      if (!validateExecAction(data.exec, { instancePath: instancePath + "/exec" })) {
        vErrors = addErrors(vErrors, validateExecAction.errors);
        errors = vErrors.length;
      }
    }
    if (data.httpGet !== undefined) {
      if (!validateHTTPGetAction(data.httpGet, { instancePath: instancePath + "/httpGet" })) {
        vErrors = addErrors(vErrors, validateHTTPGetAction.errors);
        errors = vErrors.length;
      }
    }
    if (data.initialDelaySeconds !== undefined) {
      let data0 = data.initialDelaySeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/initialDelaySeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.timeoutSeconds !== undefined) {
      let data0 = data.timeoutSeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/timeoutSeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.periodSeconds !== undefined) {
      let data0 = data.periodSeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/periodSeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.successThreshold !== undefined) {
      let data0 = data.successThreshold;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/successThreshold", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.failureThreshold !== undefined) {
      let data0 = data.failureThreshold;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/failureThreshold", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateProbe.errors = vErrors;
  return errors === 0;
}

/** Rules of ProbeHandler (api-definitions/core/v1/container.yaml). */
export function validateProbeHandler(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.exec !== undefined) {
      if (!validateExecAction(data.exec, { instancePath: instancePath + "/exec" })) {
        vErrors = addErrors(vErrors, validateExecAction.errors);
        errors = vErrors.length;
      }
    }
    if (data.httpGet !== undefined) {
      if (!validateHTTPGetAction(data.httpGet, { instancePath: instancePath + "/httpGet" })) {
        vErrors = addErrors(vErrors, validateHTTPGetAction.errors);
        errors = vErrors.length;
      }
    }
  }
  validateProbeHandler.errors = vErrors;
  return errors === 0;
}

/** Rules of ExecAction (api-definitions/core/v1/container.yaml). */
export function validateExecAction(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.command)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "command" } });
      errors++;
    }
  }
  validateExecAction.errors = vErrors;
  return errors === 0;
}

/** Rules of HTTPGetAction (api-definitions/core/v1/container.yaml). */
export function validateHTTPGetAction(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scheme !== undefined) {
      let data0 = data.scheme;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "HTTP" && data0 !== "HTTPS") {
            (vErrors ??= []).push({ instancePath: instancePath + "/scheme", keyword: "enum", params: { allowedValues: ["HTTP", "HTTPS"] } });
            errors++;
          }
        }
      }
    }
    if (data.httpHeaders !== undefined) {
      let data0 = data.httpHeaders;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateHTTPHeader(data0[i0], { instancePath: instancePath + "/httpHeaders/" + i0 })) {
            vErrors = addErrors(vErrors, validateHTTPHeader.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateHTTPGetAction.errors = vErrors;
  return errors === 0;
}

/** Rules of HTTPHeader (api-definitions/core/v1/container.yaml). */
export function validateHTTPHeader(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!hasFormat("httpHeaderName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "httpHeaderName" } });
          errors++;
        }
      }
    }
  }
  validateHTTPHeader.errors = vErrors;
  return errors === 0;
}

/** Rules of Lifecycle (api-definitions/core/v1/container.yaml). */
export function validateLifecycle(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.postStart !== undefined) {
      if (!validateLifecycleHandler(data.postStart, { instancePath: instancePath + "/postStart" })) {
        vErrors = addErrors(vErrors, validateLifecycleHandler.errors);
        errors = vErrors.length;
      }
    }
    if (data.preStop !== undefined) {
      if (!validateLifecycleHandler(data.preStop, { instancePath: instancePath + "/preStop" })) {
        vErrors = addErrors(vErrors, validateLifecycleHandler.errors);
        errors = vErrors.length;
      }
    }
  }
  validateLifecycle.errors = vErrors;
  return errors === 0;
}

/** Rules of LifecycleHandler (api-definitions/core/v1/container.yaml). */
export function validateLifecycleHandler(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.exec !== undefined) {
      if (!validateExecAction(data.exec, { instancePath: instancePath + "/exec" })) {
        vErrors = addErrors(vErrors, validateExecAction.errors);
        errors = vErrors.length;
      }
    }
    if (data.httpGet !== undefined) {
      if (!validateHTTPGetAction(data.httpGet, { instancePath: instancePath + "/httpGet" })) {
        vErrors = addErrors(vErrors, validateHTTPGetAction.errors);
        errors = vErrors.length;
      }
    }
  }
  validateLifecycleHandler.errors = vErrors;
  return errors === 0;
}

/** Rules of SecurityContext (api-definitions/core/v1/container.yaml). */
export function validateSecurityContext(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.windowsOptions !== undefined) {
      if (!validateWindowsSecurityContextOptions(data.windowsOptions, { instancePath: instancePath + "/windowsOptions" })) {
        vErrors = addErrors(vErrors, validateWindowsSecurityContextOptions.errors);
        errors = vErrors.length;
      }
    }
    if (data.runAsUser !== undefined) {
      let data0 = data.runAsUser;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/runAsUser", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 2147483647) {
        (vErrors ??= []).push({ instancePath: instancePath + "/runAsUser", keyword: "maximum", params: { comparison: "<=", limit: 2147483647, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
    }
    if (data.runAsGroup !== undefined) {
      let data0 = data.runAsGroup;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/runAsGroup", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 2147483647) {
        (vErrors ??= []).push({ instancePath: instancePath + "/runAsGroup", keyword: "maximum", params: { comparison: "<=", limit: 2147483647, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
    }
    if (data.procMount !== undefined) {
      let data0 = data.procMount;
      if (typeof data0 === "string") {
        if (data0 !== "Default" && data0 !== "Unmasked") {
          (vErrors ??= []).push({ instancePath: instancePath + "/procMount", keyword: "enum", params: { allowedValues: ["Default", "Unmasked"] } });
          errors++;
        }
      }
    }
    if (data.seccompProfile !== undefined) {
      if (!validateSeccompProfile(data.seccompProfile, { instancePath: instancePath + "/seccompProfile" })) {
        vErrors = addErrors(vErrors, validateSeccompProfile.errors);
        errors = vErrors.length;
      }
    }
  }
  validateSecurityContext.errors = vErrors;
  return errors === 0;
}

/** Rules of WindowsSecurityContextOptions (api-definitions/core/v1/container.yaml). */
export function validateWindowsSecurityContextOptions(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.gmsaCredentialSpecName !== undefined) {
      let data0 = data.gmsaCredentialSpecName;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Subdomain", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/gmsaCredentialSpecName", keyword: "format", params: { format: "dns1123Subdomain" } });
          errors++;
        }
      }
    }
  }
  validateWindowsSecurityContextOptions.errors = vErrors;
  return errors === 0;
}

/** Rules of SeccompProfile (api-definitions/core/v1/container.yaml). */
export function validateSeccompProfile(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== undefined) {
      let data0 = data.type;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Localhost" && data0 !== "RuntimeDefault" && data0 !== "Unconfined") {
            (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: ["Localhost", "RuntimeDefault", "Unconfined"] } });
            errors++;
          }
        }
      }
    }
    if (data.localhostProfile !== undefined) {
      let data0 = data.localhostProfile;
      if (typeof data0 === "string") {
        if (!hasFormat("relativePath", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/localhostProfile", keyword: "format", params: { format: "relativePath" } });
          errors++;
        }
      }
    }
    if (isEmpty(data.type)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "type" } });
      errors++;
    }
  }
  validateSeccompProfile.errors = vErrors;
  return errors === 0;
}

/** Rules of EphemeralContainerCommon (api-definitions/core/v1/container.yaml). */
export function validateEphemeralContainerCommon(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateContainerPort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateContainerPort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.envFrom !== undefined) {
      let data0 = data.envFrom;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEnvFromSource(data0[i0], { instancePath: instancePath + "/envFrom/" + i0 })) {
            vErrors = addErrors(vErrors, validateEnvFromSource.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.env !== undefined) {
      let data0 = data.env;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEnvVar(data0[i0], { instancePath: instancePath + "/env/" + i0 })) {
            vErrors = addErrors(vErrors, validateEnvVar.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.volumeMounts !== undefined) {
      let data0 = data.volumeMounts;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolumeMount(data0[i0], { instancePath: instancePath + "/volumeMounts/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolumeMount.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.volumeDevices !== undefined) {
      let data0 = data.volumeDevices;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolumeDevice(data0[i0], { instancePath: instancePath + "/volumeDevices/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolumeDevice.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.livenessProbe !== undefined) {
      if (!validateProbe(data.livenessProbe, { instancePath: instancePath + "/livenessProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.readinessProbe !== undefined) {
      if (!validateProbe(data.readinessProbe, { instancePath: instancePath + "/readinessProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.startupProbe !== undefined) {
      if (!validateProbe(data.startupProbe, { instancePath: instancePath + "/startupProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.lifecycle !== undefined) {
      if (!validateLifecycle(data.lifecycle, { instancePath: instancePath + "/lifecycle" })) {
        vErrors = addErrors(vErrors, validateLifecycle.errors);
        errors = vErrors.length;
      }
    }
    if (data.imagePullPolicy !== undefined) {
      let data0 = data.imagePullPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Always" && data0 !== "IfNotPresent" && data0 !== "Never") {
            (vErrors ??= []).push({ instancePath: instancePath + "/imagePullPolicy", keyword: "enum", params: { allowedValues: ["Always", "IfNotPresent", "Never"] } });
            errors++;
          }
        }
      }
    }
    if (data.securityContext !== undefined) {
      if (!validateSecurityContext(data.securityContext, { instancePath: instancePath + "/securityContext" })) {
        vErrors = addErrors(vErrors, validateSecurityContext.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateEphemeralContainerCommon.errors = vErrors;
  return errors === 0;
}

/** Rules of Endpoints (api-definitions/core/v1/endpoints.yaml). */
export function validateEndpoints(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subsets !== undefined) {
      let data0 = data.subsets;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpointSubset(data0[i0], { instancePath: instancePath + "/subsets/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpointSubset.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateEndpoints.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointSubset (api-definitions/core/v1/endpoints.yaml). */
export function validateEndpointSubset(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.addresses !== undefined) {
      let data0 = data.addresses;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpointAddress(data0[i0], { instancePath: instancePath + "/addresses/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpointAddress.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.notReadyAddresses !== undefined) {
      let data0 = data.notReadyAddresses;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpointAddress(data0[i0], { instancePath: instancePath + "/notReadyAddresses/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpointAddress.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEndpointPort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateEndpointPort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateEndpointSubset.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointAddress (api-definitions/core/v1/endpoints.yaml). */
export function validateEndpointAddress(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hostname !== undefined) {
      let data0 = data.hostname;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/hostname", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.nodeName !== undefined) {
      let data0 = data.nodeName;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Subdomain", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/nodeName", keyword: "format", params: { format: "dns1123Subdomain" } });
          errors++;
        }
      }
    }
  }
  validateEndpointAddress.errors = vErrors;
  return errors === 0;
}

/** Rules of EndpointPort (api-definitions/core/v1/endpoints.yaml). */
export function validateEndpointPort(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.protocol !== undefined) {
      let data0 = data.protocol;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "SCTP" && data0 !== "TCP" && data0 !== "UDP") {
            (vErrors ??= []).push({ instancePath: instancePath + "/protocol", keyword: "enum", params: { allowedValues: ["SCTP", "TCP", "UDP"] } });
            errors++;
          }
        }
      }
    }
    if (data.appProtocol !== undefined) {
      let data0 = data.appProtocol;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/appProtocol", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
  }
  validateEndpointPort.errors = vErrors;
  return errors === 0;
}

/** Rules of ObjectFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export function validateObjectFieldSelector(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.fieldPath)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "fieldPath" } });
      errors++;
    }
  }
  validateObjectFieldSelector.errors = vErrors;
  return errors === 0;
}

/** Rules of ResourceFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export function validateResourceFieldSelector(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.resource)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "resource" } });
      errors++;
    }
  }
  validateResourceFieldSelector.errors = vErrors;
  return errors === 0;
}

/** Rules of LoadBalancerStatus (api-definitions/core/v1/load-balancer-status.yaml). */
export function validateLoadBalancerStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ingress !== undefined) {
      let data0 = data.ingress;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateLoadBalancerIngress(data0[i0], { instancePath: instancePath + "/ingress/" + i0 })) {
            vErrors = addErrors(vErrors, validateLoadBalancerIngress.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateLoadBalancerStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of LoadBalancerIngress (api-definitions/core/v1/load-balancer-status.yaml). */
export function validateLoadBalancerIngress(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validatePortStatus(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validatePortStatus.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateLoadBalancerIngress.errors = vErrors;
  return errors === 0;
}

/** Rules of PortStatus (api-definitions/core/v1/load-balancer-status.yaml). */
export function validatePortStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.protocol !== undefined) {
      let data0 = data.protocol;
      if (typeof data0 === "string") {
        if (data0 !== "SCTP" && data0 !== "TCP" && data0 !== "UDP") {
          (vErrors ??= []).push({ instancePath: instancePath + "/protocol", keyword: "enum", params: { allowedValues: ["SCTP", "TCP", "UDP"] } });
          errors++;
        }
      }
    }
  }
  validatePortStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of Namespace (api-definitions/core/v1/namespace.yaml). */
export function validateNamespace(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateNamespaceSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateNamespaceSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateNamespace.errors = vErrors;
  return errors === 0;
}

/** Rules of NamespaceSpec (api-definitions/core/v1/namespace.yaml). */
export function validateNamespaceSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.finalizers !== undefined) {
      let data0 = data.finalizers;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("qualifiedName", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/finalizers/" + i0, keyword: "format", params: { format: "qualifiedName" } });
              errors++;
            }
          }
        }
      }
    }
  }
  validateNamespaceSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of Node (api-definitions/core/v1/node.yaml). */
export function validateNode(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateNodeSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateNodeSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateNode.errors = vErrors;
  return errors === 0;
}

/** Rules of NodeSpec (api-definitions/core/v1/node.yaml). */
export function validateNodeSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.taints !== undefined) {
      let data0 = data.taints;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateTaint(data0[i0], { instancePath: instancePath + "/taints/" + i0 })) {
            vErrors = addErrors(vErrors, validateTaint.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateNodeSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of Taint (api-definitions/core/v1/node.yaml). */
export function validateTaint(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== undefined) {
      let data0 = data.key;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("qualifiedName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "format", params: { format: "qualifiedName" } });
            errors++;
          }
        }
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("labelValue", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/value", keyword: "format", params: { format: "labelValue" } });
            errors++;
          }
        }
      }
    }
    if (data.effect !== undefined) {
      let data0 = data.effect;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "NoSchedule" && data0 !== "PreferNoSchedule" && data0 !== "NoExecute") {
            (vErrors ??= []).push({ instancePath: instancePath + "/effect", keyword: "enum", params: { allowedValues: ["NoSchedule", "PreferNoSchedule", "NoExecute"] } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.key)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "key" } });
      errors++;
    }
    if (isEmpty(data.effect)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "effect" } });
      errors++;
    }
  }
  validateTaint.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaim(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePersistentVolumeClaimSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validatePersistentVolumeClaimStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeClaim.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaimSpec (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaimSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accessModes !== undefined) {
      let data0 = data.accessModes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (data1 !== "ReadOnlyMany" && data1 !== "ReadWriteMany" && data1 !== "ReadWriteOnce") {
              (vErrors ??= []).push({ instancePath: instancePath + "/accessModes/" + i0, keyword: "enum", params: { allowedValues: ["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce"] } });
              errors++;
            }
          }
        }
      }
    }
    if (data.selector !== undefined) {
      if (!validateLabelSelector(data.selector, { instancePath: instancePath + "/selector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.storageClassName !== undefined) {
      let data0 = data.storageClassName;
      if (typeof data0 === "string") {
        if (!hasFormat("storageClassName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/storageClassName", keyword: "format", params: { format: "storageClassName" } });
          errors++;
        }
      }
    }
    if (data.volumeMode !== undefined) {
      let data0 = data.volumeMode;
      if (typeof data0 === "string") {
        if (data0 !== "Block" && data0 !== "Filesystem") {
          (vErrors ??= []).push({ instancePath: instancePath + "/volumeMode", keyword: "enum", params: { allowedValues: ["Block", "Filesystem"] } });
          errors++;
        }
      }
    }
    if (data.dataSource !== undefined) {
      if (!validateTypedLocalObjectReference(data.dataSource, { instancePath: instancePath + "/dataSource" })) {
        vErrors = addErrors(vErrors, validateTypedLocalObjectReference.errors);
        errors = vErrors.length;
      }
    }
    if (data.dataSourceRef !== undefined) {
      if (!validateTypedLocalObjectReference(data.dataSourceRef, { instancePath: instancePath + "/dataSourceRef" })) {
        vErrors = addErrors(vErrors, validateTypedLocalObjectReference.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeClaimSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaimStatus (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaimStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase !== undefined) {
      let data0 = data.phase;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Bound" && data0 !== "Lost" && data0 !== "Pending") {
            (vErrors ??= []).push({ instancePath: instancePath + "/phase", keyword: "enum", params: { allowedValues: ["Bound", "Lost", "Pending"] } });
            errors++;
          }
        }
      }
    }
    if (data.resizeStatus !== undefined) {
      let data0 = data.resizeStatus;
      if (typeof data0 === "string") {
        if (data0 !== "" && data0 !== "ControllerExpansionFailed" && data0 !== "ControllerExpansionInProgress" && data0 !== "NodeExpansionFailed" && data0 !== "NodeExpansionInProgress" && data0 !== "NodeExpansionPending") {
          (vErrors ??= []).push({ instancePath: instancePath + "/resizeStatus", keyword: "enum", params: { allowedValues: ["", "ControllerExpansionFailed", "ControllerExpansionInProgress", "NodeExpansionFailed", "NodeExpansionInProgress", "NodeExpansionPending"] } });
          errors++;
        }
      }
    }
  }
  validatePersistentVolumeClaimStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolume (api-definitions/core/v1/persistent-volume.yaml). */
export function validatePersistentVolume(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePersistentVolumeSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolume.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeSpec (api-definitions/core/v1/persistent-volume.yaml). */
export function validatePersistentVolumeSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.gcePersistentDisk !== undefined) {
      if (!validateGCEPersistentDiskVolumeSource(data.gcePersistentDisk, { instancePath: instancePath + "/gcePersistentDisk" })) {
        vErrors = addErrors(vErrors, validateGCEPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.awsElasticBlockStore !== undefined) {
      if (!validateAWSElasticBlockStoreVolumeSource(data.awsElasticBlockStore, { instancePath: instancePath + "/awsElasticBlockStore" })) {
        vErrors = addErrors(vErrors, validateAWSElasticBlockStoreVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.hostPath !== undefined) {
      if (!validateHostPathVolumeSource(data.hostPath, { instancePath: instancePath + "/hostPath" })) {
        vErrors = addErrors(vErrors, validateHostPathVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.glusterfs !== undefined) {
      if (!validateGlusterfsPersistentVolumeSource(data.glusterfs, { instancePath: instancePath + "/glusterfs" })) {
        vErrors = addErrors(vErrors, validateGlusterfsPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.nfs !== undefined) {
      if (!validateNFSVolumeSource(data.nfs, { instancePath: instancePath + "/nfs" })) {
        vErrors = addErrors(vErrors, validateNFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.rbd !== undefined) {
      if (!validateRBDPersistentVolumeSource(data.rbd, { instancePath: instancePath + "/rbd" })) {
        vErrors = addErrors(vErrors, validateRBDPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.iscsi !== undefined) {
      if (!validateISCSIPersistentVolumeSource(data.iscsi, { instancePath: instancePath + "/iscsi" })) {
        vErrors = addErrors(vErrors, validateISCSIPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cinder !== undefined) {
      if (!validateCinderPersistentVolumeSource(data.cinder, { instancePath: instancePath + "/cinder" })) {
        vErrors = addErrors(vErrors, validateCinderPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cephfs !== undefined) {
      if (!validateCephFSPersistentVolumeSource(data.cephfs, { instancePath: instancePath + "/cephfs" })) {
        vErrors = addErrors(vErrors, validateCephFSPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.fc !== undefined) {
      if (!validateFCVolumeSource(data.fc, { instancePath: instancePath + "/fc" })) {
        vErrors = addErrors(vErrors, validateFCVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.flexVolume !== undefined) {
      if (!validateFlexPersistentVolumeSource(data.flexVolume, { instancePath: instancePath + "/flexVolume" })) {
        vErrors = addErrors(vErrors, validateFlexPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureFile !== undefined) {
      if (!validateAzureFilePersistentVolumeSource(data.azureFile, { instancePath: instancePath + "/azureFile" })) {
        vErrors = addErrors(vErrors, validateAzureFilePersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.vsphereVolume !== undefined) {
      if (!validateVsphereVirtualDiskVolumeSource(data.vsphereVolume, { instancePath: instancePath + "/vsphereVolume" })) {
        vErrors = addErrors(vErrors, validateVsphereVirtualDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.quobyte !== undefined) {
      if (!validateQuobyteVolumeSource(data.quobyte, { instancePath: instancePath + "/quobyte" })) {
        vErrors = addErrors(vErrors, validateQuobyteVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureDisk !== undefined) {
      if (!validateAzureDiskVolumeSource(data.azureDisk, { instancePath: instancePath + "/azureDisk" })) {
        vErrors = addErrors(vErrors, validateAzureDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.photonPersistentDisk !== undefined) {
      if (!validatePhotonPersistentDiskVolumeSource(data.photonPersistentDisk, { instancePath: instancePath + "/photonPersistentDisk" })) {
        vErrors = addErrors(vErrors, validatePhotonPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.portworxVolume !== undefined) {
      if (!validatePortworxVolumeSource(data.portworxVolume, { instancePath: instancePath + "/portworxVolume" })) {
        vErrors = addErrors(vErrors, validatePortworxVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.scaleIO !== undefined) {
      if (!validateScaleIOPersistentVolumeSource(data.scaleIO, { instancePath: instancePath + "/scaleIO" })) {
        vErrors = addErrors(vErrors, validateScaleIOPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.local !== undefined) {
      if (!validateLocalVolumeSource(data.local, { instancePath: instancePath + "/local" })) {
        vErrors = addErrors(vErrors, validateLocalVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.csi !== undefined) {
      if (!validateCSIPersistentVolumeSource(data.csi, { instancePath: instancePath + "/csi" })) {
        vErrors = addErrors(vErrors, validateCSIPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.accessModes !== undefined) {
      let data0 = data.accessModes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (data1 !== "ReadOnlyMany" && data1 !== "ReadWriteMany" && data1 !== "ReadWriteOnce" && data1 !== "ReadWriteOncePod") {
              (vErrors ??= []).push({ instancePath: instancePath + "/accessModes/" + i0, keyword: "enum", params: { allowedValues: ["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce", "ReadWriteOncePod"] } });
              errors++;
            }
          }
        }
      }
    }
    if (data.persistentVolumeReclaimPolicy !== undefined) {
      let data0 = data.persistentVolumeReclaimPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Delete" && data0 !== "Recycle" && data0 !== "Retain") {
            (vErrors ??= []).push({ instancePath: instancePath + "/persistentVolumeReclaimPolicy", keyword: "enum", params: { allowedValues: ["Delete", "Recycle", "Retain"] } });
            errors++;
          }
        }
      }
    }
    if (data.storageClassName !== undefined) {
      let data0 = data.storageClassName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/storageClassName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (data.volumeMode !== undefined) {
      let data0 = data.volumeMode;
      if (typeof data0 === "string") {
        if (data0 !== "Block" && data0 !== "Filesystem") {
          (vErrors ??= []).push({ instancePath: instancePath + "/volumeMode", keyword: "enum", params: { allowedValues: ["Block", "Filesystem"] } });
          errors++;
        }
      }
    }
    if (data.nodeAffinity !== undefined) {
      if (!validateVolumeNodeAffinity(data.nodeAffinity, { instancePath: instancePath + "/nodeAffinity" })) {
        vErrors = addErrors(vErrors, validateVolumeNodeAffinity.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validatePersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.gcePersistentDisk !== undefined) {
      if (!validateGCEPersistentDiskVolumeSource(data.gcePersistentDisk, { instancePath: instancePath + "/gcePersistentDisk" })) {
        vErrors = addErrors(vErrors, validateGCEPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.awsElasticBlockStore !== undefined) {
      if (!validateAWSElasticBlockStoreVolumeSource(data.awsElasticBlockStore, { instancePath: instancePath + "/awsElasticBlockStore" })) {
        vErrors = addErrors(vErrors, validateAWSElasticBlockStoreVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.hostPath !== undefined) {
      if (!validateHostPathVolumeSource(data.hostPath, { instancePath: instancePath + "/hostPath" })) {
        vErrors = addErrors(vErrors, validateHostPathVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.glusterfs !== undefined) {
      if (!validateGlusterfsPersistentVolumeSource(data.glusterfs, { instancePath: instancePath + "/glusterfs" })) {
        vErrors = addErrors(vErrors, validateGlusterfsPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.nfs !== undefined) {
      if (!validateNFSVolumeSource(data.nfs, { instancePath: instancePath + "/nfs" })) {
        vErrors = addErrors(vErrors, validateNFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.rbd !== undefined) {
      if (!validateRBDPersistentVolumeSource(data.rbd, { instancePath: instancePath + "/rbd" })) {
        vErrors = addErrors(vErrors, validateRBDPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.iscsi !== undefined) {
      if (!validateISCSIPersistentVolumeSource(data.iscsi, { instancePath: instancePath + "/iscsi" })) {
        vErrors = addErrors(vErrors, validateISCSIPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cinder !== undefined) {
      if (!validateCinderPersistentVolumeSource(data.cinder, { instancePath: instancePath + "/cinder" })) {
        vErrors = addErrors(vErrors, validateCinderPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cephfs !== undefined) {
      if (!validateCephFSPersistentVolumeSource(data.cephfs, { instancePath: instancePath + "/cephfs" })) {
        vErrors = addErrors(vErrors, validateCephFSPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.fc !== undefined) {
      if (!validateFCVolumeSource(data.fc, { instancePath: instancePath + "/fc" })) {
        vErrors = addErrors(vErrors, validateFCVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.flexVolume !== undefined) {
      if (!validateFlexPersistentVolumeSource(data.flexVolume, { instancePath: instancePath + "/flexVolume" })) {
        vErrors = addErrors(vErrors, validateFlexPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureFile !== undefined) {
      if (!validateAzureFilePersistentVolumeSource(data.azureFile, { instancePath: instancePath + "/azureFile" })) {
        vErrors = addErrors(vErrors, validateAzureFilePersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.vsphereVolume !== undefined) {
      if (!validateVsphereVirtualDiskVolumeSource(data.vsphereVolume, { instancePath: instancePath + "/vsphereVolume" })) {
        vErrors = addErrors(vErrors, validateVsphereVirtualDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.quobyte !== undefined) {
      if (!validateQuobyteVolumeSource(data.quobyte, { instancePath: instancePath + "/quobyte" })) {
        vErrors = addErrors(vErrors, validateQuobyteVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureDisk !== undefined) {
      if (!validateAzureDiskVolumeSource(data.azureDisk, { instancePath: instancePath + "/azureDisk" })) {
        vErrors = addErrors(vErrors, validateAzureDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.photonPersistentDisk !== undefined) {
      if (!validatePhotonPersistentDiskVolumeSource(data.photonPersistentDisk, { instancePath: instancePath + "/photonPersistentDisk" })) {
        vErrors = addErrors(vErrors, validatePhotonPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.portworxVolume !== undefined) {
      if (!validatePortworxVolumeSource(data.portworxVolume, { instancePath: instancePath + "/portworxVolume" })) {
        vErrors = addErrors(vErrors, validatePortworxVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.scaleIO !== undefined) {
      if (!validateScaleIOPersistentVolumeSource(data.scaleIO, { instancePath: instancePath + "/scaleIO" })) {
        vErrors = addErrors(vErrors, validateScaleIOPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.local !== undefined) {
      if (!validateLocalVolumeSource(data.local, { instancePath: instancePath + "/local" })) {
        vErrors = addErrors(vErrors, validateLocalVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.csi !== undefined) {
      if (!validateCSIPersistentVolumeSource(data.csi, { instancePath: instancePath + "/csi" })) {
        vErrors = addErrors(vErrors, validateCSIPersistentVolumeSource.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeNodeAffinity (api-definitions/core/v1/persistent-volume.yaml). */
export function validateVolumeNodeAffinity(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.required !== undefined) {
      if (!validateNodeSelector(data.required, { instancePath: instancePath + "/required" })) {
        vErrors = addErrors(vErrors, validateNodeSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeNodeAffinity.errors = vErrors;
  return errors === 0;
}

/** Rules of LocalVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateLocalVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateLocalVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of GlusterfsPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateGlusterfsPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.endpoints)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "endpoints" } });
      errors++;
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateGlusterfsPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of RBDPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateRBDPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.monitors)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "monitors" } });
      errors++;
    }
    if (isEmpty(data.image)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "image" } });
      errors++;
    }
  }
  validateRBDPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ISCSIPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateISCSIPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.targetPortal)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "targetPortal" } });
      errors++;
    }
    if (isEmpty(data.iqn)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "iqn" } });
      errors++;
    }
  }
  validateISCSIPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CinderPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateCinderPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeID" } });
      errors++;
    }
  }
  validateCinderPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CephFSPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateCephFSPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.monitors)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "monitors" } });
      errors++;
    }
  }
  validateCephFSPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of FlexPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateFlexPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.driver)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "driver" } });
      errors++;
    }
  }
  validateFlexPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of AzureFilePersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateAzureFilePersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.secretName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "secretName" } });
      errors++;
    }
    if (isEmpty(data.shareName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "shareName" } });
      errors++;
    }
  }
  validateAzureFilePersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ScaleIOPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateScaleIOPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.gateway)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "gateway" } });
      errors++;
    }
    if (isEmpty(data.system)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "system" } });
      errors++;
    }
    if (data.secretRef == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "secretRef" } });
      errors++;
    }
  }
  validateScaleIOPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CSIPersistentVolumeSource (api-definitions/core/v1/persistent-volume.yaml). */
export function validateCSIPersistentVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.driver !== undefined) {
      let data0 = data.driver;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("csiDriverName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/driver", keyword: "format", params: { format: "csiDriverName" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.driver)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "driver" } });
      errors++;
    }
    if (isEmpty(data.volumeHandle)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeHandle" } });
      errors++;
    }
  }
  validateCSIPersistentVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PodTemplate (api-definitions/core/v1/pod-template.yaml). */
export function validatePodTemplate(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.template !== undefined) {
      if (!validatePodTemplateSpec(data.template, { instancePath: instancePath + "/template" })) {
        vErrors = addErrors(vErrors, validatePodTemplateSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodTemplate.errors = vErrors;
  return errors === 0;
}

/** Rules of PodTemplateSpec (api-definitions/core/v1/pod-template.yaml). */
export function validatePodTemplateSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePodSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePodSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodTemplateSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of Pod (api-definitions/core/v1/pod.yaml). */
export function validatePod(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePodSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePodSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validatePodStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validatePodStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePod.errors = vErrors;
  return errors === 0;
}

/** Rules of PodSpec (api-definitions/core/v1/pod.yaml). */
export function validatePodSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.volumes !== undefined) {
      let data0 = data.volumes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolume(data0[i0], { instancePath: instancePath + "/volumes/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolume.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.initContainers !== undefined) {
      let data0 = data.initContainers;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateContainer(data0[i0], { instancePath: instancePath + "/initContainers/" + i0 })) {
            vErrors = addErrors(vErrors, validateContainer.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.containers !== undefined) {
      let data0 = data.containers;
      if (!isEmpty(data0)) {
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
            if (!validateContainer(data0[i0], { instancePath: instancePath + "/containers/" + i0 })) {
              vErrors = addErrors(vErrors, validateContainer.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    }
    if (data.ephemeralContainers !== undefined) {
      let data0 = data.ephemeralContainers;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEphemeralContainer(data0[i0], { instancePath: instancePath + "/ephemeralContainers/" + i0 })) {
            vErrors = addErrors(vErrors, validateEphemeralContainer.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.restartPolicy !== undefined) {
      let data0 = data.restartPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Always" && data0 !== "OnFailure" && data0 !== "Never") {
            (vErrors ??= []).push({ instancePath: instancePath + "/restartPolicy", keyword: "enum", params: { allowedValues: ["Always", "OnFailure", "Never"] } });
            errors++;
          }
        }
      }
    }
    if (data.dnsPolicy !== undefined) {
      let data0 = data.dnsPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "ClusterFirstWithHostNet" && data0 !== "ClusterFirst" && data0 !== "Default" && data0 !== "None") {
            (vErrors ??= []).push({ instancePath: instancePath + "/dnsPolicy", keyword: "enum", params: { allowedValues: ["ClusterFirstWithHostNet", "ClusterFirst", "Default", "None"] } });
            errors++;
          }
        }
      }
    }
    if (data.nodeSelector !== undefined) {
      let data0 = data.nodeSelector;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("qualifiedName", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelector", keyword: "format", params: { format: "qualifiedName" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelector", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          let data1 = data0[key0];
          if (typeof data1 === "string") {
            if (!hasFormat("labelValue", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { format: "labelValue" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.serviceAccountName !== undefined) {
      let data0 = data.serviceAccountName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/serviceAccountName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (data.nodeName !== undefined) {
      let data0 = data.nodeName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/nodeName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (data.securityContext !== undefined) {
      if (!validatePodSecurityContext(data.securityContext, { instancePath: instancePath + "/securityContext" })) {
        vErrors = addErrors(vErrors, validatePodSecurityContext.errors);
        errors = vErrors.length;
      }
    }
    if (data.hostname !== undefined) {
      let data0 = data.hostname;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/hostname", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.subdomain !== undefined) {
      let data0 = data.subdomain;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/subdomain", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.affinity !== undefined) {
      if (!validateAffinity(data.affinity, { instancePath: instancePath + "/affinity" })) {
        vErrors = addErrors(vErrors, validateAffinity.errors);
        errors = vErrors.length;
      }
    }
    if (data.tolerations !== undefined) {
      let data0 = data.tolerations;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateToleration(data0[i0], { instancePath: instancePath + "/tolerations/" + i0 })) {
            vErrors = addErrors(vErrors, validateToleration.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.hostAliases !== undefined) {
      let data0 = data.hostAliases;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateHostAlias(data0[i0], { instancePath: instancePath + "/hostAliases/" + i0 })) {
            vErrors = addErrors(vErrors, validateHostAlias.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.priorityClassName !== undefined) {
      let data0 = data.priorityClassName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/priorityClassName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (data.readinessGates !== undefined) {
      let data0 = data.readinessGates;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validatePodReadinessGate(data0[i0], { instancePath: instancePath + "/readinessGates/" + i0 })) {
            vErrors = addErrors(vErrors, validatePodReadinessGate.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.runtimeClassName !== undefined) {
      let data0 = data.runtimeClassName;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Subdomain", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/runtimeClassName", keyword: "format", params: { format: "dns1123Subdomain" } });
          errors++;
        }
      }
    }
    if (data.preemptionPolicy !== undefined) {
      let data0 = data.preemptionPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "PreemptLowerPriority" && data0 !== "Never") {
          (vErrors ??= []).push({ instancePath: instancePath + "/preemptionPolicy", keyword: "enum", params: { allowedValues: ["PreemptLowerPriority", "Never"] } });
          errors++;
        }
      }
    }
    if (data.topologySpreadConstraints !== undefined) {
      let data0 = data.topologySpreadConstraints;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateTopologySpreadConstraint(data0[i0], { instancePath: instancePath + "/topologySpreadConstraints/" + i0 })) {
            vErrors = addErrors(vErrors, validateTopologySpreadConstraint.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (isEmpty(data.containers)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "containers" } });
      errors++;
    }
  }
  validatePodSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of PodStatus (api-definitions/core/v1/pod.yaml). */
export function validatePodStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase !== undefined) {
      let data0 = data.phase;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Failed" && data0 !== "Pending" && data0 !== "Running" && data0 !== "Succeeded" && data0 !== "Unknown") {
            (vErrors ??= []).push({ instancePath: instancePath + "/phase", keyword: "enum", params: { allowedValues: ["Failed", "Pending", "Running", "Succeeded", "Unknown"] } });
            errors++;
          }
        }
      }
    }
    if (data.qosClass !== undefined) {
      let data0 = data.qosClass;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "BestEffort" && data0 !== "Burstable" && data0 !== "Guaranteed") {
            (vErrors ??= []).push({ instancePath: instancePath + "/qosClass", keyword: "enum", params: { allowedValues: ["BestEffort", "Burstable", "Guaranteed"] } });
            errors++;
          }
        }
      }
    }
  }
  validatePodStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of EphemeralContainer (api-definitions/core/v1/pod.yaml). */
export function validateEphemeralContainer(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateContainerPort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateContainerPort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.envFrom !== undefined) {
      let data0 = data.envFrom;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEnvFromSource(data0[i0], { instancePath: instancePath + "/envFrom/" + i0 })) {
            vErrors = addErrors(vErrors, validateEnvFromSource.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.env !== undefined) {
      let data0 = data.env;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateEnvVar(data0[i0], { instancePath: instancePath + "/env/" + i0 })) {
            vErrors = addErrors(vErrors, validateEnvVar.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.volumeMounts !== undefined) {
      let data0 = data.volumeMounts;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolumeMount(data0[i0], { instancePath: instancePath + "/volumeMounts/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolumeMount.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.volumeDevices !== undefined) {
      let data0 = data.volumeDevices;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolumeDevice(data0[i0], { instancePath: instancePath + "/volumeDevices/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolumeDevice.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.livenessProbe !== undefined) {
      if (!validateProbe(data.livenessProbe, { instancePath: instancePath + "/livenessProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.readinessProbe !== undefined) {
      if (!validateProbe(data.readinessProbe, { instancePath: instancePath + "/readinessProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.startupProbe !== undefined) {
      if (!validateProbe(data.startupProbe, { instancePath: instancePath + "/startupProbe" })) {
        vErrors = addErrors(vErrors, validateProbe.errors);
        errors = vErrors.length;
      }
    }
    if (data.lifecycle !== undefined) {
      if (!validateLifecycle(data.lifecycle, { instancePath: instancePath + "/lifecycle" })) {
        vErrors = addErrors(vErrors, validateLifecycle.errors);
        errors = vErrors.length;
      }
    }
    if (data.imagePullPolicy !== undefined) {
      let data0 = data.imagePullPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Always" && data0 !== "IfNotPresent" && data0 !== "Never") {
            (vErrors ??= []).push({ instancePath: instancePath + "/imagePullPolicy", keyword: "enum", params: { allowedValues: ["Always", "IfNotPresent", "Never"] } });
            errors++;
          }
        }
      }
    }
    if (data.securityContext !== undefined) {
      if (!validateSecurityContext(data.securityContext, { instancePath: instancePath + "/securityContext" })) {
        vErrors = addErrors(vErrors, validateSecurityContext.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateEphemeralContainer.errors = vErrors;
  return errors === 0;
}

/** Rules of PodSecurityContext (api-definitions/core/v1/pod.yaml). */
export function validatePodSecurityContext(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.windowsOptions !== undefined) {
      if (!validateWindowsSecurityContextOptions(data.windowsOptions, { instancePath: instancePath + "/windowsOptions" })) {
        vErrors = addErrors(vErrors, validateWindowsSecurityContextOptions.errors);
        errors = vErrors.length;
      }
    }
    if (data.runAsUser !== undefined) {
      let data0 = data.runAsUser;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/runAsUser", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 2147483647) {
        (vErrors ??= []).push({ instancePath: instancePath + "/runAsUser", keyword: "maximum", params: { comparison: "<=", limit: 2147483647, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
    }
    if (data.runAsGroup !== undefined) {
      let data0 = data.runAsGroup;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/runAsGroup", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 2147483647) {
        (vErrors ??= []).push({ instancePath: instancePath + "/runAsGroup", keyword: "maximum", params: { comparison: "<=", limit: 2147483647, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
    }
    if (data.supplementalGroups !== undefined) {
      let data0 = data.supplementalGroups;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if ((typeof data1 == "number" || typeof data1 == "bigint") && data1 < 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/supplementalGroups/" + i0, keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 2147483647 } });
            errors++;
          }
          if ((typeof data1 == "number" || typeof data1 == "bigint") && data1 > 2147483647) {
            (vErrors ??= []).push({ instancePath: instancePath + "/supplementalGroups/" + i0, keyword: "maximum", params: { comparison: "<=", limit: 2147483647, minimum: 0, maximum: 2147483647 } });
            errors++;
          }
        }
      }
    }
    if (data.fsGroup !== undefined) {
      let data0 = data.fsGroup;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/fsGroup", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 2147483647) {
        (vErrors ??= []).push({ instancePath: instancePath + "/fsGroup", keyword: "maximum", params: { comparison: "<=", limit: 2147483647, minimum: 0, maximum: 2147483647 } });
        errors++;
      }
    }
    if (data.sysctls !== undefined) {
      let data0 = data.sysctls;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateSysctl(data0[i0], { instancePath: instancePath + "/sysctls/" + i0 })) {
            vErrors = addErrors(vErrors, validateSysctl.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.fsGroupChangePolicy !== undefined) {
      let data0 = data.fsGroupChangePolicy;
      if (typeof data0 === "string") {
        if (data0 !== "Always" && data0 !== "OnRootMismatch") {
          (vErrors ??= []).push({ instancePath: instancePath + "/fsGroupChangePolicy", keyword: "enum", params: { allowedValues: ["Always", "OnRootMismatch"] } });
          errors++;
        }
      }
    }
    if (data.seccompProfile !== undefined) {
      if (!validateSeccompProfile(data.seccompProfile, { instancePath: instancePath + "/seccompProfile" })) {
        vErrors = addErrors(vErrors, validateSeccompProfile.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodSecurityContext.errors = vErrors;
  return errors === 0;
}

/** Rules of Sysctl (api-definitions/core/v1/pod.yaml). */
export function validateSysctl(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateSysctl.errors = vErrors;
  return errors === 0;
}

/** Rules of HostAlias (api-definitions/core/v1/pod.yaml). */
export function validateHostAlias(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hostnames !== undefined) {
      let data0 = data.hostnames;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("dns1123Subdomain", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/hostnames/" + i0, keyword: "format", params: { format: "dns1123Subdomain" } });
              errors++;
            }
          }
        }
      }
    }
  }
  validateHostAlias.errors = vErrors;
  return errors === 0;
}

/** Rules of PodReadinessGate (api-definitions/core/v1/pod.yaml). */
export function validatePodReadinessGate(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.conditionType !== undefined) {
      let data0 = data.conditionType;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/conditionType", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
  }
  validatePodReadinessGate.errors = vErrors;
  return errors === 0;
}

/** Rules of TypedLocalObjectReference (api-definitions/core/v1/references.yaml). */
export function validateTypedLocalObjectReference(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.kind)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "kind" } });
      errors++;
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateTypedLocalObjectReference.errors = vErrors;
  return errors === 0;
}

/** Rules of ReplicationController (api-definitions/core/v1/replication-controller.yaml). */
export function validateReplicationController(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateReplicationControllerSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateReplicationControllerSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateReplicationControllerStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateReplicationControllerStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateReplicationController.errors = vErrors;
  return errors === 0;
}

/** Rules of ReplicationControllerSpec (api-definitions/core/v1/replication-controller.yaml). */
export function validateReplicationControllerSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.replicas !== undefined) {
      let data0 = data.replicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/replicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.minReadySeconds !== undefined) {
      let data0 = data.minReadySeconds;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/minReadySeconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.template !== undefined) {
      if (!validatePodTemplateSpec(data.template, { instancePath: instancePath + "/template" })) {
        vErrors = addErrors(vErrors, validatePodTemplateSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateReplicationControllerSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of ReplicationControllerStatus (api-definitions/core/v1/replication-controller.yaml). */
export function validateReplicationControllerStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.replicas !== undefined) {
      let data0 = data.replicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/replicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.fullyLabeledReplicas !== undefined) {
      let data0 = data.fullyLabeledReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/fullyLabeledReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.readyReplicas !== undefined) {
      let data0 = data.readyReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/readyReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.availableReplicas !== undefined) {
      let data0 = data.availableReplicas;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/availableReplicas", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.observedGeneration !== undefined) {
      let data0 = data.observedGeneration;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/observedGeneration", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
  }
  validateReplicationControllerStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of Affinity (api-definitions/core/v1/scheduling.yaml). */
export function validateAffinity(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.nodeAffinity !== undefined) {
      if (!validateNodeAffinity(data.nodeAffinity, { instancePath: instancePath + "/nodeAffinity" })) {
        vErrors = addErrors(vErrors, validateNodeAffinity.errors);
        errors = vErrors.length;
      }
    }
    if (data.podAffinity !== undefined) {
      if (!validatePodAffinity(data.podAffinity, { instancePath: instancePath + "/podAffinity" })) {
        vErrors = addErrors(vErrors, validatePodAffinity.errors);
        errors = vErrors.length;
      }
    }
    if (data.podAntiAffinity !== undefined) {
      if (!validatePodAntiAffinity(data.podAntiAffinity, { instancePath: instancePath + "/podAntiAffinity" })) {
        vErrors = addErrors(vErrors, validatePodAntiAffinity.errors);
        errors = vErrors.length;
      }
    }
  }
  validateAffinity.errors = vErrors;
  return errors === 0;
}

/** Rules of NodeAffinity (api-definitions/core/v1/scheduling.yaml). */
export function validateNodeAffinity(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requiredDuringSchedulingIgnoredDuringExecution !== undefined) {
      if (!validateNodeSelector(data.requiredDuringSchedulingIgnoredDuringExecution, { instancePath: instancePath + "/requiredDuringSchedulingIgnoredDuringExecution" })) {
        vErrors = addErrors(vErrors, validateNodeSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.preferredDuringSchedulingIgnoredDuringExecution !== undefined) {
      let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validatePreferredSchedulingTerm(data0[i0], { instancePath: instancePath + "/preferredDuringSchedulingIgnoredDuringExecution/" + i0 })) {
            vErrors = addErrors(vErrors, validatePreferredSchedulingTerm.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateNodeAffinity.errors = vErrors;
  return errors === 0;
}

/** Rules of PodAffinity (api-definitions/core/v1/scheduling.yaml). */
export function validatePodAffinity(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requiredDuringSchedulingIgnoredDuringExecution !== undefined) {
      let data0 = data.requiredDuringSchedulingIgnoredDuringExecution;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validatePodAffinityTerm(data0[i0], { instancePath: instancePath + "/requiredDuringSchedulingIgnoredDuringExecution/" + i0 })) {
            vErrors = addErrors(vErrors, validatePodAffinityTerm.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.preferredDuringSchedulingIgnoredDuringExecution !== undefined) {
      let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateWeightedPodAffinityTerm(data0[i0], { instancePath: instancePath + "/preferredDuringSchedulingIgnoredDuringExecution/" + i0 })) {
            vErrors = addErrors(vErrors, validateWeightedPodAffinityTerm.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validatePodAffinity.errors = vErrors;
  return errors === 0;
}

/** Rules of PodAntiAffinity (api-definitions/core/v1/scheduling.yaml). */
export function validatePodAntiAffinity(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requiredDuringSchedulingIgnoredDuringExecution !== undefined) {
      let data0 = data.requiredDuringSchedulingIgnoredDuringExecution;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validatePodAffinityTerm(data0[i0], { instancePath: instancePath + "/requiredDuringSchedulingIgnoredDuringExecution/" + i0 })) {
            vErrors = addErrors(vErrors, validatePodAffinityTerm.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.preferredDuringSchedulingIgnoredDuringExecution !== undefined) {
      let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateWeightedPodAffinityTerm(data0[i0], { instancePath: instancePath + "/preferredDuringSchedulingIgnoredDuringExecution/" + i0 })) {
            vErrors = addErrors(vErrors, validateWeightedPodAffinityTerm.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validatePodAntiAffinity.errors = vErrors;
  return errors === 0;
}

/** Rules of PreferredSchedulingTerm (api-definitions/core/v1/scheduling.yaml). */
export function validatePreferredSchedulingTerm(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preference !== undefined) {
      if (!validateNodeSelectorTerm(data.preference, { instancePath: instancePath + "/preference" })) {
        vErrors = addErrors(vErrors, validateNodeSelectorTerm.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePreferredSchedulingTerm.errors = vErrors;
  return errors === 0;
}

/** Rules of WeightedPodAffinityTerm (api-definitions/core/v1/scheduling.yaml). */
export function validateWeightedPodAffinityTerm(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.podAffinityTerm !== undefined) {
      if (!validatePodAffinityTerm(data.podAffinityTerm, { instancePath: instancePath + "/podAffinityTerm" })) {
        vErrors = addErrors(vErrors, validatePodAffinityTerm.errors);
        errors = vErrors.length;
      }
    }
  }
  validateWeightedPodAffinityTerm.errors = vErrors;
  return errors === 0;
}

/** Rules of PodAffinityTerm (api-definitions/core/v1/scheduling.yaml). */
export function validatePodAffinityTerm(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.labelSelector !== undefined) {
      if (!validateLabelSelector(data.labelSelector, { instancePath: instancePath + "/labelSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.namespaces !== undefined) {
      let data0 = data.namespaces;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("dns1123Label", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/namespaces/" + i0, keyword: "format", params: { format: "dns1123Label" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.topologyKey !== undefined) {
      let data0 = data.topologyKey;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/topologyKey", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
    if (data.namespaceSelector !== undefined) {
      if (!validateLabelSelector(data.namespaceSelector, { instancePath: instancePath + "/namespaceSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodAffinityTerm.errors = vErrors;
  return errors === 0;
}

/** Rules of NodeSelector (api-definitions/core/v1/scheduling.yaml). */
export function validateNodeSelector(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.nodeSelectorTerms !== undefined) {
      let data0 = data.nodeSelectorTerms;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNodeSelectorTerm(data0[i0], { instancePath: instancePath + "/nodeSelectorTerms/" + i0 })) {
            vErrors = addErrors(vErrors, validateNodeSelectorTerm.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateNodeSelector.errors = vErrors;
  return errors === 0;
}

/** Rules of NodeSelectorTerm (api-definitions/core/v1/scheduling.yaml). */
export function validateNodeSelectorTerm(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.matchExpressions !== undefined) {
      let data0 = data.matchExpressions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNodeSelectorRequirement(data0[i0], { instancePath: instancePath + "/matchExpressions/" + i0 })) {
            vErrors = addErrors(vErrors, validateNodeSelectorRequirement.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.matchFields !== undefined) {
      let data0 = data.matchFields;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNodeSelectorRequirement(data0[i0], { instancePath: instancePath + "/matchFields/" + i0 })) {
            vErrors = addErrors(vErrors, validateNodeSelectorRequirement.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateNodeSelectorTerm.errors = vErrors;
  return errors === 0;
}

/** Rules of NodeSelectorRequirement (api-definitions/core/v1/scheduling.yaml). */
export function validateNodeSelectorRequirement(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== undefined) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
  }
  validateNodeSelectorRequirement.errors = vErrors;
  return errors === 0;
}

/** Rules of Toleration (api-definitions/core/v1/scheduling.yaml). */
export function validateToleration(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== undefined) {
      let data0 = data.key;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("qualifiedName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "format", params: { format: "qualifiedName" } });
            errors++;
          }
        }
      }
    }
    if (data.operator !== undefined) {
      let data0 = data.operator;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Equal" && data0 !== "Exists") {
            (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "enum", params: { allowedValues: ["Equal", "Exists"] } });
            errors++;
          }
        }
      }
    }
    if (data.value !== undefined) {
      let data0 = data.value;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("labelValue", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/value", keyword: "format", params: { format: "labelValue" } });
            errors++;
          }
        }
      }
    }
    if (data.effect !== undefined) {
      let data0 = data.effect;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "NoSchedule" && data0 !== "PreferNoSchedule" && data0 !== "NoExecute") {
            (vErrors ??= []).push({ instancePath: instancePath + "/effect", keyword: "enum", params: { allowedValues: ["NoSchedule", "PreferNoSchedule", "NoExecute"] } });
            errors++;
          }
        }
      }
    }
  }
  validateToleration.errors = vErrors;
  return errors === 0;
}

/** Rules of TopologySpreadConstraint (api-definitions/core/v1/scheduling.yaml). */
export function validateTopologySpreadConstraint(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.whenUnsatisfiable !== undefined) {
      let data0 = data.whenUnsatisfiable;
      if (typeof data0 === "string") {
        if (data0 !== "DoNotSchedule" && data0 !== "ScheduleAnyway") {
          (vErrors ??= []).push({ instancePath: instancePath + "/whenUnsatisfiable", keyword: "enum", params: { allowedValues: ["DoNotSchedule", "ScheduleAnyway"] } });
          errors++;
        }
      }
    }
    if (data.labelSelector !== undefined) {
      if (!validateLabelSelector(data.labelSelector, { instancePath: instancePath + "/labelSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validateTopologySpreadConstraint.errors = vErrors;
  return errors === 0;
}

/** Rules of Secret (api-definitions/core/v1/secret.yaml). */
export function validateSecret(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data !== undefined) {
      let data0 = data.data;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("configMapKey", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "format", params: { format: "configMapKey" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/data", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
      }
    }
  }
  validateSecret.errors = vErrors;
  return errors === 0;
}

/** Rules of Service (api-definitions/core/v1/service.yaml). */
export function validateService(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateServiceSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateServiceSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateServiceStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateServiceStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateService.errors = vErrors;
  return errors === 0;
}

/** Rules of ServiceSpec (api-definitions/core/v1/service.yaml). */
export function validateServiceSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateServicePort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateServicePort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.selector !== undefined) {
      let data0 = data.selector;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("qualifiedName", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/selector", keyword: "format", params: { format: "qualifiedName" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/selector", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          let data1 = data0[key0];
          if (typeof data1 === "string") {
            if (!hasFormat("labelValue", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/selector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { format: "labelValue" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.type !== undefined) {
      let data0 = data.type;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "ClusterIP" && data0 !== "ExternalName" && data0 !== "LoadBalancer" && data0 !== "NodePort") {
            (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: ["ClusterIP", "ExternalName", "LoadBalancer", "NodePort"] } });
            errors++;
          }
        }
      }
    }
    if (data.externalIPs !== undefined) {
      let data0 = data.externalIPs;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("ipAddress", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/externalIPs/" + i0, keyword: "format", params: { format: "ipAddress" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.sessionAffinity !== undefined) {
      let data0 = data.sessionAffinity;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "ClientIP" && data0 !== "None") {
            (vErrors ??= []).push({ instancePath: instancePath + "/sessionAffinity", keyword: "enum", params: { allowedValues: ["ClientIP", "None"] } });
            errors++;
          }
        }
      }
    }
    if (data.loadBalancerSourceRanges !== undefined) {
      let data0 = data.loadBalancerSourceRanges;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("cidr", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerSourceRanges/" + i0, keyword: "format", params: { format: "cidr" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.externalName !== undefined) {
      let data0 = data.externalName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/externalName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (data.externalTrafficPolicy !== undefined) {
      let data0 = data.externalTrafficPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Cluster" && data0 !== "Local") {
            (vErrors ??= []).push({ instancePath: instancePath + "/externalTrafficPolicy", keyword: "enum", params: { allowedValues: ["Cluster", "Local"] } });
            errors++;
          }
        }
      }
    }
    if (data.ipFamilies !== undefined) {
      let data0 = data.ipFamilies;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (data1 !== "IPv4" && data1 !== "IPv6") {
              (vErrors ??= []).push({ instancePath: instancePath + "/ipFamilies/" + i0, keyword: "enum", params: { allowedValues: ["IPv4", "IPv6"] } });
              errors++;
            }
          }
        }
      }
    }
    if (data.ipFamilyPolicy !== undefined) {
      let data0 = data.ipFamilyPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "PreferDualStack" && data0 !== "RequireDualStack" && data0 !== "SingleStack") {
          (vErrors ??= []).push({ instancePath: instancePath + "/ipFamilyPolicy", keyword: "enum", params: { allowedValues: ["PreferDualStack", "RequireDualStack", "SingleStack"] } });
          errors++;
        }
      }
    }
    if (data.loadBalancerClass !== undefined) {
      let data0 = data.loadBalancerClass;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerClass", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
    if (data.internalTrafficPolicy !== undefined) {
      let data0 = data.internalTrafficPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "Cluster" && data0 !== "Local") {
          (vErrors ??= []).push({ instancePath: instancePath + "/internalTrafficPolicy", keyword: "enum", params: { allowedValues: ["Cluster", "Local"] } });
          errors++;
        }
      }
    }
  }
  validateServiceSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of ServiceStatus (api-definitions/core/v1/service.yaml). */
export function validateServiceStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.loadBalancer !== undefined) {
      if (!validateLoadBalancerStatus(data.loadBalancer, { instancePath: instancePath + "/loadBalancer" })) {
        vErrors = addErrors(vErrors, validateLoadBalancerStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.conditions !== undefined) {
      let data0 = data.conditions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateCondition(data0[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
            vErrors = addErrors(vErrors, validateCondition.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateServiceStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of ServicePort (api-definitions/core/v1/service.yaml). */
export function validateServicePort(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.protocol !== undefined) {
      let data0 = data.protocol;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "SCTP" && data0 !== "TCP" && data0 !== "UDP") {
            (vErrors ??= []).push({ instancePath: instancePath + "/protocol", keyword: "enum", params: { allowedValues: ["SCTP", "TCP", "UDP"] } });
            errors++;
          }
        }
      }
    }
    if (data.appProtocol !== undefined) {
      let data0 = data.appProtocol;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/appProtocol", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
  }
  validateServicePort.errors = vErrors;
  return errors === 0;
}

/** Rules of TopologySelectorTerm (api-definitions/core/v1/topology-selector.yaml). */
export function validateTopologySelectorTerm(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.matchLabelExpressions !== undefined) {
      let data0 = data.matchLabelExpressions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateTopologySelectorLabelRequirement(data0[i0], { instancePath: instancePath + "/matchLabelExpressions/" + i0 })) {
            vErrors = addErrors(vErrors, validateTopologySelectorLabelRequirement.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateTopologySelectorTerm.errors = vErrors;
  return errors === 0;
}

/** Rules of TopologySelectorLabelRequirement (api-definitions/core/v1/topology-selector.yaml). */
export function validateTopologySelectorLabelRequirement(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== undefined) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
  }
  validateTopologySelectorLabelRequirement.errors = vErrors;
  return errors === 0;
}

/** Rules of Volume (api-definitions/core/v1/volume.yaml). */
export function validateVolume(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.hostPath !== undefined) {
      if (!validateHostPathVolumeSource(data.hostPath, { instancePath: instancePath + "/hostPath" })) {
        vErrors = addErrors(vErrors, validateHostPathVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.gcePersistentDisk !== undefined) {
      if (!validateGCEPersistentDiskVolumeSource(data.gcePersistentDisk, { instancePath: instancePath + "/gcePersistentDisk" })) {
        vErrors = addErrors(vErrors, validateGCEPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.awsElasticBlockStore !== undefined) {
      if (!validateAWSElasticBlockStoreVolumeSource(data.awsElasticBlockStore, { instancePath: instancePath + "/awsElasticBlockStore" })) {
        vErrors = addErrors(vErrors, validateAWSElasticBlockStoreVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.gitRepo !== undefined) {
      if (!validateGitRepoVolumeSource(data.gitRepo, { instancePath: instancePath + "/gitRepo" })) {
        vErrors = addErrors(vErrors, validateGitRepoVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.secret !== undefined) {
      if (!validateSecretVolumeSource(data.secret, { instancePath: instancePath + "/secret" })) {
        vErrors = addErrors(vErrors, validateSecretVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.nfs !== undefined) {
      if (!validateNFSVolumeSource(data.nfs, { instancePath: instancePath + "/nfs" })) {
        vErrors = addErrors(vErrors, validateNFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.iscsi !== undefined) {
      if (!validateISCSIVolumeSource(data.iscsi, { instancePath: instancePath + "/iscsi" })) {
        vErrors = addErrors(vErrors, validateISCSIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.glusterfs !== undefined) {
      if (!validateGlusterfsVolumeSource(data.glusterfs, { instancePath: instancePath + "/glusterfs" })) {
        vErrors = addErrors(vErrors, validateGlusterfsVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.persistentVolumeClaim !== undefined) {
      if (!validatePersistentVolumeClaimVolumeSource(data.persistentVolumeClaim, { instancePath: instancePath + "/persistentVolumeClaim" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.rbd !== undefined) {
      if (!validateRBDVolumeSource(data.rbd, { instancePath: instancePath + "/rbd" })) {
        vErrors = addErrors(vErrors, validateRBDVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.flexVolume !== undefined) {
      if (!validateFlexVolumeSource(data.flexVolume, { instancePath: instancePath + "/flexVolume" })) {
        vErrors = addErrors(vErrors, validateFlexVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cinder !== undefined) {
      if (!validateCinderVolumeSource(data.cinder, { instancePath: instancePath + "/cinder" })) {
        vErrors = addErrors(vErrors, validateCinderVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cephfs !== undefined) {
      if (!validateCephFSVolumeSource(data.cephfs, { instancePath: instancePath + "/cephfs" })) {
        vErrors = addErrors(vErrors, validateCephFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.downwardAPI !== undefined) {
      if (!validateDownwardAPIVolumeSource(data.downwardAPI, { instancePath: instancePath + "/downwardAPI" })) {
        vErrors = addErrors(vErrors, validateDownwardAPIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.fc !== undefined) {
      if (!validateFCVolumeSource(data.fc, { instancePath: instancePath + "/fc" })) {
        vErrors = addErrors(vErrors, validateFCVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureFile !== undefined) {
      if (!validateAzureFileVolumeSource(data.azureFile, { instancePath: instancePath + "/azureFile" })) {
        vErrors = addErrors(vErrors, validateAzureFileVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.configMap !== undefined) {
      if (!validateConfigMapVolumeSource(data.configMap, { instancePath: instancePath + "/configMap" })) {
        vErrors = addErrors(vErrors, validateConfigMapVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.vsphereVolume !== undefined) {
      if (!validateVsphereVirtualDiskVolumeSource(data.vsphereVolume, { instancePath: instancePath + "/vsphereVolume" })) {
        vErrors = addErrors(vErrors, validateVsphereVirtualDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.quobyte !== undefined) {
      if (!validateQuobyteVolumeSource(data.quobyte, { instancePath: instancePath + "/quobyte" })) {
        vErrors = addErrors(vErrors, validateQuobyteVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureDisk !== undefined) {
      if (!validateAzureDiskVolumeSource(data.azureDisk, { instancePath: instancePath + "/azureDisk" })) {
        vErrors = addErrors(vErrors, validateAzureDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.photonPersistentDisk !== undefined) {
      if (!validatePhotonPersistentDiskVolumeSource(data.photonPersistentDisk, { instancePath: instancePath + "/photonPersistentDisk" })) {
        vErrors = addErrors(vErrors, validatePhotonPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.projected !== undefined) {
      if (!validateProjectedVolumeSource(data.projected, { instancePath: instancePath + "/projected" })) {
        vErrors = addErrors(vErrors, validateProjectedVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.portworxVolume !== undefined) {
      if (!validatePortworxVolumeSource(data.portworxVolume, { instancePath: instancePath + "/portworxVolume" })) {
        vErrors = addErrors(vErrors, validatePortworxVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.scaleIO !== undefined) {
      if (!validateScaleIOVolumeSource(data.scaleIO, { instancePath: instancePath + "/scaleIO" })) {
        vErrors = addErrors(vErrors, validateScaleIOVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.storageos !== undefined) {
      if (!validateStorageOSVolumeSource(data.storageos, { instancePath: instancePath + "/storageos" })) {
        vErrors = addErrors(vErrors, validateStorageOSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.csi !== undefined) {
      if (!validateCSIVolumeSource(data.csi, { instancePath: instancePath + "/csi" })) {
        vErrors = addErrors(vErrors, validateCSIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.ephemeral !== undefined) {
      if (!validateEphemeralVolumeSource(data.ephemeral, { instancePath: instancePath + "/ephemeral" })) {
        vErrors = addErrors(vErrors, validateEphemeralVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateVolume.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hostPath !== undefined) {
      if (!validateHostPathVolumeSource(data.hostPath, { instancePath: instancePath + "/hostPath" })) {
        vErrors = addErrors(vErrors, validateHostPathVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.gcePersistentDisk !== undefined) {
      if (!validateGCEPersistentDiskVolumeSource(data.gcePersistentDisk, { instancePath: instancePath + "/gcePersistentDisk" })) {
        vErrors = addErrors(vErrors, validateGCEPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.awsElasticBlockStore !== undefined) {
      if (!validateAWSElasticBlockStoreVolumeSource(data.awsElasticBlockStore, { instancePath: instancePath + "/awsElasticBlockStore" })) {
        vErrors = addErrors(vErrors, validateAWSElasticBlockStoreVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.gitRepo !== undefined) {
      if (!validateGitRepoVolumeSource(data.gitRepo, { instancePath: instancePath + "/gitRepo" })) {
        vErrors = addErrors(vErrors, validateGitRepoVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.secret !== undefined) {
      if (!validateSecretVolumeSource(data.secret, { instancePath: instancePath + "/secret" })) {
        vErrors = addErrors(vErrors, validateSecretVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.nfs !== undefined) {
      if (!validateNFSVolumeSource(data.nfs, { instancePath: instancePath + "/nfs" })) {
        vErrors = addErrors(vErrors, validateNFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.iscsi !== undefined) {
      if (!validateISCSIVolumeSource(data.iscsi, { instancePath: instancePath + "/iscsi" })) {
        vErrors = addErrors(vErrors, validateISCSIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.glusterfs !== undefined) {
      if (!validateGlusterfsVolumeSource(data.glusterfs, { instancePath: instancePath + "/glusterfs" })) {
        vErrors = addErrors(vErrors, validateGlusterfsVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.persistentVolumeClaim !== undefined) {
      if (!validatePersistentVolumeClaimVolumeSource(data.persistentVolumeClaim, { instancePath: instancePath + "/persistentVolumeClaim" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.rbd !== undefined) {
      if (!validateRBDVolumeSource(data.rbd, { instancePath: instancePath + "/rbd" })) {
        vErrors = addErrors(vErrors, validateRBDVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.flexVolume !== undefined) {
      if (!validateFlexVolumeSource(data.flexVolume, { instancePath: instancePath + "/flexVolume" })) {
        vErrors = addErrors(vErrors, validateFlexVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cinder !== undefined) {
      if (!validateCinderVolumeSource(data.cinder, { instancePath: instancePath + "/cinder" })) {
        vErrors = addErrors(vErrors, validateCinderVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.cephfs !== undefined) {
      if (!validateCephFSVolumeSource(data.cephfs, { instancePath: instancePath + "/cephfs" })) {
        vErrors = addErrors(vErrors, validateCephFSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.downwardAPI !== undefined) {
      if (!validateDownwardAPIVolumeSource(data.downwardAPI, { instancePath: instancePath + "/downwardAPI" })) {
        vErrors = addErrors(vErrors, validateDownwardAPIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.fc !== undefined) {
      if (!validateFCVolumeSource(data.fc, { instancePath: instancePath + "/fc" })) {
        vErrors = addErrors(vErrors, validateFCVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureFile !== undefined) {
      if (!validateAzureFileVolumeSource(data.azureFile, { instancePath: instancePath + "/azureFile" })) {
        vErrors = addErrors(vErrors, validateAzureFileVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.configMap !== undefined) {
      if (!validateConfigMapVolumeSource(data.configMap, { instancePath: instancePath + "/configMap" })) {
        vErrors = addErrors(vErrors, validateConfigMapVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.vsphereVolume !== undefined) {
      if (!validateVsphereVirtualDiskVolumeSource(data.vsphereVolume, { instancePath: instancePath + "/vsphereVolume" })) {
        vErrors = addErrors(vErrors, validateVsphereVirtualDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.quobyte !== undefined) {
      if (!validateQuobyteVolumeSource(data.quobyte, { instancePath: instancePath + "/quobyte" })) {
        vErrors = addErrors(vErrors, validateQuobyteVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.azureDisk !== undefined) {
      if (!validateAzureDiskVolumeSource(data.azureDisk, { instancePath: instancePath + "/azureDisk" })) {
        vErrors = addErrors(vErrors, validateAzureDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.photonPersistentDisk !== undefined) {
      if (!validatePhotonPersistentDiskVolumeSource(data.photonPersistentDisk, { instancePath: instancePath + "/photonPersistentDisk" })) {
        vErrors = addErrors(vErrors, validatePhotonPersistentDiskVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.projected !== undefined) {
      if (!validateProjectedVolumeSource(data.projected, { instancePath: instancePath + "/projected" })) {
        vErrors = addErrors(vErrors, validateProjectedVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.portworxVolume !== undefined) {
      if (!validatePortworxVolumeSource(data.portworxVolume, { instancePath: instancePath + "/portworxVolume" })) {
        vErrors = addErrors(vErrors, validatePortworxVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.scaleIO !== undefined) {
      if (!validateScaleIOVolumeSource(data.scaleIO, { instancePath: instancePath + "/scaleIO" })) {
        vErrors = addErrors(vErrors, validateScaleIOVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.storageos !== undefined) {
      if (!validateStorageOSVolumeSource(data.storageos, { instancePath: instancePath + "/storageos" })) {
        vErrors = addErrors(vErrors, validateStorageOSVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.csi !== undefined) {
      if (!validateCSIVolumeSource(data.csi, { instancePath: instancePath + "/csi" })) {
        vErrors = addErrors(vErrors, validateCSIVolumeSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.ephemeral !== undefined) {
      if (!validateEphemeralVolumeSource(data.ephemeral, { instancePath: instancePath + "/ephemeral" })) {
        vErrors = addErrors(vErrors, validateEphemeralVolumeSource.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of HostPathVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateHostPathVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== undefined) {
      let data0 = data.type;
      if (typeof data0 === "string") {
        if (data0 !== "" && data0 !== "BlockDevice" && data0 !== "CharDevice" && data0 !== "Directory" && data0 !== "DirectoryOrCreate" && data0 !== "File" && data0 !== "FileOrCreate" && data0 !== "Socket") {
          (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: ["", "BlockDevice", "CharDevice", "Directory", "DirectoryOrCreate", "File", "FileOrCreate", "Socket"] } });
          errors++;
        }
      }
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateHostPathVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of GCEPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateGCEPersistentDiskVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.pdName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "pdName" } });
      errors++;
    }
  }
  validateGCEPersistentDiskVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of AWSElasticBlockStoreVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateAWSElasticBlockStoreVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeID" } });
      errors++;
    }
  }
  validateAWSElasticBlockStoreVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of GitRepoVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateGitRepoVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.directory !== undefined) {
      let data0 = data.directory;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("relativePath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/directory", keyword: "format", params: { format: "relativePath" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.repository)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "repository" } });
      errors++;
    }
  }
  validateGitRepoVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of SecretVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateSecretVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateKeyToPath(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateKeyToPath.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateSecretVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of NFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateNFSVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.server)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "server" } });
      errors++;
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateNFSVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ISCSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateISCSIVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lun !== undefined) {
      let data0 = data.lun;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 255 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 255) {
        (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "maximum", params: { comparison: "<=", limit: 255, minimum: 0, maximum: 255 } });
        errors++;
      }
    }
    if (isEmpty(data.targetPortal)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "targetPortal" } });
      errors++;
    }
    if (isEmpty(data.iqn)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "iqn" } });
      errors++;
    }
  }
  validateISCSIVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of GlusterfsVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateGlusterfsVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.endpoints)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "endpoints" } });
      errors++;
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateGlusterfsVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaimVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validatePersistentVolumeClaimVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.claimName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "claimName" } });
      errors++;
    }
  }
  validatePersistentVolumeClaimVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of RBDVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateRBDVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.monitors)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "monitors" } });
      errors++;
    }
    if (isEmpty(data.image)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "image" } });
      errors++;
    }
  }
  validateRBDVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of FlexVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateFlexVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.driver)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "driver" } });
      errors++;
    }
  }
  validateFlexVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CinderVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateCinderVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeID" } });
      errors++;
    }
  }
  validateCinderVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CephFSVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateCephFSVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.monitors)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "monitors" } });
      errors++;
    }
  }
  validateCephFSVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of DownwardAPIVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateDownwardAPIVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateDownwardAPIVolumeFile(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateDownwardAPIVolumeFile.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateDownwardAPIVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of FCVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateFCVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lun !== undefined) {
      let data0 = data.lun;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "minimum", params: { comparison: ">=", limit: 0, minimum: 0, maximum: 255 } });
        errors++;
      }
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 > 255) {
        (vErrors ??= []).push({ instancePath: instancePath + "/lun", keyword: "maximum", params: { comparison: "<=", limit: 255, minimum: 0, maximum: 255 } });
        errors++;
      }
    }
  }
  validateFCVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of AzureFileVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateAzureFileVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.secretName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "secretName" } });
      errors++;
    }
    if (isEmpty(data.shareName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "shareName" } });
      errors++;
    }
  }
  validateAzureFileVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ConfigMapVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateConfigMapVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateKeyToPath(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateKeyToPath.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateConfigMapVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of VsphereVirtualDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateVsphereVirtualDiskVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumePath)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumePath" } });
      errors++;
    }
  }
  validateVsphereVirtualDiskVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of QuobyteVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateQuobyteVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volume)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volume" } });
      errors++;
    }
  }
  validateQuobyteVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of AzureDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateAzureDiskVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cachingMode !== undefined) {
      let data0 = data.cachingMode;
      if (typeof data0 === "string") {
        if (data0 !== "None" && data0 !== "ReadOnly" && data0 !== "ReadWrite") {
          (vErrors ??= []).push({ instancePath: instancePath + "/cachingMode", keyword: "enum", params: { allowedValues: ["None", "ReadOnly", "ReadWrite"] } });
          errors++;
        }
      }
    }
    if (data.kind !== undefined) {
      let data0 = data.kind;
      if (typeof data0 === "string") {
        if (data0 !== "Dedicated" && data0 !== "Managed" && data0 !== "Shared") {
          (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: ["Dedicated", "Managed", "Shared"] } });
          errors++;
        }
      }
    }
    if (isEmpty(data.diskName)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "diskName" } });
      errors++;
    }
    if (isEmpty(data.diskURI)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "diskURI" } });
      errors++;
    }
  }
  validateAzureDiskVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PhotonPersistentDiskVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validatePhotonPersistentDiskVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.pdID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "pdID" } });
      errors++;
    }
  }
  validatePhotonPersistentDiskVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ProjectedVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateProjectedVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sources !== undefined) {
      let data0 = data.sources;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateVolumeProjection(data0[i0], { instancePath: instancePath + "/sources/" + i0 })) {
            vErrors = addErrors(vErrors, validateVolumeProjection.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateProjectedVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PortworxVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validatePortworxVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.volumeID)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "volumeID" } });
      errors++;
    }
  }
  validatePortworxVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ScaleIOVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateScaleIOVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.gateway)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "gateway" } });
      errors++;
    }
    if (isEmpty(data.system)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "system" } });
      errors++;
    }
    if (data.secretRef == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "secretRef" } });
      errors++;
    }
  }
  validateScaleIOVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of StorageOSVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateStorageOSVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.volumeName !== undefined) {
      let data0 = data.volumeName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/volumeName", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.volumeNamespace !== undefined) {
      let data0 = data.volumeNamespace;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/volumeNamespace", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
  }
  validateStorageOSVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of CSIVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateCSIVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.driver !== undefined) {
      let data0 = data.driver;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("csiDriverName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/driver", keyword: "format", params: { format: "csiDriverName" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.driver)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "driver" } });
      errors++;
    }
  }
  validateCSIVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of EphemeralVolumeSource (api-definitions/core/v1/volume.yaml). */
export function validateEphemeralVolumeSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.volumeClaimTemplate !== undefined) {
      if (!validatePersistentVolumeClaimTemplate(data.volumeClaimTemplate, { instancePath: instancePath + "/volumeClaimTemplate" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimTemplate.errors);
        errors = vErrors.length;
      }
    }
  }
  validateEphemeralVolumeSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PersistentVolumeClaimTemplate (api-definitions/core/v1/volume.yaml). */
export function validatePersistentVolumeClaimTemplate(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePersistentVolumeClaimSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePersistentVolumeClaimSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePersistentVolumeClaimTemplate.errors = vErrors;
  return errors === 0;
}

/** Rules of KeyToPath (api-definitions/core/v1/volume.yaml). */
export function validateKeyToPath(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== undefined) {
      let data0 = data.path;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("volumeItemPath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "format", params: { format: "volumeItemPath" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.key)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "key" } });
      errors++;
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateKeyToPath.errors = vErrors;
  return errors === 0;
}

/** Rules of DownwardAPIVolumeFile (api-definitions/core/v1/volume.yaml). */
export function validateDownwardAPIVolumeFile(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path !== undefined) {
      let data0 = data.path;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("volumeItemPath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "format", params: { format: "volumeItemPath" } });
            errors++;
          }
        }
      }
    }
    if (data.fieldRef !== undefined) {
      if (!validateObjectFieldSelector(data.fieldRef, { instancePath: instancePath + "/fieldRef" })) {
        vErrors = addErrors(vErrors, validateObjectFieldSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.resourceFieldRef !== undefined) {
      if (!validateResourceFieldSelector(data.resourceFieldRef, { instancePath: instancePath + "/resourceFieldRef" })) {
        vErrors = addErrors(vErrors, validateResourceFieldSelector.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateDownwardAPIVolumeFile.errors = vErrors;
  return errors === 0;
}

/** Rules of VolumeProjection (api-definitions/core/v1/volume.yaml). */
export function validateVolumeProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.secret !== undefined) {
      if (!validateSecretProjection(data.secret, { instancePath: instancePath + "/secret" })) {
        vErrors = addErrors(vErrors, validateSecretProjection.errors);
        errors = vErrors.length;
      }
    }
    if (data.downwardAPI !== undefined) {
      if (!validateDownwardAPIProjection(data.downwardAPI, { instancePath: instancePath + "/downwardAPI" })) {
        vErrors = addErrors(vErrors, validateDownwardAPIProjection.errors);
        errors = vErrors.length;
      }
    }
    if (data.configMap !== undefined) {
      if (!validateConfigMapProjection(data.configMap, { instancePath: instancePath + "/configMap" })) {
        vErrors = addErrors(vErrors, validateConfigMapProjection.errors);
        errors = vErrors.length;
      }
    }
    if (data.serviceAccountToken !== undefined) {
      if (!validateServiceAccountTokenProjection(data.serviceAccountToken, { instancePath: instancePath + "/serviceAccountToken" })) {
        vErrors = addErrors(vErrors, validateServiceAccountTokenProjection.errors);
        errors = vErrors.length;
      }
    }
  }
  validateVolumeProjection.errors = vErrors;
  return errors === 0;
}

/** Rules of SecretProjection (api-definitions/core/v1/volume.yaml). */
export function validateSecretProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateKeyToPath(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateKeyToPath.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateSecretProjection.errors = vErrors;
  return errors === 0;
}

/** Rules of DownwardAPIProjection (api-definitions/core/v1/volume.yaml). */
export function validateDownwardAPIProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateDownwardAPIVolumeFile(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateDownwardAPIVolumeFile.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateDownwardAPIProjection.errors = vErrors;
  return errors === 0;
}

/** Rules of ConfigMapProjection (api-definitions/core/v1/volume.yaml). */
export function validateConfigMapProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items !== undefined) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateKeyToPath(data0[i0], { instancePath: instancePath + "/items/" + i0 })) {
            vErrors = addErrors(vErrors, validateKeyToPath.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateConfigMapProjection.errors = vErrors;
  return errors === 0;
}

/** Rules of ServiceAccountTokenProjection (api-definitions/core/v1/volume.yaml). */
export function validateServiceAccountTokenProjection(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.path)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "path" } });
      errors++;
    }
  }
  validateServiceAccountTokenProjection.errors = vErrors;
  return errors === 0;
}
