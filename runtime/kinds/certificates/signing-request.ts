/** Who asks for a certificate is who the server knows him to be, and what he asked for stays as it was (CSR-06). */
import type { CertificateSigningRequest } from "../../../generated/certificates/v1/types.js";
import type { ApiObject } from "../../definition/object-meta.js";
import type { ResourceHook } from "../../registry/resource-hook.js";

const specOf = (object: ApiObject): CertificateSigningRequest["spec"] => (object as unknown as CertificateSigningRequest).spec;

export const signingRequestHook: ResourceHook = {
  prepareForUpdate(object, old) {
    (object as unknown as CertificateSigningRequest).spec = structuredClone(specOf(old));
  },
  reserve(object, old, { request }) {
    if (old !== undefined) return undefined;
    const { name, uid, groups, extra } = request.user;
    const spec = specOf(object);
    for (const field of ["username", "uid", "groups", "extra"] as const) delete spec[field];
    spec.username = name;
    if (uid !== "") spec.uid = uid;
    if (groups.length > 0) spec.groups = [...groups];
    if (Object.keys(extra).length > 0) spec.extra = Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]]));
    return undefined;
  },
};
