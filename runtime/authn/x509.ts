/** Client certificates: the common name is the user, the organizations are the groups (AUTHN-03). */
import type { UserInfo } from "../definition/request-context.js";
import { unauthorized } from "../errors/constructors.js";
import type { Authenticator, Credentials } from "./authenticator.js";

/**
 * Trusts what the TLS layer verified. A certificate that it did not accept is a 401, one without a common name names nobody.
 * Certificates stay the same for the life of a connection, so callers may keep the answer with the socket.
 */
export const x509Authenticator: Authenticator = {
  name: "x509",
  authenticate({ certificate }: Credentials): UserInfo | undefined {
    if (certificate === undefined) return undefined;
    if (!certificate.authorized) throw unauthorized();
    if (certificate.commonName === "") return undefined;
    return { name: certificate.commonName, uid: "", groups: [...certificate.organizations], extra: {} };
  },
};
