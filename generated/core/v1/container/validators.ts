// Generated from api-definitions/core/v1/container.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateObjectFieldSelector, validateResourceFieldSelector } from "../field-selectors/validators.js";

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
