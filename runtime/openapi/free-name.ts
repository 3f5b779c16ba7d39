/** Names that two want: the later one gets another, as in the peer. */

/** The name itself, or with `_v2`, `_v3` and so on behind it. */
export function firstFree(name: string, isFree: (name: string) => boolean): string {
  let own = name;
  for (let version = 2; !isFree(own); version++) own = `${name}_v${version}`;
  return own;
}
