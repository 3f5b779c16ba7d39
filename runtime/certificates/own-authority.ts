/** The authority of an earlier start: every client trusts it, so that one which cannot be read is never silently replaced. */
import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { join } from "node:path";
import type { KeyPair } from "./key-pair.js";
import { readIfPresent } from "./private-file.js";

/** Written after the authority: without it a lone key is what a first start left that was cut short. */
const FIRST_ISSUED = "admin.crt";

/** The pair in `directory`; undefined when there has been none. Throws an Error that says which file is wrong and what to do. */
export async function readAuthority(directory: string): Promise<KeyPair | undefined> {
  const files = { certificate: join(directory, "ca.crt"), key: join(directory, "ca.key") };
  const [certificate, key] = await Promise.all([readIfPresent(files.certificate), readIfPresent(files.key)]);
  if (certificate === undefined && key === undefined) return undefined;
  const refuse = (file: string, fault: string): never => {
    const both = `${files.certificate} and ${files.key}`;
    throw new Error(`${file} ${fault}. Put it back, or remove ${both} to have another authority made, which no client trusts yet`);
  };
  if (certificate === undefined && (await readIfPresent(join(directory, FIRST_ISSUED))) === undefined) return undefined;
  if (certificate === undefined) return refuse(files.certificate, `is missing, though ${files.key} is there`);
  if (key === undefined) return refuse(files.key, `is missing, though ${files.certificate} is there`);
  const parsed = attempt(() => new X509Certificate(certificate)) ?? refuse(files.certificate, "holds no PEM certificate");
  const secret: KeyObject = attempt(() => createPrivateKey(key)) ?? refuse(files.key, "holds no PEM private key");
  if (!parsed.checkPrivateKey(secret)) refuse(files.key, `is not the key of ${files.certificate}`);
  return { certificate, key };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
