// Generated from api-definitions/core/v1/scheduling.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

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
  }
  validateTopologySpreadConstraint.errors = vErrors;
  return errors === 0;
}
