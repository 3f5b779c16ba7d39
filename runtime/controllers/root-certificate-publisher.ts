/** Publishes what clients inside verify this server by: a config map in every namespace, with nothing else in it (SA-14). */
import type { ConfigMap } from "../../generated/core/v1/types.js";
import { type Controller, IDLE, type ServerControllerOptions } from "./controller.js";
import { ObjectPerNamespace } from "./object-per-namespace.js";

const RESOURCE = "configmaps";
const KEY = "ca.crt";

export function startRootCertificatePublisher(options: ServerControllerOptions): Controller {
  const { registry, rootCertificates } = options;
  const namespaces = registry.stored("", "v1", "namespaces")?.store;
  const maps = registry.stored("", "v1", RESOURCE)?.store;
  if (namespaces === undefined || maps === undefined) return IDLE;
  const data = (): Record<string, string> => ({ [KEY]: rootCertificates.pem });
  const publisher = new ObjectPerNamespace<ConfigMap>(
    options,
    {
      resource: RESOURCE,
      name: registry.profile.names["rootCaConfigMap"] as string,
      make: (name) => ({ metadata: { name }, data: data() }),
      objects: (clients, namespace) => clients.core.v1.configMaps.namespace(namespace),
      isRight: ({ data: found = {}, binaryData }) =>
        found[KEY] === rootCertificates.pem && Object.keys(found).length === 1 && binaryData === undefined,
      isImmutable: ({ immutable }) => immutable === true,
      correct: (map) => {
        map.data = data();
        delete map.binaryData;
      },
    },
    namespaces,
    maps,
  );
  const unfollow = rootCertificates.follow(() => publisher.lookAgain());
  return {
    stop: () => {
      unfollow();
      publisher.stop();
    },
  };
}
