/**
 * Stands in the bundle for the parts of Express that parse bodies and queries, which endpoints do by themselves: half of what it would
 * have to load, by size and by time, while the first client that asks for a path of its waits.
 */
export {};
