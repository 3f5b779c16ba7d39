/** Keys of service account tokens: given in files, or made once and kept (SA-04). */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readIfPresent, writePrivateFile } from "./private-file.js";

const OWN_KEY = "service-account.key";
const PEM_BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[^-]+-----END \1-----/g;
/** Curves that tokens may be signed on; RSA besides. */
const CURVES: ReadonlySet<string | undefined> = new Set(["prime256v1", "secp384r1", "secp521r1"]);
const SMALLEST_RSA_BITS = 2048;

export interface ServiceAccountKeyFiles {
  /** Where a made key is kept. */
  readonly directory: string;
  /** Keys that tokens are verified by: private, public or certificates, several a file. */
  readonly keyFiles: readonly string[];
  /** The private key that tokens are signed with; "" for none. */
  readonly signingKeyFile: string;
}

export interface ServiceAccountKeys {
  /** Undefined where tokens are only verified. */
  readonly signing: KeyObject | undefined;
  /** Public keys, none twice. */
  readonly verifying: readonly KeyObject[];
}

/**
 * With neither file, tokens are signed by a key of the server's own, made at the first start; with key files alone, none are signed.
 * Throws an error that names the file and never shows what is in it.
 */
export async function loadServiceAccountKeys(files: ServiceAccountKeyFiles): Promise<ServiceAccountKeys> {
  const { keyFiles, signingKeyFile, directory } = files;
  const given = (await Promise.all(keyFiles.map(async (file) => publicKeys(file, await read(file))))).flat();
  const signing =
    signingKeyFile !== ""
      ? privateKey(signingKeyFile, await read(signingKeyFile))
      : keyFiles.length === 0
        ? await ownKey(directory)
        : undefined;
  const verifying = given.length > 0 || signing === undefined ? given : [createPublicKey(signing)];
  return { signing, verifying: verifying.filter((key, index) => verifying.findIndex((other) => other.equals(key)) === index) };
}

/** On a curve: made in a millisecond, and its tokens are small. */
async function ownKey(directory: string): Promise<KeyObject> {
  const path = join(directory, OWN_KEY);
  const kept = await readIfPresent(path);
  if (kept !== undefined) return privateKey(path, kept);
  const { privateKey: made } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  await writePrivateFile(path, made.export({ type: "pkcs8", format: "pem" }).toString());
  return made;
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new Error(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? "unknown failure"}`);
  }
}

function privateKey(file: string, pem: string): KeyObject {
  try {
    return usable(file, createPrivateKey(pem));
  } catch (error) {
    if (error instanceof UnusableKey) throw error;
    throw new Error(`${file} holds no private key that can be read`);
  }
}

function publicKeys(file: string, pem: string): KeyObject[] {
  const blocks = [...pem.matchAll(PEM_BLOCK)].filter(([, label]) => label !== "EC PARAMETERS");
  const keys = blocks.map(([block]) => {
    try {
      return usable(file, createPublicKey(block));
    } catch (error) {
      if (error instanceof UnusableKey) throw error;
      throw new Error(`${file} holds a key that cannot be read`);
    }
  });
  if (keys.length === 0) throw new Error(`${file} holds no key`);
  return keys;
}

class UnusableKey extends Error {}

function usable(file: string, key: KeyObject): KeyObject {
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === "rsa" && modulusLength >= SMALLEST_RSA_BITS) return key;
  if (key.asymmetricKeyType === "ec" && CURVES.has(namedCurve)) return key;
  throw new UnusableKey(`${file} holds a key that is neither RSA of ${SMALLEST_RSA_BITS} bits or more nor on P-256, P-384 or P-521`);
}
