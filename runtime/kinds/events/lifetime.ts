/** Which objects are kept for a while only. */
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";

/** Events, by either of their groups. */
export const areEvents = ({ group, resource }: ResourceDefinition, { groupDomain }: VendorProfile): boolean =>
  resource === "events" && (group === "" || group === `events.${groupDomain}`);
