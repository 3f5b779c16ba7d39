/** What definitions of events name. */
import type { KindBindings } from "../kind-bindings.js";
import { eventCount, eventFirstSeen, eventLastSeen, eventMessage, eventObject, eventSource } from "./cells.js";

export const eventsKinds = {
  cells: { eventCount, eventFirstSeen, eventLastSeen, eventMessage, eventObject, eventSource },
} as const satisfies Partial<KindBindings>;
