/** The changes that informers are to follow: the same sequence in every run. */
import type { ApiClient } from "./api-client.js";

/** Makes `count` creations, updates and deletions among fifty names, then creates `last`; `between` runs after each. */
export async function makeRandomChanges(
  client: ApiClient,
  collection: string,
  count: number,
  between: (index: number) => void,
): Promise<void> {
  let seed = 42;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let i = 0; i < count; i++) {
    const name = `o${random(50)}`;
    if (random(3) === 0) await client.delete(`${collection}/${name}`);
    else await client.put(`${collection}/${name}`, { metadata: { name }, data: { i: String(i) } });
    between(i);
  }
  await client.put(`${collection}/last`, { metadata: { name: "last" } });
}

/** What the server holds, one sorted `name@resourceVersion` per object. */
export async function stateOf(client: ApiClient, collection: string): Promise<string[]> {
  const { items } = (await client.get(collection)).json as { items: { metadata: { name: string; resourceVersion: string } }[] };
  return items.map(({ metadata }) => `${metadata.name}@${metadata.resourceVersion}`).sort();
}
