/** What a GET from another process feels beside lists and a watch of large objects, in each form that they are sent in. */
import { runLoad } from "./load.js";
import { startMeasuredServer } from "./measured-process.js";
import { perSecond, type Table, watched } from "./table.js";

const MAPS = "/api/v1/namespaces/orch-public/configmaps";
const OBJECTS = 4;
const TRANSFORMED = "g=meta.orch.io;v=v1";

const FORMS = {
  JSON: "application/json",
  tables: `application/json;as=Table;${TRANSFORMED}`,
  metadata: `application/json;as=PartialObjectMetadataList;${TRANSFORMED}`,
  YAML: "application/yaml",
  protobuf: "application/vnd.orch.protobuf",
};

/** Objects of a megabyte in small members, which are as dear to read and write as their size gets. */
export async function measureLargeObjects(table: Table): Promise<void> {
  const server = await startMeasuredServer();
  const data = Object.fromEntries(Array.from({ length: 65_000 }, (_, index) => [`k${index.toString(36)}`, ""]));
  for (let i = 0; i < OBJECTS; i++) {
    const { status, text } = await server.client.post(MAPS, { metadata: { name: `large-${i}` }, data });
    if (status !== 201) throw new Error(text);
  }
  const read = async (path: string, accept: string): Promise<void> => {
    const response = await server.client.open("GET", path, { accept });
    for await (const _ of response);
  };
  const beside = async (work: string, ask: () => Promise<void>): Promise<void> => {
    let asking = true;
    const reading = (async () => {
      while (asking) await ask();
    })();
    const workload = { kind: "get", path: "/api/v1/namespaces/default" } as const;
    const { result, latency, loopDelay } = await watched(server, () =>
      runLoad({ ...server, protocol: "h1", clients: 1, seconds: 4, workload }),
    );
    asking = false;
    await reading;
    table.add({ work, figure: `${perSecond(result).toFixed(0)} a second`, latency, loopDelay });
  };
  for (const [form, accept] of Object.entries(FORMS)) {
    await beside(`GET while lists of ${OBJECTS} objects of 1 MB are read as ${form}`, () => read(MAPS, accept));
  }
  await beside(`GET while ${OBJECTS} objects of 1 MB are watched as tables`, () =>
    read(`${MAPS}?watch=1&resourceVersion=0&timeoutSeconds=1`, FORMS.tables),
  );
  await server.stop();
}
