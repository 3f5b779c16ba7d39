/**
 * An example controller: every ConfigMap labelled as a site gets a Secret with a key and a ConfigMap with its address, for as long as it is
 * there. It speaks of no vendor's names, so it runs on any server of this protocol.
 */
import {
  addFinalizer,
  type Clientset,
  Controller,
  EventRecorder,
  Informer,
  isBeingDeleted,
  ownerKeys,
  ownerReference,
  removeFinalizer,
} from "orch/client";

export const SITE_LABEL = "example.com/site";
const FINALIZER = "example.com/site";
const MANAGER = "site-controller";

export interface SiteController {
  readonly closedSites: readonly string[];
  stop(): Promise<void>;
}

export async function startSiteController(clients: Clientset, onError: (error: unknown) => void): Promise<SiteController> {
  const { configMaps, secrets } = clients.core.v1;
  const options = { onError, firstRetryMs: 10, longestRetryMs: 100 };
  const sites = new Informer(configMaps, { ...options, labelSelector: `${SITE_LABEL}=yes` });
  const keys = new Informer(secrets, { ...options, labelSelector: `${SITE_LABEL}=part` });
  const addresses = new Informer(configMaps, { ...options, labelSelector: `${SITE_LABEL}=part` });
  const events = new EventRecorder({ connection: clients.connection, component: MANAGER, onError });
  const closedSites: string[] = [];

  const reconcile = async (key: string): Promise<void> => {
    const site = sites.store.get(key);
    if (site === undefined) return;
    const { name, namespace = "" } = site.metadata;
    if (isBeingDeleted(site)) {
      closedSites.push(name);
      await removeFinalizer(configMaps.namespace(namespace), name, FINALIZER);
      return;
    }
    await addFinalizer(configMaps.namespace(namespace), name, FINALIZER);
    const metadata = {
      labels: { [SITE_LABEL]: "part" },
      ownerReferences: [ownerReference({ ...site, apiVersion: "v1", kind: "ConfigMap" })],
    };
    const isNew = keys.store.get(`${key}-key`) === undefined;
    await secrets
      .namespace(namespace)
      .apply(
        { metadata: { ...metadata, name: `${name}-key` }, stringData: { key: `key of ${name}` } },
        { fieldManager: MANAGER, force: true },
      );
    const address = `https://${name}.${site.data?.["domain"] ?? "example.com"}`;
    await configMaps
      .namespace(namespace)
      .apply({ metadata: { ...metadata, name: `${name}-address` }, data: { address } }, { fieldManager: MANAGER, force: true });
    if (isNew) events.record({ ...site, apiVersion: "v1", kind: "ConfigMap" }, "Normal", "SiteOpened", `Site ${name} has its parts.`);
  };

  const controller = new Controller({
    reconcile,
    parallel: 4,
    firstPauseMs: 10,
    longestPauseMs: 200,
    onError: (_key, error) => onError(error),
  });
  controller.watch(sites);
  controller.watch(keys, (key) => ownerKeys(key, "ConfigMap"));
  controller.watch(addresses, (address) => ownerKeys(address, "ConfigMap"));
  await controller.start();
  return {
    closedSites,
    async stop() {
      await controller.stop();
      await events.flush();
    },
  };
}
