/** Lists in cells: the first few, and how many more there are. */

const SHOWN = 3;

/** `a,b,c + 2 more...`; `none` for an empty list. */
export function firstFew(texts: readonly string[], none: string): string {
  if (texts.length === 0) return none;
  const shown = texts.slice(0, SHOWN).join(",");
  return texts.length > SHOWN ? `${shown} + ${texts.length - SHOWN} more...` : shown;
}

/** `host:port`, an address of version 6 in brackets. */
export function hostAndPort(host: string, port: number): string {
  return host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
}
