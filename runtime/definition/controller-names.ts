/** The control loops that the flag `--controllers` knows, by the peer's names. */

/** Whether each runs unless it is taken out. */
const CONTROLLERS = {
  bootstrapsigner: false,
  "clusterrole-aggregation": true,
  csrapproving: true,
  csrcleaner: true,
  csrsigning: true,
  "ephemeral-volume": true,
  garbagecollector: true,
  namespace: true,
  nodelifecycle: true,
  "persistentvolume-binder": true,
  "pv-protection": true,
  "pvc-protection": true,
  resourcequota: true,
  "root-ca-cert-publisher": true,
  serviceaccount: true,
  "serviceaccount-token": true,
  tokencleaner: false,
  "ttl-after-finished": true,
} as const satisfies Readonly<Record<string, boolean>>;

export type ControllerName = keyof typeof CONTROLLERS;

/** In the order of the alphabet. */
export const CONTROLLER_NAMES = Object.keys(CONTROLLERS) as readonly ControllerName[];

/** Those that `*` stands for. */
export const STANDARD_CONTROLLERS: readonly ControllerName[] = CONTROLLER_NAMES.filter((name) => CONTROLLERS[name]);
