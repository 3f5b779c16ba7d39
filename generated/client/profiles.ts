// Generated from api-definitions/vendor-profiles. Do not edit.
import type { ClientProfile } from "../../runtime/client/generated-doorway.js";

/** Names of servers that run with `--vendor-profile=kubernetes`. */
export const kubernetesProfile: ClientProfile = {
  name: "kubernetes",
  groupDomain: "k8s.io",
  protobufMediaType: "application/vnd.kubernetes.protobuf",
  protobufPrefix: [107, 56, 115, 0],
  initialEventsEndAnnotation: "k8s.io/initial-events-end",
  serviceAccountDirectory: "/var/run/secrets/kubernetes.io/serviceaccount",
  environmentPrefix: "KUBERNETES",
};

/** Names of servers that run with `--vendor-profile=orch`. */
export const orchProfile: ClientProfile = {
  name: "orch",
  groupDomain: "orch.io",
  protobufMediaType: "application/vnd.orch.protobuf",
  protobufPrefix: [107, 56, 115, 0],
  initialEventsEndAnnotation: "orch.io/initial-events-end",
  serviceAccountDirectory: "/var/run/secrets/orch.io/serviceaccount",
  environmentPrefix: "ORCH",
};
