/** What the plugins of certificate requests have in common. */
import { type JsonObject, objectOf } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { UserInfo } from "../../definition/request-context.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import type { HandlerServices } from "../../registry/handlers.js";

export const isCertificateRequest = ({ group, resource }: ResourceDefinition, { groupDomain }: VendorProfile): boolean =>
  resource === "certificatesigningrequests" && group === `certificates.${groupDomain}`;

/** Whether somebody may `approve` or `sign` for a signer: by its full name, or by `<domain>/*` for all of its domain (CSR-24, CSR-25). */
export async function mayServeSigner(
  services: HandlerServices,
  user: UserInfo,
  verb: "approve" | "sign",
  signer: string,
): Promise<boolean> {
  const names = [signer, `${signer.split("/", 1)[0]}/*`];
  for (const name of names) {
    const info = {
      isResourceRequest: true,
      path: "",
      verb,
      apiGroup: `certificates.${services.profile.groupDomain}`,
      apiVersion: "*",
      namespace: "",
      resource: "signers",
      subresource: "",
      name,
    };
    const { allowed } = await services.authorize({ user, info });
    if (allowed) return true;
  }
  return false;
}

/** Name of the signer that a request asks. */
export const signerOf = (object: ApiObject): string => String(objectOf(object["spec"])["signerName"] ?? "");

/** What is asked for: PEM. */
export const requestOf = (object: ApiObject): Buffer => Buffer.from(String(objectOf(object["spec"])["request"] ?? ""), "base64");

/** What became of a request so far. */
export function statusOf(object: ApiObject): JsonObject {
  const { certificate, conditions } = objectOf(object["status"]);
  return { certificate: certificate ?? "", conditions: conditions ?? [] };
}
