/** How plugins say no. */
import { forbidden } from "../errors/constructors.js";
import type { StatusError } from "../errors/status.js";
import type { AdmissionAttributes } from "../registry/admission/attributes.js";

/** 403; what is to get a generated name has none yet, and is called by what the name will begin with. */
export const refused = ({ resource, name, object }: AdmissionAttributes, why: string): StatusError =>
  forbidden(resource, name || (object?.metadata.generateName ?? ""), why);
