/** Checks of the level restricted: what is good practice where pods are to be held as tightly as can be. */
import { type Container, sourceOf, type Volume } from "../pods/pod-model.js";
import { addedCapabilities, isSeccompAllowed, seccompProfile } from "./baseline-checks.js";
import { type Check, distinct, named, plural, quoted, setters } from "./check.js";

export const allowPrivilegeEscalation: Check = ({ containers }) => {
  const guilty = containers.filter(({ securityContext }) => securityContext?.allowPrivilegeEscalation !== false);
  if (guilty.length === 0) return undefined;
  return {
    reason: "allowPrivilegeEscalation != false",
    detail: `${named(guilty)} must set securityContext.allowPrivilegeEscalation=false`,
  };
};

export const restrictedCapabilities: Check = ({ containers }) => {
  const keeping = containers.filter(({ securityContext }) => !securityContext?.capabilities?.drop?.includes("ALL"));
  const added = addedCapabilities(containers, (name) => name !== "NET_BIND_SERVICE");
  const details = [
    ...(keeping.length === 0 ? [] : [`${named(keeping)} must set securityContext.capabilities.drop=["ALL"]`]),
    ...(added === undefined ? [] : [added]),
  ];
  return details.length === 0 ? undefined : { reason: "unrestricted capabilities", detail: details.join("; ") };
};

const ALLOWED_SOURCES = [
  "configMap",
  "csi",
  "downwardAPI",
  "emptyDir",
  "ephemeral",
  "persistentVolumeClaim",
  "projected",
  "secret",
] as const;

/** In the order in which a volume of several is called by one. */
const RESTRICTED_SOURCES = [
  "hostPath",
  "gcePersistentDisk",
  "awsElasticBlockStore",
  "gitRepo",
  "nfs",
  "iscsi",
  "glusterfs",
  "rbd",
  "flexVolume",
  "cinder",
  "cephfs",
  "flocker",
  "fc",
  "azureFile",
  "vsphereVolume",
  "quobyte",
  "azureDisk",
  "photonPersistentDisk",
  "portworxVolume",
  "scaleIO",
  "storageos",
] as const;

const has = (volume: Volume, source: string): boolean => sourceOf(volume, source) !== undefined;

export const restrictedVolumes: Check = ({ spec: { volumes = [] } }) => {
  const guilty = volumes.filter((volume) => !ALLOWED_SOURCES.some((source) => has(volume, source)));
  if (guilty.length === 0) return undefined;
  const types = distinct(guilty.map((volume) => RESTRICTED_SOURCES.find((source) => has(volume, source)) ?? "unknown"));
  const who = `${plural(guilty.length, "volume")} ${quoted(guilty.map(({ name }) => name))} ${plural(guilty.length, "uses", "use")}`;
  return { reason: "restricted volume types", detail: `${who} ${plural(types.length, "restricted volume type")} ${quoted(types)}` };
};

export const runAsNonRoot: Check = (pod) => {
  const reason = "runAsNonRoot != true";
  const who = setters(pod, (context) => context.runAsNonRoot === false);
  if (who !== "") return { reason, detail: `${who} must not set securityContext.runAsNonRoot=false` };
  if (pod.spec.securityContext?.runAsNonRoot === true) return undefined;
  const silent = pod.containers.filter(({ securityContext }) => securityContext?.runAsNonRoot === undefined);
  return silent.length === 0 ? undefined : { reason, detail: `pod or ${named(silent)} must set securityContext.runAsNonRoot=true` };
};

export const runAsUser: Check = (pod) => {
  const who = setters(pod, (context) => context.runAsUser === 0);
  return who === "" ? undefined : { reason: "runAsUser=0", detail: `${who} must not set runAsUser=0` };
};

const withoutSeccomp = ({ securityContext }: Container): boolean => securityContext?.seccompProfile === undefined;

export const requiredSeccompProfile: Check = (pod) => {
  const wrong = seccompProfile(pod);
  if (wrong !== undefined) return wrong;
  const ofPod = pod.spec.securityContext?.seccompProfile;
  if (ofPod !== undefined && isSeccompAllowed(ofPod.type)) return undefined;
  const silent = pod.containers.filter(withoutSeccomp);
  if (silent.length === 0) return undefined;
  const detail = `pod or ${named(silent)} must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost"`;
  return { reason: "seccompProfile", detail };
};
