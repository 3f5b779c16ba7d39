/** Paths of documents about the server itself, which are there whatever it serves. */
export const VERSION_PATH = "/version";

/** What tells other programs how to verify tokens of service accounts: the issuer's discovery document, and its keys. */
export const CONFIGURATION_PATH = "/.well-known/openid-configuration";
export const KEYS_PATH = "/openid/v1/jwks";
