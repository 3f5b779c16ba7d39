/** Queries as long as headers may be that cost a server as much as their form allows; each is one call of a client. */
import type { ApiClient } from "./api-client.js";
import type { LargeBody } from "./large-bodies.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
/** A query that leaves room for the other headers of a request. */
const QUERY_BYTES = 340_000;
/** Requirements that a label selector may have, and values. */
const [REQUIREMENTS, VALUES] = [1000, 8190];

const times = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => item(index));

const select =
  (selector: string, options = "") =>
  (client: ApiClient) =>
    client.get(`${MAPS}?labelSelector=${selector}${options}`);

export const LARGE_QUERIES: readonly LargeBody[] = [
  { name: "a resource version of 340,000 digits", send: (client) => client.get(`${MAPS}?resourceVersion=${"9".repeat(340_000)}`) },
  { name: "a limit of 340,000 digits", send: (client) => client.get(`${MAPS}?limit=${"9".repeat(340_000)}`) },
  {
    name: "a field selector of backslashes",
    send: (client) => client.get(`${MAPS}?fieldSelector=metadata.name%3D${"\\".repeat(QUERY_BYTES)}`),
  },
  {
    name: "a field selector of many terms",
    send: (client) => client.get(`${MAPS}?fieldSelector=${"metadata.name%3Da,".repeat(QUERY_BYTES / 18)}`),
  },
  { name: "a label selector of more terms than are read", send: select("a,".repeat(QUERY_BYTES / 2)) },
  { name: "a label selector of more values than are read", send: select(`a+in+(${"a,".repeat(QUERY_BYTES / 2)}a)`) },
  { name: "a label selector of many terms", send: select(times(REQUIREMENTS, (index) => `k${index}`).join()) },
  { name: "a label selector of many values", send: select(`a+in+(${times(VALUES, (index) => `v${index}`)})`) },
  {
    name: "a watch of objects without any of many labels",
    prepare: (client) =>
      Promise.all(times(64, (index) => client.post(MAPS, { metadata: { name: `selected-${index}`, labels: { a: "b" } } }))),
    send: select(times(REQUIREMENTS, (index) => `!k${index}`).join(), "&watch=true&timeoutSeconds=1"),
  },
  {
    name: "a watch of objects above many numbers",
    send: select(times(REQUIREMENTS, (index) => `k${index}>${index}`).join(), "&watch=true&timeoutSeconds=1"),
  },
];
