/** The release whose API is served, wherever it is told or compared with. */
export const SERVED_RELEASE = { major: 1, minor: 24, patch: 17 } as const;
