/** Makes requests for certificates, with their keys: ECDSA on P-256. */
import { keyText, newKey, signRequest } from "./sign.js";

export interface MadeSigningRequest {
  /** PEM. */
  readonly request: string;
  /** PEM; it never leaves whoever asks. */
  readonly key: string;
}

/** For a client of this name in these groups. */
export async function makeSigningRequest(commonName: string, organizations: readonly string[]): Promise<MadeSigningRequest> {
  const key = await newKey();
  const subject = { ...(organizations.length === 0 ? {} : { O: organizations }), CN: [commonName] };
  return { request: await signRequest(subject, key), key: keyText(key.privateKey) };
}
