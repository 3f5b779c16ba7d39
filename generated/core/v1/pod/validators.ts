// Generated from api-definitions/core/v1/pod.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import {
  validateContainer,
  validateContainerPort,
  validateEnvFromSource,
  validateEnvVar,
  validateLifecycle,
  validateProbe,
  validateSeccompProfile,
  validateSecurityContext,
  validateVolumeDevice,
  validateVolumeMount,
  validateWindowsSecurityContextOptions,
} from "../container/validators.js";
import { validateAffinity, validateToleration, validateTopologySpreadConstraint } from "../scheduling/validators.js";
import { validateVolume } from "../volume/validators.js";

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
