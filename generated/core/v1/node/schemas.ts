// Generated from api-definitions/core/v1/node.yaml. Do not edit.
import { atomicList, field, granularMap, mapList, scalar, setList, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Node (api-definitions/core/v1/node.yaml). */
export const nodeSchema: StructSchema = struct("Node", () => ({
  isKind: true,
  validationOrder: ["metadata", "spec", "status", "."],
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(nodeSpecSchema),
    status: field(nodeStatusSchema),
  },
}));

/** Schema of NodeSpec (api-definitions/core/v1/node.yaml). */
export const nodeSpecSchema: StructSchema = struct("NodeSpec", () => ({
  fields: {
    podCIDR: field(scalar.string, { omitEmpty: true }),
    podCIDRs: field(setList(scalar.string), { omitEmpty: true, patchStrategy: ["merge"] }),
    providerID: field(scalar.string, { omitEmpty: true }),
    unschedulable: field(scalar.boolean, { omitEmpty: true }),
    taints: field(atomicList(taintSchema), { omitEmpty: true, errorPath: "/metadata.taints[]" }),
    configSource: field(nodeConfigSourceSchema, { omitEmpty: true, optional: true, gate: "DynamicKubeletConfig" }),
    externalID: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of NodeStatus (api-definitions/core/v1/node.yaml). */
export const nodeStatusSchema: StructSchema = struct("NodeStatus", () => ({
  fields: {
    capacity: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    allocatable: field(granularMap(scalar.Quantity), { omitEmpty: true }),
    phase: field(scalar.string, { omitEmpty: true }),
    conditions: field(mapList(["type"], nodeConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    addresses: field(mapList(["type"], nodeAddressSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
    daemonEndpoints: field(nodeDaemonEndpointsSchema),
    nodeInfo: field(nodeSystemInfoSchema),
    images: field(atomicList(containerImageSchema), { omitEmpty: true }),
    volumesInUse: field(atomicList(scalar.string), { omitEmpty: true }),
    volumesAttached: field(atomicList(attachedVolumeSchema), { omitEmpty: true }),
    config: field(nodeConfigStatusSchema, { omitEmpty: true, optional: true, gate: "DynamicKubeletConfig" }),
  },
}));

/** Schema of Taint (api-definitions/core/v1/node.yaml). */
export const taintSchema: StructSchema = struct("Taint", () => ({
  fields: {
    key: field(scalar.string, { required: true }),
    value: field(scalar.string, { omitEmpty: true }),
    effect: field(scalar.string, { required: true }),
    timeAdded: field(scalar.Time, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of NodeConfigSource (api-definitions/core/v1/node.yaml). */
export const nodeConfigSourceSchema: StructSchema = struct("NodeConfigSource", () => ({
  fields: {
    configMap: field(configMapNodeConfigSourceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ConfigMapNodeConfigSource (api-definitions/core/v1/node.yaml). */
export const configMapNodeConfigSourceSchema: StructSchema = struct("ConfigMapNodeConfigSource", () => ({
  fields: {
    namespace: field(scalar.string, { required: true }),
    name: field(scalar.string, { required: true }),
    uid: field(scalar.string, { omitEmpty: true }),
    resourceVersion: field(scalar.string, { omitEmpty: true }),
    kubeletConfigKey: field(scalar.string, { required: true }),
  },
}));

/** Schema of NodeConfigStatus (api-definitions/core/v1/node.yaml). */
export const nodeConfigStatusSchema: StructSchema = struct("NodeConfigStatus", () => ({
  fields: {
    assigned: field(nodeConfigSourceSchema, { omitEmpty: true, optional: true }),
    active: field(nodeConfigSourceSchema, { omitEmpty: true, optional: true }),
    lastKnownGood: field(nodeConfigSourceSchema, { omitEmpty: true, optional: true }),
    error: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of NodeCondition (api-definitions/core/v1/node.yaml). */
export const nodeConditionSchema: StructSchema = struct("NodeCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastHeartbeatTime: field(scalar.Time),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of NodeAddress (api-definitions/core/v1/node.yaml). */
export const nodeAddressSchema: StructSchema = struct("NodeAddress", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    address: field(scalar.string, { required: true }),
  },
}));

/** Schema of NodeDaemonEndpoints (api-definitions/core/v1/node.yaml). */
export const nodeDaemonEndpointsSchema: StructSchema = struct("NodeDaemonEndpoints", () => ({
  fields: {
    kubeletEndpoint: field(daemonEndpointSchema),
  },
}));

/** Schema of DaemonEndpoint (api-definitions/core/v1/node.yaml). */
export const daemonEndpointSchema: StructSchema = struct("DaemonEndpoint", () => ({
  fields: {
    Port: field(scalar.int32, { required: true }),
  },
}));

/** Schema of NodeSystemInfo (api-definitions/core/v1/node.yaml). */
export const nodeSystemInfoSchema: StructSchema = struct("NodeSystemInfo", () => ({
  fields: {
    machineID: field(scalar.string, { required: true }),
    systemUUID: field(scalar.string, { required: true }),
    bootID: field(scalar.string, { required: true }),
    kernelVersion: field(scalar.string, { required: true }),
    osImage: field(scalar.string, { required: true }),
    containerRuntimeVersion: field(scalar.string, { required: true }),
    kubeletVersion: field(scalar.string, { required: true }),
    kubeProxyVersion: field(scalar.string, { required: true }),
    operatingSystem: field(scalar.string, { required: true }),
    architecture: field(scalar.string, { required: true }),
  },
}));

/** Schema of ContainerImage (api-definitions/core/v1/node.yaml). */
export const containerImageSchema: StructSchema = struct("ContainerImage", () => ({
  fields: {
    names: field(atomicList(scalar.string)),
    sizeBytes: field(scalar.int64, { omitEmpty: true }),
  },
}));

/** Schema of AttachedVolume (api-definitions/core/v1/node.yaml). */
export const attachedVolumeSchema: StructSchema = struct("AttachedVolume", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    devicePath: field(scalar.string, { required: true }),
  },
}));
