// Generated from api-definitions/core/v1/service.yaml. Do not edit.
import { atomicList, atomicMap, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { conditionSchema } from "../../../meta/v1/condition/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { loadBalancerStatusSchema } from "../load-balancer-status/schemas.js";

/** Schema of Service (api-definitions/core/v1/service.yaml). */
export const serviceSchema: StructSchema = struct("Service", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(serviceSpecSchema),
    status: field(serviceStatusSchema),
  },
}));

/** Schema of ServiceSpec (api-definitions/core/v1/service.yaml). */
export const serviceSpecSchema: StructSchema = struct("ServiceSpec", () => ({
  checks: {
    rules: [
      {
        rule: "size(self.ports) > 0 || self.type == 'ExternalName' || self.clusterIP == 'None'",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".ports",
      },
      {
        rule: "self.type != 'LoadBalancer' || self.clusterIP != 'None'",
        message: "may not be set to 'None' for LoadBalancer services",
        reason: "FieldValueInvalid",
        valueExpression: "'None'",
        fieldPath: ".clusterIPs",
      },
      {
        rule: "self.type != 'NodePort' || self.clusterIP != 'None'",
        message: "may not be set to 'None' for NodePort services",
        reason: "FieldValueInvalid",
        valueExpression: "'None'",
        fieldPath: ".clusterIPs",
      },
      {
        rule: "self.type != 'ExternalName' || self.clusterIP == '' && size(self.clusterIPs) == 0",
        message: "may not be set for ExternalName services",
        reason: "FieldValueForbidden",
        fieldPath: ".clusterIPs",
      },
      {
        rule: "self.type != 'ExternalName' || self.externalName != ''",
        message: "",
        reason: "FieldValueRequired",
        fieldPath: ".externalName",
      },
      {
        rule: "self.type == 'LoadBalancer' || !has(self.allocateLoadBalancerNodePorts)",
        message: "may only be used when `type` is 'LoadBalancer'",
        reason: "FieldValueForbidden",
        fieldPath: ".allocateLoadBalancerNodePorts",
      },
      {
        rule: "self.type != 'LoadBalancer' || oldSelf.type != 'LoadBalancer' || (has(self.loadBalancerClass) == has(oldSelf.loadBalancerClass) && (!has(self.loadBalancerClass) || self.loadBalancerClass == oldSelf.loadBalancerClass))",
        message: "may not change once set",
        reason: "FieldValueInvalid",
        fieldPath: ".loadBalancerClass",
      },
      {
        rule: "self.type == 'LoadBalancer' || !has(self.loadBalancerClass)",
        message: "may only be used when `type` is 'LoadBalancer'",
        reason: "FieldValueForbidden",
        fieldPath: ".loadBalancerClass",
      },
      {
        rule: "self.type in ['NodePort', 'LoadBalancer'] || self.externalTrafficPolicy == ''",
        message: "may only be set when `type` is 'NodePort' or 'LoadBalancer'",
        reason: "FieldValueInvalid",
        fieldPath: ".externalTrafficPolicy",
      },
    ],
  },
  fields: {
    ports: field(mapList(["port", "protocol"], servicePortSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "port" }),
    selector: field(atomicMap(scalar.string), { omitEmpty: true, errorPath: "selector" }),
    clusterIP: field(scalar.string, { omitEmpty: true }),
    clusterIPs: field(atomicList(scalar.string), { omitEmpty: true }),
    type: field(scalar.string, { omitEmpty: true, default: "ClusterIP" }),
    externalIPs: field(
      atomicList(scalar.string, {
        rules: [
          {
            rule: "!isUnspecifiedIP(self)",
            message: "",
            messageExpression: "'may not be unspecified (' + self + ')'",
            reason: "FieldValueInvalid",
          },
          { rule: "!isLoopbackIP(self)", message: "may not be in the loopback range (127.0.0.0/8, ::1/128)", reason: "FieldValueInvalid" },
          {
            rule: "!isLinkLocalIP(self)",
            message: "may not be in the link-local range (169.254.0.0/16, fe80::/10)",
            reason: "FieldValueInvalid",
          },
          {
            rule: "!isLinkLocalMulticastIP(self)",
            message: "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)",
            reason: "FieldValueInvalid",
          },
        ],
      }),
      { omitEmpty: true },
    ),
    sessionAffinity: field(scalar.string, { omitEmpty: true, default: "None" }),
    loadBalancerIP: field(scalar.string, { omitEmpty: true }),
    loadBalancerSourceRanges: field(atomicList(scalar.string), { omitEmpty: true, errorPath: "LoadBalancerSourceRanges" }),
    externalName: field(scalar.string, { omitEmpty: true }),
    externalTrafficPolicy: field(
      scalar.string,
      { omitEmpty: true, defaultsWhen: [{ when: "self.type in ['NodePort', 'LoadBalancer']", value: "Cluster" }] },
    ),
    healthCheckNodePort: field(scalar.int32, { omitEmpty: true }),
    publishNotReadyAddresses: field(scalar.boolean, { omitEmpty: true }),
    sessionAffinityConfig: field(sessionAffinityConfigSchema, { omitEmpty: true, optional: true }),
    ipFamilies: field(atomicList(scalar.string), { omitEmpty: true }),
    ipFamilyPolicy: field(scalar.string, { omitEmpty: true, optional: true }),
    allocateLoadBalancerNodePorts: field(
      scalar.boolean,
      { omitEmpty: true, optional: true, defaultsWhen: [{ when: "self.type == 'LoadBalancer'", value: true }] },
    ),
    loadBalancerClass: field(scalar.string, { omitEmpty: true, optional: true }),
    internalTrafficPolicy: field(
      scalar.string,
      {
        omitEmpty: true,
        optional: true,
        defaultsWhen: [{ when: "self.type in ['ClusterIP', 'NodePort', 'LoadBalancer']", value: "Cluster" }],
      },
    ),
  },
}));

/** Schema of ServiceStatus (api-definitions/core/v1/service.yaml). */
export const serviceStatusSchema: StructSchema = struct("ServiceStatus", () => ({
  fields: {
    loadBalancer: field(loadBalancerStatusSchema),
    conditions: field(
      mapList(["type"], conditionSchema),
      { omitEmpty: true, unchecked: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
  },
}));

/** Schema of ServicePort (api-definitions/core/v1/service.yaml). */
export const servicePortSchema: StructSchema = struct("ServicePort", () => ({
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    protocol: field(scalar.string, { omitEmpty: true, default: "TCP" }),
    appProtocol: field(scalar.string, { omitEmpty: true, optional: true }),
    port: field(
      scalar.int32,
      {
        required: true,
        checks: {
          rules: [{ rule: "self > 0 && self < 65536", message: "must be between 1 and 65535, inclusive", reason: "FieldValueInvalid" }],
        },
      },
    ),
    targetPort: field(scalar.IntOrString, { defaultsWhen: [{ from: "self.port" }] }),
    nodePort: field(scalar.int32, { omitEmpty: true }),
  },
}));

/** Schema of SessionAffinityConfig (api-definitions/core/v1/service.yaml). */
export const sessionAffinityConfigSchema: StructSchema = struct("SessionAffinityConfig", () => ({
  fields: {
    clientIP: field(clientIPConfigSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ClientIPConfig (api-definitions/core/v1/service.yaml). */
export const clientIPConfigSchema: StructSchema = struct("ClientIPConfig", () => ({
  fields: {
    timeoutSeconds: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        default: 10800,
        checks: {
          rules: [{ rule: "self > 0 && self <= 86400", message: "must be greater than 0 and less than 86400", reason: "FieldValueInvalid" }],
        },
      },
    ),
  },
}));
