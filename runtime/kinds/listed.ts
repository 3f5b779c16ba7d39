/** Lists in cells: the first few, and how many more there are. */

const SHOWN = 3;

/** `a,b,c + 2 more...`; `none` for an empty list. `count` says how many there are where only the first of them are given. */
export function firstFew(texts: Iterable<string>, none: string, count?: number): string {
  const shown: string[] = [];
  let seen = 0;
  for (const text of texts) {
    if (seen++ < SHOWN) shown.push(text);
    else if (count !== undefined) break;
  }
  if (seen === 0) return none;
  const more = (count ?? seen) - shown.length;
  return more > 0 ? `${shown.join(",")} + ${more} more...` : shown.join(",");
}

/** `host:port`, an address of version 6 in brackets. */
export function hostAndPort(host: string, port: number): string {
  return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}
