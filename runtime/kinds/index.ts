/** Everything that definitions name, of every group; the composition root hands it to what needs it. */
import { admissionregistrationKinds } from "./admissionregistration/index.js";
import { appsKinds } from "./apps/index.js";
import { authenticationKinds } from "./authentication/index.js";
import { authorizationKinds } from "./authorization/index.js";
import { autoscalingKinds } from "./autoscaling/index.js";
import { batchKinds } from "./batch/index.js";
import { certificatesKinds } from "./certificates/index.js";
import { coreKinds } from "./core/index.js";
import { discoveryKinds } from "./discovery/index.js";
import { eventsKinds } from "./events/index.js";
import type { KindBindings } from "./kind-bindings.js";
import { networkingKinds } from "./networking/index.js";
import { nodeKinds } from "./node/index.js";
import { policyKinds } from "./policy/index.js";
import { rbacKinds } from "./rbac/index.js";
import { schedulingKinds } from "./scheduling/index.js";
import { storageKinds } from "./storage/index.js";

const groups: readonly Partial<KindBindings>[] = [
  admissionregistrationKinds,
  appsKinds,
  authorizationKinds,
  authenticationKinds,
  autoscalingKinds,
  batchKinds,
  certificatesKinds,
  coreKinds,
  discoveryKinds,
  eventsKinds,
  networkingKinds,
  nodeKinds,
  policyKinds,
  rbacKinds,
  schedulingKinds,
  storageKinds,
];

const joined = <T extends keyof KindBindings>(table: T): KindBindings[T] =>
  Object.assign({}, ...groups.map((group) => group[table] ?? {})) as KindBindings[T];

export const kinds: KindBindings = {
  cells: joined("cells"),
  conversions: joined("conversions"),
  handlers: joined("handlers"),
  resourceHooks: joined("resourceHooks"),
  typeHooks: joined("typeHooks"),
};
