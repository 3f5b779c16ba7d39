/** Small schemas in the shape of real kinds, for the tests of decoding, defaulting and patching. */
import type { FieldSchema, ListSchema, MapSchema, ScalarType, Schema, StructSchema } from "../../../runtime/definition/schema.js";

export const scalar = (type: ScalarType): Schema => ({ kind: "scalar", type });
export const list = (item: Schema): ListSchema => ({ kind: "list", item, listType: "atomic", keys: [] });
export const map = (value: Schema): MapSchema => ({ kind: "map", value, atomic: false });
const text = scalar("string");

/** A field omitted when empty; `traits` say what else it is. */
export const field = (schema: Schema, traits: Partial<FieldSchema> = {}): FieldSchema => ({
  schema,
  required: false,
  omitEmpty: true,
  optional: false,
  ...traits,
});
const pointer = { optional: true } as const;
const always = { omitEmpty: false } as const;

export const struct = (typeName: string, fields: Record<string, FieldSchema>): StructSchema => ({
  kind: "struct",
  typeName,
  atomic: false,
  fields,
});

const ownerReference = struct("OwnerReference", {
  apiVersion: field(text, always),
  kind: field(text, always),
  name: field(text, always),
  uid: field(text, always),
  controller: field(scalar("boolean"), pointer),
});

const objectMeta = struct("ObjectMeta", {
  name: field(text),
  namespace: field(text),
  uid: field(text),
  resourceVersion: field(text),
  generation: field(scalar("int64")),
  creationTimestamp: field(scalar("Time")),
  deletionTimestamp: field(scalar("Time"), pointer),
  labels: field(map(text)),
  annotations: field(map(text)),
  ownerReferences: field(list(ownerReference), { patchStrategy: ["merge"], patchMergeKey: "uid" }),
  finalizers: field({ ...list(text), listType: "set" }, { patchStrategy: ["merge"] }),
});

export const configMap = struct("ConfigMap", {
  metadata: field(objectMeta),
  immutable: field(scalar("boolean"), pointer),
  data: field(map(text)),
  binaryData: field(map(scalar("bytes"))),
});

const port = struct("ContainerPort", {
  name: field(text),
  containerPort: field(scalar("int32"), always),
  protocol: field(text, { default: "TCP" }),
});
const environment = struct("EnvVar", { name: field(text, always), value: field(text) });
const resources = struct("ResourceRequirements", { limits: field(map(scalar("Quantity"))) });
const handler = struct("HTTPGetAction", { path: field(text), port: field(scalar("IntOrString"), always) });
const probe = struct("Probe", {
  httpGet: field(handler, pointer),
  periodSeconds: field(scalar("int32"), { default: 10 }),
});
const container = struct("Container", {
  name: field(text, always),
  image: field(text),
  args: field(list(text)),
  ports: field(list(port), { patchStrategy: ["merge"], patchMergeKey: "containerPort" }),
  env: field(list(environment), { patchStrategy: ["merge"], patchMergeKey: "name" }),
  resources: field(resources),
  livenessProbe: field(probe, pointer),
  stdin: field(scalar("boolean")),
});
const emptyDir = struct("EmptyDirVolumeSource", { medium: field(text), sizeLimit: field(scalar("Quantity"), pointer) });
const secretSource = struct("SecretVolumeSource", {
  secretName: field(text),
  defaultMode: field(scalar("int32"), { ...pointer, default: 420 }),
});
const volume = struct("Volume", {
  name: field(text, always),
  emptyDir: field(emptyDir, pointer),
  secret: field(secretSource, pointer),
});
const labelSelector = struct("LabelSelector", { matchLabels: field(map(text)) });
const condition = struct("PodCondition", {
  type: field(text, always),
  status: field(text, always),
  lastProbeTime: field(scalar("Time")),
});

/** Contains itself. */
const tree: StructSchema = struct("Tree", {
  name: field(text),
  below: {
    get schema(): Schema {
      return list(tree);
    },
    required: false,
    omitEmpty: true,
    optional: false,
  },
});

export const pod = struct("Pod", {
  metadata: field(objectMeta),
  spec: field(
    struct("PodSpec", {
      containers: field(list(container), { ...always, patchStrategy: ["merge"], patchMergeKey: "name" }),
      volumes: field(list(volume), { patchStrategy: ["merge", "retainKeys"], patchMergeKey: "name" }),
      nodeSelector: field(map(text)),
      selector: field(labelSelector, pointer),
      strategy: field(struct("Strategy", { type: field(text), rolling: field(labelSelector, pointer) }), { patchStrategy: ["retainKeys"] }),
      whole: field(struct("Whole", { a: field(text), b: field(text) }), { ...pointer, patchStrategy: ["replace"] }),
      deadline: field(scalar("int64"), pointer),
      priority: field(scalar("int32")),
      weight: field(scalar("double")),
      grace: field(scalar("Duration"), pointer),
      started: field(scalar("MicroTime"), pointer),
      apiGroup: field(text, { ...pointer, ...always }),
      raw: field({ kind: "any", object: false }),
      embedded: field({ kind: "any", object: true }, pointer),
      tree: field(tree, pointer),
      restartPolicy: field(text, { default: "Always" }),
    }),
  ),
  status: field(struct("PodStatus", { phase: field(text), conditions: field(list(condition)) })),
});
