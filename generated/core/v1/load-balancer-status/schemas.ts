// Generated from api-definitions/core/v1/load-balancer-status.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of LoadBalancerStatus (api-definitions/core/v1/load-balancer-status.yaml). */
export const loadBalancerStatusSchema: StructSchema = struct("LoadBalancerStatus", () => ({
  fields: {
    ingress: field(atomicList(loadBalancerIngressSchema), { omitEmpty: true }),
  },
}));

/** Schema of LoadBalancerIngress (api-definitions/core/v1/load-balancer-status.yaml). */
export const loadBalancerIngressSchema: StructSchema = struct("LoadBalancerIngress", () => ({
  fields: {
    ip: field(
      scalar.string,
      {
        omitEmpty: true,
        checks: { rules: [{ rule: "self == '' || isIP(self)", message: "must be a valid IP address", reason: "FieldValueInvalid" }] },
      },
    ),
    hostname: field(
      scalar.string,
      {
        omitEmpty: true,
        checks: {
          rules: [{ rule: "self == '' || !isIP(self)", message: "must be a DNS name, not an IP address", reason: "FieldValueInvalid" }],
        },
      },
    ),
    ports: field(atomicList(portStatusSchema), { omitEmpty: true }),
  },
}));

/** Schema of PortStatus (api-definitions/core/v1/load-balancer-status.yaml). */
export const portStatusSchema: StructSchema = struct("PortStatus", () => ({
  fields: {
    port: field(scalar.int32, { required: true }),
    protocol: field(scalar.string, { required: true }),
    error: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));
