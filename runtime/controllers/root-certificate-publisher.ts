/** Publishes what clients inside verify this server by: a config map in every namespace, with nothing else in it (SA-14). */
import { isJsonObject, type JsonObject } from "../definition/json.js";
import { type Controller, IDLE, type ServerControllerOptions } from "./controller.js";
import { ObjectPerNamespace } from "./object-per-namespace.js";

const RESOURCE = "configmaps";
const KEY = "ca.crt";

export function startRootCertificatePublisher(options: ServerControllerOptions): Controller {
  const { registry, rootCertificates } = options;
  const namespaces = registry.stored("", "v1", "namespaces")?.store;
  const maps = registry.stored("", "v1", RESOURCE)?.store;
  if (namespaces === undefined || maps === undefined) return IDLE;
  const content = (): JsonObject => ({ data: { [KEY]: rootCertificates.pem } });
  const publisher = new ObjectPerNamespace(
    options,
    {
      resource: RESOURCE,
      name: registry.profile.names["rootCaConfigMap"] as string,
      content,
      isRight: ({ data, binaryData }) =>
        isJsonObject(data) && data[KEY] === rootCertificates.pem && Object.keys(data).length === 1 && binaryData === undefined,
      correct: (map) => {
        Object.assign(map, content());
        delete map["binaryData"];
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
