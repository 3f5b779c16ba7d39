/** Definitions as an author writes them: a workload with templates, a service, a kind in two versions that differ, a review. */

const INT32 = "type: integer, format: int32";

const DEPLOYMENT = `
kind: Deployment
scope: Namespaced
names: { shortNames: [dep] }
description: Pods that are replaced in turn.
lifecycle: { introduced: "1.24" }
subresources:
  status: {}
  scale: { specReplicas: .spec.replicas, statusReplicas: .status.replicas, selector: .spec.selector }
additionalPrinterColumns:
  - { name: Ready, jsonPath: [.status.readyReplicas, .spec.replicas], print: ratio, description: Ready of wanted. }
  - { name: Selector, jsonPath: .spec.selector, print: selector, description: Which pods. }
  - Age
schema:
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      required: [selector, template]
      x-orch-validations:
        - rule: "selectorMatches(self.selector, self.template.metadata.labels)"
          message: "\`selector\` does not match template \`labels\`"
          fieldPath: .template.metadata.labels
          valueExpression: "self.template.metadata.labels"
      properties:
        replicas: { x-orch-proto: 1, ${INT32}, x-orch-optional: true, default: 1, minimum: 0, description: How many. }
        selector: { x-orch-proto: 2, $ref: meta/v1.LabelSelector, x-orch-immutable: true, description: Which pods. }
        template: { x-orch-proto: 3, $ref: core/v1.PodTemplateSpec }
        strategy: { x-orch-proto: 4, $ref: Strategy, x-orch-optional: false, default: {} }
    status:
      x-orch-proto: 3
      description: What there is.
      properties:
        replicas: { x-orch-proto: 1, ${INT32}, description: How many there are. }
        readyReplicas: { x-orch-proto: 2, ${INT32}, description: How many are ready. }
types:
  Strategy:
    description: How pods are replaced.
    x-orch-validations:
      - rule: "self.type != 'Recreate' || !has(self.rollingUpdate)"
        reason: FieldValueForbidden
        message: "may not be specified when strategy \`type\` is 'Recreate'"
        fieldPath: .rollingUpdate
    properties:
      type: { x-orch-proto: 1, type: string, enum: [Recreate, RollingUpdate], default: RollingUpdate, description: How. }
      rollingUpdate:
        x-orch-proto: 2
        description: In which steps.
        default: { maxSurge: 25% }
        x-orch-default-when: "self.type == 'RollingUpdate'"
        properties:
          maxSurge: { x-orch-proto: 1, x-orch-int-or-string: true, minimum: 0, format: percent, description: How many more than wanted. }
`;

const SERVICE = `
kind: Service
scope: Namespaced
nameSyntax: dns1035Label
description: A name for pods.
lifecycle: { introduced: "1.24" }
schema:
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      properties:
        ports:
          x-orch-proto: 1
          type: array
          items: { $ref: ServicePort }
          x-orch-list-type: map
          x-orch-list-map-keys: [port, protocol]
          x-orch-unique: [protocol, port]
          description: Ports.
        clusterIP: { x-orch-proto: 3, type: string, format: ipAddress, description: Address. }
        ranges: { x-orch-proto: 4, type: array, items: { type: string, format: cidr }, description: Who may use it. }
types:
  ServicePort:
    description: A port.
    required: [port]
    properties:
      name: { x-orch-proto: 1, type: string, format: dns1123Label, description: Its name. }
      protocol: { x-orch-proto: 2, type: string, enum: [SCTP, TCP, UDP], default: TCP, description: Its protocol. }
      port: { x-orch-proto: 3, ${INT32}, minimum: 1, maximum: 65535, description: Its number. }
      targetPort:
        x-orch-proto: 4
        x-orch-int-or-string: true
        x-orch-default-from: "self.port"
        description: The port of the pods.
`;

const SCALER_V1 = `
kind: Autoscaler
scope: Namespaced
description: Sets replicas by load.
lifecycle: { introduced: "1.24" }
conversion: autoscaler
storageVersion: v2
schema:
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      properties:
        maxReplicas: { x-orch-proto: 3, ${INT32}, minimum: 1, description: At most. }
        targetCPUUtilizationPercentage: { x-orch-proto: 4, ${INT32}, x-orch-optional: true, description: Wanted load. }
`;

const SCALER_V2 = `
kind: Autoscaler
scope: Namespaced
description: Sets replicas by load.
lifecycle: { introduced: "1.24" }
storageVersion: v2
schema:
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      properties:
        maxReplicas: { x-orch-proto: 3, ${INT32}, minimum: 1, description: At most. }
        metrics: { x-orch-proto: 4, type: array, items: { $ref: Metric }, description: What the load is. }
types:
  Metric:
    description: One measure of load.
    x-orch-union: { noun: metric source, discriminator: type }
    properties:
      type: { x-orch-proto: 1, type: string, enum: [Pods, Resource], description: Which. }
      pods: { x-orch-proto: 2, $ref: MetricSource }
      resource: { x-orch-proto: 3, $ref: MetricSource }
  MetricSource:
    description: A measure and what it is to be.
    properties:
      name: { x-orch-proto: 1, type: string, description: Its name. }
      target: { x-orch-proto: 2, ${INT32}, description: What it is to be. }
`;

const REVIEW = `
kind: ColorReview
scope: Cluster
description: Whether a color will do.
lifecycle: { introduced: "1.24" }
storage: none
handler: color-review
schema:
  properties:
    spec:
      x-orch-proto: 2
      description: What is asked.
      properties:
        color: { x-orch-proto: 1, type: string, enum: [red, green], description: The color. }
    status:
      x-orch-proto: 3
      description: The answer.
      properties:
        allowed: { x-orch-proto: 1, type: boolean, description: Whether it will do. }
`;

const SHELF = `
kind: Shelf
scope: Namespaced
names: { plural: shelves }
description: What holds books.
lifecycle: { introduced: "1.24" }
schema:
  required: [spec]
  properties:
    spec:
      x-orch-proto: 2
      description: What is wanted.
      required: [label, rows, closed, load, books, color, wood]
      x-orch-always-written: [owner, height]
      properties:
        label: { x-orch-proto: 1, type: string, description: What stands on it. }
        rows: { x-orch-proto: 2, ${INT32}, description: How many rows it has. }
        closed: { x-orch-proto: 3, type: boolean, description: Whether it has doors. }
        load: { x-orch-proto: 4, type: string, format: quantity, description: What it carries. }
        books: { x-orch-proto: 5, type: array, items: { type: string }, description: What it holds. }
        color: { x-orch-proto: 6, type: string, minLength: 1, description: Its color. }
        wood: { x-orch-proto: 7, $ref: Wood }
        owner: { x-orch-proto: 8, type: string, description: Whose it is. }
        height: { x-orch-proto: 9, ${INT32}, description: How high it is. }
types:
  Wood: { description: What it is made of., properties: { tree: { x-orch-proto: 1, type: string, description: Of which tree. } } }
`;

/** Files of definitions by path, below the folder of definitions. */
export const DEFINITIONS: Readonly<Record<string, string>> = {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a name of the vendor profile
  "work/group.yaml": "name: work.${groupDomain}\nversions: [v2, v1]\ndescription: Work.\n",
  "work/v1/deployment.yaml": DEPLOYMENT,
  "work/v1/service.yaml": SERVICE,
  "work/v1/autoscaler.yaml": SCALER_V1,
  "work/v2/autoscaler.yaml": SCALER_V2,
  "work/v1/color-review.yaml": REVIEW,
  "work/v1/shelf.yaml": SHELF,
};

/** What the definitions name in `runtime/kinds`. */
export const BINDINGS = `/** What definitions of the work group name. */
import type { Autoscaler as AutoscalerV1 } from "../../../generated/work/v1/types.js";
import type { Autoscaler as AutoscalerV2 } from "../../../generated/work/v2/types.js";
import type { NamedConversion } from "../../definition/resource-definition.js";
import type { Handler } from "../../registry/handlers.js";

const autoscaler: NamedConversion<AutoscalerV1, AutoscalerV2> = {
  toStorage({ metadata, spec }) {
    const target = spec?.targetCPUUtilizationPercentage;
    const metrics = target === undefined ? {} : { metrics: [{ type: "Resource" as const, resource: { name: "cpu", target } }] };
    return { ...(metadata && { metadata }), spec: { ...(spec?.maxReplicas && { maxReplicas: spec.maxReplicas }), ...metrics } };
  },
  fromStorage({ metadata, spec }) {
    const target = spec?.metrics?.find(({ resource }) => resource?.name === "cpu")?.resource?.target;
    const wanted = target === undefined ? {} : { targetCPUUtilizationPercentage: target };
    return { ...(metadata && { metadata }), spec: { ...(spec?.maxReplicas && { maxReplicas: spec.maxReplicas }), ...wanted } };
  },
};

const colorReview: Handler = {
  does: "create",
  create: ({ object }) => ({ ...object, status: { allowed: (object["spec"] as { color: string }).color === "green" } }),
};

export const workKinds = {
  conversions: { autoscaler: autoscaler as unknown as NamedConversion },
  handlers: { "color-review": colorReview },
};
`;
