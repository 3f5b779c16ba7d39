// The tour of a generated client: what it prints is what test/tours expects of every language.
import { Configuration, CoreV1Api, ResponseError } from "./client";

const { SERVER = "", TOKEN = "" } = process.env;
const core = new CoreV1Api(new Configuration({ basePath: SERVER, apiKey: `Bearer ${TOKEN}` }));
const namespace = "default";
const say = (...words: unknown[]) => console.log(words.join(" "));

async function main(): Promise<void> {
  const made = await core.createCoreV1NamespacedConfigMap({ namespace, body: { metadata: { name: "tour" }, data: { color: "red" } } });
  say("created", made.data?.["color"]);
  const name = "tour";
  const read = await core.readCoreV1NamespacedConfigMap({ namespace, name });
  say("read", read.data?.["color"]);
  const replaced = await core.replaceCoreV1NamespacedConfigMap({ namespace, name, body: { ...read, data: { color: "green" } } });
  say("replaced", replaced.data?.["color"]);
  const change = [{ op: "replace", path: "/data/color", value: "blue" }];
  const patched = await core.patchCoreV1NamespacedConfigMap({ namespace, name, body: change });
  say("patched", patched.data?.["color"]);
  const listed = await core.listCoreV1NamespacedConfigMap({ namespace, fieldSelector: "metadata.name=tour" });
  say("listed", listed.items.length, listed.items[0]?.metadata?.name);
  const resourceVersion = made.metadata?.resourceVersion ?? "";
  const watching = await core.listCoreV1NamespacedConfigMapRaw({
    namespace,
    watch: true,
    resourceVersion,
    fieldSelector: "metadata.name=tour",
  });
  let text = "";
  for await (const chunk of watching.raw.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    if (text.split("\n").length > 2) break;
  }
  for (const line of text.trim().split("\n").slice(0, 2)) {
    const { type, object } = JSON.parse(line);
    say("watched", type, object.data.color);
  }
  const removed = await core.deleteCoreV1NamespacedConfigMap({ namespace, name });
  say("deleted", removed.status);
  await core.readCoreV1NamespacedConfigMap({ namespace, name }).catch((error: unknown) => {
    if (error instanceof ResponseError) say("absent", error.response.status);
  });
}

void main();
