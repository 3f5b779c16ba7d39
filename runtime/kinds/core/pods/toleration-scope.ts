/** What a toleration speaks of, as a key: any value where there is none, any key and any effect where those are empty. */
export const tolerationScope = (key: string, effect: string, value?: string): string =>
  `${key.length},${effect.length}${value === undefined ? "" : "="}:${key}${effect}${value ?? ""}`;
