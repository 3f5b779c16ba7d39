/** Roles of the namespaces that the system has for itself (AUTHZ-09). */
import { allow, type BootstrapNames, type BootstrapRole } from "./bootstrap-role.js";

/** Each is bound in its own namespace. */
export const namespacedRoles = ({
  componentPrefix,
  groupDomain,
  publicNamespace,
  systemNamespace,
}: BootstrapNames): readonly BootstrapRole[] => [
  {
    namespace: publicNamespace,
    name: "system:controller:bootstrap-signer",
    rules: [
      allow("get list watch", "", "configmaps"),
      allow("update", "", "configmaps", "cluster-info"),
      allow("create patch update", ["", `events.${groupDomain}`], "events"),
    ],
  },
  {
    namespace: systemNamespace,
    name: "extension-apiserver-authentication-reader",
    rules: [allow("get list watch", "", "configmaps", "extension-apiserver-authentication")],
  },
  {
    namespace: systemNamespace,
    name: `system::leader-locking-${componentPrefix}controller-manager`,
    rules: [allow("watch", "", "configmaps"), allow("get update", "", "configmaps", [`${componentPrefix}controller-manager`])],
  },
  {
    namespace: systemNamespace,
    name: `system::leader-locking-${componentPrefix}scheduler`,
    rules: [allow("watch", "", "configmaps"), allow("get update", "", "configmaps", [`${componentPrefix}scheduler`])],
  },
  { namespace: systemNamespace, name: "system:controller:bootstrap-signer", rules: [allow("get list watch", "", "secrets")] },
  { namespace: systemNamespace, name: "system:controller:cloud-provider", rules: [allow("create get list watch", "", "configmaps")] },
  {
    namespace: systemNamespace,
    name: "system:controller:token-cleaner",
    rules: [allow("delete get list watch", "", "secrets"), allow("create patch update", ["", `events.${groupDomain}`], "events")],
  },
];
