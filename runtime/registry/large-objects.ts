/** Which objects are large. */

/** Bodies and stored objects from this size on are not worked on in one piece: the worst of them would take some tens of milliseconds. */
export const LARGE_BYTES = 64 * 1024;
